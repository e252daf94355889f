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
    let changesFigures = change.facts.map { $0 != file.entries[position].facts } ?? false
    if let loss = file.lossOfRow(ofEntry: position, withFigures: changesFigures) { throw loss }
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
    var ways = [(new: new, expected: expected)]
    // `Brown rice 250 g`: the amount belongs into its column.
    if let text, let (words, amount) = row.amount(in: text) {
      var (new, expected) = ways[0]
      (new.text, new.facts.amount) = (words, amount)
      (expected.text, expected.facts.amount) = (TextSlice(words), amount)
      ways.insert((new, expected), at: 0)
    }
    let tries = ways.compactMap { way in
      row.edit(line: line, from: old, to: way.new).map { edit -> Try in
        ([edit], .changed(position, way.expected, line: line))
      }
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

extension DayFileEditor {
  /// Removes an entry: its lines and everything nested under it, and no heading unless `withHeading` says so: the one that was
  /// written for it alone.
  ///
  /// A blank line that separated it from its neighbour is removed too, so that adding an entry and removing it
  /// restores every byte.
  public func removing(entry position: Int, withHeading: Bool = false) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    try refuseUnknown(position)
    let emptied = withHeading ? removalWithHeading(of: position).map { [$0] } ?? [] : []
    let tries = (emptied + removals(of: position)).lazy.flatMap { removal -> [Try] in
      [([removal], .removed(position))]
        + (mealOfRowBelow(position).map { [([removal, $0], .removed(position))] } ?? [])
    }
    return try firstAsMeant(of: tries, leaving: file.label(aboveEntry: position)) { _ in
      if let heir = heirOfFigures(of: position) {
        return EditRefusal(
          "figures below belong to several entries, and without this one would be those of ‘\(heir)’ alone; take it out in "
            + "an editor, and change them or take them out too",
          line: file.lines(ofEntry: position).lowerBound)
      }
      return EditRefusal(
        "without this line others would be read differently; take it out in an editor",
        line: file.lines(ofEntry: position).lowerBound)
    }
  }

  /// The edit that removes an entry with the heading of its meal, if the heading is as a new section has it and nothing else stands
  /// below. `nil` in a file with another empty heading of a meal: headings are a form to be filled in there.
  private func removalWithHeading(of position: Int) -> TextEdit? {
    let own = file.lines(ofEntry: position)
    let titles = file.outline.titles
    guard let index = titles.lastIndex(where: { $0.lines.upperBound < own.lowerBound }),
      case let title = titles[index], title.form == .heading, let section = title.section, section.isFood,
      SectionStyle(form: .heading, rank: title.rank).lines(
        Array(SectionTitles(file).title(for: section).utf8))
        == title.lines.map({ Array(file.source.bytes[file.source.lineContent($0)]) }),
      isBlank(title.lines.upperBound + 1..<own.lowerBound),
      isBlank(own.upperBound + 1..<end(ofTitle: index)),
      !titles.indices.contains(where: {
        $0 != index && titles[$0].section.map(\.isFood) ?? false
          && isBlank(titles[$0].lines.upperBound + 1..<end(ofTitle: $0))
      })
    else { return nil }
    let isLast = index == titles.indices.last
    let first = title.lines.lowerBound
    let hasGap = isLast && first > 1 && file.source.isBlank(line: first - 1)
    let last = isLast ? own.upperBound : end(ofTitle: index) - 1
    return file.source.edit(bytes(of: (hasGap ? first - 1 : first)...last), [])
  }

  /// The line behind what stands below a title, before the next one.
  private func end(ofTitle index: Int) -> Int {
    index + 1 < file.outline.titles.count
      ? file.outline.titles[index + 1].lines.lowerBound : file.source.lineCount + 1
  }

  private func isBlank(_ lines: Range<Int>) -> Bool { lines.allSatisfy { file.source.isBlank(line: $0) } }

  /// The entry that would take over figures on lines below if an entry went: `Calories: 510` below two foods.
  private func heirOfFigures(of position: Int) -> String? {
    guard let edit = removals(of: position).first else { return nil }
    var before = file.entries
    before.remove(at: position)
    let after = file.parser.parse(file.source.applying([edit]), day: file.day, path: file.path).day.entries
    return zip(before, after).first { $1.details.count { $0.isFacts } > $0.details.count { $0.isFacts } }
      .map { $1.text.string }
  }

  /// The edit that writes the meal of a row into the one below, which has it from there; a row keeps the word of its own.
  func mealOfRowBelow(_ position: Int) -> TextEdit? {
    guard let row = file.row(ofEntry: position), position + 1 < file.entries.count,
      let category = file.entries[position + 1].category,
      case let line = file.entries[position + 1].range.lowerBound.line, row.table.rows.contains(line),
      row.mealCell(line: line) == nil
    else { return nil }
    return row.mealEdit(line: line, category)
  }

  /// Throws if there is no entry at a position.
  func refuseUnknown(_ position: Int) throws(EditRefusal) {
    guard file.entries.indices.contains(position) else {
      throw EditRefusal("the file has \(file.entries.count) food entries and no other")
    }
  }

  /// The edits that remove an entry's lines, best first.
  ///
  /// The last one leaves a blank line: a list that begins at 2 right below a paragraph would continue it.
  func removals(of position: Int) -> [TextEdit] {
    let own = file.lines(ofEntry: position)
    var lines = [own]
    let below = file.gap(beforeEntry: position + 1)
    if let above = file.gap(beforeEntry: position) {
      // If the entry below follows directly, the blank line above separates two groups of entries and stays.
      if above > 0, below != 0 { lines.insert(own.lowerBound - 1...own.upperBound, at: 0) }
    } else if let below, below > 0 {
      lines.insert(own.lowerBound...own.upperBound + 1, at: 0)
    }
    let blank = Array(file.source.ending(ofLine: own.upperBound))
    return lines.map { file.source.edit(bytes(of: $0), []) } + [file.source.edit(bytes(of: own), blank)]
  }

  /// The byte range of whole lines. At the end of a file without a final line ending, it includes the ending of the
  /// line above instead.
  func bytes(of lines: ClosedRange<Int>) -> Range<Int> {
    var start = file.source.lineBehindMark(lines.lowerBound).lowerBound
    let end = file.source.line(lines.upperBound).upperBound
    if lines.upperBound == file.source.lineCount, file.source.isLastLineOpen, lines.lowerBound > 1 {
      start = file.source.lineContent(lines.lowerBound - 1).upperBound
    }
    return start..<end
  }
}

