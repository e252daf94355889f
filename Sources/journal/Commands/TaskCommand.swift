import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task`: what is done with tasks.
struct TaskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "task",
    abstract: "Add, finish, move and change tasks.",
    discussion: """
      EXAMPLES
        journal task add 'Book dentist' --due friday
        journal task done 3 5
        journal task move 3 tomorrow
        journal task snooze 3 2h

      A task is named by its number in ‘journal tasks’, a part of it as 3.1, by an address such as 2026-03-14#t2, or by words.
      """,
    subcommands: [
      TaskAddCommand.self, TaskShowCommand.self, TaskDoneCommand.self, TaskStartCommand.self,
      TaskCancelCommand.self, TaskReopenCommand.self, TaskMoveCommand.self, TaskSnoozeCommand.self,
      TaskEditCommand.self, TaskRemoveCommand.self, TaskAgainCommand.self,
    ])
}

/// Which tasks a command changes: those that are named, or all that a filter picks.
struct TaskChoiceOptions: ParsableArguments {
  @OptionGroup(title: "Several at once") var filter: TaskFilterOptions
  @Flag(help: "Do not ask when a filter picks the tasks.")
  var yes = false

  /// The tasks that `addresses` name, or else the filter picks.
  func tasks(
    _ addresses: [String], to verb: String, among statuses: Set<TaskItem.Status>, in diary: OpenDiary
  ) throws -> [FoundTask] {
    try TaskFinder(diary: diary, statuses: statuses).tasks(
      addresses, or: filter.isEmpty ? nil : try filter.filter(in: diary.settings, today: diary.now.day),
      to: verb, isConfirmed: yes)
  }
}

extension TaskFinder {
  /// The tasks that `addresses` name, or else `filter` picks; those that are picked to be changed are confirmed, unless
  /// `isConfirmed`.
  func tasks(
    _ addresses: [String], or filter: TaskFilter?, to verb: String, isConfirmed: Bool
  ) throws -> [FoundTask] {
    guard let filter else {
      guard !addresses.isEmpty else {
        throw CommandFailure(
          .usage,
          "which task? name it by its number in ‘journal tasks’ or by words, or several by --tag, --due, --priority or --match"
        )
      }
      return try tasks(addresses)
    }
    guard addresses.isEmpty else {
      throw CommandFailure(.usage, "name tasks, or pick them by --tag and its like; not both")
    }
    let found = try tasks(matching: filter)
    guard !found.isEmpty else {
      throw CommandFailure(.negativeResult, "no task matches, so nothing was changed")
    }
    if !isConfirmed, !diary.options.isDryRun { try confirm(found, to: verb) }
    return found
  }

  private func confirm(_ found: [FoundTask], to verb: String) throws {
    let names = found.prefix(10).map { "\n  \($0.number.map { "\($0)  " } ?? "")\($0.words)" }.joined()
    let more = found.count > 10 ? "\n  and \(found.count - 10) more" : ""
    let what = "This would \(verb) \(counted(found.count, "task")):\(names)\(more)"
    try diary.ask("\(what)\nGo on?", orSay: "\(what)\n--yes does it, --dry-run shows it")
  }
}

/// The arguments of a command that changes tasks: those that are named, or all that a filter picks.
struct TaskSelection: ParsableArguments {
  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The tasks: numbers, addresses or words.", valueName: "task"),
    completion: Completion.tasks)
  var addresses: [String] = []
  @OptionGroup var choice: TaskChoiceOptions
  @OptionGroup var write: WriteOptions

  /// The diary, and the tasks that are meant.
  func tasks(
    to verb: String, among statuses: Set<TaskItem.Status>, in environment: CommandEnvironment
  ) throws -> (diary: OpenDiary, found: [FoundTask]) {
    let diary = try OpenDiary(journal, write, in: environment)
    return (diary, try choice.tasks(addresses, to: verb, among: statuses, in: diary))
  }
}

/// `journal task done`: ticks tasks.
struct TaskDoneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "done",
    abstract: "Tick tasks, and write the next ones of those that come again.",
    discussion: """
      EXAMPLES
        journal task done 3
        journal task done 3 5 2026-03-14#t2
        journal task done 3.1
        journal task done 'water plants' --day yesterday
        journal task done --tag errands --yes

      A task of another day's file gets the day it was done, and one that is ticked before the time in front of it the time. The last part asks about the whole; without a terminal it stays open. \
      What comes again is written into the file where the finished one stands, for a day into that of its day; ‘next_to’ under \
      ‘[tasks]’ chooses.
      """)

  @OptionGroup var selection: TaskSelection
  @Option(help: ArgumentHelp("The day it was done.", valueName: "day"), completion: Completion.days)
  var day: String?

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let (diary, named) = try selection.tasks(to: "tick", among: [.open, .started], in: environment)
    let day = try day.map { try diary.day($0) } ?? diary.now.day
    guard day <= diary.now.day else {
      throw CommandFailure(
        .usage,
        "\(day.weekdayAndDay(besides: diary.now.day)) is still to come; a task is ticked when it is done")
    }
    var found = named
    let finishing = TaskFinishing(diary: diary, day: day)
    let parents = finishing.finishedParents(of: found)
    var hints: [String] = []
    for parent in parents {
      if environment.inputIsInteractive, !diary.options.isDryRun {
        let answer = environment.ask(
          terminalSafe("All parts of ‘\(parent.words)’ are done then. Is all of it? [y/N] "))?.lowercased()
        if answer == "y" || answer == "yes" { found.append(parent) }
      } else {
        let number = TaskNumbers.stored(in: diary.folder).number(of: parent.key)
        let command = number.map { "‘journal task done \($0)’" } ?? "‘journal task done’ with its number"
        hints.append("all parts of ‘\(parent.words)’ are done; \(command) ticks it")
      }
    }
    var sentences: [String] = []
    try diary.change("task done \(found.map(\.words).joined(separator: ", "))") { transaction in
      sentences = try finishing.finish(found, in: transaction)
    }
    for sentence in sentences { diary.say(sentence) }
    for hint in hints { diary.say(hint) }
  }
}

/// `journal task start`: marks tasks as begun.
struct TaskStartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Mark tasks as started.",
    discussion: """
      EXAMPLES
        journal task start 3
      """)

  @OptionGroup var selection: TaskSelection

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    try TaskStatusChange(verb: "start", said: "started", status: .started, among: [.open, .started]).run(
      on: selection, in: environment)
  }
}

/// `journal task cancel`: marks tasks that will not be done.
struct TaskCancelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "Mark tasks as cancelled; they do not come again.",
    discussion: """
      EXAMPLES
        journal task cancel 3
        journal task cancel --tag holiday --yes
      """)

  @OptionGroup var selection: TaskSelection

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    try TaskStatusChange(verb: "cancel", said: "cancelled", status: .cancelled, among: [.open, .started]).run(
      on: selection, in: environment)
  }
}

/// `journal task reopen`: opens tasks again.
struct TaskReopenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reopen",
    abstract: "Open tasks again that are done, started, cancelled or moved.",
    discussion: """
      EXAMPLES
        journal task reopen 'book dentist'
        journal task reopen 2026-03-14#t2

      The next one of a task that comes again is taken away, unless something of it was changed.
      """)

  @OptionGroup var selection: TaskSelection

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    try TaskStatusChange(
      verb: "reopen", said: "open again", status: .open, among: [.done, .started, .cancelled, .moved]
    ).run(on: selection, in: environment)
  }
}

/// A change of the mark in tasks' boxes.
struct TaskStatusChange {
  var verb: String
  var said: String
  var status: TaskItem.Status
  var among: Set<TaskItem.Status>

  func run(on selection: TaskSelection, in environment: CommandEnvironment) throws {
    let (diary, found) = try selection.tasks(to: verb, among: among, in: environment)
    if status == .open { try refuseMoved(found, in: diary) }
    var ends: [String] = []
    try diary.change("task \(verb) \(found.map(\.words).joined(separator: ", "))") { transaction in
      ends = []
      for task in found {
        guard task.task.status != status else {
          ends.append("")
          continue
        }
        let next = status == .open ? try TaskFinishing.takingBackNext(of: task, in: diary, transaction) : nil
        var change = TaskChange(status: status)
        if status == .open, task.task.doneDay != nil || task.task.doneTime != nil {
          change.set(.done, to: nil)
        }
        if status == .cancelled, task.day != diary.now.day { change.set(.cancelled, to: diary.now.day) }
        _ = try diary.edit(task: task, in: transaction) { try $0.changing(task: $1, change) }
        ends.append(next.map { "; \($0)" } ?? "")
      }
    }
    for (task, end) in zip(found, ends) {
      guard task.task.status != status else {
        diary.say("‘\(task.words)’ is \(status == .open ? "open" : said) already; nothing was written")
        continue
      }
      let rule =
        status == .cancelled && task.task.recurrence != nil
        ? "; it does not come again, and ‘journal task again’ writes it anew" : ""
      diary.say("\(said): \(task.words)\(rule)\(end)")
    }
  }

  /// Throws for a moved task that is open where it was moved to: there would be two of it.
  private func refuseMoved(_ found: [FoundTask], in diary: OpenDiary) throws {
    guard found.contains(where: { $0.task.status == .moved }) else { return }
    let open = try TaskFinder(diary: diary).all().filter(\.group.isOpen)
    for task in found where task.task.status == .moved {
      guard let other = open.first(where: { $0.task.text == task.task.text && $0.path != task.path }) else {
        continue
      }
      throw CommandFailure(
        .refused,
        "‘\(task.words)’ was moved and is open in \(diary.folder.prefix)\(other.path), so it would be there twice; ‘journal task move \(other.number.map { "\($0)" } ?? MeantCommand.quoted(task.words)) \(task.day.map { "\($0)" } ?? "someday")’ brings it back; nothing was changed"
      )
    }
  }
}

/// `journal task rm`: takes tasks out of their files.
struct TaskRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm",
    abstract: "Take tasks out of their files, with their parts and notes.",
    discussion: """
      EXAMPLES
        journal task rm 3
        journal task rm 3.2
        journal task rm --tag holiday --yes

      A filter picks open tasks; one that is done is named. ‘journal task cancel’ keeps the line. ‘journal undo’ brings it back.
      """)

  @OptionGroup var selection: TaskSelection

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    // What a filter picks is open: the logbook keeps what was done, unless it is named.
    let (diary, found) = try selection.tasks(
      to: "remove",
      among: selection.choice.filter.isEmpty
        ? [.open, .started, .done, .cancelled, .moved, .other] : [.open, .started],
      in: environment)
    // A part goes with its task.
    let whole = found.filter { task in
      !found.contains { $0.path == task.path && task.task.parent == $0.position }
    }
    let notes = try whole.map { try noteText(of: $0, in: diary) }
    try diary.change("task rm \(whole.map(\.words).joined(separator: ", "))") { transaction in
      for task in whole.fromTheEnd {
        _ = try diary.edit(task: task, in: transaction) { try $0.removing($1) }
      }
    }
    for (task, note) in zip(whole, notes) {
      let parts = task.parts.count
      let media = task.task.mediaPaths(in: task.source, file: task.path)
      let kept =
        media.isEmpty ? "" : "; \(media.joined(separator: " and ")) \(media.count == 1 ? "stays" : "stay")"
      diary.say(
        "removed \(task.words)\(parts > 0 ? " with \(counted(parts, "part"))" : "")\(note) from \(diary.folder.prefix)\(task.path); ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it\(kept)"
      )
    }
  }

  /// What goes with a task besides its parts: ` and its note, ‘Ask for the blue one.’`; empty for none.
  private func noteText(of task: FoundTask, in diary: OpenDiary) throws -> String {
    let editor = TaskFileEditor(task.source, day: task.day, path: task.path, parser: diary.parser)
    let block = TaskFileEditor(
      block: try diary.apart(from: task.path) { try editor.block(of: task.position) }, parser: diary.parser)
    guard let note = block.tasks.first?.note(in: block.source, among: block.tasks),
      case let lines = note.split(separator: "\n", omittingEmptySubsequences: true), let first = lines.first
    else { return "" }
    let words = terminalSafe(String(first))
    return lines.count == 1
      ? " and the line below it, ‘\(words)’,"
      : " and the \(counted(lines.count, "line")) below it, ‘\(words)’ and so on,"
  }
}

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
