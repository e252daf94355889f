/// The bytes of one file, seen as lines that still carry their own endings.
///
/// A line ends at LF, CRLF or a lone CR, as it does for libcmark. The bytes are never
/// changed, so what is not edited comes back as it was, valid UTF-8 or not.
public struct SourceText: Hashable, Sendable {
  /// The file as it was read.
  public let bytes: [UInt8]

  /// Where each line starts in `bytes`; one more element than there are lines, the last being the length.
  let lineStarts: [UInt32]

  /// Splits `bytes` into lines. Files are at most 4 GiB, which the reader of files has to see to.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer { starts(ofLinesIn: $0) }
  }

  /// The text as a file would hold it.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// How many lines there are. An empty file has none; a last line without an ending counts.
  public var lineCount: Int { lineStarts.count - 1 }

  /// Where line `number` (from 1) lies in `bytes`, its ending included; empty outside the file.
  public func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineCount else { return bytes.count..<bytes.count }
    return Int(lineStarts[number - 1])..<Int(lineStarts[number])
  }

  /// Where the words of line `number` (from 1) lie in `bytes`, its ending left out.
  public func lineContent(_ number: Int) -> Range<Int> {
    let whole = line(number)
    var end = whole.upperBound
    if end > whole.lowerBound, bytes[end - 1] == .lineFeed { end -= 1 }
    if end > whole.lowerBound, bytes[end - 1] == .carriageReturn { end -= 1 }
    return whole.lowerBound..<end
  }

  /// Where the words of line `number` lie, a byte order mark before the first of them left out.
  func lineBehindMark(_ number: Int) -> Range<Int> {
    let content = lineContent(number)
    guard number == 1, content.count >= 3, bytes.starts(with: byteOrderMark) else {
      return content
    }
    return 3..<content.upperBound
  }

  /// Where each line lies in `bytes`, its ending included; joined they are the file.
  public var lines: [Range<Int>] { (0..<lineCount).map { Int(lineStarts[$0])..<Int(lineStarts[$0 + 1]) } }

  /// Whether line `number` holds nothing but spaces and tabs, a byte order mark before the first aside.
  public func isBlank(line number: Int) -> Bool {
    lineBehindMark(number).allSatisfy { bytes[$0] == .space || bytes[$0] == .tab }
  }

  /// The place of a byte, counted from 0; the end of the file for anything beyond it.
  public func location(ofByte offset: Int) -> SourceLocation {
    let offset = max(0, min(offset, bytes.count))
    let line = max(1, lineStarts[..<lineCount].partitioningIndex { Int($0) > offset })
    return SourceLocation(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// The offset in `bytes` of a place, clamped to the file.
  public func byteOffset(of location: SourceLocation) -> Int {
    guard location.line <= lineCount else { return bytes.count }
    return min(bytes.count, Int(lineStarts[max(1, location.line) - 1]) + location.column - 1)
  }

  /// The bytes between two places as a slice that keeps this file's storage alive.
  public subscript(range: Range<Int>) -> TextSlice { TextSlice(bytes, range) }
}

/// Where lines start, and where the last one ends.
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

/// The highest bit of each of the eight bytes of `word` that is `byte`, and sometimes of one above a match.
@inline(__always)
private func places(of byte: UInt8, in word: UInt64) -> UInt64 {
  let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
  return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
}
