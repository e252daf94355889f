internal import JournalFormat

/// Which of the days of a chart have their date below it: Mondays or what else weeks begin with for up to six weeks, firsts of
/// months beyond, and the last day.
func dayTicks(_ days: [Day], firstWeekday: Weekday) -> [Int] {
  let isShort = days.count <= 45
  let starts = days.indices.filter { isShort ? days[$0].weekday == firstWeekday : days[$0].dayOfMonth == 1 }
  guard let last = days.indices.last, starts.last != last else { return starts }
  return starts + [last]
}

extension ChartLine.Scale {
  /// The limits of a measured line: whole steps around the values, at least two apart, with two or three lines.
  static func padded(_ values: [Double], step: Double, _ caption: (Double) -> String) -> ChartLine.Scale {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    var low = (least / step).rounded(.down) * step
    var high = (most / step).rounded(.up) * step
    while high - low < 2 * step {
      if high - most <= least - low { high += step } else { low -= step }
    }
    let middle = ((low + high) / 2 / step).rounded() * step
    let marks = high - low >= 4 * step || high - low == 2 * step ? [low, middle, high] : [low, high]
    return .init(low: low, high: high, marks: marks.map { .init(value: $0, caption: caption($0)) })
  }
}
