/// The settings in `journal.toml`, with defaults for those that are not set.
public struct JournalSettings: Hashable, Sendable {
  public enum Units: String, CaseIterable, Sendable {
    case metric, imperial
  }

  /// What figures an entry gets that is added without any.
  public enum EstimateRule: String, CaseIterable, Sendable {
    case off
    /// Those of the food table.
    case table
    /// Those of the language model that the user's own configuration chooses, else those of the table.
    case model
  }

  /// The format version that this version of the program knows.
  public static let knownFormat = 1

  /// The format version of the journal.
  public var format = knownFormat
  /// A language whose words count first, or `nil` to read all languages alike.
  public var language: Language?
  public var firstWeekday = Weekday.monday
  /// When a new day begins, 00:00 to 06:00: earlier times belong to the night before where the file shows it.
  public var dayEnds = ClockTime.midnight
  public var units = Units.metric
  /// Whether the settings state the units, so that a weight without one is surely in them.
  public var statesUnits = false
  /// Days off, which neither break nor lengthen a streak.
  public var rest: [ClosedRange<Day>] = []
  /// The user's own heading words for each section, as written.
  public var headingWords: [Section: [String]] = [:]
  /// The user's own keywords for each category, as written: an entry that contains one belongs to it.
  public var keywords: [FoodCategory: [String]] = [:]
  /// The folders with day files that belong to the journal beside its own for years and months.
  public var folders: [String] = []
  /// Whether `journal sync` makes one commit per day rather than one for all changes.
  public var commitsEachDay = false
  /// Whether HTML pages hold the photos that they show rather than link to them.
  public var embedsPictures = true
  /// Whether recaps and cards quote sentences of the notes.
  public var quotesNotes = true
  /// Whether the words of an entry alone choose its meal, and neither habits nor the hour.
  public var categorisesByWords = false
  /// Where entries without figures get some from.
  public var estimates = EstimateRule.off
  /// What a daily goal is computed from.
  public var profile = ProfileSettings()
  /// The person's own goals in the order of the file.
  public var goals: [GoalSettings] = []
  /// What is reminded of, and when.
  public var remind = ReminderSettings()
  /// Where tasks are written.
  public var tasks = TaskSettings()
  /// How tags are shown, and from which number on they are many.
  public var tags = TagSettings()

  public init() {}
}

extension HeadingWords {
  /// The heading words of a journal with these settings.
  public init(settings: JournalSettings) {
    self.init(language: settings.language, own: settings.headingWords)
  }
}

extension JournalSettings {
  /// The settings in a `journal.toml`, with diagnostics.
  ///
  /// A value that cannot be used leaves its default in place; a file that is not valid TOML sets nothing.
  public static func reading(_ source: SourceText) -> (settings: JournalSettings, diagnostics: [Diagnostic]) {
    var settings = JournalSettings()
    var diagnostics: [Diagnostic] = []
    do throws(TOMLProblem) {
      let entries = try SettingsEntry.entries(in: source)
      for entry in entries {
        guard let (code, message) = settings.apply(entry) else { continue }
        diagnostics.append(Diagnostic(code, message, at: entry.range))
      }
      diagnostics += settings.repeatedGoals(entries)
    } catch {
      let message =
        "this is not TOML (\(error.reason)); until it is mended, the journal is read as if the file were not there"
      return (JournalSettings(), [Diagnostic(.settingsSyntax, message, at: error.place..<error.place)])
    }
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return (settings, diagnostics)
  }

