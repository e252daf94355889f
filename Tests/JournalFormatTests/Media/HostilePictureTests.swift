import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `A picture that lies about itself` {
  private let made = MadeUpPicture()

  /// EXIF data whose first directory is `entries`, and what follows it.
  private func data(_ entries: [MadeUpPicture.Entry], next: Int = 0, _ rest: [UInt8] = []) -> [UInt8] {
    made.header + made.number(8, bytes: 4) + made.directory(entries, at: 8, next: next) + rest
  }

  @Test func `may lead in circles`() {
    let circles = data(
      [made.pointer(0x8769, to: 8), made.pointer(0x014A, to: 8), made.pointer(0x8825, to: 8)], next: 8)
    var exif = EXIFData(circles)
    exif?.removePosition()
    #expect(exif?.hadPosition == false)
    #expect(exif.map { made.tags(of: Array($0.bytes.prefix(10)) + [UInt8](repeating: 0, count: 64)) } != nil)
  }

  @Test(arguments: [0, 1, 7, 49, 50, 51, 100, 65_535, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func `may point anywhere`(offset: Int) {
    let file = jpeg([
      exifSegment(
        data(
          [
            MadeUpPicture.Entry(
              tag: 0x02BC, type: 1, count: 0xFFFF_FFFF, values: made.number(offset, bytes: 4)),
            MadeUpPicture.Entry(
              tag: 0x014A, type: 4, count: 0xFFFF_FFFF, values: made.number(offset, bytes: 4)),
            made.pointer(0x8769, to: offset), made.pointer(0x8825, to: offset),
          ], next: offset, made.directory(made.position, at: 62)))
    ])
    let result = PicturePosition(removingFrom: file, kind: .jpeg)
    #expect(result.bytes.count == file.count)
    #expect(result.bytes.suffix(19) == file.suffix(19))
  }

  @Test func `may count more entries than it has`() {
    var file = data([made.pointer(0x8825, to: 26)], made.directory(made.position, at: 26))
    file.replaceSubrange(8..<10, with: [0xFF, 0xFF])
    file.replaceSubrange(26..<28, with: [0xFF, 0xFF])
    var exif = EXIFData(file)
    exif?.removePosition()
    #expect(exif?.hadPosition == true)
    var expected = file
    for blank in [10..<22, 26..<88, 92..<140] {
      expected.replaceSubrange(blank, with: [UInt8](repeating: 0, count: blank.count))
    }
    #expect(exif?.bytes == expected)
  }

  @Test func `may lay its positions over its own directory`() {
    let entry = MadeUpPicture.Entry(tag: 2, type: 5, count: 3, values: made.number(8, bytes: 4))
    let file = data([made.text(0x010F, "K"), made.pointer(0x8825, to: 38)], made.directory([entry], at: 38))
    var exif = EXIFData(file)
    exif?.removePosition()
    #expect(exif?.hadPosition == true)
    #expect(exif.map { made.tags(of: $0.bytes) } == "10f")
  }

  @Test func `may end anywhere`() {
    let file = jpeg([exifSegment(made.exif(position: made.position)), xmpSegment("<a:b x:GPSLatitude='1'/>")])
    for kind in MediaKind.allCases {
      for length in 0..<file.count {
        let part = Array(file.prefix(length))
        #expect(PicturePosition(removingFrom: part, kind: kind).bytes.count == length)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `keeps its length and gives up nothing but what is asked, however it is damaged`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let inner = jpeg([exifSegment(made.exif(position: made.position))])
    let exif = MadeUpPicture(isLittleEndian: seed % 2 == 0)
    let data = exif.exif(position: exif.position, thumbnail: inner)
    let whole = [
      jpeg([exifSegment(data), xmpSegment("<a:b x:GPSLatitude='1'><x:GPSAltitude/></a:b>")]),
      png([("IHDR", [1, 2]), ("eXIf", data), ("tEXt", Array("exif:GPSLatitude\0 52".utf8)), ("IEND", [])]),
      Array("RIFF\0\0\0\0WEBPEXIF".utf8) + [UInt8(data.count & 0xFF), UInt8(data.count >> 8), 0, 0] + data,
      Array("\0\0\0\u{10}ftypheic\0\0\0\0Exif\0\0".utf8) + data,
    ]
    for (file, kind) in zip(whole, [MediaKind.jpeg, .png, .webp, .heic]) {
      for _ in 0..<25 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let extremes: [UInt8] = [0, 1, 8, 12, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
          damaged[Int.random(in: 2..<file.count, using: &random)] =
            extremes[
              Int.random(in: 0..<extremes.count, using: &random)]
        }
        let result = PicturePosition(removingFrom: damaged, kind: kind)
        #expect(result.bytes.count == damaged.count, "seed \(seed)")
        let again = PicturePosition(removingFrom: result.bytes, kind: kind)
        #expect(again.bytes.count == damaged.count, "seed \(seed)")
      }
    }
  }

  @Test func `takes time in proportion to its length`() {
    // Each segment claims the same long directory, each entry of which claims all bytes.
    let greedy = MadeUpPicture.Entry(tag: 2, type: 7, count: 60_000, values: made.number(8, bytes: 4))
    let packet = MadeUpPicture.Entry(tag: 0x02BC, type: 7, count: 60_000, values: made.number(8, bytes: 4))
    let leading = made.pointer(0x8825, to: 8 + 6 + 12 * 2400)
    let entries =
      [MadeUpPicture.Entry](repeating: packet, count: 1200) + Array(repeating: leading, count: 1200)
    let one = data(entries, made.directory(Array(repeating: greedy, count: 2000), at: 0))
    let file = jpeg([exifSegment(one), exifSegment(one), exifSegment(one)])
    let result = PicturePosition(removingFrom: file, kind: .jpeg)
    #expect(result.wasRemoved)
    #expect(result.bytes.count == file.count)
  }
}
