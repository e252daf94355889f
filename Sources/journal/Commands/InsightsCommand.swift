import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal insights`: the analyses of the diary.
struct InsightsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "insights",
    abstract: "Show patterns: counts, foods, meal times, records, what goes together.",
    discussion: """
      EXAMPLES
        journal insights
        journal insights foods --period 3m
        journal insights foods --match rice --limit 100 --period all
        journal insights foods --explain egg
        journal insights timing --week last --explain
        journal insights --period 3m --write

      The parts are headline, stats, streak, records, foods, activity, categories, timing, weeks, consistency, weekdays, \
      together, new, variety, outliers and series. Without a part it shows all of them, without a period the last 30 days. \
      headline is that of the week in which the period ends. \
      --write puts them into a page such as reports/insights-30d.md, with pictures; what you write there outside the \
      marked region stays.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The part to show, and the period: 30d, 2026-W11, 2026-03, last month, all. With foods --explain, the one food to explain.",
      valueName: "part period"),
    completion: .list(InsightPart.allCases.map(\.rawValue) + ["streak"]))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Only foods with this in their name.", valueName: "word"))
  var match: String?

  @Option(help: ArgumentHelp("How many foods to list.", valueName: "n"))
  var limit = 10

  @Flag(help: "Write it to its page below reports/, with pictures, if anything has changed.")
  var write = false

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  /// The part that is named; `nil` for all.
  private var part: String? {
    arguments.first.flatMap { $0 == "streak" || InsightPart(named: $0) != nil ? $0 : nil }
  }

  private var isOfFoods: Bool { part.flatMap(InsightPart.init(named:)) == .foods }
  private var wordsBehindPart: [String] { Array(arguments.dropFirst(part == nil ? 0 : 1)) }

  /// The food to explain; empty for none.
  private var food: [String] { explain.explain && isOfFoods ? wordsBehindPart : [] }
  /// The bare words for the period; empty for none.
  private var periodWords: [String] { food.isEmpty ? wordsBehindPart : [] }

  func validate() throws {
    guard (1...100_000).contains(limit) else {
      throw ValidationError("‘--limit \(limit)’ is no number of foods; write 1 to 100000.")
    }
    guard match == nil || isOfFoods else {
      throw ValidationError("--match is for foods; write ‘journal insights foods --match rice’.")
    }
    guard !(periodWords.first.map { InsightPart(named: $0) != nil } ?? false) else {
      throw ValidationError("One part at a time; behind it may stand a period: ‘journal insights foods 3m’.")
    }
    guard write else { return }
    guard part != "streak", match == nil, !explain.explain else {
      throw ValidationError(
        "A page below reports/ holds whole parts: leave out --match, --explain and streak.")
    }
    guard output.output == nil, output.format == .text || output.format == .markdown else {
      throw ValidationError("--write has a page of its own, in Markdown; leave out --output and --format.")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    guard write else { return try show(in: environment) }
    let (report, read) = try report(in: environment)
    try WrittenPage(in: read).write(report.written(for: try periodName(on: read.now)), in: environment)
  }

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    if part == "streak" {
      var streak = StreakCommand()
      (streak.journal, streak.explain, streak.output) = (journal, explain, output)
      (streak.words, streak.period) = (periodWords, period)
      return try streak.answer(in: environment)
    }
    let (report, read) = try report(in: environment)
    return ReportAnswer(from: read, report, explain)
  }

  private func report(in environment: CommandEnvironment) throws -> (InsightsReport, ReadJournal) {
    var request = InsightsRequest(parts: parts, period: nil)
    let read = try journal.read(in: environment) { now in
      let expression = try expression(on: now) ?? .init("30d", on: now)
      guard case .period(let period) = expression else { return nil }
      request.period = period
      // Later days tell what is a dish, and the last week of the period may end behind it.
      return NeededDays(shown: period.comparedDays, earlier: .everything, later: now.day)
    }
    request.limit = limit
    request.match = match
    request.food = food.isEmpty ? nil : food.joined(separator: " ")
    return (insightsReport(of: read.journal, request, today: read.now.day), read)
  }

  /// The period in the page's file name: `30d`, `all`, `2026-W11`, or the days.
  private func periodName(on now: LocalMoment) throws -> String {
    if period.isEmpty, periodWords.isEmpty { return "30d" }
    if let length = period.period ?? (periodWords.count == 1 ? periodWords[0] : nil),
      length.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    {
      return length.lowercased()
    }
    guard case .period(let period) = try expression(on: now) else { return "all" }
    return period.description
  }

  /// The period of the words or the options; `nil` without either.
  private func expression(on now: LocalMoment) throws -> PeriodExpression? {
    do {
      return try period.expression(or: periodWords, unit: "month", on: now)
    } catch let failure as CommandFailure {
      guard period.isEmpty, let first = wordsBehindPart.first.map({ terminalSafe($0) }) else { throw failure }
      if isOfFoods {
        throw CommandFailure(
          .usage,
          "‘\(first)’ names no period; ‘journal insights foods --explain \(first)’ says what counts as that food, and --match \(first) "
            + "lists the foods with it")
      }
      guard part == nil else { throw failure }
      let names = InsightPart.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        .usage,
        "‘\(first)’ is no part of the insights and no period; the parts are streak, \(names)")
    }
  }

  private var parts: [InsightPart] {
    part.flatMap(InsightPart.init(named:)).map { [$0] } ?? InsightPart.allCases
  }
}