  /// Sets the setting of one key; returns what is wrong with it, or `nil`.
  private mutating func apply(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    if let element = entry.element { return entry.table == "goal" ? applyGoal(entry, number: element) : nil }
    switch (entry.table, entry.key) {
    case (nil, "goal"):
      if case .list = entry.value { return nil }
      return (.settingsValue, "‘goal’ is no goal; write [[goal]] and below it energy_kcal = 2100")
    case (nil, "format"): return applyFormat(entry)
    case (nil, "language"):
      return apply(entry, to: \.language, remedy: Self.languageRemedy, Self.language(of:))
    case (nil, "first_weekday"):
      return apply(
        entry, to: \.firstWeekday, remedy: "write a day of the week, such as \"monday\"", Self.weekday(of:))
    case (nil, "day_ends"):
      return apply(entry, to: \.dayEnds, remedy: "write a time from \"00:00\" to \"06:00\"", Self.dayEnd(of:))
    case (nil, "units"):
      statesUnits = true
      return apply(
        entry, to: \.units, remedy: "write \"metric\" or \"imperial\"",
        { Self.word(of: $0).flatMap(Units.init) })
    case (nil, "rest"):
      return applyRest(entry)
    case (nil, "pictures"):
      return apply(
        entry, to: \.embedsPictures, remedy: "write \"embedded\" or \"linked\"",
        { Self.choice(of: $0, ["embedded": true, "linked": false]) })
    case (nil, "quote"):
      return apply(
        entry, to: \.quotesNotes, remedy: "write true or false",
        { if case .boolean(let quotes) = $0 { quotes } else { nil } })
    case (nil, "categories_by"):
      return apply(
        entry, to: \.categorisesByWords, remedy: "write \"all\" or \"words\"",
        { Self.choice(of: $0, ["all": false, "words": true]) })
    case (nil, "estimate"):
      return apply(
        entry, to: \.estimates, remedy: "write \"off\", \"table\" or \"model\"",
        { Self.word(of: $0).flatMap(EstimateRule.init) })
    case ("categories", _): return applyHeadingWords(entry)
    case ("keywords", _): return applyKeywords(entry)
    case ("profile", _): return applyProfile(entry)
    case ("remind", _): return applyRemind(entry)
    case ("tasks", _): return applyTasks(entry)
    case ("tags", _): return applyTag(entry)
    case (nil, "folders"):
      let (paths, problem) = Self.words(of: entry)
      folders = paths.map { $0.split(separator: "/").joined(separator: "/") }
      return problem
    case (nil, "max_tags"): return applyTagLimit(entry, to: \.most)
    case (nil, "max_tags_in_all"): return applyTagLimit(entry, to: \.mostInAll)
    case ("sync", "commits"):
      return apply(
        entry, to: \.commitsEachDay, remedy: "write \"together\" or \"each-day\"",
        { Self.choice(of: $0, ["together": false, "each-day": true]) })
    case (nil, "transcribe"), (nil, "describe"), (nil, "journal"), ("estimator", _), ("products", _):
      return (
        .unknownSetting,
        "‘\(entry.name)’ is not read here: a journal never says which programs to run, whom to ask or where it lies; "
          + "it belongs in the configuration of your own, config.toml in ~/.config/journal"
      )
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are format, language, first_weekday, day_ends, units, rest, folders, "
          + "pictures, quote, categories_by, estimate, max_tags, max_tags_in_all, "
          + "[categories], [keywords], [tags], [profile], [remind], [tasks], [[goal]] and commits of [sync]"
      )
    }
  }

  private mutating func apply<Value>(
    _ entry: SettingsEntry, to target: WritableKeyPath<Self, Value>, remedy: String,
    _ read: (SettingsValue) -> Value?
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

  private mutating func applyHeadingWords(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    guard let section = Section(settingsKey: entry.key) else {
      return (
        .unknownSetting,
        "‘\(entry.key)’ is no category; known are \(Section.settingsKeys.joined(separator: ", "))"
      )
    }
    let (texts, problem) = Self.words(of: entry)
    headingWords[section, default: []] += texts
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

  /// The strings of an array, and what is wrong with it, or `nil`.
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
  /// The sections that `[categories]` can set, in the order in which messages list them.
  private static let settable =
    FoodCategory.allCases.map { Section.meal($0) } + [.food, .weight, .tasks, .habits, .notes, .mood, .total]
  /// The valid keys of `[categories]`.
  static let settingsKeys = settable.map(\.name)

  /// The section that a key of `[categories]` adds heading words to.
  init?(settingsKey key: String) {
    guard let section = Self.settable.first(where: { $0.name == key }) else { return nil }
    self = section
  }

  /// The section's English name, as it is written in settings.
  public var name: String {
    switch self {
    case .meal(let category): category.rawValue
    case .food: "food"
    case .weight: "weight"
    case .tasks: "tasks"
    case .habits: "habits"
    case .notes: "notes"
    case .mood: "mood"
    case .total: "total"
    }
  }
}

/// Parsing of single values.
extension JournalSettings {
  static let languageRemedy =
    "write one of " + Language.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")

  static func word(of value: SettingsValue) -> String? {
    if case .text(let text) = value { text.lowercased() } else { nil }
  }

  /// The outer optional is `nil` for an invalid value; the inner one is the setting.
  static func language(of value: SettingsValue) -> Language?? {
    guard let word = word(of: value)?.split(separator: "_").joined(separator: "-") else { return nil }
    guard let language = Language.allCases.first(where: { $0.rawValue.lowercased() == word }) else {
      return nil
    }
    return .some(language)
  }

  /// What one of two words means.
  static func choice(of value: SettingsValue, _ meanings: [String: Bool]) -> Bool? {
    word(of: value).flatMap { meanings[$0] }
  }

  static func weekday(of value: SettingsValue) -> Weekday? {
    guard let word = word(of: value) else { return nil }
    return Weekday.allCases.first { "\($0)" == word }
  }

  /// 06:00: the hours after midnight run to 29:59.
  private static let latestDayEnd = 360

  /// A time up to then: `04:00`.
  static func dayEnd(of value: SettingsValue) -> ClockTime? {
    word(of: value).flatMap { ClockTime($0) }.flatMap { Int($0.minutes) <= latestDayEnd ? $0 : nil }
  }

  /// A range of days `2026-07-01..2026-07-14`, or a single day.
  static func stretch(of value: SettingsValue) -> ClosedRange<Day>? {
    guard case .text(let text) = value else { return nil }
    if let day = Day(text) { return day...day }
    let bytes = Array(text.utf8)
    guard bytes.count == 22, bytes[10] == UInt8(ascii: "."), bytes[11] == UInt8(ascii: "."),
      let first = Day(String(decoding: bytes[..<10], as: UTF8.self)),
      let last = Day(String(decoding: bytes[12...], as: UTF8.self)), first <= last
    else { return nil }
    return first...last
  }
}

/// A value of a settings file.
public indirect enum SettingsValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case list([SettingsValue])
  /// A date without a time.
  case day(Day)
  /// A nested table, a time, or anything else that no setting has as its value.
  case other
}

