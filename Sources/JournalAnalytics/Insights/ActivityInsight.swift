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
    return [.paragraph(ReportText(sentence)), .bars(bars)]
  }

  /// A bar a day for a month, a week for half a year, a month for five years, else a year.
  var bars: [ReportBar] {
    switch days.count {
    case ...31:
      groups {
        .days($0...$0)
      } _: {
        "\($0.lowerBound.weekday.shortName) \($0.lowerBound.dayOfMonth)"
      }
    case ...190:
      groups {
        .week(ISOWeek(containing: $0))
      } _: {
        PeriodText(.days($0)).datesWithoutYear
      }
    case ...1_860:
      groups {
        .month(year: $0.year, month: $0.month)
      } _: {
        "\(monthName($0.lowerBound.month)) \($0.lowerBound.year)"
      }
    default:
      groups {
        .year($0.year)
      } _: {
        "\($0.lowerBound.year)"
      }
    }
  }

  private func groups(_ part: (Day) -> Period, _ label: (ClosedRange<Day>) -> String) -> [ReportBar] {
    var bars: [ReportBar] = []
    var rest = days[...]
    while let first = rest.first {
      let whole = part(first.day).days
      let group = rest.prefix { whole.contains($0.day) }
      rest = rest[group.endIndex...]
      guard let last = group.last else { break }
      let sum = group.reduce(0) { $0 + $1.entries }
      let on =
        group.count > 1 ? ", on \(grouped(group.count { $0.entries > 0 })) of \(dayCount(group.count))" : ""
      bars.append(
        ReportBar(
          label: ReportText(label(first.day...last.day)), value: Double(sum), caption: grouped(sum) + on))
    }
    return bars
  }

  var json: JSONValue {
    [
      "entries": .int(entries), "days_logged": .int(logged),
      "by_day": .array(days.map { ["day": .string($0.day.description), "entries": .int($0.entries)] }),
    ]
  }
}