extension DayFileEditor {
  /// Moves an entry's lines, byte for byte except for their indentation, to another category's section of the same
  /// file.
  ///
  /// A label that names the meal, `- Lunch: soup`, is replaced in place. A time that came from the heading is
  /// written on the entry's line. A category of `nil` is Food.
  public func recategorising(entry position: Int, to category: FoodCategory?) throws(EditRefusal)
    -> DayFileEdit
  {
    try refuseDamaged()
    try refuseUnknown(position)
    var expected = ExpectedEntry(file.entries[position])
    guard expected.category != category else {
      return DayFileEdit(edits: [], result: file.source, day: file.read.day, entry: position)
    }
    expected.category = category
    let tries =
      (renaming(position, category) + relabelling(position, category)
      + moves(of: position, to: category)).map {
        edits, line -> Try in
        (edits, .changed(position, expected, line: line))
      }
    var edit = try firstAsMeant(of: tries, leaving: file.label(aboveEntry: position)) {
      refusal($0, of: expected)
    }
    edit.remarks = []
    return edit
  }

  /// The lines of an entry, to be added to another file: without their indentation, each ended by a newline.
  public func lines(ofEntry position: Int) throws(EditRefusal) -> [UInt8] {
    try refuseUnknown(position)
    if let loss = file.lossOfRow(ofEntry: position, withFigures: true) { throw loss }
    return MovedLines(ofEntry: position, in: file).bytes(endedBy: [.lineFeed])
  }

  /// Adds an entry by its lines, as `lines(ofEntry:)` returns them, at the place for this category and time.
  public func adding(
    lines: [UInt8], category: FoodCategory?, time: ClockTime?
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let text = SourceText(Array("## Food\n\n".utf8) + lines)
    let alone = EditedFile(text, day: file.day, path: file.path, parser: file.parser, template: file.template)
    guard alone.entries.count == 1 else {
      throw EditRefusal("these lines are not one entry; add them in an editor")
    }
    let moved = MovedLines(ofEntry: 0, in: alone)
    var expected = ExpectedEntry(alone.entries[0])
    expected.category = category
    var entry = alone.newEntry(ofEntry: 0)
    entry?.category = category
    return try adding(expected, at: time ?? expected.time?.start) { place in
      guard let row = place.row else { return moved.lines(at: place) }
      return entry.flatMap { row.line(of: $0) }.map { [$0] }
    }
  }

  /// The edit that replaces the meal in an entry's label, and the entry's line number.
  private func relabelling(_ position: Int, _ category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    guard let category, let label = file.outline.texts[position].label,
      let name = file.knownName(in: label)
    else { return [] }
    let title = SectionTitles(file).title(for: .meal(category))
    return [
      ([file.source.edit(name, Array(title.utf8))], file.entries[position].range.lowerBound.line)
    ]
  }

  /// The edits that replace the meal in the row that an entry is, and keep that of the row below.
  private func renaming(_ position: Int, _ category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    let line = file.entries[position].range.lowerBound.line
    guard let category, let edit = file.row(ofEntry: position)?.mealEdit(line: line, category) else {
      return []
    }
    return [([edit], line)] + (mealOfRowBelow(position).map { [([edit, $0], line)] } ?? [])
  }

