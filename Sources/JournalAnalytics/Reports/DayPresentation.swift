/// How a day is displayed.
public struct DayPresentation: Hashable, Sendable {
  /// The order of the entries of a meal.
  public enum Order: String, Sendable, CaseIterable {
    /// By their times; an entry without one stays after the one before it in the file.
    case time
    /// In the order of the file.
    case file
  }

  /// Whether lines show the numbers that address them (`#3`, `#t2`, `#w1`, `#h1`).
  public var withNumbers: Bool
  public var order: Order
  /// Whether notes are shown in full, and not by the first lines of the first few.
  public var withNotes: Bool
  /// Whether transcripts of recordings are shown.
  public var withTranscripts: Bool

  public init(
    withNumbers: Bool = false, order: Order = .time, withNotes: Bool = false, withTranscripts: Bool = false
  ) {
    self.withNumbers = withNumbers
    self.order = order
    self.withNotes = withNotes
    self.withTranscripts = withTranscripts
  }

  /// The number of notes whose first line is shown.
  static let firstNotes = 5
}
