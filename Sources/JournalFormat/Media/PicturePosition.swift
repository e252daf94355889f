/// An image file with its GPS position removed.
///
/// Removed are the GPS directory of the EXIF data and latitude, longitude and the like in XMP. All other bytes stay:
/// pixels, orientation, dates, the thumbnail, and the length of the file.
public struct PicturePosition: Sendable {
  /// What may remain of a position.
  public enum Remainder: Hashable, Sendable {
    case none
    /// The file has a position, and this format is not edited.
    case certain
    /// The file may have a position where none is looked for.
    case possible
  }

  /// The file without the position.
  public private(set) var bytes: [UInt8]
  /// Whether a position was found and removed.
  public private(set) var wasRemoved = false
  public private(set) var remainder = Remainder.none

  /// Removes the position from an image of the given format. Accepts any bytes, in linear time.
  public init(removingFrom bytes: [UInt8], kind: MediaKind) {
    self.bytes = bytes
    switch kind {
    case .jpeg, .png, .webp: remove(kind)
    case .heic, .heif, .avif: remainder = Self.position(inBoxes: bytes)
    case .gif: if bytes.position(of: "GPSLatitude", from: 0) != nil { remainder = .certain }
    case .wav, .mp3, .m4a, .ogg, .opus, .flac, .webm, .amr, .aac: break
    }
  }

  /// With overlapping tables or unclosed tags, removing one position may reveal another, so this repeats.
  private mutating func remove(_ kind: MediaKind) {
    for _ in 0..<4 {
      let before = bytes
      let wasFound: Bool
      switch kind {
      case .jpeg: wasFound = removePosition(fromJPEG: &bytes)
      case .webp: wasFound = removePosition(fromWebP: &bytes)
      default:
        let found = removePosition(fromPNG: &bytes)
        if found.mayRemain { remainder = .possible }
        wasFound = found.wasRemoved
      }
      if wasFound { wasRemoved = true }
      // An empty GPS directory holds no position, but without it the bytes may read otherwise.
      guard wasFound || bytes != before else { return }
    }
    // No camera writes a file that takes so many passes.
    remainder = .possible
  }

  /// Whether EXIF data or XMP anywhere in the file has a position; `.possible` if the file has neither.
  private static func position(inBoxes bytes: [UInt8]) -> Remainder {
    if bytes.position(of: "GPSLatitude", from: 0) != nil { return .certain }
    var found = Remainder.possible
    var start = 0
    // Files have one; further matches are chance, so only a few are tried.
    for _ in 0..<4 {
      guard let header = bytes.position(of: "Exif\0\0", from: start) else { break }
      start = header + 6
      if var data = EXIFData(Array(bytes[start...].prefix(1 << 20))) {
        data.removePosition()
        if data.hadPosition { return .certain }
        found = .none
      }
    }
    return found
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether `text` is at `offset`, completely.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= startIndex, endIndex - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.indices.allSatisfy { self[offset + $0] == text.utf8Start[$0] } }
  }

  /// The number in two or four bytes at an offset; `nil` if the file ends before.
  func number(at offset: Int, bytes count: Int, isLittleEndian: Bool = false) -> Int? {
    guard offset >= startIndex, offset <= endIndex, endIndex - offset >= count else { return nil }
    var number = 0
    for index in 0..<count {
      number = number << 8 | Int(self[offset + (isLittleEndian ? count - 1 - index : index)])
    }
    return number
  }
}

