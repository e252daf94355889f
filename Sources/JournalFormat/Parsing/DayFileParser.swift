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

extension DayFileParser {
  /// The habits that `habits.md` defines, and what a person should know about the file.
  ///
  /// Each level-2 heading is a habit; below it items and lines such as `every:`, `since:` and `steps:` describe it. A value
  /// that cannot be read is reported, and with such an `every` the habit is due on no day.
  public func parseHabits(_ source: SourceText) -> (habits: [Habit], diagnostics: [Diagnostic]) {
    let file = StructuredSource(source)
    var reader = HabitReader(source: source, diagnostics: file.diagnostics)
    for (index, block) in file.blocks.enumerated() {
      let number = Int(block.line)
      switch block.kind {
      case .heading where block.level == 2:
        let text = file.text(ofLine: number)
        let title = file.scan(text) { line in
          // `Run` over `---` is a habit too.
          guard line.starts(with: "##") && line.peek(2) != .numberSign else { return text }
          let words = line.trimmed(text.lowerBound + 2..<text.upperBound)
          return line.trimmed(words.lowerBound..<withoutClosingHashes(line, words))
        }
        let range = source.location(ofByte: source.line(number).lowerBound)
        let underline = file.lastLine(of: index)
        reader.begin(
          Habit(range: range..<range, name: source[title]), at: title, through: underline, of: self)
        if underline > number + 1 { reader.reportLongTitle(title) }
      case .item:
        let head = file.itemHead(index).text
        if reader.readItem(head, isOutermost: block.depth == 0) {
          let next = file.blocks[(index + 1)...].first { Int($0.line) > number }.map { Int($0.line) }
          if number < source.lineCount, next != number + 1, !source.isBlank(line: number + 1) {
            reader.reportWrapped(head)
          }
          reader.take(number...file.lastLine(of: index))
        }
      case .paragraph where block.depth == 0:
        for line in file.paragraphLines(index) {
          if file.isHidden(line) || reader.readItem(file.text(ofLine: line), isOutermost: true) {
            reader.take(line...line)
          }
        }
      case .heading where block.level == 1, .html where block.depth == 0, .rule where block.depth == 0:
        reader.take(number...file.lastLine(of: index))
      case .heading, .paragraph, .quotation, .code, .html, .rule, .deepList: break
      }
      reader.extend(to: SourceLocation(line: number, column: source.lineContent(number).count + 1))
    }
    reader.endHabit(before: source.lineCount + 1)
    reader.reportNoHabit()
    reader.reportSharedNames()
    let inOrder = reader.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (reader.habits, inOrder)
  }
}

/// What a line of words is about, as its first word says.
public enum LineKind: Hashable, Sendable {
  /// `mood 4/5`, without the first word.
  case mood(String)
  /// `weight 72.4`, without the first word.
  case weight(String)
  /// A name of a meal or of food.
  case food
  case task
  case habit
  /// Anything else: a line of the writer's own.
  case other
}

extension DayFileParser {
  /// Whether two words of a mood or a complaint are values of 5 or 10, of which none is read: `headache 6/10 and nausea 2/10`.
  public func holdsSeveralScales(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { scanUsualScales(LineScanner($0, 0..<$0.count)).count > 1 }
  }

  /// Whether a title is that of a meal or of food, in any language.
  public func isMealTitle(_ title: TextSlice) -> Bool {
    switch title.withBytes({ meaning(of: $0) }) {
    case .section(let section): section.isFood
    case .timeOfDay: true
    case .ambiguous(let meanings): meanings.contains { $0.isMeal }
    case nil: false
    }
  }

  /// Whether a word of `text` names a food, and none what is done with food: `milk`, not `buy milk`.
  public func namesFood(_ text: String) -> Bool {
    let source = SourceText(text)
    return NamedDish(source[0..<source.bytes.count]).hasDish
  }

  /// Whether an entry's words say that nothing was eaten: `fasting`, `skipped lunch`.
  public func saysNothing(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { NothingWords.contain(LineScanner($0, 0..<$0.count)) }
  }

  /// What `text` is about: its first word as a name of a section, in any language, and what is behind it.
  public func lineKind(of text: String) -> LineKind {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard var first = words.first.map(String.init) else { return .other }
    if first.last == ":" { first.removeLast() }
    let rest = words.dropFirst().joined(separator: " ")
    let section: Section? = first.withUTF8 { bytes in
      if case .section(let section)? = self.words.match(bytes) { section } else { nil }
    }
    let isRead = { (heading: String) -> JournalDay in
      self.parse(SourceText(Array("## \(heading)\n\n- \(rest)\n".utf8)), day: Day(ordinal: 0), path: "").day
    }
    switch section {
    case .mood where !rest.isEmpty && isRead("Mood").moods.count == 1: return .mood(rest)
    case .weight where isRead("Weight").weights.count == 1: return .weight(rest)
    case .meal, .food: return .food
    case .tasks: return .task
    case .habits: return .habit
    default: return .other
    }
  }
}
