import ArgumentParser
import JournalFormat

/// Options that all imports from other programs share.
struct ImportOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The file; ‘-’ is standard input.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Go on without asking, however many files change.")
  var yes = false

  /// The last part of its path.
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }
}

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
