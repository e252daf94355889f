import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal remind`: says what is due to be said, or writes a calendar of it.
struct RemindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remind",
    abstract: "Say what is due now, or write reminders as a calendar file.",
    discussion: """
      EXAMPLES
        journal remind
        journal remind --notify --within 15m
        journal remind --ics ~/journal.ics
        journal remind --install

      It says what of today has come: to write the day down, the recap, a streak at risk, tasks that are due, habits at their \
      hour. ‘[remind]’ in journal.toml switches each on or off and sets its hour. --ics writes the next 14 days; written to the \
      same file and imported again, it updates them, and what was done since is cancelled.
      """)

  @OptionGroup var journal: JournalOptions

  @Option(
    help: ArgumentHelp("Write a calendar (RFC 5545) to this file; - prints it.", valueName: "file"),
    completion: .file())
  var ics: String?
  @Flag(help: "Use the desktop's notifications, if there are any, and be quiet about problems.")
  var notify = false
  @Option(help: ArgumentHelp("Only what came due so long ago: 15m, 2h.", valueName: "time"))
  var within: String?
  @Flag(help: "Write a timer of the user's own that notifies every 15 minutes; it is not switched on.")
  var install = false
  @Flag(help: "Take that timer away.")
  var uninstall = false
  @OptionGroup var write: WriteOptions

  func validate() throws {
    guard [ics != nil, install, uninstall].count(where: { $0 }) <= 1 else {
      throw ValidationError("One at a time: --ics, --install or --uninstall.")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if install || uninstall {
      let timer = RemindTimer(diary: try OpenDiary(journal, write, in: environment))
      return try install ? timer.install() : timer.uninstall()
    }
    guard notify else { return try say(in: environment) }
    do {
      try say(in: environment)
    } catch let failure as CommandFailure {
      // A timer would send mail, or be marked as failed.
      environment.warn(failure.message)
    }
  }

  private func say(in environment: CommandEnvironment) throws {
    let limit = try within.map { try minutes($0) }
    let read = try journal.read(in: environment)
    let now = ReminderMoment(day: read.now.day, time: read.now.time)
    let passed = limit.map { environment.clockMinutes($0, before: now) }
    let firstWords = TaskIdentities.stored(in: read.folder).first
    if let ics {
      let all = reminders(of: read.journal, now: now, firstWords: firstWords)
      let standing = calendarReminders(all, now: now).map { reminder in
        // A rule keeps its hour for all other days.
        guard reminder.recurrence == nil else { return reminder }
        var standing = reminder
        let moment = environment.standing(ReminderMoment(day: reminder.day, time: reminder.time))
        (standing.day, standing.time) = (moment.day, moment.time)
        return standing
      }
      // What ended since it was written is cancelled in it; a file that cannot be read has nothing to cancel.
      let before = ics == "-" ? nil : try? environment.readFile(ics)
      let text = CalendarFile(standing, stamp: environment.universal(now), before: before).text
      guard ics != "-" else { return environment.print(text) }
      try read.folder.write(ics, Array(text.utf8))
      if !write.quiet { environment.print("wrote \(terminalSafe(ics))\n") }
      return
    }
    let due = remindersDue(of: read.journal, now: now, within: passed, firstWords: firstWords)
    let last = read.folder.readState(.reminded).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    // A first run of a timer says what came in its time alone.
    let missed =
      last == nil && limit != nil
      ? []
      : missedReminders(of: read.journal, now: now, since: last, besides: due, firstWords: firstWords)
    let all = (missed.map { ($0, isMissed: true) } + due.map { ($0, isMissed: false) })
      .sorted { ($0.0.day, $0.0.time) < ($1.0.day, $1.0.time) }
    for (reminder, isMissed) in all { say(reminder, isMissed: isMissed, now: now, in: environment) }
    read.folder.writeState(.reminded, Array("\(now.minute)".utf8))
  }

  /// Announces a reminder; for one that was missed on another day it names the day.
  private func say(
    _ reminder: Reminder, isMissed: Bool, now: ReminderMoment, in environment: CommandEnvironment
  ) {
    guard !(notify && notified(reminder, in: environment)) else { return }
    let more = reminder.details.isEmpty ? "" : " – \(reminder.details)"
    let day = isMissed && reminder.day != now.day ? "\(reminder.day.weekdayAndDay(besides: now.day)) " : ""
    environment.print(terminalSafe("\(day)\(reminder.time)  \(reminder.title)\(more)") + "\n")
  }

  /// Whether the desktop showed it.
  private func notified(_ reminder: Reminder, in environment: CommandEnvironment) -> Bool {
    let arguments = [
      "notify-send", "--app-name=journal", "--", terminalSafe(reminder.title), terminalSafe(reminder.details),
    ]
    if case .output = environment.filter(arguments, []) { return true }
    return false
  }

  private func minutes(_ text: String) throws(CommandFailure) -> Int {
    let number = text.prefix { $0.isASCII && $0.isNumber }
    let units = ["m": 1, "min": 1, "h": 60, "d": 1_440]
    guard let count = Int(number), (1...10_000).contains(count),
      let unit = units[String(text.dropFirst(number.count))]
    else {
      throw CommandFailure(.usage, "‘\(text)’ is no stretch of time; write 15m, 2h or 1d")
    }
    return count * unit
  }
}
