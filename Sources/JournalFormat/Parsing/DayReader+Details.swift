/// What hangs under an entry.
extension DayReader {
  /// Reads everything nested in an item, one level deep; deeper levels belong to what they hang under.
  func readDetails(of index: Int, into details: inout [EntryDetail]) {
    let block = blocks[index]
    var next = index + 1
    while next < Int(block.next) {
      let child = next
      let part = blocks[child]
      // In `- 8. Idli` the inner item is the outer one's words; what hangs under it hangs under both.
      let isOwnLine = part.kind == .item && part.line == block.line
      next = isOwnLine ? child + 1 : Int(part.next)
      guard !isOwnLine, hidden.isEmpty || !hidden.contains(Int(part.line)) else { continue }
      switch part.kind {
      case .item: readDetailItem(child, into: &details)
      case .paragraph where Int(part.line) > Int(block.line) + (child == index + 1 ? 1 : 0):
        let lines = paragraphLines(child)
        if let key = lines.count == 1 ? reservedDetail(words(ofLine: lines.lowerBound)) : nil {
          details.append(key)
        } else {
          addText(lines, to: &details)
        }
      case .quotation, .code, .html, .deepList:
        if Int(part.line) > Int(block.line) { addText(Int(part.line)...lastLine(of: child), to: &details) }
      case .paragraph, .heading, .rule: break
      }
    }
  }

  private func addText(_ lines: ClosedRange<Int>, to details: inout [EntryDetail]) {
    let start = words(ofLine: lines.lowerBound).lowerBound
    let end = words(ofLine: lines.upperBound).upperBound
    if start < end { details.append(.text(source[start..<end])) }
  }

  private func readDetailItem(_ index: Int, into details: inout [EntryDetail]) {
    let head = itemHead(index)
    guard !head.content.isEmpty, Int(blocks[index].line) > 0 else { return }
    if continuation(index, head) == nil, let detail = reservedDetail(head.content) {
      details.append(detail)
      return
    }
    let text = joinedText(index, head)
    if let detail = reservedDetail(text) {
      details.append(detail)
      return
    }
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts, readsTime: false)
    details.append(.part(EntryPart(words: text.slice(line.words), facts: line.facts)))
  }

  /// A line that begins with a reserved key, or is a picture and nothing else.
  func reservedDetail(_ words: Range<Int>) -> EntryDetail? { reservedDetail(ItemText(source, words)) }

  private func reservedDetail(_ text: ItemText) -> EntryDetail? {
    text.scan { line in
      if let image = loneImage(line) { return .photo(text.slice(image)) }
      guard isASCIILetter(line.peek()) || line.peek() == .asterisk, let label = ScannedLabel(line),
        !label.value.isEmpty
      else { return nil }
      let value = line.over(label.value)
      let key = line.over(label.key)
      if key.isWhole("heard") { return .heard(text.slice(label.value)) }
      if key.isWhole("photo") { return .photo(text.slice(loneImage(value) ?? label.value)) }
      if key.isWhole("barcode") { return .barcode(text.slice(label.value)) }
      if key.isWhole("source") { return .source(text.slice(label.value)) }
      if key.isWhole("note") { return .note(text.slice(label.value)) }
      if key.isWhole("edited"), let edited = editedDetail(value) { return edited }
      return nil
    }
  }

  private func editedDetail(_ value: LineScanner) -> EntryDetail? {
    guard let (day, end) = scanDay(value) else { return nil }
    var rest = value
    rest.position = end
    _ = rest.skip(UInt8(ascii: "T"))
    rest.skipSpaces()
    return .edited(day, scanClock(rest)?.minutes.flatMap { ClockTime(minutes: $0) })
  }
}

extension LineScanner {
  /// Whether what is left is `word` and nothing else, ASCII letters compared without case.
  func isWhole(_ word: StaticString) -> Bool { rest.count == word.utf8CodeUnitCount && starts(with: word) }
}

/// The path of a picture if the line is one and nothing else: `![](path)` or `![[path]]`.
func loneImage(_ line: LineScanner) -> Range<Int>? {
  guard line.peek() == .exclamationMark, line.peek(1) == .openBracket else { return nil }
  if line.peek(2) == .openBracket {
    guard line.byte(at: line.end - 1) == .closeBracket, line.byte(at: line.end - 2) == .closeBracket,
      line.rest.count > 5
    else {
      return nil
    }
    var end = line.position + 3
    while end < line.end - 2, line.byte(at: end) != .verticalBar { end += 1 }
    return line.position + 3..<end
  }
  var at = line.position + 2
  while at < line.end, line.byte(at: at) != .closeBracket { at += 1 }
  guard line.byte(at: at + 1) == .openParenthesis, line.byte(at: line.end - 1) == .closeParenthesis,
    at + 2 < line.end - 1
  else {
    return nil
  }
  // `![](<my lunch.jpg>)`: a path with spaces stands in angle brackets.
  if line.byte(at: at + 2) == .lessThanSign,
    let close = (at + 3..<line.end - 1).first(where: { line.byte(at: $0) == .greaterThanSign }),
    close > at + 3
  {
    return at + 3..<close
  }
  var end = at + 2
  // A title may follow the path: `![](a.jpg "lunch")`.
  while end < line.end - 1, line.byte(at: end) != .space { end += 1 }
  return at + 2..<end
}

/// A day written as `2026-03-14` at the scanner's position, and the offset behind it.
func scanDay(_ line: LineScanner) -> (Day, Int)? {
  guard let (year, month, day, end) = scanDateShape(line), let found = Day(year: year, month: month, day: day)
  else {
    return nil
  }
  return (found, end)
}

/// Something shaped like `2026-03-14`, whether or not there is such a day.
func scanDateShape(_ line: LineScanner) -> (year: Int, month: Int, day: Int, end: Int)? {
  var numbers = [0, 0, 0]
  var at = line.position
  for (part, width) in [4, 2, 2].enumerated() {
    if part > 0 {
      guard line.byte(at: at) == .hyphen else { return nil }
      at += 1
    }
    for _ in 0..<width {
      guard let digit = line.digit(at: at) else { return nil }
      numbers[part] = numbers[part] * 10 + digit.value
      at += digit.length
    }
  }
  return line.digit(at: at) == nil ? (numbers[0], numbers[1], numbers[2], at) : nil
}
