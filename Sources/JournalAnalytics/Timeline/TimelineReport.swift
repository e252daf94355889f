public import JournalFormat

/// A food, tag, category, mood or item of the user's own over time.
public struct TimelineReport: Sendable {
  /// One matching line.
  struct Occurrence: Sendable {
    var place: LinePlace
    var value: MoodValue?
    var day: Day
    /// Minutes since the day's midnight.
    var start: Int?
  }

  /// Days without it between two days with it, or since the last one.
  struct Gap: Hashable, Sendable {
    var before: Day
    /// The next day with it; today if there is none yet.
    var after: Day
    var isRunning = false
    var days: Int { before.distance(to: after) - 1 }
  }

  /// A food in the same meals.
  struct Companion: Hashable, Sendable {
    var name: String
    /// The name as the diary spells it.
    var shown: String
    var meals: Int
    /// The lines of these meals that name it.
    var places: [LinePlace]
  }

  var query: TimelineQuery
  var today: Day
  /// What the diary's weeks begin with.
  var firstWeekday: Weekday
  var observed: ObservedPeriod
  var isEverything: Bool
  /// The days of rest that the settings name.
  var rest: RestDays
  /// In the order of the diary, up to today.
  var occurrences: [Occurrence]
  /// Whether they are items under the user's own headings or moods, and no food.
  var isSeries: Bool
  /// Whether entries count that contain the text anywhere, within longer words too.
  var isWithinWords: Bool
  /// If nothing has the text as whole words: the number of entries and lines that have it within longer words.
  var withinLongerWords = 0
  /// The number of entries that say that the food was left out, if no other names it.
  var leftOut = 0
  /// The first day of the diary, or of the subject: before it nothing was missed.
  var beginning: Day
  /// The number of matching items under the user's own headings, which are left out if food matches too.
  var seriesLines: Int
  /// How many of the lines that mention the subject are notes, and what was not counted; `nil` if it is no such subject.
  var mentions: [String]?
  /// The logged days of the period.
  var loggedDays: [Day]
  var daysLogged: Int { loggedDays.count }
  /// The number of days with an entry in the longest gap of a food; the earliest of equals.
  var loggedInGap: Int?
  /// The day of the period on which a food is back, and the number of days it was away.
  var back: (day: Day, away: Int)?
  /// If nothing matches: the food of the diary that is spelled most like the text, and the number of its entries.
  var similar: (food: String, entries: Int)?
  /// The other foods of the meals with it, by count, and the number of those meals.
  var company: [Companion]
  var meals: Int