extension [UInt8] {
  /// The next occurrence of `text` at or behind `offset`.
  func position(of text: StaticString, from offset: Int) -> Int? {
    guard text.utf8CodeUnitCount > 0, offset >= 0 else { return nil }
    let first = text.utf8Start[0]
    return withUnsafeBufferPointer { bytes in
      var index = offset
      while index <= bytes.count - text.utf8CodeUnitCount {
        if bytes[index] == first, bytes.holds(text, at: index) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Writes a 32-bit number at an offset, big-endian.
  mutating func put(_ number: UInt32, at offset: Int) {
    for index in 0..<4 where indices.contains(offset + index) {
      self[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(index)))
    }
  }
}

/// Removes the position from a JPEG file. Returns whether there was one.
///
/// Segments with EXIF data and XMP are found by their signatures anywhere in the file: in the image, in its
/// thumbnail, and in further images that phones append. Entropy-coded pixels cannot contain such a signature.
func removePosition(fromJPEG bytes: inout [UInt8]) -> Bool {
  let hadPosition = removePosition(fromSegmentsOf: &bytes, looksIntoThumbnails: true)
  return removePosition(fromFilmAppendedTo: &bytes) || hadPosition
}

private func removePosition(fromSegmentsOf bytes: inout [UInt8], looksIntoThumbnails: Bool) -> Bool {
  var hadPosition = false
  var extensions: [Range<Int>] = []
  var start = 0
  while let marker = nextSegment(in: bytes, from: start), let length = bytes.number(at: marker + 2, bytes: 2)
  {
    let content = marker + 4
    let end = min(marker + 2 + length, bytes.count)
    start = max(end, marker + 2)
    if content + 6 <= end, bytes.holds("Exif\0", at: content) {
      hadPosition = removeEXIFPosition(of: &bytes, in: content + 6..<end, looksIntoThumbnails) || hadPosition
    } else if content + xmpSignature.utf8CodeUnitCount <= end, bytes.holds(xmpSignature, at: content) {
      hadPosition =
        removeXMPPosition(of: &bytes, in: [content + xmpSignature.utf8CodeUnitCount..<end]) || hadPosition
    } else if bytes.holds(extensionSignature, at: content) {
      // The signature is followed by an identifier of 32 bytes, the whole length and the offset of this piece.
      let piece = content + extensionSignature.utf8CodeUnitCount + 40
      if piece < end { extensions.append(piece..<end) }
    } else {
      start = marker + 2
    }
  }
  // Extended XMP is split at any byte, so a name may begin in one segment and end in the next.
  if !extensions.isEmpty { hadPosition = removeXMPPosition(of: &bytes, in: extensions) || hadPosition }
  return hadPosition
}

private let markerPrefix: UInt8 = 0xFF
/// APP1, the segment that holds EXIF data and XMP.
private let applicationSegment1: UInt8 = 0xE1
private let copyrightSign: UInt8 = 0xA9
private let xmpSignature: StaticString = "http://ns.adobe.com/xap/1.0/\0"
private let extensionSignature: StaticString = "http://ns.adobe.com/xmp/extension/\0"

/// The next marker of an APP1 segment.
private func nextSegment(in bytes: [UInt8], from start: Int) -> Int? {
  bytes.withUnsafeBufferPointer { bytes in
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == markerPrefix, bytes[index + 1] == applicationSegment1 { return index }
      index += 1
    }
    return nil
  }
}

private func removeEXIFPosition(
  of bytes: inout [UInt8], in range: Range<Int>, _ looksIntoThumbnails: Bool
) -> Bool {
  var content = Array(bytes[range])
  var hadPosition =
    looksIntoThumbnails && removePosition(fromSegmentsOf: &content, looksIntoThumbnails: false)
  if var data = EXIFData(content) {
    data.removePosition()
    content = data.bytes
    hadPosition = hadPosition || data.hadPosition
  }
  bytes.replaceSubrange(range, with: content)
  return hadPosition
}

private func removeXMPPosition(of bytes: inout [UInt8], in ranges: [Range<Int>]) -> Bool {
  var packet: [UInt8] = []
  for range in ranges { packet += bytes[range] }
  guard removePosition(fromXMP: &packet) else { return false }
  var start = 0
  for range in ranges {
    bytes.replaceSubrange(range, with: packet[start..<start + range.count])
    start += range.count
  }
  return true
}

/// Motion photos append a short video. Its position is a text such as `+52.5200+013.4050/` in an atom of its own,
/// which is renamed to one that players skip.
private func removePosition(fromFilmAppendedTo bytes: inout [UInt8]) -> Bool {
  var hadPosition = false
  var start = 0
  while let film = firstFilmPosition(in: bytes, from: start) {
    start = film + 4
    guard let length = bytes.number(at: film + 4, bytes: 2), (4...64).contains(length),
      film + 8 + length <= bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[film + 8])
    else { continue }
    bytes.replaceSubrange(film..<film + 4, with: "free".utf8)
    for offset in film + 4..<film + 8 + length { bytes[offset] = 0 }
    hadPosition = true
  }
  return hadPosition
}

