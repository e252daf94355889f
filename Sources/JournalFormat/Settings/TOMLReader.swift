extension SettingsEntry {
  /// The entries of a TOML 1.0 file in file order: the top-level keys and those of the top-level tables.
  ///
  /// Anything nested deeper is one entry of its table with the value `.other`. Invalid UTF-8 in strings becomes
  /// U+FFFD. Keys and values may nest up to 50 deep. Linear in time and memory.
  public static func entries(in source: SourceText) throws(TOMLProblem) -> [SettingsEntry] {
    var reader = TOMLReader(source)
    try reader.read()
    return reader.entries
  }
}

/// Parses a file in one pass. A tree of tables records which names are defined already.
struct TOMLReader {
  /// A name in a key or header, and its range.
  private struct Name {
    var text: String
    var range: Range<Int>
  }

  private struct Node {
    enum Kind { case header, headersParent, dottedKeysParent, listOfTables, value }

    var kind: Kind
    var children: [String: Int] = [:]
  }

  private static let deepest = 50

  private let source: SourceText
  let bytes: [UInt8]
  var index: Int
  private(set) var entries: [SettingsEntry] = []
  /// All tables and values so far; the first is the root table.
  private var nodes = [Node(kind: .header)]
  /// The table of the last header, and its names.
  private var table = 0
  private var tableNames: [Name] = []
  /// The number of the last table in each list of tables, from 0.
  private var elements: [String: Int] = [:]
  /// Tables and keys with an entry `.other` already.
  private var recorded: Set<[String]> = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    index = source.lineBehindMark(1).lowerBound
  }

  mutating func read() throws(TOMLProblem) {
    while true {
      skipBlanks()
      guard index < bytes.count else { return }
      switch bytes[index] {
      case .lineFeed, .carriageReturn, .numberSign: break
      case .openBracket: try readHeader()
      default: try readKeyAndValue()
      }
      skipBlanks()
      try readLineEnd()
    }
  }

  // MARK: Tables and keys

  private mutating func readHeader() throws(TOMLProblem) {
    let start = index
    let isList = byte(at: index + 1) == .openBracket
    index += isList ? 2 : 1
    let names = try readNames(of: "a table")
    for _ in 0..<(isList ? 2 : 1) {
      guard byte(at: index) == .closeBracket else {
        throw problem("the name of a table ends with \(isList ? "‘]]’" : "‘]’")")
      }
      index += 1
    }
    var node = 0
    for name in names.dropLast() {
      node = try child(name, of: node, new: .headersParent) { $0 != .value }
    }
    guard let last = names.last else { return }
    if let known = nodes[node].children[last.text] {
      switch (nodes[known].kind, isList) {
      case (.headersParent, false): nodes[known].kind = .header
      case (.listOfTables, true): nodes[known].children = [:]
      default: throw problem("‘\(last.text)’ stands here a second time", at: last.range.lowerBound)
      }
      table = known
    } else {
      table = add(last.text, to: node, isList ? .listOfTables : .header)
    }
    tableNames = names
    if isList, names.count == 1 { elements[last.text, default: -1] += 1 }
    if isList || names.count > 1 { record(names, nil, at: start..<index) }
  }

  private mutating func readKeyAndValue() throws(TOMLProblem) {
    let names = try readNames(of: "a key")
    try readEqualsSign()
    try define(names, below: table)
    let value = try readValue(depth: 0, names: tableNames + names)
    if let value, let first = names.first, let last = names.last {
      record(tableNames + names, value, at: first.range.lowerBound..<last.range.upperBound)
    }
  }

  private mutating func readEqualsSign() throws(TOMLProblem) {
    guard byte(at: index) == .equalsSign else {
      throw problem("‘=’ and a value have to follow the name of a key")
    }
    index += 1
    skipBlanks()
  }

  /// Reads a dotted key and the white space behind it.
  private mutating func readNames(of owner: String) throws(TOMLProblem) -> [Name] {
    var names: [Name] = []
    while true {
      skipBlanks()
      names.append(try readName(of: owner))
      guard names.count <= Self.deepest else {
        throw problem("no more than \(Self.deepest) names may be joined")
      }
      skipBlanks()
      guard byte(at: index) == .period else { return names }
      index += 1
    }
  }

  private mutating func readName(of owner: String) throws(TOMLProblem) -> Name {
    let start = index
    if let quote = byte(at: index), quote == .quotationMark || quote == .apostrophe {
      let text = try readString(quote, mayBeLong: false)
      return Name(text: text, range: start..<index)
    }
    while let byte = byte(at: index),
      isASCIILetter(byte) || isASCIIDigit(byte) || byte == .underscore || byte == .hyphen
    {
      index += 1
    }
    guard index > start else {
      throw problem(
        "the name of \(owner) has letters from a to z, digits, - and _, or stands in quotation marks")
    }
    return Name(text: text(start..<index), range: start..<index)
  }

  /// Defines a key of `node`, and the tables that its dotted name implies.
  private mutating func define(_ names: [Name], below node: Int) throws(TOMLProblem) {
    var node = node
    for name in names.dropLast() {
      node = try child(name, of: node, new: .dottedKeysParent) { $0 == .dottedKeysParent }
    }
    guard let last = names.last else { return }
    guard nodes[node].children[last.text] == nil else {
      throw problem("‘\(last.text)’ stands here a second time", at: last.range.lowerBound)
    }
    _ = add(last.text, to: node, .value)
  }

  private mutating func child(
    _ name: Name, of node: Int, new kind: Node.Kind, where mayHoldMore: (Node.Kind) -> Bool
  ) throws(TOMLProblem) -> Int {
    guard let known = nodes[node].children[name.text] else { return add(name.text, to: node, kind) }
    guard mayHoldMore(nodes[known].kind) else {
      throw problem("‘\(name.text)’ stands above and takes no more keys", at: name.range.lowerBound)
    }
    return known
  }

  private mutating func add(_ name: String, to node: Int, _ kind: Node.Kind) -> Int {
    nodes.append(Node(kind: kind))
    nodes[node].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// Adds an entry for a value, or for a table if `value` is `nil`; anything nested deeper only once.
  private mutating func record(_ names: [Name], _ value: SettingsValue?, at range: Range<Int>) {
    let isList = nodes[0].children[names[0].text].map { nodes[$0].kind } == .listOfTables
    if isList, names.count == 2, let value {
      append(names[...], value, in: elements[names[0].text], at: range)
    }
    let path = names.prefix(isList ? 1 : 2)
    var value = value
    if value == nil || names.count > path.count {
      guard recorded.insert(path.map(\.text)).inserted else { return }
      value = isList ? .list([.other]) : .other
    }
    append(path, value ?? .other, at: range)
  }

  private mutating func append(
    _ path: ArraySlice<Name>, _ value: SettingsValue, in element: Int? = nil, at range: Range<Int>
  ) {
    entries.append(
      SettingsEntry(
        table: path.count > 1 ? path[0].text : nil, key: path[path.count - 1].text, value: value,
        element: element,
        range: source.location(ofByte: range.lowerBound)..<source.location(ofByte: range.upperBound)))
  }

  // MARK: Values

  /// Reads a value. Returns `nil` for an inline table, whose keys are recorded below `names` unless that is `nil`.
  private mutating func readValue(depth: Int, names: [Name]?) throws(TOMLProblem) -> SettingsValue? {
    guard depth < Self.deepest else { throw problem("no more than \(Self.deepest) values may be nested") }
    switch byte(at: index) {
    case let quote? where quote == .quotationMark || quote == .apostrophe:
      return .text(try readString(quote, mayBeLong: true))
    case .openBracket: return try readList(depth: depth)
    case .openBrace:
      try readInlineTable(depth: depth, names: names)
      return nil
    default: return try readBareValue()
    }
  }

  private mutating func readList(depth: Int) throws(TOMLProblem) -> SettingsValue {
    index += 1
    var values: [SettingsValue] = []
    while true {
      try skipBlankLines()
      if byte(at: index) == .closeBracket { break }
      values.append(try readValue(depth: depth + 1, names: nil) ?? .other)
      try skipBlankLines()
      if byte(at: index) == .closeBracket { break }
      guard byte(at: index) == .comma else {
        throw problem("a list has commas between its values and ends with ‘]’")
      }
      index += 1
    }
    index += 1
    return .list(values)
  }

  private mutating func readInlineTable(depth: Int, names: [Name]?) throws(TOMLProblem) {
    index += 1
    nodes.append(Node(kind: .value))
    let node = nodes.count - 1
    skipBlanks()
    guard byte(at: index) != .closeBrace else {
      index += 1
      return
    }
    while true {
      let own = try readNames(of: "a key")
      try readEqualsSign()
      try define(own, below: node)
      let path = names.map { $0 + own }
      let value = try readValue(depth: depth + 1, names: path)
      if let path, let value, let first = own.first, let last = own.last {
        record(path, value, at: first.range.lowerBound..<last.range.upperBound)
      }
      skipBlanks()
      switch byte(at: index) {
      case .comma: index += 1
      case .closeBrace:
        index += 1
        return
      default:
        throw problem("a table in braces stands on one line, with commas between its keys, and ends with ‘}’")
      }
    }
  }

  /// Reads a boolean, a number, or a date or time, which no setting has as its value.
  private mutating func readBareValue() throws(TOMLProblem) -> SettingsValue {
    let start = index
    skipToken()
    // TOML allows a space instead of the T between date and time.
    if index - start == 10, byte(at: start + 4) == .hyphen, byte(at: index) == .space,
      byte(at: index + 1).map(isASCIIDigit) == true
    {
      index += 1
      skipToken()
    }
    let token = text(start..<index)
    if let value = tomlScalar(Array(token.utf8)) { return value }
    index = start
    if token.isEmpty { throw problem("a value is missing") }
    throw problem("‘\(token.prefix(30))’ is no value; a text has to stand in quotation marks")
  }

  private mutating func skipToken() {
    while let byte = byte(at: index), !Self.endsToken.contains(byte) { index += 1 }
  }

  private static let endsToken: [UInt8] = [
    .space, .tab, .lineFeed, .carriageReturn, .comma, .closeBracket, .closeBrace, .numberSign, .equalsSign,
  ]

  // MARK: White space

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func problem(_ reason: String, at offset: Int? = nil) -> TOMLProblem {
    TOMLProblem(place: source.location(ofByte: offset ?? index), reason: reason)
  }

  mutating func skipBlanks() {
    while let byte = byte(at: index), byte == .space || byte == .tab { index += 1 }
  }

  mutating func skipLineEnd() {
    if byte(at: index) == .lineFeed {
      index += 1
    } else if byte(at: index) == .carriageReturn, byte(at: index + 1) == .lineFeed {
      index += 2
    }
  }

  /// Skips a comment and the line ending; throws if there is anything else.
  private mutating func readLineEnd() throws(TOMLProblem) {
    if byte(at: index) == .numberSign {
      while let byte = byte(at: index), byte != .lineFeed {
        guard
          byte == .tab || byte >= .space && byte != .delete
            || byte == .carriageReturn && self.byte(at: index + 1) == .lineFeed
        else { throw problem("a comment holds no control characters") }
        index += 1
      }
    }
    guard index < bytes.count else { return }
    let start = index
    skipLineEnd()
    guard index > start else { throw problem("nothing but a comment may follow here on the same line") }
  }

  private mutating func skipBlankLines() throws(TOMLProblem) {
    while true {
      skipBlanks()
      switch byte(at: index) {
      case .lineFeed, .carriageReturn, .numberSign: try readLineEnd()
      default: return
      }
    }
  }
}

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

