import ArgumentParser

/// Files that belong to a line.
struct AttachOptions: ParsableArguments {
  @Option(
    name: .customLong("attach"),
    help: ArgumentHelp("Copy this file into media/ and link it.", valueName: "file"), completion: .file())
  var attachments: [String] = []
}
