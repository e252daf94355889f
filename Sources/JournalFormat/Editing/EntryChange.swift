/// What is to be different about an entry; all else stays as it is written.
public struct EntryChange: Hashable, Sendable {
  /// New words, without time, facts and the tags at their end; `nil` keeps them.
  public var words: String?
  public var time: FieldChange<TimeSpan> = .keep
  public var category: FieldChange<FoodCategory> = .keep
  /// New figures, all of them; none at all take the bracket away, `nil` keeps it.
  public var facts: FoodFacts?
  /// New tags behind the words, without `#`; `nil` keeps them.
  public var tags: [String]?

  public init() {}

  /// What a person types in place of an entry: words, and of time, facts and tags those that are given.
  public init(typed text: String, parser: DayFileParser) {
    let entry = NewEntry(typed: text, parser: parser)
    words = entry.words
    if let time = entry.time { self.time = .set(TimeSpan(start: time, end: entry.endTime)) }
    if !entry.facts.isEmpty { facts = entry.facts }
    if !entry.tags.isEmpty { tags = entry.tags }
  }
}

/// What becomes of a part that an entry may lack.
public enum FieldChange<Value: Hashable & Sendable>: Hashable, Sendable {
  case keep
  case remove
  case set(Value)
}
