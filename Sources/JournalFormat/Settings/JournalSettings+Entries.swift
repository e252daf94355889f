extension JournalSettings {
  /// The settings in a `journal.toml`, and what a person should know about it.
  ///
  /// A value that cannot be used leaves the default in place; a file that is no TOML sets nothing.
  public static func reading(_ source: SourceText) -> (settings: JournalSettings, diagnostics: [Diagnostic]) {
    var settings = JournalSettings()
    var diagnostics: [Diagnostic] = []
    do throws(TOMLProblem) {
      for entry in try SettingsEntry.entries(in: source) {
        guard let (code, message) = settings.apply(entry) else { continue }
        diagnostics.append(Diagnostic(code, message, at: entry.range))
      }
    } catch {
      let message =
        "this is not TOML (\(error.reason)); until it is mended, the journal is read as if the file were not there"
      return (JournalSettings(), [Diagnostic(.settingsSyntax, message, at: error.place..<error.place)])
    }
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return (settings, diagnostics)
  }

  /// Takes over one key; what is wrong with it, if anything.
  private mutating func apply(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    switch (entry.table, entry.key) {
    case (nil, "format"): return applyFormat(entry)
    case (nil, "language"): return apply(entry, Self.language(of:), to: \.language, Self.languageRemedy)
    case (nil, "first_weekday"):
      return apply(
        entry, Self.weekday(of:), to: \.firstWeekday, "write a day of the week, such as \"monday\"")
    case (nil, "day_ends"):
      return apply(entry, Self.dayEnd(of:), to: \.dayEnds, "write a time from \"00:00\" to \"11:59\"")
    case (nil, "units"):
      return apply(
        entry, { Self.word(of: $0).flatMap(Units.init) }, to: \.units, "write \"metric\" or \"imperial\"")
    case (nil, "rest"):
      return applyRest(entry)
    case ("categories", _): return applyWords(entry)
    case ("keywords", _): return applyKeywords(entry)
    case ("profile", _): return nil
    case ("sync", "commits"):
      return apply(
        entry, Self.commitsEachDay(of:), to: \.commitsEachDay, "write \"together\" or \"each-day\"")
    case (nil, "transcribe"), (nil, "describe"), (nil, "journal"):
      return (
        .unknownSetting,
        "‘\(entry.key)’ is not read here: a journal never says which programs to run or where it lies; "
          + "it belongs in the configuration of your own, config.toml in ~/.config/journal"
      )
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are format, language, first_weekday, day_ends, units, rest, "
          + "[categories], [keywords], [profile] and commits of [sync]"
      )
    }
  }

  private mutating func apply<Value>(
    _ entry: SettingsEntry, _ read: (SettingsValue) -> Value?, to target: WritableKeyPath<Self, Value>,
    _ remedy: String
  ) -> (DiagnosticCode, String)? {
    guard let value = read(entry.value) else {
      return (
        .settingsValue,
        "‘\(entry.name)’ has a value that cannot be used and is left at its default; \(remedy)"
      )
    }
    self[keyPath: target] = value
    return nil
  }

  private mutating func applyFormat(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    guard case .integer(let number) = entry.value, number >= 1 else {
      return (.settingsValue, "‘format’ is not the number of a format and is left at 1; write format = 1")
    }
    format = number
    guard number > Self.knownFormat else { return nil }
    return (
      .newerFormat,
      "this journal has format \(number), and this program knows formats up to \(Self.knownFormat): it reads what it "
        + "understands and writes nothing; a newer version of the program reads all of it"
    )
  }

  private mutating func applyRest(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    let remedy = "write \"2026-07-01\" or \"2026-07-01..2026-07-14\""
    guard case .list(let values) = entry.value else {
      return (.settingsValue, "‘rest’ is not a list and names no days; \(remedy) in [ ], with commas between")
    }
    rest = values.compactMap(Self.stretch(of:))
    let bad = values.enumerated().filter { Self.stretch(of: $0.element) == nil }
    guard let first = bad.first else { return nil }
    let name = if case .text(let text) = first.element { "‘\(text)’" } else { "element \(first.offset + 1)" }
    let others = bad.count > 1 ? " and \(bad.count - 1) more" : ""
    return (
      .settingsValue,
      "\(name)\(others) of ‘rest’ cannot be used and \(bad.count > 1 ? "are" : "is") left out; \(remedy)"
    )
  }

  private mutating func applyWords(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    guard let section = Section(settingsKey: entry.key) else {
      return (
        .unknownSetting,
        "‘\(entry.key)’ is no category; known are \(Section.settingsKeys.joined(separator: ", "))"
      )
    }
    let (texts, problem) = Self.words(of: entry)
    words[section, default: []] += texts
    return problem
  }

  private mutating func applyKeywords(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    guard let category = FoodCategory(rawValue: entry.key) else {
      let known = FoodCategory.allCases.map(\.rawValue).joined(separator: ", ")
      return (.unknownSetting, "‘\(entry.key)’ is no category that words can decide; known are \(known)")
    }
    let (texts, problem) = Self.words(of: entry)
    keywords[category, default: []] += texts
    return problem
  }

  /// The words of a list, and what is wrong with it, if anything.
  private static func words(of entry: SettingsEntry) -> ([String], (DiagnosticCode, String)?) {
    guard case .list(let values) = entry.value else {
      let message = "‘\(entry.name)’ is not a list of words and adds none; write \(entry.key) = [\"…\"]"
      return ([], (.settingsValue, message))
    }
    let texts = values.compactMap { value -> String? in
      if case .text(let text) = value, !text.isEmpty { text } else { nil }
    }
    guard texts.count == values.count else {
      return (texts, (.settingsValue, "‘\(entry.name)’ holds something that is not a word, which adds none"))
    }
    return (texts, nil)
  }
}

extension Section {
  /// The names that `[categories]` knows.
  static let settingsKeys =
    FoodCategory.allCases.map(\.rawValue) + ["food", "weight", "tasks", "habits", "notes", "mood", "total"]

  /// The section that a key of `[categories]` adds words to.
  init?(settingsKey key: String) {
    switch key {
    case "food": self = .food
    case "weight": self = .weight
    case "tasks": self = .tasks
    case "habits": self = .habits
    case "notes": self = .notes
    case "mood": self = .mood
    case "total": self = .total
    default:
      guard let category = FoodCategory(rawValue: key) else { return nil }
      self = .meal(category)
    }
  }
}
