import Testing

@testable import JournalFormat

struct SamplePictureTests {
  @Test func `the checksums are those of their standards`() {
    let digits = Array("123456789".utf8)
    #expect(PNGEncoder.crc32(digits) == 0xCBF4_3926)
    #expect(PNGEncoder.adler32(digits) == 0x091E_01DE)
  }

  @Test func `a picture of two by two pixels, byte for byte`() {
    let red = PNGEncoder.Colour(red: 255, green: 0, blue: 0)
    let file = PNGEncoder.png(width: 2, height: 2, palette: [red], pixels: [0, 0, 0, 0])
    #expect(
      file == [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
        0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0, 0x45, 0x68, 0xFD, 0x16,
        0, 0, 0, 3, 0x50, 0x4C, 0x54, 0x45, 255, 0, 0, 0x19, 0xE2, 0x09, 0x37,
      ] + (file ?? []).dropFirst(48))
  }

  @Test func `a picture whose pixels leave the palette is none`() {
    let black = PNGEncoder.Colour(red: 0, green: 0, blue: 0)
    #expect(PNGEncoder.png(width: 1, height: 1, palette: [black], pixels: [1]) == nil)
    #expect(PNGEncoder.png(width: 2, height: 1, palette: [black], pixels: [0]) == nil)
    #expect(PNGEncoder.png(width: 1, height: 1, palette: [], pixels: [0]) == nil)
  }

  @Test(arguments: SamplePicture.allCases)
  func `every picture is a whole PNG of 160 by 120 pixels under 20 kB`(picture: SamplePicture) throws {
    let file = picture.png(seed: 3)
    #expect(file.count < 20_000)
    var names: [String] = []
    var content: [UInt8] = []
    var position = 8
    while position + 12 <= file.count {
      let length = number(file, at: position)
      let end = position + 8 + length
      try #require(end + 4 <= file.count)
      let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
      #expect(PNGEncoder.crc32(Array(file[(position + 4)..<end])) == UInt32(number(file, at: end)))
      names.append(name)
      if name == "IHDR" {
        #expect(Array(file[(position + 8)..<(position + 16)]) == [0, 0, 0, 160, 0, 0, 0, 120])
      }
      if name == "IDAT" { content = Array(file[(position + 8)..<end]) }
      position = end + 4
    }
    #expect(names == ["IHDR", "PLTE", "IDAT", "IEND"])
    let rows = inflated(Array(content.dropFirst(2).dropLast(4)))
    #expect(rows.count == 161 * 120)
    #expect(PNGEncoder.adler32(rows) == UInt32(number(content, at: content.count - 4)))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 10, 257, 258, 259, 700, 40_000])
  func `what was deflated inflates to itself`(count: Int) {
    var random = SplitMix64(topic: 1, number: count)
    let same = [UInt8](repeating: 7, count: count)
    let mixed = (0..<count).map { _ in UInt8(random.number(in: 0...3) * 60) }
    for bytes in [same, mixed] { #expect(inflated(FixedDeflate.compressed(bytes)) == bytes) }
  }

  private func number(_ bytes: [UInt8], at position: Int) -> Int {
    bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Undoes one block of fixed Huffman codes, written from RFC 1951 and not from the encoder.
private func inflated(_ bytes: [UInt8]) -> [UInt8] {
  var position = 0
  func bit() -> Int {
    guard position < bytes.count * 8 else { return 0 }
    defer { position += 1 }
    return Int(bytes[position / 8]) >> (position % 8) & 1
  }
  func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
  func code(_ count: Int) -> Int { (0..<count).reduce(0) { value, _ in value << 1 | bit() } }
  guard bits(3) == 3 else { return [] }
  let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  ]
  var output: [UInt8] = []
  while position < bytes.count * 8 {
    var symbol = code(7)
    if symbol < 24 {
      symbol += 256
    } else {
      symbol = symbol << 1 | bit()
      switch symbol {
      case 0x30...0xBF: symbol -= 0x30
      case 0xC0...0xC7: symbol += 280 - 0xC0
      default: symbol = (symbol << 1 | bit()) - 0x190 + 144
      }
    }
    if symbol == 256 { return output }
    guard symbol > 256 else {
      output.append(UInt8(symbol))
      continue
    }
    let kind = symbol - 257
    let length =
      kind == 28 ? 258 : (lengths + [163, 195, 227])[kind] + bits(kind < 4 ? 0 : (kind - 4) / 4)
    let distanceKind = code(5)
    let extra = distanceKind < 4 ? 0 : (distanceKind - 2) / 2
    let base = distanceKind < 4 ? distanceKind + 1 : (2 + distanceKind % 2) << extra + 1
    let distance = base + bits(extra)
    guard distance <= output.count else { return [] }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }
  return []
}
