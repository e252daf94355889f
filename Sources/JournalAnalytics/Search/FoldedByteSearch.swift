internal import JournalFormat

/// Searches bytes for folded words, eight bytes at a time: a search reads every byte of a journal.
extension UnsafeBufferPointer<UInt8> {
  /// Whether `needle`, which is folded, is in the bytes when their ASCII letters are lowered; `false` for an empty one.
  func contains(asciiFolded needle: [UInt8]) -> Bool { firstIndex(asciiFolded: needle) != nil }

  /// Where `needle`, which is folded, begins in the bytes when their ASCII letters are lowered; `nil` for an empty one.
  func firstIndex(asciiFolded needle: [UInt8]) -> Int? {
    needle.withUnsafeBufferPointer { firstIndex(asciiFolded: $0) }
  }

  private func firstIndex(asciiFolded needle: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = baseAddress, let first = needle.first, let last = needle.last, needle.count <= count
    else { return nil }
    let starts = count - needle.count + 1
    let bytes = UnsafeRawPointer(base)
    let (firsts, firstCase) = (UInt64(repeating: first), UInt64(repeating: first.caseBit))
    let (lasts, lastCase) = (UInt64(repeating: last), UInt64(repeating: last.caseBit))
    var start = 0
    while start + 8 <= starts {
      let heads = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) | firstCase
      let tails = bytes.loadUnaligned(fromByteOffset: start + needle.count - 1, as: UInt64.self) | lastCase
      // A byte of these is zero where both ends match.
      let others = (heads ^ firsts) | (tails ^ lasts)
      if (others &- UInt64(repeating: 1)) & ~others & UInt64(repeating: .highBit) != 0 {
        for place in start..<start + 8 where holds(needle, at: place) { return place }
      }
      start += 8
    }
    return (start..<Swift.max(start, starts)).first { holds(needle, at: $0) }
  }

  private func holds(_ needle: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    for (offset, byte) in needle.enumerated() {
      let written = self[place + offset]
      guard written == byte || written == byte & ~byte.caseBit else { return false }
    }
    return true
  }

  /// Whether all bytes are of ASCII.
  var isASCII: Bool { firstWideByte(from: 0) == nil }

  /// Whether `needle`, which is folded, is in one of the lines with a character beyond ASCII, folded.
  func foldedWideLines(contain needle: [UInt8]) -> Bool {
    // Folding leaves dashes, quotation marks and emoji what they are: they make no letters.
    let isWord = needle.allSatisfy { isASCIILetter($0) || isASCIIDigit($0) }
    var position = 0
    var search = 0
    while let wide = firstWideByte(from: search) {
      if isWord, let length = lengthOfSign(at: wide) {
        search = wide + length
        continue
      }
      let start = self[position..<wide].lastIndex(of: .lineFeed).map { $0 + 1 } ?? position
      let end = self[wide...].firstIndex(of: .lineFeed) ?? count
      let line = folded(UnsafeBufferPointer(rebasing: self[start..<end]))
      if line.withUnsafeBufferPointer({ $0.contains(asciiFolded: needle) }) { return true }
      position = end
      search = end
    }
    return false
  }

  /// The bytes of a dash, a quotation mark, a bullet or an emoji; `nil` where no such character stands.
  private func lengthOfSign(at index: Int) -> Int? {
    if self[index] == .fourByteLead {
      return index + 3 < count && self[index + 1] == .symbolSecondByte ? 4 : nil
    }
    guard index + 2 < count, let sign = generalPunctuation((self[index], self[index + 1], self[index + 2]))
    else { return nil }
    // Not the apostrophe.
    return (0x2012...0x2027).contains(sign) && sign != 0x2019 ? 3 : nil
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

extension UInt64 {
  /// Eight times `byte`.
  fileprivate init(repeating byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }
}
