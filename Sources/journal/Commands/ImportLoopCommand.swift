import ArgumentParser
import JournalFormat

/// `journal import loop`: brings in the habits of Loop Habit Tracker.
struct ImportLoopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "loop",
    abstract: "Bring in the habits of Loop Habit Tracker.",
    discussion: """
      EXAMPLES
        unzip 'Loop Habits CSV 2026-03-14.zip' -d loop && journal import loop loop --dry-run
        journal import loop loop --yes

      In the app: Settings, Export as CSV. The folder has Habits.csv and Checkmarks.csv. Habits that habits.md does not have are \
      written there, and each tick, skip and amount into its day's file, with its remark. A day that has a line of a habit keeps it, \
      so nothing is brought in twice; ‘journal undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The folder of the unpacked export, or its Habits.csv.", valueName: "folder"),
    completion: .directory)
  var folder: String
  @Flag(help: "Go on without asking, however many files change.")
  var yes = false
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    if folder.hasSuffix(".zip") {
      throw CommandFailure(
        .refused,
        "‘\(folder)’ is a ZIP archive; unpack it first, as ‘unzip \(folder) -d loop’ does, and name the folder"
      )
    }
    let table = ["Habits.csv", "Checkmarks.csv"].first { folder == $0 || folder.hasSuffix("/" + $0) }
    let base = String(folder.dropLast(table?.count ?? 0))
    let prefix = base.isEmpty || base.hasSuffix("/") ? base : base + "/"
    var losses = ExchangeLosses()
    guard (try? environment.readFile(prefix + "Habits.csv")) != nil else {
      throw CommandFailure(
        .refused,
        "there is no ‘\(prefix)Habits.csv’; name the folder of the export, which has Habits.csv and Checkmarks.csv; nothing was written"
      )
    }
    guard let habits = LoopHabits(try diary.importedText(prefix + "Habits.csv"), losses: &losses) else {
      throw CommandFailure(
        .refused,
        "‘\(prefix)Habits.csv’ has no column ‘Name’, so it is no export of Loop; nothing was written")
    }
    guard var entries = habits.entries(in: try diary.importedText(prefix + "Checkmarks.csv"), losses: &losses)
    else {
      throw CommandFailure(
        .refused,
        "the columns of ‘\(prefix)Checkmarks.csv’ are not the habits of Habits.csv; nothing was written")
    }
    for (index, habit) in habits.habits.enumerated() {
      guard let own = habit.folder, let bytes = try? environment.readFile("\(prefix)\(own)/Checkmarks.csv")
      else { continue }
      habits.takeNotes(in: SourceText(bytes), of: index, into: &entries[index], losses: &losses)
    }
    var loop = try LoopImport(habits, entries, losses: losses, into: diary)
    try diary.confirm(files: loop.fileCount, lines: 0, isConfirmed: yes)
    try loop.run("import loop \(folder)")
    diary.report(loop.summary(of: folder.split(separator: "/").last.map(String.init) ?? folder), loop.losses)
  }
}
