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
