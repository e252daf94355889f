import JournalAnalytics
import JournalFormat
public import JournalFormatProperties

/// Whatever a diary says, a report of it is well-formed in every form, and steers no terminal.
///
/// The first byte chooses the report; the parts of the rest are up to three days, the habits and the tasks.
public func checkReport(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let choice = input.byte()
  let report = SomeReport.allCases[Int(choice) % SomeReport.allCases.count]
  let (document, json) = report.made(of: journal(input.parts(most: 5)), choice: Int(choice))
  try checkDocument(document)
  if let json { try checkJSON(json) }
}

/// The last of the three days that the journal of an input has.
private let today = Day(ordinal: 20_526)

private func journal(_ parts: [[UInt8]]) -> Journal {
  let parser = plainParser
  let days = parts.prefix(3).enumerated().map { index, text in
    let day = today.advanced(by: -index)
    return parser.parse(SourceText(text), day: day, path: JournalLayout.path(for: day)).day
  }
  var journal = Journal(days: days)
  if parts.count > 3 { journal.habits = parser.parseHabits(SourceText(parts[3])).habits }
  if parts.count > 4 { journal.tasks = parser.parseTasks(SourceText(parts[4])).tasks }
  return journal
}

private enum SomeReport: CaseIterable {
  case day, period, summary, calendar, tags, streaks, insights, weekly, timeline, search, changes, anniversary
  case after

  func made(of journal: Journal, choice: Int) -> (ReportDocument, JSONValue?) {
    let week = Period.week(CalendarWeek(containing: today))
    let words = journal.days.first?.entries.first?.text.string ?? "rice"
    switch self {
    case .day:
      let report = dayReport(of: journal, on: today, now: .noon, today: today)
      return (
        report.document(DayPresentation(withNumbers: choice % 2 == 0)).explaining(report.figures),
        report.json
      )
    case .period:
      let report = periodReport(of: journal, for: week, today: today)
      return (report.document(DayPresentation(withNumbers: choice % 2 == 0)), report.json)
    case .summary:
      let report = summaryReport(of: journal, for: week, today: today)
      return (report.document, report.json)
    case .calendar:
      let report = calendarReport(of: journal, month: today, today: today)
      return (report.document, report.json)
    case .tags:
      let report = tagReport(of: journal)
      return (report.document, report.json)
    case .streaks:
      let report = streakReport(of: journal, today: today)
      return (report.document, report.json)
    case .insights:
      let report = insightsReport(
        of: journal, InsightsRequest(period: choice % 2 == 0 ? nil : week), today: today)
      return (report.document, report.json)
    case .weekly:
      let report = recap(of: journal, for: week, today: today)
      return (report.document.explaining(report.figures), report.json)
    case .timeline:
      let query = journal.days.first?.entries.first?.tags.first.map { TimelineQuery.tag($0.name.string) }
      let report = timelineReport(of: journal, query ?? .text(words), period: nil, today: today)
      return (report.document, report.json)
    case .search:
      let query = SearchQuery(words: [words]) ?? .everything
      var matcher = query.patternMatcher()
      let hits = journal.days.flatMap { (try? query.hits(in: $0, matcher: &matcher)) ?? [] }
      let report = SearchReport(query: query.text, hits: hits)
      return (report.document(marking: choice % 2 == 0 ? .strong : .signs), report.json)
    case .changes:
      let days = dayChanges(from: Array(journal.days.dropFirst()), to: Array(journal.days.prefix(2)))
      let report = DiaryChangesReport(title: changeSentence(of: days, today: today), days: days, files: [])
      return (report.document, report.json)
    case .anniversary:
      let report = OnThisDayReport(today, of: journal)
      return (report.document, report.json)
    case .after:
      let report = afterReport(of: journal, words, within: 24, period: nil, today: today)
      return (report.document, report.json)
    }
  }
}

private func checkDocument(_ document: ReportDocument) throws(BrokenProperty) {
  for width in [20, 80] {
    let plain = TerminalRenderer(width: width, style: .plain).text(of: document)
    try hold(isSafeText(plain), "a terminal might obey \(plain.debugDescription)")
    for line in plain.split(separator: "\n") {
      try hold(displayWidth(String(line)) <= width, "wider than \(width): \(line.debugDescription)")
    }
    let coloured = TerminalRenderer(width: width, style: .ansi).text(of: document)
    try hold(withoutColours(coloured) == plain, "coloured, the text is another: \(coloured.debugDescription)")
  }
  let markdown = document.markdown
  try hold(isSafeText(markdown), "a terminal might obey \(markdown.debugDescription)")
  if let problem = MarkupCheck.page.problem(in: document.html) {
    throw BrokenProperty("HTML: \(problem): \(document.html.debugDescription)")
  }
  for picture in document.pictures {
    if let problem = MarkupCheck.picture.problem(in: picture.svg) {
      throw BrokenProperty("SVG: \(problem): \(picture.svg.debugDescription)")
    }
  }
}

/// A text without the sequences that switch weights and colours, which are the only ones there may be.
private func withoutColours(_ text: String) -> String {
  var plain: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let code = rest.dropFirst().prefix {
      ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ";")
    }
    let end = rest.startIndex + 1 + code.count
    if byte == 0x1B, rest.first == UInt8(ascii: "["), end < rest.endIndex, rest[end] == UInt8(ascii: "m") {
      rest = rest[(end + 1)...]
    } else {
      plain.append(byte)
    }
  }
  return String(decoding: plain, as: UTF8.self)
}
