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
