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
