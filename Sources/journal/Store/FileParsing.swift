import JournalFormat

/// Reads a file of any name as what its name says it is.
struct FileParsing: Sendable {
  private let parser: DayFileParser

  init(settings: JournalSettings) { parser = DayFileParser(settings: settings) }

  /// What a person should know about the file; `path` may lead anywhere.
  ///
  /// A name without a day is read as some day's file, which then may bear any date as its heading.
  func findings(in source: SourceText, path: String) -> FileFindings {
    FileFindings(path: path, source: source, diagnostics: diagnostics(in: source, path: path))
  }

  private func diagnostics(in source: SourceText, path: String) -> [Diagnostic] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let kind = JournalLayout.kind(ofPath: parts.last ?? "")
    // `2026/03/14.md` is a day by its folders.
    let kindInFolders = JournalLayout.kind(ofPath: parts.suffix(3).joined(separator: "/"))
    switch (kind, kindInFolders) {
    case (.settings, _): return JournalSettings.reading(source).diagnostics
    case (.habits, _): return parser.parseHabits(source).diagnostics
    case (.tasks, _): return parser.parseTasks(source).diagnostics
    case (.day(let day), _), (_, .day(let day)):
      return parser.parse(source, day: day, path: path).diagnostics
    default:
      return parser.parse(source, day: Day(ordinal: 0), path: path).diagnostics
        .filter { $0.code != .headingNamesAnotherDay }
    }
  }
}
