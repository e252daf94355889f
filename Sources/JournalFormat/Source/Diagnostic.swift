/// A message about a file: what is wrong, what it means for the numbers, and what to write instead.
public struct Diagnostic: Hashable, Sendable {
  /// An error is about the file, never about its text.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    case hint, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .hint: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A change that fixes the problem, safe to apply automatically.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as an imperative: “write ‘g’”.
    public var offer: String
    public var edit: TextEdit

    public init(offer: String, edit: TextEdit) {
      self.offer = offer
      self.edit = edit
    }
  }

  public var code: DiagnosticCode
  /// One sentence without a closing full stop: what is wrong and what it means for the numbers, then the remedy.
  public var message: String
  /// The range in the file; the start of the file if it is about the whole file.
  public var range: SourceRange
  /// `nil` unless exactly one change is certainly right.
  public var fixIt: FixIt?
  /// Whether a line above says the same below the same title, so that this one is shown only among all hints.
  public var isFurther = false

  /// The lines that are not counted, if it is of an uncounted one: for a paragraph all of them.
  public var uncountedLines: ClosedRange<Int> {
    let first = range.lowerBound.line
    return first...(code == .almostFacts ? first : max(first, range.upperBound.line))
  }

  /// The severity of the code.
  public var severity: Severity { code.severity }

  public init(_ code: DiagnosticCode, _ message: String, at range: SourceRange, fixIt: FixIt? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.fixIt = fixIt
  }
}
