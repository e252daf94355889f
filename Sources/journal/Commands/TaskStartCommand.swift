import ArgumentParser
import JournalAnalytics
import JournalFormat

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
