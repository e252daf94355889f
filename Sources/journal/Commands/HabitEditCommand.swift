import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit edit`: changes what `habits.md` says of a habit.
struct HabitEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a habit in habits.md.",
    discussion: """
      EXAMPLES
        journal habit edit Run --every 3/week
        journal habit edit Run --every mon,wed --from today
        journal habit edit Water --target '10 glasses' --remind 09:00
        journal habit edit Stretch --step shoulders --drop-step hips
        journal habit edit Run --attach plan.pdf

      A new rule holds for all days, unless --from says from when on. A target changes no day that was written with its own.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The habit: its name, an alias or its number.", valueName: "habit"),
    completion: Completion.habits)
  var name: [String]
  @OptionGroup var rule: HabitRuleOptions
  @Option(
    help: ArgumentHelp("Let the new rule hold from this day on.", valueName: "day"),
    completion: Completion.days)
  var from: String?
  @Option(name: .customLong("step"), help: ArgumentHelp("One more step of it.", valueName: "step"))
  var steps: [String] = []
  @Option(name: .customLong("drop-step"), help: ArgumentHelp("Take this step out.", valueName: "step"))
  var lostSteps: [String] = []
  @OptionGroup var attach: HabitAttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let (named, index) = try book.defined(name.joined(separator: " "))
    var lines = try rule.lines(in: diary)
    if let from {
      let day = try diary.day(from)
      guard let every = lines.firstIndex(where: { $0.key == "every" }) else {
        throw CommandFailure(.usage, "--from says from when on a rule holds; write --every with it")
      }
      lines[every].value += " from \(day)"
    }
    guard !lines.isEmpty || !steps.isEmpty || !lostSteps.isEmpty || !attach.attachments.isEmpty else {
      throw CommandFailure(
        .usage,
        "nothing is to be changed; write what, as in ‘journal habit edit \(named.name) --every 3/week’, or ‘journal habit rename’"
      )
    }
    let attachments = try Attachments(
      attach.attachments, beside: book.habits[index].mediaPaths, of: "habit", in: diary)
    try book.change("habit edit \(named.name)", attaching: attachments) { editor, links throws(EditRefusal) in
      var editor = editor
      var text = SourceText([])
      func take(_ changed: SourceText) {
        text = changed
        editor = HabitsFileEditor(changed, parser: diary.parser)
      }
      for line in lines { take(try editor.setting(line, of: index)) }
      for step in lostSteps { take(try editor.removingStep(step, of: index)) }
      for step in steps { take(try editor.addingStep(step, to: index)) }
      for link in links { take(try editor.addingLink(link, to: index)) }
      return text
    }
    let said =
      lines.map { "\($0.key) \($0.value)" } + steps.map { "with the step \($0)" }
      + lostSteps.map { "without the step \($0)" }
      + (attachments.isEmpty ? [] : ["\(counted(attach.attachments.count, "file")) attached"])
    diary.say("\(named.name): \(said.joined(separator: ", "))")
  }
}

extension HabitBook {
  /// The habit in `text` and its place in `habits.md`; throws for one that is only ticked.
  func defined(_ text: String) throws(CommandFailure) -> (Named, Int) {
    let named = try named(text)
    guard let index = habits.firstIndex(where: { $0.name.string == named.name }) else {
      throw CommandFailure(
        .negativeResult,
        "\(named.name) is ticked and not in habits.md; ‘journal habit add \(named.name)’ defines it")
    }
    return (named, index)
  }
}
