import ArgumentParser
import JournalFormat

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
