import JournalFormat

/// Why a pattern cannot be used: a sentence without a full stop.
public struct SearchPatternError: Error, Hashable, Sendable {
  public var message: String
  init(_ message: String) { self.message = message }
}

/// A plain regular expression, compared folded, whose cost is bounded for any text.
///
/// Supported are `.`, `[a-z]`, `[^…]`, `\d`, `\w`, `\s` and their opposites, `\b`, `^`, `$`, `( )`, `|`, `*`, `+`, `?`, `{2}`,
/// `{2,}`, `{2,5}` and the lazy forms with `?` after them; a backslash makes any other character literal. There are no
/// back-references and no lookaround. All alternatives are tried at once (Thompson 1968) and the results remembered, so a text
/// costs at most its length times the size of the pattern.
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

  /// The maximum number of instructions and ranges of characters in a pattern.
  static let sizeLimit = 2_000

  init(_ text: String) throws(SearchPatternError) {
    var compiler = SearchPatternCompiler(text)
    (program, backwardProgram) = try compiler.programs()
  }
}

/// The characters between `[` and `]`.
struct SearchPatternSet: Hashable, Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false

  func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } != isNegated }

  init(_ ranges: ClosedRange<Unicode.Scalar>...) {
    self.ranges = ranges.map { $0.lowerBound.value...$0.upperBound.value }
  }

  static let digits = SearchPatternSet("0"..."9")
  static let spaces = SearchPatternSet("\t"..."\r", " "..." ")
  /// Letters and digits beyond ASCII count as a whole: a folded text has few signs there.
  static let wordParts = SearchPatternSet(
    "0"..."9", "a"..."z", "_"..."_", "\u{C0}"..."\u{1FFF}", "\u{2C00}"..."\u{2DFF}",
    "\u{3040}"..."\u{D7FF}")

  var negated: SearchPatternSet {
    var set = self
    set.isNegated.toggle()
    return set
  }
}

/// The classes of characters that a program distinguishes: those between two neighbouring bounds are alike to all its instructions.
struct SearchPatternClasses: Sendable {
  /// The first character of each class, ascending.
  private let starts: [UInt32]
  private let isWord: [Bool]
  private let ofASCII: [UInt16]

  init(of program: [SearchPattern.Instruction]) {
    var cuts: Set<UInt32> = [0]
    func cut(_ range: ClosedRange<UInt32>) {
      cuts.insert(range.lowerBound)
      cuts.insert(range.upperBound + 1)
    }
    for range in SearchPatternSet.wordParts.ranges { cut(range) }
    for instruction in program {
      switch instruction {
      case .scalar(let scalar): cut(scalar...scalar)
      case .set(let set): for range in set.ranges { cut(range) }
      case .any, .split, .jump, .lineStart, .lineEnd, .wordBoundary, .match: break
      }
    }
    let starts = cuts.sorted()
    self.starts = starts
    isWord = starts.map { SearchPatternSet.wordParts.contains($0) }
    ofASCII = (0..<128).map { UInt16(truncatingIfNeeded: Self.place(of: $0, in: starts)) }
  }

  /// The column of the line's edge, which is no class.
  var edge: Int { starts.count }
  var columns: Int { starts.count + 1 }

  func column(of scalar: UInt32) -> UInt16 {
    scalar < 128 ? ofASCII[Int(scalar)] : UInt16(truncatingIfNeeded: Self.place(of: scalar, in: starts))
  }

  /// A character of the class.
  func sample(_ column: Int) -> UInt32 { starts[column] }

  func side(_ column: Int) -> SearchPatternAutomaton.Side {
    column == edge ? .edge : isWord[column] ? .word : .other
  }

  /// The last of `starts` that is not above `scalar`.
  private static func place(of scalar: UInt32, in starts: [UInt32]) -> Int {
    max(0, starts.partitioningIndex { $0 > scalar } - 1)
  }
}
