/// Reads tables of text (CSV by RFC 4180, or separated by tabs) that come piece by piece, so that a file of any size needs little memory.
///
/// Nothing in the bytes is an error: what is too long is left out and named in `problems`, and the rest goes on with the next line.
public struct DelimitedReader {
  private let separator: UInt8
  private let isQuoted: Bool
  private let longest: Int

  /// The bytes of a record whose end has not come yet.
  private var carry: [UInt8] = []
  private var state = DelimitedState.fieldStart
  private var isSkipping = false
  /// The line on which the next record begins, from 1.
  private var line = 1
  /// Line endings in quotation marks in the record that is searched.
  private var innerLines = 0
  private var isAtStart = true
  private var record = DelimitedRecord()

  /// The lines that were left out, in order.
  public private(set) var problems = DelimitedProblems()

  /// A reader; where `isQuoted` is not set, quotation marks are text as any other. A record may have `longest` bytes.
  public init(separator: UInt8, isQuoted: Bool, longest: Int = 16 << 20) {
    (self.separator, self.isQuoted, self.longest) = (separator, isQuoted, longest)
  }

  /// Takes more bytes, and calls `body` for each record that ends in them; blank lines are none.
  public mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (DelimitedRecord) throws -> Void
  ) rethrows {
    var rest = Slice(base: bytes, bounds: 0..<bytes.count)
    if isAtStart, !rest.isEmpty {
      isAtStart = false
      if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    }
    if isSkipping { rest = skipped(rest) }
    while !rest.isEmpty {
      guard let end = recordEnd(in: rest) else { return keep(rest) }
      if carry.isEmpty {
        try emit(UnsafeBufferPointer(rebasing: rest[..<end]), body)
      } else {
        carry += rest[..<end]
        // Moved out, so that the record does not share it while it is read.
        let whole = carry
        carry = []
        try whole.withUnsafeBufferPointer { try emit($0, body) }
      }
      rest = rest[(end + 1)...]
      state = .fieldStart
    }
  }

  /// Ends the text: what stands behind the last line ending is a record too.
  public mutating func finish(_ body: (DelimitedRecord) throws -> Void) rethrows {
    let whole = carry
    carry = []
    if state == .quoted { problems.add(line, "a quotation mark is not closed") }
    guard !isSkipping, state != .quoted else { return }
    try whole.withUnsafeBufferPointer { try emit($0, body) }
  }

  private mutating func keep(_ rest: Slice<UnsafeBufferPointer<UInt8>>) {
    guard carry.count + rest.count <= longest else {
      problems.add(
        line,
        state == .quoted
          ? "a quotation mark is not closed within \(longest >> 20) MB"
          : "it is longer than \(longest >> 20) MB")
      carry = []
      isSkipping = true
      line += innerLines
      innerLines = 0
      state = .fieldStart
      return
    }
    carry += rest
  }

  /// What is behind the line that is left out.
  private mutating func skipped(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let end = bytes.firstIndex(of: .lineFeed) else { return bytes[bytes.endIndex...] }
    isSkipping = false
    line += 1
    return bytes[(end + 1)...]
  }

  /// Where the record ends whose beginning is in `carry`: at a line feed that is not in quotation marks.
  private mutating func recordEnd(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard isQuoted else { return bytes.firstIndex(of: .lineFeed) }
    for index in bytes.indices {
      if bytes[index] == .lineFeed {
        guard state == .quoted else { return index }
        innerLines += 1
      }
      state.advance(bytes[index], separator)
    }
    return nil
  }

  private mutating func emit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (DelimitedRecord) throws -> Void
  ) rethrows {
    defer {
      line += 1 + innerLines
      innerLines = 0
    }
    let end = bytes.last == .carriageReturn ? bytes.count - 1 : bytes.count
    guard end > 0 else { return }
    record.line = line
    record.split(
      UnsafeBufferPointer(rebasing: bytes[..<end]), at: separator, quotes: isQuoted)
    try body(record)
    record.forget()
  }
}

/// Where in a field of CSV the next byte stands.
private enum DelimitedState {
  case fieldStart, plain, quoted
  /// Behind a quotation mark that ends the field or stands for one in it.
  case quoteInQuoted

  @inline(__always)
  mutating func advance(_ byte: UInt8, _ separator: UInt8) {
    switch self {
    case .quoted: if byte == .quotationMark { self = .quoteInQuoted }
    case .fieldStart where byte == .quotationMark, .quoteInQuoted where byte == .quotationMark: self = .quoted
    case .fieldStart, .plain, .quoteInQuoted: self = byte == separator ? .fieldStart : .plain
    }
  }
}

/// A row of a table: its fields, which are there only while it is read.
public struct DelimitedRecord {
  /// The line that it begins on, from 1.
  public internal(set) var line = 0
  private var base = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// Where the fields end; each begins behind the separator that ended the one before it.
  private var ends: [Int] = []
  /// Whether quotation marks around a field are no part of it.
  private var hasQuotes = false

  init() {}

  /// How many fields it has.
  public var count: Int { ends.count }

