internal import JournalFormat

/// The number of entries on each day of a period, without gaps.
struct ActivityInsight: Insight {
  private let days: [(day: Day, entries: Int, isRested: Bool)]
  private let counts: LoggedDays
  private let facts: PeriodFacts

  init(of source: InsightSource) {
    facts = source.facts
    (days, counts) = (facts.entriesByDay, facts.logged)
  }

  private var logged: Int { days.count { $0.entries > 0 } }
  private var entries: Int { days.reduce(0) { $0 + $1.entries } }

  var blocks: [ReportBlock] {
    guard entries > 0 else { return [nothingInPeriod] }
    let average = averageText(entries, among: logged)
    let sentence = InsightWords.activity.said([
      "average": .text(average), "of": .text(counts.textOfDays),
    ])
    guard logged > 2 else { return [.paragraph(ReportText(sentence))] }
    let chart = DailyChart(days, firstWeekday: facts.journal.settings.firstWeekday)
    return [.paragraph(ReportText(sentence)), chart.block("Entries by \(chart.step)")]
  }

  var json: JSONValue {
    [
      "entries": .int(entries), "days_logged": .int(logged),
      "by_day": .array(days.map { ["day": .string($0.day.description), "entries": .int($0.entries)] }),
    ]
  }

  var figures: [Figure] {
    guard entries > 0 else { return [] }
    let days = facts.days
    return [
      Figure(
        "A logged day", .text("\(averageText(entries, among: logged)) entries"), rule: .entriesALoggedDay,
        note: "Here are \(counted(entries, "entry", plural: "entries")) on \(dayCount(logged)).",
        lines: { days.eatenPlaces() })
    ]
  }
}
