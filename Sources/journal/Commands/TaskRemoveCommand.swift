import ArgumentParser
import JournalAnalytics
import JournalFormat

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
