/// What an edit came to: checked by reading the result.
public struct DayFileEdit: Sendable {
  /// On the text that was given; of a file that was not there, one that makes it.
  public var edits: [TextEdit]
  /// The file after them.
  public var result: SourceText
  /// The result, read.
  public var day: JournalDay
  /// The position, from 0, of the entry added or changed in `day.entries`; `nil` where one went or none is meant.
  public var entry: Int?
}
