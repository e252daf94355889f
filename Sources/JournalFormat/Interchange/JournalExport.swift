/// Every food entry of `journal` as an object, by day, file and line.
///
/// `FORMAT.md` documents the keys. What is absent is null; no key is ever left out.
public func exportedEntries(of journal: Journal) -> [JSONValue] {
  exported(journal).map(\.object)
}

/// Every food entry of `journal` as a row of text, below a row of the keys.
///
/// Null is the empty text. The elements of a list are joined by `;`, a quantity is its
/// amount and its unit with a space between.
public func exportedRows(of journal: Journal) -> [[String]] {
  [ExportedEntry.keys] + exported(journal).map { $0.values.map(\.cell) }
}

/// The whole of `journal` as one object of eight lists.
///
/// `FORMAT.md` documents the keys. What is absent is null; no key is ever left out.
public func exportedJournal(of journal: Journal) -> JSONValue {
  .object(ExportedList.allCases.map { ($0.rawValue, .array($0.items(of: journal))) })
}

/// A list of the export of a whole journal, named by its key, in the order of the object.
///
/// The items of a journal are those of its days, one after the other, and then those of the lists beside them, so that they
/// can be had of a part at a time.
public enum ExportedList: String, CaseIterable {
  case entries, weights, tasks, habits
  case habitTicks = "habit_ticks"
  case moods, series, notes

  /// What the list holds of `journal`, which has all files of each of its days.
  public func items(of journal: Journal) -> [JSONValue] {
    let days = journal.days
    return switch self {
    case .entries: exportedEntries(of: journal)
    case .weights: days.flatMap { file in file.weights.map { exported($0, in: file) } }
    case .tasks:
      days.flatMap { exported($0.tasks, day: $0.day, file: $0.path) }
        + exported(journal.tasks, day: nil, file: "tasks.md")
    case .habits: journal.habits.map { exported($0, file: "habits.md") }
    case .habitTicks: days.flatMap { file in file.habitTicks.map { exported($0, in: file) } }
    case .moods: days.flatMap { file in file.moods.map { exported($0, in: file) } }
    case .series: days.flatMap { file in file.series.map { exported($0, in: file) } }
    case .notes: days.flatMap { file in file.notes.map { exported($0, in: file) } }
    }
  }
}

/// The entries with the identifiers they have among all entries of their day.
private func exported(_ journal: Journal) -> [ExportedEntry] {
  var entries: [ExportedEntry] = []
  var day: Day?
  var identifiers = EntryIdentifiers(for: Day(ordinal: 0))
  for file in journal.days {
    if file.day != day {
      identifiers = EntryIdentifiers(for: file.day)
      day = file.day
    }
    for entry in file.entries {
      entries.append(ExportedEntry(entry, identifier: identifiers.next(for: entry), in: file))
    }
  }
  return entries
}

extension JSONValue {
  /// The value as one cell of a table.
  fileprivate var cell: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .array(let elements): elements.map(\.element).joined(separator: ";")
    case .bool, .int, .double, .object: text(pretty: false)
    }
  }

  /// The value as one element of a list in a cell.
  private var element: String {
    guard case .object(let fields) = self else { return cell }
    return fields.map(\.1.cell).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
