/// Texts in quotation marks.
extension TOMLReader {
  /// Reads a single-line string, or a multi-line string in triple quotation marks.
  mutating func readString(_ quote: UInt8, mayBeLong: Bool) throws(TOMLProblem) -> String {
    let start = index
    let isLong = mayBeLong && byte(at: index + 1) == quote && byte(at: index + 2) == quote
    index += isLong ? 3 : 1
    if isLong { skipLineEnd() }
    var content: [UInt8] = []
    while let byte = byte(at: index) {
      switch byte {
      case quote:
        let marks = isLong ? bytes[index...].prefix(5).prefix { $0 == quote }.count : 1
        index += marks
        guard isLong else { return String(decoding: content, as: UTF8.self) }
        guard marks >= 3 else {
          content += repeatElement(quote, count: marks)
          continue
        }
        // Up to two quotation marks may precede the three that end the string.
        content += repeatElement(quote, count: marks - 3)
        return String(decoding: content, as: UTF8.self)
      case .backslash where quote == .quotationMark: try readEscape(into: &content, isLong: isLong)
      case .lineFeed where isLong:
        content.append(.lineFeed)
        index += 1
      case .carriageReturn where isLong && self.byte(at: index + 1) == .lineFeed:
        content.append(.lineFeed)
        index += 2
      case .lineFeed, .carriageReturn:
        throw problem("the quotation mark at the end of this text is missing", at: start)
      case .tab, UInt8.space..<UInt8.delete, (UInt8.delete + 1)...:
        content.append(byte)
        index += 1
      default: throw problem("a text holds no control characters; write \\u and four digits for one")
      }
    }
    throw problem("the quotation marks at the end of this text are missing", at: start)
  }

  private mutating func readEscape(into content: inout [UInt8], isLong: Bool) throws(TOMLProblem) {
    let sign = byte(at: index + 1)
    switch sign {
    case UInt8(ascii: "b"): content.append(UInt8(ascii: "\u{8}"))
    case UInt8(ascii: "t"): content.append(.tab)
    case UInt8(ascii: "n"): content.append(.lineFeed)
    case UInt8(ascii: "f"): content.append(UInt8(ascii: "\u{C}"))
    case UInt8(ascii: "r"): content.append(.carriageReturn)
    case .quotationMark, .backslash: content.append(sign ?? 0)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = bytes[min(index + 2, bytes.count)...].prefix(sign == UInt8(ascii: "u") ? 4 : 8)
      guard digits.count == (sign == UInt8(ascii: "u") ? 4 : 8), digits.allSatisfy(isHexadecimalDigit),
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw problem("this is the number of no character") }
      content += UTF8.encode(scalar).map { Array($0) } ?? []
      index += digits.count
    case .space, .tab, .lineFeed, .carriageReturn:
      // A backslash at the end of a line removes the line ending and the white space behind it.
      index += 1
      skipBlanks()
      guard isLong, byte(at: index) == .lineFeed || byte(at: index) == .carriageReturn else {
        throw problem("a backslash stands for itself only twice or between apostrophes")
      }
      while true {
        skipBlanks()
        let before = index
        skipLineEnd()
        if index == before { return }
      }
    default: throw problem("a backslash stands for itself only twice or between apostrophes")
    }
    index += 2
  }
}
