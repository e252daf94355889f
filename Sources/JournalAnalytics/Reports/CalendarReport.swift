public import JournalFormat

/// A month as a calendar with the number of entries on each day.
public struct CalendarReport: Sendable {
  public struct Cell: Hashable, Sendable {
    public var day: Day
    /// The number of eaten entries; `nil` for a day to come.
    public var entries: Int?
    public var isRest: Bool
    /// Whether the diary begins later, so that nothing is missed.
    var isBefore = false
    /// Whether it was a day of rest without an entry.
    var isRested: Bool { isRest && entries == 0 && !isBefore }
  }

  /// The first day of the month.
  public var month: Day
  public var today: Day
  public var firstWeekday: Weekday
  /// All days of the month, in order.
  public var cells: [Cell]
  /// The first day with anything.
  var firstDay: Day?
  /// `3 entries on 2 of 5 days so far.`
  var counts: String
  /// When the diary begins, if that is later than the month.
  var before: String?
  /// What a month without food has instead.
  var others: OtherLines
  /// The same in a sentence; `nil` for nothing.
  var othersText: String?
  /// The numbers of entries and of logged days.
  public var figures: [Figure]

  /// The steps of the colours, by the counts of the month.
  var scale: HeatScale { HeatScale(cells.compactMap(\.entries)) }
  /// The number of days so far.
  public var daysBegun: Int { cells.count { $0.entries != nil } }
  public var daysLogged: Int { cells.count { ($0.entries ?? 0) > 0 } }
  public var entries: Int { cells.reduce(0) { $0 + ($1.entries ?? 0) } }
}

/// The days of the month of `day`, with their eaten entries, seen from `today`.
public func calendarReport(of journal: Journal, month day: Day, today: Day) -> CalendarReport {
  let days = Period.month(year: day.year, month: day.month).days
  let rest = RestDays(journal.settings.rest)
  let facts = PeriodFacts(of: journal, during: .month(year: day.year, month: day.month), today: today)
  var counts: [Day: Int] = [:]
  for day in facts.days { counts[day.day] = day.eatenCount }
  return CalendarReport(
    month: days.lowerBound, today: today, firstWeekday: journal.settings.firstWeekday,
    cells: days.map { day in
      .init(
        day: day, entries: day <= today ? counts[day, default: 0] : nil, isRest: rest.contains(day),
        isBefore: facts.beginning.map { day < $0 } ?? false)
    }, firstDay: facts.firstDay, counts: facts.countsSentence, before: facts.beforeDiarySentence,
    others: OtherLines(of: facts.days), othersText: facts.withoutFoodSentence,
    figures: facts.observed.elapsed == nil ? [] : [facts.entries, facts.loggedDays])
}

