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

/// Finds a pattern in lines, and keeps the automata for the next line. Ranges are in the bytes of folded text.
///
/// One pass from the end of a line finds the positions at which a match begins, a second one from the first of them the end.
public struct SearchPatternMatcher {
  private let classes: SearchPatternClasses
  private var backward: SearchPatternAutomaton
  private var forward: SearchPatternAutomaton
  private var steps: Int
  /// The line being searched.
  private var columns: [Int] = []
  /// The byte offset of each of its characters, and the end of the last; empty for ASCII.
  private var offsets: [Int] = []
  /// Whether a match begins at each position.
  private var isStart: [Bool] = []

  /// The maximum number of steps for all lines of a search: less than two seconds. Only patterns with hundreds of simultaneous
  /// positions come near.
  public static let stepLimit = 500_000_000

  init(_ pattern: SearchPattern, stepLimit: Int) {
    classes = SearchPatternClasses(of: pattern.program)
    backward = SearchPatternAutomaton(
      pattern.backwardProgram, classes: classes, direction: .backward)
    forward = SearchPatternAutomaton(pattern.program, classes: classes, direction: .forward)
    steps = stepLimit
  }

  /// Whether the pattern matches somewhere in the text.
  mutating func hasMatch(in text: FoldedText) throws(SearchPatternError) -> Bool {
    try findStarts(in: text) != nil
  }

  /// The matches that are not empty, in order, each leftmost and then by the preference of the pattern; only those that begin up to
  /// `reach` bytes after the first one.
  mutating func matches(in text: FoldedText, reach: Int) throws(SearchPatternError) -> [Range<Int>] {
    guard let first = try findStarts(in: text) else { return [] }
    var found: [Range<Int>] = []
    var limit = columns.count
    var position = first
    while position <= limit {
      guard isStart[position] else {
        position += 1
        continue
      }
      guard let end = try end(ofMatchAt: position, limit: limit) else {
        position += 1
        continue
      }
      if end > position { found.append(offset(position)..<offset(end)) }
      // Those behind the first one are not followed beyond what is shown, which keeps a long line from being read for each.
      if position == first { limit = max(end, min(limit, first + reach)) }
      position = max(end, position + 1)
    }
    return found
  }

  /// Fills in `isStart`, and returns the first position at which a match begins.
  private mutating func findStarts(in text: FoldedText) throws(SearchPatternError) -> Int? {
    take(text)
    var first: Int?
    var state = backward.beginning(beside: .edge)
    for position in stride(from: columns.count, through: 0, by: -1) {
      let column = position > 0 ? columns[position - 1] : classes.edge
      let (next, isMatch) = backward.step(from: state, on: column, left: &steps)
      isStart[position] = isMatch
      if isMatch { first = position }
      state = next
      if steps < 0 { break }
    }
    try pay()
    return first
  }

  /// The end of the match at `position`, by the preference of the pattern; `nil` for one that ends after `limit`.
  private mutating func end(ofMatchAt position: Int, limit: Int) throws(SearchPatternError) -> Int? {
    var end: Int?
    var state = forward.beginning(beside: position > 0 ? classes.side(columns[position - 1]) : .edge)
    for position in position...limit {
      let column = position < columns.count ? columns[position] : classes.edge
      let (next, isMatch) = forward.step(from: state, on: column, left: &steps)
      if isMatch { end = position }
      state = next
      steps -= 1
      if state == SearchPatternAutomaton.dead || steps < 0 { break }
    }
    try pay()
    return end
  }

  private mutating func pay() throws(SearchPatternError) {
    guard steps >= 0 else {
      throw SearchPatternError(
        "the pattern is too large for this diary; smaller counts in braces, or --period, help")
    }
  }

  private mutating func take(_ text: FoldedText) {
    columns.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    if text.bytes.allSatisfy({ $0.isASCII }) {
      for byte in text.bytes { columns.append(Int(classes.column(of: UInt32(byte)))) }
    } else {
      var offset = 0
      for scalar in String(decoding: text.bytes, as: UTF8.self).unicodeScalars {
        columns.append(Int(classes.column(of: scalar.value)))
        offsets.append(min(offset, text.bytes.count))
        offset += UTF8.width(scalar)
      }
      offsets.append(text.bytes.count)
    }
    steps -= columns.count
    isStart.removeAll(keepingCapacity: true)
    isStart += repeatElement(false, count: columns.count + 1)
  }

  private func offset(_ position: Int) -> Int { offsets.isEmpty ? position : offsets[position] }
}
