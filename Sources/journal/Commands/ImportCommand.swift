import ArgumentParser
import JournalFormat

/// `journal import`: brings in what other programs or other ways of keeping a diary have.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring in a diary that is kept otherwise, or tasks, habits and weights of other programs.",
    subcommands: [
      ImportLogCommand.self, ImportHealthCommand.self, ImportWeightsCommand.self, ImportTodotxtCommand.self,
      ImportTaskwarriorCommand.self, ImportLoopCommand.self, ImportJSONCommand.self,
    ])
}

/// `journal import json`: the way back from `journal export json --all`.
struct ImportJSONCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Bring back what ‘journal export json --all’ wrote.",
    discussion: """
      EXAMPLES
        journal export json --all --output diary.json
        journal init ~/again && journal import json diary.json -C ~/again

      Every record goes into the file of its day, habits.md or tasks.md, and is read again before anything is written; what would \
      not come back as it was is named. Records that are there already are passed over, so nothing is brought in twice, and ‘journal \
      undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var source: ImportOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let text = try diary.importedText(source.file)
    var records = try JSONImport(text, named: source.file, into: diary)
    let count = try records.plan()
    try diary.confirm(files: count, lines: 0, isConfirmed: source.yes)
    try records.run("import json \(source.file)")
    records.nameMissingFiles()
    diary.report(records.summary(of: source.name), records.losses)
    guard records.leftOut.isEmpty else {
      throw CommandFailure(.negativeResult, "\(counted(records.leftOut.count, "file")) left as it was")
    }
  }
}

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

/// `journal import taskwarrior`: brings in the tasks of Taskwarrior.
struct ImportTaskwarriorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "taskwarrior",
    abstract: "Bring in what Taskwarrior’s ‘task export’ writes.",
    discussion: """
      EXAMPLES
        task export > tasks.json && journal import taskwarrior tasks.json --dry-run
        task status:pending export | journal import taskwarrior -

      Each task goes into tasks.md, with its days, priority, recurrence, tags and annotations; a project becomes a tag, what was \
      deleted is cancelled. What has no place here is named. Nothing is brought in twice, and ‘journal undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var source: ImportOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    var losses = ExchangeLosses()
    let value = try diary.importedJSON(source.file)
    let items = TaskwarriorTasks.items(
      in: value,
      local: { seconds in
        let moment = environment.localMoment(seconds)
        return (moment.day, moment.time)
      }, losses: &losses)
    guard let items else {
      throw CommandFailure(
        .refused,
        "‘\(source.file)’ is no list of tasks as ‘task export’ writes it; nothing was written")
    }
    let names = items.compactMap { item in item.entry.map { (item.identity, [item.identity, $0]) } }
    let tasks = try TaskImport(
      items.map { ($0.task, $0.identity) }, of: "taskwarrior",
      names: Dictionary(names) { first, _ in first }, losses: losses, into: diary)
    try tasks.run("import taskwarrior \(source.file)")
    diary.report(tasks.summary(of: source.name), tasks.losses)
  }
}
