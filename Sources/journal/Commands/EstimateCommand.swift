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
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("What was eaten, with amounts.", valueName: "text"))
  var arguments: [String] = []

  @Flag(help: "Ask the food table, or the language model of your own configuration.")
  var by: Estimator?

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
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
      case .failure(let failure) where by == .model: throw CommandFailure(.refused, failure.reason)
      case .failure(let failure): environment.warn("\(failure.reason), so the food table was asked")
      }
    }
    let foods = FoodLookup(table: .embedded, own: try OwnFoods.ofJournal(journal, in: environment))
    let report = EstimateReport(
      text: text, estimate: MealEstimate(text, foods: foods, imported: environment.importedFood()))
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
}
