/// Takes the position out of a WebP file: out of its chunks for EXIF data and XMP. Says whether there was one.
func removePosition(fromWebP bytes: inout [UInt8]) -> Bool {
  var hadPosition = false
  var start = 12
  while let length = bytes.number(at: start + 4, bytes: 4, isLittleEndian: true), start + 8 < bytes.count {
    let content = start + 8..<min(start + 8 + length, bytes.count)
    if bytes.holds("EXIF", at: start) {
      // Some writers put the signature of JPEG's segment before it.
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
