/// The format of a photo or recording; the raw value is the file name extension.
public enum MediaKind: String, CaseIterable, Sendable {
  case jpeg = "jpg"
  case png, gif, webp, heic, heif, avif
  case wav, mp3, m4a, ogg, opus, flac, webm, amr, aac

  /// Whether it is an image rather than sound.
  public var isPhoto: Bool {
    switch self {
    case .jpeg, .png, .gif, .webp, .heic, .heif, .avif: true
    case .wav, .mp3, .m4a, .ogg, .opus, .flac, .webm, .amr, .aac: false
    }
  }

  /// The name for messages.
  public var name: String { self == .jpeg ? "JPEG" : self == .webp ? "WebP" : rawValue.uppercased() }
}

/// The first bytes of formats whose signature is not ASCII.
private enum Signature {
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
  static let png: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
  /// The signature of EBML, the container of WebM.
  static let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]
}

extension MediaKind {
  /// The format by the first bytes of a file; nothing is decoded. `nil` for anything that is neither photo nor
  /// recording.
  public init?(content bytes: [UInt8]) {
    if bytes.starts(with: Signature.jpeg) {
      self = .jpeg
    } else if bytes.starts(with: Signature.png) {
      self = .png
    } else if bytes.holds("GIF87a", at: 0) || bytes.holds("GIF89a", at: 0) {
      self = .gif
    } else if bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) {
      self = .webp
    } else if bytes.holds("RIFF", at: 0), bytes.holds("WAVE", at: 8) {
      self = .wav
    } else if bytes.holds("ftyp", at: 4) {
      guard let kind = Self.kind(ofBoxes: bytes) else { return nil }
      self = kind
    } else if bytes.holds("OggS", at: 0) {
      // The first packet follows a page header of 27 bytes and one length.
      self = bytes.holds("OpusHead", at: 28) ? .opus : .ogg
    } else if bytes.holds("fLaC", at: 0) {
      self = .flac
    } else if bytes.starts(with: Signature.matroska) {
      self = .webm
    } else if bytes.holds("#!AMR", at: 0) {
      self = .amr
    } else if bytes.holds("ID3", at: 0) {
      self = .mp3
    } else if bytes.count > 2, bytes[0] == .max, bytes[1] & 0b1111_0110 == 0b1111_0000 {
      // The sync word of an ADTS frame.
      self = .aac
    } else if bytes.count > 2, bytes[0] == .max, bytes[1] & 0b1110_0000 == 0b1110_0000,
      bytes[1] & 0b0001_1000 != 0b0000_1000, [0b0010, 0b0100].contains(bytes[1] & 0b0110),
      bytes[2] & 0b1111_0000 != 0b1111_0000
    {
      // The sync word of a frame of layer II or III, whose version and bit rate exist.
      self = .mp3
    } else {
      return nil
    }
  }

  /// The format of a recording: by its first bytes, or by its file name extension where those do not tell. `nil` for
  /// others.
  public init?(recording bytes: [UInt8], name: String) {
    if let kind = MediaKind(content: bytes) {
      guard !kind.isPhoto else { return nil }
      self = kind
      return
    }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let kind = MediaKind(rawValue: name[name.index(after: dot)...].lowercased()), !kind.isPhoto
    else { return nil }
    self = kind
  }

  /// The format of an ISO base media file (ISO 14496-12) by its brands: the major brand, then the compatible ones.
  private static func kind(ofBoxes bytes: [UInt8]) -> MediaKind? {
    let length = min(max(12, bytes.number(at: 0, bytes: 4) ?? 0), bytes.count, 256)
    guard length >= 12 else { return nil }
    let compatible = stride(from: 16, to: length - 3, by: 4)
    var isImage = false
    for offset in [8] + compatible {
      switch String(decoding: bytes[offset..<offset + 4], as: UTF8.self) {
      case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs": return .heic
      case "avif", "avis": return .avif
      case "mif1", "msf1", "mif2": isImage = true
      case "M4A ", "M4B ", "M4P ": return .m4a
      default: continue
      }
    }
    if isImage { return .heif }
    // Recorders on phones write audio-only files with the brands of video.
    let films: [StaticString] = ["mp41", "mp42", "isom", "iso2", "dash", "3gp4", "3gp5", "3gp6"]
    return films.contains { bytes.holds($0, at: 8) } ? .m4a : nil
  }
}

/// The file name for an entry's photo or recording: the day and time of the entry.
public struct MediaName: Hashable, Sendable {
  public var day: Day
  public var time: ClockTime?
  public var kind: MediaKind

  public init(day: Day, time: ClockTime?, kind: MediaKind) {
    self.day = day
    self.time = time
    self.kind = kind
  }

  /// `media/2026-03-14-0815.jpg`, and from the second `number` on `media/2026-03-14-0815-2.jpg`. Without a time
  /// `media/2026-03-14.jpg`.
  public func path(number: Int = 1) -> String {
    let clock = time.map { "-" + "\($0)".filter { $0 != ":" } } ?? ""
    return "media/\(day)\(clock)\(number > 1 ? "-\(number)" : "").\(kind.rawValue)"
  }

  /// The relative link from the day file at `dayFile` to a path below the journal's folder.
  public static func link(to path: String, fromDayFile dayFile: String) -> String {
    String(repeating: "../", count: dayFile.utf8.count { $0 == UInt8(ascii: "/") }) + path
  }
}
