import JournalFormat

/// Words given to `journal add` that are a question and no entry.
struct EntryQuestion {
  let text: String

  /// Words that begin a question but no food.
  private static let openings: Set<String> = [
    "what", "what's", "whats", "how", "why", "when", "which", "should", "is", "are", "does", "did", "wieviel",
    "warum", "wann",
    "cuánto", "cuántas", "cuántos", "cuanto", "cuantas", "combien", "pourquoi", "quanto", "quante", "kitna",
    "kitni", "kitne", "kya",
  ]
  /// What a question asks about a food.
  private static let figures: Set<String> = [
    "calories", "calorie", "kcal", "cal", "protein", "carbs", "fat", "kalorien", "calorías", "calorias",
    "protéines", "calorie?",
  ]
  private static let prepositions: Set<String> = ["in", "of", "im", "en", "dans", "de", "has", "have", "hat"]

  /// `nil` for words that ask nothing.
  init?(_ text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let isDenial = first == "didn't" || first == "did" && words.dropFirst().first == "not"
    guard text.hasSuffix("?") || words.count > 2 && Self.openings.contains(String(first)) && !isDenial else {
      return nil
    }
    self.text = text
  }

  /// The command that answers it.
  private func answer(today: Day) -> String {
    let words = text.filter { $0 != "?" }.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.contains(where: { Self.figures.contains($0.lowercased()) }),
      let place = words.lastIndex(where: { Self.prepositions.contains($0.lowercased()) }),
      place + 1 < words.count
    {
      return "journal estimate "
        + words[(place + 1)...].map { MeantCommand.quoted($0) }.joined(separator: " ")
    }
    let day = words.last.flatMap { word in
      (try? DayExpression(word, today: today)).map { _ in word.lowercased() }
    }
    return day.map { "journal show \($0)" } ?? (words.count == 1 ? "journal today" : "journal help")
  }

  func refuse(today: Day) throws(CommandFailure) -> Never {
    throw CommandFailure(
      .usage,
      "‘\(terminalSafe(text))’ is a question, so nothing was written; ‘\(terminalSafe(answer(today: today)))’ answers what it can, and "
        + "--literal takes it as food")
  }
}
