/// What is to be different about an entry; all else stays as it is written.
public struct EntryChange: Hashable, Sendable {
  /// New words, without time, facts and the tags at their end; `nil` keeps them.
  public var words: String?
  public var time: FieldChange<TimeSpan> = .keep
  public var category: FieldChange<FoodCategory> = .keep
  /// New figures, all of them; none at all take the bracket away, `nil` keeps it.
  public var facts: FoodFacts?
  /// How `facts` were typed, where our own form would say them in other numbers.
  var typedFacts: TypedFacts?
  /// New tags behind the words, as those of a `NewEntry`; `nil` keeps them.
  public var tags: [String]?
  /// The mark of a new box, `x` of `[x]`; `nil` keeps the one there is.
  var mark: String?

  public init() {}

  /// What a person types in place of an entry: words, and of box, time, facts and tags those that are given.
  public init(typed text: String, parser: DayFileParser) {
    let entry = NewEntry(typed: text, parser: parser)
    words = entry.words
    if let time = entry.time { self.time = .set(TimeSpan(start: time, end: entry.endTime)) }
    if !entry.facts.isEmpty { facts = entry.facts }
    typedFacts = entry.typedFacts
    if !entry.tags.isEmpty { tags = entry.tags }
    mark = entry.mark ?? entry.state.mark
    // The line keeps its own `^abc`, so another one is refused as a word that is read as something else.
    for id in entry.blockIds { words = "\(words ?? "") \(id)" }
  }
}

/// What becomes of a part that an entry may lack.
public enum FieldChange<Value: Hashable & Sendable>: Hashable, Sendable {
  case keep
  case remove
  case set(Value)
}
