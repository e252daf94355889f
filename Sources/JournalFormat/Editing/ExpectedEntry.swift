/// How an entry is to be read once it is written.
struct ExpectedEntry {
  var category: FoodCategory?
  /// `nil` where the line has no time of its own: a heading may lend it one.
  var time: TimeSpan?
  var state: FoodEntry.State
  var words: TextSlice
  var facts: FoodFacts
  var tags: [TextSlice]
  var details: [EntryDetail]

  /// The same entry once more.
  init(_ entry: FoodEntry) {
    category = entry.category
    time = entry.time
    state = entry.state
    words = entry.words
    facts = entry.facts
    tags = entry.tags.map(\.name)
    details = entry.details
  }

  /// What `entry` means; its figures as a bracket can state them.
  init(_ entry: NewEntry, parser: DayFileParser) {
    category = entry.category
    time = entry.time.map { TimeSpan(start: $0, end: entry.endTime) }
    state = entry.state
    words = TextSlice(plainLine(entry.words))
    facts =
      entry.typedFacts?.facts == entry.facts ? entry.facts : parser.facts.asWritten(entry.facts)
    tags = words.tagNames + namesOfTags(entry.tags)
    details = entry.details.map { $0.expected(parser.facts) }
  }

  /// The entry of `day` that begins on a line and is read as expected.
  func position(in day: JournalDay, onLine line: Int) -> Int? {
    day.entries.firstIndex { $0.range.lowerBound.line == line && matches($0) }
  }

  /// Whether `entry` is read as expected.
  private func matches(_ entry: FoodEntry) -> Bool {
    entry.category == category && (time == nil || entry.time == time) && entry.state == state
      && entry.words == words && entry.facts == facts && entry.tags.map(\.name) == tags
      && entry.details == details
  }
}

extension NewDetail {
  fileprivate func expected(_ facts: FactsScanner) -> EntryDetail {
    func slice(_ text: String) -> TextSlice { TextSlice(plainLine(text)) }
    return switch self {
    case .heard(let words): .heard(slice(words))
    case .photo(let path): .photo(slice(path))
    case .barcode(let digits): .barcode(slice(digits))
    case .source(let source): .source(slice(source))
    case .edited(let day, let time): .edited(day, time)
    case .note(let words): .note(slice(words))
    case .part(let words, let figures):
      .part(EntryPart(words: slice(words), facts: facts.asWritten(figures)))
    }
  }
}

extension FactsScanner {
  /// Facts as they are read from the bracket that states them.
  func asWritten(_ facts: FoodFacts) -> FoodFacts {
    let bytes = Array(FactsText(facts).text.utf8)
    guard !bytes.isEmpty else { return .none }
    // What no bracket can state stays as it is, and is found to be misread.
    guard case .facts(let read) = bytes.withUnsafeBufferPointer({ read(LineScanner($0, 0..<$0.count)) })
    else {
      return facts
    }
    return read
  }
}

/// The names that written tags are read as having, and other names as they are.
func namesOfTags(_ tags: [String]) -> [TextSlice] {
  tags.flatMap { tag in
    let name = TextSlice(plainLine(tag))
    return tag.hasPrefix("#") ? name.tagNames : [name]
  }
}

extension TextSlice {
  /// The names of the tags among words.
  var tagNames: [TextSlice] {
    withBytes { buffer in
      scanTags(LineScanner(buffer, 0..<buffer.count)).map { TextSlice(Array(buffer[$0.name])) }
    }
  }
}
