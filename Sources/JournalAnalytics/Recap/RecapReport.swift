public import JournalFormat

/// All figures of a recap.
///
/// Entries are eaten entries throughout; planned and dropped ones are counted separately.
public struct RecapReport: Sendable {
  /// One day of the period.
  public struct DayCount: Hashable, Sendable {
    public var day: Day
    public var entries = 0
    public var coverage = DayCoverage.untracked
    public var energy = EnergyTally()
    /// Whether the settings list it as a rest day.
    public var isRest: Bool
    /// Whether the diary had no entry yet.
    public var isBefore = false
    /// Whether it is running and has no entry yet, while another day counts.
    public var isOpen = false
    /// Whether it can be missed: neither before the first entry nor open.
    var isCounted: Bool { !isBefore && !isOpen }
    /// Whether it is a missed day: no entry, no rest day, and not before the first entry or open.
    public var isMissed: Bool { entries == 0 && !isRest && isCounted }
    /// Whether it was a day of rest without an entry.
    var isRested: Bool { entries == 0 && isRest && isCounted }
  }

  public let observed: ObservedPeriod
  public let units: JournalSettings.Units
  public let planned: Int
  public let dropped: Int
  /// The entries of the whole period before, and of the same number of its days as have passed of this one.
  public let previousEntries: Int
  public let previousEntriesByNow: Int
  /// The logged days of the whole period before.
  let previousDaysLogged: Int
  /// Whether any day before the period was logged.
  public let hasEarlierEntries: Bool
  /// The day of the diary's first entry so far.
  let firstEntry: Day?
  /// The days so far, in order.
  public let days: [DayCount]
  /// Seen from `observed.today`.
  public let streaks: Streaks
  /// The longest streak that lies within the period, cut at its ends.
  var longestWithin: Streak? { longestRuns.first }
  /// The longest streak within the period and those that are as long, in order.
  let longestRuns: [Streak]
  /// Sorted by count, descending.
  public let foods: [NamedFood]
  /// The foods that no earlier day names; empty before three logged days.
  public let newFoods: [NamedFood]
  public let categories: CategoryShares
  public let times: MealTimes
  public let energy: EnergyCoverage
  public let weight: WeightChange?
  public let tasks: TaskTotals
  /// Open tasks of the diary so far that are due in the two weeks after today, the next first.
  let upcoming: [DueTask]
  /// Sentences of the notes; none if the settings say so.
  public let quotations: [DiaryQuotation]
  public let photos: [RecapPhoto]
  /// What is out of the ordinary.
  private(set) var surprises = RecapSurprises()
  /// The readings of the four weeks before the period, as a beginning for the line.
  let earlierWeights: [WeightChange.Reading]
  /// The readings of the diary that are far from those around them, which no figure counts.
  let strayWeights: [WeightReading]
  /// The habits day by day.
  let habitRecords: [(record: HabitRecord, course: HabitCourse)]
  public let habits: [HabitTotal]
  /// The moods on each scale, the smallest scale first.
  public let moods: [ScaleAverage]
  /// The moods in words alone.
  let moodWords: [ScaleAverage]
  /// Symptoms, and items with a value under the user's own headings.
  public let series: [ScaleAverage]
  /// Files that could not be read and may belong to the period.
  public let unread: [Journal.UnreadFile]
  /// A digest of the facts that all this was computed from: 32 hexadecimal digits.
  public private(set) var digest = ""

  let facts: PeriodFacts
  let diary: EatenDiary
  private let tally: FoodTally

