import ArgumentParser
import JournalFormat

/// Options for the days to import, and for the question before many files change.
struct WeightImportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Take the days from this one on.", valueName: "day"), completion: Completion.days)
  var from: String?

  @Option(help: ArgumentHelp("Take the days up to this one.", valueName: "day"), completion: Completion.days)
  var to: String?

  @Flag(help: "Go on without asking, however many files change.")
  var yes = false
}
