/// A day file, read: what it says, and what a person should know about it.
public struct ParsedDay: Sendable {
  public var day: JournalDay
  /// In the order of the file.
  public var diagnostics: [Diagnostic]
}

/// Reads day files. Made once for a journal, used for all its files.
public struct DayFileParser: Sendable {
  let settings: JournalSettings
  let words: HeadingWords
  let facts: FactsScanner

  /// A parser that reads as `settings` say.
  public init(settings: JournalSettings = JournalSettings()) {
    self.settings = settings
    words = HeadingWords(settings: settings)
    facts = FactsScanner(words: FactWords(language: settings.language))
  }

  /// Reads the file of `day`. Whatever the bytes are, this neither throws nor traps.
  public func parse(_ source: SourceText, day: Day, path: String) -> ParsedDay {
    var reader = DayReader(source, parser: self, day: day, path: path)
    reader.read()
    return ParsedDay(day: reader.day, diagnostics: reader.diagnostics)
  }
}
