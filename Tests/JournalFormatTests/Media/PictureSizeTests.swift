import JournalFormat
import Testing

@Suite struct `The size of a picture` {
  private let png: [UInt8] =
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 2, 0, 0, 0, 1, 44]

  @Test func `stands in the header of a PNG file`() {
    let size = PictureSize(png)
    #expect(size?.width == 512 && size?.height == 300)
    for count in png.indices { #expect(PictureSize(Array(png[..<count])) == nil) }
  }

  @Test func `stands in the frame of a JPEG file, behind other segments`() {
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 128, 1, 1,
      17, 0,
    ]
    let size = PictureSize(jpeg)
    #expect(size?.width == 640 && size?.height == 256)
    for count in 0..<23 { #expect(PictureSize(Array(jpeg[..<count])) == nil) }
  }

  @Test func `is none where there are no pixels, and of other files`() {
    #expect(PictureSize(Array(png.dropLast(8)) + [0, 0, 0, 0, 0, 0, 1, 44]) == nil)
    #expect(PictureSize(Array("GIF89a".utf8) + [1, 0, 1, 0]) == nil)
    #expect(PictureSize([]) == nil)
  }
}
