import ArgumentParser
import JournalAnalytics

/// Whether to say where figures come from.
struct ExplainOptions: ParsableArguments {
  @Flag(help: "Name the rule behind each figure and the lines that made it.")
  var explain = false

  /// The figures to explain: none where that is not asked for.
  func figures(of report: some Report) -> [Figure] { explain ? report.figures : [] }
}
