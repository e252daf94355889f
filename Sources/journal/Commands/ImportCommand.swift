import ArgumentParser

/// `journal import`: brings in what other programs or other ways of keeping a diary have.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring in a diary that is kept otherwise.",
    subcommands: [ImportLogCommand.self])
}
