import ArgumentParser
import JournalFormat

/// `journal export`: writes the diary for other programs.
struct ExportCommand: PagedCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, jsonl, csv
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the diary's entries for other programs.",
    discussion: """
      EXAMPLES
        journal export json > entries.json
        journal export csv --period 30d --output entries.csv
        journal export json --all

      ‘json’ is one list of food entries, ‘jsonl’ one entry a line, ‘csv’ a table with a header. \
      Documentation/format/export.md says what the keys mean. With --all, ‘json’ also holds weights, tasks, habits, moods, series and notes.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("Write json, jsonl or csv.", valueName: "format"))
  var format: Format

  @Flag(help: "Write everything the diary holds, as one JSON object.")
  var all = false

  @OptionGroup var period: PeriodOptions

  @Option(
    help: ArgumentHelp("Write to this file instead of printing.", valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    guard !all || format == .json else {
      throw ValidationError("--all is only for json; write ‘journal export json --all’")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let read = try journal.read(in: environment) {
      try period.expression(today: $0.day)?.days.map { NeededDays(shown: $0) }
    }
    if read.journal.days.allSatisfy(\.entries.isEmpty) {
      environment.warn("there are no food entries to export\(period.isEmpty ? "" : " in that period").")
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
}
