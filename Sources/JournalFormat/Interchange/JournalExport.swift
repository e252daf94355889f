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
  let days = journal.days
  let tasks = days.flatMap { file in exported(file.tasks, day: file.day, file: file.path) }
  return .object([
    ("entries", .array(exportedEntries(of: journal))),
    ("weights", .array(days.flatMap { file in file.weights.map { exported($0, in: file) } })),
    ("tasks", .array(tasks + exported(journal.tasks, day: nil, file: "tasks.md"))),
    ("habits", .array(journal.habits.map { exported($0, file: "habits.md") })),
    ("habit_ticks", .array(days.flatMap { file in file.habitTicks.map { exported($0, in: file) } })),
    ("moods", .array(days.flatMap { file in file.moods.map { exported($0, in: file) } })),
    ("series", .array(days.flatMap { file in file.series.map { exported($0, in: file) } })),
    ("notes", .array(days.flatMap { file in file.notes.map { exported($0, in: file) } })),
  ])
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
