import ArgumentParser
import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// `journal estimate`: what a meal amounts to, from the food table.
struct EstimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "estimate",
    abstract: "Say what a meal amounts to, by the food table.",
    discussion: """
      EXAMPLES
        journal estimate 2 eggs and a slice of toast
        journal estimate rice 150 g, half a cup of dal
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("What was eaten, with amounts.", valueName: "text"))
  var arguments: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let text = arguments.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(
        .usage, "what should be estimated? write it behind, as in ‘journal estimate 2 eggs’")
    }
    let foods = FoodLookup(table: .embedded, own: try OwnFoods.ofJournal(journal, in: environment))
    let report = EstimateReport(text: text, estimate: MealEstimate(text, foods: foods))
    try output.show(report.document, json: report.json, from: nil, in: environment)
  }
}