  public var isEmpty: Bool { occurrences.isEmpty }
  var inPeriod: [Occurrence] {
    occurrences.filter { observed.elapsed?.contains($0.day) ?? false }
  }
  /// The days of the period so far, from the diary's first on; `nil` where there is none.
  var seenDays: ClosedRange<Day>? {
    guard let elapsed = observed.elapsed else { return nil }
    let first = max(elapsed.lowerBound, beginning)
    return first <= elapsed.upperBound ? first...elapsed.upperBound : nil
  }
  /// The days with it, each once, in order.
  var days: [Day] { occurrences.map(\.day).reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

  /// The longest gap, the earliest of equals, including the current one; `nil` if there is no day without it since the first.
  var longestGap: Gap? {
    var longest: Gap?
    for (before, after) in zip(days, days.dropFirst()) {
      let gap = Gap(before: before, after: after)
      if gap.days > longest?.days ?? 0 { longest = gap }
    }
    if let last = days.last {
      let gap = Gap(before: last, after: today, isRunning: true)
      if gap.days > longest?.days ?? 0 { longest = gap }
    }
    return longest
  }

  /// The number of gaps as long as the longest.
  var longestGapCount: Int {
    guard let longest = longestGap?.days else { return 0 }
    let inside = zip(days, days.dropFirst()).count { Gap(before: $0, after: $1).days == longest }
    return inside
      + (days.last.map { Gap(before: $0, after: today, isRunning: true).days == longest ? 1 : 0 } ?? 0)
  }
}

/// Follows `query` through the diary up to `today`; counts are also given for `period`, or the whole diary.
///
/// Eaten entries count. Companions are the foods of `FoodTally` in the same meal: the entries of a day under one category, or a
/// single entry without one. Foods that share a word with the query are left out. A query that names a food includes all forms of
/// its words. A text counts as whole words, `egg` not in *eggplant*; with `isWithinWords`, anywhere.
public func timelineReport(
  of journal: Journal, _ query: TimelineQuery, isWithinWords: Bool = false, period: Period?, today: Day
) -> TimelineReport {
  let asked = query.foodWords
  let diary = EatenDiary(journal, through: today, besides: Set(asked.joined()))
  let named = diary.phrasesNaming(asked)
  let files = journal.days.prefix { $0.day <= today }
  let entries = files.lazy.flatMap { file in
    file.entries.lazy.filter(\.isEaten).map { (file: file, entry: $0) }
  }
  var matcher = TimelineMatcher(query, isWithinWords ? .letters : .words)
  var matching: [Bool] = []
  for (_, entry) in entries {
    let phrase = Int(diary.rows[matching.count].phrase)
    matching.append(
      named?[phrase] ?? false || matcher.matches(entry) && !diary.leavesOut(asked, in: phrase))
  }
  let asksForMoods = query.asksForMoods(in: journal)
  let isSeries = !matching.contains(true) || asksForMoods
  var found =
    isSeries
    ? []
    : zip(entries, matching).filter(\.1).map { match, _ in
      TimelineReport.Occurrence(
        place: match.entry.place(in: match.file), value: nil, day: match.file.day,
        start: match.entry.time.map { Int($0.start.minutes) })
    }
  var itemMatcher = TimelineMatcher(query, isWithinWords ? .letters : .forms)
  var seriesLines = 0
  let symptom =
    isSeries && !asksForMoods ? query.symptomLines(in: journal, isWithinWords, through: today) : nil
  if let symptom {
    found = symptom.lines.map { .init(place: $0.place, value: $0.value, day: $0.day, start: $0.minute) }
  }
  for file in files where symptom == nil {
    for item in file.series where itemMatcher.matches(item) && !item.denies(query) {
      guard isSeries else {
        seriesLines += 1
        continue
      }
      found.append(
        .init(
          place: LinePlace(file.path, item.range), value: item.value, day: file.day,
          start: item.time.map { Int($0.start.minutes) }))
    }
    guard isSeries else { continue }
    for mood in file.notedMoods where asksForMoods || mood.text.map({ itemMatcher.holds($0) }) ?? false {
      found.append(
        .init(
          place: LinePlace(file.path, mood.range), value: mood.value, day: file.day,
          start: mood.time.map { Int($0.start.minutes) }))
    }
  }
  let beginning = min(diary.days.first?.day ?? today, found.first?.day ?? today)
  let observed = ObservedPeriod(period ?? .days(beginning...today), today: today)
  let own =
    isSeries ? ([], 0) : company(of: query, isWithinWords: isWithinWords, in: diary, matching: matching)
  var report = TimelineReport(
    query: query, today: today, firstWeekday: journal.settings.firstWeekday, observed: observed,
    isEverything: period == nil, rest: RestDays(journal.settings.rest), occurrences: found,
    isSeries: isSeries,
    isWithinWords: isWithinWords && !isSeries,
    beginning: beginning, seriesLines: seriesLines, mentions: symptom.map { $0.notes(on: $0.lines) },
    loggedDays: diary.days(in: observed.elapsed).map(\.day),
    back: isSeries ? nil : back(in: observed, found.map(\.day), logged: diary.days.map(\.day)),
    similar: found.isEmpty ? diary.similarFood(to: asked.last?.last ?? query.name) : nil, company: own.0,
    meals: own.1)
  if !isSeries, let gap = report.longestGap {
    report.loggedInGap = diary.days.count { $0.day > gap.before && $0.day < gap.after }
  }
  if found.isEmpty { report.leftOut = diary.rows.count { diary.leavesOut(asked, in: Int($0.phrase)) } }
  if found.isEmpty, report.leftOut == 0, case .text = query, !isWithinWords {
    var letters = TimelineMatcher(query, .letters)
    report.withinLongerWords =
      entries.reduce(0) { $0 + (letters.matches($1.entry) ? 1 : 0) }
      + files.reduce(0) { $0 + $1.series.count { letters.matches($0) && !$0.denies(query) } }
  }
  return report
}

/// The day of a period on which a food with entries on these days, in order, is back, and how long it was away.
private func back(in period: ObservedPeriod, _ days: [Day], logged: [Day]) -> (day: Day, away: Int)? {
  guard let elapsed = period.elapsed, let place = days.firstIndex(where: { elapsed.contains($0) }), place > 0
  else {
    return nil
  }
  let away = FoodReturns.away(
    from: days[place - 1], to: days[place], times: place, logged: logged,
    least: FoodReturns.leastAway(in: period))
  return away.map { (days[place], $0) }
}

/// The foods of the meals with a matching row.
private func company(
  of query: TimelineQuery, isWithinWords: Bool, in diary: EatenDiary, matching: [Bool]
) -> ([TimelineReport.Companion], Int) {
  let foods = FoodIndex(diary)
  let own = Set(FoodNames.apart(FoodTokenizer(query.name).tokens).compactMap(\.word).map(diary.forms.form))
  var counts: [Int: Int] = [:]
  var meals = 0
  // The rows of all these meals.
  var members: [Int32] = []
  for day in diary.days {
    for category in FoodCategory.allCases.map(Optional.some) + [nil] {
      let rows = day.rows.filter { diary.rows[$0].category == category }
      let groups = category == nil ? rows.map { [$0] } : [rows]
      for group in groups where group.contains(where: { matching[$0] }) {
        meals += 1
        for row in group { members.append(Int32(row)) }
        let named = Set(group.flatMap { foods.parts[Int(diary.rows[$0].phrase)] })
        for food in named { counts[food, default: 0] += 1 }
      }
    }
  }
  let letters = isWithinWords ? folded(query.name) : ""
  let named = counts.filter { food, _ in
    let words = foods.words[food].flatMap { $0.isFoodName ? FoodNames.foods(in: $0) : [$0] }
    return own.isDisjoint(with: words)
      && (letters.isEmpty || !folded(words.joined(separator: " ")).contains(letters))
  }
  .sorted { ($1.value, foods.names[$0.key]) < ($0.value, foods.names[$1.key]) }
  let companions = named.prefix(10).map { food, count in
    TimelineReport.Companion(
      name: foods.names[food], shown: foods.shown[food], meals: count,
      places: members.compactMap { member in
        let row = diary.rows[Int(member)]
        return foods.parts[Int(row.phrase)].contains(food) ? diary.place(row) : nil
      })
  }
  return (companions, meals)
}

extension SeriesItem {
  /// Whether it says that the subject was absent: by the value 0, or in words.
  fileprivate func denies(_ query: TimelineQuery) -> Bool {
    if let value, value.value <= 0 { return true }
    guard case .text(let name) = query else { return false }
    return Denial.denies(folded(text.string), folded(name))
  }
}

extension EatenDiary {
  /// Whether a phrase says that the food of `runs` was left out.
  fileprivate func leavesOut(_ runs: [[String]], in phrase: Int) -> Bool {
    guard runs.count == 1, let words = runs.first?.map(forms.form), !leftOut[phrase].isEmpty else {
      return false
    }
    return leftOut[phrase].map { $0.map(forms.form) }.names(words)
  }
}

/// The subject of a timeline.
public enum TimelineQuery: Hashable, Sendable {
  /// Entries whose text has these words, compared folded, or names the same food; if there are none, items under the user's own
  /// headings and moods. A word for moods means all of them.
  case text(String)
  /// Entries with a tag, given without its `#`.
  case tag(String)
  case category(FoodCategory)

