import ArgumentParser

/// `journal import`: brings in what other programs or other ways of keeping a diary have.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring in a diary that is kept otherwise, or tasks, habits and weights of other programs.",
    subcommands: [
      ImportLogCommand.self, ImportHealthCommand.self, ImportWeightsCommand.self, ImportTodotxtCommand.self,
      ImportTaskwarriorCommand.self, ImportLoopCommand.self, ImportJSONCommand.self,
    ])
}
