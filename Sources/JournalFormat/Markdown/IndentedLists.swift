/// The lists in a text that CommonMark parses as code or prose because every line of them is indented.
///
/// Outliners write a tab before every bullet. Such a list begins at a line with at least four columns of indentation
/// and a list marker, below a heading, a paragraph or the top of the file; it ends before the next line with less
/// indentation that is not blank.
func indentedLists(in source: SourceText, _ blocks: [MarkdownBlock]) -> [StructureText.Dedent] {
  var dedents: [StructureText.Dedent] = []
  source.bytes.withUnsafeBufferPointer { buffer in
    for (index, block) in blocks.enumerated() where block.depth == 0 {
      let first = Int(block.line)
      // Lines over `---` are a paragraph unless they are one title.
      let isUnderlined =
        block.kind == .heading && LineScanner(buffer, source.lineBehindMark(first)).peek() != .numberSign
      guard block.kind == .code || block.kind == .paragraph || isUnderlined else { continue }
      let last = index + 1 < blocks.count ? Int(blocks[index + 1].line) - 1 : source.lineCount
      if block.kind == .code {
        let above = index > 0 ? blocks[index - 1] : nil
        guard above.map({ $0.depth == 0 && ($0.kind == .heading || $0.kind == .paragraph) }) ?? true else {
          continue
        }
      }
      var number = block.kind == .code ? first : first + 1
      while number <= last {
        let scanner = LineScanner(buffer, source.lineBehindMark(number))
        if block.kind != .code, scanner.isAtEnd { break }
        guard let columns = indentationOfItem(scanner) else {
          // In code only the first line decides; a paragraph may turn into a list at any line.
          if block.kind == .code { break }
          number += 1
          continue
        }
        let end = endOfList(in: source, buffer, from: number, columns: columns)
        dedents.append(StructureText.Dedent(lines: number...end, columns: columns))
        number = end + 1
      }
    }
  }
  return dedents
}

/// The columns before a list marker if there are at least four; else `nil`.
private func indentationOfItem(_ line: LineScanner) -> Int? {
  var line = line
  let columns = indentation(&line)
  guard columns >= 4 else { return nil }
  var marker = line
  let first = marker.peek()
  if first == .hyphen || first == .plusSign || first == .asterisk {
    marker.position += 1
  } else {
    while isASCIIDigit(marker.peek()), marker.position < line.position + 9 { marker.position += 1 }
    guard marker.position > line.position, marker.peek() == .period || marker.peek() == .closeParenthesis
    else { return nil }
    marker.position += 1
  }
  let isSpaced = marker.peek() == .space || marker.peek() == .tab || marker.starts(with: "\u{A0}")
  return marker.isAtEnd || isSpaced ? columns : nil
}

/// Skips a line's indentation and returns its columns; a tab goes to the next multiple of four.
private func indentation(_ line: inout LineScanner) -> Int {
  var columns = 0
  while true {
    if line.skip(.space) {
      columns += 1
    } else if line.skip(.tab) {
      columns += 4 - columns % 4
    } else {
      return columns
    }
  }
}

private func endOfList(
  in source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>, from number: Int, columns: Int
) -> Int {
  var end = number
  for next in stride(from: number + 1, through: source.lineCount, by: 1) {
    var line = LineScanner(buffer, source.lineContent(next))
    let found = indentation(&line)
    if line.isAtEnd { continue }
    guard found >= columns else { break }
    end = next
  }
  return end
}
