/// A JSON value whose objects keep the order of their keys.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// NaN and the infinities are written as `null`, because JSON cannot represent them.
  case double(Double)
  case string(String)
  case array([JSONValue])
  /// An array whose elements are computed while they are written, for lists too large to keep in memory.
  case sequence(@Sendable () -> AnySequence<JSONValue>)
  case object([(String, JSONValue)])

  /// The value as JSON: on one line, or with one member a line, two spaces of indentation and a final newline.
  ///
  /// Valid whatever the strings hold. Control characters, bidirectional overrides and the line separators
  /// U+2028 and U+2029 are escaped, so that the text is safe on a terminal and inside JavaScript.
  public func text(pretty: Bool) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: pretty ? 0 : nil)
    if pretty { bytes.append(.lineFeed) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Passes the result of `text(pretty:)` to `consume` in pieces of about 64 kB.
  public func write(pretty: Bool, to consume: (String) -> Void) {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: pretty ? 0 : nil) { piece in
      guard piece.count >= 65_536 else { return }
      consume(String(decoding: piece, as: UTF8.self))
      piece.removeAll(keepingCapacity: true)
    }
    if pretty { bytes.append(UInt8(ascii: "\n")) }
    consume(String(decoding: bytes, as: UTF8.self))
  }

  /// The value as it stands in `text(pretty: true)` of a value that holds it `depth` levels deep; no newline at its end.
  public func text(within depth: Int) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: depth)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `indentation` is the depth in steps, or `nil` for everything on one line. `drain` may take away what there is, and is
  /// called after each element.
  private func append(
    to bytes: inout [UInt8], indentation: Int?, draining drain: (inout [UInt8]) -> Void = { _ in }
  ) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += String(value).utf8
    case .double(let value): appendJSONNumber(value, to: &bytes)
    case .string(let text): appendJSONString(text, to: &bytes)
    case .array(let elements):
      JSONValue.sequence { AnySequence(elements) }.append(
        to: &bytes, indentation: indentation, draining: drain)
    case .sequence(let elements):
      appendSequence(
        elements(), in: (UInt8(ascii: "["), UInt8(ascii: "]")), to: &bytes, indentation: indentation
      ) {
        $0.append(to: &$1, indentation: $2, draining: drain)
        drain(&$1)
      }
    case .object(let members):
      appendSequence(
        members, in: (UInt8(ascii: "{"), UInt8(ascii: "}")), to: &bytes, indentation: indentation
      ) {
        appendJSONString($0.0, to: &$1)
        $1 += ($2 == nil ? ":" : ": ").utf8
        $0.1.append(to: &$1, indentation: $2, draining: drain)
        drain(&$1)
      }
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// The keys stay in the order they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
}

extension JSONValue {
  /// The text as a string, or `null` without one.
  public init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  /// The whole number, or `null` without one.
  public init(_ number: Int?) { self = number.map { .int($0) } ?? .null }
  /// The number, or `null` without one.
  public init(_ number: Double?) { self = number.map { .double($0) } ?? .null }
}

private func appendSequence<Element>(
  _ elements: some Sequence<Element>, in brackets: (open: UInt8, close: UInt8), to bytes: inout [UInt8],
  indentation: Int?, _ append: (Element, inout [UInt8], Int?) -> Void
) {
  func breakLine(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
  bytes.append(brackets.open)
  var isEmpty = true
  for element in elements {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    if let indentation { breakLine(indentation + 1) }
    append(element, &bytes, indentation.map { $0 + 1 })
  }
  if let indentation, !isEmpty { breakLine(indentation) }
  bytes.append(brackets.close)
}

/// The values that exports are made of.
extension JSONValue {
  /// A text, or null.
  static func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }

  /// A text of the file, or null.
  static func text(_ value: TextSlice?) -> JSONValue { .text(value?.string) }

  /// Kilocalories to a tenth, or null.
  static func energy(_ value: Energy?) -> JSONValue {
    guard let value else { return .null }
    let tenths = Int(value.tenthsOfKilocalorie)
    return tenths % 10 == 0 ? .int(tenths / 10) : .double(Double(tenths) / 10)
  }

  /// A number to three decimals, without a point where it is whole, or null.
  static func amount(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    guard abs(value) < 1e12 else { return .double(value) }
    let thousandths = (value * 1000).rounded()
    let whole = (thousandths / 1000).rounded(.towardZero)
    return whole * 1000 == thousandths ? .int(Int(whole)) : .double(thousandths / 1000)
  }

  /// `{"amount": 150, "unit": "g"}`.
  static func quantity(_ value: FoodQuantity) -> JSONValue {
    .object([("amount", .amount(value.amount)), ("unit", .text(value.unit))])
  }

  /// Names of tags, in order.
  static func tags(_ tags: [Tag]) -> JSONValue {
    .sequence { AnySequence(tags.lazy.map { .string($0.name.string) }) }
  }

  /// A day as `2026-03-14`, or null.
  static func day(_ day: Day?) -> JSONValue { .text(day?.description) }

  /// A time as `08:15`, or null.
  static func time(_ time: ClockTime?) -> JSONValue { .text(time?.description) }
}

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
