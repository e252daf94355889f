/// A day file, read: what it says, and what a person should know about it.
public struct ParsedDay: Sendable {
  public var day: JournalDay
  /// In the order of the file.
  public var diagnostics: [Diagnostic]
}

/// Reads day files. Made once for a journal, used for all its files.
public struct DayFileParser: Sendable {
  let settings: JournalSettings

  /// A parser that reads as `settings` say.
  public init(settings: JournalSettings = JournalSettings()) { self.settings = settings }

  /// Reads the file of `day`. Whatever the bytes are, this neither throws nor traps.
  public func parse(_ source: SourceText, day: Day, path: String) -> ParsedDay {
    ParsedDay(day: JournalDay(day: day, path: path, source: source), diagnostics: [])
  }
}
