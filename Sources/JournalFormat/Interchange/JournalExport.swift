/// Every food entry of `journal` as an object, by day, file and line.
///
/// `Documentation/format/export.md` documents the keys. What is absent is null; only `time_estimated` is left out where it is
/// not true. Each is made when it is asked for.
public func exportedEntries(of journal: Journal) -> AnySequence<JSONValue> {
  AnySequence(ExportedEntries(of: journal).lazy.map(\.object))
}

/// Every food entry of `journal` as a row of text, below a row of the keys.
///
/// Null is the empty text. The elements of a list are joined by `;`, a quantity is its
/// amount and its unit with a space between.
public func exportedRows(of journal: Journal) -> AnySequence<[String]> {
  let rows = [AnySequence([ExportedEntry.keys]), AnySequence(ExportedEntries(of: journal).lazy.map(\.cells))]
  return AnySequence(rows.lazy.joined())
}

/// The whole of `journal` as one object of eight lists.
///
/// `Documentation/format/export.md` documents the keys. What is absent is null; no key is ever left out.
public func exportedJournal(of journal: Journal) -> JSONValue {
  .object(ExportedList.allCases.map { ($0.rawValue, .array(Array($0.items(of: journal)))) })
}

/// A list of the export of a whole journal, named by its key, in the order of the object.
///
/// The items of a journal are those of its days, one after the other, and then those of the lists beside them, so that they
/// can be had of a part at a time.
public enum ExportedList: String, CaseIterable, Sendable {
  case entries, weights, tasks, habits
  case habitTicks = "habit_ticks"
  case moods, series, notes

  /// What the list holds of `journal`, which has all files of each of its days. Each item is made when it is asked for:
  /// together they take many times the memory of the journal.
  public func items(of journal: Journal) -> AnySequence<JSONValue> {
    let days = journal.days.lazy
    return switch self {
    case .entries: exportedEntries(of: journal)
    case .weights:
      AnySequence(days.flatMap { file in file.weights.lazy.map { exported(weight: $0, in: file) } })
    case .tasks:
      AnySequence(
        [
          AnySequence(
            days.flatMap { exported(tasks: $0.tasks, day: $0.day, file: $0.path, source: $0.source) }),
          AnySequence(
            exported(tasks: journal.tasks, day: nil, file: "tasks.md", source: journal.tasksSource)),
        ].lazy.joined())
    case .habits: AnySequence(journal.habits.lazy.map { exported(habit: $0, file: "habits.md") })
    case .habitTicks:
      withNested(\.habitTicks, of: days) { exported(tick: $0, in: $1, nested: $2) }
    case .moods: withNested(\.moods, of: days) { exported(mood: $0, in: $1, nested: $2) }
    case .series: withNested(\.series, of: days) { exported(series: $0, in: $1, nested: $2) }
    case .notes: AnySequence(days.flatMap { file in file.notes.lazy.map { exported(note: $0, in: file) } })
    }
  }
}

/// The records of one kind of all files, with what is nested in each.
private func withNested<Record>(
  _ records: KeyPath<JournalDay, [Record]>, of days: LazySequence<[JournalDay]>,
  as value: @escaping (Record, JournalDay, NestedText) -> JSONValue
) -> AnySequence<JSONValue> {
  AnySequence(
    days.flatMap { file -> [JSONValue] in
      guard !file[keyPath: records].isEmpty else { return [] }
      let nested = NestedText(of: file)
      return file[keyPath: records].map { value($0, file, nested) }
    })
}

/// The entries one after the other, with the identifiers they have among all entries of their day.
private struct ExportedEntries: Sequence, IteratorProtocol {
  private let files: [JournalDay]
  private var file = 0
  private var entry = 0
  private var identifiers = EntryIdentifiers(for: Day(ordinal: 0))
  private var day: Day?

  init(of journal: Journal) { files = journal.days }

  mutating func next() -> ExportedEntry? {
    while file < files.count {
      let from = files[file]
      if from.day != day {
        identifiers = EntryIdentifiers(for: from.day)
        day = from.day
      }
      guard entry < from.entries.count else {
        (file, entry) = (file + 1, 0)
        continue
      }
      let found = from.entries[entry]
      entry += 1
      return ExportedEntry(found, identifier: identifiers.next(for: found), in: from)
    }
    return nil
  }
}

extension ExportedEntry {
  /// One cell for each of `keys`.
  fileprivate var cells: [String] { values.map(\.cell) }
}

extension JSONValue {
  /// The value as one cell of a table.
  var cell: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .array(let elements): elements.map(\.element).joined(separator: ";")
    case .sequence(let elements): elements().map(\.element).joined(separator: ";")
    case .bool, .int, .double, .object: text(pretty: false)
    }
  }

  /// The value as one element of a list in a cell.
  private var element: String {
    guard case .object(let fields) = self else { return cell }
    return fields.map(\.1.cell).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
