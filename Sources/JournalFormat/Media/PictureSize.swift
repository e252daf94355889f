/// How large a picture is, by its header, so that nobody decodes one that would not fit in memory.
public struct PictureSize: Hashable, Sendable {
  /// Pixels, both positive.
  public var width: Int
  public var height: Int

  /// The size that a JPEG or PNG file says it has; `nil` for other files and where the header is damaged.
  public init?(_ bytes: [UInt8]) {
    switch MediaKind(content: bytes) {
    case .png:
      // The first chunk is the header: its length and name, then width and height (PNG 1.2, 11.2.2).
      guard bytes.holds("IHDR", at: 12), let width = bytes.number(at: 16, bytes: 4),
        let height = bytes.number(at: 20, bytes: 4)
      else { return nil }
      self.init(width: width, height: height)
    case .jpeg:
      guard let frame = Self.frame(of: bytes) else { return nil }
      self.init(width: frame.width, height: frame.height)
    default: return nil
    }
  }

  private init?(width: Int, height: Int) {
    guard (1...1_000_000).contains(width), (1...1_000_000).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// How many pixels it has.
  public var pixels: Int { width * height }

  /// The size in the frame header of a JPEG file (ITU-T T.81, B.2.2), found by walking its segments.
  private static func frame(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    var index = 2
    while index + 1 < bytes.count {
      // Any number of fill bytes may stand before a marker.
      guard bytes[index] == .max else { return nil }
      let marker = bytes[index + 1]
      if marker == .max {
        index += 1
        continue
      }
      if hasNoLength(marker) {
        index += 2
        continue
      }
      guard let length = bytes.number(at: index + 2, bytes: 2), length >= 2 else { return nil }
      if isFrame(marker) {
        guard let height = bytes.number(at: index + 5, bytes: 2),
          let width = bytes.number(at: index + 7, bytes: 2)
        else { return nil }
        return (width, height)
      }
      guard marker != startOfScan else { return nil }
      index += 2 + length
    }
    return nil
  }

  private static let startOfScan: UInt8 = 0xDA
  private static let restarts: ClosedRange<UInt8> = 0xD0...0xD8
  private static let frames: ClosedRange<UInt8> = 0xC0...0xCF
  /// Tables and extensions, whose markers lie among those of frames.
  private static let noFrames: [UInt8] = [0xC4, 0xC8, 0xCC]

  private static func hasNoLength(_ marker: UInt8) -> Bool { restarts.contains(marker) || marker == 1 }

  private static func isFrame(_ marker: UInt8) -> Bool {
    frames.contains(marker) && !noFrames.contains(marker)
  }
}
