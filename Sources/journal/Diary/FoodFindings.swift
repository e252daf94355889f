import EmbeddedFoods
import JournalAnalytics
import JournalFormat

extension OwnFoods {
  /// What in `foods.md` cannot be used on a day, as `journal check` reports it; `nil` if all of it can.
  func findings(at path: String, on day: Day) -> FileFindings? {
    let source = SourceText(Array(text.utf8))
    let found = (problems + gaps(on: day, table: .embedded)).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    guard !found.isEmpty else { return nil }
    return FileFindings(
      path: path, source: source,
      diagnostics: found.map { problem in
        let place = SourceLocation(line: problem.line, column: problem.column)
        return Diagnostic(.foodValue, problem.message, at: place..<place)
      })
  }

  /// The findings of a journal’s own file; `nil` without one.
  static func findings(_ loader: JournalLoader, on day: Day) throws -> FileFindings? {
    try read(in: loader.folder, parser: DayFileParser(settings: loader.settings)).findings(at: path, on: day)
  }
}
