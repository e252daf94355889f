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
    let bytes = Array(path.utf8)
    let name = Array(bytes[((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
    switch PathKind(ofPath: name) {
    case .settings: return SettingsFile.read(source).diagnostics
    case .habits: return parser.parseHabits(source).diagnostics
    case .tasks: return parser.parseTasks(source).diagnostics
    case .day(let day): return parser.parse(source, day: day, path: path).diagnostics
    case .impossibleDay, .other:
      // `2026/03/14.md` is a day by its folders.
      if case .day(let day) = PathKind(ofPath: bytes) {
        return parser.parse(source, day: day, path: path).diagnostics
      }
      return parser.parse(source, day: Day(ordinal: 0), path: path).diagnostics
        .filter { $0.code != .headingNamesAnotherDay }
    }
  }
}
