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
  /// The value of a scalar, like `UInt8(ascii:)` for a byte.
  @inlinable package init(ascii scalar: Unicode.Scalar) { self = scalar.value }
}

/// Punctuation beyond ASCII by name, as scalar values. The wide ones are the full-width forms typed between Han and kana.
extension UInt32 {
  @inlinable package static var noBreakSpace: Self { 0xA0 }
  @inlinable package static var middleDot: Self { 0xB7 }
  @inlinable package static var zeroWidthJoiner: Self { 0x200D }
  @inlinable package static var bulletSign: Self { 0x2022 }
  @inlinable package static var triangularBullet: Self { 0x2023 }
  @inlinable package static var whiteBullet: Self { 0x25E6 }
  @inlinable package static var smallSquare: Self { 0x25AA }
  @inlinable package static var blackCircle: Self { 0x25CF }
  @inlinable package static var whiteCircle: Self { 0x25CB }
  @inlinable package static var blackSquare: Self { 0x25A0 }
  @inlinable package static var hyphenBullet: Self { 0x2043 }
  @inlinable package static var rightPointer: Self { 0x25BA }
  @inlinable package static var rightTriangle: Self { 0x25B8 }
  @inlinable package static var openLenticularBracket: Self { 0x3010 }
  @inlinable package static var closeLenticularBracket: Self { 0x3011 }
  @inlinable package static var plusMinusSign: Self { 0xB1 }
  /// `À`, behind the signs of Latin-1.
  @inlinable package static var firstAccentedLetter: Self { 0xC0 }
  @inlinable package static var multiplicationSign: Self { 0xD7 }
  /// The full stop of Hindi.
  @inlinable package static var danda: Self { 0x0964 }
  @inlinable package static var enDash: Self { 0x2013 }
  /// `−`
  @inlinable package static var minusSign: Self { 0x2212 }
  @inlinable package static var upArrow: Self { 0x2191 }
  @inlinable package static var downArrow: Self { 0x2193 }
  /// `→`
  @inlinable package static var rightArrow: Self { 0x2192 }
  @inlinable package static var emDash: Self { 0x2014 }
  @inlinable package static var ellipsis: Self { 0x2026 }
  @inlinable package static var almostEqualSign: Self { 0x2248 }
  @inlinable package static var lessOrEqualSign: Self { 0x2264 }
  @inlinable package static var greaterOrEqualSign: Self { 0x2265 }
  @inlinable package static var ideographicComma: Self { 0x3001 }
  @inlinable package static var ideographicFullStop: Self { 0x3002 }
  @inlinable package static var katakanaMiddleDot: Self { 0x30FB }
  @inlinable package static var waveDash: Self { 0x301C }
  @inlinable package static var wideExclamationMark: Self { 0xFF01 }
  @inlinable package static var wideOpenParenthesis: Self { 0xFF08 }
  @inlinable package static var wideCloseParenthesis: Self { 0xFF09 }
  @inlinable package static var wideComma: Self { 0xFF0C }
  @inlinable package static var wideSlash: Self { 0xFF0F }
  @inlinable package static var wideColon: Self { 0xFF1A }
  @inlinable package static var wideSemicolon: Self { 0xFF1B }
  @inlinable package static var wideQuestionMark: Self { 0xFF1F }
  @inlinable package static var wideVerticalBar: Self { 0xFF5C }
  @inlinable package static var wideTilde: Self { 0xFF5E }
  /// The emoji variation selector U+FE0F.
  @inlinable package static var emojiSelector: Self { 0xFE0F }
}

extension FixedWidthInteger {
  /// The bit that is set in lower-case ASCII letters and not in capitals.
  @inlinable package static var caseBit: Self { 0x20 }
  /// Whether this is a byte or a scalar of ASCII.
  @inlinable package var isASCII: Bool { self >= 0 && self < 0x80 }
}

extension UInt32 {
  /// The controls and signs of Latin-1: U+0080 to U+00BF.
  @inlinable package static var latinSigns: ClosedRange<Self> { 0x80...0xBF }
  /// Whether this is a control character: C0, delete or C1.
  @inlinable package var isControl: Bool { self < .space || self >= .delete && self < .noBreakSpace }
}

/// U+FEFF in UTF-8, which some editors write at the start.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// U+00A0 in UTF-8.
package let noBreakSpace: [UInt8] = [0xC2, 0xA0]

/// `byte` in lower case if it is an ASCII letter.
@inline(__always)
func asciiLower(_ byte: UInt8) -> UInt8 { isASCIICapital(byte) ? byte | .caseBit : byte }

/// Whether a byte or scalar is a capital letter of ASCII.
@inlinable package func isASCIICapital(_ code: some FixedWidthInteger) -> Bool {
  code >= 0x41 && code <= 0x5A
}

/// Whether `byte` is an ASCII letter.
@inlinable
@inline(__always)
package func isASCIILetter(_ byte: UInt8) -> Bool { isASCIICapital(byte & ~.caseBit) }

/// Whether a byte or scalar is a digit of ASCII.
@inlinable package func isASCIIDigit(_ code: some FixedWidthInteger) -> Bool { code >= 0x30 && code <= 0x39 }

/// Whether a byte is part of a word: an ASCII letter or digit, or any byte beyond ASCII.
@inlinable
@inline(__always)
package func isWordByte(_ byte: UInt8) -> Bool { !byte.isASCII || isASCIILetter(byte) || isASCIIDigit(byte) }

/// Whether a scalar is an arrow, a symbol or an emoji: U+2190 to U+2BFF and U+1F000 to U+1FAFF.
func isSymbol(_ scalar: UInt32) -> Bool {
  (0x2190...0x2BFF).contains(scalar) || (0x1F000...0x1FAFF).contains(scalar)
}

/// Whether a scalar is a fraction such as `½`.
func isFraction(_ scalar: UInt32) -> Bool {
  (0xBC...0xBE).contains(scalar) || (0x2150...0x215E).contains(scalar)
}

/// Whether a scalar is the sign of a currency beyond ASCII.
func isCurrencySign(_ scalar: UInt32) -> Bool {
  (0xA2...0xA5).contains(scalar) || (0x20A0...0x20CF).contains(scalar)
}

/// Whether a scalar is a dash beyond ASCII: U+2010 to U+2015.
func isDash(_ scalar: UInt32) -> Bool { (0x2010...0x2015).contains(scalar) }

/// Whether the scalar's script is written without spaces: kana, Han, Thai, Lao, Khmer, Burmese.
func isUnspaced(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
    true
  default: false
  }
}
