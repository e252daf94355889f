internal import JournalFormat

/// Looking for folded words in bytes as they were written, sixteen at a time: a search looks at every byte of a journal.
extension UnsafeBufferPointer<UInt8> {
  private typealias Block = SIMD16<UInt8>

  /// Whether `needle`, which is folded, is in the bytes when their ASCII letters are lowered; `false` for an empty one.
  func contains(asciiFolded needle: [UInt8]) -> Bool {
    guard let base = baseAddress, let first = needle.first, let last = needle.last, needle.count <= count
    else { return false }
    let starts = count - needle.count + 1
    var start = 0
    if starts >= Block.scalarCount {
      let bytes = UnsafeRawPointer(base)
      let (firsts, firstCase) = (Block(repeating: first), Block(repeating: first.caseBit))
      let (lasts, lastCase) = (Block(repeating: last), Block(repeating: last.caseBit))
      while start + Block.scalarCount <= starts {
        let heads = bytes.loadUnaligned(fromByteOffset: start, as: Block.self) | firstCase
        let tails = bytes.loadUnaligned(fromByteOffset: start + needle.count - 1, as: Block.self) | lastCase
        if any((heads .== firsts) .& (tails .== lasts)) {
          for place in start..<start + Block.scalarCount where holds(needle, at: place) { return true }
        }
        start += Block.scalarCount
      }
    }
    while start < starts {
      if holds(needle, at: start) { return true }
      start += 1
    }
    return false
  }

  private func holds(_ needle: [UInt8], at place: Int) -> Bool {
    for (offset, byte) in needle.enumerated() {
      let written = self[place + offset]
      guard written == byte || written == byte & ~byte.caseBit else { return false }
    }
    return true
  }

  /// Whether `body` is true of one of the lines with a byte beyond ASCII, folded.
  func foldedWideLines(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var position = 0
    while let wide = firstWideByte(from: position) {
      let start = self[position..<wide].lastIndex(of: .lineFeed).map { $0 + 1 } ?? position
      let end = self[wide...].firstIndex(of: .lineFeed) ?? count
      let line = folded(UnsafeBufferPointer(rebasing: self[start..<end]))
      if line.withUnsafeBufferPointer(body) { return true }
      position = end
    }
    return false
  }

  private func firstWideByte(from start: Int) -> Int? {
    guard let base = baseAddress else { return nil }
    var index = start
    while index + 8 <= count {
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    return self[index...].firstIndex { !$0.isASCII }
  }
}

extension UInt8 {
  /// The bit that a capital of a small ASCII letter lacks; 0 for all other bytes.
  fileprivate var caseBit: UInt8 { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") ? .space : 0 }
}
