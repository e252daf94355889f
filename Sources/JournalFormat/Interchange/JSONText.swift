/// Appends `text` as a quoted JSON string.
///
/// Stretches without an escape are copied at once.
func appendJSONString(_ text: String, to bytes: inout [UInt8]) {
  var text = text
  bytes.append(UInt8(ascii: "\""))
  text.withUTF8 { utf8 in
    var copied = 0
    var position = 0
    while position < utf8.count {
      guard let (length, escape) = jsonEscape(in: utf8, at: position) else {
        position += 1
        continue
      }
      bytes.append(contentsOf: utf8[copied..<position])
      bytes.append(contentsOf: escape.utf8)
      position += length
      copied = position
    }
    bytes.append(contentsOf: utf8[copied...])
  }
  bytes.append(UInt8(ascii: "\""))
}

/// The number of bytes at `position` to escape, and the escape; `nil` if the byte is copied as it is.
private func jsonEscape(in utf8: UnsafeBufferPointer<UInt8>, at position: Int) -> (
  length: Int, escape: String
)? {
  func byte(_ offset: Int) -> UInt8 { position + offset < utf8.count ? utf8[position + offset] : 0 }
  switch utf8[position] {
  case UInt8(ascii: "\""): return (1, "\\\"")
  case UInt8(ascii: "\\"): return (1, "\\\\")
  case UInt8(ascii: "\u{8}"): return (1, "\\b")
  case .tab: return (1, "\\t")
  case .lineFeed: return (1, "\\n")
  case UInt8(ascii: "\u{C}"): return (1, "\\f")
  case .carriageReturn: return (1, "\\r")
  case 0..<UInt8.space, .delete: return (1, codePointEscape(UInt32(utf8[position])))
  // The control characters U+0080 to U+009F, whose second byte is the number of the character.
  case .twoByteLead where UInt32(byte(1)) < .noBreakSpace: return (2, codePointEscape(UInt32(byte(1))))
  // Line and paragraph separators and bidirectional marks: U+2028 to U+202E, U+2066 to U+2069.
  case .punctuationLead where byte(1).isUTF8Continuation && byte(2).isUTF8Continuation:
    let code = 0x2000 + byte(1).continuationBits << 6 + byte(2).continuationBits
    return (0x2028...0x202E).contains(code) || (0x2066...0x2069).contains(code)
      ? (3, codePointEscape(code)) : nil
  default: return nil
  }
}

private func codePointEscape(_ code: UInt32) -> String {
  let digits = String(code, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

/// Appends the shortest decimal that reads back as the same number, without an exponent from 1e-9 to 1e21.
///
/// A whole number has no decimal point. NaN and the infinities become `null`, and minus zero becomes zero.
func appendJSONNumber(_ value: Double, to bytes: inout [UInt8]) {
  guard value.isFinite else {
    bytes += "null".utf8
    return
  }
  let magnitude = value.magnitude
  if magnitude <= 9_007_199_254_740_992, value == value.rounded(.towardZero) {
    bytes += String(Int64(value)).utf8
    return
  }
  let shortest = value.description
  guard let mark = shortest.firstIndex(of: "e"), let exponent = Int(shortest[shortest.index(after: mark)...]),
    magnitude >= 1e-9, magnitude < 1e21
  else {
    bytes += shortest.utf8
    return
  }
  if value < 0 { bytes.append(UInt8(ascii: "-")) }
  let digits = shortest[..<mark].utf8.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  if exponent < 0 {
    bytes += "0.".utf8
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -exponent - 1))
    // Swift writes a single mantissa digit as `1.0`; this zero is not a digit of the number.
    bytes += digits.count == 2 && digits[1] == UInt8(ascii: "0") ? digits[..<1] : digits[...]
  } else {
    bytes += digits
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, exponent + 1 - digits.count)))
  }
}
