/// Checks that an edited file, parsed again, has the intended change and everything else as before.
struct EditCheck {
  private let before: ParsedDay
  private let records: Records

  init(_ before: ParsedDay) {
    self.before = before
    records = Records(before.day)
  }

  /// The intended change.
  enum Change {
    /// One more entry, which begins on this line.
    case added(ExpectedEntry, line: Int)
    /// The entry at this position is removed.
    case removed(Int)
    /// The entry at this position is as described and begins on this line.
    case changed(Int, ExpectedEntry, line: Int)
    /// Notes with these texts are added, one below the other.
    case noted([[UInt8]])
    /// Other records are lost and gained, wherever they stand.
    case exchanged(RecordExchange)
  }

  /// The result of the check.
  enum Verdict {
    /// The change is as intended; with the position of the entry that was added or changed.
    case asMeant(entry: Int?)
    /// The new text is parsed as something else, or not at all.
    case misread
    /// Something else in the file would be parsed differently.
    case disturbs
    /// The file would have a new warning.
    case warns(Diagnostic)
  }

  /// Compares the file as parsed before and after. `label` is that of a list that lost its only item: it may have
  /// become a note.
  func verdict(on after: ParsedDay, of change: Change, leaving label: TextSlice? = nil) -> Verdict {
    let changed = Records(after.day)
    if case .exchanged(let exchange) = change {
      guard records.entries == changed.entries,
        exchange.isMet(fromNotes: records.notes, to: changed.notes, leaving: label)
      else {
        return .disturbs
      }
      guard exchange.isMet(from: before.day, to: after.day) else { return .misread }
      return newWarning(after).map { .warns($0) } ?? .asMeant(entry: nil)
    }
    guard records.rest == changed.rest else { return .disturbs }
    var others = records.entries
    var position: Int?
    switch change {
    case .exchanged: break
    case .noted(let texts):
      guard others == changed.entries else { return .disturbs }
      let gained = gainedNotes(texts.count, old: records.notes, new: changed.notes)
      guard gained.map({ $0.map { $0.text.unixLines } }) == texts else { return .misread }
    case .removed(let gone):
      others.remove(at: gone)
      guard others == changed.entries else { return .disturbs }
    case .added(let entry, let line):
      guard let found = entry.position(in: after.day, onLine: line) else { return .misread }
      guard changed.entries(without: found) == others else { return .disturbs }
      position = found
    case .changed(let old, let entry, let line):
      others.remove(at: old)
      guard let found = entry.position(in: after.day, onLine: line) else { return .misread }
      guard changed.entries(without: found) == others else { return .disturbs }
      position = found
    }
    guard keepsNotes(changed, change: change, label: label) else { return .disturbs }
    return newWarning(after).map { .warns($0) } ?? .asMeant(entry: position)
  }

  private func keepsNotes(_ changed: Records, change: Change, label: TextSlice?) -> Bool {
    if case .noted = change { return true }
    if records.notes == changed.notes { return true }
    let gained = gainedNotes(1, old: records.notes, new: changed.notes)
    return label != nil && gained?.first?.text == label
  }

  /// The positions of the `count` notes that `new` has and `old` does not, if they are adjacent and nothing else is
  /// new.
  private func gainedNotes(_ count: Int, old: [Note], new: [Note]) -> ArraySlice<Note>? {
    guard new.count == old.count + count else { return nil }
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? old.count
    return old[place...] == new[(place + count)...] ? new[place..<place + count] : nil
  }

  /// A new warning or error. A stated total that no longer adds up does not count: it is true, and no fault of the
  /// edit.
  private func newWarning(_ after: ParsedDay) -> Diagnostic? {
    var known: [DiagnosticCode: Int] = [:]
    for diagnostic in before.diagnostics { known[diagnostic.code, default: 0] += 1 }
    for diagnostic in after.diagnostics where diagnostic.severity > .hint && diagnostic.code != .wrongTotal {
      known[diagnostic.code, default: 0] -= 1
      if known[diagnostic.code, default: 0] < 0 { return diagnostic }
    }
    return nil
  }
}

/// The content of a file without its places.
private struct Records {
  var entries: [FoodEntry]
  var notes: [Note]
  var rest: Rest

  struct Rest: Equatable {
    var weights: [WeightEntry]
    var tasks: [TaskItem]
    var ticks: [HabitTick]
    var moods: [MoodEntry]
    var series: [SeriesItem]
    var tags: [Tag]
    var isComplete: Bool?
  }

