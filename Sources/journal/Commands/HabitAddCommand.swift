import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit add`: writes a habit into `habits.md`.
struct HabitAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Define a habit in habits.md.",
    discussion: """
      EXAMPLES
        journal habit add Meditate
        journal habit add Run --every tue,thu,sun --since today --remind 18:00
        journal habit add Water --target '8 glasses'
        journal habit add Swim --every 3/week --skips 2/month
        journal habit add Stretch --step calves --step hips --about 'Before bed.'

      Without --since it begins today, so that earlier days are not missed. Without --every it is daily.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("The name, up to 50 characters.", valueName: "name"))
  var name: [String]
  @OptionGroup var rule: HabitRuleOptions
  @Option(name: .customLong("step"), help: ArgumentHelp("A step of it.", valueName: "step"))
  var steps: [String] = []
  @Option(help: ArgumentHelp("A line about it.", valueName: "words"))
  var about: String?
  @OptionGroup var attach: HabitAttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let name = name.joined(separator: " ")
    var lines = try rule.lines(in: diary)
    if rule.since == nil { lines.insert(("since", "\(diary.now.day)"), at: rule.every == nil ? 0 : 1) }
    if rule.every == nil { lines.insert(("every", "day"), at: 0) }
    let attachments = try Attachments(attach.attachments, of: "habit", in: diary)
    try book.change("habit add \(name)", attaching: attachments) { editor, links throws(EditRefusal) in
      var text = try editor.adding(name, lines, steps: steps, about: about ?? "")
      for link in links {
        text = try HabitsFileEditor(text, parser: diary.parser).addingLink(link, to: editor.habits.count)
      }
      return text
    }
    let every = lines.first { $0.key == "every" }?.value ?? "day"
    diary.say("\(name), every \(every); ‘journal habit tick \(name)’ marks it as done")
  }
}

extension HabitRuleOptions {
  /// The lines for `habits.md` in their usual order, days as the file writes them.
  func lines(in diary: OpenDiary) throws(CommandFailure) -> [HabitsFileEditor.Line] {
    var lines: [HabitsFileEditor.Line] = []
    if let every { lines.append(("every", every)) }
    if let since { lines.append(("since", "\(try diary.day(since))")) }
    if let until { lines.append(("until", "\(try diary.day(until))")) }
    if let since, let until, try diary.day(until) < diary.day(since) {
      throw CommandFailure(
        .usage, "--until is before --since, so no day would count; nothing was written")
    }
    if let target { lines.append(("target", target)) }
    if let priority { lines.append(("priority", priority)) }
    if let skips { lines.append(("skips", skips)) }
    if let remind { lines.append(("remind", remind)) }
    if !tags.isEmpty { lines.append(("tags", tags.joined(separator: ", "))) }
    if !aliases.isEmpty { lines.append(("aliases", aliases.joined(separator: ", "))) }
    return lines
  }
}
