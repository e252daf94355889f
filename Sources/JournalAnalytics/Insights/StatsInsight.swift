internal import JournalFormat

/// The key figures of a period.
struct StatsInsight: Insight {
  private let facts: PeriodFacts
  /// Seen from the period's last day, or from today.
  private let streaks: Streaks
  private let daysLogged: Int
  private let entries: Int
  /// Entries by the way they were recorded, with its name.
  private let kinds: [(kind: FoodEntry.InputKind, name: String, entries: Int)]
  /// Entries of twelve ISO weeks up to the current one.
  private let weeks: [(week: CalendarWeek, entries: Int)]

  init(of source: InsightSource) {
    facts = source.facts
    streaks = facts.streaks
    daysLogged = source.days.count
    let rows = source.rows
    entries = rows.count
    let names: [(FoodEntry.InputKind, String)] = [
      (.text, "In writing"), (.voice, "By voice"), (.image, "With a photo"),
    ]
    kinds = names.map { kind, name in (kind, name, rows.count { $0.kind == kind }) }
    let last = CalendarWeek(
      containing: source.observed.today, from: source.journal.settings.firstWeekday)
    weeks = (0..<12).reversed().map {
      let week = CalendarWeek(containing: last.first.advanced(by: -7 * $0), from: last.first.weekday)
      return (week, source.diary.rows(in: week.days).count)
    }
  }

  var blocks: [ReportBlock] { blocks(isBelowOpening: false) }

  var blocksBelowOpening: [ReportBlock] { blocks(isBelowOpening: true) }

  /// Below the opening, the days logged, their entries and a long streak are already stated.
  private func blocks(isBelowOpening: Bool) -> [ReportBlock] {
    guard daysLogged > 2 else { return [.paragraph(ReportText(facts.countsSentence))] }
    func item(_ name: String, _ text: String) -> ReportText {
      ReportText([.strong(name), .plain(": \(text)")])
    }
    let streak = facts.holdingStreak.map {
      "\(dayCount($0.length)), since \($0.first.weekdayAndDay(besides: facts.observed.today))"
        + ($0.hasRest ? ", days of rest aside" : "")
    }
    let counts = facts.logged
    var text = grouped(entries)
    if daysLogged > 0, !isBelowOpening {
      text +=
        ", \(averageText(entries, among: daysLogged)) a day, from \(counted(daysLogged, "logged day"))"
    }
    var items = [item("Entries", text)]
    if !isBelowOpening || !InsightsOpening.tells(facts.holdingStreak) {
      let none = facts.observed.isFinished ? "none" : "none just now"
      items.insert(item(facts.nameOfHoldingStreak, streak ?? none), at: 0)
    }
    if !isBelowOpening {
      // A share of all days would count those of rest as missed.
      let days = counts.rested == 0 ? partText(counts.logged, of: counts.days) : counts.text
      items.insert(item("Days logged", days), at: 1)
    }
    if hasRecordings {
      let counts = kinds.map { "\(grouped($0.entries)) \($0.name.lowercased())" }
      items.append(item("Recorded", counts.joined(separator: ", ")))
    }
    return [.list(items)] + weekLine
  }

  /// A sparkline of the weeks from the first with an entry on; nothing for fewer than three.
  private var weekLine: [ReportBlock] {
    // The week that runs may still get its first.
    let isOpen = weeks.last?.entries == 0 && !facts.observed.isFinished
    let shown = weeks.dropLast(isOpen ? 1 : 0).drop { $0.entries == 0 }
    guard shown.count > 2, let first = shown.first, let last = shown.last else { return [] }
    let isCut = last.week.last > facts.observed.today
    let sentence: InsightWords =
      facts.observed.isFinished ? .lastWeeksUpTo : isCut ? .lastWeeksSoFar : .lastWeeks
    let ends = (grouped(first.entries), grouped(last.entries))
    let line = ChartSparkline(shown.map { Double($0.entries) }, first: ends.0, last: ends.1)
    return [
      .paragraph(
        ReportText(
          sentence.said([
            "weeks": .number(shown.count), "day": .text(facts.observed.today.weekdayAndDay),
          ]))),
      .chart(
        ReportChart(
          name: "weeks", title: "Entries a week",
          summary: "From \(ends.0) on \(first.week.dates) to \(ends.1) on \(last.week.dates).",
          drawing: .sparkline(line),
          table: ReportTable(
            columns: [.init("Week"), .init("Entries", .trailing)],
            rows: shown.map {
              [ReportText($0.week.dates(besides: facts.observed.today)), ReportText(grouped($0.entries))]
            }))),
    ]
  }

  var json: JSONValue {
    [
      "current_streak": streakJSON(streaks.running),
      "longest_streak": streakJSON(streaks.longest),
      "days": .int(facts.logged.days),
      "days_logged": .int(daysLogged),
      "days_of_rest": .int(facts.logged.rested),
      "consistency_percent": .int(facts.logged.percent),
      "entries": .int(entries),
      "entries_per_logged_day": daysLogged == 0
        ? .null : .double(Double(share(10 * entries, among: daysLogged)) / 10),
      "entries_text": .int(kinds[0].entries), "entries_voice": .int(kinds[1].entries),
      "entries_photo": .int(kinds[2].entries),
    ]
  }

  /// Whether any entry is from a photo or recording.
  private var hasRecordings: Bool { kinds.contains { $0.kind != .text && $0.entries > 0 } }

  var figures: [Figure] {
    let streak = facts.holdingStreak.map { facts.journal.figure(of: $0, named: facts.nameOfHoldingStreak) }
    let days = facts.days
    let recorded = hasRecordings ? kinds.filter { $0.entries > 0 } : []
    return [streak].compactMap(\.self) + [facts.loggedDays, facts.entries]
      + recorded.map { kind, name, entries in
        Figure(name, .entries(entries), rule: .inputKind) { days.eatenPlaces { $0.inputKind == kind } }
      }
  }
}
