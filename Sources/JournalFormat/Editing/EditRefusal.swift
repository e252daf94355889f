/// Why an edit is not made: nothing is written.
public struct EditRefusal: Error, Hashable, Sendable {
  /// One sentence without a full stop: what is in the way, and the remedy.
  public var message: String
  /// The line of the file it is about, from 1, if it is about one.
  public var line: Int?

  /// Of an entry that would say nothing.
  static let noWords = EditRefusal("an entry needs words or figures; say what was eaten")

  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
