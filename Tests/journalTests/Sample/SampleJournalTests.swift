import Foundation
import JournalFormat
import Testing

@testable import journal

@Suite struct `The sample journal` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../sample-journal").standardizedFileURL

  @Test func `in the program is the folder, but for its recaps`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { path in
      let values = try Self.folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return values.isRegularFile == true && !path.hasPrefix("recaps/") && !path.hasPrefix(".")
    }
    let files = SampleJournal.files(movedByWeeks: 0, isMarked: false)
    #expect(files.map(\.path) == paths.sorted())
    for file in files {
      #expect(
        file.bytes == [UInt8](try Data(contentsOf: Self.folder.appending(path: file.path))), "\(file.path)")
    }
  }

  @Test(arguments: [
    ("2026-03-15", "2026-03-15"), ("2026-03-14", "2026-03-08"), ("2026-03-21", "2026-03-15"),
    ("2024-02-29", "2024-02-25"), ("2027-01-03", "2027-01-03"), ("2000-03-01", "2000-02-27"),
  ])
  func `ends with the last full week`(today: String, last: String) throws {
    let files = SampleJournal.files(endingBy: try #require(Day(today)))
    let days = files.compactMap { file -> Day? in
      if case .day(let day) = JournalLayout.kind(ofPath: file.path) { day } else { nil }
    }
    #expect(days.count == 102)
    #expect(Set(days).count == 102)
    #expect(days.last?.description == last)
  }

  @Test(arguments: [0, 1, -60, 17, 400])
  func `is moved as a whole: weekdays, names of pictures, due days and rest stay true`(weeks: Int) throws {
    let files = SampleJournal.files(movedByWeeks: weeks, isMarked: true)
    let paths = Set(files.map(\.path))
    let settings = try #require(files.first { $0.path == "journal.toml" })
    let read = JournalSettings.reading(SourceText(settings.bytes))
    #expect(read.diagnostics == [])
    let away = try #require(read.settings.rest.first)
    let first = try #require(Day("2026-02-06"))
    #expect(away.lowerBound == first.advanced(by: weeks * 7))
    let parser = DayFileParser(settings: read.settings)
    var pictures: Set<String> = []
    for file in files {
      guard case .day(let day) = JournalLayout.kind(ofPath: file.path) else { continue }
      #expect(file.path == JournalLayout.path(for: day))
      let source = SourceText(file.bytes)
      #expect(String(decoding: file.bytes, as: UTF8.self).contains("# \(day.fullDate)\n"))
      let page = parser.parse(source, day: day, path: file.path)
      #expect(page.diagnostics.map { "\(file.path):\($0.range.lowerBound.line): \($0.message)" } == [])
      #expect(!page.day.entries.isEmpty)
      for entry in page.day.entries { pictures.formUnion(entry.mediaPaths(inFile: file.path)) }
    }
    #expect(pictures == paths.filter { $0.hasPrefix("media/") })
  }

  @Test func `says in every file but pictures that it is made up, and keeps front matter first`() {
    for file in SampleJournal.files(movedByWeeks: 0, isMarked: true) where !file.path.hasPrefix("media/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(
        text.hasPrefix("# <!-- journal sample -->\n") || text.hasPrefix("<!-- journal sample -->\n\n")
          || text.hasPrefix("---\n") && text.contains("\n---\n\n<!-- journal sample -->\n\n"), "\(file.path)")
    }
  }
}
