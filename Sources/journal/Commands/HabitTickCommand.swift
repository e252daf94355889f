import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit tick`: marks habits as done.
struct HabitTickCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tick",
    abstract: "Mark habits as done.",
    discussion: """
      EXAMPLES
        journal habit tick Meditate
        journal habit tick 1 3 --day yesterday
        journal habit tick Meditate --time 6:50 --mood 4
        journal habit tick Water --amount 3
        journal habit tick Stretch --step calves
        journal habit tick Run --attach route.gpx

      A line that stands open is ticked; else a line is added below ‘## Habits’. Amounts of one day add up. \
      A mood without a scale is one of 5.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var habits: HabitDayOptions
  @Option(help: ArgumentHelp("When: 8:15, 8am; or none.", valueName: "time"))
  var time: String?
  @Option(help: ArgumentHelp("How you felt: 4, 4/5, 7/10.", valueName: "mood"))
  var mood: String?
  @Option(help: ArgumentHelp("How much: 6, ‘20 pages’.", valueName: "amount"))
  var amount: String?
  @Option(name: .customLong("step"), help: ArgumentHelp("Only this step of it.", valueName: "step"))
  var steps: [String] = []
  @OptionGroup var attach: AttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let named = try book.named(habits.names)
    let day = try habits.day.map { try diary.day($0) }
    let isTimeless = time.map(isNone) ?? false
    let given = try isTimeless ? nil : time.map { try diary.time($0) }
    let moment = diary.moment(day: day, time: given)
    guard moment.day <= diary.now.day else {
      throw CommandFailure(
        .usage,
        "\(moment.day.weekdayAndDay(besides: diary.now.day)) is still to come; a habit is ticked when it is done"
      )
    }
    guard attach.attachments.isEmpty || named.count == 1 else {
      throw CommandFailure(.usage, "--attach is for one habit; name one")
    }
    let attachments = try Attachments(attach.attachments, of: "day of this habit", in: diary)
    var said: [String] = []
    let steps = steps.isEmpty ? "" : ": \(steps.joined(separator: ", "))"
    try diary.change("habit tick \(named.map(\.name).joined(separator: ", "))\(steps)") { transaction in
      said = []
      for one in named {
        let tick = HabitTicking(
          book: book, named: one, day: moment.day, time: given, now: isTimeless ? nil : moment.time,
          mood: try mood.map(moodText), amount: amount, steps: self.steps,
          attachments: attachments)
        said += try tick.write(in: transaction)
      }
    }
    for line in said { diary.say(line) }
    if let given, moment.day == diary.now.day, given > diary.now.time {
      environment.warn(
        "\(given) is still to come; if it was yesterday, take it back by ‘journal undo’ and add --day yesterday"
      )
    }
  }

  /// `4` as `4/5`.
  private func moodText(_ text: String) throws(CommandFailure) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0.replacing(",", with: "."))
    }
    let scale = parts.count == 2 ? parts[1] : 5
    guard (1...2).contains(parts.count), let value = parts[0], let scale, value >= 0, scale > 0,
      value <= scale,
      scale <= 1_000
    else { throw CommandFailure(.usage, "‘\(text)’ is no mood; write 4, 4/5 or 7/10") }
    return parts.count == 2 ? text : "\(text)/5"
  }
}
