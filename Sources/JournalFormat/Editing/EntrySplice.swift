/// The parts of an entry's own words in the file, and the edits that change some of them.
struct EntrySplice {
  private let source: SourceText
  private let text: ItemText
  private let line: EntryLine
  private let times: TimeStyle
  /// Where a time is written that does not stand in the words: before a label.
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

  /// The time that the entry's own line states, not its heading.
  var hasOwnTime: Bool { line.time != nil || outerTime != nil }

  /// The bytes of the words behind a leading time; what takes a label, if it has none.
  var wordsStart: Int { text.fileOffset(line.raw.lowerBound) }

  /// The tags behind the words.
  func trailingTags(_ tags: [Tag]) -> [Tag] {
    let count = line.tail.count { $0.kind == .tag }
    return tags.suffix(count)
  }

  /// The edits that write new words in the place of the old.
  func wordsEdit(_ words: [UInt8]) -> TextEdit {
    let needsSpace = line.words.isEmpty && !line.tail.isEmpty
    return edit(line.words, words + (needsSpace ? [.space] : []))
  }

  /// The edits for a new time, in the place of the old one and as it is written; `isWhole` replaces what stands around it too.
  func timeEdits(_ time: TimeSpan?, isWhole: Bool) -> [TextEdit] {
    guard let time else { return timeRemovals }
    if let old = ownTime {
      if !isWhole, let clock = clockRange(in: old) {
        return [edit(clock, times.withoutCoat.text(time.start, until: time.end))]
      }
      return [edit(old, times.text(time.start, until: time.end) + [.space])]
    }
    let place = line.raw.lowerBound..<line.raw.lowerBound
    return timeRemovals + [edit(place, times.text(time.start, until: time.end) + [.space])]
  }

  private var timeRemovals: [TextEdit] {
    if let own = ownTime { return [edit(own, [])] }
    return line.tail.filter { $0.kind == .time }.map { edit($0.range, []) }
  }

  /// The leading time with its coat and what parts it from the words.
  private var ownTime: Range<Int>? {
    if let outerTime { return outerTime }
    return line.raw.lowerBound > text.range.lowerBound && line.time != nil
      ? text.range.lowerBound..<line.raw.lowerBound : nil
  }

  /// The digits of a time, or of both ends of a stretch.
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

  /// The edits for new facts: in the place of the old bracket, else behind the words.
  func factsEdits(_ facts: FoodFacts, as typed: TypedFacts?) -> [TextEdit] {
    let bracket = FactsText(facts).text
    let own = bracket.isEmpty ? [] : Array(" (\(bracket))".utf8)
    let new = typed.flatMap { $0.facts == facts ? $0.text : nil } ?? own
    let old = line.tail.filter { $0.kind == .facts }
    guard let first = old.last else {
      return new.isEmpty ? [] : [edit(line.words.upperBound..<line.words.upperBound, new)]
    }
    return [edit(first.range, new)] + old.dropLast().map { edit($0.range, []) }
  }

  /// The edits for new tags: in the place of the first of the old, else behind words and facts.
  func tagsEdits(_ tags: [String]) -> [TextEdit] {
    let new: [UInt8] = tags.map { [.space] + tagText(plainLine($0)) }.flatMap { $0 }
    let old = line.tail.filter { $0.kind == .tag }
    if let first = old.last { return [edit(first.range, new)] + old.dropLast().map { edit($0.range, []) } }
    let before = line.tail.first { $0.kind != .blockId }.map(\.range.upperBound) ?? line.words.upperBound
    return [edit(before..<before, new)]
  }

  /// The edit that puts `mark` into the entry's box, which is made where `words` of the item begin if there is none.
  func boxEdit(_ mark: String, wordsOfItem words: Int) -> TextEdit {
    let box = source.bytes.withUnsafeBufferPointer { buffer in
      ScannedBox(LineScanner(buffer, words..<max(words, wordsStart)))
    }
    guard let box else { return source.edit(words..<words, Array("[\(mark)] ".utf8)) }
    return source.edit(box.mark, Array(mark.utf8))
  }

  /// An edit of the file for one of the words, which may lie on several lines.
  private func edit(_ range: Range<Int>, _ replacement: [UInt8]) -> TextEdit {
    if outerTime == range { return source.edit(range, replacement) }
    let start = text.fileOffset(range.lowerBound)
    let end = range.isEmpty ? start : text.fileOffset(range.upperBound - 1) + 1
    return source.edit(start..<max(start, end), replacement)
  }
}