  static let nowhere = SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1)

  /// All entries except one.
  func entries(without position: Int) -> [FoodEntry] {
    var entries = entries
    entries.remove(at: position)
    return entries
  }

  init(_ day: JournalDay) {
    func placeless<Record>(_ records: [Record], _ range: WritableKeyPath<Record, SourceRange>) -> [Record] {
      records.map { record in
        var record = record
        record[keyPath: range] = Self.nowhere
        return record
      }
    }
    entries = placeless(day.entries, \.range)
    notes = placeless(day.notes, \.range)
    rest = Rest(
      weights: placeless(day.weights, \.range), tasks: placeless(day.tasks, \.range),
      ticks: placeless(day.habitTicks, \.range), moods: placeless(day.moods, \.range),
      series: placeless(day.series, \.range), tags: day.tags, isComplete: day.isComplete)
  }
}

extension WeightEntry {
  /// The same, wherever it stands.
  fileprivate var placeless: WeightEntry {
    var weight = self
    weight.range = Records.nowhere
    return weight
  }
}

extension JournalDay {
  /// Whether both files have the same records and notes, wherever they are.
  public func saysTheSame(as other: JournalDay) -> Bool {
    let (own, others) = (Records(self), Records(other))
    return own.entries == others.entries && own.notes == others.notes && own.rest == others.rest
  }
}

extension TextSlice {
  /// The bytes with all line endings as LF.
  var unixLines: [UInt8] {
    let text = SourceText(Array(bytes))
    return Array(
      (1...max(1, text.lineCount)).map { text.bytes[text.lineContent($0)] }.joined(separator: [.lineFeed]))
  }
}

/// An entry as it has to be parsed after the edit.
struct ExpectedEntry {
  var category: FoodCategory?
  /// `nil` if the line has no time of its own; a heading may give it one.
  var time: TimeSpan?
  var state: FoodEntry.State
  var text: TextSlice
  var facts: FoodFacts
  var tags: [TextSlice]
  var details: [EntryDetail]

  /// Expects an existing entry unchanged.
  init(_ entry: FoodEntry) {
    category = entry.category
    time = entry.time
    state = entry.state
    text = entry.text
    facts = entry.facts
    tags = entry.tags.map(\.name)
    details = entry.details
  }

  /// Expects a new entry, with its figures as a bracket can state them.
  init(_ entry: NewEntry, parser: DayFileParser) {
    category = entry.category
    time = entry.span
    state = entry.state
    text = TextSlice(plainLine(entry.text))
    facts =
      entry.typedFacts?.facts == entry.facts ? entry.facts : parser.facts.asWritten(entry.facts)
    tags = text.tagNames + namesOfTags(entry.tags)
    details = entry.details.map { $0.expected(parser.facts) }
  }

  /// The position of the entry of `day` that begins on a line and is parsed as expected.
  func position(in day: JournalDay, onLine line: Int) -> Int? {
    day.entries.firstIndex { $0.range.lowerBound.line == line && matches($0) }
  }

  /// Whether `entry` is parsed as expected.
  private func matches(_ entry: FoodEntry) -> Bool {
    entry.category == category && (time == nil || entry.time == time) && entry.state == state
      && entry.text == text && entry.facts.isEqual(to: facts) && entry.tags.map(\.name) == tags
      && entry.details == details
  }
}

extension FoodFacts {
  /// Whether both say the same, in whatever order.
  fileprivate func isEqual(to other: FoodFacts) -> Bool {
    energy == other.energy && amount == other.amount && Set(nutrients) == Set(other.nutrients)
  }
}

extension NewDetail {
  fileprivate func expected(_ facts: FactsScanner) -> EntryDetail {
    func slice(_ text: String) -> TextSlice { TextSlice(plainLine(text)) }
    return switch self {
    case .heard(let text): .heard(slice(text))
    case .photo(let path): .photo(slice(path))
    case .barcode(let digits): .barcode(slice(digits))
    case .source(let source): .source(slice(source))
    case .edited(let day, let time): .edited(day, time)
    case .note(let text): .note(slice(text))
    case .part(let text, let figures, let tags):
      .part(
        EntryPart(
          text: slice(text), facts: facts.asWritten(figures), tags: tags.map { Tag(slice($0)) }))
    }
  }
}

extension FactsScanner {
  /// The facts as parsed from the bracket that is written for them.
  func asWritten(_ facts: FoodFacts) -> FoodFacts {
    let bytes = Array(FactsText(facts).text.utf8)
    guard !bytes.isEmpty else { return .none }
    // Facts that no bracket can state are kept, so that the check fails.
    return bytes.withUnsafeBufferPointer { read(LineScanner($0, 0..<$0.count)) } ?? facts
  }
}

/// The names of tags as they are parsed from their written form; names that are not parsed as tags, unchanged.
func namesOfTags(_ tags: [String]) -> [TextSlice] {
  tags.flatMap { tag in
    let name = TextSlice(plainLine(tag))
    return tag.hasPrefix("#") ? name.tagNames : [name]
  }
}
