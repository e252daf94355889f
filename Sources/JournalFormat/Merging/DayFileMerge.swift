/// What became of two changes to one text.
public enum DayFileMergeResult: Hashable, Sendable {
  /// Both are in it, shown by counting.
  case clean([UInt8])
  /// Both are in it, and marks stand around the units that a person has to decide about.
  case conflict(ConflictedMerge)
  /// It cannot be shown that a merge by units would lose and invent nothing; another way has to be found.
  case undecided
}

/// A merge with conflicts.
public struct ConflictedMerge: Hashable, Sendable {
  /// The text with conflict markers.
  public let text: [UInt8]
  /// The same merge with conflict markers in another style.
  private let styled: @Sendable (ConflictStyle) -> DayFileMergeResult

  /// Creates a merge from its text. `styled` returns it in another style; without it, the text is the same in every
  /// style.
  public init(_ text: [UInt8], styled: (@Sendable (ConflictStyle) -> DayFileMergeResult)? = nil) {
    self.text = text
    self.styled = styled ?? { _ in .conflict(ConflictedMerge(text)) }
  }

  /// The same merge with conflict markers in another style.
  public func inStyle(_ style: ConflictStyle) -> DayFileMergeResult { styled(style) }

  public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Merges what two sides made of a day file, or of any Markdown, unit by unit: headings, list items, paragraphs.
public struct DayFileMerge: Sendable {
  private let parser: DayFileParser
  private let day: Day?

  /// Texts larger than this are left to others: all three are in memory with every line of theirs, and the result.
  private static let bounds = FileBounds(bytes: 4_000_000, lines: 100_000)

  /// A merge for the file of `day`, or for any other Markdown if there is none, which is then not read as a day.
  public init(parser: DayFileParser = DayFileParser(), day: Day?) {
    self.parser = parser
    self.day = day
  }

  /// Merges two texts that were made from `base`, which is empty where both are new.
  ///
  /// The verdict and the lines do not depend on which side is called ours; only conflicts name them. A clean result that is merged
  /// with either side again, from the same base, comes out the same.
  public func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], style: ConflictStyle = ConflictStyle()
  ) -> DayFileMergeResult {
    let result = mergeByUnits(base: base, ours: ours, theirs: theirs, style: style)
    guard case .clean(let text) = result, text != ours, text != theirs else { return result }
    // Where one side removed an entry and the other added one like it, the result looks as if the entry had been reworded. Merged
    // again with the side that removed it, that is a conflict, so it has to be one now.
    let isStable =
      mergeByUnits(base: base, ours: text, theirs: theirs, style: style) == result
      && mergeByUnits(base: base, ours: ours, theirs: text, style: style) == result
    return isStable ? result : .undecided
  }

  /// Whether a text that was merged otherwise, as git does it by lines, loses no line that nobody removed and repeats none: what both
  /// sides added alike is there as often as on the side that has more of it.
  public static func accounts(for text: [UInt8], base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> Bool {
    var table = LineTable()
    func count(_ bytes: [UInt8]) -> MergeCount {
      MergeCount(TextForm().numbers(of: SourceText(bytes), in: &table), table)
    }
    let invariants = MergeInvariants(base: count(base), first: count(ours), second: count(theirs))
    let result = count(text)
    return invariants.holds(for: result) && invariants.repeatsNone(in: result)
  }

  /// Merges once, whatever would become of the result if it were merged again.
  private func mergeByUnits(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], style: ConflictStyle
  ) -> DayFileMergeResult {
    if theirs == base || theirs == ours { return .clean(ours) }
    if ours == base { return .clean(theirs) }
    guard [base, ours, theirs].allSatisfy({ Self.bounds.excess(of: $0) == nil }) else { return .undecided }
    // In an order that does not depend on whose they are.
    let isSwapped = theirs.lexicographicallyPrecedes(ours)
    let texts = [base, isSwapped ? theirs : ours, isSwapped ? ours : theirs].map { SourceText($0) }
    guard let attempt = MergeAttempt(texts, parser: parser, day: day) else { return .undecided }
    return attempt.result(style, isSwapped: isSwapped)
  }
}

/// Both changes to a text, where they do not meet; `nil` where they do.
///
/// Lines carry their endings, and joined they are the text. Changes meet when they touch: two lines written side by side by two
/// writers may belong together. The same change made twice is one.
public func mergedLines(base: [UInt8], _ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
  var table = LineTable()
  func numbers(_ bytes: [UInt8]) -> [Int] {
    SourceText(bytes).lines.map { table.number(of: bytes[$0]) }
  }
  return mergedNumbers(base: numbers(base), numbers(first), numbers(second))?.flatMap { table[$0] }
}

/// Both changes to a sequence of numbers that stand for lines, where they do not meet; `nil` where they do.
func mergedNumbers(base: [Int], _ first: [Int], _ second: [Int]) -> [Int]? {
  let ours = LineChange.all(from: base, to: first)
  let theirs = LineChange.all(from: base, to: second)
  var result: [Int] = []
  var (position, i, j) = (0, 0, 0)
  while i < ours.count || j < theirs.count {
    let (a, b) = (i < ours.count ? ours[i] : nil, j < theirs.count ? theirs[j] : nil)
    if let a, let b, a.old.upperBound >= b.old.lowerBound, b.old.upperBound >= a.old.lowerBound {
      guard a.old == b.old, first[a.new] == second[b.new] else { return nil }
      j += 1
      continue
    }
    let takesOurs = b.map { b in a.map { $0.old.lowerBound < b.old.lowerBound } ?? false } ?? true
    guard let next = takesOurs ? a : b else { break }
    result += base[position..<next.old.lowerBound]
    result += (takesOurs ? first : second)[next.new]
    position = next.old.upperBound
    if takesOurs { i += 1 } else { j += 1 }
  }
  return result + base[position...]
}
