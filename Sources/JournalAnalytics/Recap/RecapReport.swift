public import JournalFormat

/// What a period of the diary held: every number of a recap.
///
/// Entries are eaten entries throughout; planned and dropped ones are counted apart.
public struct RecapReport: Sendable {
  /// One day of the period.
  public struct DayCount: Hashable, Sendable {
    public var day: Day
    public var entries = 0
    public var coverage = DayCoverage.untracked
    public var energy = EnergyTally()
    /// Whether the settings name it a day of rest.
    public var isRest: Bool
    /// Whether it counts as missed: nothing logged, and no day of rest.
    public var isMissed: Bool { entries == 0 && !isRest }
  }

  public let observed: ObservedPeriod
  public let units: JournalSettings.Units
  public let planned: Int
  public let dropped: Int
  /// Entries of the whole period before, and of its part that is as long as this one is by now.
  public let previousEntries: Int
  public let previousEntriesByNow: Int
  /// Whether any day before the period was logged.
  public let hasEarlierEntries: Bool
  /// The days that have begun, in order.
  public let days: [DayCount]
  /// As seen on `observed.today`.
  public let streaks: Streaks
  /// Commonest first.
  public let foods: [NamedFood]
  /// What no earlier day names; empty while the diary is younger than three logged days.
  public let newFoods: [NamedFood]
  public let categories: CategoryShares
  public let times: MealTimes
  public let energy: EnergyCoverage
  public let weight: WeightChange?
  public let tasks: TaskTotals
  public let habits: [HabitTotal]
  /// The moods on each scale, the smallest scale first.
  public let moods: [ScaleAverage]
  /// What stands with a figure under headings of the writer's own.
  public let series: [ScaleAverage]
  /// Files that could not be used and may belong to the period.
  public let unread: [Journal.UnreadFile]
  /// 32 hexadecimal digits that stand for the facts all this was computed from.
  public private(set) var digest = ""

  let facts: PeriodFacts
  private let diary: EatenDiary
  private let tally: FoodTally

  /// What no earlier day names is only looked for if `namesNewFoods`, for that may read the whole diary.
  init(of journal: Journal, for period: Period, today: Day, namesNewFoods: Bool) {
    facts = PeriodFacts(of: journal, during: period, today: today)
    observed = facts.observed
    let (observed, days) = (facts.observed, facts.days)
    let earlier = journal.diaryDays(through: observed.first.advanced(by: -1))
    let previous = period.previous.days
    let others = days.flatMap(\.entries).filter { !$0.isEaten }
    units = journal.settings.units
    planned = others.count { $0.state == .planned }
    dropped = others.count { $0.state == .dropped }
    previousEntries = journal.diaryDays(in: previous).eatenCount
    previousEntriesByNow = observed.previousByNow.map { journal.diaryDays(in: $0).eatenCount } ?? 0
    hasEarlierEntries = earlier.contains(where: \.isLogged)
    self.days = facts.dayCounts
    streaks = facts.streaks

    diary = EatenDiary(observed.elapsed.map { journal.days(in: $0) } ?? [])
    tally = FoodTally(diary.phrases, weights: diary.weights(of: diary.rows[...]))
    let known = namesNewFoods ? KnownFoods(before: earlier) : KnownFoods()
    foods = tally.foods
    let (phrases, rows) = (diary.phrases, diary.rows)
    newFoods = JournalAnalytics.newFoods(
      in: known.isEnough ? rows.map { phrases[Int($0.phrase)] } : [], tally: tally, known: known)
    categories = CategoryShares(of: diary, during: observed.elapsed)
    times = MealTimes(of: diary, during: observed.elapsed)

    energy = EnergyCoverage(of: days)
    weight = weightChange(of: days, after: earlier)
    tasks =
      observed.elapsed.map {
        taskTotals(of: days, earlier: earlier, undated: journal.tasks, during: $0)
      } ?? TaskTotals()
    habits =
      observed.elapsed.map {
        habitTotals(of: days, earlier: earlier, habits: journal.habits, during: $0)
      } ?? []
    let files = days.lazy.flatMap(\.files)
    moods = scaleAverages(of: files, from: .moods).sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    series = scaleAverages(of: files, from: .headings).filter { $0.scale != nil }
    unread = journal.unread.filter { file in
      observed.elapsed.map { file.mayConcern(previous.lowerBound...max(previous.lowerBound, $0.upperBound)) }
        ?? false
    }.sorted { $0.path < $1.path }
    digest = RecapFacts(self, phrases: diary.phrases, known: known).digest
  }