  /// Whether it is a word for moods, and `journal` has some.
  fileprivate func asksForMoods(in journal: Journal) -> Bool {
    guard case .text(let text) = self, DayFileParser(settings: journal.settings).isMoodName(text) else {
      return false
    }
    return journal.days.contains { !$0.notedMoods.isEmpty }
  }

  /// The lines that mention a text, by the rule of `after`; a note counts only if items or moods do, or if a complaint is asked
  /// for. `nil` for a tag or category.
  fileprivate func symptomLines(in journal: Journal, _ isWithinWords: Bool, through last: Day)
    -> SymptomLines?
  {
    guard case .text(let text) = self else { return nil }
    var found = SymptomLines(text, in: journal, through: last, extent: isWithinWords ? .letters : .forms)
    if !SymptomWords.isNamed(by: folded(text)) { found.leaveOutLoneNotes() }
    return found
  }

  /// The words of a text that may name a food.
  fileprivate var foodWords: [[String]] {
    if case .text(let text) = self { JournalAnalytics.foodWords(of: TextSlice(text)) } else { [] }
  }

  /// For display: `rice`, `#home`, `Dinner`.
  public var name: String {
    switch self {
    case .text(let text): text
    case .tag(let tag): "#" + tag
    case .category(let category): category.name
    }
  }
}

/// Matches entries; each different text is examined once.
struct TimelineMatcher {
  private let query: TimelineQuery
  private var words: WordMatcher

  init(_ query: TimelineQuery, _ extent: WordMatcher.Extent) {
    self.query = query
    words = if case .text(let text) = query { WordMatcher(text, extent) } else { WordMatcher("", .words) }
  }

  mutating func matches(_ entry: FoodEntry) -> Bool {
    switch query {
    case .category(let category): entry.category == category
    case .tag(let name): entry.tags.contains(Tag(TextSlice(name)))
    case .text: words.holds(entry.text)
    }
  }

  /// Whether an item under the user's own headings matches: by its text, or by its heading.
  mutating func matches(_ item: SeriesItem) -> Bool {
    switch query {
    case .category: false
    case .tag(let name): item.tags.contains(Tag(TextSlice(name)))
    case .text: words.holds(item.text) || words.holds(item.series)
    }
  }

  mutating func holds(_ text: TextSlice) -> Bool { words.holds(text) }
}
