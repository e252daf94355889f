import JournalFormat

/// Words given to `journal add` that are no food: what they are instead, and which command writes them.
struct MistakenFood {
  let diary: OpenDiary

  /// Verbs that begin what is to be done and no dish.
  private static let verbs: Set<String> = [
    "buy", "call", "book", "pay", "write", "send", "fix", "clean", "ask", "email", "order", "return", "renew",
    "cancel", "schedule", "pick", "finish", "read", "wash", "water", "meet", "plan", "check", "print",
    "submit",
  ]

  /// Throws the command that is meant, if the words are a weight, a mood, a complaint or a task.
  func refuse(_ text: String) throws(CommandFailure) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let line = words.joined(separator: " ")
    let shown = terminalSafe(line)
    if words.count > 2, words[0] == "[", words[1] == "]" || words[1].hasPrefix("]") {
      try refuseTask(words.dropFirst(2).joined(separator: " "))
    }
    if words.first == "[]" { try refuseTask(words.dropFirst().joined(separator: " ")) }
    switch diary.parser.lineKind(of: line) {
    case .weight(let rest):
      throw CommandFailure(
        .usage,
        "‘\(shown)’ is a weight, so nothing was written; ‘journal weigh \(rest)’ writes it down\(literal)")
    case .mood:
      throw CommandFailure(
        .usage,
        "‘\(shown)’ is a mood, so nothing was written; ‘journal log \(shown)’ writes it down\(literal)")
    default: break
    }
    guard SymptomWords.areAll(of: line) else { return }
    throw CommandFailure(
      .usage, "‘\(shown)’ is no food, so nothing was written; ‘journal log \(shown)’ writes it down\(literal)"
    )
  }

  private func refuseTask(_ text: String) throws(CommandFailure) {
    guard let verb = text.split(separator: " ").first?.lowercased(), Self.verbs.contains(verb) else { return }
    throw CommandFailure(
      .usage,
      "‘\(terminalSafe(text))’ looks like a task and not like food, so nothing was written; ‘journal task add '\(terminalSafe(text))'’ writes it down\(literal)"
    )
  }

  private let literal = ", and --literal takes it as food"

  init(_ diary: OpenDiary) { self.diary = diary }
}
