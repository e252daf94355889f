internal import JournalFormat

/// The facts of a period that reports share: its days so far, and the figures computed from them.
///
/// Later days do not count. What needs the text of entries is computed from `EatenDiary`.
struct PeriodFacts: Sendable {
  let journal: Journal
  let observed: ObservedPeriod
  /// The day of the first entry up to today, possibly after the period; without entries, the first day with anything. `nil` as long
  /// as there is none.
  let beginning: Day?
  /// The first day with anything, up to today; `nil` as long as there is none.
  let firstDay: Day?
  /// The days of the period so far that have a file, in order.
  let days: [DiaryDay]
  /// The number of eaten entries on each counted day, without gaps, and whether it was a day of rest without one.
  private(set) var entriesByDay: [(day: Day, entries: Int, isRested: Bool)] = []

  init(of journal: Journal, during period: Period, today: Day) {
    self.journal = journal
    observed = ObservedPeriod(period, today: today)
    days = observed.elapsed.map { journal.diaryDays(in: $0) } ?? []
    let first =
      journal.earlierEntry ?? journal.days.first { $0.entries.contains(where: \.isEaten) }?.day
      ?? journal.laterEntry
    let file = [journal.firstFile, journal.days.first?.day, first].compactMap(\.self).min()
    firstDay = file.flatMap { $0 <= today ? $0 : nil }
    beginning = first == nil ? firstDay : first.flatMap { $0 <= today ? $0 : nil }
    entriesByDay = countedEntries()
  }

  /// The days that the settings name as days of rest.
  var rest: RestDays { RestDays(journal.settings.rest) }

  var daysLogged: Int { days.reduce(0) { $0 + ($1.isLogged ? 1 : 0) } }

  /// The number of eaten entries.
  var entries: Figure { entries(named: "Entries") }

  /// The number of eaten entries with another name.
  func entries(named name: String, note: String? = nil) -> Figure {
    let days = days
    return Figure(
      name, .number(days.eatenCount), rule: .eatenEntries, note: note, lines: { days.eatenPlaces() })
  }

  /// The number of days with an eaten entry.
  var loggedDays: Figure {
    let days = days
    return Figure("Days logged", .number(daysLogged), rule: .loggedDays) { days.compactMap(\.firstPlace) }
  }

  /// The number of days with an eaten entry, then entries and energy of each of them.
  var dailyFigures: [Figure] {
    let logged = days.filter(\.isLogged)
    return logged.isEmpty ? [] : [loggedDays] + logged.flatMap(\.figures)
  }

  /// The days so far from the diary's first entry on; before it nothing was missed. All of them as long as there is no entry; `nil`
  /// if they all lie before it.
  var sinceFirstEntry: ClosedRange<Day>? {
    guard let elapsed = observed.elapsed else { return nil }
    guard let beginning else { return elapsed }
    return beginning <= elapsed.upperBound ? max(beginning, elapsed.lowerBound)...elapsed.upperBound : nil
  }

  /// The day of the first entry, if the whole period so far lies before it.
  var beginsLater: Day? {
    guard let elapsed = observed.elapsed, let beginning else { return nil }
    return beginning > elapsed.upperBound ? beginning : nil
  }

  /// The day of the first entry, if there are days of the period before it.
  var beginsWithin: Day? {
    guard let days = sinceFirstEntry, let beginning else { return nil }
    return observed.first < days.lowerBound ? beginning : nil
  }

  /// The first day with anything, if there are days of the period before it.
  var diaryBeginsWithin: Day? {
    guard let elapsed = observed.elapsed, let firstDay, elapsed.contains(firstDay) else { return nil }
    return observed.first < firstDay ? firstDay : nil
  }

  /// A sentence on what the period holds beside food; `nil` if there is nothing, or if there are entries.
  var withoutFoodSentence: String? {
    guard daysLogged == 0 else { return nil }
    let others = OtherLines(of: days)
    return others.isEmpty ? nil : PeriodWords.noFood.said(["others": .text(others.text)])
  }

