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
