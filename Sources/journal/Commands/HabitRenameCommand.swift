import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit rename`: gives a habit another name; its history stays by an alias.
struct HabitRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a habit; its old name becomes an alias, so its history stays.",
    discussion: """
      EXAMPLES
        journal habit rename Run Jog
        journal habit rename 2 'Morning run'

      No day file is changed.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The habit: its name, an alias or its number.", valueName: "habit"),
    completion: Completion.habits)
  var old: String
  @Argument(help: ArgumentHelp("Its new name.", valueName: "new name"))
  var new: [String]
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let (named, index) = try book.defined(old)
    let name = new.joined(separator: " ")
    guard name != named.name else {
      return diary.say("\(name) has that name already; nothing was changed")
    }
    try book.change("habit rename \(named.name) \(name)") { editor, _ throws(EditRefusal) in
      try editor.renaming(index, to: name)
    }
    diary.say("\(named.name) is \(name) now; what was ticked as \(named.name) counts for it")
  }
}

/// `journal habit archive`: ends habits.
struct HabitArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "End habits; their history and their streaks stay.",
    discussion: """
      EXAMPLES
        journal habit archive Run
        journal habit archive Run Swim
        journal habit archive Run --day 'last sunday'

      Without --day yesterday is its last day, today if it is done or begins today. ‘journal habit edit Run --until …’ moves the end.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp(
      "The habits: names, aliases or numbers; a name of several words needs quotes.", valueName: "habit"),
    completion: Completion.habits)
  var names: [String]
  @Option(help: ArgumentHelp("Their last day.", valueName: "day"), completion: Completion.days)
  var day: String?
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let today = diary.now.day
    let files = diary.read(try diary.files(of: today))
    let given = try day.map { try diary.day($0) }
    let defined = try book.defined(names)
    for (named, _) in defined where given == nil {
      // Its last day is what was written, and no command by the way.
      if let until = named.habit?.until, until < today {
        diary.say(
          "\(named.name) ended on \(until.weekdayAndDay(besides: today)) already; --day gives another last day"
        )
      }
    }
    let ends = defined.filter { given != nil || ($0.0.habit?.until).map { $0 >= today } ?? true }.map {
      named, index in
      let isDone = book.state(of: named, in: files)?.state == .done
      // A habit of today ends on the day it begins.
      let open = max(today.advanced(by: -1), named.habit?.since ?? today.advanced(by: -1))
      return (named.name, index, last: given ?? (isDone ? today : open))
    }
    guard !ends.isEmpty else { return }
    try book.change("habit archive \(ends.map(\.0).joined(separator: ", "))") {
      editor, _ throws(EditRefusal) in
      var text = SourceText([])
      var editor = editor
      for (_, index, last) in ends {
        text = try editor.setting(("until", "\(last)"), of: index)
        editor = HabitsFileEditor(text, parser: diary.parser)
      }
      return text
    }
    for (name, _, last) in ends {
      diary.say(
        "\(name) ended on \(last.weekdayAndDay(besides: today)); ‘journal habits --all’ still shows it")
    }
  }
}

/// `journal habit rm`: takes habits out of `habits.md`.
struct HabitRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm",
    abstract: "Take habits out of habits.md; their ticks stay in the day files.",
    discussion: """
      EXAMPLES
        journal habit rm Run
        journal habit rm Run Swim --yes

      It says how many ticks stay behind. ‘journal habit archive’ ends a habit and keeps its figures.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp(
      "The habits: names, aliases or numbers; a name of several words needs quotes.", valueName: "habit"),
    completion: Completion.habits)
  var names: [String]
  @Flag(name: .customLong("yes"), help: "Do not ask.")
  var isConfirmed = false
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let lost = try book.defined(names)
    let days = diary.read(try diary.folder.listing().days)
    let ticks = lost.map { named, _ in
      let own = days.map { day in day.habitTicks.filter { book.isOf(named, $0) } }.filter { !$0.isEmpty }
      return (name: named.name, lines: own.flatMap(\.self), days: own.count)
    }
    if ticks.contains(where: { !$0.lines.isEmpty }), !isConfirmed, !write.isDryRun {
      let question = ticks.map {
        "\($0.name) has \(Self.text(of: $0.lines))\($0.days > 0 ? " on \(counted($0.days, "day"))" : "")"
      }
      .joined(separator: ", ")
      let them = lost.count == 1 ? "it" : "them"
      let stays = "\(question); what is written stays in the day files"
      let archive = lost.map { MeantCommand.quoted($0.0.name) }.joined(separator: " ")
      try diary.ask(
        "\(stays). Take \(them) out of habits.md?",
        orSay:
          "\(stays); --yes takes \(them) out of habits.md, ‘journal habit archive \(archive)’ ends \(them) and keeps \(lost.count == 1 ? "its" : "their") figures"
      )
    }
    try book.change("habit rm \(ticks.map(\.name).joined(separator: ", "))") {
      editor, _ throws(EditRefusal) in
      var text = SourceText([])
      var editor = editor
      // From the end, so that the places of the others hold.
      for index in lost.map(\.1).sorted(by: >) {
        text = try editor.removing(index)
        editor = HabitsFileEditor(text, parser: diary.parser)
      }
      return text
    }
    for one in ticks {
      diary.say(
        "\(one.name) is no longer in habits.md; \(one.lines.isEmpty ? "it had no ticks" : "\(Self.text(of: one.lines)) \(one.lines.count == 1 ? "stays" : "stay") in the day files")"
      )
    }
  }

  /// `12 ticks and 2 skips`; a count of zero is left out.
  private static func text(of lines: [HabitTick]) -> String {
    let skips = lines.count { $0.state == .skipped }
    let open = lines.count { $0.state == .open && $0.amount == nil }
    let named = [(lines.count - skips - open, "tick"), (skips, "skip"), (open, "open line")].filter {
      $0.0 > 0
    }
    let words = named.map { counted($0.0, $0.1) }
    guard let last = words.last else { return "no ticks" }
    return (words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " : "") + last
  }
}
