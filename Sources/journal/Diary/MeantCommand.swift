import JournalFormat

/// The command for words given to `journal add` that are no food.
struct MeantCommand: Equatable {
  /// Its name and its arguments.
  var words: [String]
  /// What was typed.
  var shown: String
  /// Why it is no food: `is a weight`.
  var reason: String
  var day: String?
  var time: String?
  /// When a task is due.
  var due: String?
  /// Whether its words are those that were typed, tags and all.
  var isTyped = false

  /// Its arguments with those for the day and the time.
  var arguments: [String] {
    [("--day", day), ("--time", time), ("--due", due)].reduce(into: words) { words, option in
      if let value = option.1 { words += [option.0, value] }
    }
  }

  /// As it is typed in a shell.
  var typed: String {
    "journal " + arguments.map { Self.quoted($0) }.joined(separator: " ")
  }

  /// A word quoted for a shell; characters in `spared` need no quotes.
  static func quoted(_ word: String, sparing spared: String = "") -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:,%+=@\(spared)".contains($0) }
    if !isPlain, word.contains("'"), !word.contains(where: { "\"$`\\!".contains($0) }) {
      return "\"\(word)\""
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  var opening: String { "‘\(terminalSafe(shown))’ \(reason)" }

  /// Throws a failure that names the command, and the line of standard input if one is given.
  func refuse(line: Int? = nil) throws(CommandFailure) {
    let place = line.map { "line \($0) of standard input: " } ?? ""
    throw CommandFailure(
      .usage,
      "\(place)\(opening), so nothing was written; ‘\(terminalSafe(typed))’ writes it down, and --literal takes it as food"
    )
  }
}
