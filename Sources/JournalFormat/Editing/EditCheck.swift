/// Whether a file, read again after an edit, says what it said before and the intended change besides.
struct EditCheck {
  private let before: ParsedDay
  private let records: Records

  init(_ before: ParsedDay) {
    self.before = before
    records = Records(before.day)
  }

  /// What an edit is to do.
  enum Change {
    /// One more entry, which begins on this line.
    case added(ExpectedEntry, line: Int)
    /// The entry at this position is gone.
    case removed(Int)
    /// The entry at this position reads as described and begins on this line.
    case changed(Int, ExpectedEntry, line: Int)
    /// Notes are added one below the other, with these texts.
    case noted([[UInt8]])
  }

  /// What a second reading shows.
  enum Verdict {
    /// The intended change; with the position of the entry added or changed.
    case asMeant(entry: Int?)
    /// The new words are read as something else, or not at all.
    case misread
    /// Something else in the file would be read in another way.
    case disturbs
    /// The file would have one more warning.
    case warns(Diagnostic)
  }

  /// Compares what was read before with what is read after. A `label` whose list lost its only item may have become a note.
  func verdict(on after: ParsedDay, of change: Change, leaving label: TextSlice? = nil) -> Verdict {
    let changed = Records(after.day)
    guard records.rest == changed.rest else { return .disturbs }
    var others = records.entries
    var position: Int?
    switch change {
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

  /// The `count` notes that `new` has besides those of `old`, if they stand together and are all that is new.
  private func gainedNotes(_ count: Int, old: [Note], new: [Note]) -> ArraySlice<Note>? {
    guard new.count == old.count + count else { return nil }
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? old.count
    return old[place...] == new[(place + count)...] ? new[place..<place + count] : nil
  }

  /// A warning or error that the file did not have. That a total no longer adds up is true, and no fault of the edit.
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

/// What a file says, without where it says it.
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

  /// All entries but one.
  func entries(without position: Int) -> [FoodEntry] {
    var entries = entries
    entries.remove(at: position)
    return entries
  }

  init(_ day: JournalDay) {
    let nowhere = SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1)
    func placeless<Record>(_ records: [Record], _ range: WritableKeyPath<Record, SourceRange>) -> [Record] {
      records.map { record in
        var record = record
        record[keyPath: range] = nowhere
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

extension JournalDay {
  /// Whether the two files hold the same records and notes, wherever they stand.
  public func saysTheSame(as other: JournalDay) -> Bool {
    let (own, others) = (Records(self), Records(other))
    return own.entries == others.entries && own.notes == others.notes && own.rest == others.rest
  }
}

extension TextSlice {
  /// The bytes with each line ended as Unix does.
  fileprivate var unixLines: [UInt8] {
    let text = SourceText(Array(bytes))
    return Array(
      (1...max(1, text.lineCount)).map { text.bytes[text.lineContent($0)] }.joined(separator: [.lineFeed]))
  }
}

/// How an entry is to be read once it is written.
struct ExpectedEntry {
  var category: FoodCategory?
  /// `nil` where the line has no time of its own: a heading may lend it one.
  var time: TimeSpan?
  var state: FoodEntry.State
  var text: TextSlice
  var facts: FoodFacts
  var tags: [TextSlice]
  var details: [EntryDetail]

  /// The same entry once more.
  init(_ entry: FoodEntry) {
    category = entry.category
    time = entry.time
    state = entry.state
    text = entry.text
    facts = entry.facts
    tags = entry.tags.map(\.name)
    details = entry.details
  }

  /// What `entry` means; its figures as a bracket can state them.
  init(_ entry: NewEntry, parser: DayFileParser) {
    category = entry.category
    time = entry.time.map { TimeSpan(start: $0, end: entry.endTime) }
    state = entry.state
    text = TextSlice(plainLine(entry.text))
    facts =
      entry.typedFacts?.facts == entry.facts ? entry.facts : parser.facts.asWritten(entry.facts)
    tags = text.tagNames + namesOfTags(entry.tags)
    details = entry.details.map { $0.expected(parser.facts) }
  }

  /// The entry of `day` that begins on a line and is read as expected.
  func position(in day: JournalDay, onLine line: Int) -> Int? {
    day.entries.firstIndex { $0.range.lowerBound.line == line && matches($0) }
  }

  /// Whether `entry` is read as expected.
  private func matches(_ entry: FoodEntry) -> Bool {
    entry.category == category && (time == nil || entry.time == time) && entry.state == state
      && entry.text == text && entry.facts == facts && entry.tags.map(\.name) == tags
      && entry.details == details
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
    case .part(let text, let figures):
      .part(EntryPart(text: slice(text), facts: facts.asWritten(figures)))
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
