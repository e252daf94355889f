internal import JournalFormat

extension WeightReport {
  /// The line is broken where no weight was written down for more than seven days.
  private static let joinedDays = 7

  /// The weights of the period’s days, their trend and the target; `nil` with fewer than three days.
  var chart: ReportChart? {
    guard let first = readings.first?.day, let last = readings.last?.day else { return nil }
    let shown = trend.points.filter { $0.day >= first && $0.day <= last }
    guard shown.count >= 3 else { return nil }
    // Stones are drawn in pounds.
    let each = unit == .kilograms ? 1 : BodyMass.kilogramsPerPound
    var known: [Day: WeightTrend.Point] = [:]
    for point in shown { known[point.day] = point }
    let days = Array(first...last)
    let steps = zip(days, dayLabels(days)).map { day, label in
      ChartLine.Point(
        label: label, value: known[day].map { $0.mass / each },
        caption: known[day].map { text($0.mass) } ?? "")
    }
    var line = ChartLine(
      steps, trend: (first...last).map { known[$0].map { $0.trend / each } }, name: "weight",
      trendName: "trend",
      isAmount: false)
    line.joinedSteps = Self.joinedDays - 1
    line.ticks = dayTicks(days, firstWeekday: firstWeekday)
    let values = shown.flatMap { [$0.mass / each, $0.trend / each] }
    line.scale = scale(values, each: each)
    line.target = target.map {
      ChartLine.Mark(value: $0.kilograms / each, caption: "target \(text($0.kilograms))")
    }
    var summary =
      "From \(text(shown[0].mass)) on \(shown[0].day.weekdayAndDay(besides: today)) to \(text(shown[shown.count - 1].mass)) on \(shown[shown.count - 1].day.weekdayAndDay(besides: today))."
    if let target, line.shownTarget == nil {
      let isBelow = target.kilograms < (values.min() ?? 0) * each
      summary += " The target of \(text(target.kilograms)) lies \(isBelow ? "below" : "above") the chart."
    }
    return ReportChart(
      name: "weight", title: "Readings", summary: summary, drawing: .line(line), table: table,
      tableSaysMore: true)
  }

  /// Half kilos or whole pounds around the values, at least a kilo or two pounds apart; with the target if it is near.
  private func scale(_ values: [Double], each: Double) -> ChartLine.Scale {
    let step = each == 1 ? 0.5 : 1.0
    var (least, most) = (values.min() ?? 0, values.max() ?? 0)
    if let target = target.map({ $0.kilograms / each }) {
      let reach = max(most - least, 3 * step * 2)
      if target < least, least - target <= reach { least = target }
      if target > most, target - most <= reach { most = target }
    }
    let (low, middle, high) = ChartLine.Scale.limits(around: least, and: most, step: step)
    let marks = high - low >= 4 * step ? [low, middle, high] : [low, high]
    return ChartLine.Scale(
      low: low, high: high, marks: marks.map { ChartLine.Mark(value: $0, caption: text($0 * each)) })
  }
}
