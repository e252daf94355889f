/// A place for a new entry: the line above it, and what is inserted with it.
struct EntryPlacement {
  /// The line that it is inserted below; 0 for the top of the file.
  var line: Int
  /// Lines to insert above the entry, without line endings: blank lines, a heading.
  var above: [[UInt8]] = []
  /// Lines to insert below the entry.
  var below: [[UInt8]] = []
  var marker = ItemMarker(bullet: [])
  /// The label that names the meal on the entry's own line.
  var label: [UInt8] = []
  /// The table that it is a row of.
  var row: RowWriting?
}

extension EditedFile {
  /// The file is parsed again for each place that is tried; if this many fail, the entry's text is the reason.
  private static let mostPlacements = 24

  /// The places for an entry of `category` at `time`, best first; computed lazily.
  func placements(
    for category: FoodCategory?, at time: ClockTime?
  ) -> some Sequence<EntryPlacement> {
    let kinds: [() -> [EntryPlacement]] = [
      { placements(amongEntriesOf: category, at: time) },
      { placements(inTablesAt: time) },
      { placements(inSectionsOf: category) },
      { placements(inNewSectionOf: category) },
    ]
    return kinds.lazy.flatMap { $0() }.prefix(EditedFile.mostPlacements)
  }

  // MARK: Beside entries

  /// After the last entry of the category with an earlier or equal time, else before its first entry with a time;
  /// without a time after the last entry.
  private func placements(amongEntriesOf category: FoodCategory?, at time: ClockTime?) -> [EntryPlacement] {
    let own = entries.indices.filter { entries[$0].category == category }
    guard let last = own.last else { return [] }
    var places: [EntryPlacement] = []
    if let time, let timed = own.first(where: { entries[$0].time != nil }) {
      if let earlier = own.last(where: { entries[$0].time.map { $0.start <= time } ?? false }) {
        places.append(placement(afterEntry: earlier))
      } else {
        places.append(placement(beforeEntry: timed))
      }
    }
    places.append(placement(afterEntry: last))
    return places
  }

  private func placement(afterEntry position: Int) -> EntryPlacement {
    let lines = lines(ofEntry: position)
    if let row = row(ofEntry: position) { return EntryPlacement(line: lines.upperBound, row: row) }
    return EntryPlacement(
      line: lines.upperBound, above: isLoose(atEntry: position) ? [[]] : [],
      marker: marker(afterEntry: position), label: label(ofEntry: position))
  }

  private func placement(beforeEntry position: Int) -> EntryPlacement {
    let lines = lines(ofEntry: position)
    if let row = row(ofEntry: position) { return EntryPlacement(line: lines.lowerBound - 1, row: row) }
    let isLoose = isLoose(atEntry: position)
    // Right below the line above is the same place; the blank line then separates the new entry.
    if isLoose, gap(beforeEntry: position) != nil {
      var place = placement(afterEntry: position - 1)
      place.marker = marker(ofEntry: position)
      place.label = label(ofEntry: position)
      return place
    }
    return EntryPlacement(
      line: lines.lowerBound - 1, below: isLoose ? [[]] : [], marker: marker(ofEntry: position),
      label: label(ofEntry: position))
  }

  /// The marker of an entry's own line; only the indentation if it is no item.
  func marker(ofEntry position: Int) -> ItemMarker {
    if let item = item(ofEntry: position) { return ItemMarker(item, in: source) }
    let start = source.byteOffset(of: entries[position].range.lowerBound)
    let line = source.lineBehindMark(entries[position].range.lowerBound.line)
    return ItemMarker(
      indentation: source.bytes[min(line.lowerBound, start)..<start].map { $0 == .tab ? .tab : .space },
      bullet: [])
  }

  /// The marker of the next item: the next number in an ordered list, unless all its numbers are equal.
  private func marker(afterEntry position: Int) -> ItemMarker {
    let marker = marker(ofEntry: position)
    guard let number = marker.number else { return marker }
    let before = gap(beforeEntry: position).flatMap { _ in self.marker(ofEntry: position - 1).number }
    return before == number ? marker : marker.numbered(number + 1)
  }

  /// The label of an entry to copy for another entry of its meal: `Lunch: `, `**Lunch:** `; empty if it has none.
  func label(ofEntry position: Int) -> [UInt8] {
    guard position < outline.texts.count, let label = outline.texts[position].label else { return [] }
    return LabelStyle(label, in: source).text(knownName(in: label).map { Array(source.bytes[$0]) } ?? [])
  }