  /// The bytes of a field, of a quoted one with its quotation marks; none where it has no such field.
  public func bytes(_ field: Int) -> UnsafeBufferPointer<UInt8> {
    guard ends.indices.contains(field) else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: base[(field == 0 ? 0 : ends[field - 1] + 1)..<ends[field]])
  }

  /// The text of a field without white space at its ends; bytes that are not UTF-8 are U+FFFD, control characters are spaces, and of a long
  /// one only the beginning is taken. Empty where there is no such field.
  public func text(_ field: Int, longest: Int = 1_000) -> String {
    let bytes = bytes(field)
    guard !bytes.isEmpty else { return "" }
    var plain: [UInt8] = []
    // A character more than wanted may be cut in two; both are left out.
    plain.reserveCapacity(min(bytes.count, longest))
    var index = 0
    var end = bytes.count
    let isQuoted = hasQuotes && bytes.first == .quotationMark
    if isQuoted {
      index = 1
      if end > 1, bytes[end - 1] == .quotationMark { end -= 1 }
    }
    while index < end, plain.count < longest {
      let byte = bytes[index]
      index += 1
      if isQuoted, byte == .quotationMark, index < end, bytes[index] == .quotationMark { index += 1 }
      if byte < .space || byte == .delete {
        if plain.last != .space, !plain.isEmpty { plain.append(.space) }
      } else if byte != .space || !plain.isEmpty {
        plain.append(byte)
      }
    }
    if index < end {
      while let last = plain.last, last.isUTF8Continuation { plain.removeLast() }
      if let last = plain.last, last >= .twoByteLead { plain.removeLast() }
    }
    while plain.last == .space { plain.removeLast() }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether a field has the bytes of `text`.
  public func holds(_ text: StaticString, at field: Int) -> Bool {
    let bytes = bytes(field)
    return text.withUTF8Buffer { $0.count == bytes.count && $0.elementsEqual(bytes) }
  }

  /// The number in a field; `nil` if there is none, or if it is infinite.
  public func number(_ field: Int) -> Double? {
    let bytes = bytes(field)
    guard !bytes.isEmpty, bytes.count <= 40 else { return nil }
    guard let value = Double(text(field)), value.isFinite else { return nil }
    return value
  }

  mutating func split(_ bytes: UnsafeBufferPointer<UInt8>, at separator: UInt8, quotes: Bool) {
    base = bytes
    hasQuotes = quotes
    ends.removeAll(keepingCapacity: true)
    if quotes {
      var state = DelimitedState.fieldStart
      for index in bytes.indices {
        if bytes[index] == separator, state != .quoted { ends.append(index) }
        state.advance(bytes[index], separator)
      }
    } else {
      for index in bytes.indices where bytes[index] == separator { ends.append(index) }
    }
    ends.append(bytes.count)
  }

  mutating func forget() { base = UnsafeBufferPointer(start: nil, count: 0) }
}

/// How many rows were left out, and why the first of them.
public struct DelimitedProblems: Hashable, Sendable {
  /// The first, by their lines from 1.
  public private(set) var first: [(line: Int, reason: String)] = []
  public private(set) var count = 0

  /// How many are named.
  private static let named = 5

  public init() {}

  /// Adds one.
  public mutating func add(_ line: Int, _ reason: String) {
    count += 1
    if first.count < Self.named { first.append((line, reason)) }
  }

  /// These and others, of which those of the lowest lines are named.
  public func merged(with other: DelimitedProblems) -> DelimitedProblems {
    var all = DelimitedProblems()
    for problem in (first + other.first).sorted(by: { $0.line < $1.line }) {
      all.add(problem.line, problem.reason)
    }
    all.count = count + other.count
    return all
  }

  public static func == (a: DelimitedProblems, b: DelimitedProblems) -> Bool {
    a.count == b.count && a.first.elementsEqual(b.first) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

/// The rows of a table of separated values: with commas, semicolons, tabs or bars, quoted where needed.
struct SeparatedRows {
  struct Row {
    /// From 1, of its first line.
    var line: Int
    /// Without quotation marks and the white space around them.
    var cells: [[UInt8]]
  }

  private(set) var rows: [Row] = []

  /// No row has more cells, and no cell is longer; what is beyond is left out.
  private static let mostCells = 200
  private static let longestCell = 2_000

  /// Blank rows are left out. The separator is the one of the four that the first thirty lines have most often outside of quotation marks.
  ///
  /// The rows are those of a `DelimitedReader`. Lines may end in carriage returns alone, as old programs write them.
  init(_ source: SourceText) {
    var reader = DelimitedReader(separator: Self.separator(of: source), isQuoted: true)
    var rows: [Row] = []
    func take(_ record: DelimitedRecord) {
      let cells = (0..<min(record.count, Self.mostCells)).map {
        Array(record.text($0, longest: Self.longestCell).utf8)
      }
      if cells.contains(where: { !$0.isEmpty }) { rows.append(Row(line: record.line, cells: cells)) }
    }
    let bytes =
      source.bytes.contains(.lineFeed)
      ? source.bytes : source.bytes.map { $0 == .carriageReturn ? .lineFeed : $0 }
    bytes.withUnsafeBufferPointer { reader.read($0, take) }
    reader.finish(take)
    self.rows = rows
  }

  private static func separator(of source: SourceText) -> UInt8 {
    let separators: [UInt8] = [.comma, .semicolon, .tab, .verticalBar]
    var counts = separators.map { _ in 0 }
    for number in 1...max(1, min(30, source.lineCount)) {
      var isQuoted = false
      for byte in source.bytes[source.lineContent(number)].prefix(5_000) {
        if byte == .quotationMark { isQuoted.toggle() }
        if !isQuoted, let index = separators.firstIndex(of: byte) { counts[index] += 1 }
      }
    }
    // A decimal comma stands beside each semicolon or tab.
    if counts[1] > 0, counts[1] * 3 >= counts[0] { return .semicolon }
    if counts[2] > 0, counts[2] * 3 >= counts[0] { return .tab }
    return counts[3] > counts[0] ? .verticalBar : .comma
  }
}
