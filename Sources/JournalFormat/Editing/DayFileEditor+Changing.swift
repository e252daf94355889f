extension DayFileEditor {
  /// Changes parts of an entry and keeps the rest of its lines as they are written.
  ///
  /// New words set `edited:` to `moment` on a nested line, where the entry can have one. The line stays where it is
  /// whatever its time becomes; another category moves it as `recategorising` does.
  public func changing(
    entry position: Int, _ change: EntryChange, at moment: (day: Day, time: ClockTime)?
  ) throws(EditRefusal) -> DayFileEdit {
    let changed = try changingParts(of: position, change, at: moment)
    let category: FoodCategory?
    switch change.category {
    case .keep: return changed
    case .remove: category = nil
    case .set(let new): category = new
    }
    guard let entry = changed.entry, changed.day.entries[entry].category != category else { return changed }
    let next = DayFileEditor(
      changed.result, day: file.day, path: file.path, parser: file.parser, template: file.template)
    return try next.recategorising(entry: entry, to: category).on(file.source)
  }

  private func changingParts(
    of position: Int, _ change: EntryChange, at moment: (day: Day, time: ClockTime)?
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    try refuseUnknown(position)
    let entry = file.entries[position]
    let line = entry.range.lowerBound.line
    let splice = EntrySplice(
      file.outline.texts[position], in: file, times: TimeStyle(of: file.outline.texts))
    let words = change.words.map { TextSlice(plainLine($0)) }.flatMap { $0 == entry.words ? nil : $0 }
    let expected = expectation(of: entry, change: change, words: words, splice: splice)
    if let words, words.bytes.isEmpty, expected.facts.isEmpty { throw .noWords }
    let moments = words == nil ? [nil] : moment.map { [$0, nil] } ?? [nil]
    let ways = moments.flatMap { moment in [false, true].map { (moment: moment, isWhole: $0) } }
    let tries = ways.lazy.map { way -> Try in
      var edits: [TextEdit] = []
      var expected = expected
      if let mark = change.mark {
        edits.append(splice.boxEdit(mark, wordsOfItem: wordsOfItem(ofEntry: position)))
      }
      if let words { edits.append(splice.wordsEdit(Array(words.bytes))) }
      switch change.time {
      case .keep: break
      case .remove: edits += splice.timeEdits(nil, isWhole: way.isWhole)
      case .set(let time) where time == entry.time && splice.hasOwnTime: break
      case .set(let time): edits += splice.timeEdits(time, isWhole: way.isWhole)
      }
      if let facts = change.facts, facts != entry.facts {
        edits += splice.factsEdits(facts, as: change.typedFacts)
      }
      if let tags = change.tags { edits += splice.tagsEdits(tags) }
      if let moment = way.moment, let edit = editedEdit(of: position, moment) {
        edits.append(edit)
        expected.markEdited(moment.day, moment.time)
      }
      return (edits, .changed(position, expected, line: line))
    }
    return try firstAsMeant(of: tries) { refusal($0, of: expected) }
  }

  private func expectation(
    of entry: FoodEntry, change: EntryChange, words: TextSlice?, splice: EntrySplice
  ) -> ExpectedEntry {
    var expected = ExpectedEntry(entry)
    switch change.time {
    case .keep: break
    case .remove: expected.time = nil
    case .set(let time): expected.time = time
    }
    if let facts = change.facts {
      expected.facts = change.typedFacts?.facts == facts ? facts : file.parser.facts.asWritten(facts)
    }
    if let mark = change.mark?.utf8.first { expected.state = FoodEntry.State(mark: mark) }
    if let words { expected.words = words }
    guard words != nil || change.tags != nil else { return expected }
    let trailing = change.tags.map(namesOfTags)
    expected.tags =
      expected.words.tagNames + (trailing ?? splice.trailingTags(entry.tags).map(\.name))
    return expected
  }

  /// Where the words of an entry's item begin, its box among them; of a line that is no item, where it begins.
  private func wordsOfItem(ofEntry position: Int) -> Int {
    file.item(ofEntry: position)?.content
      ?? file.source.byteOffset(of: file.entries[position].range.lowerBound)
  }

  /// Sets the day and time of an entry's `edited:` line, which is added as the last of an item without one. A plain line
  /// gets none: no list is begun in a paragraph.
  private func editedEdit(of position: Int, _ moment: (day: Day, time: ClockTime)) -> TextEdit? {
    let lines = file.lines(ofEntry: position)
    let value = editedText(moment.day, moment.time)
    for number in lines.dropFirst() {
      guard let old = editedValue(onLine: number) else { continue }
      return file.source.edit(old, value)
    }
    guard file.item(ofEntry: position) != nil else { return nil }
    let nested = file.marker(ofEntry: position).nested(by: file.nestedUnit)
    return file.source.insertion(
      of: [nested.bytes + Array("edited: ".utf8) + value], below: lines.upperBound,
      otherwise: file.template.lineEnding)
  }

  /// Where the day and time of an `edited:` line lie.
  private func editedValue(onLine number: Int) -> Range<Int>? {
    file.source.bytes.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, file.source.lineContent(number))
      line.skipSpaces()
      if line.skip(.hyphen) || line.skip(.asterisk) || line.skip(.plusSign) { line.skipSpaces() }
      guard let label = ScannedLabel(line), line.over(label.key).isWhole("edited"), !label.value.isEmpty
      else {
        return nil
      }
      return label.value
    }
  }
}

extension ExpectedEntry {
  fileprivate mutating func markEdited(_ day: Day, _ time: ClockTime?) {
    let old = details.firstIndex { if case .edited = $0 { true } else { false } }
    if let old { details[old] = .edited(day, time) } else { details.append(.edited(day, time)) }
  }
}

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
