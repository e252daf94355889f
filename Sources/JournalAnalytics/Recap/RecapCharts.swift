internal import JournalFormat

extension RecapReport {
  /// The top foods by the number of entries that name them, with a caption for each bar.
  func foodChart(caption: (NamedFood) -> String) -> ReportBlock {
    let bars = ChartBars(
      topFoods.map { .init(label: $0.name, value: Double($0.count), caption: caption($0)) })
    let named = topFoods.map { "\($0.name) \(grouped($0.count))" }
    return .chart(
      ReportChart(
        name: "top-foods", title: "Top foods", summary: "Entries by food: \(joinedList(named)).",
        drawing: .bars(bars), table: bars.table("Food", "Entries")))
  }

  /// The days of a week side by side, with the best marked unless there are many.
  ///
  /// A day to come is empty; a rest day without entries has a dash.
  var dayChart: ReportBlock {
    let best = bestDays
    let bars = period.days.map { day -> ChartBars.Bar in
      let index = observed.first.distance(to: day)
      let label = day.weekday.shortName
      guard days.indices.contains(index) else { return .init(label: label, value: nil, caption: "") }
      let count = days[index]
      return .init(
        label: label, value: Double(count.entries),
        caption: count.entries == 0 && count.isRest ? "–" : grouped(count.entries),
        isMarked: best.count <= 3 && best.contains(day))
    }
    let named = bars.filter { !$0.caption.isEmpty }.map { "\($0.label) \($0.caption)" }
    return .chart(
      ReportChart(
        name: "day-by-day", title: "Day by day", summary: "Entries by day: \(joinedList(named)).",
        drawing: .bars(ChartBars(bars, .columns)),
        // One row in the order of the week is easier to read than seven.
        table: ReportTable(
          columns: bars.map { .init($0.label, .trailing) },
          rows: [bars.map { ReportText([$0.isMarked ? .strong($0.caption) : .plain($0.caption)]) }])))
  }

  /// The parts of a longer period one below the other.
  func partChart(_ title: String, name: String, part: String, _ bars: [ChartBars.Bar]) -> ReportBlock {
    let chart = ChartBars(bars)
    return .chart(
      ReportChart(
        name: name, title: title,
        summary: "Entries by \(part): \(joinedList(bars.map { "\($0.label) \($0.caption)" })).",
        drawing: .bars(chart), table: chart.table(capitalized(part), "Entries")))
  }

  /// The usual time of each meal on an axis from 05:00 to midnight, or further if there are such times.
  var timeChart: ReportBlock {
    let axis = MealTimeAxis(times.usual.map(\.time))
    let rows = times.usual.map { usual in
      ChartTimeline.Row(
        label: usual.category.name, caption: "\(usual.time.spoken) (\(grouped(usual.entries)))",
        tint: usual.category.tint, marks: [MealTimeAxis.hours(usual.time)])
    }
    let named = times.usual.map { "\($0.category.name) \($0.time.spoken)" }
    return .chart(
      ReportChart(
        name: "meal-times", title: "Usual times", summary: "\(joinedList(named)).",
        drawing: .timeline(axis.timeline(rows)),
        table: ReportTable(
          columns: [
            .init("Meal"), .init("Usual time", .trailing), .init("Entries with a time", .trailing),
          ],
          rows: times.usual.map {
            [ReportText($0.category.name), ReportText($0.time.spoken), ReportText(grouped($0.entries))]
          })))
  }

  /// The energy of each day with entries.
  func energyChart(_ bars: [ChartBars.Bar]) -> ReportBlock {
    let chart = ChartBars(bars)
    return .chart(
      ReportChart(
        name: "energy", title: "Energy by day",
        summary: "\(joinedList(bars.map { "\($0.label) \($0.caption)" })).",
        drawing: .bars(chart), table: chart.table("Day", "Energy")))
  }

  /// All weight readings by day; if a day has several, the line has the last one.
  func weightChart(_ weight: WeightChange, _ text: (WeightChange.Reading) -> String) -> ReportBlock {
    var last: [Day: WeightChange.Reading] = [:]
    for reading in weight.all { last[reading.day] = reading }
    let points = (weight.first.day...weight.last.day).map { day in
      let tenths = last[day].map { Double(units.tenths($0.mass)) / 10 }
      return ChartLine.Point(label: day.shortDayAndMonth, value: tenths, caption: last[day].map(text) ?? "")
    }
    let ends = [weight.first, weight.last].map { "\(text($0)) on \($0.day.weekdayAndDay)" }
    return .chart(
      ReportChart(
        name: "weight", title: "Weight", summary: "From \(ends.joined(separator: " to ")).",
        drawing: .line(ChartLine(points, isAmount: false)),
        table: ReportTable(
          columns: [.init("Day"), .init("Weight", .trailing)],
          rows: weight.all.map { [ReportText($0.day.weekdayAndDay), ReportText(text($0))] })))
  }
}
