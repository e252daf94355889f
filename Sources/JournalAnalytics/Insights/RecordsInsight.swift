internal import JournalFormat

/// The records of the whole diary up to the period's end.
struct RecordsInsight: Insight {
  var seen: Day
  var longest: Streak?
  /// The day with most entries, the first of equals, and how many days share the record.
  var fullest: (day: Day, entries: Int, shared: Int)?
  /// How many different foods were ever named, and the latest that was new.
  var foods: Int { firstRows.count }
  /// For each of them the row of the diary that named it first.
  var firstRows: [Int]
  var latestFood: (name: String, day: Day)?
  var entries: Int
  var first: Day?
  var rest: [ClosedRange<Day>]
}

/// The records as seen on the last day of the source's diary.
func recordsInsight(of source: InsightSource, _ foods: FoodIndex) -> RecordsInsight {
  let diary = source.diary
  let most = diary.days.map(\.rows.count).max() ?? 0
  let fullest = diary.days.first { $0.rows.count == most }
  // A word within a dish names its food, too.
  var isSeen = Array(repeating: false, count: foods.names.count)
  var firstRows: [Int] = []
  var latest: (name: String, day: Day)?
  for (index, row) in diary.rows.enumerated() {
    for food in foods.all[Int(row.phrase)] where !isSeen[food] {
      isSeen[food] = true
      firstRows.append(index)
      if latest.map({ row.day > $0.day }) ?? true { latest = (foods.names[food], row.day) }
    }
  }
  return RecordsInsight(
    seen: source.observed.today,
    longest: streaks(of: diary.days.map(\.day), rest: source.rest, today: source.observed.today).longest,
    fullest: fullest.map { ($0.day, most, diary.days.count { $0.rows.count == most }) },
    firstRows: firstRows, latestFood: latest, entries: diary.rows.count, first: diary.days.first?.day,
    rest: source.rest)
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
      diary.explanation(of: longest, "Longest streak", rest: rest),
      FigureExplanation(
        "Fullest day: \(counted(fullest.entries, "entry", "entries"))", rule: "eaten-entries",
        "The first day with as many eaten entries as no other has more.",
        lines: diary.rows(in: fullest.day...fullest.day).map(diary.place)),
      FigureExplanation(
        "Different foods: \(counted(foods, "food", "foods"))", rule: "different-foods",
        "Every dish, and every word that may name a food and is not always part of a dish. Here is the first line of each.",
        lines: firstRows.map { diary.place(diary.rows[$0]) }),
      FigureExplanation(
        "In all: \(counted(entries, "entry", "entries"))", rule: "eaten-entries",
        "Every eaten entry up to the period's end counts one.", lines: diary.rows.map(diary.place)),
    ]
  }
}
