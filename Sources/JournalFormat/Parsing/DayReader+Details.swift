/// What is nested in an entry: its parts, its statements, reserved keys, pictures and remarks.
extension DayReader {
  /// Reads everything nested in an item, one level deep; deeper levels belong to what they hang under.
  mutating func readDetails(of index: Int, into details: inout [EntryDetail]) {
    let block = file.blocks[index]
    var next = index + 1
    while next < Int(block.next) {
      let child = next
      let part = file.blocks[child]
      // `- 8. Idli` is an item in an item on one line, and its text was read as the outer item's. Do not read it again as a detail,
      // but go through what is nested in it.
      let isOwnLine = part.kind == .item && part.line == block.line
      next = isOwnLine ? child + 1 : Int(part.next)
      guard !isOwnLine, !file.isHidden(Int(part.line)) else { continue }
      switch part.kind {
      case .item: readDetailItem(child, into: &details)
      case .paragraph where Int(part.line) > Int(block.line) + (child == index + 1 ? 1 : 0):
        let lines = file.paragraphLines(child)
        let first = file.text(ofLine: lines.lowerBound)
        if let key = lines.count == 1 ? reservedDetail(ItemText(source, first)) : nil {
          details.append(key)
        } else if case let facts = lines.compactMap({ statement(onLine: $0) }), facts.count == lines.count {
          details += facts
        } else {
          addText(lines, to: &details)
          hintEnergyInRemark(lines)
        }
      case .quotation, .code, .html, .deepList:
        if Int(part.line) > Int(block.line) {
          addText(Int(part.line)...file.lastLine(of: child), to: &details)
        }
      case .paragraph, .heading, .rule: break
      }
    }
  }

  private func addText(_ lines: ClosedRange<Int>, to details: inout [EntryDetail]) {
    let start = file.text(ofLine: lines.lowerBound).lowerBound
    let end = file.text(ofLine: lines.upperBound).upperBound
    if start < end { details.append(.text(source[start..<end])) }
  }

  private mutating func readDetailItem(_ index: Int, into details: inout [EntryDetail]) {
    let item = file.item(at: index)
    guard !item.line.text.isEmpty else { return }
    if namesNutrition(item) { return readDetails(of: index, into: &details) }
    let text = itemText(item, from: item.line.text.lowerBound)
    if let detail = reservedDetail(text) {
      details.append(detail)
      return
    }
    if let facts = text.scan({ parser.facts.readStatement($0) }) {
      details.append(.facts(facts, text: text.slice(text.range)))
      return
    }
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts, readsTime: false)
    // `- Total: 470 kcal` behind the parts is what they amount to.
    if line.facts.energy != nil, details.contains(where: \.isPart),
      line.figure == line.words || isEnergyInEmphasis(line, of: text)
        || line.namesTotal(in: text, parser.words, unusual: line.unusualWords(in: text))
    {
      details.append(.facts(line.facts, text: text.slice(text.range)))
      return
    }
    var part = EntryPart(text: text.slice(line.words), facts: line.facts, tags: line.tags)
    for child in index + 1..<item.next
    where file.blocks[child].kind == .item && Int(file.blocks[child].depth) == item.depth + 1 {
      if let facts = file.scan(file.itemHead(child).text, { parser.facts.readStatement($0) }) {
        part.facts.fill(from: facts)
      }
    }
    details.append(.part(part))
  }

  /// Whether the words of a part are an energy in bold and nothing else: `**470 kcal**`.
  private func isEnergyInEmphasis(_ line: EntryLine, of text: ItemText) -> Bool {
    guard let figure = line.figure else { return false }
    return line.words.allSatisfy { figure.contains($0) || text.bytes[$0] == .asterisk }
  }

  /// A text that begins with a reserved key, or is a picture and nothing else.
  func reservedDetail(_ text: ItemText) -> EntryDetail? {
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

extension EntryDetail {
  /// Whether a label's key is one of those that are said of the entry they stand under.
  static func isReserved(_ key: LineScanner) -> Bool {
    let keys: [StaticString] = ["heard", "photo", "barcode", "source", "note", "edited"]
    return keys.contains { key.isWhole($0) }
  }
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
  var depth = 0
  // A title may follow the path: `![](a.jpg "lunch")`.
  while end < line.end - 1, line.byte(at: end) != .space {
    if line.byte(at: end) == .openParenthesis { depth += 1 }
    if line.byte(at: end) == .closeParenthesis { depth -= 1 }
    // `![](a.jpg) half)`: the image ends here, the text does not.
    if depth < 0 { return nil }
    end += 1
  }
  return at + 2..<end
}
