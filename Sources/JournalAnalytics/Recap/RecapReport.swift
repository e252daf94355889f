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
    /// Whether it is a missed day: no entry, and no rest day.
    public var isMissed: Bool { entries == 0 && !isRest }
  }

  public let observed: ObservedPeriod
  public let units: JournalSettings.Units
  public let planned: Int
  public let dropped: Int
  /// The entries of the whole period before, and of the same number of its days as have passed of this one.
  public let previousEntries: Int
  public let previousEntriesByNow: Int
  /// Whether any day before the period was logged.
  public let hasEarlierEntries: Bool
  /// The days so far, in order.
  public let days: [DayCount]
  /// Seen from `observed.today`.
  public let streaks: Streaks
  /// Sorted by count, descending.
  public let foods: [NamedFood]
  /// The foods that no earlier day names; empty before three logged days.
  public let newFoods: [NamedFood]
  public let categories: CategoryShares
  public let times: MealTimes
  public let energy: EnergyCoverage
  public let weight: WeightChange?
  public let tasks: TaskTotals
  public let habits: [HabitTotal]
  /// The moods on each scale, the smallest scale first.
  public let moods: [ScaleAverage]
  /// Items with a value under the user's own headings.
  public let series: [ScaleAverage]
  /// Files that could not be read and may belong to the period.
  public let unread: [Journal.UnreadFile]
  /// A digest of the facts that all this was computed from: 32 hexadecimal digits.
  public private(set) var digest = ""

  let facts: PeriodFacts
  private let diary: EatenDiary
  private let tally: FoodTally

  /// New foods are computed only if `namesNewFoods`, because that may read the whole diary.
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

    var known = namesNewFoods ? KnownFoods(before: earlier) : KnownFoods()
    diary = EatenDiary(observed.elapsed.map { journal.days(in: $0) } ?? [], besides: known.words)
    tally = diary.tally()
    known.forms = diary.forms
    foods = tally.foods
    let (phrases, rows) = (diary.written, diary.rows)
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
      observed.elapsed.map { [observed] in journal.habitTotals(during: $0, isFinished: observed.isFinished) }
      ?? []
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

  /// The days with the most entries; empty without entries.
  public var bestDays: [Day] {
    guard let most = days.map(\.entries).max(), most > 0 else { return [] }
    return days.filter { $0.entries == most }.map(\.day)
  }

  /// The foods to list: those with at least two entries, at most eight.
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

/// Computes the recap of a period, seen from `today`.
///
/// A finished period is seen from its last day, whatever `today` is, and later days do not count: later files are
/// ignored, and tasks marked as done later count as open.
public func recap(of journal: Journal, for period: Period, today: Day) -> RecapReport {
  RecapReport(of: journal, for: period, today: today, namesNewFoods: true)
}

extension RecapReport: Report {
  public var figures: [Figure] {
    glanceFigures + diary.figures(of: topFoods, by: tally, during: observed.elapsed) + newFoodFigures
      + categories.figures + times.figures + energy.figures
      + [weight?.figure(of: facts.days)].compactMap(\.self)
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
      ("Current streak", streaks.running), ("Longest streak", streaks.longest),
    ]
    return [facts.entries] + (comparedEntries > 0 ? [previous] : []) + [facts.loggedDays]
      + streaks.compactMap { name, streak in streak.map { facts.journal.figure(of: $0, named: name) } }
  }

  private var newFoodFigures: [Figure] {
    newFoods.map { food in
      Figure("New", .text(food.name), rule: .newFoods) {
        diary.places(in: observed.elapsed) { $0.names(food.words) }
      }
    }
  }

  /// The figure that decides the headline.
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
        let words = foods.first?.words ?? []
        return diary.places(in: observed.elapsed) { $0.names(words) }
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
