/// A change to a file's bytes: what lies in `range` gives way to `replacement`.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  public var range: SourceRange

  /// The bytes that take its place; empty to delete.
  public var replacement: [UInt8]

  public init(range: SourceRange, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}
