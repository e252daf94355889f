internal import JournalFormat

/// The months of a period: how many of their days were logged, and the entries of each day.
struct ConsistencyInsight: Insight {
  struct Month: Hashable, Sendable {
    var period: Period
    /// The number of days of the month within the period so far, from the first entry of the diary on, without days of rest
    /// that have no entry.
    var days: Int
    var logged: Int
    var entries: Int
  }

  /// In order, without gaps.
  private let months: [Month]
  /// The calendar of the whole last month.
  private let calendar: CalendarReport
  private let byDay: [(day: Day, entries: Int, isRested: Bool)]
  private let journal: Journal
  private let scale: HeatScale

  /// The months that overlap the source's period.
  init(of source: InsightSource) {
    byDay = source.facts.entriesByDay
    var months: [Month] = []
    for (day, entries, isRested) in byDay {
      let period = Period.month(year: day.year, month: day.month)
      if months.last?.period != period {
        months.append(.init(period: period, days: 0, logged: 0, entries: 0))
      }
      months[months.count - 1].days += isRested ? 0 : 1
      months[months.count - 1].logged += entries > 0 ? 1 : 0
      months[months.count - 1].entries += entries
    }
    self.months = months
    journal = source.journal
    scale = HeatScale(byDay.map(\.entries))
    calendar = calendarReport(of: journal, month: source.observed.today, today: source.today)
  }

  var blocks: [ReportBlock] {
    let logged = months.reduce(0) { $0 + $1.logged }
    guard logged > 0 else { return [nothingInPeriod] }
    guard logged > 2 else { return [.paragraph(ReportText(InsightWords.noCalendar.said()))] }
    let shown = months.suffix(24)
    let rows = shown.map { month in
      [
        ReportText(PeriodText(month.period).title),
        ReportText("\(grouped(month.logged)) of \(grouped(month.days))"),
        ReportText(saysShares(of: month.days) ? shareText(month.logged, of: month.days) : ""),
        ReportText(grouped(month.entries)),
      ]
    }
    let left = months.count - shown.count
    let note =
      left == 0
      ? []
      : [
        ReportBlock.footnote(ReportText(InsightWords.lastMonths.said(["months": .number(months.count)])))
      ]
    let table = ReportBlock.table(
      ReportTable(
        columns: [
          .init("Month"), .init("Days logged", .trailing), .init("Share", .trailing),
          .init("Entries", .trailing),
        ], rows: rows))
    guard months.count > 2 else {
      // One month says the same above its calendar.
      let table = months.count > 1 ? [table] : []
      return table + note + [.heading(level: 2, ReportText(calendar.title))] + calendar.blocks
    }
    let start = shown.first?.period.days.lowerBound
    let hasRest = byDay.contains { day in day.isRested && start.map { $0 <= day.day } ?? false }
    let legend = hasRest ? [ReportBlock.footnote(ReportText(CalendarWords.rest.said()))] : []
    return [table] + note + [dayChart(of: shown)] + legend
  }

  /// One row per month and one column per day of the month; days outside the period are empty.
  private func dayChart(of months: ArraySlice<Month>) -> ReportBlock {
    var rows: [ChartHeatMap.Row] = []
    var rest = byDay[...]
    for month in months {
      let days = month.period.days
      rest = rest.drop { $0.day < days.lowerBound }
      var cells: [ChartHeatMap.Cell?] = Array(repeating: nil, count: 31)
      while let first = rest.first, first.day <= days.upperBound {
        var cell = ChartHeatMap.Cell(grouped(first.entries), level: scale.level(first.entries))
        if first.isRested { (cell.value, cell.sign) = ("R", "R") }
        cells[first.day.dayOfMonth - 1] = cell
        rest.removeFirst()
      }
      rows.append(.init("\(monthName(days.lowerBound.month).prefix(3)) \(days.lowerBound.year)", cells))
    }
    let map = ChartHeatMap(columns: (1...31).map(String.init), rows: rows, legend: scale.legend)
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
            "level": .int(scale.level($0.entries).rawValue),
          ]
        }),
    ]
  }

  var figures: [Figure] {
    guard let first = byDay.first?.day, let last = byDay.last?.day else { return [] }
    return months.filter { $0.logged > 0 }.map { month in
      Figure(
        PeriodText(month.period).title, .text("\(grouped(month.logged)) of \(dayCount(month.days))"),
        rule: .loggedDays
      ) {
        journal.diaryDays(in: month.period.days.clamped(to: first...last)).compactMap(\.firstPlace)
      }
    }
  }
}
