import JournalAnalytics
import JournalFormat

/// The user's own headings in the files around a day, and what stands below them.
struct OwnHeadings {
  private let diary: OpenDiary
  /// The nearest first.
  private let headings: [String]
  /// The heading under which a first word stood nearest to the day, by the folded word.
  private let headingOfWord: [String: String]
  /// The heading under which a complaint stood nearest to the day, whatever the writer calls it: `Complaints`.
  private let headingOfComplaints: String?

  /// The heading under which a mood stood nearest to the day; `nil` for none.
  let headingOfMoods: Moods?

  /// A heading for moods.
  struct Moods {
    var name: String
    /// Whether it is a word for moods, so that what stands below it counts as one.
    var isKnown: Bool
    /// Whether its lines name the mood: `mood 4/5`.
    var namesMood = false
    /// What precedes a mood in a line below another heading: `Mood` of `Mood: 4/5` below *Check-in*.
    var label: String?
    /// Whether its lines have times.
    var hasTime = true
  }

  /// Reads the 120 files nearest to `day`, before and after it; of two as near, the earlier one counts.
  init(_ diary: OpenDiary, around day: Day) throws {
    self.diary = diary
    var headings: [String] = []
    var seen: Set<String> = []
    var words: [String: String] = [:]
    var complaints: String?
    var moods: Moods?
    let listed = try diary.folder.listing(of: day.advanced(by: -400)...day.advanced(by: 400)).days
    let nearest = listed.reversed().enumerated().sorted { a, b in
      let (first, second) = (a.element.day.distance(to: day), b.element.day.distance(to: day))
      return (abs(first), second, a.offset) < (abs(second), first, b.offset)
    }
    for file in diary.read(nearest.prefix(120).map(\.element)) {
      if moods == nil, let mood = file.moods.last { moods = Self.moods(mood, of: file, diary.parser) }
      for item in file.series.reversed() {
        let heading = item.series.string
        if moods == nil { moods = Self.moods(item, diary.parser) }
        if seen.insert(folded(heading)).inserted { headings.append(heading) }
        if let word = Self.word(item.text.string), words[word] == nil { words[word] = heading }
        if complaints == nil, SymptomWords.areAll(of: item.text.string) { complaints = heading }
      }
    }
    headingOfMoods = moods
    (self.headings, headingOfWord, headingOfComplaints) = (headings, words, complaints)
  }

  /// The word for moods that a mood of `file` stands below; `nil` where it stands below something else.
  private static func moods(_ mood: MoodEntry, of file: JournalDay, _ parser: DayFileParser) -> Moods? {
    let titles = (1...mood.range.lowerBound.line).lazy.map { file.source[file.source.lineContent($0)].string }
    guard let title = titles.last(where: { $0.hasPrefix("#") }) else { return nil }
    let name = title.drop { $0 == "#" || $0.isWhitespace }
    switch parser.lineKind(of: "\(name) 4/5") {
    case .mood: return Moods(name: String(name), isKnown: true)
    case .other where title.hasPrefix("##"): break
    default: return nil
    }
    // `- 12:00 Mood: 4/5` below a heading of the writer's own.
    let line = file.source[file.source.lineContent(mood.range.lowerBound.line)].string
    let words = line.drop(while: \.isWhitespace)
    guard ["- ", "* ", "+ "].contains(where: words.hasPrefix), let colon = words.lastIndex(of: ":") else {
      return nil
    }
    let label = String(words[..<colon].drop { !$0.isLetter })
    guard label.allSatisfy({ $0.isLetter || $0 == " " }),
      case .mood = parser.lineKind(of: "\(label) 4/5")
    else { return nil }
    return Moods(name: String(name), isKnown: true, label: label, hasTime: mood.time != nil)
  }

