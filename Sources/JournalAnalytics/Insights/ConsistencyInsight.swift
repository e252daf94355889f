internal import JournalFormat

/// The months of a period: how many of their days were logged, and the entries of each day.
struct ConsistencyInsight: Insight {
  struct Month: Hashable, Sendable {
    var period: Period
    /// The days of the month within the period so far, from the first entry of the diary on.
    var days = LoggedDays()
    var entries = 0
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
        months.append(.init(period: period))
      }
      months[months.count - 1].days.add(entries: entries, isRest: isRested)
      months[months.count - 1].entries += entries
    }
    self.months = months
    journal = source.journal
    scale = HeatScale(byDay.map(\.entries))
    calendar = calendarReport(of: journal, month: source.observed.today, today: source.today)
  }

  var blocks: [ReportBlock] {
    let logged = months.reduce(0) { $0 + $1.days.logged }
    guard logged > 0 else { return [nothingInPeriod] }
    guard logged > 2 else { return [.paragraph(ReportText(InsightWords.noCalendar.said()))] }
    let shown = months.suffix(24)
    let rows = shown.map { month in
      [
        ReportText(PeriodText(month.period).title),
        ReportText(month.days.text),
        ReportText(saysShares(of: month.days.due) ? shareText(month.days.logged, of: month.days.due) : ""),
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
    let shares =
      shown.contains { $0.days.rested > 0 }
      ? [ReportBlock.footnote(ReportText(InsightWords.sharesWithoutRest.said()))] : []
    let table = ReportBlock.table(
      ReportTable(
        columns: [
          .init("Month"), .init("Days logged", .trailing), .init("Share", .trailing),
          .init("Entries", .trailing),
        ], rows: rows))
    guard months.count > 2 else {
      // One month says the same above its calendar.
      let table = months.count > 1 ? [table] : []
      return table + (months.count > 1 ? shares : []) + note + [
        .heading(level: 2, ReportText(calendar.title))
      ] + calendar.blocks
    }
    let hasRest = shown.contains { $0.days.rested > 0 }
    let legend = hasRest ? [ReportBlock.footnote(ReportText(CalendarWords.rest.said()))] : []
    return [table] + shares + note + [dayChart(of: shown)] + legend
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
    let start = months.first?.period.days.lowerBound
    let shown = LoggedDays(
      byDay.lazy.filter { day in start.map { $0 <= day.day } ?? false }
        .map { (entries: $0.entries, isRest: $0.isRested) })
    return .chart(
      ReportChart(
        name: "calendar", title: "Every day",
        summary: "Entries on each day, logged on \(shown.textOfDays).",
        drawing: .heatMap(map), table: map.table("Month")))
  }

  var json: JSONValue {
    [
      "months": .array(
        months.map {
          [
            "month": .string($0.period.description), "days": .int($0.days.days),
            "days_logged": .int($0.days.logged), "days_of_rest": .int($0.days.rested),
            "percent": .int($0.days.percent), "entries": .int($0.entries),
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
    return months.filter { $0.days.logged > 0 }.map { month in
      Figure(
        PeriodText(month.period).title, .text(month.days.textOfDays),
        rule: .loggedDays
      ) {
        journal.diaryDays(in: month.period.days.clamped(to: first...last)).compactMap(\.firstPlace)
      }
    }
  }
}
