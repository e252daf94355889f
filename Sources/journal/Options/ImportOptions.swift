import ArgumentParser

/// Options that all imports from other programs share.
struct ImportOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The file; ‘-’ is standard input.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Go on without asking, however many files change.")
  var yes = false

  /// The last part of its path.
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }
}
