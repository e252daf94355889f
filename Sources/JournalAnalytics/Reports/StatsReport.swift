public import JournalFormat

/// How much there is of everything in a diary.
public struct StatsReport: Sendable {
  public struct Count: Hashable, Sendable {
    /// The key in JSON.
    public var key: String
    public var name: String
    public var count: Int
    /// Further details.
    public var remark: String

    /// Whether there is none of it, so that the remark is empty too.
    fileprivate var isAllZero: Bool { count == 0 && !remark.contains { $0.isNumber && $0 != "0" } }
  }

  public var counts: [Count]
  /// What it was limited to; `nil` for the whole diary.
  public var period: Period?
  /// The first and the last day with a file; `nil` without one.
  public var days: ClosedRange<Day>?
}

/// Counts what is in `journal`: all days, including future ones.
///
/// Tasks are those of `journal tasks --all`: parts, and lines that were moved or written again later, count with their task. Ticks
/// under an alias belong to the habit. With `period` only the day files in it count, and the habits that they tick.
public func statsReport(of journal: Journal, during period: Period? = nil, today: Day) -> StatsReport {
  var journal = journal
  if let period {
    journal.days = Array(journal.days(in: period.days))
    journal.tasks = []
    journal.tasksSource = SourceText([])
    journal.habits.removeAll { habit in
      !journal.days.contains { $0.habitTicks.contains { habitKey($0.name) == habitKey(habit.name) } }
    }
  }
  let files = journal.days
  let entries = files.flatMap(\.entries)
  let tasks = journal.listedTasks(today: today).filter { $0.group != .moved }
  let states: [(sentence: StatsWords, count: Int)] = [
    (.open, tasks.count(where: \.group.isOpen)), (.done, tasks.count { $0.group == .done }),
    (.cancelled, tasks.count { $0.group == .cancelled }), (.otherMark, tasks.count { $0.group == .other }),
  ]
  let taskStates = states.filter { $0.count > 0 || [.open, .done].contains($0.sentence) }.map {
    $0.sentence.said(["count": .number($0.count)])
  }
  let tags = tagReport(of: journal)
  var media: Set<String> = []
  for file in files {
    for entry in file.entries {
      media.formUnion(entry.photoPaths(inFile: file.path) + entry.mediaPaths(inFile: file.path))
    }
    let lines: [any HoldingMedia] = file.habitTicks + file.moods + file.series
    for line in lines { media.formUnion(line.mediaPaths(in: file.source, file: file.path)) }
    for task in file.tasks { media.formUnion(task.mediaPaths(in: file.source, file: file.path)) }
  }
  for task in journal.tasks { media.formUnion(task.mediaPaths(in: journal.tasksSource, file: "tasks.md")) }
  for habit in journal.habits { media.formUnion(habit.mediaPaths) }
  let bytes = files.reduce(journal.tasksSource.bytes.count) { $0 + $1.source.bytes.count }
  let logged = Set(files.filter { $0.entries.contains(where: \.isEaten) }.map(\.day)).count
  func count(_ key: String, named name: String, _ count: Int, remark: String = "") -> StatsReport.Count {
    StatsReport.Count(key: key, name: name, count: count, remark: remark)
  }
  let names = HabitNames(journal.habits)
  // A skip, or a box that stands open, is none.
  let ticks = files.flatMap(\.habitTicks).filter { $0.state == .done || $0.state == .noted }
  let ticked = Set(ticks.map { names.key(of: $0) }).count
  let first = files.first?.day
  return StatsReport(
    counts: [
      count(
        "days", named: "Days", Set(files.map(\.day)).count,
        remark: StatsWords.withFood.said(["count": .number(logged)])),
      count(
        "entries", named: "Entries", entries.count,
        remark: StatsWords.eaten.said(["count": .number(entries.count { $0.isEaten })])),
      count("weights", named: "Weights", files.reduce(0) { $0 + $1.weights.count }),
      count(
        "tasks", named: "Tasks", tasks.count,
        remark: taskStates.joined(separator: ", ")),
      count(
        "habits", named: "Habits", Set(journal.habits.map { habitKey($0.name) }).count,
        remark: StatsWords.ticks.said([
          "ticks": .number(ticks.count), "habits": .number(ticked),
        ])),
      count("moods", named: "Moods", files.reduce(0) { $0 + $1.moods.count }),
      count(
        "series_items", named: "Lines of your own", files.reduce(0) { $0 + $1.series.count },
        remark:
          StatsWords.headings.said([
            "count": .number(Set(files.flatMap(\.series).map { folded($0.series.string) }).count)
          ])),
      count("notes", named: "Notes", files.reduce(0) { $0 + $1.notes.count }),
      count(
        "tags", named: "Tags", tags.tags.count,
        remark: StatsWords.onLines.said(["count": .number(tags.taggedLines)])),
      count(
        "media", named: "Photos and files", media.count,
        remark: "named by entries, tasks, habits, moods and lines of your own"),
      count(
        "bytes", named: "Bytes", bytes,
        remark: (journal.tasksSource.bytes.isEmpty ? StatsWords.inFiles : .inFilesAndTasks).said([
          "count": .number(files.count)
        ])),
    ], period: period, days: first.flatMap { first in files.last.map { first...$0.day } })
}

