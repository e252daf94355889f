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
