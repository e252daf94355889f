import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal tasks`: the tasks of all files.
struct TasksCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "tasks",
    abstract: "Show what is to be done, from all files.",
    discussion: """
      EXAMPLES
        journal tasks
        journal tasks dentist
        journal tasks --due 7d --priority high
        journal tasks --tag errands --sort age
        journal tasks --done

      The number before a task names it for ‘journal task done 3’ and its like, whichever file it stands in.
      """)

  enum State: String, ExpressibleByArgument, CaseIterable {
    case open, started, done, cancelled, moved
  }

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("Only tasks that hold these words.", valueName: "words"))
  var words: [String] = []
  @OptionGroup var filter: TaskFilterOptions
  @Option(help: ArgumentHelp("Those in this state.", valueName: "state"))
  var state: State?
  @Option(help: ArgumentHelp("The order within a group.", valueName: "order"))
  var sort = TaskOrder.priority
  @Flag(help: "Show what is done, the newest first.")
  var done = false
  @Flag(help: "Show tasks in every state.")
  var all = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard [done, all, state != nil].count(where: { $0 }) <= 1 else {
      throw ValidationError("One at a time: --done, --all or --state.")
    }
  }

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let read = try journal.read(in: environment)
    let today = read.now.day
    var filter = try filter.filter(words: words, in: read.journal.settings, today: today)
    if all { filter.groups = Set(ListedTask.Group.allCases) }
    if done { filter.status = .done }
    if let state { filter.status = TaskItem.Status(rawValue: state.rawValue) }
    let tasks = read.journal.numberedTasks(today: today, in: read.folder)
    var shown = sort.sorted(tasks.filter(filter.matches))
    if filter.status == .done, sort == .priority {
      shown = shown.enumerated().sorted {
        ($1.element.doneDay?.ordinal ?? 0, $0.offset) < ($0.element.doneDay?.ordinal ?? 0, $1.offset)
      }
      .map(\.element)
    }
    let report = TaskListReport(
      shown, today: today, now: read.now.time, openCount: tasks.count { $0.group.isOpen },
      isFiltered: !filter.isEmpty,
      tagSettings: read.journal.settings.tags)
    return ReportAnswer(from: read.folder, without: read.unread, document: report.document, json: report.json)
  }
}
