import ArgumentParser
import JournalAnalytics

/// Whether to say where figures come from.
struct ExplainOptions: ParsableArguments {
  @Flag(help: "Name the rule behind each figure and the lines that made it.")
  var explain = false

  /// The explanations, where they are asked for.
  func wanted(_ explanations: @autoclosure () -> [FigureExplanation]) -> [FigureExplanation] {
    explain ? explanations() : []
  }
}
