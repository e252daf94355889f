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
        journal habit edit Run --until none --skips none
        journal habit edit Stretch --step shoulders --drop-step hips
        journal habit edit Run --attach plan.pdf
        journal habit edit Run --about 'Not on the knee.'

      A new rule holds for all days, unless --from says from when on. A new target holds from today on where it would change days with an \
      amount and no target of their own; --from says another day. ‘none’ takes --since, --until, --target, --priority, --skips, --remind \
      or --tag away. --about adds below what the habit says already.
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
  @Option(help: ArgumentHelp("More to say about it, in one or more lines.", valueName: "words"))
  var about: String?
  @OptionGroup var attach: AttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let (named, index) = try book.defined(name.joined(separator: " "))
    var (rule, from) = (rule, from)
    // As it stands in the file: `mon,wed from 2026-03-01`, `9 km from 2026-03-01`.
    for field in [\HabitRuleOptions.every, \.target] {
      guard let parts = rule[keyPath: field]?.split(separator: " from ").map(String.init), parts.count == 2,
        (try? diary.comingMoment(parts[1])) != nil
      else { continue }
      guard from == nil || from == parts[1] else {
        throw CommandFailure(
          .usage,
          "‘\(parts[0]) from \(parts[1])’ says from when on, and so does another one; write one day for all, with --from"
        )
      }
      rule[keyPath: field] = parts[0]
      from = parts[1]
    }
    var lines = try rule.lines(in: diary)
    let cleared = rule.cleared
    if let from {
      let day = try diary.comingMoment(from).day
      let dated = lines.indices.filter { ["every", "target"].contains(lines[$0].key) }
      guard !dated.isEmpty else {
        throw CommandFailure(
          .usage, "--from says from when on a rule or a target holds; write --every or --target with it")
      }
      for index in dated { lines[index].value += " from \(day)" }
    } else if let target = lines.firstIndex(where: { $0.key == "target" }),
      try measuresPastDays(named, in: book)
    {
      lines[target].value += " from \(diary.now.day)"
    }
    guard
      !lines.isEmpty || !cleared.isEmpty || !steps.isEmpty || !lostSteps.isEmpty
        || about != nil || !attach.attachments.isEmpty
    else {
      throw CommandFailure(
        .usage,
        "nothing is to be changed; write what, as in ‘journal habit edit \(MeantCommand.quoted(named.name)) --every 3/week’, or ‘journal habit rename’"
      )
    }
    let attachments = try Attachments(
      attach.attachments, beside: book.habits[index].mediaPaths, of: "habit", in: diary)
    var displaced: [String] = []
    try book.change("habit edit \(named.name)", attaching: attachments) { editor, links throws(EditRefusal) in
      var editor = editor
      var text = SourceText([])
      func take(_ changed: SourceText) {
        text = changed
        editor = HabitsFileEditor(changed, parser: diary.parser)
      }
      for key in cleared { take(try editor.clearing(key, of: index)) }
      displaced = []
      for line in lines {
        displaced += try editor.displaced(by: line, of: index).map { "‘\(line.key): \($0)’" }
        take(try editor.setting(line, of: index))
      }
      for step in lostSteps { take(try editor.removingStep(step, of: index)) }
      for step in steps { take(try editor.addingStep(step, to: index)) }
      if let about { take(try editor.addingAbout(about, to: index)) }
      for link in links { take(try editor.addingLink(link, to: index)) }
      return text
    }
    let said =
      lines.map { spoken($0, in: diary) } + cleared.map { lost($0, of: book.habits[index]) }
      + steps.map { "with the step \($0)" }
      + lostSteps.map { "without the step \($0)" }
      + (about == nil ? [] : ["more about it"])
      + (attachments.isEmpty ? [] : ["\(counted(attach.attachments.count, "file")) attached"])
    let taken =
      displaced.isEmpty
      ? ""
      : "; \(joinedList(displaced)) \(displaced.count == 1 ? "is" : "are") taken out, for the new line holds in its place"
    diary.say("\(named.name): \(said.joined(separator: ", "))\(taken)")
  }

  /// A removed line in words: `no end`.
  private func lost(_ key: String, of habit: Habit) -> String {
    switch key {
    case "target" where !habit.targetChanges.isEmpty: "no target, the dated ones are taken out too"
    case "until": "no end"
    case "since": "no first day"
    default: "no \(key)"
    }
  }

  /// A new line in words: `on the last Friday of each month`, `every Monday from Wednesday 11 March`.
  private func spoken(_ line: HabitsFileEditor.Line, in diary: OpenDiary) -> String {
    func said(_ day: String) -> String { Day(day)?.weekdayAndDay(besides: diary.now.day) ?? day }
    let parts = line.value.split(separator: " from ").map(String.init)
    let from = parts.count == 2 ? " from \(said(parts[1]))" : ""
    switch line.key {
    case "every": return (Recurrence(written: parts[0])?.spoken ?? parts[0]) + from
    case "since", "until": return "\(line.key) \(said(line.value))"
    case "target": return "target \(parts[0])\(from)"
    default: return "\(line.key) \(line.value)"
    }
  }

  /// Whether a past day has an amount without a target of its own, so that a change of the habit's target decides anew whether that
  /// day is done.
  private func measuresPastDays(_ named: HabitBook.Named, in book: HabitBook) throws -> Bool {
    let diary = book.diary
    let days = try diary.folder.listing().days.filter { $0.day < diary.now.day }
    return diary.read(days).contains { day in
      day.habitTicks.contains {
        book.isOf(named, $0) && $0.state != .done && $0.amount != nil && $0.amount?.target == nil
      }
    }
  }
}

extension HabitBook {
  /// The habit in `text` and its place in `habits.md`; throws for one that is only ticked.
  func defined(_ text: String) throws(CommandFailure) -> (Named, Int) { try placed(try named(text)) }

  /// The habits in `words`, as `named` takes them, each with its place in `habits.md`.
  func defined(_ words: [String]) throws(CommandFailure) -> [(Named, Int)] {
    var found: [(Named, Int)] = []
    for named in try named(words) { found.append(try placed(named)) }
    return found
  }

  private func placed(_ named: Named) throws(CommandFailure) -> (Named, Int) {
    guard let index = habits.firstIndex(where: { $0.name.string == named.name }) else {
      throw CommandFailure(
        .negativeResult,
        "\(named.name) is ticked and not in habits.md; ‘journal habit add \(MeantCommand.quoted(named.name))’ defines it"
      )
    }
    return (named, index)
  }
}
