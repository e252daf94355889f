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
