/// A day file with what a machine can mend mended.
public struct DayFileFixes: Sendable {
  /// The fixes that were made, in the order of the file as it was.
  public private(set) var made: [Diagnostic] = []
  /// The file after them.
  public private(set) var result: SourceText

  /// Makes the fixes of `source` that do what they offer: the matter is gone, and no warning or error is new.
  ///
  /// One at a time, for one may change what another is about. A file with an error is left alone.
  public init(_ source: SourceText, day: Day, path: String, parser: DayFileParser) {
    result = source
    var found = parser.parse(source, day: day, path: path).diagnostics
    guard !found.contains(where: { $0.severity == .error }) else { return }
    var tried = 0
    while let next = found.dropFirst(tried).first(where: { $0.fixIt != nil }), let fix = next.fixIt {
      let mended = result.applying([fix.edit])
      let after = parser.parse(mended, day: day, path: path).diagnostics
      if Self.isBetter(after, than: found, next.code) {
        made.append(next)
        result = mended
        found = after
      } else {
        tried = (found.firstIndex(of: next) ?? tried) + 1
      }
    }
  }

  private static func isBetter(_ after: [Diagnostic], than before: [Diagnostic], _ code: DiagnosticCode)
    -> Bool
  {
    func count(_ found: [Diagnostic], _ code: DiagnosticCode) -> Int { found.count { $0.code == code } }
    guard count(after, code) < count(before, code) else { return false }
    return DiagnosticCode.allCases.allSatisfy {
      $0.severity == .hint || count(after, $0) <= count(before, $0)
    }
  }
}
