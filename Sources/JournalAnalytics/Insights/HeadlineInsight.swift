internal import JournalFormat

/// The headline of the week's recap.
struct HeadlineInsight: Insight {
  var week: ISOWeek
  var headline: RecapHeadline
  /// The food it names, if it is about one.
  var food: String?
  /// The streak it names, if it is about one.
  var streak: Streak?
  var rest: [ClosedRange<Day>]
}

/// The headline of the week that the period ends in, as the recap of that week has it.
func headlineInsight(of source: InsightSource) -> HeadlineInsight {
  let week = ISOWeek(containing: source.observed.today)
  let report = recap(
    of: source.journal, for: .week(week), today: source.observed.today, namesNewFoods: false)
  let headline = report.headline
  return HeadlineInsight(
    week: week, headline: headline, food: headline.kind == .topFood ? report.foods.first?.name : nil,
    streak: headline.kind == .streak ? report.streaks.running : nil, rest: source.rest)
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
  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    let rows = diary.rows(in: week.days)
    let lines =
      if let streak {
        diary.explanation(of: streak, "", rest: rest).lines
      } else if let food {
        rows.filter { diary.phrases[Int($0.phrase)].names(food) }.map(diary.place)
      } else {
        rows.map(diary.place)
      }
    return [
      FigureExplanation(
        headline.title, rule: "headline-\(headline.kind.rawValue.replacing("_", with: "-"))",
        """
        The first that holds: a streak of more than 7 days, a food in 3 entries, 4 entries more than in the week before, \
        a week over without a day missed.
        """, lines: lines)
    ]
  }
}

extension [[String]] {
  /// Whether a word, or two words side by side, are among the runs of an entry.
  func names(_ food: String) -> Bool {
    let words = food.split(separator: " ").map(String.init)
    return contains { run in
      run.indices.contains { run[$0...].starts(with: words) }
    }
  }
}
