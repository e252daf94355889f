import JournalAnalytics

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
