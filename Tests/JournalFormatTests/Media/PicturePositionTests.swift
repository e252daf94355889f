import Testing

@testable import JournalFormat

@Suite struct `The position in a picture` {
  private let made = MadeUpPicture(isLittleEndian: false)

  @Test func `is gone from a PNG, with checksums that hold`() {
    let result = PicturePosition(
      removingFrom: png([
        ("IHDR", [1, 2, 3]), ("eXIf", made.exif(position: made.position)),
        ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<a:b x:GPSLatitude='1'/>".utf8)),
        ("tEXt", Array("exif:GPSLatitude\0 52/1".utf8)), ("IDAT", [9]), ("IEND", []),
      ]), kind: .png)
    var data = EXIFData(made.exif(position: made.position))
    data?.removePosition()
    #expect(result.wasRemoved)
    #expect(result.remainder == .none)
    #expect(
      result.bytes
        == png([
          ("IHDR", [1, 2, 3]), ("eXIf", data?.bytes ?? []),
          ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<a:b                  />".utf8)),
          ("tEXt", Array("exif:GPSLatitude\0     ".utf8)), ("IDAT", [9]), ("IEND", []),
        ]))
  }

  @Test func `may remain in a PNG where a text is compressed`() {
    for chunk in [
      ("zTXt", Array("Raw profile type exif\0\0x".utf8)),
      ("iTXt", Array("XML:com.adobe.xmp\0\u{1}\0\0\0x".utf8)),
    ] {
      let file = png([chunk])
      let result = PicturePosition(removingFrom: file, kind: .png)
      #expect(result.bytes == file)
      #expect(result.remainder == .possible)
    }
  }

  @Test func `leaves a wrong checksum of another chunk as it is`() {
    var file = png([("IDAT", [9]), ("eXIf", made.exif(position: made.position))])
    file[17] ^= 1
    let result = PicturePosition(removingFrom: file, kind: .png)
    #expect(result.wasRemoved)
    #expect(result.bytes.prefix(21) == file.prefix(21))
  }

  @Test(arguments: ["", "Exif\0\0"])
  func `is gone from a WebP`(signature: String) {
    let data = Array(signature.utf8) + made.exif(position: made.position)
    let file =
      Array("RIFF\0\0\0\0WEBPVP8 ".utf8) + [3, 0, 0, 0, 7, 7, 7, 0] + Array("EXIF".utf8)
      + [UInt8(data.count & 0xFF), UInt8(data.count >> 8), 0, 0] + data
      + [UInt8](repeating: 0, count: data.count % 2)
      + Array("XMP ".utf8) + [14, 0, 0, 0]
      + Array("<a:GPSVer b=''".utf8)
    let result = PicturePosition(removingFrom: file, kind: .webp)
    #expect(result.wasRemoved)
    #expect(result.bytes.prefix(24) == file.prefix(24))
    #expect(result.bytes.suffix(14).elementsEqual([UInt8](repeating: 0x20, count: 14)))
    #expect(
      made.tags(of: Array(result.bytes[(32 + signature.utf8.count)...]))
        == "10f 112 132 8769 a500 > 9003 > 201 202")
  }

  @Test(arguments: [MediaKind.heic, .heif, .avif])
  func `stays in files of boxes, and is found there`(kind: MediaKind) {
    let boxes = Array("\0\0\0\u{10}ftypheic\0\0\0\0".utf8)
    let cases: [([UInt8], PicturePosition.Remainder)] = [
      (boxes, .possible), (boxes + exifSegment(made.exif(position: nil)), .none),
      (boxes + exifSegment(made.exif(position: made.position)), .certain),
      (boxes + Array("<exif:GPSLatitude>".utf8), .certain),
    ]
    for (file, expected) in cases {
      let result = PicturePosition(removingFrom: file, kind: kind)
      #expect(result.remainder == expected)
      #expect(result.bytes == file)
      #expect(!result.wasRemoved)
    }
  }

  @Test func `is not looked for in recordings`() {
    let file = exifSegment(made.exif(position: made.position))
    for kind in MediaKind.allCases where !kind.isPhoto {
      let result = PicturePosition(removingFrom: file, kind: kind)
      #expect(result.bytes == file)
      #expect(result.remainder == .none)
    }
  }
}
