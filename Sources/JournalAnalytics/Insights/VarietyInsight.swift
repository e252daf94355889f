internal import JournalFormat

/// The number of different foods in each week of a period, without gaps.
struct VarietyInsight: Insight {
  struct Week: Hashable, Sendable {
    var week: CalendarWeek
    /// Its days within the period.
    var days: ClosedRange<Day>
    var foods: Int
    var logged: Int
    var entries: Int
    /// Whether all its days are within the period and over, and none was a day of rest without an entry.
    var isWhole: Bool
  }

  private let weeks: [Week]
  private let seen: Day
  private let diary: EatenDiary

  /// Counts the dishes, and the words outside of them, in each week of the source's period from the first entry on.
  ///
  /// Dishes are determined from the whole diary up to today, so that a week has the same number in each period.
  init(of source: InsightSource) {
    let isAll = source.observed.today == source.today
    diary = isAll ? source.diary : EatenDiary(source.journal, through: source.today)
    let foods = isAll ? source.foods : FoodIndex(diary)
    var weeks: [Week] = []
    seen = source.observed.today
    guard let elapsed = source.facts.sinceFirstEntry else {
      self.weeks = []
      return
    }
    var seen = Array(repeating: -1, count: foods.names.count)
    let rested = Set(source.facts.entriesByDay.lazy.filter(\.isRested).map(\.day))
    var week = CalendarWeek(
      containing: elapsed.lowerBound, from: source.journal.settings.firstWeekday)
    while week.first <= elapsed.upperBound {
      let days = week.days.clamped(to: elapsed)
      var different = 0
      let rows = diary.rows(in: days)
      for row in rows {
        for food in foods.parts[Int(row.phrase)] where seen[food] != weeks.count {
          seen[food] = weeks.count
          different += 1
        }
      }
      weeks.append(
        .init(
          week: week, days: days, foods: different, logged: diary.days(in: days).count,
          entries: rows.count,
          isWhole: days == week.days && week.last < source.today && rested.isDisjoint(with: days)))
      week = week.next
    }
    // A week that has only begun says nothing without an entry.
    if let last = weeks.last, last.entries == 0, last.week.last >= source.today { weeks.removeLast() }
    self.weeks = weeks
  }

  /// The weeks that the average is computed from.
  private var whole: [Week] { weeks.filter { $0.isWhole && $0.logged > 0 } }
  /// The average number of different foods in a complete week, in tenths; `nil` without one.
  private var averageTenths: Int? {
    whole.isEmpty ? nil : share(10 * whole.reduce(0) { $0 + $1.foods }, among: whole.count)
  }

  var blocks: [ReportBlock] {
    guard weeks.contains(where: { $0.foods > 0 }) else { return [nothingInPeriod] }
    guard let averageTenths else {
      return [.paragraph(ReportText(InsightWords.noVariety.said()))]
    }
    var blocks: [ReportBlock] = [
      .paragraph(
        ReportText(
          (whole.count == 1 ? InsightWords.varietyOne : .variety).said([
            "foods": .number(whole[0].foods),
            "average": .text(tenthsText(averageTenths)), "weeks": .number(whole.count),
            "entries": .number(whole.reduce(0) { $0 + $1.entries }),
            "days": .number(whole.reduce(0) { $0 + $1.logged }),
          ])))
    ]
    let shown = weeks.suffix(26)
    let bars = ChartBars(
      shown.map { week in
        .init(
          label: week.week.dates(besides: seen), value: Double(week.foods),
          caption: "\(grouped(week.foods))\(week.isWhole ? "" : ", not a whole week")")
      })
    let items = bars.bars.map { "\($0.label) \($0.caption)" }
    blocks.append(
      .chart(
        ReportChart(
          name: "variety", title: InsightPart.variety.title,
          summary: "Different foods by week: \(joinedList(items)).", drawing: .bars(bars),
          table: bars.table("Week", "Different foods"))))
    if shown.count < weeks.count {
      blocks.append(.footnote(ReportText(InsightWords.varietyLast.said(["weeks": .number(weeks.count)]))))
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

  var figures: [Figure] {
    weeks.filter { $0.foods > 0 }.map { week in
      Figure(
        week.week.description, .count(week.foods, one: "food", many: "foods"), rule: .differentFoods,
        note: "The average is over whole weeks with a day logged.",
        lines: { diary.rows(in: week.days).map(diary.place) })
    }
  }
}