  /// The sentence that says when the diary begins, for a period before that.
  var beforeDiarySentence: String? {
    beginsLater.map {
      PeriodWords.beforeDiary.said(["day": .text($0.weekdayAndDay(besides: observed.today))])
    }
  }

  /// Whether the last of these days is running and has no entry yet, so that it is not missed.
  var isTodayOpen: Bool {
    guard !observed.isFinished else { return false }
    return !(days.last.map { $0.day == observed.today && $0.isLogged } ?? false)
  }

  /// The same days without today, as long as today is open; today stays if it is the only one.
  var countedRange: ClosedRange<Day>? {
    guard let days = sinceFirstEntry, isTodayOpen, days.count > 1 else { return sinceFirstEntry }
    return days.lowerBound...days.upperBound.advanced(by: -1)
  }

  /// How many of these days are logged, and how many of rest without an entry.
  var logged: LoggedDays { LoggedDays(entriesByDay.lazy.map { (entries: $0.entries, isRest: $0.isRested) }) }

  /// `3 entries on 2 of 5 days so far.`, or `… of 5 days since the first entry; 2 days were of rest.`
  var countsSentence: String {
    if let beforeDiarySentence { return beforeDiarySentence }
    let isFromFirst = sinceFirstEntry?.lowerBound != observed.elapsed?.lowerBound
    let counts = logged
    let (rested, countedDays) = (counts.rested, counts.days)
    let sentence: PeriodWords =
      if isFromFirst, countedDays == 1, daysLogged == 1 {
        .firstDay
      } else if observed.dayCount == 1, daysLogged == 1 {
        .oneDay
      } else if isFromFirst {
        rested == 0 ? .sinceFirst : .sinceFirstRest
      } else if observed.isFinished {
        rested == 0 ? .counts : .countsRest
      } else {
        rested == 0 ? .soFar : .soFarRest
      }
    return sentence.said(counts.values.merging(["entries": .number(days.eatenCount)]) { $1 })
  }

  /// The habits of the period so far.
  var habits: [HabitTotal] {
    observed.elapsed.map { journal.habitTotals(during: $0, isFinished: observed.isFinished) } ?? []
  }

  /// The tasks of the period so far.
  var tasks: TaskTotals {
    observed.elapsed.map { elapsed in
      taskTotals(
        of: days, earlier: journal.diaryDays(through: observed.first.advanced(by: -1)),
        undated: journal.tasks,
        during: elapsed)
    } ?? TaskTotals()
  }

  /// The streaks seen from the period's last day, or from today if that is earlier.
  var streaks: Streaks { journal.streaks(seenOn: observed.today) }

  /// The current streak; for a past period, the one that reaches its last day.
  var holdingStreak: Streak? {
    guard let running = streaks.running, observed.isFinished, running.last < observed.today else {
      return streaks.running
    }
    let between = running.last.advanced(by: 1)..<observed.today.advanced(by: 1)
    return RestDays(journal.settings.rest).coverAll(between) ? running : nil
  }

  /// The name of that streak.
  var nameOfHoldingStreak: String { observed.isFinished ? "Streak on the last day" : "Current streak" }

  private func countedEntries() -> [(day: Day, entries: Int, isRested: Bool)] {
    var counts: [Day: Int] = [:]
    for day in days { counts[day.day] = day.eatenCount }
    let rest = rest
    return countedRange?.map { day in
      let entries = counts[day, default: 0]
      return (day: day, entries: entries, isRested: entries == 0 && rest.contains(day))
    } ?? []
  }
}

extension Journal {
  /// The length of a streak, with the first entry of each of its days, without rest days.
  func figure(of streak: Streak, named name: String) -> Figure {
    Figure(name, .days(streak.length), rule: .streakDays) {
      let rest = RestDays(settings.rest)
      return diaryDays(in: streak.first...streak.last).filter { !rest.contains($0.day) }
        .compactMap(\.firstPlace)
    }
  }
}

