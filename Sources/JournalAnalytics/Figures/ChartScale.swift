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
