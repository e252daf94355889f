import ArgumentParser
import JournalFormat

/// Options for the journal and the current day.
struct JournalOptions: ParsableArguments {
  @Option(
    name: .customShort("C", allowingJoined: true),
    help: ArgumentHelp("Use the journal in this folder.", valueName: "dir"), completion: .directory)
  var folder: String?

  @Option(help: ArgumentHelp("Take this for now.", valueName: "day[Thh:mm]", visibility: .hidden))
  var today: String?

  @Flag(name: .customLong("no-pager"), help: "Print long output at once, without a pager.")
  var noPager = false

  /// The current time: from `--today` or `$JOURNAL_TODAY`, else from the clock.
  func now(in environment: CommandEnvironment) throws -> LocalMoment {
    if let today { return try Self.moment(today, from: "--today") }
    if let today = environment.variable("JOURNAL_TODAY"), !today.isEmpty {
      return try Self.moment(today, from: "$JOURNAL_TODAY")
    }
    return environment.now
  }

  private static func moment(_ text: String, from origin: String) throws -> LocalMoment {
    guard let moment = LocalMoment(text) else {
      throw CommandFailure(
        .usage, "\(origin) is ‘\(text)’; write a day as 2026-03-14, or a day and a time as 2026-03-14T08:15")
    }
    return moment
  }
}

/// Options of commands that change the diary.
struct WriteOptions: ParsableArguments {
  @Flag(name: .customLong("dry-run"), help: "Show what would change, as a diff, and write nothing.")
  var isDryRun = false

  @Flag(name: .shortAndLong, help: "Say nothing of what was done.")
  var quiet = false
}
