/// A mistake in the arguments of a command that the argument library found, as one sentence in the program's own voice.
///
/// The library reports it as `Error: …`, perhaps `Help:  <name>  …`, the usage, and where to see more.
struct UsageMistake {
  /// What is wrong, and what to type next.
  let message: String

  /// Reads the library's report; `nil` where it is of another form, such as a help page.
  init?(report: String) {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("Error: ") else { return nil }
    let help = lines.first { $0.hasPrefix("Help:  ") }.flatMap(Self.explanation)
    let command = lines.first { $0.hasPrefix("  See '") }.flatMap(Self.command)
    let reason = Self.reason(String(first.dropFirst("Error: ".count)), command: command)
    let remedy = command.map { "‘\($0) --help’ shows how it is used" }
    // What the choices are need not be said twice.
    let isWhole = reason.contains(", which is ‘")
    let said = reason + (isWhole ? "" : help.map { ": \($0)" } ?? "")
    message = remedy.map { said + (said.last == "?" ? " " : "; ") + $0 } ?? said
  }

  /// What is wrong, as the program says it.
  private static func reason(_ text: String, command: String?) -> String {
    let name = command.map { "‘\($0)’" } ?? "the command"
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    // A value may hold quotation marks itself; then the library's words are clearer than a guess.
    if quoted.count == 3 {
      switch quoted[0] {
      case "Missing expected argument ": return "\(name) needs \(Self.bare(quoted[1]))"
      case "Missing value for ": return "‘\(Self.bare(quoted[1]))’ needs a value behind it"
      case "Unexpected argument ": return "‘\(quoted[1])’ is one word too many for \(name)"
      case "Unknown option ":
        let others = Self.commands(with: quoted[1], besides: command)
        return "\(name) has no option ‘\(quoted[1])’" + (others.map { ", which ‘\($0)’ has" } ?? "")
      default: break
      }
    }
    if quoted.count == 5, quoted[0] == "Unknown option ", quoted[2] == ". Did you mean " {
      return "\(name) has no option ‘\(quoted[1])’; did you mean ‘\(quoted[3])’?"
    }
    if quoted.count >= 5, quoted[0] == "The value ", quoted[2] == " is invalid for " {
      let choices = quoted.count > 5 ? ", which is " + choices(quoted[5...]) : ""
      return "‘\(quoted[1])’ does not fit \(Self.bare(quoted[3]))\(choices)"
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

  /// Options that a person may try with another command.
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
