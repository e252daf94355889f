import JournalFormat

/// What a new journal's settings say.
struct JournalAnswers: Hashable {
  var units = JournalSettings.Units.metric
  var firstWeekday = Weekday.monday
  /// `nil` reads the words of all languages alike.
  var language: Language?
  /// In kcal a day.
  var goal: Int?

  /// The file `journal.toml`.
  var toml: String {
    """
    # Settings of this journal. They travel with the diary; ‘journal check’ reads them, too.
    format = \(JournalSettings.knownFormat)
    \(language.map { "language = \"\($0.rawValue)\"\n" } ?? "")first_weekday = "\(firstWeekday)"
    units = "\(units.rawValue)"

    """ + (goal.map { "\n[profile]\nenergy_goal_kcal = \($0)\n" } ?? "")
  }
}

/// Asks what a new journal needs to know: on a terminal only, and every answer may be left out.
struct JournalQuestions {
  let environment: CommandEnvironment

  init(_ environment: CommandEnvironment) { self.environment = environment }

  func answers() -> JournalAnswers {
    var answers = JournalAnswers()
    guard environment.inputIsInteractive else { return answers }
    answers.units = ask("Units, metric or imperial? [metric] ", or: .metric) {
      JournalSettings.Units(rawValue: $0)
    }
    answers.firstWeekday = ask("First day of the week? [monday] ", or: .monday) { Weekday(word: $0) }
    let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
    answers.language = ask("Language of your headings (\(languages))? [any] ", or: nil) { word in
      Language.allCases.first { $0.rawValue.lowercased() == word }.map { .some($0) }
    }
    answers.goal = ask("Energy to aim for in a day, in kcal? [none] ", or: nil) { word in
      Int(word).flatMap { (500...10_000).contains($0) ? .some($0) : nil }
    }
    return answers
  }

  /// Asks until the answer is understood or empty.
  private func ask<Answer>(_ question: String, or usual: Answer, _ read: (String) -> Answer?) -> Answer {
    while let line = environment.ask(question) {
      let word = line.lowercased().filter { !$0.isWhitespace }
      if word.isEmpty { return usual }
      if let answer = read(word) { return answer }
      environment.complain("That is not understood; leave it empty for the answer in brackets.\n")
    }
    return usual
  }
}