extension CalendarReport: Report {
  public var document: ReportDocument {
    guard daysBegun > 0 else {
      return ReportDocument(
        title: title, blocks: [.paragraph(ReportText(CalendarWords.toCome.said(["month": .text(title)])))])
    }
    if let before, othersText == nil {
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(before))])
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  var title: String { PeriodText(.month(year: month.year, month: month.month)).title }

  /// The month without its title.
  var blocks: [ReportBlock] {
    let sentence =
      entries == 0
      ? othersText
        ?? (daysBegun < cells.count ? CalendarWords.nothingSoFar : .nothing).said(["days": .number(daysBegun)]
        )
      : counts
    let heatMap = heatMap
    var chart = ReportChart(
      name: "calendar", title: title, summary: sentence, drawing: .heatMap(heatMap), table: table)
    chart.tableLegend = heatMap.legendItems
    var blocks: [ReportBlock] = [.paragraph(ReportText(sentence)), .chart(chart)]
    if othersText != nil { blocks.append(.footnote(ReportText(CalendarWords.others.said()))) }
    if cells.contains(where: \.isRested) { blocks.append(.footnote(ReportText(CalendarWords.rest.said()))) }
    return blocks
  }

  /// Beginning with the first weekday in the settings.
  private var weekdays: [Weekday] {
    Weekday.inOrder(from: firstWeekday)
  }

  /// The month's days in weeks, with `nil` before the first and after the last.
  private var weeks: [[Cell?]] {
    let lead = weekdays.firstIndex(of: month.weekday) ?? 0
    var places: [Cell?] = Array(repeating: nil, count: lead) + cells
    while !places.count.isMultiple(of: 7) { places.append(nil) }
    return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
  }

  /// One row per week and one column per weekday; days to come, and those before the diary, have only their number.
  private var heatMap: ChartHeatMap {
    let scale = shades
    let rows = weeks.map { week in
      ChartHeatMap.Row("", week.map { $0.map(coloured)?.shown(by: scale, today: today) })
    }
    var map = ChartHeatMap(columns: weekdays.map(\.shortName), rows: rows, legend: scale.legend)
    if cells.contains(where: { $0.day == today }) { map.markName = "today" }
    return map
  }

  /// The same with the date of each day.
  private var table: ReportTable {
    let scale = shades
    return ReportTable(
      columns: weekdays.map { .init($0.shortName, .trailing) },
      rows: weeks.map { week in week.map { $0.map(coloured)?.text(by: scale, today: today) ?? "" } })
  }

  /// A cell of the picture: of a month without food it has the number of the other lines.
  private func coloured(_ cell: Cell) -> Cell {
    guard othersText != nil else { return cell }
    var cell = cell
    cell.entries = cell.entries.map { _ in others.byDay[cell.day] ?? 0 }
    cell.isBefore = firstDay.map { cell.day < $0 } ?? false
    return cell
  }

  /// The steps of the picture.
  private var shades: HeatScale { HeatScale(cells.map(coloured).compactMap(\.entries)) }

  public var json: JSONValue {
    [
      "month": .string(Period.month(year: month.year, month: month.month).description),
      "seen_on": .string(today.description),
      "entries": .int(entries),
      "days_begun": .int(daysBegun),
      "days_logged": .int(daysLogged),
      "days_of_rest": .int(cells.count(where: \.isRested)),
      "by_day": .array(
        cells.map { cell in
          [
            "day": .string(cell.day.description), "entries": JSONValue(cell.entries),
            "level": JSONValue(cell.entries.map { scale.level($0).rawValue }), "is_rest": .bool(cell.isRest),
          ]
        }),
    ]
  }
}

extension CalendarReport.Cell {
  fileprivate func shown(by scale: HeatScale, today: Day) -> ChartHeatMap.Cell {
    let count = entries ?? 0
    let isOutside = entries == nil || isBefore
    var shown = ChartHeatMap.Cell(
      isOutside ? "" : count == 0 && isRest ? "R" : grouped(count), level: scale.level(count),
      isMarked: day == today)
    shown.name = "\(day.dayOfMonth)"
    shown.isOutside = isOutside
    return shown
  }

  /// `14 █5`; the date alone for a day to come; with a star today.
  fileprivate func text(by scale: HeatScale, today: Day) -> ReportText {
    let date = ReportText.Run.plain(day == today ? "\(day.dayOfMonth)★" : "\(day.dayOfMonth)")
    guard let entries, !isBefore else { return ReportText([date]) }
    if entries == 0 { return ReportText([date, .dim(isRest ? " R" : " ·")]) }
    return ReportText([date, .strong(" \(scale.level(entries).shade)\(grouped(entries))")])
  }
}

/// Every sentence of a month's calendar.
enum CalendarWords: String, SentenceTable {
  case toCome, nothing, nothingSoFar, others, rest

  var row: SentenceRow {
    switch self {
    case .toCome: .init("the month has not begun", english: "{month} has not begun.")
    case .nothing:
      .init("the month is over and has no entry", english: "Nothing is logged on its {days#day|days}.")
    case .nothingSoFar:
      .init("the month runs and has no entry", english: "Nothing is logged on its {days#day|days} so far.")
    case .others:
      .init("the month has other lines and no entry", english: "Each day shows how many lines it has.")
    case .rest: .init("the month has days of rest", english: "R is a day of rest.")
    }
  }
}