  /// What was named before is read from the diary unless `known` is given.
  init(of journal: Journal, for period: Period, today: Day, known given: KnownFoods? = nil) {
    facts = PeriodFacts(of: journal, during: period, today: today)
    observed = facts.observed
    let (observed, days) = (facts.observed, facts.days)
    let earlier = journal.diaryDays(through: observed.first.advanced(by: -1))
    let previous = period.previous.days
    let before = journal.diaryDays(in: previous)
    let others = days.flatMap(\.entries).filter { !$0.isEaten }
    units = journal.settings.units
    planned = others.count { $0.state == .planned }
    dropped = others.count { $0.state == .dropped }
    previousEntries = before.eatenCount
    previousDaysLogged = before.count(where: \.isLogged)
    previousEntriesByNow = observed.previousByNow.map { journal.diaryDays(in: $0).eatenCount } ?? 0
    let firstEntry = (earlier.first(where: \.isLogged) ?? days.first(where: \.isLogged))?.day
    self.firstEntry = firstEntry
    hasEarlierEntries = firstEntry.map { $0 < observed.first } ?? false
    self.days = facts.dayCounts(since: firstEntry)
    streaks = facts.streaks
    let runs = runs(
      of: days.filter(\.isLogged).map(\.day), rest: journal.settings.rest, today: observed.today)
    let longest = runs.map(\.length).max()
    longestRuns = runs.filter { $0.length == longest }

    var known = given ?? KnownFoods(before: earlier, days, ownFoods: journal.ownFoods)
    diary = EatenDiary(
      observed.elapsed.map { journal.days(in: $0) } ?? [], besides: known.words,
      recognition: known.recognition)
    tally = diary.tally()
    known.forms = diary.forms
    foods = tally.namedFoods
    let (phrases, rows) = (diary.written, diary.rows)
    newFoods = JournalAnalytics.newFoods(
      in: known.isEnough ? rows.map { phrases[Int($0.phrase)] } : [], tally: tally, known: known)
    categories = CategoryShares(of: diary, during: observed.elapsed)
    times = MealTimes(of: diary, during: observed.elapsed)

    energy = EnergyCoverage(of: days, open: observed.isFinished ? nil : observed.today)
    strayWeights = StrayWeights.readings(among: journal.weightReadings)
    weight = weightChange(of: days, after: earlier, without: strayWeights)
    tasks = facts.tasks
    habits = facts.habits
    upcoming = dueTasks(
      of: earlier.suffix(400) + days, undated: journal.tasks, around: observed.today)
    let sources = observed.elapsed == nil ? [] : days
    quotations =
      journal.settings.quotesNotes
      ? JournalAnalytics.quotations(
        of: sources, in: period, firstWeekday: journal.settings.firstWeekday,
        parser: DayFileParser(settings: journal.settings)) : []
    photos = recapPhotos(of: sources)
    earlierWeights =
      JournalAnalytics.weightChange(
        of: earlier.filter { $0.day >= observed.first.advanced(by: -28) }, after: [], without: strayWeights)?
      .all ?? []
    habitRecords =
      observed.dayCount > 7
      ? []
      : habits.map { [observed] in
        let course = HabitCourse(
          of: $0.record, settings: journal.settings, today: observed.today, from: observed.first)
        return ($0.record, course)
      }
    let files = days.lazy.flatMap(\.files)
    moods = scaleAverages(of: files, from: .moods).sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    let all = scaleAverages(of: files, from: .headings)
    moodWords = scaleAverages(of: files, from: .moodWords)
    // Where something has a value, the heading is like that of symptoms; others hold any words.
    let scaled = Set(all.filter(\.isComplaint).map { $0.heading.lowercased() })
    series = all.filter { scaled.contains($0.heading.lowercased()) }
    unread = journal.unread.filter { file in
      observed.elapsed.map { file.mayConcern(previous.lowerBound...max(previous.lowerBound, $0.upperBound)) }
        ?? false
    }.sorted { $0.path < $1.path }
    surprises = surprises(besides: earlier, known: known)
    digest = RecapFacts(self, phrases: diary.phrases, known: known).digest
  }

  public var entries: Int { diary.rows.count }
  public var period: Period { observed.period }
  public var daysLogged: Int { days.count { $0.entries > 0 } }
  /// The days so far from the diary's first entry on, without today as long as it has none.
  public var countedDays: Int { loggedDays.days }
  /// How many of these days are logged, and how many of rest without an entry.
  var loggedDays: LoggedDays { loggedDays(of: days[...]) }

