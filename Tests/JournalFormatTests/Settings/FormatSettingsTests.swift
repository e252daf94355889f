import Foundation
import Testing

@testable import JournalFormat

/// The `journal.toml` that the specification shows, read.
@Suite struct FormatSettingsTests {
  @Test func `the settings of the format's example are read without a remark`() throws {
    let example = try #require(
      FormatDocument.reading.text().components(separatedBy: "```toml\n").dropFirst().first)
    let toml = try #require(example.components(separatedBy: "```\n").first)
    let (settings, diagnostics) = JournalSettings.reading(SourceText(toml))
    #expect(diagnostics == [])
    var expected = JournalSettings()
    expected.language = .english
    expected.statesUnits = true
    expected.dayEnds = try #require(ClockTime(minutes: 240))
    let first = try #require(Day("2026-07-01"))
    expected.rest = [first...first.advanced(by: 13)]
    expected.headingWords = [.meal(.lunch): ["tiffin"]]
    expected.keywords = [.lunch: ["tiffin box"]]
    #expect(settings == expected)
  }
}
