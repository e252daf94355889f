/// Compresses by repeats and the fixed Huffman code of RFC 1951: small enough for small drawings.
enum FixedDeflate {
  /// `content` as one final deflate block.
  static func compressed(_ content: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    bits.write(1, count: 1)
    bits.write(1, count: 2)
    // The last position at which each hash of three bytes was seen; -1 for never.
    var latest = [Int](repeating: -1, count: 1 << 13)
    var position = 0
    while position < content.count {
      let length = matchLength(content, at: position, earlier: candidate(content, at: position, latest))
      if length >= 3, let earlier = candidate(content, at: position, latest) {
        writeLength(length, to: &bits)
        writeDistance(position - earlier, to: &bits)
        for covered in position..<(position + length) { remember(content, at: covered, in: &latest) }
        position += length
      } else {
        writeLiteral(Int(content[position]), to: &bits)
        remember(content, at: position, in: &latest)
        position += 1
      }
    }
    writeLiteral(256, to: &bits)
    return bits.finished()
  }

  private static func hash(_ content: [UInt8], at position: Int) -> Int? {
    guard position + 2 < content.count else { return nil }
    let word = Int(content[position]) << 16 | Int(content[position + 1]) << 8 | Int(content[position + 2])
    return (word &* 0x9E37) >> 7 & 0x1FFF
  }

  private static func candidate(_ content: [UInt8], at position: Int, _ latest: [Int]) -> Int? {
    guard let hash = hash(content, at: position), latest[hash] >= 0, position - latest[hash] <= 32_768
    else { return nil }
    return latest[hash]
  }

  private static func remember(_ content: [UInt8], at position: Int, in latest: inout [Int]) {
    if let hash = hash(content, at: position) { latest[hash] = position }
  }

  /// How many bytes repeat, at most 258.
  private static func matchLength(_ content: [UInt8], at position: Int, earlier: Int?) -> Int {
    guard let earlier else { return 0 }
    var length = 0
    while length < 258, position + length < content.count,
      content[earlier + length] == content[position + length]
    {
      length += 1
    }
    return length
  }

  /// A byte, or 256 for the end of the block.
  private static func writeLiteral(_ symbol: Int, to bits: inout BitWriter) {
    switch symbol {
    case 0..<144: bits.writeCode(0x30 + symbol, count: 8)
    case 144..<256: bits.writeCode(0x190 + symbol - 144, count: 9)
    case 256..<280: bits.writeCode(symbol - 256, count: 7)
    default: bits.writeCode(0xC0 + symbol - 280, count: 8)
    }
  }

  private static func writeLength(_ length: Int, to bits: inout BitWriter) {
    let index = lengthBases.lastIndex { $0 <= length } ?? 0
    writeLiteral(257 + index, to: &bits)
    // 258 has a symbol of its own without extra bits.
    let extra = index < 4 || index == 28 ? 0 : index / 4 - 1
    bits.write(length - lengthBases[index], count: extra)
  }

  private static func writeDistance(_ distance: Int, to bits: inout BitWriter) {
    let index = distanceBases.lastIndex { $0 <= distance } ?? 0
    bits.writeCode(index, count: 5)
    bits.write(distance - distanceBases[index], count: index < 2 ? 0 : index / 2 - 1)
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]

  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
}

/// Packs bits into bytes, the lowest bit of each byte first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var pendingCount = 0

  /// The lowest `count` bits of `value`, lowest first.
  mutating func write(_ value: Int, count: Int) {
    pending |= value << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// A Huffman code: its highest bit goes first.
  mutating func writeCode(_ code: Int, count: Int) {
    for bit in stride(from: count - 1, through: 0, by: -1) { write(code >> bit & 1, count: 1) }
  }

  /// All bytes, the last one filled up with zeros.
  mutating func finished() -> [UInt8] {
    if pendingCount > 0 { write(0, count: 8 - pendingCount) }
    return bytes
  }
}
