/// A day file with its fix-its applied.
public struct DayFileFixes: Sendable {
  /// The fixes that were applied, in the order of the original file.
  public private(set) var made: [Diagnostic] = []
  /// The file after the fixes.
  public private(set) var result: SourceText

  private var found: [Diagnostic]
  private let read: @Sendable (SourceText) -> [Diagnostic]
  /// How many more lines may be parsed to check fixes.
  private var linesLeft = Self.lineLimit

  /// Limits the time for a large file with many fixes that fail: the file is parsed again for each of them.
  private static let lineLimit = 2_500_000

  /// Applies the fixes of `source` that work: the diagnostic is gone, and there is no new warning or error.
  ///
  /// All fixes are tried at once, and if that fails, each half of them, down to single fixes, because one may affect
  /// another. In a file of tens of thousands of lines some may be left for the next time. A file with an error is
  /// left alone.
  public init(_ source: SourceText, day: Day, path: String, parser: DayFileParser) {
    result = source
    read = { parser.parse($0, day: day, path: path).diagnostics }
    found = read(source)
    guard !found.contains(where: { $0.severity == .error }) else { return }
    // A fix may reveal a diagnostic that has a fix itself.
    while make(found.filter { $0.fixIt != nil }[...]) {}
    made.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Applies those of `fixes`, in the order of the file, that cause no new problem; returns whether there were any.
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
    // The lower half first: it does not move the lines above.
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
