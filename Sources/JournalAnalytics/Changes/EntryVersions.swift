public import JournalFormat

/// How one entry came to be: follows it from a version of its day to the one before.
public struct EntryVersions: Sendable {
  private let entry: FoodEntry
  private var record: DiaryRecord?
  private var records: [DiaryRecord]

  /// Begins with the entry at `index` among those of `day`, the newest version.
  public init(_ index: Int, of day: JournalDay) {
    entry = day.entries[index]
    records = day.records
    let line = entry.range.lowerBound.line
    record = records.first { $0.kind == .food && $0.lineNumber == line }
  }

  /// The entry as it stands in the version reached; `nil` once it has not been there yet.
  public var current: DiaryRecord? { record }

  /// Steps to the version before, in which the day had these files.
  public mutating func step(to earlier: [JournalDay]) {
    guard let now = record, let place = records.firstIndex(of: now) else { return }
    let before = earlier.flatMap(\.records)
    record = DayComparison(from: before, to: records).origin(of: place)
    records = before
  }
}
