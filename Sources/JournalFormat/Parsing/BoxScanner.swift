/// The box an item begins with: `[ ]`, `[x]`, `[-]`, or any other single mark.
struct ScannedBox {
  /// Where the mark lies; one character, a space for an open box.
  var mark: Range<Int>
  /// The offset of the words behind it.
  var end: Int

  /// Reads the box at the scanner's position. A link, `[x](page.md)`, and `[[x]]` are none.
  init?(_ line: LineScanner) {
    guard line.peek() == .openBracket else { return nil }
    let start = line.position + 1
    let (value, length) = line.scalar(at: start)
    guard length > 0, value != .openBracket, value != .closeBracket,
      line.byte(at: start + length) == .closeBracket
    else { return nil }
    var rest = line
    rest.position = start + length + 1
    guard rest.isAtEnd || rest.spaceLength(at: rest.position) > 0 else { return nil }
    rest.skipSpaces()
    mark = start..<start + length
    end = rest.position
  }
}
