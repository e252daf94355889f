internal import JournalFormat

/// The records of the whole diary up to the period's end.
struct RecordsInsight: Insight {
  private let streaks: Streaks
  /// The day with the most entries, the first of equals, and how many days share the record.
  private let fullest: (day: EatenDiary.LoggedDay, shared: Int)?
  /// For each food, the row of the diary that names it first.
  private let firstRows: [Int]
  /// The foods first named on the latest day with new foods.
  private var latestFoods: (names: [String], day: Day)?
  private let diary: EatenDiary
  private let facts: PeriodFacts
  private let isEverything: Bool

  /// The records up to the last day of the source's diary.
  init(of source: InsightSource) {
    (diary, facts, isEverything) = (source.diary, source.facts, source.isEverything)
    let foods = source.foods
    let most = diary.days.lazy.map { $0.rows.count }.max() ?? 0
    let days = diary.days
    fullest = days.first { $0.rows.count == most }.map { ($0, days.count { $0.rows.count == most }) }
    var streaks = facts.streaks
    // Of a period that is over none is the current one.
    if facts.observed.isFinished { streaks.running = nil }
    self.streaks = streaks
    // A word within a dish names its food too.
    var isSeen = Array(repeating: false, count: foods.names.count)
    var firstRows: [Int] = []
    for (index, row) in diary.rows.enumerated() {
      for food in foods.all[Int(row.phrase)] where !isSeen[food] {
        isSeen[food] = true
        firstRows.append(index)
        if latestFoods?.day != row.day { latestFoods = ([], row.day) }
        latestFoods?.names.append(foods.names[food])
      }
    }
    self.firstRows = firstRows
    if let (words, day) = latestFoods {
      latestFoods = (Self.names(of: words, on: day, in: diary, by: foods.tally), day)
    }
  }

  /// The new foods of a day as a recap names them: `matcha ice cream` and not its three words. On the first three days, the words.
  private static func names(of words: [String], on day: Day, in diary: EatenDiary, by tally: FoodTally)
    -> [String]
  {
    var known = KnownFoods(writtenIn: diary, before: day)
    known.forms = diary.forms
    let rows = diary.rows(in: day...day)
    let new = newFoods(in: rows.map { diary.written[Int($0.phrase)] }, tally: tally, known: known)
    return new.isEmpty ? words : new.map(\.name)
  }

  var blocks: [ReportBlock] {
    guard let longest = streaks.longestText, let fullest, let first = diary.days.first?.day else {
      return [.paragraph(ReportText(InsightWords.noRecord.said()))]
    }
    guard diary.days.count > 2 else {
      return [.paragraph(ReportText(InsightWords.fewRecords.said()))]
    }
    func item(_ name: String, _ text: String) -> ReportText {
      ReportText([.strong(name), .plain(": \(text)")])
    }
    var items = [item("Longest streak", longest)]
    let seen = facts.observed.today
    // Where all days have as many, or more than ten, none stands out.
    if fullest.shared < diary.days.count, fullest.shared <= 10 {
      items.append(
        item(
          fullest.shared == 1 ? "Fullest day" : "Fullest days",
          (fullest.shared == 1 ? InsightWords.fullest : .fullestTie).said([
            "entries": .number(fullest.day.rows.count), "days": .text(numberWord(fullest.shared)),
            "day": .text(fullest.day.day.weekdayAndDay(besides: seen)),
          ])))
    }
    if let latestFoods {
      let names = shortened(latestFoods.names.sorted().map(diary.shown), to: 3, of: "food")
      items.append(
        item(
          "Different foods",
          (names.count == 1 ? InsightWords.foodsOne : .foodsSeveral).said([
            "foods": .number(firstRows.count), "food": .text(names[0]), "names": .list(names),
            "day": .text(latestFoods.day.weekdayAndDay(besides: seen)),
          ])))
    }
    items.append(
      item(
        "In all",
        InsightWords.inAll.said([
          "entries": .number(diary.rows.count), "day": .text(first.weekdayAndDay(besides: seen)),
        ])))
    let scope = InsightWords.ofWholeDiary.said(["day": .text(seen.weekdayAndDay)])
    return (isEverything ? [] : [.paragraph(ReportText(scope))]) + [.list(items)]
  }

  var json: JSONValue {
    [
      "longest_streak": streakJSON(streaks.longest), "longest_streaks": .int(streaks.longestCount),
      "fullest_day": fullest.map {
        [
          "day": .string($0.day.day.description), "entries": .int($0.day.rows.count),
          "days_with_as_many": .int($0.shared),
        ]
      } ?? .null,
      "different_foods": .int(firstRows.count),
      "latest_new_foods": latestFoods.map {
        ["names": .array($0.names.sorted().map(JSONValue.string)), "day": .string($0.day.description)]
      } ?? .null,
      "entries": .int(diary.rows.count),
      "first_day": JSONValue(diary.days.first?.day.description),
    ]
  }

  var figures: [Figure] {
    guard let longest = streaks.longest, let fullest else { return [] }
    return [
      facts.journal.figure(of: longest, named: "Longest streak"),
      Figure(
        "Fullest day", .entries(fullest.day.rows.count), rule: .eatenEntries,
        note: "Of days with equally many it is the first.",
        lines: { diary.rows[fullest.day.rows].map(diary.place) }),
      Figure(
        "Different foods", .count(firstRows.count, one: "food", many: "foods"), rule: .differentFoods,
        note: "Here is the first line of each.", lines: { firstRows.map { diary.place(diary.rows[$0]) } }),
      Figure(
        "In all", .entries(diary.rows.count), rule: .eatenEntries, note: "It is up to the period's end.",
        lines: { diary.rows.map(diary.place) }),
    ]
  }
}
