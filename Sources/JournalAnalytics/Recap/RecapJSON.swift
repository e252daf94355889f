public import JournalFormat

extension RecapReport {
  /// All figures of the recap as JSON. All keys are always present; unknown values are `null`.
  public var json: JSONValue {
    let headline = headline
    return .object([
      ("period", .string(period.description)),
      ("first_day", .string(observed.first.description)),
      ("last_day", .string(period.days.upperBound.description)),
      ("seen_on", .string(observed.today.description)),
      ("is_finished", .bool(observed.isFinished)),
      (
        "headline",
        [
          "kind": .string(headline.kind.rawValue), "title": .string(headline.title),
          "subtitle": .string(headline.subtitle),
        ]
      ),
      ("entries", .int(entries)),
      ("entries_planned", .int(planned)),
      ("entries_dropped", .int(dropped)),
      ("entries_period_before", .int(previousEntries)),
      ("entries_period_before_by_now", .int(previousEntriesByNow)),
      ("change_percent", JSONValue(changePercent)),
      ("days", .int(observed.dayCount)),
      ("days_begun", .int(observed.elapsedCount)),
      ("days_logged", .int(daysLogged)),
      ("is_perfect", .bool(isPerfect)),
      ("current_streak", streakJSON(streaks.running)),
      ("longest_streak", streakJSON(streaks.longest)),
      ("best_days", .array(bestDays.map { .string($0.description) })),
      ("by_day", .array(days.map(dayJSON))),
      ("top_foods", .array(topFoods.map(foodJSON))),
      ("new_foods", .array(newFoods.map(foodJSON))),
      ("categories", categories.json),
      ("entries_without_category", .int(categories.unnamed)),
      ("timing", timingJSON),
      ("energy", energyJSON),
      ("nutrients", .array(energy.nutrients.map(nutrientJSON))),
      ("weight", weightJSON),
      (
        "tasks",
        [
          "done": .int(tasks.done.count), "open": .int(tasks.openTasks.count),
          "cancelled": .int(tasks.cancelled),
          "parts_done": .int(tasks.partsDone),
          "done_words": .array(tasks.done.map { .string($0) }),
        ]
      ),
      ("habits", .array(habits.map(\.json))),
      ("moods", .array(moods.map(moodJSON))),
      ("moods_in_words", moodWords.json),
      ("series", series.json),
      ("unread", .files(unread)),
      ("closing_line", .string(closingLine)),
      ("digest", .string(digest)),
    ])
  }

  private func dayJSON(_ day: DayCount) -> JSONValue {
    [
      "day": .string(day.day.description), "entries": .int(day.entries),
      "coverage": .string(day.coverage.rawValue), "is_rest": .bool(day.isRest),
      "energy_kcal": day.energy.stated > 0 ? kilocalories(day.energy.middleTenths) : .null,
      "entries_without_value": .int(day.energy.incomplete),
    ]
  }

  private func foodJSON(_ food: NamedFood) -> JSONValue {
    ["name": .string(food.name), "entries": .int(food.count)]
  }

  private var timingJSON: JSONValue {
    [
      "entries_with_time": .int(times.timed), "entries_without_time": .int(times.untimed),
      "usual": .array(
        times.usual.map {
          [
            "category": .string($0.category.rawValue), "time": .string($0.time.description),
            "entries": .int($0.entries),
          ]
        }),
      "earliest": momentJSON(times.earliest), "latest": momentJSON(times.latest),
      "eating_window_minutes": JSONValue(times.eatingWindow),
      "eating_window_days": .int(times.eatingWindowDays),
    ]
  }

  private func momentJSON(_ moment: MealTimes.Moment?) -> JSONValue {
    guard let moment else { return .null }
    return ["day": .string(moment.day.description), "time": .string(moment.time.description)]
  }

  private var energyJSON: JSONValue {
    [
      "average_kcal": JSONValue(energy.averageKilocalories),
      "complete_days": .int(energy.completeDays),
      "complete_kcal": kilocalories(energy.complete.middleTenths),
      "complete_low_kcal": kilocalories(energy.complete.lowTenths),
      "complete_high_kcal": kilocalories(energy.complete.highTenths),
      "complete_estimated_kcal": kilocalories(energy.complete.estimatedTenths),
      "partial_days": .int(energy.partialDays),
      "partial_days_with_value": .int(energy.partialDaysWithValue),
      "partial_kcal": kilocalories(energy.partial.middleTenths),
      "partial_estimated_kcal": kilocalories(energy.partial.estimatedTenths),
      "entries_without_value": .int(energy.entriesWithoutValue),
    ]
  }

  private func kilocalories(_ tenths: Int) -> JSONValue { .double(Double(tenths) / 10) }

  private func nutrientJSON(_ total: EnergyCoverage.NutrientTotal) -> JSONValue {
    [
      "nutrient": .string(total.nutrient.rawValue), "total_g": .double(Double(total.milligrams) / 1_000),
      "entries": .int(total.entries),
    ]
  }

  private var weightJSON: JSONValue {
    guard let weight else { return .null }
    let strays = strayWeights.filter { observed.period.days.contains($0.day) }
    let left: [(String, JSONValue)] =
      strays.isEmpty
      ? [] : [("left_out", .array(strays.map { readingJSON(.init(day: $0.day, mass: $0.mass)) }))]
    return .object(
      [
        ("readings", .int(weight.readings)), ("first", readingJSON(weight.first)),
        ("last", readingJSON(weight.last)), ("before", readingJSON(weight.previous)),
      ] + left)
  }

  private func readingJSON(_ reading: WeightChange.Reading?) -> JSONValue {
    guard let reading else { return .null }
    let grams = (reading.mass.kilograms * 1_000).rounded()
    return ["day": .string(reading.day.description), "weight_kg": .double(grams / 1_000)]
  }

  private func moodJSON(_ mood: ScaleAverage) -> JSONValue {
    [
      "scale": JSONValue(mood.scale), "average": .double(Double(mood.averageHundredths ?? 0) / 100),
      "count": .int(mood.count), "days": .int(mood.days),
    ]
  }
}
