extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether `text` stands at an offset, wholly inside.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= startIndex, endIndex - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.indices.allSatisfy { self[offset + $0] == text.utf8Start[$0] } }
  }

  /// The number of two or four bytes at an offset; `nil` if they are not all there.
  func number(at offset: Int, bytes count: Int, isLittleEndian: Bool = false) -> Int? {
    guard offset >= startIndex, offset <= endIndex, endIndex - offset >= count else { return nil }
    var number = 0
    for index in 0..<count {
      number = number << 8 | Int(self[offset + (isLittleEndian ? count - 1 - index : index)])
    }
    return number
  }
}

extension [UInt8] {
  /// Where `text` stands next, at `offset` or behind it.
  func position(of text: StaticString, from offset: Int) -> Int? {
    guard text.utf8CodeUnitCount > 0, offset >= 0 else { return nil }
    let first = text.utf8Start[0]
    return withUnsafeBufferPointer { bytes in
      var index = offset
      while index <= bytes.count - text.utf8CodeUnitCount {
        if bytes[index] == first, bytes.holds(text, at: index) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Writes the lowest four bytes of a number at an offset, the highest first.
  mutating func put(_ number: UInt32, at offset: Int) {
    for index in 0..<4 where indices.contains(offset + index) {
      self[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(index)))
    }
  }
}