  /// The heading of the writer's own that a line with a mood stands below: `mood 4/5`, or `4/5` below *How I felt*.
  private static func moods(_ item: SeriesItem, _ parser: DayFileParser) -> Moods? {
    let heading = item.series.string
    let words = item.text.string + (item.value == nil ? "" : " 4/5")
    if case .mood = parser.lineKind(of: words) {
      return Moods(name: heading, isKnown: false, namesMood: true)
    }
    let isBare = item.value != nil && !(item.text.string.first?.isLetter ?? false)
    return isBare && MoodHeading.isNamed(by: heading) ? Moods(name: heading, isKnown: false) : nil
  }

  /// The heading for the first line of one's own if none is given.
  static let usual = "Log"

  /// Whether a heading is one that this command gives by itself, and none of the user's.
  private static func isGiven(_ heading: String) -> Bool {
    folded(heading) == folded(usual) || SymptomHeading.isNamed(by: heading)
  }

  private static func word(_ text: String) -> String? {
    text.split { $0.isWhitespace || ":,;".contains($0) }.first.map { folded(String($0)) }
  }

  /// Whether one of the user's lines begins with the same word.
  func hasLine(like text: String) -> Bool { Self.word(text).map { headingOfWord[$0] != nil } ?? false }

  /// Whether the heading of a line is known without asking.
  func knows(_ text: String) -> Bool {
    hasLine(like: text) || SymptomWords.begin(text) || named(in: text) != nil
      || headings.allSatisfy(Self.isGiven)
  }

  /// A heading of the user's own that the words begin with, and the rest; `nil` if one of the user's lines begins alike.
  func named(in text: String) -> (heading: String, rest: String)? {
    guard !hasLine(like: text) else { return nil }
    let words = text.split(separator: " ")
    for count in (1..<max(1, words.count)).reversed() {
      let name = folded(words[..<count].joined(separator: " "))
      guard let heading = headings.first(where: { folded($0) == name }) else { continue }
      // `7h` alone would be the time.
      let digits = words[count].prefix { $0.isNumber || ".,".contains($0) }
      let unit = words[count].dropFirst(digits.count)
      let isGlued = !digits.isEmpty && !unit.isEmpty && unit.allSatisfy(\.isLetter)
      let first = isGlued ? "\(digits) \(unit)" : String(words[count])
      return (heading, ([first] + words[(count + 1)...].map(String.init)).joined(separator: " "))
    }
    return nil
  }

  /// The heading for a line: the one under which its first word stood nearest to the day, `Symptoms` for a complaint, else the one
  /// that the user chooses on a terminal. Without a terminal it is `Log` if no heading could fit yet.
  func heading(for text: String) throws(CommandFailure) -> String {
    let known = Self.word(text).flatMap { headingOfWord[$0] }
    let isComplaint = SymptomWords.begin(text)
    // A complaint that stood below `Log` once, which is no heading of the writer's own, belongs to the others.
    if let known, !(isComplaint && folded(known) == folded(Self.usual)) { return known }
    if isComplaint {
      return headings.first(where: SymptomHeading.isNamed(by:)) ?? headingOfComplaints
        ?? SymptomHeading.name(in: diary.settings.language)
    }
    let shown = terminalSafe(text)
    guard diary.environment.inputIsInteractive else {
      // What is no complaint does not belong among them.
      if headings.allSatisfy(Self.isGiven) { return Self.usual }
      let known =
        headings.prefix(8).map { "--under ‘\(terminalSafe($0))’" }.joined(separator: ", ") + ", or a new one"
      throw CommandFailure(
        .usage,
        "no line of yours begins like ‘\(shown)’, so it is not clear where it belongs; nothing was written; name its heading: \(known)"
      )
    }
    let list = headings.prefix(8).enumerated().map { "  \($0.offset + 1)  \(terminalSafe($0.element))\n" }
      .joined()
    let answer =
      (diary.environment.ask(
        "Under which heading does ‘\(shown)’ belong?\n\(list)Its number, or a new name: ") ?? "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let number = Int(answer), headings.prefix(8).indices.contains(number - 1) {
      return headings[number - 1]
    }
    guard !answer.isEmpty else { throw CommandFailure(.negativeResult, "nothing was written") }
    return headings.first { folded($0) == folded(answer) } ?? answer
  }
}
