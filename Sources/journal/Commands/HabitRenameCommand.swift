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
    try book.change("habit rename \(named.name) \(name)") { editor, _ throws(EditRefusal) in
      try editor.renaming(index, to: name)
    }
    diary.say("\(named.name) is \(name) now; what was ticked as \(named.name) counts for it")
  }
}

/// `journal habit archive`: ends a habit.
struct HabitArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "End a habit; its history and its streak stay.",
    discussion: """
      EXAMPLES
        journal habit archive Run
        journal habit archive Run --day 'last sunday'

      Without --day yesterday is its last day, today if it is done or begins today. ‘journal habit edit Run --until …’ moves the end.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The habit: its name, an alias or its number.", valueName: "habit"),
    completion: Completion.habits)
  var name: [String]
  @Option(help: ArgumentHelp("Its last day.", valueName: "day"), completion: Completion.days)
  var day: String?
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let (named, index) = try book.defined(name.joined(separator: " "))
    let today = diary.now.day
    let isDone = book.state(of: named, in: diary.read(try diary.files(of: today)))?.state == .done
    // A habit of today ends on the day it begins.
    let open = max(today.advanced(by: -1), named.habit?.since ?? today.advanced(by: -1))
    let last = try day.map { try diary.day($0) } ?? (isDone ? today : open)
    try book.change("habit archive \(named.name)") { editor, _ throws(EditRefusal) in
      try editor.setting(("until", "\(last)"), of: index)
    }
    diary.say(
      "\(named.name) ended on \(last.weekdayAndDay(besides: today)); ‘journal habits --all’ still shows it")
  }
}

/// `journal habit rm`: takes a habit out of `habits.md`.
struct HabitRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm",
    abstract: "Take a habit out of habits.md; its ticks stay in the day files.",
    discussion: """
      EXAMPLES
        journal habit rm Run

      It says how many ticks stay behind. ‘journal habit archive’ ends a habit and keeps its figures.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The habit: its name, an alias or its number.", valueName: "habit"),
    completion: Completion.habits)
  var name: [String]
  @Flag(name: .customLong("yes"), help: "Do not ask.")
  var isConfirmed = false
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let (named, index) = try book.defined(name.joined(separator: " "))
    let days = diary.read(try diary.folder.listing().days).filter { day in
      day.habitTicks.contains { book.isOf(named, $0) }
    }
    let ticks = days.reduce(0) { $0 + $1.habitTicks.count { book.isOf(named, $0) } }
    if ticks > 0, !isConfirmed, !write.isDryRun {
      let question =
        "\(named.name) has \(counted(ticks, "tick")) on \(counted(days.count, "day")), which \(ticks == 1 ? "stays" : "stay") in the day files"
      try diary.ask(
        "\(question). Take it out of habits.md?",
        orSay:
          "\(question); --yes takes it out of habits.md, ‘journal habit archive \(MeantCommand.quoted(named.name))’ ends it and keeps its figures"
      )
    }
    try book.change("habit rm \(named.name)") { editor, _ throws(EditRefusal) in try editor.removing(index) }
    diary.say(
      "\(named.name) is no longer in habits.md; \(ticks == 0 ? "it had no ticks" : "\(counted(ticks, "tick")) \(ticks == 1 ? "stays" : "stay") in the day files")"
    )
  }
}
