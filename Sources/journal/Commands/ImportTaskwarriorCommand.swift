import ArgumentParser
import JournalFormat

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
