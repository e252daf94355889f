import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal insights`: everything the diary can tell.
struct InsightsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "insights",
    abstract: "Say what the diary tells: counts, foods, times, habits of the table, records.",
    discussion: """
      EXAMPLES
        journal insights
        journal insights foods --period 3m
        journal insights foods --match rice --limit 100 --period all
        journal insights timing --week last --explain

      The parts are headline, stats, streak, records, foods, activity, categories, timing, weeks, consistency, weekdays, \
      together, new, variety, outliers and series. Without a part it is all of them, without a period the last 30 days.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The part to show.", valueName: "part"),
    completion: .list(InsightPart.allCases.map(\.rawValue) + ["streak"]))
  var part: String?

  @Option(help: ArgumentHelp("Only foods with this in their name.", valueName: "word"))
  var match: String?

  @Option(help: ArgumentHelp("List so many foods.", valueName: "n"))
  var limit = 10

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard (1...100_000).contains(limit) else {
      throw ValidationError("‘--limit \(limit)’ is no number of foods; write 1 to 100000.")
    }
    guard match == nil || part.flatMap(InsightPart.init(named:)) == .foods else {
      throw ValidationError("--match is for foods; write ‘journal insights foods --match rice’.")
    }
  }

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var request = try InsightsRequest(parts: parts(), period: nil)
    if part == "streak" {
      var streak = StreakCommand()
      (streak.journal, streak.explain, streak.output) = (journal, explain, output)
      return try streak.answer(in: environment)
    }
    let read = try journal.read(in: environment) { now in
      let expression = try period.expression(today: now.day) ?? .init("30d", today: now.day)
      guard let days = expression.days else { return nil }
      if case .period(let period) = expression { request.period = period }
      return NeededDays(shown: days, restsOnEarlier: true)
    }
    request.limit = limit
    request.match = match
    let report = insightsReport(of: read.journal, request, today: read.now.day)
    let reasons = explain.wanted(report.explanations)
    return ReportAnswer(
      from: read.folder, document: report.document.explained(by: reasons),
      json: report.json.explained(by: reasons))
  }

  private func parts() throws -> [InsightPart] {
    guard let part, part != "streak" else { return InsightPart.allCases }
    if let named = InsightPart(named: part) { return [named] }
    let names = InsightPart.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandFailure(.usage, "‘\(part)’ is no part of the insights; they are streak, \(names)")
  }
}
