import ArgumentParser
import JournalFormat

/// `journal import todotxt`: brings in the tasks of a todo.txt.
struct ImportTodotxtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "todotxt",
    abstract: "Bring in the tasks of a todo.txt.",
    discussion: """
      EXAMPLES
        journal import todotxt ~/todo.txt --dry-run
        journal import todotxt done.txt

      Each line becomes a task in tasks.md, with its priority, days, recurrence (rec:), contexts and projects as tags. What has no \
      place here is named. Nothing is brought in twice, and ‘journal undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var source: ImportOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    var losses = ExchangeLosses()
    let lines = TodoTxt.tasks(in: try diary.importedText(source.file), losses: &losses)
    let tasks = try TaskImport(
      lines.map { ($0.task, $0.identity) }, of: "todotxt", losses: losses, into: diary)
    try tasks.run("import todotxt \(source.file)")
    diary.report(tasks.summary(of: source.name), tasks.losses)
  }
}
