internal import JournalFormat

/// The entries of a period by weekday.
struct WeekdaysInsight: Insight {
  struct Count: Hashable, Sendable {
    var weekday: Weekday
    /// The logged days among such days so far.
    var days = LoggedDays()
    var entries = 0
    var logged: Int { days.logged }
  }

  /// All seven, beginning with the first weekday in the settings.
  private let counts: [Count]
  private let days: [DiaryDay]
  /// The entries of today, which is not over; `nil` outside of the period.
  private let today: (weekday: Weekday, entries: Int)?

  /// The weekdays of the source's period. Averages are over logged days.
  init(of source: InsightSource) {
    let first = source.journal.settings.firstWeekday.rawValue
    var counts = (0..<7).compactMap { Weekday(rawValue: (first - 1 + $0) % 7 + 1) }
      .map { Count(weekday: $0) }
    for (day, entries, isRested) in source.facts.entriesByDay {
      let index = (day.weekday.rawValue - first + 7) % 7
      counts[index].days.add(entries: entries, isRest: isRested)
      counts[index].entries += entries
    }
    self.counts = counts
    days = source.facts.days
    let last = source.facts.entriesByDay.last
    today = last.flatMap { $0.day == source.facts.observed.today ? ($0.day.weekday, $0.entries) : nil }
  }

  /// The weekday with the most entries per logged day and the one with the fewest; `nil` if they are alike, shared, or seldom
  /// logged.
  var fullest: String? {
    func average(_ count: Count) -> Int { share(10 * count.entries, among: max(1, count.logged)) }
    // Today is not over: what would not be said without it is not said.
    func isLess(withoutToday least: Count, _ most: Count) -> Bool {
      func average(_ count: Count) -> Int {
        let today = today?.weekday == count.weekday && today?.entries ?? 0 > 0 ? today : nil
        return share(
          10 * (count.entries - (today?.entries ?? 0)), among: max(1, count.logged - (today == nil ? 0 : 1)))
      }
      return average(most) * 4 >= average(least) * 5
    }
    guard counts.allSatisfy({ $0.logged >= 3 }), let most = counts.max(by: { average($0) < average($1) }),
      let least = counts.min(by: { average($0) < average($1) }), average(most) * 4 >= average(least) * 5,
      isLess(withoutToday: least, most),
      counts.count(where: { average($0) == average(most) || average($0) == average(least) }) == 2
    else { return nil }
    return InsightSentence.weekday.said([
      "day": .text(most.weekday.name), "most": .text(averageText(most.entries, among: most.logged)),
      "other": .text(least.weekday.name), "least": .text(averageText(least.entries, among: least.logged)),
    ])
  }

  var blocks: [ReportBlock] {
    guard counts.contains(where: { $0.entries > 0 }) else { return [nothingInPeriod] }
    guard counts.allSatisfy({ $0.days.due > 1 }) else {
      return [.paragraph(ReportText(InsightWords.noWeekdays.said()))]
    }
    let rows = counts.map { count in
      [
        ReportText(count.weekday.name),
        ReportText(count.logged == 0 ? "" : averageText(count.entries, among: count.logged)),
        ReportText(grouped(count.entries)), ReportText(count.days.text),
      ]
    }
    let bars = ChartBars(
      counts.map { count in
        let average = count.logged == 0 ? nil : averageText(count.entries, among: count.logged)
        return .init(
          label: count.weekday.name,
          value: count.logged == 0 ? nil : Double(count.entries) / Double(count.logged),
          caption: average.map { "\($0), on \(count.days.textOfDays)" }
            ?? "no entry")
      })
    let items = bars.bars.map { "\($0.label) \($0.caption)" }
    return [
      .paragraph(ReportText(InsightWords.weekdays.said())),
      .chart(
        ReportChart(
          name: "weekdays", title: InsightPart.weekdays.title,
          summary: "Entries a logged day: \(joinedList(items)).", drawing: .bars(bars),
          table: ReportTable(
            columns: [
              .init("Weekday"), .init("A logged day", .trailing), .init("Entries", .trailing),
              .init("Days logged", .trailing),
            ], rows: rows))),
    ]
  }

  var json: JSONValue {
    [
      "weekdays": .array(
        counts.map {
          [
            "weekday": .string($0.weekday.name.lowercased()), "entries": .int($0.entries),
            "days": .int($0.days.days),
            "days_logged": .int($0.logged), "days_of_rest": .int($0.days.rested),
            "entries_per_logged_day":
              $0.logged == 0 ? .null : .double(Double(share(10 * $0.entries, among: $0.logged)) / 10),
          ]
        })
    ]
  }

  var figures: [Figure] {
    counts.map { count in
      Figure(
        count.weekday.name, .entries(count.entries), rule: .eatenEntries,
        note: "The average is over the days logged.",
        lines: { days.filter { $0.day.weekday == count.weekday }.eatenPlaces() })
    }
  }
}
