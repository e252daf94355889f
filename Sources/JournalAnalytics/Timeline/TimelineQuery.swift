public import JournalFormat

/// What a timeline follows.
public enum TimelineQuery: Hashable, Sendable {
  /// Entries whose words hold this text, compared folded; where there are none, items of the writer's own headings.
  case words(String)
  /// Entries with a tag, given without its `#`.
  case tag(String)
  case category(FoodCategory)

  /// As it is shown: `rice`, `#home`, `Dinner`.
  public var name: String {
    switch self {
    case .words(let words): words
    case .tag(let tag): "#" + tag
    case .category(let category): category.name
    }
  }
}

/// Finds the entries that a timeline follows; each wording is looked at once.
struct TimelineMatcher {
  private let query: TimelineQuery
  private let needle: [UInt8]
  private var known: [TextSlice: Bool] = [:]

  init(_ query: TimelineQuery) {
    self.query = query
    needle = if case .words(let words) = query { Array(folded(words).utf8) } else { [] }
  }

  mutating func matches(_ entry: FoodEntry) -> Bool {
    switch query {
    case .category(let category): entry.category == category
    case .tag(let name): entry.tags.contains(Tag(TextSlice(name)))
    case .words: holds(entry.words)
    }
  }

  /// Whether an item of the writer's own headings is followed: by its words, or all of a heading by its name.
  mutating func matches(_ item: SeriesItem) -> Bool {
    switch query {
    case .category: false
    case .tag(let name): item.tags.contains(Tag(TextSlice(name)))
    case .words: holds(item.words) || holds(item.series)
    }
  }

  mutating func holds(_ words: TextSlice) -> Bool {
    if let known = known[words] { return known }
    let isThere = !FoldedText(words.bytes).ranges(of: needle).isEmpty
    known[words] = isThere
    return isThere
  }
}
