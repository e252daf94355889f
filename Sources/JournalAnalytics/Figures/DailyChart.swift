internal import JournalFormat

/// A chart of a count for each day of a period, in steps of days, weeks, months or years.
struct DailyChart {
  private let days: [(day: Day, entries: Int, isRested: Bool)]
  private let firstWeekday: Weekday
  private let areOthersUnknown: Bool
  private let logged: Set<Day>?

  /// `days` are consecutive, each with whether it was a day of rest without an entry. Other days without one are 0. They are
  /// unknown if `areOthersUnknown`, as for a symptom, and in a step without a `logged` day, as for a food.
  init(
    _ days: [(day: Day, entries: Int, isRested: Bool)], firstWeekday: Weekday, areOthersUnknown: Bool = false,
    logged: Set<Day>? = nil
  ) {
    (self.days, self.firstWeekday, self.logged) = (days, firstWeekday, logged)
    self.areOthersUnknown = areOthersUnknown
  }

  /// The step of the chart: a day for periods of up to a month, a week up to half a year, a month up to five years,
  /// else a year.
  var step: String {
    days.count <= 31 ? "day" : days.count <= 190 ? "week" : days.count <= 1_860 ? "month" : "year"
  }

  /// Bars beside each other, or with captions in rows for up to two weeks of days, or as many other steps.
  func block(_ title: String) -> ReportBlock {
    let steps = steps
    let most = highest(of: steps) { $0.entries }
    let start = steps.first.map { steps.count > 1 ? "From \($0.short) on" : $0.label } ?? ""
    let fullest = most.count == 1 ? most[0].label : "in \(numberWord(most.count)) of them"
    let peak =
      most.first.map { steps.count > 1 ? "; the most are \(grouped($0.entries)), \(fullest)" : "" } ?? ""
    let bars = ChartBars(
      steps.map { .init(label: $0.label, value: $0.value, caption: $0.caption) })
    var columns = ChartBars(
      steps.map {
        .init(label: $0.short, value: $0.value, caption: $0.value == nil ? "–" : grouped($0.entries))
      }, .columns)
    columns.ticks =
      switch step {
      case "day": dayTicks(days.map(\.day), firstWeekday: firstWeekday)
      case "week": weekTicks(steps.map { $0.first.startOfWeek(firstWeekday) })
      default: []
      }
    return .chart(
      ReportChart(
        name: "activity", title: title, summary: "\(start)\(peak).",
        drawing: .bars(steps.count <= 14 ? bars : columns),
        table: bars.table(capitalized(step), "Entries")))
  }

  /// Columns have room only for the `short` label and the figure.
  private typealias Step = (
    first: Day, label: String, short: String, entries: Int, value: Double?, caption: String
  )

  private var steps: [Step] {
    switch days.count {
    case ...31:
      let isOneMonth = days.first?.day.month == days.last?.day.month
      return steps {
        .days($0...$0)
      } _: {
        let date = isOneMonth ? "\($0.lowerBound.dayOfMonth)" : $0.lowerBound.shortDayAndMonth
        return "\($0.lowerBound.weekday.shortName) \(date)"
      } short: {
        $0.lowerBound.shortDayAndMonth
      }
    case ...190:
      return steps {
        .week(CalendarWeek(containing: $0, from: firstWeekday))
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
      let counts = LoggedDays(group.lazy.map { (entries: $0.entries, isRest: $0.isRested) })
      let isLogged = logged.map { logged in group.contains { logged.contains($0.day) } } ?? true
      let isKnown = areOthersUnknown ? counts.logged > 0 : counts.due > 0 && isLogged
      let on =
        group.count == 1
        ? "" : areOthersUnknown ? ", on \(dayCount(counts.logged))" : ", on \(counts.textOfDays)"
      let span = first.day...last.day
      let name = label(span)
      steps.append(
        (
          first.day, name, short?(span) ?? name, sum, isKnown ? Double(sum) : nil,
          isKnown ? grouped(sum) + on : "–"
        ))
    }
    return steps
  }
}
