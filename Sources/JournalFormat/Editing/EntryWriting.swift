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