  /// The same of some of its days.
  func loggedDays(of days: ArraySlice<DayCount>) -> LoggedDays {
    LoggedDays(days.lazy.filter(\.isCounted).map { (entries: $0.entries, isRest: $0.isRest) })
  }

  /// The entries to compare with: of the period before, or of the same number of its days if there are days to come.
  var comparedEntries: Int { observed.daysToCome > 0 ? previousEntriesByNow : previousEntries }

  /// The change against the period before in whole percent; `nil` if that has no entries.
  ///
  /// A current period is compared with the same number of days, or it would be behind until its last day.
  public var changePercent: Int? {
    guard comparedEntries > 0 else { return nil }
    let percent = percentage(abs(entries - comparedEntries), of: comparedEntries)
    return entries < comparedEntries ? -percent : percent
  }

  /// Whether the page of a period without food has other content.
  var hasOther: Bool {
    weight != nil || !moods.isEmpty || !moodWords.isEmpty || !series.isEmpty || !quotations.isEmpty
      || habits.contains { $0.done > 0 } || !tasks.done.isEmpty
  }

  /// The days with the most entries; empty without entries.
  public var bestDays: [Day] {
    guard let most = days.map(\.entries).max(), most > 0 else { return [] }
    return days.filter { $0.entries == most }.map(\.day)
  }

  /// The foods to list: those with at least two entries, at most eight.
  public var topFoods: [NamedFood] { Array(foods.prefix { $0.count >= 2 }.prefix(8)) }

  /// Whether the period is over or has an entry on its last day, no day was missed or lies before the diary, and three days have an
  /// entry: days of rest alone are not celebrated.
  public var isPerfect: Bool {
    guard observed.isFinished || observed.daysToCome == 0 && (days.last?.entries ?? 0) > 0 else {
      return false
    }
    return daysLogged >= min(3, observed.dayCount) && !days.contains { $0.isMissed || $0.isBefore }
  }
}

extension PeriodFacts {
  fileprivate func dayCounts(since first: Day?) -> [RecapReport.DayCount] {
    let rest = rest
    var counts =
      observed.elapsed?.map { day -> RecapReport.DayCount in
        var count = RecapReport.DayCount(day: day, isRest: rest.contains(day))
        count.isBefore = first.map { day < $0 } ?? true
        return count
      } ?? []
    for day in days {
      let index = observed.first.distance(to: day.day)
      counts[index].entries = day.eatenCount
      counts[index].coverage = day.coverage
      counts[index].energy = day.energyTally
    }
    if isTodayOpen, counts.dropLast().contains(where: { !$0.isBefore }) {
      counts[counts.count - 1].isOpen = true
    }
    return counts
  }
}

/// Computes the recap of a period, seen from `today`.
///
/// A finished period is seen from its last day, whatever `today` is, and later days do not count: later files are
/// ignored, and tasks marked as done later count as open.
public func recap(of journal: Journal, for period: Period, today: Day) -> RecapReport {
  RecapReport(of: journal, for: period, today: today)
}

extension RecapReport: Report {
  public var figures: [Figure] {
    glanceFigures + diary.figures(of: topFoods, during: observed.elapsed) + newFoodFigures
      + seasonFigures + categories.figures + times.figures + energy.figures
      + [weight?.figure(of: facts.days, without: strayWeights)].compactMap(\.self)
      + tasks.figures + (observed.elapsed.map { days in habits.map { $0.figure(in: days) } } ?? [])
      + moods.map { $0.figure(named: "Mood of \(numberText($0.scale ?? 0))") } + series.map { $0.figure() }
  }

