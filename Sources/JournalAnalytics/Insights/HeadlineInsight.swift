internal import JournalFormat

/// The headline of the week's recap.
struct HeadlineInsight: Insight {
  var week: ISOWeek
  var headline: RecapHeadline
}

/// The headline of the week that the period ends in, as the recap of that week has it.
func headlineInsight(of source: InsightSource) -> HeadlineInsight {
  let week = ISOWeek(containing: source.observed.today)
  let report = recap(
    of: source.journal, for: .week(week), today: source.observed.today, namesNewFoods: false)
  return HeadlineInsight(week: week, headline: report.headline)
}

extension HeadlineInsight {
  var blocks: [ReportBlock] {
    [.quote(ReportText([.strong(headline.title)])), .paragraph(ReportText(headline.subtitle))]
  }

  var json: JSONValue {
    [
      "week": .string(week.description), "kind": .string(headline.kind.rawValue),
      "title": .string(headline.title), "subtitle": .string(headline.subtitle),
    ]
  }
}
