extension UnsafeBufferPointer<UInt8> {
  /// The Unicode scalar at `index` and its length in bytes; `nil` for invalid UTF-8.
  @inlinable
  package func scalar(at index: Int) -> (value: UInt32, length: Int)? {
    guard let base = baseAddress, index < count else { return nil }
    let first = self[index]
    if first.isASCII { return (UInt32(first), 1) }
    let length = first.utf8Length
    guard length > 1, first <= .lastLead, index + length <= count,
      let value = utf8Value(base + index, length: length), isScalar(value, ofLength: length)
    else { return nil }
    return (value, length)
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