  /// The edits that remove an entry's lines and insert them among the category's entries, each with the entry's new
  /// line number.
  private func moves(of position: Int, to category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    guard file.lossOfRow(ofEntry: position, withFigures: true) == nil else { return [] }
    let moved = MovedLines(ofEntry: position, in: file)
    let own = file.lines(ofEntry: position)
    return file.placements(for: category, at: file.entries[position].time?.start).flatMap {
      place -> [(edits: [TextEdit], line: Int)] in
      guard !(own.lowerBound..<own.upperBound).contains(place.line) else { return [] }
      var lines = moved.lines(at: place)
      if let row = place.row {
        var entry = file.newEntry(ofEntry: position)
        entry?.category = category
        guard let line = entry.flatMap({ row.line(of: $0) }) else { return [] }
        lines = [line]
      }
      let insertion = file.source.insertion(
        of: place.above + lines + place.below, below: place.line,
        otherwise: file.template.lineEnding)
      return removals(of: position).map { removal in
        let result = file.source.applying([removal])
        let gone = place.line >= own.upperBound ? file.source.lineCount - result.lineCount : 0
        return ([removal, insertion], place.line + place.above.count + 1 - gone)
      }
    }
  }
}

/// The lines of an entry without their indentation and line endings, to be inserted elsewhere.
struct MovedLines {
  private var lines: [[UInt8]]
  /// Where the list marker ends on the first line; 0 if there is none.
  private var markerEnd = 0
  /// The range of the meal's label on the first line, with its marks.
  private var label: Range<Int>?
  /// Where a label is inserted on a first line that has none: behind box and time.
  private var labelPlace: Int

  init(ofEntry position: Int, in file: EditedFile) {
    let source = file.source
    if file.row(ofEntry: position) != nil, let entry = file.newEntry(ofEntry: position) {
      let writing = EntryWriting(entry: entry, times: TimeStyle(), facts: file.parser.facts)
      lines = writing.lines(ItemMarker(bullet: [.hyphen]), nestedBy: nil)
      markerEnd = 2
      labelPlace = 2 + (entry.span.map { TimeStyle().text($0).count + 1 } ?? 0)
      return
    }
    let range = file.lines(ofEntry: position)
    let first = source.lineBehindMark(range.lowerBound)
    let marker = file.marker(ofEntry: position)
    let start = source.byteOffset(of: file.entries[position].range.lowerBound)
    lines = range.map { number in
      number == range.lowerBound
        ? Array(source.bytes[start..<max(start, first.upperBound)])
        : MovedLines.dedented(Array(source.bytes[source.lineContent(number)]), by: marker.indentation)
    }
    if !marker.bullet.isEmpty { markerEnd = marker.bullet.count + marker.space.count }
    let text = file.outline.texts[position]
    let splice = EntrySplice(text, in: file, times: TimeStyle())
    labelPlace = min(max(0, splice.textStart - start), lines[0].count)
    if let own = text.label, own.lowerBound >= start, own.upperBound <= first.upperBound {
      var opening = own.lowerBound
      while opening > start,
        source.bytes[opening - 1] == .asterisk || source.bytes[opening - 1] == .underscore
      {
        opening -= 1
      }
      label = opening - start..<own.upperBound - start
      labelPlace = opening - start
      // A label such as `Breakfast 2 eggs` is one only in its paragraph; a colon makes it one anywhere.
      if let name = file.knownName(in: own),
        source.bytes[name.upperBound..<own.upperBound].allSatisfy({ $0 == .space || $0 == .tab })
      {
        lines[0].insert(.colon, at: name.upperBound - start)
        label = opening - start..<own.upperBound - start + 1
      }
    }
    if let time = file.entries[position].time, !splice.hasOwnTime {
      write(TimeStyle(of: file.outline.texts).text(time) + [.space])
    }
  }

  /// Inserts the time from the heading or label before the entry's text. The label is removed, because it may
  /// contain that time.
  private mutating func write(_ time: [UInt8]) {
    lines[0].replaceSubrange(label ?? labelPlace..<labelPlace, with: time)
    labelPlace += time.count
    label = nil
  }

  /// The lines without indentation, each ended by `ending`.
  func bytes(endedBy ending: [UInt8]) -> [UInt8] { lines.flatMap { $0 + ending } }

  /// The lines as they are inserted at a place. The label is replaced by the place's; the marker is kept, or added
  /// if there is none.
  func lines(at place: EntryPlacement) -> [[UInt8]] {
    var first = lines[0]
    first.replaceSubrange(label ?? labelPlace..<labelPlace, with: place.label)
    if markerEnd == 0, !place.marker.bullet.isEmpty {
      first = place.marker.bullet + place.marker.space + first
    }
    return ([first] + lines.dropFirst()).map { $0.isEmpty ? $0 : place.marker.indentation + $0 }
  }

  /// A line without the common prefix of its indentation and `indentation`.
  private static func dedented(_ line: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    let shared = zip(line, indentation).prefix { $0 == $1 && ($0 == .space || $0 == .tab) }.count
    return Array(line.dropFirst(shared))
  }
}
