internal import JournalFormat

/// How many entries each day of a period has, no day left out.
struct ActivityInsight: Insight {
  var days: [(day: Day, entries: Int)]
  var today: Day
}

/// The days of the source's period that have begun.
func activityInsight(of source: InsightSource) -> ActivityInsight {
  guard let elapsed = source.observed.elapsed else {
    return ActivityInsight(days: [], today: source.observed.today)
  }
  var counts: [Day: Int] = [:]
  for day in source.days { counts[day.day] = day.rows.count }
  return ActivityInsight(
    days: elapsed.map { ($0, counts[$0, default: 0]) }, today: source.observed.today)
}

extension ActivityInsight {
  private var logged: Int { days.count { $0.entries > 0 } }
  private var entries: Int { days.reduce(0) { $0 + $1.entries } }

  var blocks: [ReportBlock] {
    guard entries > 0 else { return [nothingInPeriod] }
    let average = averageText(entries, among: logged)
    let sentence =
      "\(average) entries a logged day, from \(grouped(logged)) of \(dayCount(days.count))."
    return [.paragraph(ReportText(sentence)), chart("Entries by \(part)")]
  }

  /// What a step of the chart is: a day for a month, a week for half a year, a month for five years, else a year.
  var part: String {
    days.count <= 31 ? "day" : days.count <= 190 ? "week" : days.count <= 1_860 ? "month" : "year"
  }

  /// Two weeks of days, or as few steps of another length, are bars with a figure each; more are a line.
  func chart(_ title: String) -> ReportBlock {
    let steps = steps
    let most = steps.max { $0.entries < $1.entries }
    let start = steps.first.map { steps.count > 1 ? "From \($0.short) on" : $0.label } ?? ""
    let peak = most.map { "; the most are \(grouped($0.entries)), \($0.label)" } ?? ""
    let bars = ChartBars(
      steps.map { .init(label: $0.label, value: Double($0.entries), caption: $0.caption) })
    let line = ChartLine(
      steps.map { .init(label: $0.short, value: Double($0.entries), caption: grouped($0.entries)) },
      isAmount: true)
    return .chart(
      ReportChart(
        name: "activity", title: title, summary: "\(start)\(peak).",
        drawing: steps.count <= 14 ? .bars(bars) : .line(line),
        table: bars.table(capitalized(part), "Entries")))
  }

  /// Along a line there is room for the `short` label alone, and for the figure.
  private typealias Step = (label: String, short: String, entries: Int, caption: String)

  private var steps: [Step] {
    switch days.count {
    case ...31:
      let isOneMonth = days.first?.day.month == days.last?.day.month
      return steps {
        .days($0...$0)
      } _: {
        let date = isOneMonth ? "\($0.lowerBound.dayOfMonth)" : $0.lowerBound.shortDayAndMonth
        return "\($0.lowerBound.weekday.shortName) \(date)"
      }
    case ...190:
      return steps {
        .week(ISOWeek(containing: $0))
      } _: {
        PeriodText(.days($0)).datesWithoutYear
      } short: {
        $0.lowerBound.shortDayAndMonth
      }
    case ...1_860:
      return steps {
        .month(year: $0.year, month: $0.month)
      } _: {
        "\(monthName($0.lowerBound.month)) \($0.lowerBound.year)"
      } short: {
        "\(monthName($0.lowerBound.month).prefix(3)) \($0.lowerBound.year)"
      }
    default:
      return steps {
        .year($0.year)
      } _: {
        "\($0.lowerBound.year)"
      }
    }
  }

  private func steps(
    _ part: (Day) -> Period, _ label: (ClosedRange<Day>) -> String,
    short: ((ClosedRange<Day>) -> String)? = nil
  ) -> [Step] {
    var steps: [Step] = []
    var rest = days[...]
    while let first = rest.first {
      let whole = part(first.day).days
      let group = rest.prefix { whole.contains($0.day) }
      rest = rest[group.endIndex...]
      guard let last = group.last else { break }
      let sum = group.reduce(0) { $0 + $1.entries }
      let on =
        group.count > 1 ? ", on \(grouped(group.count { $0.entries > 0 })) of \(dayCount(group.count))" : ""
      let span = first.day...last.day
      let name = label(span)
      steps.append((name, short?(span) ?? name, sum, grouped(sum) + on))
    }
    return steps
  }

  var json: JSONValue {
    [
      "entries": .int(entries), "days_logged": .int(logged),
      "by_day": .array(days.map { ["day": .string($0.day.description), "entries": .int($0.entries)] }),
    ]
  }

  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    guard let first = days.first?.day, entries > 0 else { return [] }
    return [
      FigureExplanation(
        "A logged day: \(averageText(entries, among: logged)) entries", rule: "entries-a-logged-day",
        "\(counted(entries, "eaten entry", "eaten entries")) by \(dayCount(logged)) with one; days without are not known.",
        lines: diary.rows(in: first...today).map(diary.place))
    ]
  }
}