  private var glanceFigures: [Figure] {
    let before = observed.daysToCome > 0 ? observed.previousByNow : period.previous.days
    let earlier = before.map { facts.journal.diaryDays(in: $0) } ?? []
    let previous = Figure(
      "Entries before", .number(comparedEntries), rule: .eatenEntries,
      note: "These are of the period before, up to the same day while this one runs.",
      lines: { earlier.eatenPlaces() })
    let streaks: [(String, Streak?)] = [
      (facts.nameOfHoldingStreak, facts.holdingStreak), ("Longest streak", streaks.longest),
    ]
    let places = quotations.map(\.place)
    let words =
      places.isEmpty
      ? []
      : [
        Figure(
          "In your words", .count(places.count, one: "sentence", many: "sentences"), rule: .inYourWords,
          lines: { places })
      ]
    let headline = headlineFigure(named: "Headline")
    return [headline] + words + [facts.entries] + (comparedEntries > 0 ? [previous] : []) + [facts.loggedDays]
      + streaks.compactMap { name, streak in streak.map { facts.journal.figure(of: $0, named: name) } }
  }

  private var newFoodFigures: [Figure] {
    newFoods.map { food in
      Figure("New", .text(food.shown), rule: .newFoods) {
        diary.places(in: observed.elapsed) { $0.names(food.words) }
      }
    }
      + surprises.back.map { food in
        Figure("Back", .text(food.name), rule: .backFoods) {
          diary.places(in: observed.elapsed) { $0.names(food.words) }
        }
      }
  }

  private var seasonFigures: [Figure] {
    quarterFoods.flatMap { quarter in
      quarter.foods.map { food in
        Figure(
          "Of \(monthName(quarter.days.lowerBound.month)) to \(monthName(quarter.days.upperBound.month))",
          .text(food.name), rule: .seasonFoods
        ) {
          diary.places(in: quarter.days) { $0.names(food.words) }
        }
      }
    }
  }

  /// The figure that decides the headline.
  func headlineFigure(named name: String) -> Figure {
    let value = Figure.Value.text(headline.title)
    // A month or year is headed by its days and runs, whatever a week of these figures would be.
    let kind = isLong && daysLogged >= 3 ? RecapHeadline.Kind.default : headline.kind
    switch kind {
    case .streak:
      return Figure(name, value, rule: .headlineStreak) {
        streaks.running.map { facts.journal.figure(of: $0, named: "").lines } ?? []
      }
    case .topFood:
      return Figure(name, value, rule: .headlineTopFood) {
        let words = foods.first?.words ?? []
        return diary.places(in: observed.elapsed) { $0.names(words) }
      }
    case .improvement, .perfect, .default:
      let rule: FigureRule =
        kind == .improvement ? .headlineImprovement : kind == .perfect ? .headlinePerfect : .headlineDefault
      return Figure(name, value, rule: rule, lines: { facts.entries.lines })
    }
  }

  /// The recap in its page, such as `recaps/2026-W11.md`.
  public var written: WrittenReport {
    WrittenReport(
      document, in: "recaps", kind: "recap", period: period.description, named: period.description,
      digest: digest)
  }
}

/// An open task with the day it is due.
struct DueTask: Hashable, Sendable {
  var name: String
  var due: Day
}

/// The open tasks that were due in the four weeks before `today`, are due on it or in the two weeks after it, by due day, each
/// once.
///
/// A task that a later day or `tasks.md` has as done or cancelled is not open.
func dueTasks(
  of days: some Sequence<DiaryDay>, undated: [TaskItem], around today: Day
) -> [DueTask] {
  var open = OpenTasks()
  func read(_ tasks: [TaskItem], of day: Day?) {
    for task in tasks where task.parent == nil {
      switch task.status {
      case .open, .started: open.add(task, of: day)
      case .done where task.doneDay.map { $0 > today } ?? false: break
      case .done, .cancelled, .moved, .other: open.close(task, of: day)
      }
    }
  }
  for day in days { for file in day.files { read(file.tasks, of: day.day) } }
  read(undated, of: nil)
  let known = today.advanced(by: -28)...today.advanced(by: 14)
  return open.tasks.compactMap { task in
    task.due.flatMap { known.contains($0) ? DueTask(name: task.name, due: $0) : nil }
  }.sorted { ($0.due, $0.name) < ($1.due, $1.name) }
}

