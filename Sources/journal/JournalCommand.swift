import ArgumentParser
import JournalAnalytics
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

/// Detects a mistyped command before arguments are parsed: the default command would report its name as an
/// unexpected argument.
enum CommandLineMistake {
  /// The error if the first positional argument is no command; `nil` if it is one, or there is none.
  static func message(for arguments: [String], commands: [String]) -> String? {
    guard let name = commandName(of: arguments), !commands.contains(name) else { return nil }
    if let meant = otherNames.first(where: { $0.names.contains(name) })?.command, commands.contains(meant) {
      return "there is no command ‘\(name)’; did you mean ‘journal \(meant)’?"
    }
    if let advice = advice.first(where: { $0.names.contains(name) }) {
      return "there is no command ‘\(name)’; \(advice.sentence)"
    }
    let near = commands.map { ($0, distance(from: Array(name.utf8), to: Array($0.utf8))) }
      .filter { $0.1 <= max(1, min(name.utf8.count, $0.0.utf8.count) / 2 - ($0.0.utf8.count > 5 ? 1 : 0)) }
      .min { ($0.1, unshared(name, $0.0), $0.0) < ($1.1, unshared(name, $1.0), $1.0) }
    let remedy = near.map { "did you mean ‘journal \($0.0)’?" } ?? "‘journal --help’ lists the commands"
    return "there is no command ‘\(name)’; \(remedy)"
  }

  /// How many letters of `name` are missing in `other`, to choose between names of equal distance: ‘tasks’ has all of ‘taks’,
  /// ‘tags’ has not.
  private static func unshared(_ name: String, _ other: String) -> Int {
    var letters = Array(other)
    return name.count { letter in
      guard let index = letters.firstIndex(of: letter) else { return true }
      letters.remove(at: index)
      return false
    }
  }

  /// The error if `help` is asked about an unknown command: `journal help frobnicate`, `journal help task ad`. `commands` gives the
  /// subcommands of a command.
  static func helpMistake(for arguments: [String], commands: (_ command: String) -> [String]) -> String? {
    guard commandName(of: arguments) == "help", let help = arguments.firstIndex(of: "help") else {
      return nil
    }
    var command = "journal"
    for name in arguments[(help + 1)...].prefix(while: { !$0.hasPrefix("-") }) {
      let known = commands(command)
      guard !known.contains(name) else {
        command += " " + name
        continue
      }
      guard command != "journal" else { return message(for: [name], commands: known) }
      return known.isEmpty
        ? "‘\(command)’ has no commands below it; ‘\(command) --help’ shows how it is used"
        : "‘\(command)’ has no command ‘\(name)’; it has \(joinedList(known.map { "‘\($0)’" }))"
    }
    return nil
  }

  /// Advice on commands that a user may look for in vain.
  private static let advice: [(names: [String], sentence: String)] = [
    (
      ["todo", "todos"], "‘journal tasks’ lists what is to be done, and ‘journal task add’ writes a task down"
    ),
    (
      ["done", "tick", "finish"],
      "‘journal task done 3’ ticks the third task of ‘journal tasks’, and ‘journal habit tick Meditate’ a habit"
    ),
    (
      ["completion", "completions"],
      "‘journal --generate-completion-script bash’ prints the completions for bash; zsh and fish work too"
    ),
  ]

  /// Names of commands in other programs.
  private static let otherNames: [(command: String, names: [String])] = [
    ("add", ["log", "new", "eat", "create"]), ("again", ["repeat", "copy"]),
    ("edit", ["change", "open", "modify"]),
    ("move", ["mv", "rename"]), ("rm", ["remove", "delete", "del"]),
    ("categorise", ["categorize", "category"]),
    ("show", ["list", "ls", "view"]), ("search", ["find", "grep"]), ("undo", ["revert"]),
    ("insights", ["stats", "report"]), ("weigh", ["weight", "weighin", "weigh-in"]),
  ]

