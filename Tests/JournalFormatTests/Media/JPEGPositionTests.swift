import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `The position in a JPEG` {
  private func cleaned(_ file: [UInt8]) -> PicturePosition {
    PicturePosition(removingFrom: file, kind: .jpeg)
  }

  @Test(arguments: [true, false])
  func `is gone from EXIF data of either byte order, and nothing else is`(isLittleEndian: Bool) {
    let made = MadeUpPicture(isLittleEndian: isLittleEndian)
    let data = made.exif(position: made.position)
    let file = jpeg([exifSegment(data)])
    let result = cleaned(file)
    #expect(result.wasRemoved)
    #expect(result.remainder == .none)
    #expect(result.bytes.count == file.count)
    let after = Array(result.bytes[12..<12 + data.count])
    #expect(made.tags(of: data) == "10f 112 132 8769 8825 a500 > 9003 > 0 1 2 3 4 > 201 202")
    #expect(made.tags(of: after) == "10f 112 132 8769 a500 > 9003 > 201 202")
    // Everything before and behind the data is as it was.
    #expect(result.bytes.prefix(12) == file.prefix(12))
    #expect(result.bytes.dropFirst(12 + data.count) == file.dropFirst(12 + data.count))
    let degrees = made.number(52, bytes: 4) + made.number(1, bytes: 4)
    #expect(contains(file, degrees))
    #expect(!contains(result.bytes, degrees))
    for kept in ["Kamera", "2026:03:14 08:15:02"] { #expect(contains(result.bytes, Array(kept.utf8))) }
  }

  @Test func `leaves a directory of one entry less, byte for byte`() {
    let made = MadeUpPicture()
    let data =
      made.header + made.number(8, bytes: 4)
      + made.directory(
        [
          MadeUpPicture.Entry(tag: 0x0112, type: 3, count: 1, values: [6, 0]), made.pointer(0x8825, to: 50),
          MadeUpPicture.Entry(tag: 0xA500, type: 3, count: 1, values: [7, 0]),
        ], at: 8, next: 0) + made.directory([made.text(1, "N"), made.text(3, "E")], at: 50)
    var exif = EXIFData(data)
    exif?.removePosition()
    #expect(
      exif?.bytes == made.header + made.number(8, bytes: 4)
        + made.directory(
          [
            MadeUpPicture.Entry(tag: 0x0112, type: 3, count: 1, values: [6, 0]),
            MadeUpPicture.Entry(tag: 0xA500, type: 3, count: 1, values: [7, 0]),
          ], at: 8) + [UInt8](repeating: 0, count: 12 + 30))
    // A hemisphere without degrees is no position, though it goes.
    #expect(exif?.hadPosition == false)
  }

  @Test func `is gone from the thumbnail's own EXIF data`() {
    let made = MadeUpPicture()
    let inner = jpeg([exifSegment(made.exif(position: made.position))])
    let result = cleaned(jpeg([exifSegment(made.exif(position: nil, thumbnail: inner))]))
    #expect(result.wasRemoved)
    #expect(!contains(result.bytes, made.number(52, bytes: 4) + made.number(1, bytes: 4)))
    #expect(contains(result.bytes, Array(inner.suffix(12))))
  }

  @Test func `is gone from pictures that are appended to the first`() {
    let made = MadeUpPicture()
    let one = jpeg([exifSegment(made.exif(position: made.position))])
    let result = cleaned(one + one)
    #expect(result.bytes == cleaned(one).bytes + cleaned(one).bytes)
  }

  @Test func `is gone from a film that is appended`() {
    let film: [UInt8] =
      [0, 0, 0, 30, 0xA9] + Array("xyz".utf8) + [0, 18, 0x15, 0xC7] + Array("+52.5200+013.4050/".utf8)
    let result = cleaned(jpeg([]) + film)
    #expect(result.wasRemoved)
    #expect(
      result.bytes == jpeg([]) + [0, 0, 0, 30] + Array("free".utf8) + [UInt8](repeating: 0, count: 22))
  }

  @Test(arguments: [
    (
      "<r:D a:x='1' exif:GPSLatitude=\"52,31.2N\" b:y='2'/>",
      "<r:D a:x='1'                             b:y='2'/>"
    ),
    (
      "<r:D><exif:GPSLongitude>13,24E</exif:GPSLongitude><a:x>1</a:x></r:D>",
      "<r:D>                                             <a:x>1</a:x></r:D>"
    ),
    (
      "<p:GPSInfo r:t='R'><p:a/><p:GPSInfo>x</p:GPSInfo></p:GPSInfo>.",
      "                                                             ."
    ),
    ("<exif:GPSAltitude value='3' /><a:b/>", "                              <a:b/>"),
    ("<geo:lat>52</geo:lat><geo:long>13</geo:long>", "                                            "),
    ("<d:D drone-dji:GpsLatitude = '+52.5'>", "<d:D                                >"),
    // Never closed: whatever follows belongs to it.
    ("<exif:GPSLatitude>52,31.2N", "                          "),
  ])
  func `is gone from XMP`(packet: String, expected: String) {
    let result = cleaned(jpeg([xmpSegment(packet)]))
    #expect(result.wasRemoved)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == String(decoding: jpeg([xmpSegment(expected)]), as: UTF8.self))
  }

  @Test(arguments: [
    "<r:D exif:DateTimeOriginal='2026'><dc:title>GPSLatitude of exif:GPSLatitude=\"3\"</dc:title></r:D>",
    "<r:D a:b='exif:GPSLatitude=\"3\"'/>", "<?xpacket exif:GPSLatitude='1'?>", "<GPSLatitude/>", "<<<<", "<",
    "< =a'", "",
  ])
  func `is not seen in other XMP`(packet: String) {
    let file = jpeg([xmpSegment(packet)])
    #expect(cleaned(file).bytes == file)
    #expect(!cleaned(file).wasRemoved)
  }

  @Test func `is gone from XMP that is cut into pieces`() {
    let signature = Array("http://ns.adobe.com/xmp/extension/\0".utf8) + [UInt8](repeating: 0x41, count: 40)
    let pieces = ["<r:D exif:GPSLat", "itude='52,31N' b:y='2'/>"].map { signature + Array($0.utf8) }
    let blank = ["<r:D            ", "               b:y='2'/>"].map { signature + Array($0.utf8) }
    #expect(cleaned(jpeg(pieces)).bytes == jpeg(blank))
  }

  @Test func `is looked for in vain in a picture without one`() {
    let made = MadeUpPicture(isLittleEndian: false)
    for file in [jpeg([]), jpeg([exifSegment(made.exif(position: nil)), xmpSegment("<r:D/>")])] {
      let result = cleaned(file)
      #expect(result.bytes == file)
      #expect(!result.wasRemoved)
    }
  }

  private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...bytes.count - part.count).contains { bytes[$0..<$0 + part.count].elementsEqual(part) }
  }
}
