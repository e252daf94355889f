import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal tags`: the tags, and how to rename them and take them off.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags",
    abstract: "List the tags with how often each is used.",
    discussion: """
      EXAMPLES
        journal tags
        journal tags last week
        journal tags --period 3m
        journal tags rename eatingout out --dry-run
        journal tags rm someday --dry-run

      A sign and a colour for a tag stand in journal.toml: ‘[tags]’, then ‘health = "♥ green"’.
      """,
    subcommands: [TagsListCommand.self, TagsRenameCommand.self, TagsRemoveCommand.self],
    defaultSubcommand: TagsListCommand.self)
}

/// `journal tags` without another word, or with a period: the tags and their lines.
struct TagsListCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the tags, of a period if one is named.")

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The period, as --period takes it; the whole diary if left out.", valueName: "period"),
    completion: Completion.periods)
  var words: [String] = []
  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var days: ClosedRange<Day>?
    let read = try journal.read(in: environment) { now in
      let mayBeCommand =
        words.count == 1
        || words.first.map {
          editDistance(from: Array($0.utf8), to: Array("rename".utf8)) <= 2
        } ?? false
      if mayBeCommand, (try? period.expression(or: words, unit: "month", on: now)) == nil {
        throw CommandFailure(
          .usage,
          "‘journal tags’ has no command ‘\(terminalSafe(words[0]))’; it has ‘rename’ and ‘rm’, and lists the tags of a period: ‘journal tags last week’"
        )
      }
      days = try period.expression(or: words, unit: "month", on: now)?.days
      return days.map { NeededDays(shown: $0) }
    }
    let report = tagReport(of: read.journal, in: days)
    return ReportAnswer(from: read, report, explain)
  }
}

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