  /// The first argument that is neither an option nor the value of an option that may precede the command.
  private static func commandName(of arguments: [String]) -> String? {
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if argument == "-C" || argument == "--today" {
        isValue = true
      } else if argument.hasPrefix("-") {
        // Any other option belongs to the default command, which reports its own mistakes.
        guard argument.hasPrefix("--today=") || argument.hasPrefix("-C") || argument == "--no-pager"
        else { return nil }
      } else {
        return argument
      }
    }
    return nil
  }

  /// The first option in `arguments` that is not among `known`, and the most similar one that is.
  static func unknownOption(in arguments: [String], known: [String]) -> (typed: String, meant: String?)? {
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let name = argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : String(argument.prefix(2))
      guard name.hasPrefix("-"), name.utf8.count > 1, !(name.dropFirst().first?.isNumber ?? false),
        !known.contains(name)
      else { continue }
      let near = known.filter { $0.hasPrefix("--") && name.hasPrefix("--") }
        .map { ($0, distance(from: Array(name.utf8), to: Array($0.utf8))) }
        .filter { $0.1 <= max(1, (min(name.utf8.count, $0.0.utf8.count) - 2) / 2) }
        .min { ($0.1, $0.0) < ($1.1, $1.0) }
      return (name, near?.0)
    }
    return nil
  }

  /// The error if an option that holds one value is given twice; the argument library would silently keep the last.
  ///
  /// `interface` is the library's JSON about the command, and is called only if an option is repeated.
  static func repeatedOption(in arguments: [String], interface: () -> String) -> String? {
    var seen: Set<Substring> = []
    let repeated = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map {
      $0.prefix { $0 != "=" }
    }
    .filter { !seen.insert($0).inserted }
    guard !repeated.isEmpty, let known = try? JSONValue.reading(Array(interface().utf8)) else { return nil }
    let single = (known["command"]?["arguments"]?.elements ?? []).filter { argument in
      if case .bool(true)? = argument["isRepeating"] { false } else { argument["kind"]?.string == "option" }
    }
    let names = Set(single.flatMap { $0["names"]?.elements ?? [] }.compactMap { $0["name"]?.string })
    return repeated.first { names.contains(String($0.dropFirst(2))) }.map {
      "‘\($0)’ is given twice, and only one of the two can hold; leave the other out"
    }
  }

  /// The edits between two names; a much longer argument is no typing error, for names of commands are short.
  static func distance(from a: [UInt8], to b: [UInt8]) -> Int {
    a.count <= 32 && b.count <= 32 ? editDistance(from: a, to: b) : .max
  }
}

/// A mistake in a command's arguments that the argument library found, worded as one sentence of the program's own.
///
/// The library reports it as `Error: …`, perhaps `Help:  <name>  …`, the usage, and where to see more.
struct UsageMistake {
  /// What is wrong, and what to type next.
  let message: String

  /// Parses the library's report; `nil` for another form, such as a help page. `commands` gives the subcommands of a command.
  ///
  /// The library reports a missing argument before an unknown option; `unknownOption` finds that option, and the most similar known
  /// one.
  init?(
    report: String, commands: (_ command: String) -> [String] = { _ in [] },
    unknownOption: (_ command: String) -> (typed: String, meant: String?)? = { _ in nil }
  ) {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("Error: ") else { return nil }
    let help = lines.first { $0.hasPrefix("Help:  ") }.flatMap(Self.explanation)
    let command = lines.first { $0.hasPrefix("  See '") }.flatMap(Self.command)
    var text = String(first.dropFirst("Error: ".count))
    var isArgument = true
    if let command, text.hasPrefix("Missing expected argument "), let option = unknownOption(command) {
      isArgument = false
      text = "Unknown option '\(option.typed)'" + (option.meant.map { ". Did you mean '\($0)'?" } ?? "")
    }
    if let command, let mistaken = Self.mistakenCommand(in: text, of: command, commands(command)) {
      message = mistaken
      return
    }
    let reason = Self.reason(text, command: command)
    let remedy = command.map { "‘\($0) --help’ shows how it is used" }
    // What the choices are need not be said twice.
    let isWhole = reason.contains(", which is ‘")
    let said = reason + (isWhole || !isArgument ? "" : help.map { ": \($0)" } ?? "")
    message = remedy.map { said + (said.last == "?" ? " " : "; ") + $0 } ?? said
  }

  /// The message if the first word too many should be a command: `journal task ad x`.
  private static func mistakenCommand(in text: String, of command: String, _ commands: [String]) -> String? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard !commands.isEmpty, quoted.count > 2,
      quoted[0] == "Unexpected argument " || quoted[0].hasSuffix(" unexpected arguments: ")
    else { return nil }
    let near = commands.map {
      ($0, CommandLineMistake.distance(from: Array(quoted[1].utf8), to: Array($0.utf8)))
    }
    .filter { isTypingError(at: $0.1, typed: quoted[1], meant: $0.0) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    let remedy =
      near.map { "did you mean ‘\(command) \($0.0)’?" }
      ?? "it has \(joinedList(commands.map { "‘\($0)’" }))"
    return "‘\(command)’ has no command ‘\(quoted[1])’; \(remedy)"
  }

  /// Whether a name at this edit distance is a typing error for another, and no new name.
  private static func isTypingError(at distance: Int, typed: String, meant name: String) -> Bool {
    distance <= max(1, min(typed.utf8.count, name.utf8.count) / 2)
  }

