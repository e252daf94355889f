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
