import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal timeline`: one food through time.
struct TimelineCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Follow one food, tag, category or symptom through the diary.",
    discussion: """
      EXAMPLES
        journal timeline curd rice
        journal timeline dinner --period 3m
        journal timeline '#out' --period all
        journal timeline headache

      Words are found without regard to case and accents, a food in its singular and plural; inside other words only if they are found \
      nowhere else. A word for a category means the category, \
      one after ‘#’ a tag. Without a period, counts are also given for the last 30 days.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The words of the food, a #tag or a category.", valueName: "words"),
    completion: Completion.followed)
  var arguments: [String]

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var chosen: Period?
    let read = try journal.read(in: environment) { now in
      let expression = try period.expression(today: now.day) ?? .init("30d", today: now.day)
      if case .period(let period) = expression { chosen = period }
      return nil
    }
    let query = try query(parser: DayFileParser(settings: read.journal.settings))
    let report = timelineReport(of: read.journal, query, period: chosen, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }

  private func query(parser: DayFileParser) throws -> TimelineQuery {
    let text = arguments.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(.usage, "there is nothing to follow; write ‘journal timeline rice’")
    }
    if text.hasPrefix("#"), text.count > 1 { return .tag(String(text.dropFirst())) }
    if case .some(.some(let category)) = parser.category(of: text) { return .category(category) }
    return .text(text)
  }
}
