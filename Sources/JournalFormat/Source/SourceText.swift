/// The bytes of one file, split into lines with their line endings.
///
/// A line ends at LF, CRLF or a lone CR, as in libcmark. The bytes are kept, so that text which is not edited is written
/// back unchanged, valid UTF-8 or not.
public struct SourceText: Hashable, Sendable {
  /// The file as it was read.
  public let bytes: [UInt8]

  /// The start of each line in `bytes`, and the length as the last element.
  let lineStarts: [UInt32]

  /// Splits `bytes` into lines. At most 4 GiB; the caller has to check.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer { starts(ofLinesIn: $0) }
  }

  /// The text in UTF-8.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The number of lines. An empty file has none; a last line without a line ending counts.
  public var lineCount: Int { lineStarts.count - 1 }

  /// The range of line `number` (from 1) in `bytes`, with its line ending; empty outside the file.
  public func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineCount else { return bytes.count..<bytes.count }
    return Int(lineStarts[number - 1])..<Int(lineStarts[number])
  }

  /// The range of line `number` (from 1) in `bytes`, without its line ending.
  public func lineContent(_ number: Int) -> Range<Int> {
    let whole = line(number)
    var end = whole.upperBound
    if end > whole.lowerBound, bytes[end - 1] == .lineFeed { end -= 1 }
    if end > whole.lowerBound, bytes[end - 1] == .carriageReturn { end -= 1 }
    return whole.lowerBound..<end
  }

  /// The range of line `number` without its line ending, and without a byte order mark on the first line.
  func lineBehindMark(_ number: Int) -> Range<Int> {
    let content = lineContent(number)
    guard number == 1, content.count >= 3, bytes.starts(with: byteOrderMark) else {
      return content
    }
    return 3..<content.upperBound
  }

  /// The ranges of all lines with their line endings; joined they are the file.
  public var lines: [Range<Int>] { (0..<lineCount).map { Int(lineStarts[$0])..<Int(lineStarts[$0 + 1]) } }

  /// Whether line `number` has only spaces and tabs, ignoring a byte order mark on the first line.
  public func isBlank(line number: Int) -> Bool {
    lineBehindMark(number).allSatisfy { bytes[$0] == .space || bytes[$0] == .tab }
  }

  /// The location of a byte offset; the end of the file for an offset beyond it.
  public func location(ofByte offset: Int) -> SourceLocation {
    let offset = max(0, min(offset, bytes.count))
    let line = max(1, lineStarts[..<lineCount].partitioningIndex { Int($0) > offset })
    return SourceLocation(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// The offset in `bytes` of a location, clamped to the file.
  public func byteOffset(of location: SourceLocation) -> Int {
    guard location.line <= lineCount else { return bytes.count }
    return min(bytes.count, Int(lineStarts[max(1, location.line) - 1]) + location.column - 1)
  }

  /// The bytes of a range as a slice that keeps this file's storage alive.
  public subscript(range: Range<Int>) -> TextSlice { TextSlice(bytes, range) }
}

/// The starts of all lines, and the end of the last one.
private func starts(ofLinesIn buffer: UnsafeBufferPointer<UInt8>) -> [UInt32] {
  var starts: [UInt32] = [0]
  let count = buffer.count
  starts.reserveCapacity(count / 20 + 2)
  func takeUp(_ index: Int) {
    // Of CRLF the LF ends the line.
    let isEnd =
      buffer[index] == .lineFeed
      || buffer[index] == .carriageReturn && (index + 1 == count || buffer[index + 1] != .lineFeed)
    if isEnd { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
  }
  var index = 0
  let raw = UnsafeRawBufferPointer(buffer)
  while index + 8 <= count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    var marks = places(of: .lineFeed, in: word) | places(of: .carriageReturn, in: word)
    while marks != 0 {
      takeUp(index + marks.trailingZeroBitCount / 8)
      marks &= marks - 1
    }
    index += 8
  }
  while index < count {
    takeUp(index)
    index += 1
  }
  if starts.last != UInt32(truncatingIfNeeded: count) { starts.append(UInt32(truncatingIfNeeded: count)) }
  return starts
}

/// Whether one of the eight bytes of `word` is `byte`; never `false` for a match.
@inline(__always)
func hasByte(_ byte: UInt8, in word: UInt64) -> Bool { places(of: byte, in: word) != 0 }

/// The highest bit of each of the eight bytes of `word` that is an ASCII digit, and sometimes of one above a match.
@inline(__always)
func placesOfDigits(in word: UInt64) -> UInt64 {
  let value = word ^ (0x0101_0101_0101_0101 &* UInt64(UInt8(ascii: "0")))
  return (value &- 0x0101_0101_0101_0101 &* 10) & ~value & 0x8080_8080_8080_8080
}

/// The highest bit of each of the eight bytes of `word` that is `byte`, and sometimes of one above a match.
@inline(__always)
func places(of byte: UInt8, in word: UInt64) -> UInt64 {
  let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
  return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
}

extension SourceText {
  /// The text after `edits`, whose ranges are in this text and do not overlap, in any order.
  ///
  /// Several insertions at one place are applied in the given order.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var done = 0
    for (_, edit) in ordered {
      let start = max(done, byteOffset(of: edit.range.lowerBound))
      result += bytes[done..<start]
      result += edit.replacement
      done = max(start, byteOffset(of: edit.range.upperBound))
    }
    result += bytes[done...]
    return SourceText(result)
  }

  /// The edit that replaces the bytes in `range`.
  func edit(_ range: Range<Int>, _ replacement: [UInt8]) -> TextEdit {
    TextEdit(
      range: location(ofByte: range.lowerBound)..<location(ofByte: range.upperBound), replacement: replacement
    )
  }

  /// The line ending of line `number`: LF, CRLF, CR, or none.
  func ending(ofLine number: Int) -> ArraySlice<UInt8> {
    bytes[lineContent(number).upperBound..<line(number).upperBound]
  }

  /// Whether the last line has no line ending.
  var isLastLineOpen: Bool { lineCount > 0 && ending(ofLine: lineCount).isEmpty }

  /// The ending for a new line below line `number`: that of the line above, else of the one below, else of the
  /// first.
  func ending(below number: Int, otherwise usual: [UInt8]) -> [UInt8] {
    for line in [number, number + 1, number - 1, 1] where !ending(ofLine: line).isEmpty {
      return Array(ending(ofLine: line))
    }
    return usual
  }

  /// The edit that inserts `lines`, without line endings, below line `number`; 0 inserts at the top.
  ///
  /// If the last line of the file has no line ending, it gets one, and the new last line has none.
  func insertion(of lines: [[UInt8]], below number: Int, otherwise usual: [UInt8]) -> TextEdit {
    let ending = ending(below: number, otherwise: usual)
    if number == lineCount, isLastLineOpen, !lineBehindMark(number).isEmpty {
      return edit(bytes.count..<bytes.count, lines.flatMap { ending + $0 })
    }
    let place = number == 0 ? lineBehindMark(1).lowerBound : line(number).upperBound
    return edit(place..<place, lines.flatMap { $0 + ending })
  }
}

