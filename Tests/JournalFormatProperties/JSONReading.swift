/// A text of JSON, read as strictly as RFC 8259 says.
struct JSONReading {
  /// All strings and names in it, in order.
  private(set) var strings: [String] = []

  private let bytes: [UInt8]
  private var index = 0

  /// `nil` for anything that is not one value, with white space around it at most.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    guard readValue() else { return nil }
    skipSpace()
    guard index == bytes.count else { return nil }
  }

  private mutating func skipSpace() {
    while index < bytes.count, " \n\r\t".utf8.contains(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func skip(word: StaticString) -> Bool {
    let word = Array(word.description.utf8)
    guard bytes[index...].starts(with: word) else { return false }
    index += word.count
    return true
  }

  private mutating func readValue() -> Bool {
    skipSpace()
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "{"): return readList(closedBy: "}", named: true)
    case UInt8(ascii: "["): return readList(closedBy: "]", named: false)
    case UInt8(ascii: "\""): return readString()
    case UInt8(ascii: "t"): return skip(word: "true")
    case UInt8(ascii: "f"): return skip(word: "false")
    case UInt8(ascii: "n"): return skip(word: "null")
    default: return readNumber()
    }
  }

  private mutating func readList(closedBy end: Unicode.Scalar, named: Bool) -> Bool {
    index += 1
    skipSpace()
    if skip(end) { return true }
    while true {
      if named {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), readString() else { return false }
        skipSpace()
        guard skip(":") else { return false }
      }
      guard readValue() else { return false }
      skipSpace()
      if skip(end) { return true }
      guard skip(",") else { return false }
    }
  }

  private mutating func readString() -> Bool {
    index += 1
    var scalars = String.UnicodeScalarView()
    var plain: [UInt8] = []
    func text(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        strings.append(String(scalars) + text(of: plain))
        return true
      case UInt8(ascii: "\\"):
        scalars.append(contentsOf: text(of: plain).unicodeScalars)
        plain = []
        guard let scalar = readEscape() else { return false }
        scalars.append(scalar)
      case 0..<0x20: return false
      default: plain.append(byte)
      }
    }
    return false
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let sign = bytes[index]
    index += 1
    switch sign {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
    case UInt8(ascii: "u"):
      guard index + 4 <= bytes.count,
        let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
      else { return nil }
      index += 4
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  private mutating func readNumber() -> Bool {
    _ = skip("-")
    let start = index
    guard readDigits(), bytes[start] != UInt8(ascii: "0") || index == start + 1 else { return false }
    if skip("."), !readDigits() { return false }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      return readDigits()
    }
    return true
  }

  private mutating func readDigits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      index += 1
    }
    return index > start
  }
}