  /// The range of the name in a label, without a time and marks around it.
  func knownName(in label: Range<Int>) -> Range<Int>? {
    source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, label)
      // Emphasis that opens before the label may close behind its colon.
      let end = label.first { offset in
        line.byte(at: offset) == .colon && !isASCIIDigit(line.byte(at: offset + 1))
          || line.scalar(at: offset).value == 0xFF1A
      }
      let key = label.lowerBound..<(end ?? label.upperBound)
      let title = HeadingTitle(line.over(key)).words
      guard !title.isEmpty else { return nil }
      let start = key.first { $0 + title.count <= key.upperBound && buffer[$0...].starts(with: title) }
      return start.map { $0..<$0 + title.count }
    }
  }

  // MARK: In tables

  /// In each table that names meals or has no rows: in order of time, else behind its last entry. A table of a meal that is not meant
  /// is found by the check.
  private func placements(inTablesAt time: ClockTime?) -> [EntryPlacement] {
    outline.tables.reversed().prefix(4).flatMap { table -> [EntryPlacement] in
      guard let row = RowWriting(table, in: self) else { return [] }
      let own = entries.indices.filter { table.rows.contains(entries[$0].range.lowerBound.line) }
      guard own.isEmpty || table.header.meal != nil else { return [] }
      let last = own.last.map { lines(ofEntry: $0).upperBound } ?? table.first + 1
      let earlier = own.last { index in
        guard let time, let its = entries[index].time else { return false }
        return its.start <= time
      }
      let places = [earlier.map { lines(ofEntry: $0).upperBound }, last].compactMap { $0 }
      return places.map { EntryPlacement(line: $0, row: row) }
    }
  }

  /// Whether foods stand in a table that names no meals, and nowhere else a title or an entry of `category`.
  func keepsFoodInTable(besides category: FoodCategory?) -> Bool {
    guard let category,
      outline.tables.contains(where: { table in
        table.header.food != nil && table.header.meal == nil
          && entries.contains { $0.category == nil && table.rows.contains($0.range.lowerBound.line) }
      })
    else { return false }
    return !entries.contains { $0.category == category }
      && !outline.titles.contains { $0.section == .meal(category) }
  }

  // MARK: In sections without entries

  /// In the last section of the category, then in those before it: right below the heading if the section is empty.
  private func placements(inSectionsOf category: FoodCategory?) -> [EntryPlacement] {
    let section = Section(foodOf: category)
    // A few sections are enough: of a thousand empty ones, none is better than another.
    return outline.titles.indices.reversed().lazy.filter { outline.titles[$0].section == section }.prefix(4)
      .flatMap { title in
        outline.titles[title].form == .item ? placements(inItem: title) : placements(below: title)
      }
  }

  /// Below a heading, a bold line or a label.
  private func placements(below title: Int) -> [EntryPlacement] {
    let head = outline.titles[title].lines.upperBound
    let last = lastTextLine(head + 1, through: lastOwnLine(ofTitle: title))
    let marker = marker(belowTitle: title)
    var places: [EntryPlacement] = []
    if let last {
      // Empty bullets from a template stay last, for the entries to come.
      let emptyItems = Set(outline.items.lazy.filter(\.isEmpty).map(\.line))
      let isTemplate = (head + 1...last).allSatisfy { source.isBlank(line: $0) || emptyItems.contains($0) }
      let first = (head + 1...last).first { !source.isBlank(line: $0) } ?? last
      // The blank line at the end stays there: removing the entry would take one between it and an entry above along.
      if !isTemplate, lineBelowText(last) > last,
        entries.contains(where: { $0.range.upperBound.line == last })
      {
        places.append(EntryPlacement(line: last, above: [[]], marker: marker))
      }
      places.append(EntryPlacement(line: isTemplate ? first - 1 : lineBelowText(last), marker: marker))
    }
    if let last, let first = (head + 1...last).first(where: { !source.isBlank(line: $0) }), first > head + 1,
      outline.items.contains(where: { $0.line == first })
    {
      // The blank line above a list stays above it, so that removing the entry restores the file.
      places.append(EntryPlacement(line: first - 1, marker: marker))
    }
    // Above an entry the blank line of the heading parts both, so a new one takes its place; removing takes one along.
    let partsEntry =
      lineBelowText(head) == head && entries.contains { $0.range.lowerBound.line == head + 2 }
    places.append(EntryPlacement(line: lineBelowText(head), above: partsEntry ? [[]] : [], marker: marker))
    // Right below text, a list may be parsed as part of the paragraph.
    if let last { places.append(EntryPlacement(line: last, above: [[]], marker: marker)) }
    return places
  }

  /// The line to insert below so that at most one blank line separates the new line from the text above.
  ///
  /// This is right below the text, unless two or more blank lines follow it, or one at the end of the file.
  func lineBelowText(_ line: Int) -> Int {
    guard line < source.lineCount, source.isBlank(line: line + 1) else { return line }
    let isLast = line + 2 > source.lineCount
    return isLast || source.isBlank(line: line + 2) ? line + 1 : line
  }

  /// The last line before the next heading of any kind except a list item.
  func lastOwnLine(ofTitle title: Int) -> Int {
    let next = outline.titles[(title + 1)...].first { $0.form != .item }
    return next.map { $0.lines.lowerBound - 1 } ?? source.lineCount
  }

  /// The marker of the items below a heading, else the default.
  func marker(belowTitle title: Int) -> ItemMarker {
    let lines = outline.titles[title].lines.upperBound + 1..<lastOwnLine(ofTitle: title) + 2
    let items = outline.items.filter { $0.depth == 0 && lines.contains($0.line) }
    guard let item = items.last(where: { !$0.isEmpty }) ?? items.first else { return usualMarker }
    let marker = ItemMarker(item, in: source)
    return marker.number.map { marker.numbered($0 + (item.isEmpty ? 0 : 1)) } ?? marker
  }

  /// Inside an item that names the meal: after its nested items, or as the first one.
  private func placements(inItem title: Int) -> [EntryPlacement] {
    guard let index = outline.titles[title].item else { return [] }
    let item = outline.items[index]
    if outline.titles[title].hasNested,
      let child = outline.items[(index + 1)...].last(where: {
        $0.line <= item.lastLine && $0.depth == item.depth + 1
      })
    {
      return [EntryPlacement(line: item.lastLine, marker: ItemMarker(child, in: source))]
    }
    let nested = ItemMarker(item, in: source).nested(by: nestedUnit)
    return [EntryPlacement(line: item.lastLine, marker: nested)]
  }
}

