/// A day file with what a machine can mend mended.
public struct DayFileFixes: Sendable {
  /// The fixes that were made, in the order of the file as it was.
  public private(set) var made: [Diagnostic] = []
  /// The file after them.
  public private(set) var result: SourceText

  private var found: [Diagnostic]
  private let read: @Sendable (SourceText) -> [Diagnostic]
  /// How many lines may still be read to find out what fixes do.
  private var linesLeft = Self.lineLimit

  /// A large file full of fixes that make something worse would be read again for each of them.
  private static let lineLimit = 2_500_000

  /// Makes the fixes of `source` that do what they offer: the matter is gone, and no warning or error is new.
  ///
  /// All at once where that holds of all, else by halves down to one at a time, for one may change what another is about. In a
  /// file of tens of thousands of lines some may be left for the next time. A file with an error is left alone.
  public init(_ source: SourceText, day: Day, path: String, parser: DayFileParser) {
    result = source
    read = { parser.parse($0, day: day, path: path).diagnostics }
    found = read(source)
    guard !found.contains(where: { $0.severity == .error }) else { return }
    // What was mended may bring to light what can be mended too.
    while make(found.filter { $0.fixIt != nil }[...]) {}
    made.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Makes those of `fixes`, which are in the order of the file, that make nothing worse; whether there were any.
  private mutating func make(_ fixes: ArraySlice<Diagnostic>) -> Bool {
    guard !fixes.isEmpty, linesLeft > result.lineCount else { return false }
    if Self.areApart(fixes) {
      linesLeft -= result.lineCount
      let mended = result.applying(fixes.compactMap { $0.fixIt?.edit })
      let after = read(mended)
      if Self.isBetter(after, than: found, by: fixes) {
        made += fixes
        (result, found) = (mended, after)
        return true
      }
    }
    guard fixes.count > 1 else { return false }
    // What is below first: it moves nothing above.
    let middle = fixes.startIndex + fixes.count / 2
    let isBelowMade = make(fixes[middle...])
    return make(fixes[..<middle]) || isBelowMade
  }

  /// Whether no edit touches the one before it.
  private static func areApart(_ fixes: ArraySlice<Diagnostic>) -> Bool {
    let ranges = fixes.compactMap { $0.fixIt?.edit.range }
    return zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }

  private static func isBetter(
    _ after: [Diagnostic], than before: [Diagnostic], by fixes: ArraySlice<Diagnostic>
  ) -> Bool {
    func counts(_ found: some Sequence<Diagnostic>) -> [DiagnosticCode: Int] {
      found.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
    }
    let (after, before, mended) = (counts(after), counts(before), counts(fixes))
    return DiagnosticCode.allCases.allSatisfy { code in
      let most = before[code, default: 0] - mended[code, default: 0]
      guard code.severity != .hint || mended[code] != nil else { return true }
      return after[code, default: 0] <= most
    }
  }
}