private func firstFilmPosition(in bytes: [UInt8], from start: Int) -> Int? {
  var from = start + 1
  // The atom is `©xyz` with `©` as one byte (0xA9), which a `StaticString` cannot hold.
  while let letters = bytes.position(of: "xyz", from: from) {
    if bytes[letters - 1] == copyrightSign { return letters - 1 }
    from = letters + 1
  }
  return nil
}

/// Removes the position from a PNG file: from its EXIF chunk, XMP, and text chunks with position keywords.
///
/// Returns whether there was one, and whether one may remain: compressed text is not decompressed.
func removePosition(fromPNG bytes: inout [UInt8]) -> (wasRemoved: Bool, mayRemain: Bool) {
  var found = (wasRemoved: false, mayRemain: false)
  var start = 8
  while let length = bytes.number(at: start, bytes: 4), start + 12 + length <= bytes.count {
    let content = start + 8..<start + 8 + length
    var cleaned: [UInt8]?
    switch String(decoding: bytes[start + 4..<start + 8], as: UTF8.self) {
    case "eXIf":
      if var data = EXIFData(Array(bytes[content])) {
        data.removePosition()
        cleaned = data.bytes
        if data.hadPosition { found.wasRemoved = true }
      }
    case "iTXt" where bytes.holds(xmpKeyword, at: content.lowerBound):
      let flag = content.lowerBound + xmpKeyword.utf8CodeUnitCount
      var text = Array(bytes[content])
      if flag < content.upperBound, bytes[flag] != 0 {
        found.mayRemain = true
      } else if removePosition(fromXMP: &text) {
        cleaned = text
        found.wasRemoved = true
      }
    case "tEXt", "zTXt":
      let keyword = bytes[content].prefix { $0 != 0 }
      if keyword.holds("Raw profile type ", at: keyword.startIndex) {
        found.mayRemain = true
      } else if String(decoding: keyword, as: UTF8.self).lowercased().contains("gps") {
        // The value follows the keyword's null byte. Spaces make a compressed value invalid, so no reader shows it.
        let value = max(0, length - keyword.count - 1)
        cleaned = bytes[content].dropLast(value) + [UInt8](repeating: .space, count: value)
        if !bytes[content].suffix(value).allSatisfy({ $0 == .space }) { found.wasRemoved = true }
      }
    default: break
    }
    if let cleaned, !cleaned.elementsEqual(bytes[content]) {
      bytes.replaceSubrange(content, with: cleaned)
      bytes.put(crc32(bytes[start + 4..<content.upperBound]), at: content.upperBound)
    }
    start = content.upperBound + 4
  }
  return found
}

private let xmpKeyword: StaticString = "XML:com.adobe.xmp\0"

/// The checksum of a PNG chunk (RFC 2083, section 15).
private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  ~bytes.reduce(0xFFFF_FFFF) { sum, byte in crcTable[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
  }
}

