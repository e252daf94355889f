extension DayFileEditor {
  /// Changes parts of an entry and keeps the rest of its lines as they are written.
  ///
  /// New words, another time, another category and other figures set the nested `edited:` line to `moment`, if the entry can have one.
  /// Other figures are the person's own, so a `source:` becomes `me`, unless the change says where they are from. The line keeps its place even with a new time; a new category
  /// moves it as `recategorising` does.
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
    let text = change.text.map { TextSlice(plainLine($0)) }.flatMap { $0 == entry.text ? nil : $0 }
    let expected = expectation(of: entry, change: change, text: text, splice: splice)
    if let text, text.bytes.isEmpty, expected.facts.isEmpty { throw .emptyEntry }
    if let row = file.row(ofEntry: position) {
      return try changing(row, of: position, by: change, text: text, to: expected)
    }
    // Without new words a figure is written where the old one stands, if it can be.
    let figures: [FigureWriting?] =
      if let facts = change.facts, facts != entry.facts, text == nil {
        figureWritings(facts, of: position, splice, as: change.typedFacts)
      } else {
        [nil]
      }
    let hasNewFacts = change.facts.map { $0 != entry.facts } ?? false
    let isEdited =
      text != nil || hasNewFacts || expected.time != entry.time || change.category.changes(entry.category)
    let moments = isEdited ? moment.map { [$0, nil] } ?? [nil] : [nil]
    // Where no figures are left, nothing is from anywhere.
    let isWithoutFigures = change.facts.map { $0.energy == nil && $0.nutrients.isEmpty } ?? false
    let source = isWithoutFigures ? "" : change.figureSource ?? "me"
    let sources =
      hasNewFacts ? [sourceEdit(of: position, source, isAdded: change.figureSource != nil), nil] : [nil]
    let ways = figures.flatMap { figure in
      sources.flatMap { source in
        moments.flatMap { moment in
          [false, true].map { (figure: figure, source: source, moment: moment, isWhole: $0) }
        }
      }
    }
    let tries = ways.lazy.map { way -> Try in
      var edits: [TextEdit] = []
      var expected = expected
      if let mark = change.mark {
        edits.append(splice.boxEdit(mark, itemStart: itemStart(ofEntry: position)))
      }
      if let text { edits.append(splice.textEdit(Array(text.bytes))) }
      switch change.time {
      case .keep: break
      case .remove: edits += splice.timeEdits(nil, isWhole: way.isWhole)
      case .set(let time) where time == entry.time && splice.hasOwnTime: break
      case .set(let time): edits += splice.timeEdits(time, isWhole: way.isWhole)
      }
      let facts = change.facts ?? entry.facts
      if let figure = way.figure {
        edits += figure.edits
        expected.facts = figure.facts
        expected.text = figure.words ?? expected.text
        expected.details = figure.details
      } else if facts != entry.facts || splice.movesFacts(text, facts, by: file.parser.facts) {
        edits += splice.factsEdits(facts, as: change.typedFacts, behind: text, by: file.parser.facts)
      }
      if let tags = change.tags { edits += splice.tagsEdits(tags) }
      if let edit = way.source {
        edits.append(edit)
        if isWithoutFigures { expected.removeSource() } else { expected.markSource(source) }
      }
      if let moment = way.moment, let edit = editedEdit(of: position, moment) {
        edits.append(edit)
        expected.markEdited(moment.day, moment.time)
      }
      return (edits, .changed(position, expected, line: line))
    }
    return try firstAsMeant(of: tries) { verdict in
      if change.facts != nil, text == nil, splice.hasFactsInWords {
        return EditRefusal(
          "the figures stand among the words here and cannot be told apart from them; change them by hand with "
            + "‘journal edit \(file.day)’, or give the words anew with --text", line: line)
      }
      return refusal(verdict, of: expected)
    }
  }

  /// Changes the cells of a row that say what is new. A row has no line for `edited:`.
  private func changing(
    _ row: RowWriting, of position: Int, by change: EntryChange, text: TextSlice?, to expected: ExpectedEntry
  ) throws(EditRefusal) -> DayFileEdit {
    let line = file.entries[position].range.lowerBound.line
    guard var old = file.newEntry(ofEntry: position) else { throw refusal(nil, of: expected) }
    old.category = nil
    old.details = []
    var new = old
    if let text { new.text = text.string }
    switch change.time {
    case .keep: break
    case .remove: new.span = nil
    case .set(let time): new.span = time
    }
    if let facts = change.facts { new.facts = facts }
    if let tags = change.tags { new.tags = tags }
    if let mark = change.mark { new.mark = mark }
    let tries = [row.edit(line: line, from: old, to: new)].compactMap { $0 }.map { edit -> Try in
      ([edit], .changed(position, expected, line: line))
    }
    return try firstAsMeant(of: tries) { refusal($0, of: expected) }
  }

  private func expectation(
    of entry: FoodEntry, change: EntryChange, text: TextSlice?, splice: EntrySplice
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
    if let text { expected.text = text }
    guard text != nil || change.tags != nil else { return expected }
    let trailing = change.tags.map(namesOfTags)
    expected.tags =
      expected.text.tagNames + (trailing ?? splice.trailingTags(entry.tags).map(\.name))
    return expected
  }

  /// Where the content of an entry's item begins, its box included; for a line that is no item, where the line
  /// begins.
  private func itemStart(ofEntry position: Int) -> Int {
    file.item(ofEntry: position)?.content
      ?? file.source.byteOffset(of: file.entries[position].range.lowerBound)
  }

  /// Sets the day and time on an entry's `edited:` line, which is added as the last line of an item that has none. A plain
  /// line gets none: no list is begun in a paragraph.
  private func editedEdit(of position: Int, _ moment: (day: Day, time: ClockTime)) -> TextEdit? {
    let value = editedText(moment.day, moment.time)
    if let old = detailValue("edited", of: position) { return file.source.edit(old, value) }
    guard file.item(ofEntry: position) != nil else { return nil }
    let nested = file.marker(ofEntry: position).nested(by: file.nestedUnit)
    return file.source.insertion(
      of: [nested.bytes + Array("edited: ".utf8) + value], below: file.lines(ofEntry: position).upperBound,
      otherwise: file.template.lineEnding)
  }

  /// Sets the first `source:` of an entry, or takes the line out for an empty one; where it has none, the line is added as the last of an
  /// item if it shall be. `nil` if there is no such line.
  private func sourceEdit(of position: Int, _ source: String, isAdded: Bool) -> TextEdit? {
    let value = plainLine(source)
    if let old = detailValue("source", of: position) {
      guard value.isEmpty else { return file.source.edit(old, value) }
      return file.source.edit(file.source.line(file.source.location(ofByte: old.lowerBound).line), [])
    }
    guard isAdded, !value.isEmpty, file.item(ofEntry: position) != nil else { return nil }
    let nested = file.marker(ofEntry: position).nested(by: file.nestedUnit)
    return file.source.insertion(
      of: [nested.bytes + Array("source: ".utf8) + value], below: file.lines(ofEntry: position).upperBound,
      otherwise: file.template.lineEnding)
  }

  /// The range of the value on the first line nested under an entry that has this key.
  private func detailValue(_ key: StaticString, of position: Int) -> Range<Int>? {
    file.source.bytes.withUnsafeBufferPointer { buffer in
      file.lines(ofEntry: position).dropFirst().lazy.compactMap { number -> Range<Int>? in
        var line = LineScanner(buffer, file.source.lineContent(number))
        line.skipSpaces()
        if line.skip(.hyphen) || line.skip(.asterisk) || line.skip(.plusSign) { line.skipSpaces() }
        guard let label = ScannedLabel(line), line.over(label.key).isWhole(key), !label.value.isEmpty
        else { return nil }
        return label.value
      }.first
    }
  }
}