extension Section {
  /// The section for entries of this category.
  init(foodOf category: FoodCategory?) { self = category.map { .meal($0) } ?? .food }
}

/// Writes an entry as lines without line endings.
struct EntryWriting {
  var entry: NewEntry
  var times: TimeStyle
  var facts: FactsScanner

  /// The entry's own line and the nested ones. `label` names the meal: `Lunch: `.
  func lines(_ marker: ItemMarker, label: [UInt8] = [], nestedBy unit: [UInt8]?) -> [[UInt8]] {
    let nested = marker.nested(by: unit)
    return [marker.bytes + own(label)] + entry.details.map { nested.bytes + text(of: $0) }
  }

  /// Box, time, text, facts and tags.
  private func own(_ label: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    if let mark = entry.mark ?? entry.state.mark { line += Array("[\(mark)] ".utf8) }
    if let span = entry.span { line += times.text(span) + [.space] }
    line += label + textAndFacts()
    for tag in entry.tags.map(plainLine) { line += [.space] + tagText(tag) }
    for id in entry.blockIds { line += Array(" \(id)".utf8) }
    return line
  }

  /// The text and the facts; the facts as they were typed if the program's own form would change a number.
  private func textAndFacts() -> [UInt8] {
    guard let typed = entry.typedFacts, typed.facts == entry.facts else {
      return textAndFacts(entry.text, entry.facts, readsTime: true)
    }
    let text = plainLine(entry.text)
    return text + (text.isEmpty ? Array(typed.text.drop { $0 == .space }) : typed.text)
  }

  /// A text and the bracket behind it; without the bracket if the text itself is the facts: `210 kcal`.
  private func textAndFacts(_ content: String, _ figures: FoodFacts, readsTime: Bool) -> [UInt8] {
    let plain = plainLine(content)
    let bracket = FactsText(figures).text
    guard !bracket.isEmpty else { return plain }
    let text = ItemText(SourceText(plain), 0..<plain.count)
    let read = EntryLine(text, from: 0, facts: facts, readsTime: readsTime)
    if read.words == text.range, read.facts == facts.asWritten(figures) { return plain }
    return plain + Array("\(plain.isEmpty ? "" : " ")(\(bracket))".utf8)
  }

