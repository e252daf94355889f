internal import JournalFormat

/// The headline of the recap of the month or year asked for, else of a week.
struct HeadlineInsight: Insight {
  private let period: Period
  private let report: RecapReport
  private var headline: RecapHeadline { report.headline }

  /// For periods other than months and years, the headline of the week in which they end.
  init(of source: InsightSource) {
    let seen = source.observed.today
    switch source.observed.period {
    case .month, .year: period = source.observed.period
    default: period = .week(CalendarWeek(containing: seen, from: source.journal.settings.firstWeekday))
    }
    // What the words of the whole diary are is known already.
    let known = KnownFoods(writtenIn: source.diary, before: period.days.lowerBound)
    report = RecapReport(of: source.journal, for: period, today: source.today, known: known)
  }

  var blocks: [ReportBlock] {
    [.quote(ReportText([.strong(headline.title)])), .paragraph(ReportText(headline.subtitle))]
  }

  var json: JSONValue {
    var week: JSONValue = .null
    if case .week(let own) = period { week = .string(own.description) }
    return [
      "week": week, "first_day": .string(period.days.lowerBound.description),
      "last_day": .string(period.days.upperBound.description), "kind": .string(headline.kind.rawValue),
      "title": .string(headline.title), "subtitle": .string(headline.subtitle),
    ]
  }

  var ownPeriod: Period? { period }

  var figures: [Figure] { [report.headlineFigure(named: "")] }
}
