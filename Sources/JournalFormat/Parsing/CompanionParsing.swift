/// Reads the files beside the day files.
extension DayFileParser {
  /// The habits that `habits.md` defines, and what a person should know about the file.
  public func parseHabits(_ source: SourceText) -> (habits: [Habit], diagnostics: [Diagnostic]) { ([], []) }

  /// The tasks without a day that `tasks.md` holds, and what a person should know about the file.
  public func parseTasks(_ source: SourceText) -> (tasks: [TaskItem], diagnostics: [Diagnostic]) { ([], []) }
}
