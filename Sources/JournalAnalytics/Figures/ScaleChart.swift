internal import JournalFormat

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
