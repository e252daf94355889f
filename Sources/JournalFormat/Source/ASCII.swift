/// ASCII signs by name, as bytes and as the numbers of scalars. Letters and digits are written `UInt8(ascii: "x")`.
extension FixedWidthInteger {
  @inlinable package static var tab: Self { 0x09 }
  @inlinable package static var lineFeed: Self { 0x0A }
  @inlinable package static var carriageReturn: Self { 0x0D }
  @inlinable package static var escape: Self { 0x1B }
  @inlinable package static var space: Self { 0x20 }
  @inlinable package static var exclamationMark: Self { 0x21 }
  @inlinable package static var quotationMark: Self { 0x22 }
  @inlinable package static var numberSign: Self { 0x23 }
  @inlinable package static var dollarSign: Self { 0x24 }
  @inlinable package static var percentSign: Self { 0x25 }
  @inlinable package static var ampersand: Self { 0x26 }
  @inlinable package static var apostrophe: Self { 0x27 }
  @inlinable package static var openParenthesis: Self { 0x28 }
  @inlinable package static var closeParenthesis: Self { 0x29 }
  @inlinable package static var asterisk: Self { 0x2A }
  @inlinable package static var plusSign: Self { 0x2B }
  @inlinable package static var comma: Self { 0x2C }
  @inlinable package static var hyphen: Self { 0x2D }
  @inlinable package static var period: Self { 0x2E }
  @inlinable package static var slash: Self { 0x2F }
  @inlinable package static var colon: Self { 0x3A }
  @inlinable package static var semicolon: Self { 0x3B }
  @inlinable package static var lessThanSign: Self { 0x3C }
  @inlinable package static var equalsSign: Self { 0x3D }
  @inlinable package static var greaterThanSign: Self { 0x3E }
  @inlinable package static var questionMark: Self { 0x3F }
  @inlinable package static var atSign: Self { 0x40 }
  @inlinable package static var openBracket: Self { 0x5B }
  @inlinable package static var backslash: Self { 0x5C }
  @inlinable package static var closeBracket: Self { 0x5D }
  @inlinable package static var caret: Self { 0x5E }
  @inlinable package static var underscore: Self { 0x5F }
  @inlinable package static var backtick: Self { 0x60 }
  @inlinable package static var openBrace: Self { 0x7B }
  @inlinable package static var verticalBar: Self { 0x7C }
  @inlinable package static var closeBrace: Self { 0x7D }
  @inlinable package static var tilde: Self { 0x7E }
  @inlinable package static var delete: Self { 0x7F }
}

extension UInt32 {
  /// The number of a scalar, as `UInt8(ascii:)` gives its byte.
  @inlinable package init(ascii scalar: Unicode.Scalar) { self = scalar.value }
}

extension FixedWidthInteger {
  /// What small letters of ASCII have and capitals have not.
  @inlinable package static var caseBit: Self { 0x20 }
  /// Whether this is a byte or a scalar of ASCII.
  @inlinable package var isASCII: Bool { self >= 0 && self < 0x80 }
}

extension UInt8 {
  /// Whether this byte goes on with a scalar that an earlier one begins.
  @inlinable package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}

/// U+FEFF in UTF-8, which some editors put first.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// `byte` in lower case if it is an ASCII letter.
@inline(__always)
func asciiLower(_ byte: UInt8) -> UInt8 { isASCIICapital(byte) ? byte | .caseBit : byte }

/// Whether a byte or scalar is a capital letter of ASCII.
@inlinable package func isASCIICapital(_ code: some FixedWidthInteger) -> Bool {
  code >= 0x41 && code <= 0x5A
}

/// Whether `byte` is an ASCII letter.
@inline(__always)
func isASCIILetter(_ byte: UInt8) -> Bool { isASCIICapital(byte & ~.caseBit) }

/// Whether a byte or scalar is a digit of ASCII.
@inlinable package func isASCIIDigit(_ code: some FixedWidthInteger) -> Bool { code >= 0x30 && code <= 0x39 }
