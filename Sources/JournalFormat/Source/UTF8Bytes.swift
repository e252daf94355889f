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
