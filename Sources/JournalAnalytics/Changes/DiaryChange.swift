public import JournalFormat

/// What became of one record between two versions of the diary.
public struct DiaryChange: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case added, removed
    /// The same record said this before.
    case changed(from: DiaryRecord)
    /// The same words stood there before, on this day or another.
    case moved(from: DiaryRecord, on: Day)
  }

  public var action: Action
  /// As it is now, or as it was where it was removed.
  public var record: DiaryRecord
}

/// What became of one day.
public struct DayChanges: Hashable, Sendable {
  public var day: Day
  /// In the order of the file, what was removed last.
  public var changes: [DiaryChange]
  /// Whether words were changed that belong to no record: headings, front matter, blank lines.
  public var changesOtherText: Bool
}

/// A file of the journal that is no day.
public struct FileChange: Hashable, Sendable {
  public enum Action: String, Hashable, Sendable { case added, changed, removed }

  public var action: Action
  /// The path below the journal's folder.
  public var path: String

  public init(_ action: Action, _ path: String) {
    self.action = action
    self.path = path
  }
}
