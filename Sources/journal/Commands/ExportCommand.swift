import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal export`: writes the diary for other programs.
struct ExportCommand: PagedCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, jsonl, csv, ics, todotxt, taskwarrior

    /// Whether it exports tasks rather than entries.
    var isOfTasks: Bool {
      switch self {
      case .json, .jsonl, .csv: false
      case .ics, .todotxt, .taskwarrior: true
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the diary's entries for other programs.",
    discussion: """
      EXAMPLES
        journal export json > entries.json
        journal export csv --period 30d --output entries.csv
        journal export json --all
        journal export csv --all --output export
        journal export ics --output diary.ics
        journal export todotxt --output todo.txt

      ‘json’ is one list of food entries, ‘jsonl’ one entry a line, ‘csv’ a table with a header. \
      Documentation/format/export.md says what the keys mean. With --all, ‘json’ also holds weights, tasks, habits, moods, series and notes; \
      ‘csv’ writes a table of each kind into the folder that --output names; ‘journal import json’ is the way back.

      ‘ics’ is a calendar of tasks (VTODO) and of what was eaten (VJOURNAL), ‘todotxt’ and ‘taskwarrior’ are tasks for these \
      programs. What they cannot hold is named on standard error.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("Write json, jsonl, csv, ics, todotxt or taskwarrior.", valueName: "format"))
  var format: Format

  @Flag(help: "Write everything the diary holds: one JSON object, or a folder of CSV tables.")
  var all = false

  @Argument(
    help: ArgumentHelp("The period, as --period takes it; the whole diary if left out.", valueName: "period"),
    completion: Completion.periods)
  var words: [String] = []

  @OptionGroup var period: PeriodOptions

  @Option(
    help: ArgumentHelp("Write to this file, or folder, instead of printing.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    guard all else { return }
    switch format {
    case .json: return
    case .csv:
      guard let output, output != "-" else {
        throw ValidationError(
          "--all writes several tables; name a folder, as in ‘journal export csv --all --output export’")
      }
    case .jsonl:
      throw ValidationError(
        "--all is for json and csv; write ‘journal export json --all’ or ‘journal export csv --all --output export’"
      )
    case .ics, .todotxt, .taskwarrior:
      throw ValidationError(
        "--all is for json and csv; ‘journal export \(format.rawValue)’ has all that it can hold")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let read = try journal.read(in: environment) {
      try period.expression(or: words, unit: "month", on: $0)?.days.map { NeededDays(shown: $0) }
    }
    if format.isOfTasks { return try writeTasks(read, in: environment) }
    if all, format == .csv, let output { return try writeTables(read, to: output, in: environment) }
    if !all, read.journal.days.allSatisfy(\.entries.isEmpty) {
      environment.warn(
        "there are no food entries to export\(period.isEmpty && words.isEmpty ? "" : " in that period").")
    }
    guard let output, output != "-" else {
      EntryExport(format: format, all: all).write(read.journal, unread: read.unread, to: environment.print)
      // A list of entries cannot say which files are missing.
      guard read.unread.isEmpty else {
        throw CommandFailure(
          .refused, "the export is not complete: \(counted(read.unread.files.count, "file")) left out")
      }
      return
    }
    try read.unread.requireComplete(for: output)
    var bytes: [UInt8] = []
    EntryExport(format: format, all: all).write(read.journal, unread: read.unread) { bytes += $0.utf8 }
    try read.folder.write(output, bytes)
  }

  /// Writes tasks, and for a calendar entries too, and reports what the format cannot hold.
  private func writeTasks(_ read: ReadJournal, in environment: CommandEnvironment) throws {
    let days = try period.expression(or: words, unit: "month", on: read.now)?.days
    let made = TaskExport(read, during: days).text(format, in: environment)
    for line in made.losses.lines { environment.warn(line) }
    guard let output, output != "-" else {
      environment.print(made.text)
      guard read.unread.isEmpty else {
        throw CommandFailure(
          .refused, "the export is not complete: \(counted(read.unread.files.count, "file")) left out")
      }
      return
    }
    try read.unread.requireComplete(for: output)
    try read.folder.write(output, Array(made.text.utf8))
  }

  /// Writes one table for each kind of record into a folder, which is created if needed. Tables of an earlier export are replaced,
  /// other files left.
  private func writeTables(_ read: ReadJournal, to folder: String, in environment: CommandEnvironment) throws
  {
    try read.unread.requireComplete(for: folder)
    try read.folder.makeFolder(folder)
    var written: [String] = []
    func write(_ name: String, columns: [String], rows: some Sequence<[String]>) throws {
      var writer = CSVWriter(guardsFormulas: true)
      writer.append(columns)
      var count = 0
      for row in rows {
        writer.append(row)
        count += 1
      }
      try read.folder.write("\(folder)\(folder.hasSuffix("/") ? "" : "/")\(name).csv", writer.bytes)
      written.append("\(name).csv (\(grouped(count)))")
    }
    for list in ExportedList.allCases {
      let (columns, rows) = (list.columns, list.rows(of: read.journal))
      guard list == .series, let heading = columns.firstIndex(of: "series") else {
        try write(list.rawValue, columns: columns, rows: rows)
        continue
      }
      // Complaints are a kind of their own in a table, as they are for a doctor.
      try write("symptoms", columns: columns, rows: rows.lazy.filter { SymptomWords.isHeading($0[heading]) })
      try write(
        list.rawValue, columns: columns, rows: rows.lazy.filter { !SymptomWords.isHeading($0[heading]) })
    }
    environment.warn("wrote \(written.joined(separator: ", ")) to \(folder)")
  }
}

/// Writes the export one day at a time, so that the text of a long diary is never in memory at once.
struct EntryExport {
  var format: ExportCommand.Format
  var all: Bool

  func write(_ journal: Journal, unread: UnreadFiles, to print: (String) -> Void) {
    switch format {
    case .json where all: writeLists(journal, unread: unread, to: print)
    case .json: writeList(journal, to: print)
    case .jsonl:
      for day in days(of: journal) {
        for entry in exportedEntries(of: day) { print(entry.text(pretty: false) + "\n") }
      }
    case .csv: writeTable(journal, to: print)
    case .ics, .todotxt, .taskwarrior: break
    }
  }

  /// Writes `exportedJournal` as text, with the files that could not be read.
  private func writeLists(_ journal: Journal, unread: UnreadFiles, to print: (String) -> Void) {
    var beside = Journal(settings: journal.settings, habits: journal.habits, tasks: journal.tasks)
    beside.tasksSource = journal.tasksSource
    var opening = "{"
    for list in ExportedList.allCases {
      print("\(opening)\n  \"\(list.rawValue)\": [")
      var isFirst = true
      func write(_ part: Journal) {
        for item in list.items(of: part) {
          print((isFirst ? "\n    " : ",\n    ") + item.text(within: 2))
          isFirst = false
        }
      }
      for day in days(of: journal) { write(day) }
      write(beside)
      print(isFirst ? "]" : "\n  ]")
      opening = ","
    }
    if !unread.isEmpty { print(",\n  \"unread\": " + JSONValue.files(unread.files).text(within: 1)) }
    print("\n}\n")
  }

  /// Writes an array with one entry per line.
  private func writeList(_ journal: Journal, to print: (String) -> Void) {
    var isFirst = true
    for day in days(of: journal) {
      for entry in exportedEntries(of: day) {
        print((isFirst ? "[\n  " : ",\n  ") + entry.text(pretty: false))
        isFirst = false
      }
    }
    print(isFirst ? "[]\n" : "\n]\n")
  }

  private func writeTable(_ journal: Journal, to print: (String) -> Void) {
    // A spreadsheet could execute a cell that begins like a formula.
    func write(_ row: [String]) {
      var writer = CSVWriter(guardsFormulas: true)
      writer.append(row)
      print(writer.text)
    }
    for row in exportedRows(of: Journal()) { write(row) }
    for day in days(of: journal) {
      for row in exportedRows(of: day).dropFirst() { write(row) }
    }
  }

  /// The journal split by day; the files of one day stay together, because identifiers count entries per day.
  private func days(of journal: Journal) -> some Sequence<Journal> {
    var rest = journal.days[...]
    return AnyIterator {
      guard let day = rest.first?.day else { return nil }
      let files = rest.prefix { $0.day == day }
      rest = rest[files.endIndex...]
      return Journal(settings: journal.settings, days: Array(files))
    }
  }
}

/// The tasks of a journal for other programs.
struct TaskExport {
  private let read: ReadJournal
  private let tasks: [ExchangedTask]

  /// For a period, the tasks of its days, and those without a day that are due or done in it.
  init(_ read: ReadJournal, during days: ClosedRange<Day>?) {
    self.read = read
    let list = ExchangedTask.tasks(of: read.journal.tasks, day: nil, source: read.journal.tasksSource)
    let undated = list.filter { task in
      guard let days else { return true }
      return [task.due?.day, task.done?.day].contains { $0.map(days.contains) ?? false }
    }
    let dated = days.map { read.journal.days(in: $0) } ?? read.journal.days[...]
    let moved = Self.writtenAgain(in: read)
    tasks =
      dated.flatMap { file in
        var own = file.tasks
        for position in moved[file.path] ?? [] { own[position].status = .moved }
        return ExchangedTask.tasks(of: own, day: file.day, source: file.source)
      } + undated
  }

  /// The positions of tasks that are written again in a later file, by file: they are one task, exported once.
  private static func writtenAgain(in read: ReadJournal) -> [String: [Int]] {
    let listed = read.journal.listedTasks(today: read.now.day).filter { $0.group == .moved && $0.day != nil }
    return Dictionary(grouping: listed, by: \.path).mapValues { $0.map(\.position) }
  }

  func text(_ format: ExportCommand.Format, in environment: CommandEnvironment) -> (
    text: String, losses: ExchangeLosses
  ) {
    var losses = ExchangeLosses()
    switch format {
    case .json, .jsonl, .csv: return ("", losses)
    case .todotxt: return (TodoTxt.text(of: tasks, losses: &losses), losses)
    case .taskwarrior:
      let list = (try? read.folder.read(JournalFile(path: ImportedTexts.path))).map(SourceText.init)
      let imported = list.map { ImportedTexts($0) } ?? ImportedTexts()
      let first = TaskIdentities.stored(in: read.folder).first
      let value = TaskwarriorTasks.value(
        of: tasks,
        names: { task in
          let digest = taskDigest(of: task.text)
          return imported.names(of: first[digest] ?? digest, on: task.created ?? Day(ordinal: 0))
        }, seconds: { environment.seconds(of: $0, $1) }, losses: &losses)
      return (value.text(pretty: true), losses)
    case .ics:
      let stamp = ReminderMoment(day: read.now.day, time: read.now.time)
      let made = CalendarExport(
        tasks: tasks, food: read.journal.days, stamp: stamp, usual: read.journal.settings.remind.tasks,
        firstWords: TaskIdentities.stored(in: read.folder).first
      ) { environment.universal($0) }
      return (made.text, made.losses)
    }
  }
}
