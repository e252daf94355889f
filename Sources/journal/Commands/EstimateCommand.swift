import ArgumentParser
import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// `journal estimate`: what a meal amounts to, from the food table.
struct EstimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "estimate",
    abstract: "Say what a meal amounts to, by the food table or a language model.",
    discussion: """
      --model asks the language model that [estimator] of your own configuration chooses; it is asked without the option if \
      journal.toml has estimate = "model", and --table is the exception.

      EXAMPLES
        journal estimate 2 eggs and a slice of toast
        journal estimate rice 150 g, half a cup of dal
        journal estimate --fill 7d
        journal estimate --fill --month last --dry-run

      --fill proposes figures for what you ate in these days and gave none, as a diff, and asks before it writes them. It touches no \
      entry with figures, and leaves those with a food that is not in the table. ‘journal undo’ takes it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("What was eaten, with amounts; with --fill the period.", valueName: "text"))
  var arguments: [String] = []

  @Flag(help: "Ask the food table, or the language model of your own configuration.")
  var by: Estimator?

  @Flag(
    name: .customLong("fill"),
    help: "Propose figures for entries without any: of today, or of the period behind it.")
  var isFilling = false

  @Flag(help: "Write them without asking.")
  var yes = false

  @OptionGroup var period: PeriodOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    guard !isFilling else { return try fill(in: environment) }
    guard period.isEmpty, !yes else {
      throw CommandFailure(
        .usage, "a period and --yes belong to --fill, as in ‘journal estimate --fill 7d’")
    }
    let text = arguments.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(
        .usage, "what should be estimated? write it behind, as in ‘journal estimate 2 eggs’")
    }
    if let model = try model(in: environment) {
      switch model.estimate(text) {
      case .success(let estimate):
        let report = ModelEstimateReport(text: text, estimate: estimate)
        return try output.show(report.document, json: report.json, from: nil, in: environment)
      case .failure(let failure): environment.warn("\(failure.reason), so the food table was asked")
      }
    }
    let foods = try OwnFoods.lookup(journal, in: environment)
    let report = EstimateReport(
      text: text, estimate: MealEstimate(text, foods: foods, imported: environment.importedFood()),
      hasBareNumber: MealEstimate.hasBareNumber(in: text, foods: foods))
    try output.show(report.document, json: report.json, from: nil, in: environment)
  }

  /// What to ask.
  enum Estimator: EnumerableFlag {
    case table, model
  }

  /// The language model, if that is asked for or the journal's rule.
  private func model(in environment: CommandEnvironment) throws -> ModelEstimator? {
    switch by {
    case .table: return nil
    case .model:
      if let model = try ModelEstimator(in: environment) { return model }
      throw CommandFailure(
        .usage,
        "no model is chosen; write [estimator] and below it provider = \"gemini\", \"openai\" or \"ollama\" into "
          + UserConfiguration.path(variable: environment.variable))
    case nil:
      let folder = try? environment.openJournal(journal.folder)
      guard let bytes = try folder?.bytes(at: "journal.toml"),
        JournalSettings.reading(SourceText(bytes)).settings.estimates == .model
      else { return nil }
      return .ofRule(in: environment)
    }
  }

  /// Shows the figures that entries of a period would get, and writes them if the person agrees.
  private func fill(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    func tell(_ line: String) {
      if !write.quiet { environment.print(terminalSafe(line) + "\n") }
    }
    let days = try days(in: diary)
    let fill = try EstimateFill(days, in: diary, asking: try model(in: environment))
    for reason in fill.failures { environment.warn("\(reason), so the food table was asked") }
    environment.print(terminalSafe(fill.diff))
    if !fill.left.isEmpty {
      tell(
        fill.left.count == 1
          ? "One entry is left as it is:" : "\(fill.left.count) entries are left as they are:")
      for line in fill.left.prefix(Self.leftLimit) { tell("  \(line)") }
      let more = fill.left.count - Self.leftLimit
      if more > 0 { tell("  and \(more) more") }
    }
    guard fill.count > 0 else {
      return tell(fill.left.isEmpty ? "no entry of these days lacks figures" : "nothing was changed")
    }
    guard !write.isDryRun else { return }
    let entries = counted(fill.count, "entry", plural: "entries")
    let files = counted(fill.changes.count, "file")
    if !yes {
      guard environment.inputIsInteractive else {
        throw CommandFailure(
          .usage,
          "\(entries) in \(files) would get figures, and nobody can be asked; --yes writes them, --dry-run only shows them"
        )
      }
      let answer = environment.ask("Write figures for \(entries) in \(files)? [y/N] ")?.lowercased()
      guard answer == "y" || answer == "yes" else {
        throw CommandFailure(.negativeResult, "nothing was changed")
      }
    }
    try diary.change("estimate --fill") { try fill.write(in: $0) }
    tell(
      "\(entries) in \(files) \(fill.count == 1 ? "has" : "have") \(fill.sources == ["table"] ? "figures of the food table" : "new figures, each with its source"); ‘journal undo’ takes them back"
    )
    if fill.sourceless > 0 {
      tell(
        "\(fill.sourceless == 1 ? "one of them stands on a line that is no item, which cannot say where its figures are from: it counts as yours" : "\(grouped(fill.sourceless)) of them stand on lines that are no items, which cannot say where their figures are from: they count as yours") from now on"
      )
    }
  }

  /// The days of `--fill`: those of a period, or one that is named; today without either.
  private func days(in diary: OpenDiary) throws -> ClosedRange<Day> {
    let today = diary.now.day
    let first = Day(year: 1, month: 1, day: 1) ?? today
    do {
      let expression = try period.expression(or: arguments, unit: "week", on: diary.now)
      return expression.map { $0.days ?? first...today } ?? today...today
    } catch {
      guard !arguments.isEmpty, period.isEmpty, let day = try? diary.day(arguments.joined(separator: " "))
      else { throw error }
      return day...day
    }
  }

  /// The maximum number of entries listed as left out.
  private static let leftLimit = 20
}
