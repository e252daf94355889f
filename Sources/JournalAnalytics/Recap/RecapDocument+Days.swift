internal import JournalFormat

extension RecapReport {
  /// How the entries lie over the days: a strip for a week, weeks for a month, months for a year.
  var dayByDay: [ReportBlock] {
    guard entries > 0 else { return [] }
    var blocks: [ReportBlock] = []
    switch period {
    case .week:
      blocks = [.heading(level: 1, "Day by day"), dayChart]
    case .days(let stretch):
      guard stretch.count > 1 else { return [] }
      blocks =
        stretch.count <= 14
        ? [.heading(level: 1, "Day by day"), dayChart] : [.heading(level: 1, "Week by week"), weekChart]
    case .month:
      blocks = [.heading(level: 1, "Week by week"), weekChart]
    case .year:
      let months = groups { .month(year: $0.year, month: $0.month) }
      blocks = [
        .heading(level: 1, "Month by month"),
        partChart("Month by month", name: "month-by-month", part: "month", months),
      ]
    }
    if let sentence = bestDaySentence { blocks.append(.paragraph(ReportText(sentence))) }
    return blocks
  }

  private var weekChart: ReportBlock {
    partChart("Week by week", name: "week-by-week", part: "week", groups { .week(ISOWeek(containing: $0)) })
  }

  private var bestDaySentence: String? {
    let best = bestDays
    guard daysLogged > 1, let first = best.first, let most = days.map(\.entries).max() else { return nil }
    let each = counted(most, "entry", "entries")
    if best.count == 1 { return "The best day was \(first.weekdayAndDay), with \(each)." }
    if best.count == days.count { return "Every day had \(each)." }
    if best.count > 3 { return "\(grouped(best.count)) days share the most, with \(each) each." }
    return "The best days were \(joinedWords(best.map(\.weekdayAndDay))), with \(each) each."
  }

  /// The entries of the weeks or months that the period's days fall in, as far as they lie in the period.
  private func groups(_ part: (Day) -> Period) -> [ChartBars.Bar] {
    var bars: [ChartBars.Bar] = []
    var rest = days[...]
    while let first = rest.first {
      let whole = part(first.day)
      let group = rest.prefix { whole.days.contains($0.day) }
      rest = rest.dropFirst(group.count)
      guard let last = group.last else { break }
      let sum = group.reduce(0) { $0 + $1.entries }
      let logged = group.count { $0.entries > 0 }
      let label =
        switch whole {
        case .month(_, let month): monthName(month)
        case .week, .year, .days:
          PeriodText(.days(first.day...last.day)).datesWithoutYear
        }
      bars.append(
        .init(
          label: label, value: Double(sum),
          caption: "\(grouped(sum)), on \(grouped(logged)) of \(counted(group.count, "day", "days"))"))
    }
    return bars
  }
}
