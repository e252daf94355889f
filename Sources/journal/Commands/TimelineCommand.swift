import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal timeline`: one food through time.
struct TimelineCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Follow a food, tag, meal, symptom, mood, habit or the weight through the diary.",
    discussion: """
      EXAMPLES
        journal timeline curd rice
        journal timeline apple --contains
        journal timeline dinner --period 3m
        journal timeline rice last month
        journal timeline '#out' --period all
        journal timeline headache
        journal timeline mood
        journal timeline meditate
        journal timeline weight

      Words are found without regard to case and accents, a food in its singular and plural; as words of their own, so that a \
      pineapple is no apple, and with --contains also inside longer words. A word for a category means the category, \
      one after ‘#’ a tag, ‘mood’ all moods, a habit and ‘weight’ themselves where no food has the name. Without a period, counts are also given for the last 30 days.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The words of the food, a #tag or a category.", valueName: "words"),
    completion: Completion.followed)
  var arguments: [String]

  @Flag(help: "Follow the words inside longer words, too.")
  var contains = false

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var chosen: Period?
    var words = arguments
    let read = try journal.read(in: environment) { now in
      let named = try period.expression(behind: arguments, on: now)
      words = named.words
      if case .period(let period) = try named.expression ?? .init("30d", on: now) { chosen = period }
      return nil
    }
    let parser = DayFileParser(settings: read.journal.settings)
    let query = try query(words, parser: parser)
    let report = timelineReport(
      of: read.journal, query, isWithinWords: contains, period: chosen, today: read.now.day)
    guard report.isEmpty, case .text(let text) = query else {
      return ReportAnswer(from: read, report, explain)
    }
    // What is no food and no item may be what has a report of its own.
    if parser.isWeightName(text) {
      let weights = WeightReport(read.journal, in: chosen?.days, today: read.now.day, unit: nil)
      return ReportAnswer(from: read, weights, explain)
    }
    let habits = habitNames(of: read.journal, through: read.now.day)
    if Int(text) == nil, let index = try? HabitChoice(habits).index(of: text) {
      let habit = habitReport(of: read.journal, habit: index, during: chosen, today: read.now.day)
      return ReportAnswer(from: read, habit, explain)
    }
    return ReportAnswer(from: read, report, explain)
  }

  private func query(_ words: [String], parser: DayFileParser) throws -> TimelineQuery {
    let text = words.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(.usage, "there is nothing to follow; write ‘journal timeline rice’")
    }
    guard !contains || !text.hasPrefix("#") else {
      throw CommandFailure(
        .usage, "a tag is followed as a whole; leave out --contains")
    }
    if contains { return .text(text) }
    if text.hasPrefix("#"), text.count > 1 { return .tag(String(text.dropFirst())) }
    if case .some(.some(let category)) = parser.category(of: text) { return .category(category) }
    return .text(text)
  }
}
