/// A picture's file without the position at which it was taken.
///
/// Gone are the GPS directory of EXIF data and what XMP says of latitude, longitude and the like. All else stays as it
/// was, to the byte: pixels, orientation, dates, the thumbnail, and the length of the file.
public struct PicturePosition: Sendable {
  /// What is left of a position.
  public enum Remainder: Hashable, Sendable {
    case none
    /// There is one, and in a file of this kind it stays.
    case certain
    /// There may be one, where it is not looked for.
    case possible
  }

  /// The file without the position.
  public private(set) var bytes: [UInt8]
  /// Whether there was one that is gone now.
  public private(set) var wasRemoved = false
  public private(set) var remainder = Remainder.none

  /// Takes the position out of a picture of the given kind. Any bytes may be given; it takes time in proportion to
  /// their number.
  public init(removingFrom bytes: [UInt8], kind: MediaKind) {
    self.bytes = bytes
    switch kind {
    case .jpeg, .png, .webp: remove(kind)
    case .heic, .heif, .avif: remainder = Self.position(inBoxes: bytes)
    case .gif: if bytes.position(of: "GPSLatitude", from: 0) != nil { remainder = .certain }
    case .wav, .mp3, .m4a, .ogg, .opus, .flac, .webm, .amr, .aac: break
    }
  }

  /// Where tables lie over each other or tags are not closed, what is taken out may show more; so it is looked for again.
  private mutating func remove(_ kind: MediaKind) {
    for _ in 0..<4 {
      let wasFound: Bool
      switch kind {
      case .jpeg: wasFound = removePosition(fromJPEG: &bytes)
      case .webp: wasFound = removePosition(fromWebP: &bytes)
      default:
        let found = removePosition(fromPNG: &bytes)
        if found.mayRemain { remainder = .possible }
        wasFound = found.wasRemoved
      }
      guard wasFound else { return }
      wasRemoved = true
    }
    // No camera writes such a file.
    remainder = .possible
  }

  /// Whether EXIF data or XMP somewhere in the file holds a position. Where there is neither, nobody knows.
  private static func position(inBoxes bytes: [UInt8]) -> Remainder {
    if bytes.position(of: "GPSLatitude", from: 0) != nil { return .certain }
    var found = Remainder.possible
    var start = 0
    // One is usual; more than a few are not EXIF data but chance.
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
  /// Whether `text` stands at an offset, wholly inside.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= startIndex, endIndex - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.indices.allSatisfy { self[offset + $0] == text.utf8Start[$0] } }
  }

  /// The number of two or four bytes at an offset; `nil` if they are not all there.
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
  /// Where `text` stands next, at `offset` or behind it.
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

  /// Writes the lowest four bytes of a number at an offset, the highest first.
  mutating func put(_ number: UInt32, at offset: Int) {
    for index in 0..<4 where indices.contains(offset + index) {
      self[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(index)))
    }
  }
}
