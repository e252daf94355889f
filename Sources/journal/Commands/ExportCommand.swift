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
