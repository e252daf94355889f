/// Why a pattern cannot be used: a sentence without a full stop.
public struct SearchPatternError: Error, Hashable, Sendable {
  public var message: String
  init(_ message: String) { self.message = message }
}

/// A regular expression of the plain kind, compared folded, whose cost is bounded for any text.
///
/// Understood are `.`, `[a-z]`, `[^…]`, `\d`, `\w`, `\s` and their opposites, `\b`, `^`, `$`, `( )`, `|`, `*`, `+`, `?`,
/// `{2}`, `{2,}`, `{2,5}` and the lazy forms with `?` behind them; a backslash takes any other sign as itself. There is no
/// looking back or ahead. Matching tries all possibilities at once (Thompson 1968) and remembers what they came to, so a text
/// costs its length, and times the size of the pattern at most.
public struct SearchPattern: Sendable {
  enum Instruction: Hashable, Sendable {
    case scalar(UInt32)
    case any
    case set(SearchPatternSet)
    /// Tries the first place before the second.
    case split(Int, Int)
    case jump(Int)
    case lineStart, lineEnd
    case wordBoundary(Bool)
    case match
  }

  let program: [Instruction]
  /// Matches the same texts read from their end.
  let backwardProgram: [Instruction]

  /// The most instructions and ranges of characters a pattern may have.
  static let sizeLimit = 2_000

  init(_ text: String) throws(SearchPatternError) {
    var compiler = SearchPatternCompiler(text)
    (program, backwardProgram) = try compiler.programs()
  }
}

/// The characters that stand between `[` and `]`.
struct SearchPatternSet: Hashable, Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false

  func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } != isNegated }

  static let digits = SearchPatternSet(ranges: [0x30...0x39])
  static let spaces = SearchPatternSet(ranges: [0x09...0x0D, 0x20...0x20])
  /// Letters and digits beyond ASCII count as a whole: a folded text has few signs there.
  static let wordParts = SearchPatternSet(
    ranges: [0x30...0x39, 0x61...0x7A, 0x5F...0x5F, 0xC0...0x1FFF, 0x2C00...0x2DFF, 0x3040...0xD7FF])

  var negated: SearchPatternSet {
    var set = self
    set.isNegated.toggle()
    return set
  }
}
