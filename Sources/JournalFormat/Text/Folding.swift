/// `text` folded for comparison: without case, accents, width and invisible marks.
///
/// Lower case in every script that has case; accents are removed from Latin, Greek and Cyrillic letters only (`é` is
/// `e`, `ß` is `ss`, `й` is `и`, but `が`, `ज़` and `한` stay, composed or not); full-width ASCII becomes ASCII;
/// zero-width characters and variation selectors are removed; a run of any white space becomes one space.
public func folded(_ text: String) -> String {
  var text = text
  return text.withUTF8 { String(decoding: folded($0), as: UTF8.self) }
}

/// UTF-8 bytes folded for comparison, see `folded(_:)` for a `String`; invalid UTF-8 is kept.
public func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var folding = Folding(capacity: bytes.count)
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte.isASCII {
      folding.append(ascii: byte)
      index += 1
    } else if let (value, length) = bytes.scalar(at: index) {
      folding.append(scalar: value)
      index += length
    } else {
      folding.append(ascii: byte)
      index += 1
    }
  }
  return folding.output
}

/// The state of one pass over a text.
private struct Folding {
  var output: [UInt8] = []
  /// Whether the last letter loses its accents, so that a following combining accent is removed too.
  private var dropsAccents = false
  /// The last scalar, if a combining mark may join it: kana, Hangul syllables and jamo.
  private var composable: UInt32 = 0

  init(capacity: Int) { output.reserveCapacity(capacity) }

  /// Appends an ASCII byte, or an invalid byte.
  mutating func append(ascii byte: UInt8) {
    composable = 0
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      output.append(byte | .caseBit)
      dropsAccents = true
    case .space, UInt8.tab ... .carriageReturn:
      appendSpace()
    default:
      output.append(byte)
      dropsAccents = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    }
  }

  mutating func append(scalar value: UInt32) {
    switch value {
    case 0x00AD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE00...0xFE0F:
      return
    case 0x0085, 0x00A0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      appendSpace()
    case 0x2010, 0x2011:
      append(ascii: .hyphen)
    case 0x2019:
      append(ascii: .apostrophe)
    case 0x0300...0x036F, 0x0483...0x0487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF:
      if !dropsAccents { output.append(scalar: value) }
    case 0xFF01...0xFF5E:
      append(ascii: UInt8(value - 0xFEE0))
    case 0x0080..<0x0590, 0x1E00...0x1FFF:
      append(packed: FoldedLetters.shared[value], from: value)
    case 0x0958...0x095F:
      append(plain: nuktaBases[Int(value - 0x0958)])
      append(plain: 0x093C)
    case 0x0590..<0x10A0, 0x1100...0x11FF, 0x2E80..<0xA640, 0xAC00..<0xFF00:
      append(joining: value)
    default:
      appendLowered(value)
    }
  }

  private mutating func appendSpace() {
    composable = 0
    dropsAccents = false
    if output.last != .space { output.append(.space) }
  }

  private mutating func append(packed: UInt32, from value: UInt32) {
    composable = 0
    output.append(scalar: packed & 0xFFFF)
    if packed > 0xFFFF { output.append(scalar: packed >> 16) }
    let isArmenianOrSymbol = value < .firstAccentedLetter || value >= 0x530 && value < 0x590
    dropsAccents = !isArmenianOrSymbol
  }

  private mutating func append(plain value: UInt32) {
    dropsAccents = false
    composable = 0
    output.append(scalar: value)
  }

  /// For scripts without case: a mark is composed with the scalar before it if there is a composed form.
  private mutating func append(joining value: UInt32) {
    var value = value
    if composable != 0, let joined = composed(composable, value) {
      output.removeLast(3)
      value = joined
    }
    append(plain: value)
    switch value {
    case 0x3046...0x30FD, 0x1100...0x1112, 0xAC00...0xD7A3: composable = value
    default: break
    }
  }

  private mutating func appendLowered(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenLowercased else {
      append(plain: value)
      dropsAccents = value >= 0x2C60 && value <= 0x2C7F || value >= 0xA640 && value <= 0xA7FF
      return
    }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      if lower.value.isASCII {
        append(ascii: UInt8(lower.value))
      } else if lower.value < 0x590 {
        append(packed: FoldedLetters.shared[lower.value], from: lower.value)
      } else {
        append(plain: lower.value)
      }
    }
  }
}

/// The letters of U+0958 to U+095F without their dot: NFC has them decomposed.
private let nuktaBases: [UInt32] = [0x0915, 0x0916, 0x0917, 0x091C, 0x0921, 0x0922, 0x092B, 0x092F]

/// The one scalar that two scalars compose to: kana with its sound marks, Hangul from its jamo.
private func composed(_ base: UInt32, _ mark: UInt32) -> UInt32? {
  switch (base, mark) {
  case (0x3046, 0x3099): return 0x3094
  case (0x30A6, 0x3099): return 0x30F4
  case (0x304B...0x3062, 0x3099) where base % 2 == 1,
    (0x30AB...0x30C2, 0x3099) where base % 2 == 1,
    (0x3064...0x3069, 0x3099) where base % 2 == 0,
    (0x30C4...0x30C9, 0x3099) where base % 2 == 0:
    return base + 1
  case (0x306F...0x307D, 0x3099...0x309A) where base % 3 == 0,
    (0x30CF...0x30DD, 0x3099...0x309A) where base % 3 == 0:
    return base + mark - 0x3098
  case (0x1100...0x1112, 0x1161...0x1175):
    return 0xAC00 + ((base - 0x1100) * 21 + mark - 0x1161) * 28
  case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base - 0xAC00) % 28 == 0:
    return base + mark - 0x11A7
  default: return nil
  }
}

/// The folded forms of the letters in blocks with many accents.
private struct FoldedLetters: Sendable {
  static let shared = FoldedLetters()

  /// U+0000 to U+058F, then U+1E00 to U+1FFF: one scalar, or two with the second in the high half.
  private let table: [UInt32]

  private init() {
    var table = Array(UInt32(0)..<0x590) + Array(UInt32(0x1E00)..<0x2000)
    var target: UInt32 = 0
    var isTarget = true
    for scalar in FoldingTable.rows.unicodeScalars {
      switch scalar.value {
      case .lineFeed:
        target = 0
        isTarget = true
      case .space:
        isTarget = false
      case let value where isTarget:
        target = target == 0 ? value : target | value << 16
      case let value:
        table[FoldedLetters.index(of: value)] = target
      }
    }
    self.table = table
  }

  /// The folded form of a scalar of the two ranges.
  subscript(_ value: UInt32) -> UInt32 { table[FoldedLetters.index(of: value)] }

  private static func index(of value: UInt32) -> Int {
    value < 0x590 ? Int(value) : Int(value - 0x1E00) + 0x590
  }
}
