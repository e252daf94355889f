import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task again`: writes a task once more.
struct TaskAgainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "again",
    abstract: "Write a task down once more, with its parts open.",
    discussion: """
      EXAMPLES
        journal task again 'pack for the trip' --due friday
        journal task again 2026-03-14#t2 --day today

      It has the words, tags, priority and rule of the other one, and its days only where options name them.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The task: its number, its address or words of it.", valueName: "task"),
    completion: Completion.tasks)
  var address: [String]
  @Option(
    help: ArgumentHelp("Write it into the file of this day, or of someday: tasks.md.", valueName: "day"),
    completion: Completion.days)
  var day: String?
  @OptionGroup var line: TaskLineOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let finder = TaskFinder(
      diary: diary, statuses: [.open, .started, .done, .cancelled, .moved, .other])
    let found = try finder.task(address.joined(separator: " "))
    let wording = TaskWording(diary: diary)
    var change = try wording.change(line, of: found.task)
    change.status = .open
    for mark in [TaskMark.due, .scheduled, .start, .done, .created, .reminderDay]
    where !change.marks.contains(where: { $0.mark == mark }) && mark.isSet(in: found.task) {
      change.set(mark, to: nil)
    }
    let block = try diary.apart(from: found.path) { () throws -> SourceText in
      let own = TaskFileEditor(found.source, day: found.day, path: found.path, parser: diary.parser)
      var editor = TaskFileEditor(block: try own.block(of: found.position), parser: diary.parser)
      editor = TaskFileEditor(block: try editor.changing(task: 0, change).result, parser: diary.parser)
      if !line.remind.isEmpty { try StrayReminder.refuse(in: editor.tasks.first) }
      if let without = try StrayReminder.leavingOut(of: 0, in: editor) {
        editor = TaskFileEditor(block: without.result, parser: diary.parser)
      }
      for part in line.parts {
        editor = TaskFileEditor(block: try editor.addingPart(part, to: 0).result, parser: diary.parser)
      }
      return try TaskFinishing.opened(editor, shiftedBy: nil, diary.parser).source
    }
    let file = try wording.place(day)
    let attachments = try Attachments(line.attachments, in: diary)
    let moved = Attachments.relinked(block, from: found.path, to: file?.path ?? OpenDiary.taskList)
    var edit: TaskFileEdit?
    try diary.change("task again \(found.words)") { transaction in
      edit = try wording.add(moved, with: attachments, to: file, in: transaction)
    }
    guard let edit, let listed = diary.listed(edit, in: file) else { return }
    diary.say(
      "\(listed.number.map { "\($0)  " } ?? "")\(diary.sentence(listed)); in \(wording.name(of: file))")
    if line.remind.isEmpty, let lost = StrayReminder.sentence(from: found.task, to: listed.task) {
      diary.say(lost)
    }
    guard let day = found.day, let file, day < file.day, file.day <= diary.now.day, found.task.parent == nil,
      found.task.status == .open || found.task.status == .started,
      found.task.due == nil || listed.task.due == nil || found.task.due == listed.task.due
    else { return }
    diary.say(
      "the one of \(day.weekdayAndDay(besides: diary.now.day)) counts as moved here, and is not listed as open any more"
    )
  }
}
