import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task add`: writes a task down.
struct TaskAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Write a task down.",
    discussion: """
      EXAMPLES
        journal task add 'Book dentist' --due friday --at 15:00 --priority high --tag health
        journal task add 'Book dentist due:friday !high #health'
        journal task add 'Water plants' --every '2 weeks' --due sunday
        journal task add 'Move house' --sub 'find boxes' --sub 'call the movers'
        journal task add 'Buy milk' --day today

      It goes into tasks.md with the day it was written down, or with --day into the file of that day; ‘add_to’ under ‘[tasks]’ in \
      journal.toml chooses. Without words it asks on a terminal, and reads one task a line otherwise: bullets, numbers and boxes of a \
      pasted list are taken off, and its headings left out.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("What is to be done.", valueName: "words"))
  var words: [String] = []
  @Option(
    help: ArgumentHelp("Write it into the file of this day, or of someday: tasks.md.", valueName: "day"),
    completion: Completion.days)
  var day: String?
  @OptionGroup var line: TaskLineOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let wording = TaskWording(diary: diary)
    let lines =
      words.isEmpty || words == ["-"]
      ? try pastedLines(in: diary) : [(number: 1, text: words.joined(separator: " "))]
    let texts = lines.map(\.text)
    let file = try wording.place(day)
    let blocks = try lines.map { number, text in
      let (status, words) = Self.withoutBox(text)
      do {
        return try wording.block(words, options: line, status: status, on: file?.day)
      } catch let failure as CommandFailure where lines.count > 1 {
        throw CommandFailure(
          failure.status, "line \(number), ‘\(terminalSafe(text))’: \(failure.message); no line was written")
      }
    }
    guard line.attachments.isEmpty || blocks.count == 1 else {
      throw CommandFailure(.usage, "--attach is for one task; several are to be written here")
    }
    let attachments = try Attachments(line.attachments, in: diary)
    var edits: [TaskFileEdit] = []
    try diary.change("task add \(texts.joined(separator: "; "))") { transaction in
      edits = try blocks.map { try wording.add($0, with: attachments, to: file, in: transaction) }
    }
    for edit in edits {
      guard let listed = diary.listed(edit, in: file) else { continue }
      let number = listed.number.map { "\($0)  " } ?? ""
      diary.say("\(number)\(diary.sentence(listed)); in \(wording.name(of: file))")
      if file == nil, listed.task.recurrence != nil, listed.when == nil {
        diary.say(
          "It is due on no day yet; ‘journal task edit \(listed.number.map(String.init) ?? "…") --due’ with a day says when first"
        )
      }
    }
  }

  /// The tasks on standard input, or the one that is typed.
  private func pastedLines(in diary: OpenDiary) throws -> [(number: Int, text: String)] {
    let lines = try diary.lines(asking: "What is to be done? ", example: "journal task add 'Book dentist'")
    guard !diary.environment.inputIsInteractive else { return lines }
    let piped = PipedTasks(lines)
    for line in piped.headings {
      diary.environment.warn("‘\(terminalSafe(line))’ is a heading and no task, so it is left out")
    }
    guard !piped.tasks.isEmpty else {
      throw CommandFailure(.usage, "there is no task among these lines; nothing was written")
    }
    return piped.tasks
  }

  private static let boxes: [(String, TaskItem.Status)] = [
    ("[ ] ", .open), ("[] ", .open), ("[x] ", .done), ("[X] ", .done), ("[/] ", .started),
    ("[-] ", .cancelled), ("☐ ", .open), ("☑ ", .done), ("☒ ", .cancelled),
  ]

  /// Words typed as an item or with a box, without these: `- Call`, `- [ ] Call`, `[] Call`, `[x] Call`, `DONE Call`.
  static func withoutBox(_ words: String) -> (status: TaskItem.Status, words: String) {
    var rest = words.drop(while: \.isWhitespace)
    if ["- ", "* ", "+ ", "• "].contains(where: rest.hasPrefix) { rest = rest.dropFirst(2) }
    for (box, status) in boxes where rest.hasPrefix(box) {
      return (status, String(rest.dropFirst(box.count)))
    }
    return TaskItem.status(before: String(rest)) ?? (.open, String(rest))
  }
}
