internal import JournalFormat

/// The headline of the week's recap.
struct HeadlineInsight: Insight {
  private let week: CalendarWeek
  private let report: RecapReport
  private var headline: RecapHeadline { report.headline }

  /// The headline of the recap of the week in which the period ends.
  init(of source: InsightSource) {
    let seen = source.observed.today
    week = CalendarWeek(containing: seen, from: source.journal.settings.firstWeekday)
    // What the words of the whole diary are is known already.
    let known = KnownFoods(writtenIn: source.diary, before: week.first)
    report = RecapReport(of: source.journal, for: .week(week), today: source.today, known: known)
  }

  var blocks: [ReportBlock] {
    [.quote(ReportText([.strong(headline.title)])), .paragraph(ReportText(headline.subtitle))]
  }

  var json: JSONValue {
    [
      "week": .string(week.description), "kind": .string(headline.kind.rawValue),
      "title": .string(headline.title), "subtitle": .string(headline.subtitle),
    ]
  }

  var ownPeriod: Period? { .week(week) }

  var figures: [Figure] { [report.headlineFigure(named: "")] }
}
