import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal show`: shows a day or a period.
struct ShowCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a day, or the days of a period.",
    discussion: """
      EXAMPLES
        journal show yesterday
        journal show last friday
        journal show 2026-03-14 --numbers
        journal show 2026-03
        journal show --period 7d
        journal show yesterday --explain
      """)

  enum EntryOrder: String, ExpressibleByArgument, CaseIterable {
    case time, file
  }

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The day or period: today, last friday, 3 days ago, 14 mar, 2026-03-14, 2026-W11, 2026-03.",
      valueName: "day or period"), completion: Completion.days)
  var arguments: [String] = []

  @OptionGroup var period: PeriodOptions

  @Flag(help: "Show the number by which each line can be addressed.")
  var numbers = false

  @Option(help: ArgumentHelp("Order the entries of a meal by time, or as in the file.", valueName: "order"))
  var order = EntryOrder.time

  @Flag(help: "Show the notes whole.")
  var notes = false

  @Flag(help: "Show what recordings were heard to say.")
  var heard = false

  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  private var presentation: DayPresentation {
    DayPresentation(
      withNumbers: numbers, order: order == .time ? .time : .file, withNotes: notes, withTranscripts: heard)
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    guard arguments.isEmpty || period.isEmpty else {
      throw CommandFailure(.usage, "a day or period is named twice; name it once")
    }
    let today = try journal.now(in: environment).day
    if !period.isEmpty {
      try showPeriod(environment) { try period.expression(on: $0) ?? .all }
    } else if arguments.isEmpty || namesDay(today) {
      let said = arguments.joined(separator: " ")
      let text = arguments.isEmpty ? nil : Self.otherDay(said, today).map { "\($0)" } ?? said
      try Self.showDay(
        text, presentation, journal: journal, explain: explain, output: output, in: environment)
    } else {
      try showPeriod(environment) { try expression(on: $0) }
    }
  }

  private func namesDay(_ today: Day) -> Bool {
    let text = arguments.joined(separator: " ")
    return (try? DayExpression(text, today: today)) != nil || Self.otherDay(text, today) != nil
  }

  /// The day of words that only entries understand: `gestern`.
  private static func otherDay(_ text: String, _ today: Day) -> Day? {
    guard (try? DayExpression(text, today: today)) == nil,
      (try? PeriodExpression(text, today: today)) == nil
    else { return nil }
    return EntryPhrase.day(saidBy: text, today: today, parser: DayFileParser())
  }

  private func expression(on now: LocalMoment) throws -> PeriodExpression {
    let text = arguments.joined(separator: " ")
    if let period = try? PeriodExpression(text, on: now) { return period }
    // Most arguments are days, so the error for days is the one to show.
    do throws(ExpressionProblem) {
      _ = try DayExpression(text, today: now.day)
      return .all
    } catch {
      let periods = error.isForeign ? ", or a period such as 2026-W11, 2026-03 or ‘last week’" : ""
      throw CommandFailure(.usage, error.message + periods)
    }
  }

  private func showPeriod(
    _ environment: CommandEnvironment, _ choose: (LocalMoment) throws -> PeriodExpression
  ) throws {
    var chosen = PeriodExpression.all
    let read = try journal.read(in: environment) {
      chosen = try choose($0)
      return chosen.days.map { NeededDays(shown: $0) }
    }
    if presentation.withNumbers { ShownNumbers.remember(entriesOf: read.journal.days, in: read.folder) }
    let days = read.journal.days
    let first = days.first?.day ?? read.now.day
    let period: Period =
      switch chosen {
      // --to alone begins with the diary's first day, not with the year 1.
      case .period(.days(let stretch)) where period.to != nil && period.from == nil:
        .days(min(first, stretch.upperBound)...stretch.upperBound)
      case .period(let period): period
      case .all: .days(first...max(first, days.last?.day ?? first))
      }
    let report = periodReport(of: read.journal, for: period, today: read.now.day)
    let figures = explain.figures(of: report)
    try output.show(
      report.document(presentation).explaining(figures), json: report.json.explaining(figures),
      naming: read.unread, embedsPictures: read.journal.settings.embedsPictures, from: read.folder,
      in: environment)
  }

  /// The goal of a day. A computed one needs the latest weights, which are searched in the year before.
  private static func goal(on day: Day, of read: ReadJournal) throws -> DailyGoal? {
    let goals = DailyGoals(settings: read.journal.settings, readings: [])
    let known = try? goals.goal(on: day).get()
    if let known { return known }
    guard case .failure(.noWeight) = goals.goal(on: day) else { return nil }
    let year = try JournalLoader(read.folder).load(
      NeededDays(shown: day.advanced(by: -365)...day), today: read.now.day)
    let weighed = DailyGoals(settings: read.journal.settings, readings: year.0.journal.weightReadings)
    return try? weighed.goal(on: day).get()
  }

  /// Shows the day that `text` names, or today, which has a greeting.
  static func showDay(
    _ text: String?, _ presentation: DayPresentation, journal: JournalOptions, explain: ExplainOptions,
    output: OutputOptions,
    in environment: CommandEnvironment
  ) throws {
    var day = Day(ordinal: 0)
    let read = try journal.read(in: environment) { now in
      do throws(ExpressionProblem) {
        day =
          try text.map { text throws(ExpressionProblem) in try DayExpression(text, today: now.day).day }
          ?? now.day
      } catch {
        throw CommandFailure(.usage, error.message)
      }
      // The streak depends on the days before, not on those after.
      return NeededDays(shown: day...day, earlier: .runningStreak)
    }
    if presentation.withNumbers {
      ShownNumbers.remember(entriesOf: read.journal.days.filter { $0.day == day }, in: read.folder)
    }
    let isToday = day == read.now.day
    var report = dayReport(
      of: read.journal, on: day, now: isToday ? read.now.time : nil, today: read.now.day)
    if let goal = try goal(on: day, of: read) {
      report.goal = goal.kilocalories
      for nutrient in MacroSum.nutrients { report.macroGoals[nutrient] = goal.grams(of: nutrient) }
    }
    let figures = explain.figures(of: report)
    try output.show(
      report.document(presentation).explaining(figures), json: report.json.explaining(figures),
      naming: read.unread, embedsPictures: read.journal.settings.embedsPictures, from: read.folder,
      in: environment)
  }
}