  /// The mistake in the program's own words.
  private static func reason(_ text: String, command: String?) -> String {
    let name = command.map { "‘\($0)’" } ?? "the command"
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    // A value may hold quotation marks itself; then the library's words are clearer than a guess.
    if quoted.count == 3 {
      switch quoted[0] {
      case "Missing expected argument ": return "\(name) needs \(Self.bare(quoted[1]))"
      case "Missing value for ": return "‘\(Self.bare(quoted[1]))’ needs a value behind it"
      case "Unexpected argument " where command == "journal today":
        return
          "‘\(quoted[1])’ is one word too many for \(name); ‘journal show \(quoted[1])’ shows another day"
      case "Unexpected argument ": return "‘\(quoted[1])’ is one word too many for \(name)"
      case "Unknown option " where quoted[1].dropFirst().first?.isNumber ?? false:
        return "\(name) takes no number below zero such as ‘\(quoted[1])’"
      case "Unknown option ":
        let others = Self.commands(with: quoted[1], besides: command)
        return "\(name) has no option ‘\(quoted[1])’" + (others.map { ", which ‘\($0)’ has" } ?? "")
      default: break
      }
    }
    if quoted.count == 5, quoted[0] == "Unknown option ", quoted[2] == ". Did you mean " {
      let (typed, meant) = (quoted[1].drop { $0 == "-" }, quoted[3].drop { $0 == "-" })
      let distance = CommandLineMistake.distance(from: Array(typed.utf8), to: Array(meant.utf8))
      guard isTypingError(at: distance, typed: String(typed), meant: String(meant)) else {
        return "\(name) has no option ‘\(quoted[1])’"
      }
      return "\(name) has no option ‘\(quoted[1])’; did you mean ‘\(quoted[3])’?"
    }
    if quoted.count >= 5, quoted[0] == "The value ", quoted[2] == " is invalid for " {
      let choices = quoted.count > 5 ? ", which is " + choices(quoted[5...]) : ""
      return "‘\(quoted[1])’ does not fit \(Self.bare(quoted[3]))\(choices)"
    }
    // `3 unexpected arguments: 'b', 'c', 'd'`.
    if quoted[0].hasSuffix(" unexpected arguments: ") {
      let extra = quoted.enumerated().filter { $0.offset % 2 == 1 }.map { "‘\($0.element)’" }
      return "\(extra.joined(separator: ", ")) are words too many for \(name)"
    }
    let sentence = text.last == "." ? String(text.dropLast()) : text
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// The command that is most likely meant by an option of it; `nil` for options that few know.
  private static func commands(with option: String, besides command: String?) -> String? {
    guard let meant = owners.first(where: { $0.options.contains(option) })?.command, meant != command
    else { return nil }
    return meant
  }

  /// Options that a user may try with another command.
  static let owners: [(command: String, options: [String])] = [
    (
      "journal show",
      ["--week", "--month", "--year", "--from", "--to", "--period", "--heard", "--notes", "--order"]
    ),
    ("journal search", ["--tag", "--regex", "--limit"]), ("journal recap", ["--card", "--write"]),
    ("journal add", ["--photo", "--voice", "--barcode", "--estimate", "--literal"]),
    ("journal edit", ["--text", "--kcal", "--protein", "--carbs", "--fat", "--time"]),
    ("journal check", ["--fix", "--all"]), ("journal undo", ["--list", "--forget"]),
  ]

  /// `time or file`, of the pieces of `'time' and 'file'.`
  private static func choices(_ pieces: ArraySlice<String>) -> String {
    let names = pieces.enumerated().filter { $0.offset % 2 == 0 }.map { "‘\($0.element)’" }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// `<address>` of `<address> ...`, and `--period` of `--period <length>`.
  private static func bare(_ text: String) -> String {
    let words = text.split(separator: " ").filter { $0 != "..." }
    guard let first = words.first, first.hasPrefix("-") else { return words.joined(separator: " ") }
    return String(first)
  }

  /// What the help says of the argument, without its name and the full stop.
  private static func explanation(_ line: Substring) -> String? {
    let parts = line.dropFirst("Help:  ".count).split(separator: "  ")
    guard let text = parts.last, parts.count > 1 else { return nil }
    let sentence = text.last == "." ? text.dropLast() : text
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// `journal rm` of `  See 'journal rm --help' for more information.`
  private static func command(_ line: Substring) -> String? {
    let text = line.dropFirst("  See '".count)
    return text.firstRange(of: " --help").map { String(text[..<$0.lowerBound]) }
  }
}
