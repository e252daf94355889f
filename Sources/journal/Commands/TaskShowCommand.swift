import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task show`: a task with all that it has.
struct TaskShowCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show tasks with their parts, notes and attachments.",
    discussion: """
      EXAMPLES
        journal task show 3
        journal task show 3 5
        journal task show --tag health
        journal task show dentist --format json
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The tasks: numbers, addresses or words.", valueName: "task"),
    completion: Completion.tasks)
  var addresses: [String] = []
  @OptionGroup(title: "Several at once") var filter: TaskFilterOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let diary = try OpenDiary(journal, WriteOptions(), in: environment)
    let finder = TaskFinder(
      diary: diary, statuses: [.open, .started, .done, .cancelled, .moved, .other])
    let found = try finder.tasks(
      addresses, or: filter.isEmpty ? nil : try filter.filter(in: diary.settings, today: diary.now.day),
      to: "show", isConfirmed: true)
    let report = TaskReport(
      try found.map { try listed($0, in: diary) }, today: diary.now.day, now: diary.now.time,
      tagSettings: diary.settings.tags)
    return ReportAnswer(
      from: diary.folder, without: UnreadFiles(in: diary.folder), document: report.document,
      json: report.json)
  }

  private func listed(_ found: FoundTask, in diary: OpenDiary) throws -> ListedTask {
    var tasks = found.tasks
    tasks[found.position].parent = nil
    let listed = listedTasks(
      tasks, of: found.day, in: found.path, source: found.source, today: diary.now.day,
      dayEnds: diary.settings.dayEnds
    )
    .first { $0.position == found.position }
    guard var listed else {
      throw CommandFailure(.negativeResult, "‘\(found.words)’ cannot be shown by itself")
    }
    listed.number = found.number
    return listed
  }
}