  private func text(of detail: NewDetail) -> [UInt8] {
    func key(_ name: StaticString, _ value: [UInt8]) -> [UInt8] { Array("\(name): ".utf8) + value }
    switch detail {
    case .heard(let text): return key("heard", plainLine(text))
    case .photo(let path): return key("photo", Array("![](".utf8) + plainLine(path) + [.closeParenthesis])
    case .barcode(let digits): return key("barcode", plainLine(digits))
    case .source(let source): return key("source", plainLine(source))
    case .edited(let day, let time): return key("edited", editedText(day, time))
    case .note(let text): return key("note", plainLine(text))
    case .part(let text, let figures, let tags):
      return tags.map(plainLine).reduce(textAndFacts(text, figures, readsTime: false)) {
        $0 + [.space] + tagText($1)
      }
    }
  }
}

/// `2026-03-14 21:02`.
func editedText(_ day: Day, _ time: ClockTime?) -> [UInt8] {
  Array("\(day)\(time.map { " \($0)" } ?? "")".utf8)
}

/// The parts of an entry's text in the file, and the edits that change them.
struct EntrySplice {
  private let source: SourceText
  private let text: ItemText
  private let line: EntryLine
  private let times: TimeStyle
  /// The range of a time that precedes a label, and so is not in the entry's text.
  private let outerTime: Range<Int>?

  init(_ entry: DayOutline.EntryText, in file: EditedFile, times: TimeStyle) {
    source = file.source
    text = entry.text
    line = EntryLine(text, from: text.range.lowerBound, facts: file.parser.facts, recordsTail: true)
    self.times = times
    let start = file.source.byteOffset(of: entry.start)
    let before = entry.label.map { min(start, $0.lowerBound)..<$0.lowerBound }
    outerTime = before.flatMap { before in
      file.source.bytes.withUnsafeBufferPointer { buffer in
        before.lazy.compactMap { offset -> Range<Int>? in
          let line = LineScanner(buffer, offset..<before.upperBound)
          guard isASCIIDigit(line.peek()), case .time(_, let from, let end) = scanLeadingTime(line) else {
            return nil
          }
          return from..<end
        }.first
      }
    }
  }

  /// Whether the entry's own line has a time, rather than its heading.
  var hasOwnTime: Bool { line.time != nil || outerTime != nil }

  /// The offset of the text behind a leading time, where a label is inserted.
  var textStart: Int { text.fileOffset(line.raw.lowerBound) }

  /// The tags at the end.
  func trailingTags(_ tags: [Tag]) -> [Tag] {
    let count = line.tail.count { $0.kind == .tag }
    return tags.suffix(count)
  }

  /// The edit that replaces the text.
  func textEdit(_ new: [UInt8]) -> TextEdit {
    let needsSpace = line.words.isEmpty && !line.tail.isEmpty
    return edit(line.words, new + (needsSpace ? [.space] : []))
  }

  /// The edits that set the time, in place of the old one and in its style; `isWhole` also replaces what encloses
  /// it.
  func timeEdits(_ time: TimeSpan?, isWhole: Bool) -> [TextEdit] {
    guard let time else { return timeRemovals }
    if let old = ownTime {
      if !isWhole, let clock = clockRange(in: old) {
        return [edit(clock, times.withoutEnclosure.text(time.start, until: time.end))]
      }
      return [edit(old, times.text(time) + [.space])]
    }
    let place = line.raw.lowerBound..<line.raw.lowerBound
    return timeRemovals + [edit(place, times.text(time) + [.space])]
  }

  private var timeRemovals: [TextEdit] {
    if let own = ownTime { return [edit(own, [])] }
    return line.tail.filter { $0.kind == .time }.map { edit($0.range, []) }
  }

  /// The leading time with what encloses it and the space behind it.
  private var ownTime: Range<Int>? {
    if let outerTime { return outerTime }
    return line.raw.lowerBound > text.range.lowerBound && line.time != nil
      ? text.range.lowerBound..<line.raw.lowerBound : nil
  }