/// The value of an unquoted TOML token: `true`, `1_000`, `0xFF`, `6.5e3`, `-inf`, `2026-03-14`. `nil` if it is
/// invalid, and for integers of more than 64 bits.
func tomlScalar(_ token: [UInt8]) -> SettingsValue? {
  switch String(decoding: token, as: UTF8.self) {
  case "true": return .boolean(true)
  case "false": return .boolean(false)
  case "inf", "+inf": return .number(.infinity)
  case "-inf": return .number(-.infinity)
  case "nan", "+nan", "-nan": return .number(.nan)
  default: break
  }
  if isDateOrTime(token) {
    return token.count == 10 ? Day(String(decoding: token, as: UTF8.self)).map { .day($0) } : .other
  }
  let isSigned = token.first == .plusSign || token.first == .hyphen
  if !isSigned, token.count > 2, token[0] == UInt8(ascii: "0"), let radix = radix(of: token[1]) {
    return joinedDigits(token[2...], radix: radix).flatMap { Int($0, radix: radix) }.map { .integer($0) }
  }
  var rest = token[(isSigned ? 1 : 0)...]
  let whole = rest.prefix { isASCIIDigit($0) || $0 == .underscore }
  // Leading zeros are not allowed.
  guard let digits = joinedDigits(whole, radix: 10), digits == "0" || digits.first != "0" else { return nil }
  let sign = token.first == .hyphen ? "-" : ""
  rest = rest[whole.endIndex...]
  if rest.isEmpty { return Int(sign + digits).map { .integer($0) } }
  var number = sign + digits
  if rest.first == .period {
    let decimals = rest.dropFirst().prefix { isASCIIDigit($0) || $0 == .underscore }
    guard let digits = joinedDigits(decimals, radix: 10) else { return nil }
    number += "." + digits
    rest = rest[decimals.endIndex...]
  }
  if let first = rest.first, asciiLower(first) == UInt8(ascii: "e") {
    rest = rest.dropFirst()
    let isNegative = rest.first == .hyphen
    if isNegative || rest.first == .plusSign { rest = rest.dropFirst() }
    guard let digits = joinedDigits(rest, radix: 10) else { return nil }
    number += (isNegative ? "e-" : "e") + digits
    rest = []
  }
  return rest.isEmpty ? Double(number).map { .number($0) } : nil
}

