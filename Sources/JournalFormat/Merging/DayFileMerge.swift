/// What became of two changes to one text.
public enum DayFileMergeResult: Hashable, Sendable {
  /// Both are in it, shown by counting.
  case clean([UInt8])
  /// Both are in it, and marks stand around the units that a person has to decide about.
  case conflict([UInt8])
  /// It cannot be shown that a merge by units would lose and invent nothing; another way has to be found.
  case undecided
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
    let result = mergeByUnits(base, ours, theirs, style)
    guard case .clean(let text) = result, text != ours, text != theirs else { return result }
    // Where one side removed an entry and the other added one like it, the result looks as if the entry had been reworded. Merged
    // again with the side that removed it, that is a conflict, so it has to be one now.
    let isStable =
      mergeByUnits(base, text, theirs, style) == result && mergeByUnits(base, ours, text, style) == result
    return isStable ? result : .undecided
  }

  /// Whether a text that was merged otherwise, as git does it by lines, loses no line that nobody removed and repeats none: what both
  /// sides added alike is there as often as on the side that has more of it.
  public static func accounts(for text: [UInt8], base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> Bool {
    var table = LineTable()
    func count(_ bytes: [UInt8]) -> MergeCount {
      MergeCount(TextForm().numbers(of: SourceText(bytes), in: &table), table)
    }
    let proof = MergeProof(base: count(base), first: count(ours), second: count(theirs))
    let result = count(text)
    return proof.holds(for: result) && proof.repeatsNone(in: result)
  }

  /// Merges once, whatever would become of the result if it were merged again.
  private func mergeByUnits(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ style: ConflictStyle
  ) -> DayFileMergeResult {
    if theirs == base || theirs == ours { return .clean(ours) }
    if ours == base { return .clean(theirs) }
    guard [base, ours, theirs].allSatisfy({ Self.bounds.excess(of: $0) == nil }) else { return .undecided }
    // In an order that does not depend on whose they are.
    let isSwapped = theirs.lexicographicallyPrecedes(ours)
    let texts = [base, isSwapped ? theirs : ours, isSwapped ? ours : theirs].map { SourceText($0) }
    guard let attempt = MergeAttempt(texts, parser, day) else { return .undecided }
    return attempt.result(style, isSwapped: isSwapped)
  }
}
