internal import JournalFormat

/// The parts of `journal insights`, in order. The raw value names a part on the command line.
public enum InsightPart: String, CaseIterable, Sendable {
  case headline, stats, records, foods, activity, categories, timing, weeks, consistency, weekdays, together
  case new, variety, outliers, habits, series

  /// The part with this name or alias.
  public init?(named name: String) {
    if let part = InsightPart(rawValue: name) {
      self = part
      return
    }
    switch name {
    case "story": self = .headline
    case "top-foods", "food": self = .foods
    case "daily", "days": self = .activity
    case "meals", "category": self = .categories
    case "times", "hours": self = .timing
    case "week", "this-week": self = .weeks
    case "calendar", "heatmap", "months": self = .consistency
    case "weekday": self = .weekdays
    case "pairs": self = .together
    case "forgotten", "new-foods": self = .new
    case "outlier", "hints": self = .outliers
    case "habit", "tasks": self = .habits
    default: return nil
    }
  }

  /// The type that computes it.
  var insight: any Insight.Type {
    switch self {
    case .headline: HeadlineInsight.self
    case .stats: StatsInsight.self
    case .records: RecordsInsight.self
    case .foods: TopFoodsInsight.self
    case .activity: ActivityInsight.self
    case .categories: CategoriesInsight.self
    case .timing: TimingInsight.self
    case .weeks: WeeksInsight.self
    case .consistency: ConsistencyInsight.self
    case .weekdays: WeekdaysInsight.self
    case .together: TogetherInsight.self
    case .new: NewFoodsInsight.self
    case .variety: VarietyInsight.self
    case .outliers: OutliersInsight.self
    case .habits: HabitsInsight.self
    case .series: SeriesInsight.self
    }
  }

  /// Whether it needs `InsightSource.foods`.
  var namesFoods: Bool {
    switch self {
    case .records, .together, .new, .variety: true
    case .headline, .stats, .foods, .activity, .categories, .timing, .weeks, .consistency, .weekdays,
      .outliers, .habits, .series:
      false
    }
  }

  /// Whether a page of all parts shows it unfolded.
  var isOpen: Bool {
    switch self {
    case .timing, .consistency, .foods, .together, .habits, .series: true
    case .headline, .stats, .records, .activity, .categories, .weeks, .weekdays, .new, .variety, .outliers:
      false
    }
  }

  /// The heading above it.
  public var title: String {
    switch self {
    case .headline: "This week"
    case .stats: "In figures"
    case .records: "Records"
    case .foods: "Top foods"
    case .activity: "Activity"
    case .categories: "Meals"
    case .timing: "When"
    case .weeks: "This week against last"
    case .consistency: "Month by month"
    case .weekdays: "By weekday"
    case .together: "What goes together"
    case .new: "New and forgotten"
    case .variety: "Variety"
    case .outliers: "Out of the ordinary"
    case .habits: "Habits and tasks"
    case .series: "Your own headings"
    }
  }
}

/// One part of the insights, computed.
protocol Insight: Sendable {
  init(of source: InsightSource)
  /// The content without a heading; a friendly sentence if there is nothing to show.
  var blocks: [ReportBlock] { get }
  /// The same without what the top of a page of all parts already says.
  var blocksBelowOpening: [ReportBlock] { get }
  var json: JSONValue { get }
  var figures: [Figure] { get }
  /// The period it is about, if not the one asked for.
  var ownPeriod: Period? { get }
}

extension Insight {
  var ownPeriod: Period? { nil }
  var blocksBelowOpening: [ReportBlock] { blocks }
}

/// The data that all parts are computed from.
struct InsightSource: Sendable {
  let facts: PeriodFacts
  /// The current day, even if the period is over.
  let today: Day
  /// All eaten entries up to the period's last day, or today if that is earlier.
  let diary: EatenDiary
  /// The foods of the whole diary; empty if no part needs them.
  let foods: FoodIndex
  /// Whether the period is the whole diary, so that there is nothing before it.
  let isEverything: Bool
  /// The number of foods to list, and a text that their names have to contain.
  let limit: Int
  let match: String?
  /// The food to explain.
  let food: String?

  var journal: Journal { facts.journal }
  var observed: ObservedPeriod { facts.observed }
  var days: ArraySlice<EatenDiary.LoggedDay> { diary.days(in: observed.elapsed) }
  var rows: ArraySlice<EatenDiary.Row> { diary.rows(in: observed.elapsed) }
}

/// For a period without entries.
let nothingInPeriod = ReportBlock.paragraph(ReportText(InsightWords.nothing.said()))
