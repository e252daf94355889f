public import JournalFormat

extension DoctorReport: Report {
  public var json: JSONValue {
    [
      "from": .string(period.lowerBound.description), "to": .string(period.upperBound.description),
      "seen_on": .string(today.description), "days_in_period": .int(length), "days_logged": .int(daysLogged),
      "days_written": .int(daysWritten),
      "person": [
        "sex": JSONValue(profile.sex?.rawValue), "born": JSONValue(profile.born?.description),
        "height_cm": JSONValue(profile.height), "target_kg": JSONValue(profile.targetMass?.kilograms),
      ],
      "weights": .array(
        weights.map { reading in
          let left: [(String, JSONValue)] = strayWeights.contains(reading) ? [("left_out", .bool(true))] : []
          return .object(
            [
              ("day", .string(reading.day.description)),
              ("weight_kg", thousandths(reading.mass.kilograms)),
            ] + left)
        }),
      "weight_trend": .array(
        trend.map {
          [
            "day": .string($0.day.description), "weight_kg": thousandths($0.mass),
            "trend_kg": thousandths($0.trend),
          ]
        }),
      "energy": energyJSON,
      "scales": .array(scales.map(\.json)), "moods": .array(moods.map(\.json)),
      "note_tags": .array(tags.map { .string($0) }),
      "notes": .array(
        notes.map {
          ["day": .string($0.day.description), "text": .string($0.text), "place": .string($0.place)]
        }),
      "left_out": [
        "private_days": .int(leftOut.privateDays), "private_lines": .int(leftOut.privateLines),
        "notes": .int(leftOut.notes), "moods_in_words": .int(leftOut.moodsInWords),
        "items_without_scale": .int(leftOut.itemsWithoutScale), "denials": .int(leftOut.denials),
      ],
    ]
  }

  private var energyJSON: JSONValue {
    let complete = energy.complete
    func macro(_ nutrient: Nutrient) -> JSONValue {
      guard let average = complete.average(of: nutrient) else { return .null }
      return ["grams_a_day": .double((average.grams * 10).rounded() / 10), "days": .int(average.days)]
    }
    return [
      "complete_days": .int(complete.count),
      "partial_days": .int(energy.days.count { $0.coverage != .untracked && !$0.isKnown }),
      "untracked_days": .int(energy.untrackedDays),
      "average_kcal": JSONValue(complete.averageKilocalories),
      "protein": macro(.protein), "carbs": macro(.carbs), "fat": macro(.fat),
      "days": .array(
        energy.days.filter { $0.coverage != .untracked }.map { day in
          [
            "day": .string(day.day.description), "coverage": .string(day.coverage.rawValue),
            "energy_kcal": day.tally.stated > 0 ? .double(day.tally.kilocalories) : .null,
            "entries_without_value": .int(day.tally.incomplete),
            "goal_kcal": JSONValue(day.goal?.kilocalories),
          ]
        }),
    ]
  }

  /// Weight and energy, then each scale with its lines.
  public var figures: [Figure] {
    let days = days
    var figures: [Figure] = []
    if !weights.isEmpty {
      figures.append(
        Figure(
          "Weight", .count(weights.count - strayWeights.count, one: "reading", many: "readings"),
          rule: .weightReadings
        ) { [strayWeights] in
          days.places { file in
            file.plausibleWeights.filter {
              !strayWeights.contains(WeightReading(day: file.day, mass: $0.mass))
            }.map(\.range)
          }
        })
    }
    figures += EnergyCoverage(of: days.filter { $0.day < today }, open: nil).figures
    return figures
      + (scales + moods).map { scale in
        let name = scale.words.isEmpty ? scale.heading : "\(scale.heading): \(scale.words)"
        return Figure(name, .text("noted \(timesText(scale.values.count))"), rule: .scaleAverage) {
          scale.values.map(\.place)
        }
      }
  }
}

extension DoctorReport.Scale {
  fileprivate var json: JSONValue {
    [
      "heading": .string(heading), "words": .string(words), "scale": JSONValue(scale),
      "count": .int(values.count), "days": .int(days),
      "mean": mean.map(thousandths) ?? .null,
      "values": .array(
        values.map {
          ["day": .string($0.day.description), "value": scale == nil ? .null : .double($0.value)]
        }),
    ]
  }
}

private func thousandths(_ value: Double) -> JSONValue { .double((value * 1_000).rounded() / 1_000) }
