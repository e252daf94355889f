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
    guard !lines.isEmpty else {
      throw CommandFailure(
        .usage,
        "nothing is to be changed; write what, as in ‘journal habit edit \(named.name) --every 3/week’, or ‘journal habit rename’"
      )
    }
    try book.change("habit edit \(named.name)") { editor throws(EditRefusal) in
      var editor = editor
      var text = SourceText([])
      for line in lines {
        text = try editor.setting(line, of: index)
        editor = HabitsFileEditor(text, parser: diary.parser)
      }
      return text
    }
    diary.say("\(named.name): \(lines.map { "\($0.key) \($0.value)" }.joined(separator: ", "))")
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