/// A replacement of bytes in a file.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  public var range: SourceRange

  /// The new bytes; empty to delete.
  public var replacement: [UInt8]

  public init(range: SourceRange, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

/// A place in a file: line and column, both from 1, columns counted in UTF-8 bytes.
public struct SourceLocation: Hashable, Comparable, Sendable {
  private let packed: UInt64

  /// Creates a location; values outside 1 to 4,294,967,295 are clamped.
  public init(line: Int, column: Int) {
    packed = UInt64(UInt32(clamping: max(1, line))) << 32 | UInt64(UInt32(clamping: max(1, column)))
  }

  /// The line, from 1.
  public var line: Int { Int(packed >> 32) }

  /// The column in bytes, from 1.
  public var column: Int { Int(packed & 0xFFFF_FFFF) }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.packed < b.packed }
}

/// A range of a file, from its first byte to behind its last.
public typealias SourceRange = Range<SourceLocation>

/// A slice of a file's bytes, or of bytes assembled from it, that becomes a `String` only on demand.
///
/// Ten years of entries are ranges of their files, not hundreds of thousands of strings. Slices are equal if their
/// bytes are.
public struct TextSlice: Hashable, Sendable {
  private let storage: [UInt8]
  private let start: UInt32
  private let end: UInt32

  /// The bytes of `storage` in `range`, which is clamped.
  public init(_ storage: [UInt8], _ range: Range<Int>) {
    let end = max(0, min(range.upperBound, storage.count))
    self.storage = storage
    self.start = UInt32(truncatingIfNeeded: max(0, min(range.lowerBound, end)))
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// A slice with its own bytes.
  public init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  /// The UTF-8 of `text`.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// No bytes.
  public static let empty = TextSlice([UInt8]())

  /// The bytes.
  public var bytes: ArraySlice<UInt8> { storage[Int(start)..<Int(end)] }

  /// Where they lie in the bytes they were cut from.
  package var place: Range<Int> { Int(start)..<Int(end) }

  /// The text, with U+FFFD for invalid UTF-8.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of bytes.
  public var count: Int { Int(end) - Int(start) }

  /// Whether there are no bytes.
  public var isEmpty: Bool { start == end }

  /// Calls `body` with the bytes, without copying them.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)])) }
  }

  public static func == (a: TextSlice, b: TextSlice) -> Bool {
    a.count == b.count && a.bytes.elementsEqual(b.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension TextSlice: CustomStringConvertible {
  public var description: String { string }
}
