internal import JournalFormat

extension RecapReport {
  /// How the entries lie over the days: a strip for a week, weeks for a month, months for a year.
  var dayByDay: [ReportBlock] {
    guard entries > 0 else { return [] }
    var blocks: [ReportBlock] = []
    switch period {
    case .week:
      blocks = [.heading(level: 1, "Day by day"), .strip(cells)]
    case .days(let stretch):
      guard stretch.count > 1 else { return [] }
      blocks = [
        .heading(level: 1, "Day by day"),
        stretch.count <= 14 ? .strip(cells) : .bars(groups { .week(ISOWeek(containing: $0)) }),
      ]
    case .month:
      blocks = [.heading(level: 1, "Week by week"), .bars(groups { .week(ISOWeek(containing: $0)) })]
    case .year:
      blocks = [
        .heading(level: 1, "Month by month"), .bars(groups { .month(year: $0.year, month: $0.month) }),
      ]
    }
    if let sentence = bestDaySentence { blocks.append(.paragraph(ReportText(sentence))) }
    return blocks
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

  /// One cell a day; empty for a day to come, a dash for a day of rest without entries.
  private var cells: [ReportCell] {
    let most = days.map(\.entries).max() ?? 0
    let best = bestDays
    return period.days.map { day in
      let index = observed.first.distance(to: day)
      let label = day.weekday.shortName
      guard days.indices.contains(index) else { return ReportCell(label: label, value: "", level: .none) }
      let count = days[index]
      let level: ReportCell.Level =
        count.entries == 0
        ? .none : 3 * count.entries > 2 * most ? .high : 3 * count.entries > most ? .medium : .low
      return ReportCell(
        label: label, value: count.entries == 0 && count.isRest ? "–" : grouped(count.entries), level: level,
        isMarked: best.count <= 3 && best.contains(day))
    }
  }

  /// The entries of the weeks or months that the period's days fall in, as far as they lie in the period.
  private func groups(_ part: (Day) -> Period) -> [ReportBar] {
    var bars: [ReportBar] = []
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
        ReportBar(
          label: ReportText(label), value: Double(sum),
          caption: "\(grouped(sum)), on \(grouped(logged)) of \(counted(group.count, "day", "days"))"))
    }
    return bars
  }
}
