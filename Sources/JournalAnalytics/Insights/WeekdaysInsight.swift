internal import JournalFormat

/// How a period's entries lie over the days of the week.
struct WeekdaysInsight: Insight {
  struct Count: Hashable, Sendable {
    var weekday: Weekday
    /// Such days that have begun, those logged, and their entries.
    var days: Int
    var logged: Int
    var entries: Int
  }

  /// All seven, from the settings' first weekday on.
  var counts: [Count]
  var elapsed: ClosedRange<Day>?
}

/// The weekdays of the source's period. Averages are over logged days.
func weekdaysInsight(of source: InsightSource) -> WeekdaysInsight {
  let first = source.journal.settings.firstWeekday.rawValue
  var counts = (0..<7).compactMap { Weekday(rawValue: (first - 1 + $0) % 7 + 1) }
    .map { WeekdaysInsight.Count(weekday: $0, days: 0, logged: 0, entries: 0) }
  for (day, entries) in activityInsight(of: source).days {
    let index = (day.weekday.rawValue - first + 7) % 7
    counts[index].days += 1
    counts[index].logged += entries > 0 ? 1 : 0
    counts[index].entries += entries
  }
  return WeekdaysInsight(counts: counts, elapsed: source.observed.elapsed)
}

extension WeekdaysInsight {
  var blocks: [ReportBlock] {
    guard counts.contains(where: { $0.entries > 0 }) else { return [nothingInPeriod] }
    let rows = counts.map { count in
      [
        ReportText(count.weekday.name),
        ReportText(count.logged == 0 ? "" : averageText(count.entries, among: count.logged)),
        ReportText(grouped(count.entries)), ReportText("\(grouped(count.logged)) of \(grouped(count.days))"),
      ]
    }
    let bars = ChartBars(
      counts.map { count in
        let average = count.logged == 0 ? nil : averageText(count.entries, among: count.logged)
        return .init(
          label: count.weekday.name,
          value: count.logged == 0 ? nil : Double(count.entries) / Double(count.logged),
          caption: "\(average ?? "nothing") from \(grouped(count.logged)) of \(grouped(count.days))")
      })
    let words = bars.bars.map { "\($0.label) \($0.caption)" }
    return [
      .paragraph("Entries a logged day, and how many of such days are logged."),
      .chart(
        ReportChart(
          name: "weekdays", title: InsightPart.weekdays.title,
          summary: "Entries a logged day: \(joinedWords(words)).", drawing: .bars(bars),
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
            "days": .int($0.days),
            "days_logged": .int($0.logged),
            "entries_per_logged_day":
              $0.logged == 0 ? .null : .double(Double(share(10 * $0.entries, among: $0.logged)) / 10),
          ]
        })
    ]
  }

  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    counts.map { count in
      FigureExplanation(
        "\(count.weekday.name): \(counted(count.entries, "entry", "entries"))", rule: "eaten-entries",
        "Every eaten entry of such days counts one; the average is over the days logged.",
        lines: diary.rows(in: elapsed).filter { $0.day.weekday == count.weekday }.map(diary.place))
    }
  }
}
