/// A day file, read: what it says, and what a person should know about it.
public struct ParsedDay: Sendable {
  public var day: JournalDay
  /// In the order of the file.
  public var diagnostics: [Diagnostic]
}

/// Reads day files. Made once for a journal, used for all its files.
///
/// A class, so that what reads a file shares one reference to it and not a dozen to its vocabularies.
public final class DayFileParser: Sendable {
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
    return reader.finish()
  }
}

/// Reads the files beside the day files.
extension DayFileParser {
  /// The tasks without a day that `tasks.md` holds, and what a person should know about the file.
  public func parseTasks(_ source: SourceText) -> (tasks: [TaskItem], diagnostics: [Diagnostic]) {
    var reader = DayReader(source, parser: self, day: Day(ordinal: 0), path: "tasks.md")
    reader.context.readsTasksOnly = true
    reader.read()
    // The file is no day's: what its headings say of a day does not matter.
    return (reader.day.tasks, reader.diagnostics.filter { $0.code != .headingNamesAnotherDay })
  }
}

/// Words from outside a day file, read as a day file would read them.
extension DayFileParser {
  /// The time that `text` is, all of it, in any form a line may begin with; `nil` if it is none, or a stretch.
  public func time(of text: String) -> ClockTime? {
    var text = text
    return text.withUTF8 { bytes in
      let line = LineScanner(bytes, 0..<bytes.count)
      guard case .time(let span, _, let end) = scanLeadingTime(line), span.end == nil,
        line.trimmed(end..<line.end).isEmpty
      else { return nil }
      return span.start
    }
  }

  /// The time that `text` is where it can be nothing else, as behind `--time`: as `time(of:)`, or `noon`, `9`, `8.15`, in the 24 hours of
  /// the day.
  public func wholeTime(of text: String) -> ClockTime? {
    if let time = time(of: text) { return time }
    let isNoon = Array(text.utf8).withUnsafeBufferPointer { NoonWords.words.contains($0) }
    if isNoon { return .noon }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, (1...2).contains(parts[0].utf8.count),
      parts.count == 1 || parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { isASCIIDigit($0) } }), let hour = Int(parts[0]),
      let minute = parts.count == 1 ? 0 : Int(parts[1])
    else { return nil }
    // `27` alone is no hour of the next day, as `27:00` is.
    return hour <= 24 ? ClockTime(hour: hour, minute: minute) : nil
  }

  /// The category that `text` names, `.some(nil)` for `none` and words for food without a category; `nil` for other words.
  public func category(of text: String) -> FoodCategory?? {
    if folded(text) == "none" { return .some(nil) }
    var text = text
    return text.withUTF8 { bytes -> FoodCategory?? in
      switch words.match(bytes) {
      case .section(.meal(let category)), .timeOfDay(let category): .some(category)
      case .section(.food): .some(nil)
      default: nil
      }
    }
  }

  /// The meal that `text` is a name of, and not only a word for a time of day; `nil` for other words.
  public func meal(namedBy text: String) -> FoodCategory? {
    var text = text
    return text.withUTF8 { bytes in
      if case .section(.meal(let category))? = words.match(bytes) { category } else { nil }
    }
  }

  /// Whether `text` is a name of the heading under which weights stand.
  public func isWeightName(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { words.match($0) == .section(.weight) }
  }

  /// Whether `text` is a name of the heading under which moods stand.
  public func isMoodName(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { words.match($0) == .section(.mood) }
  }

  /// The meals that `text` may name, in the order of the categories; several where languages differ, as on *frokost*.
  public func meals(namedBy text: String) -> [FoodCategory] {
    var text = text
    return text.withUTF8 { bytes in
      switch words.match(bytes) {
      case .section(.meal(let category)): [category]
      case .ambiguous(let meanings):
        FoodCategory.allCases.filter { category in meanings.contains { $0 == .meal(category) } }
      default: []
      }
    }
  }

  /// The facts that `text` is, all of it, as the inside of a bracket; `nil` if it is none.
  public func facts(of text: String) -> FoodFacts? {
    var text = text
    return text.withUTF8 { bytes in
      guard let facts = facts.read(LineScanner(bytes, 0..<bytes.count)) else { return nil }
      return facts
    }
  }
}
