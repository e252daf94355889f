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
