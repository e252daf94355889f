internal import JournalFormat

/// The current week compared with the one before, day by day, and by logged days where these differ.
struct WeeksInsight: Insight {
  private let week: CalendarWeek
  /// Eaten entries from the first day to the last; `nil` for days to come.
  private let now: [Int?]
  private let before: [Int]
  private let diary: EatenDiary
  private let seen: Day
  /// Whether the period is over, and so the day from which the week is seen.
  private let isFinished: Bool

  /// The weeks seen from the period's last day, or from today if that is earlier.
  init(of source: InsightSource) {
    diary = source.diary
    (seen, isFinished) = (source.observed.today, source.observed.isFinished)
    let (diary, seen) = (diary, seen)
    let week = CalendarWeek(containing: seen, from: source.journal.settings.firstWeekday)
    func counts(_ week: CalendarWeek) -> [Int] { week.days.map { diary.rows(in: $0...$0).count } }
    now = zip(week.days, counts(week)).map { $0 <= seen ? $1 : nil }
    before = counts(week.previous)
    self.week = week
  }

  /// The number of days of the week so far.
  private var begun: Int { now.count { $0 != nil } }
  private var total: Int { now.reduce(0) { $0 + ($1 ?? 0) } }
  private var totalBefore: Int { before.reduce(0, +) }
  private var beforeByNow: Int { before.prefix(begun).reduce(0, +) }
  /// The number of days compared, without a running today.
  private var compared: Int { isFinished ? begun : begun - 1 }

  /// Whether the diary had begun when the week before did.
  private var hasWeekBefore: Bool { diary.days.first.map { $0.day <= week.previous.first } ?? false }

  var blocks: [ReportBlock] {
    guard total + totalBefore > 0 else {
      return [.paragraph(ReportText(InsightWords.noWeeks.said()))]
    }
    guard hasWeekBefore else {
      return [.paragraph(ReportText(InsightWords.noWeekBefore.said()))]
    }
    guard total > 0 || isFinished else {
      return [.paragraph(ReportText(InsightWords.noneThisWeek.said()))]
    }
    func amount(_ entries: Int) -> SentenceValue { entries == 0 ? "none" : .number(entries) }
    let words: InsightWords =
      compared == 7 ? .weekWhole : isFinished ? .weekUpTo : compared == 0 ? .weekBegins : .weekSoFar
    let (counts, countsBefore) = (now.prefix(compared).map { $0 ?? 0 }, before.prefix(compared))
    let (count, thenCount) = (counts.reduce(0, +), countsBefore.reduce(0, +))
    let (days, daysBefore) = (counts.count { $0 > 0 }, countsBefore.count { $0 > 0 })
    // Weeks of which one has more logged days are held side by side by what a logged day has.
    let isApart = count > 0 && thenCount > 0 && days != daysBefore
    let told: InsightWords = isApart ? (words == .weekWhole ? .weekApart : .weekApartSoFar) : words
    let sentence = told.said([
      "entries": .number(words == .weekBegins ? total : count), "days": .number(days),
      "daysBefore": .number(daysBefore),
      "average": .text(averageText(count, among: max(1, days))),
      "averageBefore": .text(averageText(thenCount, among: max(1, daysBefore))),
      "day": .text(words == .weekSoFar ? seen.advanced(by: -1).weekday.name : seen.weekdayAndDay),
      "then": amount(thenCount),
      "all": amount(totalBefore), "before": .text(isFinished ? "the week before" : "last week"),
    ])
    var rows = zip(week.days, zip(now, before)).map { day, counts in
      [
        ReportText(day.weekday.name), ReportText(counts.0.map(grouped) ?? ""), ReportText(grouped(counts.1)),
      ]
    }
    rows.append([
      ReportText([.strong("Total")]), ReportText([.strong(grouped(total))]),
      ReportText([.strong(grouped(totalBefore))]),
    ])
    let bars = ChartBars(
      zip(week.days, zip(now, before)).map { day, counts in
        .init(
          label: day.weekday.shortName, value: counts.0.map(Double.init),
          caption: "\(counts.0.map(grouped) ?? "–"), \(grouped(counts.1)) before", earlier: Double(counts.1))
      }, name: "this week", earlierName: "last week")
    return [
      .paragraph(ReportText(sentence)),
      .chart(
        ReportChart(
          name: "week-against-week", title: InsightPart.weeks.title, summary: sentence, drawing: .bars(bars),
          table: ReportTable(
            columns: [.init("Day"), .init(week.dates, .trailing), .init(week.previous.dates, .trailing)],
            rows: rows))),
    ]
  }

  var json: JSONValue {
    [
      "week": .string(week.description), "week_before": .string(week.previous.description),
      "days_begun": .int(begun), "entries": .int(total), "entries_week_before": .int(totalBefore),
      "entries_week_before_by_now": .int(beforeByNow),
      "by_day": .array(
        zip(week.days, zip(now, before)).map { day, counts in
          [
            "day": .string(day.description), "entries": JSONValue(counts.0),
            "entries_week_before": .int(counts.1),
          ]
        }),
    ]
  }

  var figures: [Figure] {
    [(week, total), (week.previous, totalBefore)].map { week, entries in
      Figure(
        week.description, .entries(entries), rule: .eatenEntries,
        note:
          "It is the week from \(week.first.weekday.name) to \(week.last.weekday.name), up to the day it is seen on.",
        lines: { diary.rows(in: week.days).map(diary.place) })
    }
  }
}
