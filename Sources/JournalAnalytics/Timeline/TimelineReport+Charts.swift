internal import JournalFormat

extension TimelineReport {
  /// The number of weeks in the strip, and in each of its rows.
  private static let (stripWeeks, weeksInRow) = (52, 13)

  /// A strip of weeks up to the end of the period: in each, the number of days with it; over a year, or since its first day.
  var weekStrip: [ReportBlock] {
    guard let first = days.first else { return [] }
    let end = observed.isFinished ? observed.today : today
    let current = CalendarWeek(containing: end, from: firstWeekday)
    let earliest = current.first.advanced(by: -7 * (Self.stripWeeks - 1))
    let start = max(earliest, first.startOfWeek(firstWeekday))
    // A few weeks are seen day by day.
    guard start.distance(to: current.first) >= 21 else { return [] }
    var counts: [Day: Int] = [:]
    for day in days where day >= start && day <= end {
      counts[day.startOfWeek(firstWeekday), default: 0] += 1
    }
    let weeks = stride(from: 0, through: start.distance(to: current.first), by: 7).map(start.advanced(by:))
    let scale = HeatScale(weeks.map { counts[$0, default: 0] })
    let rows = stride(from: 0, to: weeks.count, by: Self.weeksInRow).map { from in
      let row = weeks[from..<min(from + Self.weeksInRow, weeks.count)]
      let label =
        row.first.map { week in
          let year = week.year == today.year ? "" : " \(week.year)"
          return TimelineWords.week.said(["day": .text(week.shortDayAndMonth + year)])
        } ?? ""
      return ChartHeatMap.Row(
        label,
        row.map { week in
          let count = counts[week, default: 0]
          return .init(grouped(count), level: scale.level(count))
        })
    }
    let map = ChartHeatMap(
      columns: Array(repeating: "", count: min(Self.weeksInRow, weeks.count)), rows: rows,
      legend: scale.legend)
    let isCut = earliest > first
    let sentence: TimelineWords = observed.isFinished ? .weekTitleThen : isCut ? .weekTitleYear : .weekTitle
    let title = sentence.said(["weeks": .number(weeks.count), "day": spoken(end)])
    let with = weeks.count { counts[$0, default: 0] > 0 }
    guard with > 0 else { return [] }
    let table = ReportTable(
      columns: [.init("Week from"), .init("Days", .trailing)],
      rows: weeks.filter { counts[$0, default: 0] > 0 }.map {
        [ReportText($0.weekdayAndDay(besides: today)), ReportText(grouped(counts[$0, default: 0]))]
      })
    return [
      .heading(level: 1, ReportText(title)),
      .chart(
        ReportChart(
          name: "weeks", title: title,
          summary: TimelineWords.weekSummary.said(["with": .number(with), "weeks": .number(weeks.count)]),
          drawing: .heatMap(map),
          table: table)),
    ]
  }

  /// The values of a symptom or another item over the whole diary, for each scale; a day without a value has a mark.
  var severityBlocks: [ReportBlock] {
    let scales = averages(of: occurrences)
    guard let first = scales.flatMap({ $0.byDay.map(\.day) + $0.bareDays }).min() else { return [] }
    let title: TimelineWords = scales.contains(where: \.hasMeans) ? .severityMeans : .severityTitle
    return [.heading(level: 1, ReportText(title.said()))]
      + scales.map {
        scaleChart($0, over: first...max(first, today), named: query.name, firstWeekday: firstWeekday)
      }
  }
}