/// A photo of an eaten entry or of a note.
public struct RecapPhoto: Hashable, Sendable {
  public var day: Day
  public var time: ClockTime?
  /// Relative to the journal's folder.
  public var target: String
  /// The words of its entry, or those that a note gives it; `photo` where there are none.
  public var caption: String
}

/// The newest photos of eaten entries and of notes that are not marked as private, at most four, in the order of the diary.
func recapPhotos(of days: [DiaryDay]) -> [RecapPhoto] {
  var photos: [RecapPhoto] = []
  for day in days.reversed() {
    var own: [RecapPhoto] = []
    for file in day.files {
      let noted = file.notes.map { ($0, $0.photos(inFile: file.path)) }.filter { !$0.1.isEmpty }
      guard !noted.isEmpty || file.entries.contains(where: { $0.inputKind != .text }) else { continue }
      let marks = PrivateMarks(of: file)
      for entry in file.entries where entry.isEaten && !marks.cover(entry.range) {
        for target in entry.photoPaths(inFile: file.path).prefix(1) {
          own.append(
            RecapPhoto(day: day.day, time: entry.time?.start, target: target, caption: entry.text.string))
        }
      }
      for (note, photos) in noted where !marks.cover(note.range) {
        for photo in photos where !own.contains(where: { $0.target == photo.target }) {
          let caption = photo.words.isEmpty ? "photo" : photo.words
          own.append(RecapPhoto(day: day.day, target: photo.target, caption: caption))
        }
      }
    }
    own.sort { ($0.time?.minutes ?? 0, $0.target) < ($1.time?.minutes ?? 0, $1.target) }
    photos = own.suffix(4 - photos.count) + photos
    if photos.count >= 4 { break }
  }
  return photos
}

extension RecapReport {
  /// All figures of the recap as JSON. All keys are always present; unknown values are `null`.
  public var json: JSONValue {
    let headline = headline
    return .object([
      ("period", .string(period.description)),
      ("first_day", .string(observed.first.description)),
      ("last_day", .string(period.days.upperBound.description)),
      ("seen_on", .string(observed.today.description)),
      ("is_finished", .bool(observed.isFinished)),
      (
        "headline",
        [
          "kind": .string(headline.kind.rawValue), "title": .string(headline.title),
          "subtitle": .string(headline.subtitle),
        ]
      ),
      ("entries", .int(entries)),
      ("entries_planned", .int(planned)),
      ("entries_dropped", .int(dropped)),
      ("entries_period_before", .int(previousEntries)),
      ("entries_period_before_by_now", .int(previousEntriesByNow)),
      ("change_percent", JSONValue(changePercent)),
      ("days", .int(observed.dayCount)),
      ("days_begun", .int(observed.elapsedCount)),
      ("days_logged", .int(daysLogged)),
      ("is_perfect", .bool(isPerfect)),
      ("current_streak", streakJSON(streaks.running)),
      ("longest_streak", streakJSON(streaks.longest)),
      ("best_days", .array(bestDays.map { .string($0.description) })),
      ("by_day", .array(days.map(dayJSON))),
      ("top_foods", .array(topFoods.map(foodJSON))),
      ("new_foods", .array(newFoods.map(foodJSON))),
      ("categories", categories.json),
      ("entries_without_category", .int(categories.unnamed)),
      ("timing", timingJSON),
      ("energy", energyJSON),
      ("nutrients", .array(energy.nutrients.map(nutrientJSON))),
      ("weight", weightJSON),
      (
        "tasks",
        [
          "done": .int(tasks.done.count), "open": .int(tasks.openTasks.count),
          "cancelled": .int(tasks.cancelled),
          "parts_done": .int(tasks.partsDone),
          "done_words": .array(tasks.done.map { .string($0) }),
        ]
      ),
      ("habits", .array(habits.map(\.json))),
      ("moods", .array(moods.map(moodJSON))),
      ("moods_in_words", moodWords.json),
      ("series", series.json),
      ("unread", .files(unread)),
      ("closing_line", .string(closingLine)),
      ("digest", .string(digest)),
    ])
  }

