import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task edit`: changes what a task says.
struct TaskEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a task's words, days, priority, rule, tags and parts.",
    discussion: """
      EXAMPLES
        journal task edit 3 --due friday --at 15:00
        journal task edit 3 5 --priority none
        journal task edit 3 --text 'Book the dentist'
        journal task edit 3 --tag health --drop-tag home
        journal task edit 3 --sub 'find number' --sub 'call'
        journal task edit 3 --move-sub 3:1
        journal task edit --match '#home' --due saturday
        journal task edit 3

      Only what is named changes. Without options your editor opens the file at its line. --match picks all open tasks whose words, \
      tags or notes hold these words.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The tasks: numbers, addresses or words.", valueName: "task"),
    completion: Completion.tasks)
  var addresses: [String] = []
  @Option(name: .customLong("match"), help: ArgumentHelp("Those that hold these words.", valueName: "words"))
  var match: [String] = []
  @Flag(help: "Do not ask when --match picks the tasks.")
  var yes = false
  @Option(help: ArgumentHelp("New words.", valueName: "words"))
  var text: String?
  @OptionGroup var line: TaskLineOptions
  @Option(
    name: .customLong("drop-tag"), help: ArgumentHelp("Take this tag off.", valueName: "tag"),
    completion: Completion.tags)
  var lostTags: [String] = []
  @Option(help: ArgumentHelp("Take this part out, by its place: 2.", valueName: "part"))
  var dropSub: Int?
  @Option(help: ArgumentHelp("Move a part to another place: 3:1.", valueName: "from:to"))
  var moveSub: String?
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    // What is named may be over; a filter is for what is open.
    var finder = TaskFinder(diary: diary)
    var filter: TaskFilter?
    if match.isEmpty {
      finder.statuses = [.open, .started, .done, .cancelled, .moved, .other]
    } else {
      filter = TaskFilter()
      filter?.words = try TaskFilterOptions.words(of: match)
    }
    let found = try finder.tasks(addresses, or: filter, to: "change", isConfirmed: yes)
    let isEditor =
      text == nil && line.areMarksEmpty && line.parts.isEmpty && line.note == nil && dropSub == nil
      && moveSub == nil && line.attachments.isEmpty && lostTags.isEmpty
    if isEditor { return try open(found[0], in: diary) }
    let wording = TaskWording(diary: diary)
    let order = try moveSub.map(places)
    guard line.attachments.isEmpty || found.count == 1 else {
      throw CommandFailure(.usage, "--attach is for one task; name one")
    }
    let old = found[0].task.mediaPaths(in: found[0].source, file: found[0].path)
    let attachments = try Attachments(line.attachments, beside: old, in: diary)
    var edits: [TaskFileEdit] = []
    try diary.change("task edit \(found.map(\.words).joined(separator: ", "))") { transaction in
      edits = try found.map { task in
        let links = try attachments.store(for: task.path, in: transaction)
        return try diary.edit(task: task, in: transaction) { editor, position in
          try changed(editor, at: position, by: wording, order: order, links: links)
        }
      }
    }
    if text != nil, !write.isDryRun {
      TaskIdentities.update(in: diary.folder) { identities in
        for (task, edit) in zip(found, edits) {
          guard let index = edit.index, edit.tasks.indices.contains(index) else { continue }
          identities.replace(task.task.text.string, by: edit.tasks[index].text.string)
        }
      }
    }
    for (task, edit) in zip(found, edits) {
      let file = task.day.map { DayFile(day: $0, path: task.path) }
      guard let listed = diary.listed(edit, in: file, was: task.key) else { continue }
      wording.warn(ofLengthOf: listed.task)
      diary.say("\(listed.number.map { "\($0)  " } ?? "")\(diary.sentence(listed))")
      if line.remind.isEmpty, let lost = StrayReminder.sentence(from: task.task, to: listed.task) {
        diary.say(lost)
      }
    }
  }

  /// All changes of one task, one after the other; each is checked.
  private func changed(
    _ editor: TaskFileEditor, at position: Int, by wording: TaskWording, order: (Int, Int)?,
    links: [String]
  ) throws -> TaskFileEdit {
    let parser = wording.diary.parser
    let start = editor
    var editor = editor
    var edit = TaskFileEdit(edits: [], result: editor.source, tasks: editor.tasks, index: position)
    func take(_ made: TaskFileEdit) {
      edit = made
      editor = start.following(made, parser: parser)
    }
    var change = try wording.change(line, of: editor.tasks[position], on: editor.day)
    if let text {
      let words = wording.written(text)
      guard !words.isEmpty else { throw EditRefusal("a task needs words; say what is to be done") }
      change.text = words
    }
    change.lostTags = try typedTags(lostTags).map { name in
      guard editor.tasks[position].tags.contains(where: { $0.key == name.lowercased() }) else {
        throw EditRefusal("the task has no tag ‘\(name)’")
      }
      return name
    }
    if !change.isEmpty {
      take(try editor.changing(task: position, change))
      if !line.remind.isEmpty {
        try StrayReminder.refuse(in: editor.tasks[position], of: editor.day)
        try wording.refuseOver(editor.tasks[position])
      }
      if line.due != nil, let without = try StrayReminder.leavingOut(of: position, in: editor) {
        take(without)
      }
    }
    let parts = editor.ownParts(of: position)
    if let dropSub {
      guard parts.indices.contains(dropSub - 1) else {
        throw EditRefusal(
          "the task has \(counted(parts.count, "part")), so there is none to take out at \(dropSub)")
      }
      take(try editor.removing(parts[dropSub - 1]))
    }
    for part in line.parts { take(try editor.addingPart(wording.written(part), to: position)) }
    if let (from, to) = order { take(try editor.movingPart(from - 1, to: to - 1, of: position)) }
    if let note = line.note { take(try editor.addingNote(note, to: position)) }
    for link in links { take(try editor.addingNote(link, to: position)) }
    edit.index = position
    return edit
  }

  /// `3:1`.
  private func places(_ text: String) throws(CommandFailure) -> (Int, Int) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let from = numbers[0], let to = numbers[1], from > 0, to > 0 else {
      throw CommandFailure(
        .usage, "‘\(text)’ names no places; --move-sub 3:1 makes the third part the first")
    }
    return (from, to)
  }

  private func open(_ found: FoundTask, in diary: OpenDiary) throws {
    guard diary.environment.inputIsInteractive, !diary.options.isDryRun else {
      throw CommandFailure(
        .usage,
        "nothing is to be changed; write what, as in ‘journal task edit \(found.number ?? 3) --due friday’")
    }
    var run = try EditorRun(
      of: found.path, at: found.task.range.lowerBound.line, called: "task edit in the editor",
      in: diary)
    try run.open()
  }
}
