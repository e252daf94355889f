/// Why bytes are not one value of JSON, and where.
public struct JSONProblem: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// They end before the value does.
    case cut
    /// Something stands where nothing like it may.
    case unexpected
    /// Lists and objects nest more than `JSONProblem.deepest` levels.
    case tooDeep
  }

  public var kind: Kind
  /// The position of the byte.
  public var place: Int

  /// How many levels lists and objects may nest: 64.
  public static let deepest = 64
}

extension JSONValue {
  /// The one value in `bytes`, by RFC 8259, with white space around it at most.
  ///
  /// A whole number that fits is an `int`, any other a `double`, which is infinite beyond its range. Bytes that are no UTF-8 and halves of
  /// surrogate pairs become U+FFFD; a name may occur again. Linear in time and memory, and without recursion.
  public static func reading(_ bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(bytes)
    return try reader.read()
  }

  /// The member of that name, of several the last; `nil` if there is none, or this is no object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.0 == name }?.1
  }

  /// The text of a string; `nil` for anything else.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of a list; none for anything else.
  public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The value of a number that is finite; `nil` for anything else.
  public var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value) where value.isFinite: value
    default: nil
    }
  }
}

/// Reads one value in one pass, with the lists and objects around the place in a stack of its own.
private struct JSONReader {
  /// A list, or an object whose names are as many as its values or one more.
  private struct Container {
    var isObject: Bool
    var names: [String] = []
    var values: [JSONValue] = []

    var value: JSONValue {
      isObject ? .object(zip(names, values).map { ($0, $1) }) : .array(values)
    }
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(JSONProblem) -> JSONValue {
    var open: [Container] = []
    while true {
      var value: JSONValue
      switch try signBehindSpace() {
      case .openBracket:
        guard open.count < JSONProblem.deepest else { throw problem(.tooDeep) }
        index += 1
        guard try signBehindSpace() == .closeBracket else {
          open.append(Container(isObject: false))
          continue
        }
        index += 1
        value = .array([])
      case .openBrace:
        guard open.count < JSONProblem.deepest else { throw problem(.tooDeep) }
        index += 1
        guard try signBehindSpace() == .closeBrace else {
          open.append(Container(isObject: true, names: [try readName()]))
          continue
        }
        index += 1
        value = .object([])
      default: value = try readScalar()
      }
      // Ends all containers that end behind the value.
      while true {
        guard !open.isEmpty else {
          skipSpace()
          guard index == bytes.count else { throw problem(.unexpected) }
          return value
        }
        let last = open.count - 1
        open[last].values.append(value)
        let isObject = open[last].isObject
        let sign = try signBehindSpace()
        index += 1
        if sign == .comma {
          if isObject { open[last].names.append(try readName()) }
          break
        }
        guard sign == (isObject ? .closeBrace : .closeBracket) else {
          index -= 1
          throw problem(.unexpected)
        }
        value = open.removeLast().value
      }
    }
  }

  private func problem(_ kind: JSONProblem.Kind) -> JSONProblem { JSONProblem(kind: kind, place: index) }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case .space, .tab, .lineFeed, .carriageReturn: index += 1
      default: return
      }
    }
  }

  /// The byte behind white space.
  private mutating func signBehindSpace() throws(JSONProblem) -> UInt8 {
    skipSpace()
    guard index < bytes.count else { throw problem(.cut) }
    return bytes[index]
  }

  /// The name of a member and the colon behind it.
  private mutating func readName() throws(JSONProblem) -> String {
    guard try signBehindSpace() == .quotationMark else { throw problem(.unexpected) }
    let name = try readString()
    guard try signBehindSpace() == .colon else { throw problem(.unexpected) }
    index += 1
    return name
  }

  private mutating func readScalar() throws(JSONProblem) -> JSONValue {
    switch bytes[index] {
    case .quotationMark: return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readWord(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    for byte in word.utf8 {
      guard index < bytes.count else { throw problem(.cut) }
      guard bytes[index] == byte else { throw problem(.unexpected) }
      index += 1
    }
    return value
  }

  // MARK: Numbers

  private mutating func readNumber() throws(JSONProblem) -> JSONValue {
    let start = index
    skip([.hyphen])
    let first = index
    try skipDigits()
    // No number but 0 itself begins with 0.
    if bytes[first] == UInt8(ascii: "0"), index > first + 1 {
      index = first + 1
      throw problem(.unexpected)
    }
    var isWhole = true
    if skip([.period]) {
      isWhole = false
      try skipDigits()
    }
    if skip([UInt8(ascii: "e"), UInt8(ascii: "E")]) {
      isWhole = false
      skip([.plusSign, .hyphen])
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let value = Int(text) { return .int(value) }
    guard let value = Double(text) else { throw problem(.unexpected) }
    return .double(value)
  }

  @discardableResult
  private mutating func skip(_ signs: [UInt8]) -> Bool {
    guard index < bytes.count, signs.contains(bytes[index]) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() throws(JSONProblem) {
    guard index < bytes.count else { throw problem(.cut) }
    guard isASCIIDigit(bytes[index]) else { throw problem(.unexpected) }
    while index < bytes.count, isASCIIDigit(bytes[index]) { index += 1 }
  }

  // MARK: Strings

  /// Reads a string from its opening quotation mark on.
  private mutating func readString() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case .quotationMark:
        text += bytes[start..<index]
        index += 1
        return String(decoding: text, as: UTF8.self)
      case .backslash:
        text += bytes[start..<index]
        index += 1
        try readEscape(into: &text)
        start = index
      case ..<(.space): throw problem(.unexpected)
      default: index += 1
      }
    }
    throw problem(.cut)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(into text: inout [UInt8]) throws(JSONProblem) {
    guard index < bytes.count else { throw problem(.cut) }
    let sign = bytes[index]
    index += 1
    switch sign {
    case .quotationMark, .backslash, .slash: text.append(sign)
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "b"): text.append(scalar: Self.backspace)
    case UInt8(ascii: "f"): text.append(scalar: Self.formFeed)
    case UInt8(ascii: "u"): text.append(scalar: try readScalarValue())
    default:
      index -= 1
      throw problem(.unexpected)
    }
  }

  /// Reads the digits behind `\u`, and those of the second half of a surrogate pair.
  private mutating func readScalarValue() throws(JSONProblem) -> UInt32 {
    let first = try readUnit()
    guard Self.surrogates.contains(first) else { return first }
    guard first < Self.lowSurrogate, index + 1 < bytes.count, bytes[index] == .backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return Self.replacement }
    let behindFirst = index
    index += 2
    let second = try readUnit()
    guard Self.surrogates.contains(second), second >= Self.lowSurrogate else {
      index = behindFirst
      return Self.replacement
    }
    return Self.firstBeyond + (first - Self.surrogates.lowerBound) << 10 + (second - Self.lowSurrogate)
  }

  /// Reads four hexadecimal digits.
  private mutating func readUnit() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count else { throw problem(.cut) }
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw problem(.unexpected)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private static let backspace: UInt32 = 8
  private static let formFeed: UInt32 = 12
  private static let replacement: UInt32 = 0xFFFD
  private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
  private static let lowSurrogate: UInt32 = 0xDC00
  /// The first scalar that takes two units of UTF-16.
  private static let firstBeyond: UInt32 = 0x1_0000
}
