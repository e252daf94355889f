import Foundation
import JournalFormat
import JournalTestSupport
import Testing

/// What is said of each kind of mistake: a tiny day file for every code, and the page it prints.
@Suite struct ErrorPageTests {
  @Test(arguments: codesOfDayFiles)
  func `a mistake in a day file is shown where it is, with what it means and what to do`(code: DiagnosticCode)
    throws
  {
    let file = days.appending(path: code.rawValue + ".md")
    let source = SourceText([UInt8](try Data(contentsOf: file)))
    let day = try #require(Day("2026-03-14"))
    let found = DayFileParser().parse(source, day: day, path: "2026/2026-03-14.md").diagnostics
    #expect(found.contains { $0.code == code })
    try expectGolden(page(of: source, found), code.rawValue + ".txt")
  }

  /// These codes are about files, folders and settings, not about a day's text; their pages lie with the command's tests.
  static let codesOfTheDisk: Set<DiagnosticCode> = [
    .notRegularFile, .fileTooLarge, .unreadableFile, .settingsSyntax, .twoFilesForDay, .settingsValue,
    .newerFormat, .unknownSetting, .habitValue, .foodValue, .unmergedFile, .conflictCopy, .mergeNotRegistered,
    .unreadDays, .unreadPage, .uncountedAmount, .endedRow,
  ]

  @Test func `every code has a day file, and no day file is left over`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: days.path)
    #expect(Set(names) == Set(codesOfDayFiles.map { $0.rawValue + ".md" }))
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `the format documents the code with its severity`(code: DiagnosticCode) throws {
    #expect(
      try FormatDocument.diagnostics.text().contains("\n| `\(code.rawValue)` | \(code.severity.rawValue) | "))
  }
}

private let codesOfDayFiles = DiagnosticCode.allCases.filter { !ErrorPageTests.codesOfTheDisk.contains($0) }
private let days = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Days")

/// The text with its marks, then each diagnostic as the command prints it.
private func page(of source: SourceText, _ diagnostics: [Diagnostic]) -> String {
  let messages = diagnostics.map { diagnostic in
    let place = "2026/2026-03-14.md:\(diagnostic.range.lowerBound.line):\(diagnostic.range.lowerBound.column)"
    let offer = diagnostic.fixIt.map { "\(place): note: \($0.offer)\n" } ?? ""
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]\n"
      + offer
  }
  return annotated(source, with: diagnostics) + "\n" + messages.joined()
}