  private func dayJSON(_ day: DayCount) -> JSONValue {
    [
      "day": .string(day.day.description), "entries": .int(day.entries),
      "coverage": .string(day.coverage.rawValue), "is_rest": .bool(day.isRest),
      "energy_kcal": day.energy.stated > 0 ? kilocalories(day.energy.middleTenths) : .null,
      "entries_without_value": .int(day.energy.incomplete),
    ]
  }

  private func foodJSON(_ food: NamedFood) -> JSONValue {
    ["name": .string(food.name), "entries": .int(food.count)]
  }

  private var timingJSON: JSONValue {
    [
      "entries_with_time": .int(times.timed), "entries_without_time": .int(times.untimed),
      "usual": .array(
        times.usual.map {
          [
            "category": .string($0.category.rawValue), "time": .string($0.time.description),
            "entries": .int($0.entries),
          ]
        }),
      "earliest": momentJSON(times.earliest), "latest": momentJSON(times.latest),
      "eating_window_minutes": JSONValue(times.eatingWindow),
      "eating_window_days": .int(times.eatingWindowDays),
    ]
  }

  private func momentJSON(_ moment: MealTimes.Moment?) -> JSONValue {
    guard let moment else { return .null }
    return ["day": .string(moment.day.description), "time": .string(moment.time.description)]
  }

  private var energyJSON: JSONValue {
    [
      "average_kcal": JSONValue(energy.averageKilocalories),
      "complete_days": .int(energy.completeDays),
      "complete_kcal": kilocalories(energy.complete.middleTenths),
      "complete_low_kcal": kilocalories(energy.complete.lowTenths),
      "complete_high_kcal": kilocalories(energy.complete.highTenths),
      "complete_estimated_kcal": kilocalories(energy.complete.estimatedTenths),
      "partial_days": .int(energy.partialDays),
      "partial_days_with_value": .int(energy.partialDaysWithValue),
      "partial_kcal": kilocalories(energy.partial.middleTenths),
      "partial_estimated_kcal": kilocalories(energy.partial.estimatedTenths),
      "entries_without_value": .int(energy.entriesWithoutValue),
    ]
  }

  private func kilocalories(_ tenths: Int) -> JSONValue { .double(Double(tenths) / 10) }

  private func nutrientJSON(_ total: EnergyCoverage.NutrientTotal) -> JSONValue {
    [
      "nutrient": .string(total.nutrient.rawValue), "total_g": .double(Double(total.milligrams) / 1_000),
      "entries": .int(total.entries),
    ]
  }

  private var weightJSON: JSONValue {
    guard let weight else { return .null }
    let strays = strayWeights.filter { observed.period.days.contains($0.day) }
    let left: [(String, JSONValue)] =
      strays.isEmpty
      ? [] : [("left_out", .array(strays.map { readingJSON(.init(day: $0.day, mass: $0.mass)) }))]
    return .object(
      [
        ("readings", .int(weight.readings)), ("first", readingJSON(weight.first)),
        ("last", readingJSON(weight.last)), ("before", readingJSON(weight.previous)),
      ] + left)
  }

  private func readingJSON(_ reading: WeightChange.Reading?) -> JSONValue {
    guard let reading else { return .null }
    let grams = (reading.mass.kilograms * 1_000).rounded()
    return ["day": .string(reading.day.description), "weight_kg": .double(grams / 1_000)]
  }

  private func moodJSON(_ mood: ScaleAverage) -> JSONValue {
    [
      "scale": JSONValue(mood.scale), "average": .double(Double(mood.averageHundredths ?? 0) / 100),
      "count": .int(mood.count), "days": .int(mood.days),
    ]
  }
}
