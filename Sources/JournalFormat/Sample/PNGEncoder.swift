/// Writes a picture of at most 256 colours as a PNG file (ISO/IEC 15948).
struct PNGEncoder {
  /// One colour of the palette.
  struct Colour: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  /// The file's bytes, or `nil` unless `pixels` holds `width` × `height` indices into 1 to 256 colours.
  static func png(width: Int, height: Int, palette: [Colour], pixels: [UInt8]) -> [UInt8]? {
    guard (1...4096).contains(width), (1...4096).contains(height), pixels.count == width * height,
      (1...256).contains(palette.count), pixels.allSatisfy({ Int($0) < palette.count })
    else { return nil }
    // Colour type 3: eight-bit indices. Filter 0 on every row, as suits a palette.
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 3, 0, 0, 0]
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows += pixels[(row * width)..<((row + 1) * width)]
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", header)
    file += chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
    file += chunk("IDAT", zlib(rows))
    file += chunk("IEND", [])
    return file
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + checked + bigEndian(crc32(checked))
  }

  /// RFC 1950: two bytes of header, the deflated content, its checksum.
  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + FixedDeflate.compressed(content) + bigEndian(adler32(content))
  }

  /// The checksum of a PNG chunk.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = crcTable[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let crcTable: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// The checksum of a zlib stream.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