extension ExpectedEntry {
  /// Where the figures are now from.
  fileprivate mutating func markSource(_ source: String) {
    let detail = EntryDetail.source(TextSlice(plainLine(source)))
    let old = details.firstIndex { if case .source = $0 { true } else { false } }
    if let old { details[old] = detail } else { details.append(detail) }
  }

  fileprivate mutating func removeSource() {
    let old = details.firstIndex { if case .source = $0 { true } else { false } }
    if let old { details.remove(at: old) }
  }

  fileprivate mutating func markEdited(_ day: Day, _ time: ClockTime?) {
    let old = details.firstIndex { if case .edited = $0 { true } else { false } }
    if let old { details[old] = .edited(day, time) } else { details.append(.edited(day, time)) }
  }
}

/// The parts of an entry to change; all else stays as it is written.
public struct EntryChange: Hashable, Sendable {
  /// The new text, without time, facts and trailing tags; `nil` keeps the old one.
  public var text: String?
  public var time: FieldChange<TimeSpan> = .keep
  public var category: FieldChange<FoodCategory> = .keep
  /// The new facts, all of them; empty facts remove the bracket, `nil` keeps it.
  public var facts: FoodFacts?
  /// What `source:` says of new facts, such as `table`; an item without that line gets one. `nil` if they are the person's own.
  public var figureSource: String?
  /// The facts as they were typed, if the program's own form would change a number.
  var typedFacts: TypedFacts?
  /// The new trailing tags, as in a `NewEntry`; `nil` keeps the old ones.
  public var tags: [String]?
  /// The mark of the new box, `x` of `[x]`; `nil` keeps the box.
  var mark: String?

