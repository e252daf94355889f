public import JournalFormat

/// How much there is of everything in a diary.
public struct StatsReport: Sendable {
  public struct Count: Hashable, Sendable {
    /// The key in JSON.
    public var key: String
    public var name: String
    public var count: Int
    /// What else to say of it.
    public var remark: String
  }

  public var counts: [Count]
  /// The first and the last day with a file; `nil` without one.
  public var days: ClosedRange<Day>?
}

/// Counts what is in `journal`: all days, also those to come.
public func statsReport(of journal: Journal) -> StatsReport {
  let files = journal.days
  let entries = files.flatMap(\.entries)
  let tasks = files.flatMap(\.tasks) + journal.tasks
  let openTasks = tasks.count { $0.status == .open || $0.status == .started }
  let tags = tagReport(of: journal)
  var media: Set<String> = []
  for file in files {
    for entry in file.entries { media.formUnion(entry.photoPaths(inFile: file.path)) }
    for task in file.tasks { media.formUnion(task.mediaPaths(in: file.source, file: file.path)) }
  }
  for task in journal.tasks { media.formUnion(task.mediaPaths(in: journal.tasksSource, file: "tasks.md")) }
  let bytes = files.reduce(journal.tasksSource.bytes.count) { $0 + $1.source.bytes.count }
  let logged = Set(files.filter { $0.entries.contains(where: \.isEaten) }.map(\.day)).count
  func count(_ key: String, _ name: String, _ count: Int, _ remark: String = "") -> StatsReport.Count {
    StatsReport.Count(key: key, name: name, count: count, remark: remark)
  }
  let ticked = Set(files.flatMap(\.habitTicks).map { habitKey($0.name) }).count
  let first = files.first?.day
  return StatsReport(
    counts: [
      count("days", "Days", Set(files.map(\.day)).count, "\(grouped(logged)) with food"),
      count("entries", "Entries", entries.count, "\(grouped(entries.count { $0.isEaten })) eaten"),
      count("weights", "Weights", files.reduce(0) { $0 + $1.weights.count }),
      count("tasks", "Tasks", tasks.count, "\(grouped(openTasks)) open"),
      count(
        "habits", "Habits", journal.habits.count,
        "\(counted(files.reduce(0) { $0 + $1.habitTicks.count }, "tick")) of \(grouped(ticked))"),
      count("moods", "Moods", files.reduce(0) { $0 + $1.moods.count }),
      count(
        "series_items", "Lines of your own", files.reduce(0) { $0 + $1.series.count },
        "under \(counted(Set(files.flatMap(\.series).map { folded($0.series.string) }).count, "heading"))"),
      count("notes", "Notes", files.reduce(0) { $0 + $1.notes.count }),
      count("tags", "Tags", tags.tags.count, "on \(counted(tags.taggedLines, "line"))"),
      count("media", "Photos and files", media.count, "named by entries and tasks"),
      count(
        "bytes", "Bytes", bytes,
        "in \(counted(files.count, "day file"))\(journal.tasksSource.bytes.isEmpty ? "" : " and tasks.md")"),
    ], days: first.flatMap { first in files.last.map { first...$0.day } })
}

extension StatsReport: Report {
  public var document: ReportDocument {
    guard let days else {
      return ReportDocument(title: "The diary", blocks: [.paragraph("There is no day file yet.")])
    }
    return ReportDocument(
      title: "The diary",
      blocks: [
        .paragraph(ReportText("From \(days.lowerBound.fullDate) to \(days.upperBound.fullDate).")),
        .table(
          ReportTable(
            columns: [.init("What"), .init("How many", .trailing), .init("")],
            rows: counts.map { [ReportText($0.name), ReportText(grouped($0.count)), ReportText($0.remark)] })),
      ])
  }

  public var json: JSONValue {
    .object(
      [
        ("first_day", JSONValue(days?.lowerBound.description)),
        ("last_day", JSONValue(days?.upperBound.description)),
      ] + counts.map { ($0.key, .int($0.count)) })
  }

  public var figures: [Figure] { [] }
}
