import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal tags rm`: takes a tag off the whole diary.
struct TagsRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm",
    abstract: "Take a tag off every line, after saying where it is used.",
    discussion: """
      EXAMPLES
        journal tags rm someday --dry-run
        journal tags rm someday --yes

      Food, tasks, habits, items of your own headings, front matter, tasks.md and habits.md lose the tag and keep everything else. \
      Among other words the tag’s word stays and only its # goes. ‘journal undo’ brings it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The tag, in any case.", valueName: "tag"), completion: Completion.tags)
  var tag: String

  @Flag(help: "Take it off without asking.")
  var yes = false

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    guard let name = TagName(tag) else {
      throw CommandFailure(
        .usage, "‘\(tag)’ cannot be a tag; it has a letter and no ‘#’, such as home or food/snack")
    }
    let renames = TagRenames(diary: diary, old: name, new: nil)
    let plans = try renames.plans()
    guard !plans.isEmpty else {
      throw CommandFailure(
        .negativeResult, "no line has the tag #\(name.name); ‘journal tags’ lists the tags")
    }
    let lines = plans.reduce(0) { $0 + $1.lines }
    let places = "\(counted(lines, "line")) in \(counted(plans.count, "file"))"
    try confirm(name, places, in: diary)
    try diary.change("tags rm \(tag)") { transaction in
      for plan in plans {
        _ = try transaction.update(plan.file.path) { try renames.renamed($0 ?? [], in: plan.file) }
      }
    }
    let nested = renames.nestedSentence(try journal.read(in: environment).journal)
    diary.say(
      "\(name.written) is off \(places)\(renames.styleSentence(nil))\(nested); ‘journal undo’ brings it back")
  }

  /// Says where the tag is used, and asks.
  private func confirm(_ name: TagName, _ places: String, in diary: OpenDiary) throws {
    guard !yes, !write.isDryRun else { return }
    let read = try journal.read(in: diary.environment)
    let count = tagReport(of: read.journal).tags.first { $0.name.lowercased() == name.name.lowercased() }
    let kinds = count.map { " (\($0.kindsText))" } ?? ""
    let question = "\(name.written) stands on \(places)\(kinds)"
    try diary.ask(
      "\(terminalSafe(question)). Take it off?", orSay: "\(question); --yes takes it off, --dry-run shows it")
  }
}
