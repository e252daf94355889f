internal import JournalFormat

/// The days of a chart that get a date: first days of the week for up to nine weeks, of months up to a year, of quarters up to
/// three years, of years beyond, and the last day.
func dayTicks(_ days: [Day], firstWeekday: Weekday) -> [Int] {
  let starts = days.indices.filter { index in
    let day = days[index]
    return switch days.count {
    case ...63: day.weekday == firstWeekday
    case ...400: day.dayOfMonth == 1
    case ...1_200: day.dayOfMonth == 1 && day.month % 3 == 1
    default: day.dayOfMonth == 1 && day.month == 1
    }
  }
  guard let last = days.indices.last, starts.last != last else { return starts }
  return starts + [last]
}

/// The weeks of a chart, given by their first days, that get a date: those in which a month, a quarter or a year begins, and the
/// last.
func weekTicks(_ weeks: [Day]) -> [Int] {
  let months = weeks.count <= 30 ? 1 : weeks.count <= 160 ? 3 : 12
  func part(_ day: Day) -> Int { (day.year * 12 + day.month - 1) / months }
  let starts = weeks.indices.filter { index in
    // The first of a part lies in the week, or begins it.
    part(weeks[index].advanced(by: 6)) != part(weeks[index].advanced(by: -1))
  }
  guard let last = weeks.indices.last, starts.last != last else { return starts }
  return starts + [last]
}

/// The dates below a chart, with their years if the same date may occur twice.
func dayLabels(_ days: [Day]) -> [String] {
  guard let first = days.first, let last = days.last, first.distance(to: last) > 300 else {
    return days.map(\.shortDayAndMonth)
  }
  return days.map { "\($0.shortDayAndMonth) \($0.year)" }
}

extension ChartLine.Scale {
  /// The limits of a measured line: whole steps around the values, at least two steps apart, with two or three grid lines.
  static func padded(_ values: [Double], step: Double, _ caption: (Double) -> String) -> ChartLine.Scale {
    let (low, middle, high) = limits(around: values.min() ?? 0, and: values.max() ?? 0, step: step)
    let marks = high - low >= 4 * step || high - low == 2 * step ? [low, middle, high] : [low, high]
    return .init(low: low, high: high, marks: marks.map { .init(value: $0, caption: caption($0)) })
  }

  /// The whole steps around values from `least` to `most`, at least two apart, and the step in the middle.
  static func limits(
    around least: Double, and most: Double, step: Double
  ) -> (low: Double, middle: Double, high: Double) {
    var low = (least / step).rounded(.down) * step
    var high = (most / step).rounded(.up) * step
    while high - low < 2 * step {
      if high - most <= least - low { high += step } else { low -= step }
    }
    return (low, ((low + high) / 2 / step).rounded() * step, high)
  }
}

/// The values on one scale over `days`, a dot for each day with one, on the whole scale from 0.
///
/// A day with a line without a value is marked as `noted`. `file` is the chart's name if several stand on one page. Beyond half a
/// year a dot is the highest daily mean of a week, so that dots stay apart.
func scaleChart(
  _ average: ScaleAverage, over days: ClosedRange<Day>, named subject: String, file: String? = nil,
  firstWeekday: Weekday
) -> ReportBlock {
  let top = average.scale ?? 0
  let isByWeek = days.count > 190
  var values: [Day: Double] = [:]
  for mean in average.byDay {
    let step = isByWeek ? mean.day.startOfWeek(firstWeekday) : mean.day
    values[step] = max(values[step] ?? 0, mean.mean)
  }
  let bare = Set(average.bareDays.map { isByWeek ? $0.startOfWeek(firstWeekday) : $0 })
  let start = isByWeek ? days.lowerBound.startOfWeek(firstWeekday) : days.lowerBound
  let steps = stride(from: 0, through: start.distance(to: days.upperBound), by: isByWeek ? 7 : 1).map(
    start.advanced(by:))
  let isWeek = steps.count <= 7 && !isByWeek
  let labels = isWeek ? steps.map(\.weekday.shortName) : dayLabels(steps)
  var line = ChartLine(
    zip(steps, labels).map { day, label in
      ChartLine.Point(
        label: label, value: values[day],
        caption: values[day].map(numberText) ?? (bare.contains(day) ? "noted" : ""))
    }, isAmount: false)
  line.areSingle = true
  line.scale = .init(
    low: 0, high: top,
    marks: [.init(value: 0, caption: "0"), .init(value: top, caption: numberText(top))])
  line.ticks =
    isWeek ? Array(steps.indices) : isByWeek ? weekTicks(steps) : dayTicks(steps, firstWeekday: firstWeekday)
  let number = Int(max(0, min(1_000_000, top)))
  return .chart(
    ReportChart(
      name: file ?? "\(subject == "Mood" ? "mood" : "noted")-\(number)",
      title: "\(capitalized(subject)), of \(numberText(top))"
        + (isByWeek ? ", the highest of the week from each day on" : ""),
      summary: "From \(dayCount(average.byDay.count)), \(average.averageText ?? "") on average.",
      drawing: .line(line), table: line.table(isByWeek ? "Week from" : "Day", capitalized(subject))))
}

/// The steps of a heat map of days: cut at the quartiles of the counts of the logged days.
///
/// Where two cuts are equal, the lower one moves down by one, so that each step is of its own.
struct HeatScale: Hashable, Sendable {
  /// The highest counts of the steps low, medium and high; what is above is the top.
  private let cuts: [Int]
  private let most: Int

  /// `counts` are those of all days, in any order; days without an entry do not matter.
  init(_ counts: [Int]) {
    let logged = counts.filter { $0 > 0 }.sorted()
    most = logged.last ?? 0
    var cuts = [0.25, 0.5, 0.75].map { quantile($0, of: logged) ?? 0 }
    var limit = most
    for place in cuts.indices.reversed() {
      cuts[place] = min(cuts[place], limit - 1)
      limit = cuts[place]
    }
    self.cuts = cuts
  }

  func level(_ count: Int) -> HeatLevel {
    guard count > 0 else { return .none }
    let step = cuts.firstIndex { count <= $0 } ?? cuts.count
    return [.low, .medium, .high, .top][step]
  }

  /// What each level holds: `none`, `1–3`, `4`, `5`, `6`; empty for a level that no day can have.
  var legend: [String] {
    var lowest = 1
    return ["none"]
      + (cuts + [most]).map { highest in
        guard highest >= lowest else { return "" }
        defer { lowest = highest + 1 }
        return lowest == highest ? grouped(lowest) : "\(grouped(lowest))–\(grouped(highest))"
      }
  }
}
