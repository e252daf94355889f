/// EXIF data, which has the structure of a TIFF file (TIFF 6.0, EXIF 2.32): directories of 12-byte entries.
///
/// Offsets and counts in the file are not trusted: each is checked against the number of bytes, no directory is read
/// twice, and entries that do not fit are skipped.
struct EXIFData {
  private(set) var bytes: [UInt8]
  /// Whether the data had a latitude or a longitude.
  private(set) var hadPosition = false

  private let isLittleEndian: Bool
  private var tables: [Range<Int>] = []
  private var positionDirectories: [Int] = []
  private var packetsLeft = 2

  private static let entrySize = 12
  /// Real files have five directories: two for images, EXIF, GPS, interoperability.
  private static let mostDirectories = 32
  /// Real directories have a few dozen entries.
  private static let mostEntries = 512
  private static let lastPositionTag = 31
  /// A GPS directory has each tag at most once.
  private static let mostPositionEntries = 64
  /// The longest values are texts that name a place or a method.
  private static let longestPositionValue = 4096

  /// `nil` unless the bytes begin with the header of a TIFF file.
  init?(_ bytes: [UInt8]) {
    if bytes.holds("II*\0", at: 0) {
      isLittleEndian = true
    } else if bytes.holds("MM\0*", at: 0) {
      isLittleEndian = false
    } else {
      return nil
    }
    self.bytes = bytes
  }

  /// Removes the GPS directories, their values and the entries that point to them, and cleans embedded XMP.
  mutating func removePosition() {
    var waiting = [number(at: 4, bytes: 4) ?? 0]
    var seen: Set<Int> = []
    while let start = waiting.popLast(), seen.count < Self.mostDirectories {
      guard start >= 8, seen.insert(start).inserted else { continue }
      readDirectory(at: start, into: &waiting)
    }
    // In a damaged file a value may overlap a directory; the directory's bytes are restored.
    let kept = tables.map { (range: $0, bytes: Array(bytes[$0])) }
    for start in positionDirectories.prefix(4) { blankPositions(at: start) }
    for table in kept { bytes.replaceSubrange(table.range, with: table.bytes) }
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    bytes.number(at: offset, bytes: count, isLittleEndian: isLittleEndian)
  }

  /// Reads a directory and removes the entries that point to GPS directories, moving those behind them up.
  private mutating func readDirectory(at start: Int, into waiting: inout [Int]) {
    guard let count = number(at: start, bytes: 2) else { return }
    let first = start + 2
    let fitting = min(count, (bytes.count - first) / Self.entrySize)
    let end = min(first + fitting * Self.entrySize + 4, bytes.count)
    // The bytes of an implausible directory may belong to anything, so none of them are moved.
    let isSound = count == fitting && count <= Self.mostEntries
    var next = first
    for index in 0..<fitting {
      let entry = first + index * Self.entrySize
      let value = number(at: entry + 8, bytes: 4) ?? 0
      switch number(at: entry, bytes: 2) {
      case 0x8825:
        positionDirectories.append(value)
        if !isSound { blank(entry..<entry + Self.entrySize) }
        continue
      case 0x8769: add(value, to: &waiting)
      case 0x014A: addOffsets(of: entry, to: &waiting)
      case 0x02BC: cleanXMP(of: entry)
      default: break
      }
      if isSound { move(entry..<entry + Self.entrySize, to: next) }
      next += Self.entrySize
    }
    let dropped = (first + fitting * Self.entrySize - next) / Self.entrySize
    if isSound, dropped > 0 {
      move(first + fitting * Self.entrySize..<end, to: next)
      blank(end - dropped * Self.entrySize..<end)
      putCount(count - dropped, at: start)
    }
    guard isSound else { return }
    if let following = number(at: next, bytes: 4) { add(following, to: &waiting) }
    tables.append(start..<end)
  }

  private mutating func blank(_ range: Range<Int>) {
    for offset in range { bytes[offset] = 0 }
  }

  private mutating func move(_ range: Range<Int>, to start: Int) {
    guard range.lowerBound != start else { return }
    for offset in 0..<range.count { bytes[start + offset] = bytes[range.lowerBound + offset] }
  }

  private mutating func putCount(_ count: Int, at offset: Int) {
    let high = UInt8(truncatingIfNeeded: count >> 8)
    let low = UInt8(truncatingIfNeeded: count)
    bytes[offset] = isLittleEndian ? low : high
    bytes[offset + 1] = isLittleEndian ? high : low
  }

  private func add(_ start: Int, to waiting: inout [Int]) {
    if waiting.count < Self.mostDirectories { waiting.append(start) }
  }

  /// Adds the directories that an entry with several offsets points to.
  private func addOffsets(of entry: Int, to waiting: inout [Int]) {
    guard let values = values(of: entry) else { return }
    for offset in stride(from: values.lowerBound, to: values.upperBound, by: 4).prefix(8) {
      if let start = number(at: offset, bytes: 4) { add(start, to: &waiting) }
    }
  }

  private mutating func cleanXMP(of entry: Int) {
    guard packetsLeft > 0, let values = values(of: entry) else { return }
    packetsLeft -= 1
    var packet = Array(bytes[values])
    if JournalFormat.removePosition(fromXMP: &packet) {
      bytes.replaceSubrange(values, with: packet)
      hadPosition = true
    }
  }

  /// The range of an entry's values; `nil` if it is outside the file.
  private func values(of entry: Int) -> Range<Int>? {
    guard let type = number(at: entry + 2, bytes: 2), let size = Self.size(ofType: type),
      let count = number(at: entry + 4, bytes: 4)
    else { return nil }
    let length = count * size
    if length <= 4 { return entry + 8..<entry + 8 + length }
    guard let start = number(at: entry + 8, bytes: 4), start >= 8, start < bytes.count else { return nil }
    return start..<min(start + length, bytes.count)
  }

  /// The size in bytes of one value of a type; `nil` for an unknown type.
  private static func size(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  /// Overwrites the entries of a GPS directory and their values with zeros.
  private mutating func blankPositions(at start: Int) {
    guard start >= 8, let count = number(at: start, bytes: 2) else { return }
    var blanks: [Range<Int>] = []
    var entry = start + 2
    for _ in 0..<min(count, Self.mostPositionEntries) {
      // A GPS directory has no other tags, so the pointer is wrong.
      guard entry + Self.entrySize <= bytes.count, let tag = number(at: entry, bytes: 2),
        tag <= Self.lastPositionTag,
        let values = values(of: entry)
      else { break }
      if [2, 4, 20, 22].contains(tag) { hadPosition = true }
      blanks.append(values.prefix(Self.longestPositionValue))
      entry += Self.entrySize
    }
    guard entry > start + 2 else { return }
    blanks.append(start..<entry)
    for range in blanks { blank(range) }
  }
}
