internal import JournalFormat

/// The figures of a period at a glance.
struct StatsInsight: Insight {
  var observed: ObservedPeriod
  /// As seen on the period's last day, or today.
  var streaks: Streaks
  var daysLogged: Int
  var entries: Int
  /// Entries by how they were recorded.
  var typed: Int
  var spoken: Int
  var photographed: Int
  /// Entries of the twelve ISO weeks up to the one it is seen in.
  var weeks: [(week: ISOWeek, entries: Int)]
  var rest: [ClosedRange<Day>]
}

/// Days, entries and input kinds of the source's period; the streak by the rule of `streaks(of:rest:today:)`.
func statsInsight(of source: InsightSource) -> StatsInsight {
  let rows = source.rows
  let last = ISOWeek(containing: source.observed.today)
  let weeks = (0..<12).reversed().compactMap { last.monday.advanced(by: -7 * $0) }.map {
    ISOWeek(containing: $0)
  }
  return StatsInsight(
    observed: source.observed,
    streaks: streaks(of: source.diary.days.map(\.day), rest: source.rest, today: source.observed.today),
    daysLogged: source.days.count, entries: rows.count, typed: rows.count { $0.kind == .text },
    spoken: rows.count { $0.kind == .voice }, photographed: rows.count { $0.kind == .image },
    weeks: weeks.map { ($0, source.diary.rows(in: $0.days).count) }, rest: source.rest)
}

extension StatsInsight {
  var blocks: [ReportBlock] {
    func item(_ name: String, _ words: String) -> ReportText {
      ReportText([.strong(name), .plain(": \(words)")])
    }
    let streak = streaks.running.map {
      "\(dayCount($0.length)), since \($0.first.weekdayAndDay(besides: observed.today))"
    }
    let percent = percentage(daysLogged, of: observed.elapsedCount)
    var words = grouped(entries)
    if daysLogged > 0 {
      words +=
        ", \(averageText(entries, among: daysLogged)) a day, from \(counted(daysLogged, "logged day", "logged days"))"
    }
    var items = [
      item("Current streak", streak ?? "none just now"),
      item(
        "Days logged", "\(grouped(daysLogged)) of \(grouped(observed.elapsedCount)) (\(percent) %)"),
      item("Entries", words),
    ]
    if spoken + photographed > 0 {
      items.append(
        item(
          "Recorded",
          "\(grouped(typed)) in writing, \(grouped(spoken)) by voice, \(grouped(photographed)) with a photo"))
    }
    return [.list(items)] + weekLine
  }

  /// How the weeks went, from the first of them with an entry on; nothing for less than three.
  private var weekLine: [ReportBlock] {
    let shown = weeks.drop { $0.entries == 0 }
    guard shown.count > 2, let first = shown.first, let last = shown.last else { return [] }
    let ends = (grouped(first.entries), grouped(last.entries))
    let line = ChartSparkline(shown.map { Double($0.entries) }, first: ends.0, last: ends.1)
    return [
      .paragraph(ReportText("Entries of each of the last \(shown.count) weeks:")),
      .chart(
        ReportChart(
          name: "weeks", title: "Entries a week",
          summary: "From \(ends.0) in \(first.week) to \(ends.1) in \(last.week).",
          drawing: .sparkline(line),
          table: ReportTable(
            columns: [.init("Week"), .init("Entries", .trailing)],
            rows: shown.map { [ReportText($0.week.description), ReportText(grouped($0.entries))] }))),
    ]
  }

  var json: JSONValue {
    [
      "current_streak": streakJSON(streaks.running),
      "longest_streak": streakJSON(streaks.longest),
      "days": .int(observed.elapsedCount),
      "days_logged": .int(daysLogged),
      "consistency_percent": .int(percentage(daysLogged, of: observed.elapsedCount)),
      "entries": .int(entries),
      "entries_per_logged_day": daysLogged == 0
        ? .null : .double(Double(share(10 * entries, among: daysLogged)) / 10),
      "entries_text": .int(typed), "entries_voice": .int(spoken), "entries_photo": .int(photographed),
    ]
  }

  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    let streak = streaks.running.map { diary.explanation(of: $0, "Current streak", rest: rest) }
    return [streak].compactMap(\.self) + [
      FigureExplanation(
        "Days logged: \(grouped(daysLogged))", rule: "logged-days",
        "A day counts if it has an eaten entry; planned and dropped ones are none. Here is each day's first.",
        lines: diary.places(of: diary.days(in: observed.elapsed))),
      FigureExplanation(
        "Entries: \(grouped(entries))", rule: "eaten-entries",
        "Every eaten entry of the period counts one, whatever its amount.",
        lines: diary.rows(in: observed.elapsed).map(diary.place)),
    ]
      + kinds(of: diary.rows(in: observed.elapsed)).map { name, rows in
        FigureExplanation(
          "\(name): \(counted(rows.count, "entry", "entries"))", rule: "input-kind",
          "Spoken with a ‘heard:’ below it, else photographed with a ‘photo:’, else written.",
          lines: rows.map(diary.place))
      }
  }
  private func kinds(of rows: ArraySlice<EatenDiary.Row>) -> [(String, [EatenDiary.Row])] {
    guard spoken + photographed > 0 else { return [] }
    let kinds: [(String, FoodEntry.InputKind)] = [
      ("In writing", .text), ("By voice", .voice), ("With a photo", .image),
    ]
    return kinds.map { name, kind in (name, rows.filter { $0.kind == kind }) }.filter { !$0.1.isEmpty }
  }
}