  public var entries: Int { diary.rows.count }
  public var period: Period { observed.period }
  public var daysLogged: Int { days.count { $0.entries > 0 } }

  /// What the entries are compared with: those of the period before, up to the same day while some days are to come.
  var comparedEntries: Int { observed.daysToCome > 0 ? previousEntriesByNow : previousEntries }

  /// Entries against the period before in whole percent, up or down; `nil` where that has none to compare with.
  ///
  /// A running period is compared with as much of the one before, or it would be behind on every day but its last.
  public var changePercent: Int? {
    guard comparedEntries > 0 else { return nil }
    let percent = percentage(abs(entries - comparedEntries), of: comparedEntries)
    return entries < comparedEntries ? -percent : percent
  }

  /// The days with the most entries; empty without entries.
  public var bestDays: [Day] {
    guard let most = days.map(\.entries).max(), most > 0 else { return [] }
    return days.filter { $0.entries == most }.map(\.day)
  }

  /// Foods worth a list: those of two entries or more, at most eight.
  public var topFoods: [NamedFood] { Array(foods.prefix { $0.count >= 2 }.prefix(8)) }

  /// Whether the period is over and has no missed day.
  public var isPerfect: Bool {
    observed.isFinished && daysLogged > 0 && !days.contains(where: \.isMissed)
  }
}

extension PeriodFacts {
  fileprivate var dayCounts: [RecapReport.DayCount] {
    let rest = RestDays(journal.settings.rest)
    var counts = observed.elapsed?.map { RecapReport.DayCount(day: $0, isRest: rest.contains($0)) } ?? []
    for day in days {
      let index = observed.first.distance(to: day.day)
      counts[index].entries = day.eatenCount
      counts[index].coverage = day.coverage
      counts[index].energy = day.energyTally
    }
    return counts
  }
}

/// Computes the recap of a period as seen on `today`.
///
/// A finished period is seen on its last day, whatever `today` is, and nothing rests on later days:
/// files after it are not looked at, tasks that say they were done later count as open.
public func recap(of journal: Journal, for period: Period, today: Day) -> RecapReport {
  RecapReport(of: journal, for: period, today: today, namesNewFoods: true)
}

extension RecapReport: Report {
  public var figures: [Figure] {
    glanceFigures + diary.figures(of: topFoods, by: tally, during: observed.elapsed) + newFoodFigures
      + categories.figures + times.figures + energy.figures
      + [weight?.figure(of: facts.days)].compactMap(\.self)
      + tasks.figures + habits.map { $0.figure(of: facts.days) }
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
      ("Current streak", streaks.running), ("Longest streak", streaks.longest),
    ]
    return [facts.entries] + (comparedEntries > 0 ? [previous] : []) + [facts.loggedDays]
      + streaks.compactMap { name, streak in streak.map { facts.journal.figure(of: $0, named: name) } }
  }

  private var newFoodFigures: [Figure] {
    newFoods.map { food in
      Figure("New", .text(food.name), rule: .newFoods) {
        diary.places(in: observed.elapsed) { $0.names(food.name) }
      }
    }
  }

  /// What the headline is chosen by.
  var headlineFigure: Figure {
    let kind = headline.kind
    let value = Figure.Value.text(headline.title)
    switch kind {
    case .streak:
      return Figure("", value, rule: .headlineStreak) {
        streaks.running.map { facts.journal.figure(of: $0, named: "").lines } ?? []
      }
    case .topFood:
      return Figure("", value, rule: .headlineTopFood) {
        let food = foods.first?.name ?? ""
        return diary.places(in: observed.elapsed) { $0.names(food) }
      }
    case .improvement, .perfect, .default:
      let rule: FigureRule =
        kind == .improvement ? .headlineImprovement : kind == .perfect ? .headlinePerfect : .headlineDefault
      return Figure("", value, rule: rule, lines: { facts.entries.lines })
    }
  }

  /// The recap in its page, such as `recaps/2026-W11.md`.
  public var written: WrittenReport {
    WrittenReport(
      document, in: "recaps", kind: "recap", period: period.description, named: period.description,
      digest: digest)
  }
}
