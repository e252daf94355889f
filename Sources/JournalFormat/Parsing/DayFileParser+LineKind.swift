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
