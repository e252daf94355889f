/// EXIF data, which is laid out as a TIFF file (TIFF 6.0, EXIF 2.32): directories of entries of twelve bytes.
///
/// Every offset and count in it is the file's word only: each is checked against the bytes there are, no directory is
/// read twice, and what does not fit is left alone.
struct EXIFData {
  private(set) var bytes: [UInt8]
  /// Whether a latitude or a longitude was there.
  private(set) var hadPosition = false

  private let isLittleEndian: Bool
  private var tables: [Range<Int>] = []
  private var positionDirectories: [Int] = []
  private var packetsLeft = 2

  private static let entrySize = 12
  /// Real files have five directories: two of pictures, EXIF, GPS, interoperability.
  private static let mostDirectories = 32
  /// Real tables have a few dozen entries.
  private static let mostEntries = 512
  private static let lastPositionTag = 31
  /// Each tag of a GPS directory stands once.
  private static let mostPositionEntries = 64
  /// The longest texts among them name a place or a method.
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

  /// Takes out the GPS directories with their values and the entries that lead to them, and cleans XMP kept inside.
  mutating func removePosition() {
    var waiting = [number(at: 4, bytes: 4) ?? 0]
    var seen: Set<Int> = []
    while let start = waiting.popLast(), seen.count < Self.mostDirectories {
      guard start >= 8, seen.insert(start).inserted else { continue }
      readDirectory(at: start, into: &waiting)
    }
    // What a damaged file lays over a directory must not tear that one.
    let kept = tables.map { (range: $0, bytes: Array(bytes[$0])) }
    for start in positionDirectories.prefix(4) { blankPositions(at: start) }
    for table in kept { bytes.replaceSubrange(table.range, with: table.bytes) }
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    bytes.number(at: offset, bytes: count, isLittleEndian: isLittleEndian)
  }

  /// Reads a directory, closing up its entries where one that leads to positions is dropped.
  private mutating func readDirectory(at start: Int, into waiting: inout [Int]) {
    guard let count = number(at: start, bytes: 2) else { return }
    let first = start + 2
    let fitting = min(count, (bytes.count - first) / Self.entrySize)
    let end = min(first + fitting * Self.entrySize + 4, bytes.count)
    // Of a table that cannot be right the bytes may be anything's: none of them are moved.
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

  /// The directories that an entry of several offsets names.
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

  /// Where an entry's values lie, as far as there are bytes; `nil` if nowhere.
  private func values(of entry: Int) -> Range<Int>? {
    guard let type = number(at: entry + 2, bytes: 2), let size = Self.size(ofType: type),
      let count = number(at: entry + 4, bytes: 4)
    else { return nil }
    let length = count * size
    if length <= 4 { return entry + 8..<entry + 8 + length }
    guard let start = number(at: entry + 8, bytes: 4), start >= 8, start < bytes.count else { return nil }
    return start..<min(start + length, bytes.count)
  }

  /// Bytes of one value of a type; `nil` if there is no such type.
  private static func size(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  /// Writes zeros over the entries of a GPS directory and their values.
  private mutating func blankPositions(at start: Int) {
    guard start >= 8, let count = number(at: start, bytes: 2) else { return }
    var blanks: [Range<Int>] = []
    var entry = start + 2
    for _ in 0..<min(count, Self.mostPositionEntries) {
      // Any other tag is of no such directory, whatever the pointer says.
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