/// A key of a settings file and its value.
public struct SettingsEntry: Hashable, Sendable {
  /// The name of the table, or `nil` at the top level.
  public var table: String?
  public var key: String
  public var value: SettingsValue
  /// Which table of a list of tables (`[[goal]]`) it is in, from 0; `nil` outside of such lists.
  public var element: Int?
  /// The range of the key in the file.
  public var range: SourceRange

  /// The key with its table, for messages.
  var name: String { table.map { "\($0).\(key)" } ?? key }
}

/// Why a text is not valid TOML, and where.
public struct TOMLProblem: Error, Hashable, Sendable {
  public var place: SourceLocation
  /// A clause without a capital and a period, such as `a value has to follow the equals sign`.
  public var reason: String
}

/// How a tag is shown: by a sign, in a colour, or both.
public struct TagStyle: Hashable, Sendable {
  public enum Colour: String, CaseIterable, Sendable {
    case amber, orange, red, green, blue, violet, rose, grey
  }

  /// At most four characters without white space.
  public var sign: String?
  public var colour: Colour?

  /// Reads `♥ green`, in either order, or one of the two; `nil` for anything else.
  init?(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let name = Self.otherNames[word.lowercased()] ?? word.lowercased()
      if colour == nil, let colour = Colour(rawValue: name) {
        self.colour = colour
      } else if sign == nil, word.count <= 4, !word.contains("#"),
        word.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      {
        sign = String(word)
      } else {
        return nil
      }
    }
    guard sign != nil || colour != nil else { return nil }
  }

  private static let otherNames = ["yellow": "amber", "purple": "violet", "pink": "rose", "gray": "grey"]
}

/// What `journal.toml` says of tags.
public struct TagSettings: Hashable, Sendable {
  /// By the names in lower case.
  public var styles: [String: TagStyle] = [:]
  /// How many tags a line has at most before `journal tags` says so; likewise all lines together.
  public var most = 5
  public var mostInAll = 30

  public init() {}

  /// The tag as it is shown: `♥ #health`.
  public func text(of name: String) -> String {
    (styles[name.lowercased()]?.sign.map { "\($0) " } ?? "") + "#\(name)"
  }
}

extension JournalSettings {
  mutating func applyTag(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    guard case .text(let text) = entry.value, let style = TagStyle(text) else {
      let colours = TagStyle.Colour.allCases.map(\.rawValue).joined(separator: ", ")
      return (
        .settingsValue,
        "‘\(entry.name)’ is no sign and colour; write a sign of up to four characters, one of \(colours), or both, such as \"♥ green\""
      )
    }
    tags.styles[entry.key.lowercased()] = style
    return nil
  }

  mutating func applyTagLimit(
    _ entry: SettingsEntry, to target: WritableKeyPath<TagSettings, Int>
  ) -> (DiagnosticCode, String)? {
    guard case .integer(let number) = entry.value, (1...10_000).contains(number) else {
      return (
        .settingsValue,
        "‘\(entry.name)’ is no number of tags and is left at \(tags[keyPath: target]); write \(entry.key) = \(tags[keyPath: target])"
      )
    }
    tags[keyPath: target] = number
    return nil
  }
}