  /// The digits of a time, or from the start to the end of a time range.
  private func clockRange(in range: Range<Int>) -> Range<Int>? {
    let bytes = outerTime == nil ? text.bytes : source.bytes
    return bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, range)
      guard let first = range.first(where: { line.digit(at: $0) != nil }),
        let clock = scanClock(line.over(first..<range.upperBound))
      else { return nil }
      let second = (clock.end..<range.upperBound).first { line.digit(at: $0) != nil }
      guard let second, let until = scanClock(line.over(second..<range.upperBound)) else {
        return first..<clock.end
      }
      return first..<until.end
    }
  }

  /// Whether a new text takes facts away that stand among the words of the old one, or states them itself.
  func movesFacts(_ text: TextSlice?, _ facts: FoodFacts, by scanner: FactsScanner) -> Bool {
    text.map { line.hasFactsInWords || states($0, facts, by: scanner) } ?? false
  }

  /// Whether a text has such facts without a bracket behind it.
  private func states(_ text: TextSlice, _ facts: FoodFacts, by scanner: FactsScanner) -> Bool {
    let new = ItemText(SourceText(Array(text.bytes)), 0..<text.bytes.count)
    let read = EntryLine(new, from: 0, facts: scanner)
    return read.hasFactsInWords && read.facts == facts && read.words == new.range
  }

  /// The edits that set the facts: in place of the old bracket, else behind the text; none are written behind a `text`
  /// that states them.
  func factsEdits(
    _ facts: FoodFacts, as typed: TypedFacts?, behind text: TextSlice?, by scanner: FactsScanner
  ) -> [TextEdit] {
    let isStated = text.map { states($0, facts, by: scanner) } ?? false
    let bracket = isStated ? "" : FactsText(facts).text
    let own = bracket.isEmpty ? [] : Array(" (\(bracket))".utf8)
    let new = isStated ? [] : typed.flatMap { $0.facts == facts ? $0.text : nil } ?? own
    let old = line.tail.filter { $0.kind == .facts }
    guard let first = old.last else {
      return new.isEmpty ? [] : [edit(line.words.upperBound..<line.words.upperBound, new)]
    }
    return [edit(first.range, new)] + old.dropLast().map { edit($0.range, []) }
  }

  /// The edit that writes facts where those among the words stand, and the words with them: of `800 kcal pizza`.
  ///
  /// `nil` if the old ones stand in several places, and if more would be said there than was.
  func figureEdit(_ facts: FoodFacts) -> (edit: TextEdit, words: TextSlice)? {
    guard let figure = line.figure, figure.lowerBound >= line.words.lowerBound,
      figure.upperBound <= line.words.upperBound, !facts.isEmpty
    else { return nil }
    let isBracket = text.bytes[figure.lowerBound] == .openParenthesis
    guard
      isBracket || figure == line.words
        || Set(facts.nutrients.map(\.nutrient)).isSubset(of: line.facts.nutrients.map(\.nutrient))
    else { return nil }
    let new = Array((isBracket ? "(\(FactsText(facts).text))" : FactsText(facts).text).utf8)
    let words =
      text.bytes[line.words.lowerBound..<figure.lowerBound] + new
      + text.bytes[figure.upperBound..<line.words.upperBound]
    return (edit(figure, new), TextSlice(Array(words)))
  }

  /// Whether facts stand among the words.
  var hasFactsInWords: Bool { line.hasFactsInWords }

  /// The edits that set the tags: in place of the first of the old ones, else behind text and facts.
  func tagsEdits(_ tags: [String]) -> [TextEdit] {
    let new: [UInt8] = tags.map { [.space] + tagText(plainLine($0)) }.flatMap { $0 }
    let old = line.tail.filter { $0.kind == .tag }
    if let first = old.last { return [edit(first.range, new)] + old.dropLast().map { edit($0.range, []) } }
    let before = line.tail.first { $0.kind != .blockId }.map(\.range.upperBound) ?? line.words.upperBound
    return [edit(before..<before, new)]
  }

  /// The edit that sets the mark of the entry's box; a new box is inserted at `start`, where the item's content
  /// begins.
  func boxEdit(_ mark: String, itemStart start: Int) -> TextEdit {
    let box = source.bytes.withUnsafeBufferPointer { buffer in
      ScannedBox(LineScanner(buffer, start..<max(start, textStart)))
    }
    guard let box else { return source.edit(start..<start, Array("[\(mark)] ".utf8)) }
    return source.edit(box.mark, Array(mark.utf8))
  }

  /// Maps an edit of the entry's text, which may be on several lines, to an edit of the file.
  private func edit(_ range: Range<Int>, _ replacement: [UInt8]) -> TextEdit {
    if outerTime == range { return source.edit(range, replacement) }
    let start = text.fileOffset(range.lowerBound)
    let end = range.isEmpty ? start : text.fileOffset(range.upperBound - 1) + 1
    return source.edit(start..<max(start, end), replacement)
  }
}
