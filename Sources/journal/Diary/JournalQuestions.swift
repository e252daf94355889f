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
      Language.allCases.first { $0.rawValue.lowercased() == word || $0.names.contains(folded(word)) }
        .map { .some($0) }
    }
    answers.goal = ask("Energy to aim for in a day, in kcal? [none] ", or: nil) { word in
      Self.energy(word).map { .some($0) }
    }
    return answers
  }

  /// `2000`, `2,000`, `2.000kcal`: 500 to 10,000 kcal.
  private static func energy(_ word: String) -> Int? {
    let figures = word.hasSuffix("kcal") ? word.dropLast(4) : word[...]
    let groups = figures.split(omittingEmptySubsequences: false) { ",.".contains($0) }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }), let energy = Int(groups.joined()) else {
      return nil
    }
    return (500...10_000).contains(energy) ? energy : nil
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

extension Language {
  /// What the language is called, in English and by those who speak it, folded.
  fileprivate var names: [String] {
    let own =
      switch self {
      case .english: "english"
      case .spanish: "español"
      case .portuguese: "português"
      case .french: "français"
      case .canadianFrench: "québécois"
      case .german: "deutsch"
      case .italian: "italiano"
      case .dutch: "nederlands"
      case .danish: "dansk"
      case .norwegian: "norsk"
      case .swedish: "svenska"
      case .japanese: "日本語"
      case .chinese: "中文"
      case .korean: "한국어"
      case .hindi: "हिन्दी"
      case .russian: "русский"
      }
    return ["\(self)", folded(own)]
  }
}