  public init() {}

  /// Reads what a person types to replace an entry: the text, and box, time, facts and tags if they are given.
  public init(typed text: String, parser: DayFileParser) {
    let entry = NewEntry(typed: text, parser: parser)
    self.text = entry.text
    if let time = entry.span { self.time = .set(time) }
    if !entry.facts.isEmpty { facts = entry.facts }
    typedFacts = entry.typedFacts
    if !entry.tags.isEmpty { tags = entry.tags }
    mark = entry.mark ?? entry.state.mark
    // The line keeps its own block identifier, so one that is typed is checked, and refused, as text.
    for id in entry.blockIds { self.text = "\(self.text ?? "") \(id)" }
  }
}

/// A change of an optional field.
public enum FieldChange<Value: Hashable & Sendable>: Hashable, Sendable {
  case keep
  case remove
  case set(Value)

  /// Whether it changes a field that has this value.
  func changes(_ value: Value?) -> Bool {
    switch self {
    case .keep: false
    case .remove: value != nil
    case .set(let new): new != value
    }
  }
}

extension DayFileEditor {
  /// Nests links to files below the entry at `position`, as `note:` lines. Throws for an entry that is no item of a list.
  public func addingLinks(_ links: [String], toEntry position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    try refuseUnknown(position)
    let entry = file.entries[position]
    let line = entry.range.lowerBound.line
    guard file.item(ofEntry: position) != nil else {
      throw EditRefusal(
        "this entry is no item of a list, so nothing can stand below it; write it as ‘- …’ first", line: line)
    }
    let nested = file.marker(ofEntry: position).nested(by: file.nestedUnit)
    var expected = ExpectedEntry(entry)
    expected.details += links.map { .note(TextSlice(plainLine($0))) }
    let edit = file.source.insertion(
      of: links.map { nested.bytes + Array("note: ".utf8) + plainLine($0) },
      below: file.lines(ofEntry: position).upperBound, otherwise: file.template.lineEnding)
    return try firstAsMeant(of: [([edit], .changed(position, expected, line: line))]) { _ in
      EditRefusal("a link below this entry would be read as something else; write it by hand", line: line)
    }
  }
}
