internal import JournalFormat

/// How many different foods each week of a period has, no week left out.
struct VarietyInsight: Insight {
  struct Week: Hashable, Sendable {
    var week: ISOWeek
    /// Its days that lie in the period.
    var days: ClosedRange<Day>
    var foods: Int
    var logged: Int
    var entries: Int
    /// Whether all its days lie in the period and are over.
    var isWhole: Bool
  }

  var weeks: [Week]

  /// The weeks that the average rests on.
  var whole: [Week] { weeks.filter { $0.isWhole && $0.logged > 0 } }
  /// Tenths of different foods in a whole week with a logged day; `nil` without one.
  var averageTenths: Int? {
    whole.isEmpty ? nil : share(10 * whole.reduce(0) { $0 + $1.foods }, among: whole.count)
  }
}

/// Counts the dishes, and the words that belong to none, of each ISO week of the source's period.
func varietyInsight(of source: InsightSource, _ foods: FoodIndex) -> VarietyInsight {
  guard let elapsed = source.observed.elapsed else { return VarietyInsight(weeks: []) }
  var weeks: [VarietyInsight.Week] = []
  var seen = Array(repeating: -1, count: foods.names.count)
  var week = ISOWeek(containing: elapsed.lowerBound)
  while week.monday <= elapsed.upperBound {
    let days = week.days.clamped(to: elapsed)
    var different = 0
    let rows = source.diary.rows(in: days)
    for row in rows {
      for food in foods.parts[Int(row.phrase)] where seen[food] != weeks.count {
        seen[food] = weeks.count
        different += 1
      }
    }
    weeks.append(
      .init(
        week: week, days: days, foods: different, logged: source.diary.days(in: days).count,
        entries: rows.count,
        isWhole: days == week.days && week.sunday < source.today))
    week = ISOWeek(containing: week.monday.advanced(by: 7))
  }
  return VarietyInsight(weeks: weeks)
}

extension VarietyInsight {
  var blocks: [ReportBlock] {
    guard weeks.contains(where: { $0.foods > 0 }) else { return [nothingInPeriod] }
    var blocks: [ReportBlock] = []
    if let averageTenths {
      let rests = counted(whole.count, "whole week", "whole weeks")
      let days = dayCount(whole.reduce(0) { $0 + $1.logged })
      let entries = counted(whole.reduce(0) { $0 + $1.entries }, "entry", "entries")
      blocks.append(
        .paragraph(
          ReportText(
            "\(tenthsText(averageTenths)) different foods a week, from \(rests) with \(entries) on \(days)."))
      )
    } else {
      blocks.append(.paragraph("No whole week lies in these days, so there is no average yet."))
    }
    let shown = weeks.suffix(26)
    let bars = ChartBars(
      shown.map { week in
        .init(
          label: week.week.description, value: Double(week.foods),
          caption: "\(grouped(week.foods))\(week.isWhole ? "" : ", not a whole week")")
      })
    let words = bars.bars.map { "\($0.label) \($0.caption)" }
    blocks.append(
      .chart(
        ReportChart(
          name: "variety", title: InsightPart.variety.title,
          summary: "Different foods by week: \(joinedWords(words)).", drawing: .bars(bars),
          table: bars.table("Week", "Different foods"))))
    if shown.count < weeks.count {
      blocks.append(.footnote(ReportText("The last 26 of \(grouped(weeks.count)) weeks.")))
    }
    return blocks
  }

  var json: JSONValue {
    [
      "average_per_whole_week": averageTenths.map { .double(Double($0) / 10) } ?? .null,
      "whole_weeks": .int(whole.count),
      "by_week": .array(
        weeks.map {
          [
            "week": .string($0.week.description), "foods": .int($0.foods), "days_logged": .int($0.logged),
            "is_whole": .bool($0.isWhole),
          ]
        }),
    ]
  }
  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    weeks.filter { $0.foods > 0 }.map { week in
      FigureExplanation(
        "\(week.week): \(counted(week.foods, "food", "foods"))", rule: "different-foods",
        """
        The dishes of the week, and its words that may name a food and belong to no dish, each once; the average is over whole \
        weeks with a day logged.
        """, lines: diary.rows(in: week.days).map(diary.place))
    }
  }
}
