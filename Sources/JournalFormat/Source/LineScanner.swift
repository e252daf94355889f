/// A cursor over bytes that reads zero beyond the end, so that looking ahead cannot leave the buffer.
///
/// It does not own the memory: it must not outlive the closure that provides the buffer.
struct LineScanner {
  let base: UnsafePointer<UInt8>
  /// The next byte to read.
  var position: Int
  /// The offset behind the last byte to read.
  var end: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    // An empty buffer may have no address.
    base = buffer.baseAddress ?? LineScanner.nothing
    position = max(0, min(range.lowerBound, buffer.count))
    end = max(position, min(range.upperBound, buffer.count))
  }

  nonisolated(unsafe) private static let nothing: UnsafePointer<UInt8> = {
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    byte.initialize(to: 0)
    return UnsafePointer(byte)
  }()

  /// A scanner for another range of the same bytes.
  func over(_ range: Range<Int>) -> LineScanner {
    var copy = self
    copy.end = min(end, range.upperBound)
    copy.position = max(0, min(range.lowerBound, copy.end))
    return copy
  }

  var isAtEnd: Bool { position >= end }
  /// The range that is left to read.
  var rest: Range<Int> { position..<max(position, end) }
  /// The bytes that are left to read.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + position, count: max(0, end - position))
  }

  /// The byte `ahead` of the cursor, or zero outside.
  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8 { byte(at: position + ahead) }

  /// The byte at an offset, or zero at or beyond the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    // One comparison for both: a negative offset is a large number.
    UInt(bitPattern: offset) < UInt(bitPattern: end) ? base[offset] : 0
  }

  /// The scalar at an offset and its length in bytes; for an invalid byte, the byte and 1.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = byte(at: offset)
    if first.isASCII { return (UInt32(first), offset < end ? 1 : 0) }
    let length = first.utf8Length
    guard length > 1, offset + length <= end, let value = utf8Value(base + offset, length: length) else {
      return (UInt32(first), 1)
    }
    return (value, length)
  }

  /// The scalar before an offset and its length in bytes; zero at the start.
  @inline(__always)
  func scalar(before offset: Int, from start: Int) -> (value: UInt32, length: Int) {
    let last = byte(at: offset - 1)
    return last.isASCII && offset > start ? (UInt32(last), 1) : wideScalar(before: offset, from: start)
  }

  private func wideScalar(before offset: Int, from start: Int) -> (value: UInt32, length: Int) {
    var first = offset - 1
    while first > start, first > offset - 4, byte(at: first).isUTF8Continuation { first -= 1 }
    guard first >= start else { return (0, 0) }
    let scalar = scalar(at: first)
    return first + scalar.length == offset ? scalar : (UInt32(byte(at: offset - 1)), 1)
  }

  /// The next word behind an offset, up to white space; empty at the end.
  func nextWord(behind offset: Int) -> Range<Int> {
    var next = self
    next.position = offset
    next.skipSpaces()
    var end = next.position
    while end < self.end, spaceLength(at: end) == 0 { end += 1 }
    return next.position..<end
  }

  /// Skips `byte` if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte, position < end else { return false }
    position += 1
    return true
  }

  /// Skips `bytes` if they are next, ASCII letters compared without case.
  mutating func skip(_ bytes: StaticString) -> Bool {
    guard starts(with: bytes) else { return false }
    position += bytes.utf8CodeUnitCount
    return true
  }

  /// Whether `bytes` are next, ASCII letters compared without case.
  @inline(__always)
  func starts(with bytes: StaticString) -> Bool {
    // Nearly all are told apart by their first byte.
    guard position < end, asciiLower(base[position]) == asciiLower(bytes.utf8Start[0]) else { return false }
    return startsWhole(bytes)
  }

  private func startsWhole(_ bytes: StaticString) -> Bool {
    let count = bytes.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where asciiLower(base[position + index]) != asciiLower(bytes.utf8Start[index]) {
      return false
    }
    return true
  }

  /// The length of the white space or invisible mark at an offset; 0 if there is none.
  @inline(__always)
  func spaceLength(at offset: Int) -> Int {
    let first = byte(at: offset)
    if first == .space || first == .tab { return 1 }
    if first < .twoByteLead { return 0 }
    return wideSpaceLength(at: offset)
  }

  private func wideSpaceLength(at offset: Int) -> Int {
    let (value, length) = scalar(at: offset)
    return isWideSpace(value) ? length : 0
  }

  /// Whether there is white space right before `offset`.
  func spaceBefore(_ offset: Int, from start: Int) -> Bool {
    guard offset > start else { return false }
    let (_, length) = scalar(before: offset, from: start)
    return length > 0 && spaceLength(at: offset - length) > 0
  }

  /// Skips white space of any kind and invisible marks.
  mutating func skipSpaces() {
    while case let length = spaceLength(at: position), length > 0 { position += length }
  }

  /// The eight bytes at an offset, all of which must be before the end.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// A range without white space at both ends.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let first = byte(at: range.lowerBound)
    let last = byte(at: range.upperBound - 1)
    // The common case: there is none.
    if first > .space, first.isASCII, last > .space, last.isASCII, !range.isEmpty { return range }
    return trimmedSlowly(range)
  }

  private func trimmedSlowly(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var stop = min(range.upperBound, end)
    // Nearly always it is one space.
    if byte(at: start) == .space { start += 1 }
    if stop > start, byte(at: stop - 1) == .space { stop -= 1 }
    if start < stop, case let (first, last) = (byte(at: start), byte(at: stop - 1)), first > .space,
      first.isASCII,
      last > .space, last.isASCII
    {
      return start..<stop
    }
    while start < stop, case let length = spaceLength(at: start), length > 0 { start += length }
    while stop > start {
      let last = byte(at: stop - 1)
      if last == .space || last == .tab {
        stop -= 1
      } else if !last.isASCII, case let (value, length) = scalar(before: stop, from: start),
        isWideSpace(value)
      {
        stop -= length
      } else {
        break
      }
    }
    return min(start, stop)..<stop
  }

  /// The digit at an offset, ASCII, full-width or of Devanagari, and its length in bytes.
  @inline(__always)
  func digit(at offset: Int) -> (value: Int, length: Int)? {
    let first = byte(at: offset)
    if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") { return (Int(first - UInt8(ascii: "0")), 1) }
    return first == .wideLead || first == .threeByteLead ? wideDigit(at: offset) : nil
  }

  private func wideDigit(at offset: Int) -> (value: Int, length: Int)? {
    let (value, length) = scalar(at: offset)
    if (0xFF10...0xFF19).contains(value) { return (Int(value - 0xFF10), length) }
    return (0x0966...0x096F).contains(value) ? (Int(value - 0x0966), length) : nil
  }

  /// Whether the rest is exactly `word`, ASCII letters compared without case.
  func isWhole(_ word: StaticString) -> Bool { rest.count == word.utf8CodeUnitCount && starts(with: word) }

  /// The number of words in the rest, separated by white space.
  var wordCount: Int {
    var rest = self
    var count = 0
    while true {
      rest.skipSpaces()
      if rest.isAtEnd { return count }
      count += 1
      while !rest.isAtEnd, rest.spaceLength(at: rest.position) == 0 { rest.position += 1 }
    }
  }

  /// The first offset of `needle` in the rest, or `nil`.
  func firstIndex(of needle: UInt8) -> Int? {
    first(in: position..<end) { places(of: needle, in: $0) }
  }

  /// The offset of the first digit in the rest, of any kind that `digit(at:)` knows, or `nil`.
  func firstDigit() -> Int? {
    var start = position
    while let index = first(
      in: start..<end,
      { word in
        // Most words are ASCII.
        let other = word & 0x8080_8080_8080_8080
        return placesOfDigits(in: word)
          | (other == 0 ? 0 : places(of: .wideLead, in: word) | places(of: .threeByteLead, in: word))
      })
    {
      if digit(at: index) != nil { return index }
      start = index + 1
    }
    return nil
  }

  /// The first offset in a range before the end that `places` marks in words of eight bytes, by the highest bit of a byte; what it marks
  /// above the lowest does not matter. No mark is a zero byte's.
  @inline(__always)
  func first(in range: Range<Int>, _ places: (UInt64) -> UInt64) -> Int? {
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let found = places(UInt64(littleEndian: eightBytes(at: index)))
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    guard index < range.upperBound else { return nil }
    var word: UInt64 = 0
    if range.upperBound >= 8 {
      let behind = 8 - (range.upperBound - index)
      word = UInt64(littleEndian: eightBytes(at: range.upperBound - 8)) &>> UInt64(behind * 8)
    } else {
      for offset in (index..<range.upperBound).reversed() { word = word << 8 | UInt64(base[offset]) }
    }
    let found = places(word)
    return found == 0 ? nil : index + found.trailingZeroBitCount / 8
  }
}

/// White space beyond ASCII, and zero-width marks: U+200B to U+200F and U+FEFF.
private func isWideSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case .noBreakSpace, 0x1680, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
  default: false
  }
}
