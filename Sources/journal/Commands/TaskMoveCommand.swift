import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task move`: moves tasks to a day.
struct TaskMoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move tasks to the file of another day, or to tasks.md.",
    discussion: """
      EXAMPLES
        journal task move 3
        journal task move 3 5 tomorrow
        journal task move 'book dentist' friday
        journal task move 3 someday

      Where it stood, ‘[>]’ is left; the task goes, with its parts and notes, to the day, or today without one. A due day stays as it is.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp(
      "The tasks, then the day: tomorrow, friday, 14 mar; someday for tasks.md.", valueName: "task… day"),
    completion: Completion.tasks)
  var arguments: [String] = []
  @OptionGroup var choice: TaskChoiceOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let isDay = { (text: String) in
      text.lowercased() == "someday" || (try? ComingDay(text, today: diary.now.day)) != nil
    }
    var (addresses, day) = diary.splitting(arguments, isDay: isDay)
    if !choice.filter.isEmpty, day.isEmpty, !arguments.isEmpty {
      (addresses, day) = ([], arguments.joined(separator: " "))
    }
    let found = try tasks(addresses, isDated: !day.isEmpty, in: diary)
    try TaskFinder.requireOpen(found, to: "move")
    let wording = TaskWording(diary: diary)
    let file = try wording.place(day.isEmpty ? "today" : day)
    let path = file?.path ?? OpenDiary.taskList
    var moved: [(found: FoundTask, edit: TaskFileEdit)] = []
    try diary.change("task move \(found.map(\.words).joined(separator: ", "))") { transaction in
      moved = []
      // Added first, so that a crash can double a task but never lose it, and in their order.
      for task in found where task.path != path {
        let block = try diary.apart(from: task.path) { () throws -> SourceText in
          let block = try TaskFileEditor(
            task.source, day: task.day, path: task.path, parser: diary.parser
          ).block(of: task.position)
          return try task.day.map { try doneParts(of: block, on: $0, in: diary) } ?? block
        }
        let edit = try wording.add(
          Attachments.relinked(block, from: task.path, to: path), to: file, since: task.day, in: transaction)
        moved.append((task, edit))
      }
      for task in found.fromTheEnd where task.path != path {
        _ = try diary.edit(task: task, in: transaction) {
          try $0.changing(task: $1, TaskChange(status: .moved))
        }
      }
    }
    for task in found where task.path == path { diary.say("‘\(task.words)’ is there already") }
    for (task, edit) in moved {
      let number = diary.listed(edit, in: file, was: task.key)?.number.map(String.init)
      diary.say(
        "\(number.map { "\($0)  " } ?? "")\(task.words): from \(diary.folder.prefix)\(task.path) to \(wording.name(of: file))"
      )
      if let due = task.task.due, due < file?.day ?? due {
        let when = due == diary.now.day ? "today" : due.weekdayAndDay(besides: diary.now.day)
        diary.say(
          "It is still due \(when); ‘journal task edit \(number ?? "…") --due’ with a day changes that")
      }
    }
  }

  /// A block in which finished parts state the day they were done, which only the name of their old file said.
  private func doneParts(of block: SourceText, on day: Day, in diary: OpenDiary) throws -> SourceText {
    var block = block
    for index in TaskFileEditor(block: block, parser: diary.parser).tasks.indices.dropFirst() {
      let editor = TaskFileEditor(block: block, parser: diary.parser)
      guard editor.tasks[index].status == .done, editor.tasks[index].doneDay == nil else { continue }
      var change = TaskChange()
      change.set(.done, to: day)
      block = try editor.changing(task: index, change).result
    }
    return block
  }

  /// The tasks. If the last word names none and may have been meant as a day, the error says how to write one.
  private func tasks(_ addresses: [String], isDated: Bool, in diary: OpenDiary) throws -> [FoundTask] {
    do {
      return try choice.tasks(addresses, to: "move", among: [.open, .started], in: diary)
    } catch let failure as CommandFailure
      where !isDated && addresses.count > 1 && failure.message.hasPrefix("no task")
    {
      throw CommandFailure(
        failure.status,
        "\(failure.message); if ‘\(addresses[addresses.count - 1])’ is the day, write tomorrow, friday, ‘14 mar’ or someday"
      )
    }
  }
}
