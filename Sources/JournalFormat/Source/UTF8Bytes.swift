/// The bytes of characters beyond ASCII. All that reads UTF-8 byte by byte asks here how long a character is and what it is.
extension UInt8 {
  /// The lowest byte that begins a character of two bytes; U+0080 to U+00BF begin with it.
  @inlinable package static var twoByteLead: Self { 0xC2 }
  /// The lowest byte that begins a character of three bytes.
  @inlinable package static var threeByteLead: Self { 0xE0 }
  /// The lowest byte that begins a character of four bytes.
  @inlinable package static var fourByteLead: Self { 0xF0 }
  /// The highest byte that begins a character: U+100000 to U+10FFFF.
  @inlinable package static var lastLead: Self { 0xF4 }
  /// The first byte of dashes and most other punctuation beyond Latin: U+2000 to U+2FFF.
  @inlinable package static var punctuationLead: Self { 0xE2 }
  /// The first byte of full-width punctuation and digits.
  @inlinable package static var wideLead: Self { 0xEF }
  /// The first byte of Chinese, Japanese and Korean letters is this or a higher one.
  @inlinable package static var wideScriptLead: Self { 0xE3 }
  /// The last lead byte of Han characters: U+9000 to U+9FFF.
  @inlinable package static var lastHanLead: Self { 0xE9 }

  /// The bit that bytes of ASCII lack.
  @inlinable package static var highBit: Self { 0x80 }
  /// The byte behind `fourByteLead` in symbols and emoji: U+1F000 to U+1FFFF.
  @inlinable package static var symbolSecondByte: Self { 0x9F }
  /// The first bytes of U+00C0 to U+02BF.
  @inlinable package static var latinLeads: ClosedRange<Self> { 0xC3...0xCA }
  /// The first bytes of Hangul syllables.
  @inlinable package static var hangulLeads: ClosedRange<Self> { 0xEA...0xED }

  /// Whether this is a continuation byte.
  @inlinable package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

  /// The bits of a continuation byte that are of the character.
  @inlinable package var continuationBits: UInt32 { UInt32(self & 0b11_1111) }

  /// The length of the character that begins with this byte; 1 for ASCII and for a byte that begins none. What is
  /// above `lastLead` counts as the first of four.
  @inlinable
  @inline(__always)
  package var utf8Length: Int {
    self >= .fourByteLead ? 4 : self >= .threeByteLead ? 3 : self >= .twoByteLead ? 2 : 1
  }
}

/// The value that `length` bytes, two to four, spell; `nil` if one behind the first is no continuation byte.
/// Whether it is a scalar is for `isScalar` to say.
@inlinable
@inline(__always)
package func utf8Value(_ bytes: UnsafePointer<UInt8>, length: Int) -> UInt32? {
  var value = UInt32(bytes[0] & (UInt8.max >> UInt8(length + 1)))
  for index in 1..<length {
    let next = bytes[index]
    guard next.isUTF8Continuation else { return nil }
    value = value << 6 | next.continuationBits
  }
  return value
}

/// Whether `length` bytes, two to four, may spell a value: fewer would not do, and it is a Unicode scalar.
@inlinable
package func isScalar(_ value: UInt32, ofLength length: Int) -> Bool {
  let lowest: UInt32 = length == 2 ? 0b1000_0000 : length == 3 ? 0x800 : 0x1_0000
  return value >= lowest && Unicode.Scalar(value) != nil
}

/// The scalar from U+2000 to U+203F that three bytes spell, most of them dashes and quotation marks; `nil` for others.
@inlinable
@inline(__always)
package func generalPunctuation(_ bytes: (UInt8, UInt8, UInt8)) -> UInt32? {
  guard bytes.0 == .punctuationLead, bytes.1 == 0x80, bytes.2.isUTF8Continuation else { return nil }
  return 0x2000 + bytes.2.continuationBits
}

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
