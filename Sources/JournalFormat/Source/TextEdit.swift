/// A replacement of bytes in a file.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  public var range: SourceRange

  /// The new bytes; empty to delete.
  public var replacement: [UInt8]

  public init(range: SourceRange, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}
