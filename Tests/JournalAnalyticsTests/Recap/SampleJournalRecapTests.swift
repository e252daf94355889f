import Foundation
import JournalAnalytics
import JournalFormat
import Testing

/// The journal of `sample-journal`, read from its files, with the rest that its settings name.
private func sampleJournal() throws -> Journal {
  let here = URL(filePath: #filePath).deletingLastPathComponent()
  let root = here.appending(path: "../../../sample-journal").standardizedFileURL
  var settings = JournalSettings()
  settings.language = .english
  settings.dayEnds = ClockTime(hour: 4, minute: 0) ?? .midnight
  if let first = Day("2026-02-06"), let last = Day("2026-02-10") { settings.rest = [first...last] }
  let parser = DayFileParser(settings: settings)

  func source(_ path: String) throws -> SourceText {
    SourceText([UInt8](try Data(contentsOf: root.appending(path: path))))
  }
  let paths = try #require(FileManager.default.enumerator(atPath: root.path(percentEncoded: false)))
  let days = try paths.compactMap { $0 as? String }.compactMap { path -> JournalDay? in
    guard case .day(let day) = JournalLayout.kind(ofPath: path) else { return nil }
    return parser.parse(try source(path), day: day, path: path).day
  }
  return Journal(
    settings: settings, days: days, habits: parser.parseHabits(try source("habits.md")).habits,
    tasks: parser.parseTasks(try source("tasks.md")).tasks)
}

@Suite struct `The recaps of the sample journal` {
  @Test func `count every entry, and are the same whenever and in whatever order they are made`() throws {
    let journal = try sampleJournal()
    let reversed = Journal(
      settings: journal.settings, days: journal.days.reversed(), habits: journal.habits, tasks: journal.tasks)
    let last = try #require(journal.days.last?.day)
    var week = CalendarWeek(containing: try #require(journal.days.first?.day))
    while week.first <= last {
      let report = recap(of: journal, for: .week(week), today: week.last.advanced(by: 1))
      #expect(
        report.entries == journal.days(in: week.days).reduce(0) { $0 + $1.entries.count { $0.isEaten } })
      let again = recap(of: reversed, for: .week(week), today: last.advanced(by: 500))
      #expect(again.json.text(pretty: true) == report.json.text(pretty: true))
      #expect(again.document.markdown == report.document.markdown)
      #expect(again.figures.map(\.lines) == report.figures.map(\.lines))
      week = week.next
    }
  }
}
