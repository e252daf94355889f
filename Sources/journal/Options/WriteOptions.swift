import ArgumentParser

/// How a command changes the diary.
struct WriteOptions: ParsableArguments {
  @Flag(name: .customLong("dry-run"), help: "Show what would change, as a diff, and write nothing.")
  var isDryRun = false

  @Flag(name: .shortAndLong, help: "Say nothing of what was done.")
  var quiet = false
}
