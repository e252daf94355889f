import ArgumentParser
import JournalFormat

/// The entry point: the commands, and the handling of their errors.
@main
struct JournalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal",
    abstract: "Read a diary of plain Markdown day files: food, weight, tasks, habits.",
    discussion: """
      EXAMPLES
        journal                      what is logged today
        journal show last friday     one day; ‘show 2026-03’ for a month
        journal recap --week last    the week in words and numbers
        journal check                what may not be read as you meant it

      The journal is the folder given by -C, else $JOURNAL_DIR, else the nearest folder upwards that holds a \
      journal.toml or day files, else the one named in your configuration.
      """,
    version: programVersion,
    subcommands: [
      InitCommand.self, AddCommand.self, AgainCommand.self, EditCommand.self, MoveCommand.self,
      RemoveCommand.self, CategoriseCommand.self, NoteCommand.self, LogCommand.self, UndoCommand.self,
      TodayCommand.self, ShowCommand.self, RecapCommand.self,
      SummaryCommand.self, SearchCommand.self, CalendarCommand.self, StreakCommand.self, TagsCommand.self,
      InsightsCommand.self, TimelineCommand.self, AfterCommand.self, RefreshCommand.self,
      EnergyCommand.self, GoalCommand.self, DoctorReportCommand.self, WeighCommand.self, WeightCommand.self,
      EstimateCommand.self,
      FoodsCommand.self, TasksCommand.self, TaskCommand.self, LogbookCommand.self,
      HabitsCommand.self, HabitCommand.self, StatsCommand.self, RemindCommand.self,
      CheckCommand.self,
      ReadingCommand.self, ImportCommand.self,
      ExportCommand.self, SyncCommand.self,
      ResolveCommand.self,
      HistoryCommand.self, DiffCommand.self, OnThisDayCommand.self, MergeCommand.self,
    ],
    defaultSubcommand: TodayCommand.self)

  @OptionGroup var journal: JournalOptions

  /// Runs the command in the arguments.
  ///
  /// Synchronous on purpose: an asynchronous `main` takes several times as long to start.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    Interruption.handleSignals()
    Console.end(status(printError: Console.system.printError))
  }

  /// Runs the command and returns the exit status.
  private static func status(printError: (String) -> Void) -> Int32 {
    do {
      let arguments = try ProgramArguments.system()
      // Scripts ask it before anything else, and the argument library takes longer to start than the rest of the program.
      if arguments == ["--version"] {
        Console.system.print(programVersion + "\n")
        Console.system.flush()
        return 0
      }
      let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
      if let mistake = CommandLineMistake.message(for: arguments, commands: names) {
        throw CommandFailure(.usage, mistake)
      }
      if let mistake = CommandLineMistake.helpMistake(for: arguments, commands: subcommands) {
        throw CommandFailure(.usage, mistake)
      }
      var command = try parseAsRoot(arguments)
      let kind = Swift.type(of: command)
      if let mistake = CommandLineMistake.repeatedOption(
        in: arguments, interface: { kind._dumpHelp() })
      {
        throw CommandFailure(.usage, mistake)
      }
      (command as? any PagedCommand)?.startPaging()
      try command.run()
      Console.system.flush()
      return 0
    } catch {
      return report(error, printError: printError)
    }
  }

  /// Prints an error, and returns its exit status.
  private static func report(_ error: any Error, printError: (String) -> Void) -> Int32 {
    switch error {
    case let failure as CommandFailure:
      Console.system.flush()
      if !failure.message.isEmpty { printError(sentence(failure.message)) }
      return failure.status.rawValue
    case let problem as FileProblem:
      printError(sentence(problem.reason))
      return CommandFailure.Status.refused.rawValue
    default:
      // Everything else is from the argument parser: help and version, which are no errors, or wrong usage.
      let report = fullMessage(for: error)
      let text = terminalSafe(report) + "\n"
      guard exitCode(for: error) != .success else {
        Console.system.print(text)
        Console.system.flush()
        return 0
      }
      printError(
        UsageMistake(report: report, commands: subcommands, unknownOption: unknownOption).map {
          sentence($0.message)
        } ?? text)
      return CommandFailure.Status.usage.rawValue
    }
  }

  /// The subcommands of a command, `add` and `done` of `journal task`; empty for none.
  static func subcommands(of command: String) -> [String] {
    type(of: command)?.configuration.subcommands.compactMap { $0.configuration.commandName } ?? []
  }

  private static func type(of command: String) -> (any ParsableCommand.Type)? {
    var found: any ParsableCommand.Type = JournalCommand.self
    for name in command.split(separator: " ").dropFirst() {
      guard
        let next = found.configuration.subcommands.first(where: { $0.configuration.commandName ?? "" == name }
        )
      else { return nil }
      found = next
    }
    return found
  }

  /// The first unknown option among the program's arguments, and the most similar one that the command has.
  private static func unknownOption(of command: String) -> (typed: String, meant: String?)? {
    guard let found = type(of: command), let arguments = try? ProgramArguments.system() else { return nil }
    let help = JournalCommand.helpMessage(for: found, includeHidden: true)
    let known = help.split { !($0.isLetter || $0.isNumber || $0 == "-") }.filter { $0.hasPrefix("-") }.map(
      String.init)
    return CommandLineMistake.unknownOption(in: arguments, known: known)
  }

  private static func sentence(_ message: String) -> String {
    // A message that ends in a list needs no full stop.
    "journal: \(terminalSafe(message))\(message.hasSuffix("?") || message.contains("\n") ? "" : ".")\n"
  }
}