extension StatsReport: Report {
  public var document: ReportDocument {
    let title = period.map { "The diary, \(PeriodText($0).title)" } ?? "The diary"
    // Tasks and habits may stand in files of their own.
    guard days != nil || counts.contains(where: { $0.key != "bytes" && $0.count > 0 }) else {
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(span))])
    }
    return ReportDocument(
      title: title,
      blocks: [
        .paragraph(ReportText(span)),
        .table(
          ReportTable(
            columns: [.init("What"), .init("How many", .trailing), .init("")],
            rows: counts.map {
              [ReportText($0.name), ReportText(grouped($0.count)), ReportText($0.isAllZero ? "" : $0.remark)]
            })),
      ])
  }

  /// The days that have files.
  private var span: String {
    guard let days else { return (period == nil ? StatsWords.noFile : .noFileHere).said() }
    return (days.count == 1 ? StatsWords.oneDay : .days).said([
      "first": .text(days.lowerBound.fullDate), "last": .text(days.upperBound.fullDate),
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

/// Every sentence of the counts of a diary.
enum StatsWords: String, SentenceTable {
  case noFile, noFileHere, oneDay, days
  case withFood, eaten, open, done, cancelled, otherMark, ticks, headings, onLines, inFiles, inFilesAndTasks

  var row: SentenceRow {
    switch self {
    case .noFile: .init("the diary is empty", english: "There is no day file yet.")
    case .noFileHere: .init("the period has no file", english: "No day file lies in these days.")
    case .oneDay: .init("all files are of one day", english: "On {first}.")
    case .days: .init("files of several days", english: "From {first} to {last}.")
    case .withFood: .init("beside the days", english: "{count} with food")
    case .eaten: .init("beside the entries", english: "{count} eaten")
    case .open: .init("beside the tasks", english: "{count} open")
    case .done: .init("behind those that are open", english: "{count} done")
    case .cancelled: .init("the same, and some were cancelled", english: "{count} cancelled")
    case .otherMark:
      .init("the same, and some have a mark of their own", english: "{count} with another mark")
    case .ticks: .init("beside the habits", english: "{ticks#tick|ticks} of {habits#habit|habits}")
    case .headings: .init("beside the lines of one’s own", english: "under {count#heading|headings}")
    case .onLines: .init("beside the tags", english: "on {count#line|lines}")
    case .inFiles: .init("beside the bytes", english: "in {count#day file|day files}")
    case .inFilesAndTasks:
      .init("the same, and there is a list of tasks", english: "in {count#day file|day files} and tasks.md")
    }
  }
}
