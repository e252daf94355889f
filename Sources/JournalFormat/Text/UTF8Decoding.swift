extension UnsafeBufferPointer<UInt8> {
  /// The Unicode scalar at `index` and its length in bytes; `nil` for invalid UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int)? {
    guard index < count else { return nil }
    let first = UInt32(self[index])
    let length =
      first.isASCII ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= count else { return nil }
    if length == 1 { return (first, 1) }
    var value = first & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = UInt32(self[index + offset])
      guard self[index + offset].isUTF8Continuation else { return nil }
      value = value << 6 | next & 0x3F
    }
    let isOverlong = value < (length == 3 ? 0x800 : length == 4 ? 0x1_0000 : 0x80)
    let isSurrogate = value >= 0xD800 && value <= 0xDFFF
    return isOverlong || isSurrogate || value > 0x10_FFFF ? nil : (value, length)
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a scalar value; nothing for an invalid one.
  mutating func append(scalar value: UInt32) {
    if value.isASCII {
      append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) {
      append(contentsOf: encoded)
    }
  }
}
