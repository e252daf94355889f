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

/// The whole of `journal` as one object of nine lists.
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
  case sharedEnergies = "shared_energies"

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
    case .sharedEnergies:
      AnySequence(days.flatMap { file in file.sharedEnergies.lazy.map { exported(shared: $0, in: file) } })
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

/// Gives the entries of one day their identifiers: version-8 UUIDs made from what the entries say.
///
/// An identifier is computed from the day, the time, the text, and how many entries of the day with the same time
/// and text came before. It does not change when lines move, facts or tags change, or other entries are added.
/// `Documentation/format/export.md` has the algorithm.
struct EntryIdentifiers {
  private let day: Day
  private var seen: [Key: Int] = [:]

  private struct Key: Hashable {
    let time: ClockTime?
    let text: TextSlice
  }

  /// Starts counting the entries of `day`.
  init(for day: Day) { self.day = day }

  /// The identifier of the day's next entry, in lower-case hexadecimal with hyphens.
  mutating func next(for entry: FoodEntry) -> String {
    let key = Key(time: entry.time?.start, text: entry.text)
    let count = seen[key, default: 0] + 1
    seen[key] = count
    var text = Array("\(day)\n".utf8)
    if let time = key.time { text += time.description.utf8 }
    text.append(.lineFeed)
    key.text.withBytes { text += $0 }
    text += "\n\(count)".utf8
    return versionEightUUID(text.fnv1a())
  }
}

/// `bits` as the text of a UUID, with the version bits set to 8 and the variant bits of RFC 9562.
func versionEightUUID(_ bits: UInt128) -> String {
  let version: UInt128 = 8 << 76
  let variant: UInt128 = 0b10 << 62
  let cleared = bits & ~((0b1111 as UInt128) << 76) & ~((0b11 as UInt128) << 62)
  let digits = Array(String(cleared | version | variant, radix: 16).utf8)
  let padding = [UInt8](repeating: UInt8(ascii: "0"), count: 32 - digits.count)
  var text: [UInt8] = []
  for (index, digit) in (padding + digits).enumerated() {
    if [8, 12, 16, 20].contains(index) { text.append(.hyphen) }
    text.append(digit)
  }
  return String(decoding: text, as: UTF8.self)
}

/// The lists of an export as tables, a file each.
extension ExportedList {
  /// The names of the columns: the keys of the list's objects in their order. `entries` has none for `time_estimated`.
  public var columns: [String] {
    switch self {
    case .entries: ExportedEntry.keys
    case .weights: ["date", "time", "weight_kg", "unit", "body_fat_percent", "remark", "file", "line"]
    case .tasks:
      [
        "date", "time", "text", "status", "mark", "due", "due_time", "scheduled", "scheduled_time", "start",
        "start_time", "done_date", "done_time", "created_date", "priority", "recurrence", "reminder",
        "reminder_minutes_before", "reminder_date", "reminder_date_time", "tags", "note",
        "attachments", "parent", "file", "line",
      ]
    case .habits:
      [
        "name", "every", "every_unread", "unread", "every_from", "since", "until", "target_amount",
        "target_unit",
        "target_from",
        "steps",
        "priority", "skips", "aliases", "tags", "reminders", "description", "file", "line",
      ]
    case .habitTicks:
      [
        "date", "time", "habit", "state", "amount", "target", "unit", "remark", "mood", "mood_scale", "steps",
        "tags", "note", "attachments", "file", "line",
      ]
    case .moods: ["date", "time", "value", "scale", "words", "tags", "note", "attachments", "file", "line"]
    case .series:
      ["date", "time", "series", "words", "value", "scale", "tags", "note", "attachments", "file", "line"]
    case .notes: ["date", "heading", "text", "file", "line"]
    case .sharedEnergies:
      [
        "date", "stated_kcal", "energy_kcal", "energy_low_kcal", "energy_high_kcal", "energy_estimated",
        "entry_lines", "file", "line",
      ]
    }
  }

  /// A row for each item of `journal`, a cell for each of `columns`; null is the empty text, lists are joined by `;`.
  public func rows(of journal: Journal) -> AnySequence<[String]> {
    if self == .entries { return AnySequence(exportedRows(of: journal).dropFirst()) }
    let columns = columns
    return AnySequence(
      items(of: journal).lazy.map { item in
        guard case .object(let fields) = item else { return [] }
        return columns.map { name in fields.first { $0.0 == name }?.1.cell ?? "" }
      })
  }
}