private func radix(of sign: UInt8) -> Int? {
  switch sign {
  case UInt8(ascii: "x"): 16
  case UInt8(ascii: "o"): 8
  case UInt8(ascii: "b"): 2
  default: nil
  }
}

/// Digits without the underscores between them; `nil` if there are none or an underscore is misplaced.
private func joinedDigits(_ bytes: ArraySlice<UInt8>, radix: Int) -> String? {
  var digits = ""
  var mayBeUnderscore = false
  for byte in bytes {
    if byte == .underscore {
      guard mayBeUnderscore else { return nil }
      mayBeUnderscore = false
      continue
    }
    let sign = Character(Unicode.Scalar(byte))
    guard let value = sign.hexDigitValue, value < radix, byte.isASCII else { return nil }
    digits.append(sign)
    mayBeUnderscore = true
  }
  return mayBeUnderscore ? digits : nil
}

/// Whether a token is `2026-03-14`, `07:30:00`, or both with a `T` or a space between, with an optional UTC offset.
private func isDateOrTime(_ token: [UInt8]) -> Bool {
  func hasForm(_ part: ArraySlice<UInt8>, _ form: StaticString) -> Bool {
    part.count == form.utf8CodeUnitCount
      && zip(part, 0...).allSatisfy { byte, at in
        form.utf8Start[at] == UInt8(ascii: "0") ? isASCIIDigit(byte) : byte == form.utf8Start[at]
      }
  }
  var rest = token[...]
  if hasForm(rest.prefix(10), "0000-00-00") {
    guard Day(String(decoding: rest.prefix(10), as: UTF8.self)) != nil else { return false }
    rest = rest.dropFirst(10)
    guard let separator = rest.first else { return true }
    guard separator == .space || asciiLower(separator) == UInt8(ascii: "t") else { return false }
    rest = rest.dropFirst()
    // The UTC offset.
    if let last = rest.last, asciiLower(last) == UInt8(ascii: "z") {
      rest = rest.dropLast()
    } else if rest.count > 6, hasForm(rest.suffix(5), "00:00"),
      let sign = rest.dropLast(5).last, sign == .plusSign || sign == .hyphen
    {
      rest = rest.dropLast(6)
    }
  }
  guard hasForm(rest.prefix(8), "00:00:00") else { return false }
  let fraction = rest.dropFirst(8)
  return fraction.isEmpty
    || fraction.first == .period && fraction.count > 1 && fraction.dropFirst().allSatisfy(isASCIIDigit)
}

/// Whether `byte` is a hexadecimal digit.
func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isASCIIDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(asciiLower(byte))
}
