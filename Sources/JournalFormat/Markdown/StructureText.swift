/// The text as libcmark gets it: the same lines, with everything that only matters inside a line made letters.
///
/// libcmark is asked for blocks alone, but always parses emphasis, links and the rest too. Hiding their
/// marks makes it several times faster, keeps its quadratic cases out of reach, and keeps link reference
/// definitions such as `[08:15]: oats` from vanishing. Marks that decide about blocks stay: indentation,
/// bullets, `#`, `>`, fences, rules, underlines, and what begins or ends an HTML block.
struct StructureText {
  /// Lines that libcmark must see with less indentation, and by how many columns.
  struct Dedent {
    var lines: ClosedRange<Int>
    var columns: Int
  }

  private(set) var bytes: [UInt8] = []

  /// Builds the text of `source` from line `firstLine` on. Lines in `hidden` become blank.
  init(of source: SourceText, from firstLine: Int, dedents: [Dedent] = [], hidden: Set<Int> = []) {
    bytes.reserveCapacity(source.bytes.count + 1)
    source.bytes.withUnsafeBufferPointer { buffer in
      if dedents.isEmpty, hidden.isEmpty {
        bytes.append(contentsOf: buffer[source.line(firstLine).lowerBound...])
      } else {
        appendLines(of: source, buffer, from: firstLine, dedents, hidden)
      }
    }
    bytes.withUnsafeMutableBufferPointer { maskLines(of: $0) }
  }

  private mutating func appendLines(
    of source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>, from firstLine: Int, _ dedents: [Dedent],
    _ hidden: Set<Int>
  ) {
    var next = 0
    for number in stride(from: firstLine, through: source.lineCount, by: 1) {
      while next < dedents.count, dedents[next].lines.upperBound < number { next += 1 }
      if !hidden.contains(number) {
        let columns = next < dedents.count && dedents[next].lines.contains(number) ? dedents[next].columns : 0
        append(buffer, source.lineContent(number), without: columns)
      }
      bytes.append(0x0A)
    }
  }

  /// Appends a line without its first columns of white space; a tab cut in two leaves spaces.
  private mutating func append(
    _ buffer: UnsafeBufferPointer<UInt8>, _ content: Range<Int>, without columns: Int
  ) {
    var index = content.lowerBound
    var column = 0
    while index < content.upperBound, column < columns, buffer[index] == 0x20 || buffer[index] == 0x09 {
      column += buffer[index] == 0x09 ? 4 - column % 4 : 1
      index += 1
    }
    for _ in 0..<max(0, column - columns) { bytes.append(0x20) }
    bytes.append(contentsOf: buffer[index..<content.upperBound])
  }
}

private func maskLines(of buffer: UnsafeMutableBufferPointer<UInt8>) {
  var index = 0
  let count = buffer.count
  while index < count {
    index = contentStart(of: buffer, from: index)
    index = maskContent(of: buffer, from: index)
    while index < count, buffer[index] != 0x0A, buffer[index] != 0x0D { index += 1 }
    index += 1
  }
}

/// Steps over what makes containers: indentation, `>`, bullets and numbers.
@inline(__always)
private func contentStart(of buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int) -> Int {
  let count = buffer.count
  var index = start
  while index < count {
    let byte = buffer[index]
    if byte == 0x20 || byte == 0x09 || byte == 0x3E {
      index += 1
    } else if byte == 0x2D || byte == 0x2B || byte == 0x2A {
      let next = index + 1 < count ? buffer[index + 1] : 0x0A
      if isBlank(next) {
        index += 1
      } else if next == 0xC2, index + 2 < count, buffer[index + 2] == 0xA0 {
        // A no-break space after a bullet: people paste it, and CommonMark would not see a list.
        buffer[index + 1] = 0x20
        buffer[index + 2] = 0x20
        index += 1
      } else {
        return index
      }
    } else if isASCIIDigit(byte) {
      var digits = index + 1
      while digits < count, isASCIIDigit(buffer[digits]) { digits += 1 }
      guard digits < count, buffer[digits] == 0x2E || buffer[digits] == 0x29,
        digits + 1 >= count || isBlank(buffer[digits + 1])
      else { return index }
      index = digits + 1
    } else if index == start, byte == 0xE2 || byte == 0xEF, isUnseenMark(buffer, at: index) {
      for offset in 0..<3 { buffer[index + offset] = 0x20 }
      index += 3
    } else {
      return index
    }
  }
  return index
}

/// Hides the marks of a line's content, and returns where that stopped.
@inline(__always)
private func maskContent(of buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int) -> Int {
  let count = buffer.count
  guard start < count else { return start }
  let first = buffer[start]
  // HTML and fences: all of the line may matter.
  if first == 0x3C { return start }
  if first == 0x60, start + 2 < count, buffer[start + 1] == 0x60, buffer[start + 2] == 0x60 { return start }
  if first == 0x2A || first == 0x5F || first == 0x2D || first == 0x3D {
    // Rules and underlines.
    var index = start
    while index < count, buffer[index] == first || buffer[index] == 0x20 || buffer[index] == 0x09 {
      index += 1
    }
    if index >= count || buffer[index] == 0x0A || buffer[index] == 0x0D { return index }
  }
  var index = start
  while index < count {
    let byte = buffer[index]
    if byte <= 0x60 {
      switch byte {
      case 0x0A, 0x0D: return index
      case 0x21, 0x26, 0x2A, 0x5B, 0x5C, 0x5F, 0x60: buffer[index] = 0x78  // ! & * [ \ _ `
      case 0x3C:
        // What closes an HTML block such as `</pre>` may stand anywhere in its line.
        if index + 1 < count, buffer[index + 1] != 0x2F { buffer[index] = 0x78 }
      default: break
      }
    }
    index += 1
  }
  return index
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Whether a direction mark or a byte order mark, which nobody sees, stands there.
private func isUnseenMark(_ buffer: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Bool {
  guard index + 2 < buffer.count else { return false }
  let second = buffer[index + 1]
  let third = buffer[index + 2]
  return buffer[index] == 0xE2
    ? second == 0x80 && third >= 0x8B && third <= 0x8F : second == 0xBB && third == 0xBF
}