/// `[tasks]` of `journal.toml`: where tasks are written, and how large what is attached may be.
public struct TaskSettings: Hashable, Sendable {
  /// Where a task goes.
  public enum Place: String, CaseIterable, Sendable {
    /// The file of a day: today's for a new task, the day it is due next for one that recurs.
    case day
    /// `tasks.md`.
    case list = "tasks.md"
    /// For the next of a recurring task: where the finished one stands, so that one of a day file goes to its day's file.
    case same
  }

  /// Where a new task goes that names no day; never `same`.
  public var addTo = Place.list
  /// Where the next one goes when a recurring task is finished.
  public var nextTo = Place.same
  /// The largest attached file, in megabytes.
  public var fileMegabytes = 50
  /// The most that one line may have attached, in megabytes.
  public var attachedMegabytes = 200

  public init() {}
}

extension JournalSettings {
  mutating func applyTasks(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    func unusable(_ remedy: String) -> (DiagnosticCode, String) {
      (
        .settingsValue,
        "‘\(entry.name)’ has a value that cannot be used and is left at its default; \(remedy)"
      )
    }
    func place(_ target: WritableKeyPath<TaskSettings, TaskSettings.Place>, _ allowed: [TaskSettings.Place])
      -> (DiagnosticCode, String)?
    {
      guard let place = Self.word(of: entry.value).flatMap(TaskSettings.Place.init), allowed.contains(place)
      else { return unusable("write \(allowed.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))") }
      tasks[keyPath: target] = place
      return nil
    }
    func size(_ target: WritableKeyPath<TaskSettings, Int>, upTo most: Int) -> (DiagnosticCode, String)? {
      guard case .integer(let number) = entry.value, (1...most).contains(number) else {
        return unusable("write a number of megabytes from 1 to \(most)")
      }
      tasks[keyPath: target] = number
      return nil
    }
    switch entry.key {
    case "add_to": return place(\.addTo, [.list, .day])
    case "next_to": return place(\.nextTo, [.same, .list, .day])
    case "file_mb": return size(\.fileMegabytes, upTo: 60)
    case "attached_mb": return size(\.attachedMegabytes, upTo: 10_000)
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are add_to, next_to, file_mb and attached_mb"
      )
    }
  }
}

/// `[remind]` of `journal.toml`: what is reminded of, and when; `nil` for what is off.
public struct ReminderSettings: Hashable, Sendable {
  /// To write the day down.
  public var log = ClockTime(hour: 18, minute: 0)
  /// The recap, on Sundays.
  public var recap = ClockTime(hour: 19, minute: 0)
  /// That the streak ends with a day that has no entry yet.
  public var streak = ClockTime(hour: 20, minute: 0)
  /// Tasks that are due or overdue and say no time of their own.
  public var tasks = ClockTime(hour: 9, minute: 0)
  /// Habits, at the times that `habits.md` says.
  public var areHabitsOn = true

  public init() {}
}

extension JournalSettings {
  mutating func applyRemind(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    func time(_ target: WritableKeyPath<ReminderSettings, ClockTime?>) -> (DiagnosticCode, String)? {
      switch entry.value {
      case .boolean(false): remind[keyPath: target] = nil
      case .boolean(true): remind[keyPath: target] = ReminderSettings()[keyPath: target]
      case .text(let text) where text.lowercased() == "off": remind[keyPath: target] = nil
      case .text(let text):
        // `7:00` as well.
        guard let time = ClockTime(text) ?? ClockTime("0" + text) else { fallthrough }
        remind[keyPath: target] = time
      default:
        return (
          .settingsValue,
          "‘\(entry.name)’ has a value that cannot be used and is left at its default; write a time such as \"20:00\", or \"off\""
        )
      }
      return nil
    }
    switch entry.key {
    case "log": return time(\.log)
    case "recap": return time(\.recap)
    case "streak": return time(\.streak)
    case "tasks": return time(\.tasks)
    case "habits":
      switch entry.value {
      case .boolean(let isOn): remind.areHabitsOn = isOn
      case .text(let text) where ["on", "off"].contains(text.lowercased()):
        remind.areHabitsOn = text.lowercased() == "on"
      default:
        return (
          .settingsValue,
          "‘\(entry.name)’ has a value that cannot be used and is left on; write \"on\" or \"off\""
        )
      }
      return nil
    default:
      return (
        .unknownSetting, "nothing reads ‘\(entry.name)’; known are log, recap, streak, tasks and habits"
      )
    }
  }
}
