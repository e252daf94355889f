import ArgumentParser
import JournalFormat

/// `journal tags rename`: renames a tag in the whole diary.
struct TagsRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a tag everywhere.",
    discussion: """
      EXAMPLES
        journal tags rename eatingout out --dry-run
        journal tags rename out 'eating out'

      Food, tasks, habits, items of your own headings, front matter, tasks.md and habits.md are changed, and nothing else on their lines. \
      If the new name is in use already, the two become one tag. ‘journal undo’ takes it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The tag, in any case.", valueName: "tag"), completion: Completion.tags)
  var old: String

  @Argument(help: ArgumentHelp("Its new name.", valueName: "new name"))
  var new: String

  @Flag(help: "Go on without asking, however many lines change.")
  var yes = false

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let newName = try tag(new)
    let renames = try TagRenames(diary: diary, old: tag(old), new: newName)
    let plans = try renames.plans()
    guard !plans.isEmpty else {
      throw CommandFailure(
        .negativeResult, "no line has the tag #\(renames.old.name); ‘journal tags’ lists the tags")
    }
    let lines = plans.reduce(0) { $0 + $1.lines }
    try diary.confirm(files: plans.count, lines: lines, isConfirmed: yes)
    let settings = try renames.renamedSettings()
    try diary.change("tags rename \(old) \(new)") { transaction in
      for plan in plans {
        _ = try transaction.update(plan.file.path) { try renames.renamed($0 ?? [], in: plan.file) }
      }
      if settings != nil {
        _ = try transaction.update(TagRenames.settings) { bytes in
          try bytes.map {
            try SourceText($0).renamingKey(renames.old.name, of: "tags", to: newName.name)?.bytes ?? $0
          } ?? []
        }
      }
    }
    let done =
      "\(renames.old.written) is \(newName.written) on \(counted(lines, "line")) in \(counted(plans.count, "file"))"
    let nested = renames.nestedSentence(try journal.read(in: environment).journal)
    diary.say("\(done)\(renames.styleSentence(settings))\(nested); ‘journal undo’ takes it back")
  }

  private func tag(_ text: String) throws -> TagName {
    guard let name = TagName(text) else {
      throw CommandFailure(
        .usage,
        "‘\(text)’ cannot be a tag; it has a letter and no ‘#’, such as home, food/snack or ‘two words’")
    }
    return name
  }
}