/// A streak's length, first and last day, or null.
func streakJSON(_ streak: Streak?) -> JSONValue {
  guard let streak else { return .null }
  return [
    "days": .int(streak.length), "first_day": .string(streak.first.description),
    "last_day": .string(streak.last.description),
  ]
}

extension FoodEntry {
  /// The line of the entry.
  func place(in file: JournalDay) -> LinePlace { LinePlace(file.path, range) }
}

extension DiaryDay {
  /// The line of the day's first eaten entry; `nil` for a day without one.
  var firstPlace: LinePlace? {
    for file in files {
      if let entry = file.entries.first(where: \.isEaten) { return entry.place(in: file) }
    }
    return nil
  }
}

extension [DiaryDay] {
  var eatenCount: Int { reduce(0) { $0 + $1.eatenCount } }

  /// The lines of the eaten entries that satisfy a condition.
  func eatenPlaces(where isWanted: (FoodEntry) -> Bool = { _ in true }) -> [LinePlace] {
    flatMap { day in
      day.files.flatMap { file in
        file.entries.filter { $0.isEaten && isWanted($0) }.map { $0.place(in: file) }
      }
    }
  }

  /// The lines of the records with these ranges, from each file.
  func places(of ranges: (JournalDay) -> [SourceRange]) -> [LinePlace] {
    flatMap { day in day.files.flatMap { file in ranges(file).map { LinePlace(file.path, $0) } } }
  }
}

/// How many of some days are logged; all reports count them by this rule.
///
/// The days are those from the diary's first entry on, without a running one that has no entry yet. A day of rest without an entry
/// is one of them, is named beside them, and was not missed; shares leave it out. One with an entry is a logged day like any other.
struct LoggedDays: Hashable, Sendable {
  /// The number of days, of those with an entry, and of those of rest without one.
  private(set) var days = 0
  private(set) var logged = 0
  private(set) var rested = 0

  mutating func add(entries: Int, isRest: Bool) {
    days += 1
    if entries > 0 { logged += 1 } else if isRest { rested += 1 }
  }

  /// The number of days on which an entry was made or might have been.
  var due: Int { days - rested }
  /// The share of these that are logged, in whole percent.
  var percent: Int { percentage(logged, of: due) }
  /// Whether every day is logged but those of rest.
  var isWhole: Bool { logged == due }

  /// `22 of 28`, `22 of 28, 4 of rest`.
  var text: String { (rested == 0 ? PeriodWords.part : .partRest).said(values) }
  /// `22 of 28 days`, `22 of 28 days, 4 of rest`.
  var textOfDays: String { (rested == 0 ? PeriodWords.partOfDays : .partOfDaysRest).said(values) }

  var values: [String: SentenceValue] {
    ["logged": .number(logged), "days": .number(days), "rest": .number(rested)]
  }
}

extension LoggedDays {
  /// Counts `days`, each with its entries and whether the settings name it as a day of rest.
  init(_ days: some Sequence<(entries: Int, isRest: Bool)>) {
    for day in days { add(entries: day.entries, isRest: day.isRest) }
  }
}

/// The lines of days beside food, which describe a period without entries.
struct OtherLines: Hashable, Sendable {
  /// The number of such lines of each day that has some.
  private(set) var byDay: [Day: Int] = [:]
  private var weights: Set<Day> = []
  private var moods: Set<Day> = []
  private var habits: Set<Day> = []
  private var tasks: Set<Day> = []
  private var own: Set<Day> = []
  private var notes: Set<Day> = []

  init(of days: [DiaryDay]) {
    for file in days.lazy.flatMap(\.files) {
      let day = file.day
      func add(_ lines: Int, to days: inout Set<Day>) {
        guard lines > 0 else { return }
        days.insert(day)
        byDay[day, default: 0] += lines
      }
      add(file.weights.count, to: &weights)
      add(file.moods.count, to: &moods)
      add(file.habitTicks.count, to: &habits)
      add(file.tasks.count, to: &tasks)
      add(file.series.count, to: &own)
      add(file.notes.count, to: &notes)
    }
  }

