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
        journal tasks next week
        journal tasks --done --month last

      A task without a due day is planned for the day whose file it stands in, so --due and a period have it too.

      The number before a task names it for ‘journal task done 3’ and its like, whichever file it stands in.
      """)

  enum State: String, ExpressibleByArgument, CaseIterable {
    case open, started, done, cancelled, moved
  }

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("Only tasks that hold these words.", valueName: "words"))
  var words: [String] = []
  @OptionGroup var filter: TaskFilterOptions
  @OptionGroup var period: PeriodOptions
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
    let tasks = read.journal.numberedTasks(today: today, in: read.folder)
    var options = filter
    var words = words
    // `next week`, unless tasks hold these words.
    let text = words.joined(separator: " ")
    if options.due == nil, words.count < 4,
      !tasks.contains(where: { folded($0.task.text.string).contains(folded(text)) })
    {
      options.due = text
      if (try? options.filter(in: read.journal.settings, today: today)) == nil {
        options.due = nil
      } else {
        words = []
      }
    }
    var filter = try options.filter(words: words, in: read.journal.settings, today: today)
    filter.countsPriorityOfParts = true
    let days = try period.expression(on: read.now)?.days
    if !done, let days { filter.due = days }
    if all { filter.groups = Set(ListedTask.Group.allCases) }
    if done { filter.status = .done }
    if let state { filter.status = TaskItem.Status(rawValue: state.rawValue) }
    var shown = sort.sorted(tasks.filter(filter.matches))
    if done, let days { shown.removeAll { !($0.doneDay.map(days.contains) ?? false) } }
    if filter.status == .done, sort == .priority {
      shown = shown.enumerated().sorted {
        ($1.element.doneDay?.ordinal ?? 0, $0.offset) < ($0.element.doneDay?.ordinal ?? 0, $1.offset)
      }
      .map(\.element)
    }
    let report = TaskListReport(
      shown, today: today, now: read.now.time, openCount: tasks.count { $0.group.isOpen },
      isFiltered: !filter.isEmpty, ended: filter.isEmpty ? tasks.endedRows(today: today) : [],
      tagSettings: read.journal.settings.tags)
    return ReportAnswer(from: read.folder, without: read.unread, document: report.document, json: report.json)
  }
}
