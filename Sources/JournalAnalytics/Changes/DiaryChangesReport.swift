public import JournalFormat

/// The changes between two versions of the diary.
public struct DiaryChangesReport: Sendable {
  /// The title, which says what was compared: `Changes since the last commit`.
  public var title: String
  public var days: [DayChanges]
  public var files: [FileChange]

  public init(title: String, days: [DayChanges], files: [FileChange]) {
    self.title = title
    self.days = days
    self.files = files
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { days.isEmpty && files.isEmpty }

  /// The changes as a document with a heading for each day.
  public var document: ReportDocument {
    var blocks: [ReportBlock] = []
    if isEmpty { blocks.append(.paragraph(ReportText("Nothing has changed."))) }
    for day in days {
      blocks.append(.heading(level: 1, ReportText(day.day.fullDate)))
      let lines = day.changes.map { line($0, on: day.day) }
      blocks.append(
        lines.isEmpty ? .paragraph(ReportText("Only headings, front matter or blank lines.")) : .list(lines))
    }
    if !files.isEmpty {
      blocks.append(.heading(level: 1, ReportText("Other files")))
      blocks.append(.list(files.map { ReportText([.dim("\($0.action.rawValue) "), .plain($0.path)]) }))
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  private func line(_ change: DiaryChange, on day: Day) -> ReportText {
    let record = change.record
    switch change.action {
    case .added: return ReportText([.dim("added to \(record.place): "), .plain(record.line)])
    case .removed: return ReportText([.dim("removed from \(record.place): "), .plain(record.line)])
    case .changed(let before):
      let place = before.place == record.place ? record.place : "\(before.place) → \(record.place)"
      guard before.line != record.line else {
        return ReportText([.dim("changed below, in \(place): "), .plain(record.line)])
      }
      return ReportText([
        .dim("changed in \(place): "), .plain(before.line), .dim(" → "), .plain(record.line),
      ])
    case .moved(let before, let origin):
      let from = origin == day ? before.place : origin.weekdayAndDay(besides: day)
      return ReportText([.dim("moved from \(from) to \(record.place): "), .plain(record.line)])
    }
  }

  /// The changes as JSON.
  public var json: JSONValue {
    .object([
      (
        "days",
        .array(
          days.map { day in
            .object([
              ("day", .string(day.day.description)),
              ("changes", .array(day.changes.map(json))),
              ("other_text_changed", .bool(day.changesOtherText)),
            ])
          })
      ),
      (
        "files",
        .array(
          files.map { .object([("change", .string($0.action.rawValue)), ("path", .string($0.path))]) })
      ),
    ])
  }

  private func json(_ change: DiaryChange) -> JSONValue {
    var members: [(String, JSONValue)] = []
    switch change.action {
    case .added: members = [("change", .string("added")), ("from", .null), ("from_day", .null)]
    case .removed: members = [("change", .string("removed")), ("from", .null), ("from_day", .null)]
    case .changed(let before):
      members = [("change", .string("changed")), ("from", .string(before.text.string)), ("from_day", .null)]
    case .moved(let before, let day):
      members = [
        ("change", .string("moved")), ("from", .string(before.place)), ("from_day", .string(day.description)),
      ]
    }
    let record = change.record
    return .object(
      members + [
        ("kind", .string(record.kind.rawValue)), ("place", .string(record.place)),
        ("time", record.time.map { .string($0.description) } ?? .null), ("text", .string(record.text.string)),
        ("line", .int(record.lineNumber)),
      ])
  }
}

/// A one-line summary of changes: `2 meals, 1 task done, weight 72.4 kg on 14 March`.
///
/// The year is named if it is not that of `today`. More than three days are summarised together. Without any change
/// it is `nothing`.
public func changeSentence(of days: [DayChanges], files: [FileChange] = [], today: Day) -> String {
  var clauses: [String] = []
  let told = days.filter { !$0.changes.isEmpty || $0.changesOtherText }
  if told.count > 3, let first = told.first?.day, let last = told.last?.day {
    var tally = ChangeTally()
    for day in told { tally.add(day) }
    clauses.append(
      "\(tally.summary) on \(told.count) days, \(dayText(first, today)) to \(dayText(last, today))")
  } else {
    for day in told {
      var tally = ChangeTally()
      tally.add(day)
      clauses.append("\(tally.summary) on \(dayText(day.day, today))")
    }
  }
  if let clause = fileClause(files) { clauses.append(clause) }
  return clauses.isEmpty ? "nothing" : clauses.joined(separator: "; ")
}

private func dayText(_ day: Day, _ today: Day) -> String {
  day.year == today.year ? day.dayAndMonth : "\(day.dayAndMonth) \(day.year)"
}

/// `1 recap, habits.md and 2 files in media`.
private func fileClause(_ files: [FileChange]) -> String? {
  var named: [String] = []
  var counts: [(one: String, many: String, count: Int)] = []
  func count(_ one: String, _ many: String) {
    if let index = counts.firstIndex(where: { $0.one == one }) {
      counts[index].count += 1
    } else {
      counts.append((one, many, 1))
    }
  }
  for file in files {
    switch JournalLayout.kind(ofPath: file.path) {
    case .settings: named.append("settings")
    case .habits: named.append("list of habits")
    case .foods: named.append("list of foods")
    case .tasks: named.append("list of tasks")
    case .media: count("file in media", "files in media")
    case .recap: count("recap", "recaps")
    case .report: count("report", "reports")
    case .day, .related, .impossibleDay, .other: count("other file", "other files")
    }
  }
  let parts = named + counts.map { counted($0.count, $0.one, plural: $0.many) }
  return parts.isEmpty ? nil : parts.joined(separator: ", ")
}

/// Counts the changes of records by kind.
private struct ChangeTally {
  private var counts: [(one: String, many: String, end: String, count: Int)] = []
  private var weights: [String] = []

  mutating func add(_ day: DayChanges) {
    for change in day.changes { add(change) }
    if day.changes.isEmpty { count("heading or blank line", plural: "headings or blank lines", "") }
  }

  private mutating func add(_ change: DiaryChange) {
    let record = change.record
    let (one, many) = record.kind.names
    switch change.action {
    case .added:
      if record.kind == .weight {
        weights.append(record.title)
      } else {
        count(one, plural: many, record.kind == .task && record.isDone ? "done" : "")
      }
    case .changed(let before) where record.isDone && !before.isDone:
      count(one, plural: many, record.kind == .task ? "done" : "")
    case .changed: count(one, plural: many, "changed")
    case .moved: count(one, plural: many, "moved")
    case .removed: count(one, plural: many, "removed")
    }
  }

  private mutating func count(_ one: String, plural many: String, _ end: String) {
    if let index = counts.firstIndex(where: { $0.one == one && $0.end == end }) {
      counts[index].count += 1
    } else {
      counts.append((one, many, end, 1))
    }
  }

  var summary: String {
    var parts = counts.map {
      counted($0.count, $0.one, plural: $0.many) + ($0.end.isEmpty ? "" : " \($0.end)")
    }
    if weights.count == 1 { parts.append("weight \(weights[0])") }
    if weights.count > 1 { parts.append("\(weights.count) weights") }
    return parts.joined(separator: ", ")
  }
}

extension DiaryRecord.Kind {
  /// Singular and plural.
  fileprivate var names: (String, String) {
    switch self {
    case .food: ("meal", "meals")
    case .weight: ("weight", "weights")
    case .task: ("task", "tasks")
    case .habit: ("habit", "habits")
    case .mood: ("mood", "moods")
    case .note: ("note", "notes")
    case .item: ("entry", "entries")
    }
  }
}
