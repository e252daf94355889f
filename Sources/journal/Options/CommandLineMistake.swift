import JournalAnalytics
import JournalFormat

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
