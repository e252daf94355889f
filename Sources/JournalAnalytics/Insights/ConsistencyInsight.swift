internal import JournalFormat

/// The months of a period: how many of their days were logged, and how full each day was.
struct ConsistencyInsight: Insight {
  struct Month: Hashable, Sendable {
    var period: Period
    /// Days of the month that lie in the period and have begun.
    var days: Int
    var logged: Int
    var entries: Int
  }

  /// In order, none left out.
  var months: [Month]
  /// The heat map of the last month, whole.
  var calendar: CalendarReport
  var byDay: [(day: Day, entries: Int)]
}

/// The months that the source's period touches.
func consistencyInsight(of source: InsightSource) -> ConsistencyInsight {
  let byDay = activityInsight(of: source).days
  var months: [ConsistencyInsight.Month] = []
  for (day, entries) in byDay {
    let period = Period.month(year: day.year, month: day.month)
    if months.last?.period != period { months.append(.init(period: period, days: 0, logged: 0, entries: 0)) }
    months[months.count - 1].days += 1
    months[months.count - 1].logged += entries > 0 ? 1 : 0
    months[months.count - 1].entries += entries
  }
  let seen = source.observed.today
  return ConsistencyInsight(
    months: months, calendar: calendarReport(of: source.journal, month: seen, today: seen), byDay: byDay)
}

extension ConsistencyInsight {
  var blocks: [ReportBlock] {
    guard months.contains(where: { $0.logged > 0 }) else { return [nothingInPeriod] }
    let shown = months.suffix(24)
    let rows = shown.map { month in
      [
        ReportText(PeriodText(month.period).title),
        ReportText("\(grouped(month.logged)) of \(grouped(month.days))"),
        ReportText("\(percentage(month.logged, of: month.days)) %"), ReportText(grouped(month.entries)),
      ]
    }
    let left = months.count - shown.count
    let note =
      left == 0 ? [] : [ReportBlock.footnote(ReportText("The last 24 of \(grouped(months.count)) months."))]
    let table = ReportBlock.table(
      ReportTable(
        columns: [
          .init("Month"), .init("Days logged", .trailing), .init("Share", .trailing),
          .init("Entries", .trailing),
        ], rows: rows))
    guard months.count > 2 else {
      return [table] + note + [.heading(level: 2, ReportText(calendar.title))] + calendar.blocks
    }
    return [table] + note + [dayChart(of: shown)]
  }

  /// A row a month, a column a day of the month; days outside the period are empty.
  private func dayChart(of months: ArraySlice<Month>) -> ReportBlock {
    var rows: [ChartHeatMap.Row] = []
    var rest = byDay[...]
    for month in months {
      let days = month.period.days
      rest = rest.drop { $0.day < days.lowerBound }
      var cells: [ChartHeatMap.Cell?] = Array(repeating: nil, count: 31)
      while let first = rest.first, first.day <= days.upperBound {
        cells[first.day.dayOfMonth - 1] = .init(grouped(first.entries), level: heatLevel(first.entries))
        rest.removeFirst()
      }
      rows.append(.init("\(monthName(days.lowerBound.month).prefix(3)) \(days.lowerBound.year)", cells))
    }
    let map = ChartHeatMap(columns: (1...31).map(String.init), rows: rows, legend: heatLegend)
    let logged = months.reduce(0) { $0 + $1.logged }
    let begun = months.reduce(0) { $0 + $1.days }
    return .chart(
      ReportChart(
        name: "calendar", title: "Every day",
        summary: "Entries on each day: \(grouped(logged)) of \(dayCount(begun)) logged.",
        drawing: .heatMap(map), table: map.table("Month")))
  }

  var json: JSONValue {
    [
      "months": .array(
        months.map {
          [
            "month": .string($0.period.description), "days": .int($0.days), "days_logged": .int($0.logged),
            "percent": .int(percentage($0.logged, of: $0.days)), "entries": .int($0.entries),
          ]
        }),
      "by_day": .array(
        byDay.map {
          [
            "day": .string($0.day.description), "entries": .int($0.entries),
            "level": .int(heatLevel($0.entries).rawValue),
          ]
        }),
    ]
  }
  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    guard let first = byDay.first?.day, let last = byDay.last?.day else { return [] }
    return months.filter { $0.logged > 0 }.map { month in
      let days = diary.days(in: month.period.days.clamped(to: first...last))
      return FigureExplanation(
        "\(PeriodText(month.period).title): \(grouped(month.logged)) of \(dayCount(month.days))",
        rule: "logged-days",
        "A day counts if it has an eaten entry; planned and dropped ones are none. Here is each day's first.",
        lines: diary.places(of: days))
    }
  }
}
