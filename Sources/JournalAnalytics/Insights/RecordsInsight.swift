internal import JournalFormat

/// The records of the whole diary up to the period's end.
struct RecordsInsight: Insight {
  var seen: Day
  var longest: Streak?
  /// The day with most entries, the first of equals, and how many days share the record.
  var fullest: (day: Day, entries: Int, shared: Int)?
  /// How many different foods were ever named, and the latest that was new.
  var foods: Int
  var latestFood: (name: String, day: Day)?
  var entries: Int
  var first: Day?
}

/// The records as seen on the last day of the source's diary.
func recordsInsight(of source: InsightSource, _ foods: FoodIndex) -> RecordsInsight {
  let diary = source.diary
  let most = diary.days.map(\.rows.count).max() ?? 0
  let fullest = diary.days.first { $0.rows.count == most }
  var seen = Array(repeating: false, count: foods.names.count)
  var different = 0
  var latest: (name: String, day: Day)?
  for row in diary.rows {
    for food in foods.parts[Int(row.phrase)] where !seen[food] {
      seen[food] = true
      different += 1
      latest = (foods.names[food], row.day)
    }
  }
  return RecordsInsight(
    seen: source.observed.today,
    longest: streaks(of: diary.days.map(\.day), rest: source.rest, today: source.observed.today).longest,
    fullest: fullest.map { ($0.day, most, diary.days.count { $0.rows.count == most }) },
    foods: different, latestFood: latest, entries: diary.rows.count, first: diary.days.first?.day)
}

extension RecordsInsight {
  var blocks: [ReportBlock] {
    guard let longest, let fullest, let first else {
      return [.paragraph("No record yet: the first line sets three of them.")]
    }
    func item(_ name: String, _ words: String) -> ReportText {
      ReportText([.strong(name), .plain(": \(words)")])
    }
    var items = [
      item(
        "Longest streak",
        "\(dayCount(longest.length)), \(PeriodText(.days(longest.first...longest.last)).dates)")
    ]
    let day = fullest.day.weekdayAndDay(besides: seen)
    let others = fullest.shared - 1
    let when =
      others == 0 ? day : "first on \(day), and as many on \(counted(others, "other day", "other days"))"
    items.append(item("Fullest day", "\(counted(fullest.entries, "entry", "entries")), \(when)"))
    if let latestFood {
      items.append(
        item(
          "Different foods",
          "\(grouped(foods)); the latest new one is \(latestFood.name), "
            + latestFood.day.weekdayAndDay(besides: seen)))
    }
    items.append(
      item(
        "In all",
        "\(counted(entries, "entry", "entries")) since \(first.weekdayAndDay(besides: seen))"))
    return [.list(items)]
  }

  var json: JSONValue {
    [
      "longest_streak": streakJSON(longest),
      "fullest_day": fullest.map {
        [
          "day": .string($0.day.description), "entries": .int($0.entries),
          "days_with_as_many": .int($0.shared),
        ]
      } ?? .null,
      "different_foods": .int(foods),
      "latest_new_food": latestFood.map { ["name": .string($0.name), "day": .string($0.day.description)] }
        ?? .null,
      "entries": .int(entries),
      "first_day": JSONValue(first?.description),
    ]
  }

  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    guard let longest, let fullest else { return [] }
    return [
      FigureExplanation(
        "Longest streak: \(dayCount(longest.length))", rule: "streak-days",
        "Days with an eaten entry that follow each other, rest days left aside. Here is each day's first entry.",
        lines: diary.places(of: diary.days(in: longest.first...longest.last))),
      FigureExplanation(
        "Fullest day: \(counted(fullest.entries, "entry", "entries"))", rule: "eaten-entries",
        "The first day with as many eaten entries as no other has more.",
        lines: diary.rows(in: fullest.day...fullest.day).map(diary.place)),
    ]
  }
}
