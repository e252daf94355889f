/// Blocks of code, which are notes: what stands in them counts for nothing.
extension DayReader {
  /// Hints at the first line of a block of code that would count outside of it: a food, its energy, a weight, a task.
  ///
  /// The lines are read as a file of their own, below a title for food if one holds them here. A fence with the name of a programming
  /// language is code, and so is what has no such line.
  mutating func hintLogInCode(_ index: Int) {
    guard !context.isInCode, !context.readsTasksOnly, context.planRank == nil, context.trainingRank == nil,
      let block = codeLines(index)
    else { return }
    var bytes: [UInt8] = []
    let above = context.lineItems.isFood ? 1 : 0
    if above > 0 { bytes += Array("# Food\n".utf8) }
    for number in block.lines {
      let line = source.lineContent(number)
      if !file.isHidden(number) { bytes += source.bytes[line.dropFirst(min(block.indentation, line.count))] }
      bytes.append(.lineFeed)
    }
    var reader = DayReader(SourceText(bytes), parser: parser, day: day.day, path: day.path)
    reader.context.isInCode = true
    reader.read()
    guard let found = reader.firstThatCounts(),
      case let number = block.lines.lowerBound + found.line - 1 - above,
      block.lines.contains(number)
    else { return }
    report(
      found.code,
      "what stands in a block of code is a note and counts for nothing, and this looks like part of a diary; if it is, "
        + (block.isFenced
          ? "take the lines with the marks around it away" : "write it without the indentation"),
      at: file.text(ofLine: number))
  }

  /// The first line that is a food, a weight or a task, or is named as one.
  private func firstThatCounts() -> (line: Int, code: DiagnosticCode)? {
    var found: [(line: Int, code: DiagnosticCode)] = []
    for entry in day.entries where entry.facts.energy != nil || NamedDish(entry.text).hasDish {
      found.append((entry.range.lowerBound.line, .uncountedFood))
      break
    }
    // `weight: 100` may be any number.
    for weight in day.weights
    where source[bytes(of: weight.range)].bytes.contains(where: { [.period, .comma].contains($0) }) {
      found.append((weight.range.lowerBound.line, .uncountedWeight))
      break
    }
    if let task = day.tasks.first { found.append((task.range.lowerBound.line, .uncountedTask)) }
    let named = diagnostics.first {
      [.uncountedFood, .uncountedEnergy, .uncountedWeight].contains($0.code)
    }
    if let named { found.append((named.range.lowerBound.line, named.code)) }
    return found.min { $0.line < $1.line }
  }

  private func bytes(of range: SourceRange) -> Range<Int> {
    source.byteOffset(of: range.lowerBound)..<source.byteOffset(of: range.upperBound)
  }

  /// The lines of a block of code without its fences, at most 400, and how far all of them are indented; `nil` if it is code by its name.
  private func codeLines(_ index: Int) -> (lines: ClosedRange<Int>, indentation: Int, isFenced: Bool)? {
    var first = Int(file.blocks[index].line)
    var last = file.lastLine(of: index)
    let fence = fence(first)
    if fence.length >= 3 {
      guard isClosed(fence, first, through: last), isText(fence.name) else { return nil }
      first += 1
      last -= 1
    }
    last = min(last, first + 399)
    guard first <= last else { return nil }
    var indentation = Int.max
    for number in first...last where !source.isBlank(line: number) {
      indentation = min(
        indentation, file.text(ofLine: number).lowerBound - source.lineContent(number).lowerBound)
    }
    return indentation == .max ? nil : (first...last, indentation, fence.length >= 3)
  }

  /// Whether what a fence says of its block leaves it a text: nothing, `text`, `md`.
  private func isText(_ name: Range<Int>) -> Bool {
    name.isEmpty || source[name].withBytes { Self.texts.contains($0) }
  }

  private static let texts = WordSet(
    "text, txt, plain, plaintext, log, markdown, md, food, diary, journal, csv")
}

/// Blocks that never close.
extension DayReader {
  /// Warns of blocks that never close and swallow the rest of the file.
  mutating func checkFences() {
    guard let last = file.blocks.indices.last(where: { file.blocks[$0].depth == 0 }) else { return }
    let block = file.blocks[last]
    let number = Int(block.line)
    switch block.kind {
    case .code: checkFence(number, through: file.lastLine(of: last))
    case .html:
      let opening = source.lineContent(number)
      guard file.scan(opening, { line in line.over(line.trimmed(line.rest)).starts(with: "<!--") }) else {
        return
      }
      for line in number...max(number, source.lineCount) where closesComment(source.lineContent(line)) {
        return
      }
      report(
        .unclosedComment,
        "this comment never closes, so everything below it is left out; close it with ‘-->’",
        at: opening)
    case .heading, .paragraph, .item, .quotation, .rule, .deepList: break
    }
  }

  private mutating func checkFence(_ number: Int, through last: Int) {
    let fence = fence(number)
    guard fence.length >= 3, !isClosed(fence, number, through: last) else { return }
    report(
      .unclosedFence,
      "this code fence never closes, so everything below it is left out; close it with "
        + String(repeating: fence.mark == .backtick ? "`" : "~", count: fence.length),
      at: source.lineContent(number))
  }

  /// The marks that a line begins with, and what stands behind them; of length 0 where it is no fence.
  func fence(_ number: Int) -> (mark: UInt8, length: Int, name: Range<Int>) {
    file.scan(source.lineContent(number)) { line in
      var line = line
      line.skipSpaces()
      let mark = line.peek()
      let start = line.position
      guard mark == .backtick || mark == .tilde else { return (mark, 0, start..<start) }
      while line.peek() == mark, !line.isAtEnd { line.position += 1 }
      return (mark, line.position - start, line.trimmed(line.rest))
    }
  }

  /// Whether a block of code that opens on line `number` ends in such a fence.
  func isClosed(_ fence: (mark: UInt8, length: Int, name: Range<Int>), _ number: Int, through last: Int)
    -> Bool
  {
    let closing = file.text(ofLine: last)
    return last > number && closing.count >= fence.length
      && closing.allSatisfy { source.bytes[$0] == fence.mark }
  }

  private func closesComment(_ range: Range<Int>) -> Bool {
    file.scan(range) { line in
      var rest = line
      while let index = rest.firstIndex(of: .hyphen) {
        if line.byte(at: index + 1) == .hyphen, line.byte(at: index + 2) == .greaterThanSign { return true }
        rest.position = index + 1
      }
      return false
    }
  }
}
