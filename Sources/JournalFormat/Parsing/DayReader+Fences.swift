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