private let crcTable: [UInt32] = (0..<256).map { start in
  (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
}

/// Removes the position from the EXIF and XMP chunks of a WebP file. Returns whether there was one.
func removePosition(fromWebP bytes: inout [UInt8]) -> Bool {
  var hadPosition = false
  var start = 12
  while let length = bytes.number(at: start + 4, bytes: 4, isLittleEndian: true), start + 8 < bytes.count {
    let content = start + 8..<min(start + 8 + length, bytes.count)
    if bytes.holds("EXIF", at: start) {
      // Some writers put the signature of a JPEG segment before the EXIF data.
      let skipped = bytes.holds("Exif\0\0", at: content.lowerBound) ? 6 : 0
      if skipped <= content.count, var data = EXIFData(Array(bytes[content].dropFirst(skipped))) {
        data.removePosition()
        bytes.replaceSubrange(content.lowerBound + skipped..<content.upperBound, with: data.bytes)
        hadPosition = hadPosition || data.hadPosition
      }
    } else if bytes.holds("XMP ", at: start) {
      var packet = Array(bytes[content])
      if removePosition(fromXMP: &packet) {
        bytes.replaceSubrange(content, with: packet)
        hadPosition = true
      }
    }
    start = start + 8 + length + length % 2
  }
  return hadPosition
}

/// Overwrites the position in an XMP packet with spaces: attributes and whole elements whose local names begin with
/// `GPS` or are a latitude or longitude. Returns whether there was any.
func removePosition(fromXMP packet: inout [UInt8]) -> Bool {
  var cleaning = XMPCleaning(bytes: packet)
  cleaning.run()
  if cleaning.hasChanged { packet = cleaning.bytes }
  return cleaning.hasChanged
}

/// One pass over a packet. Only as much XML is understood as it takes to find tags, names and quotes.
private struct XMPCleaning {
  var bytes: [UInt8]
  private(set) var hasChanged = false

  private var index = 0
  /// Where the outermost position element began, while inside one.
  private var elementStart: Int?
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      switch peek() {
      case UInt8(ascii: "/"): closeElement()
      case UInt8(ascii: "?"), UInt8(ascii: "!"): skip(through: UInt8(ascii: ">"))
      default: openElement(from: start)
      }
    }
    // The element is never closed, so the rest of the packet belongs to it.
    if let elementStart { blank(elementStart..<bytes.count) }
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(through end: UInt8) {
    while index < bytes.count, bytes[index] != end { index += 1 }
    index = min(index + 1, bytes.count)
  }

  private mutating func closeElement() {
    skip(through: UInt8(ascii: ">"))
    guard let start = elementStart else { return }
    depth -= 1
    if depth == 0 {
      blank(start..<index)
      elementStart = nil
    }
  }

  private mutating func openElement(from start: Int) {
    let isPosition = Self.isPosition(scanName())
    var isEmpty = false
    while let byte = peek(), byte != UInt8(ascii: ">") {
      isEmpty = byte == UInt8(ascii: "/")
      if Self.isSpace(byte) || isEmpty || byte == UInt8(ascii: "=") {
        index += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index += 1
        skip(through: byte)
      } else {
        scanAttribute()
      }
    }
    index = min(index + 1, bytes.count)
    if elementStart != nil {
      if !isEmpty { depth += 1 }
    } else if isPosition, isEmpty {
      blank(start..<index)
    } else if isPosition {
      elementStart = start
      depth = 1
    }
  }

  private mutating func scanAttribute() {
    let start = index
    let name = scanName()
    while let byte = peek(), Self.isSpace(byte) || byte == UInt8(ascii: "=") { index += 1 }
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    index += 1
    skip(through: quote)
    if elementStart == nil, Self.isPosition(name) { blank(start..<index) }
  }

  /// Scans a name, or skips one byte if there is none.
  private mutating func scanName() -> ArraySlice<UInt8> {
    let start = index
    while let byte = peek(), !Self.isSpace(byte), !Self.endsName.contains(byte) { index += 1 }
    if index == start { index = min(index + 1, bytes.count) }
    return bytes[start..<index]
  }

  private mutating func blank(_ range: Range<Int>) {
    for offset in range { bytes[offset] = .space }
    hasChanged = true
  }

  private static let endsName = Array("=/>\"'".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || (UInt8.tab ... .carriageReturn).contains(byte)
  }

  /// Whether the local part of a name is that of a position.
  private static func isPosition(_ name: ArraySlice<UInt8>) -> Bool {
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let own = name[(colon.map { $0 + 1 } ?? name.startIndex)...].map { byte in
      isASCIICapital(byte) ? byte | .caseBit : byte
    }
    guard colon != nil else { return false }
    return own.starts(with: "gps".utf8)
      || ["lat", "long", "lon", "latitude", "longitude"].contains { own.elementsEqual($0.utf8) }
  }
}
