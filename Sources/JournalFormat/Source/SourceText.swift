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
