public import JournalFormat

extension EnergyReport: Report {
  public var json: JSONValue {
    [
      "from": .string(period.lowerBound.description),
      "to": .string(min(period.upperBound, today).description),
      "days_in_period": .int(length), "complete_days": .int(complete.count),
      "partial_days": .int(days.count { $0.coverage != .untracked && !$0.isKnown }),
      "untracked_days": .int(untrackedDays),
      "average_kcal": JSONValue(complete.averageKilocalories),
      "average_low_kcal": average(\.lowTenths), "average_high_kcal": average(\.highTenths),
      "average_estimated_kcal": average(\.estimatedTenths),
      "aim": JSONValue(aim?.rawValue), "streak_on_target_days": .int(streak.count),
      "streak_first_day": JSONValue(streak.first?.description),
      "days": .array(days.map(\.json)), "grid": .array(grid.map(\.json)),
      "meals": .array(
        meals.map { category, tally in
          [
            "category": JSONValue(category?.rawValue), "energy_kcal": tally.json(\.middleTenths),
            "energy_low_kcal": tally.json(\.lowTenths), "energy_high_kcal": tally.json(\.highTenths),
            "entries_with_value": .int(tally.stated), "entries_without_value": .int(tally.incomplete),
          ]
        }),
      "weights": .array(
        weights.map { reading in
          let left: [(String, JSONValue)] = strayWeights.contains(reading) ? [("left_out", .bool(true))] : []
          return .object(
            [
              ("day", .string(reading.day.description)),
              ("weight_kg", .double((reading.mass.kilograms * 1_000).rounded() / 1_000)),
            ] + left)
        }),
    ]
  }

  private func average(_ end: KeyPath<EnergyTally, Int>) -> JSONValue {
    complete.isEmpty ? .null : .int(share(complete.tally[keyPath: end], among: 10 * complete.count))
  }

  /// The average and the streak, then the energy of each day with the entries behind it.
  public var figures: [Figure] {
    let past = diaryDays.filter { $0.day < today }
    let byDay = Dictionary(uniqueKeysWithValues: past.map { ($0.day, $0) })
    var figures = EnergyCoverage(of: past, open: nil).figures
    if !streak.isEmpty {
      let streak = streak
      figures.append(
        Figure("On target", .days(streak.count), rule: .targetStreak) {
          streak.compactMap { byDay[$0]?.firstPlace }
        })
    }
    return figures + diaryDays.flatMap(\.figures)
  }
}

extension EnergyTally {
  /// An end of the sum in kilocalories; null where no entry states energy.
  fileprivate func json(_ end: KeyPath<EnergyTally, Int>) -> JSONValue {
    stated == 0 ? .null : .double(Double(self[keyPath: end]) / 10)
  }
}

extension EnergyDay {
  fileprivate var json: JSONValue {
    func grams(_ nutrient: Nutrient) -> JSONValue {
      macros[nutrient].map { .double(($0.grams * 10).rounded() / 10) } ?? .null
    }
    func stating(_ nutrient: Nutrient) -> JSONValue { .int(macros[nutrient]?.entries ?? 0) }
    return [
      "day": .string(day.description), "state": JSONValue(state?.rawValue),
      "on_target": isOnTarget.map { .bool($0) } ?? .null,
      "is_over": .bool(isOver), "is_rest": .bool(isRest), "coverage": .string(coverage.rawValue),
      "energy_kcal": tally.json(\.middleTenths), "energy_low_kcal": tally.json(\.lowTenths),
      "energy_high_kcal": tally.json(\.highTenths),
      "entries_eaten": .int(eaten), "entries_without_value": .int(tally.incomplete),
      "goal_kcal": JSONValue(goal?.kilocalories),
      "protein_g": grams(.protein), "protein_entries": stating(.protein),
      "carbs_g": grams(.carbs), "carbs_entries": stating(.carbs),
      "fat_g": grams(.fat), "fat_entries": stating(.fat),
      "protein_goal_g": JSONValue(goal?.grams(of: .protein)),
      "carbs_goal_g": JSONValue(goal?.grams(of: .carbs)), "fat_goal_g": JSONValue(goal?.grams(of: .fat)),
    ]
  }
}