  var isEmpty: Bool { byDay.isEmpty }

  /// `a weight on 6 days and a mood on 3 days`; empty for none.
  var text: String {
    let kinds: [(PeriodWords, Set<Day>)] = [
      (.weightOn, weights), (.moodOn, moods), (.habitOn, habits), (.taskOn, tasks), (.ownOn, own),
      (.noteOn, notes),
    ]
    return joinedList(kinds.filter { !$1.isEmpty }.map { $0.said(["days": .number($1.count)]) })
  }
}

/// Every sentence that counts the entries and days of a period.
enum PeriodWords: String, SentenceTable {
  case firstDay, oneDay, counts, countsRest, soFar, soFarRest, sinceFirst, sinceFirstRest
  case part, partRest, partOfDays, partOfDaysRest
  case begins, beginsEmpty, beforeDiary, nothing
  case noFood, weightOn, moodOn, habitOn, taskOn, ownOn, noteOn

  var row: SentenceRow {
    switch self {
    case .firstDay:
      .init(
        "the only day since the diary’s first entry",
        english: "{entries#entry|entries}, on the first day of the diary.")
    case .oneDay: .init("the period is one day", english: "{entries#entry|entries}.")
    case .counts:
      .init("the period is over", english: "{entries#entry|entries} on {logged} of {days#day|days}.")
    case .countsRest:
      .init(
        "the same, with days of rest",
        english: "{entries#entry|entries} on {logged} of {days#day|days}; {rest#day was|days were} of rest.")
    case .soFar:
      .init("the period runs", english: "{entries#entry|entries} on {logged} of {days#day|days} so far.")
    case .soFarRest:
      .init(
        "the same, with days of rest",
        english:
          "{entries#entry|entries} on {logged} of {days#day|days} so far; {rest#day was|days were} of rest.")
    case .sinceFirst:
      .init(
        "the diary begins in the period",
        english: "{entries#entry|entries} on {logged} of {days#day|days} since the first entry.")
    case .sinceFirstRest:
      .init(
        "the same, with days of rest",
        english:
          "{entries#entry|entries} on {logged} of {days#day|days} since the first entry; {rest#day was|days were} of rest."
      )
    case .part: .init("logged days of a span", english: "{logged} of {days}")
    case .partRest:
      .init("the same, with days of rest without an entry", english: "{logged} of {days}, {rest} of rest")
    case .partOfDays: .init("logged days of a span, in a longer text", english: "{logged} of {days#day|days}")
    case .partOfDaysRest:
      .init(
        "the same, with days of rest without an entry", english: "{logged} of {days#day|days}, {rest} of rest"
      )
    case .begins: .init("the period has not begun", english: "The {noun} begins on {day}.")
    case .beginsEmpty:
      .init(
        "the same, and nothing is planned in it",
        english: "The {noun} begins on {day}; nothing is written here yet.")
    case .beforeDiary:
      .init(
        "the diary’s first entry is later than the period",
        english: "The diary begins later: its first entry is on {day}.")
    case .noFood:
      .init(
        "days with other lines, and no entry on them",
        english: "No food is written down here; there is {others}.")
    case .weightOn: .init("the same, and a weight is among them", english: "a weight on {days#day|days}")
    case .moodOn: .init("the same of a mood", english: "a mood on {days#day|days}")
    case .habitOn: .init("the same of a habit", english: "a habit on {days#day|days}")
    case .taskOn: .init("the same of a task", english: "a task on {days#day|days}")
    case .ownOn:
      .init(
        "the same of a line under a heading of one’s own", english: "a line of your own on {days#day|days}")
    case .noteOn: .init("the same of a note", english: "a note on {days#day|days}")
    case .nothing: .init("no day of it has a line", english: "Nothing was written down in this time.")
    }
  }
}
