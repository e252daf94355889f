internal import JournalFormat

extension RecapReport {
  /// The foods of the list by the entries that name them, with the words at each bar's end.
  func foodChart(caption: (NamedFood) -> String) -> ReportBlock {
    let bars = ChartBars(
      topFoods.map { .init(label: $0.name, value: Double($0.count), caption: caption($0)) })
    let named = topFoods.map { "\($0.name) \(grouped($0.count))" }
    return .chart(
      ReportChart(
        name: "top-foods", title: "Top foods", summary: "Entries by food: \(joinedWords(named)).",
        drawing: .bars(bars), table: bars.table("Food", "Entries")))
  }

  /// How the entries divide among the meals.
  var mealChart: ReportBlock {
    let ring = ChartDonut(
      categories.shares.map { share in
        .init(
          label: share.category.name, value: Double(share.entries),
          caption: "\(grouped(share.entries)) (\(share.percent) %)", tint: share.category.tint)
      }, total: grouped(categories.named), unit: categories.named == 1 ? "entry" : "entries")
    let named = categories.shares.map { "\($0.category.name) \($0.percent) %" }
    return .chart(
      ReportChart(
        name: "meals", title: "Meals", summary: "Entries by meal: \(joinedWords(named)).",
        drawing: .donut(ring), table: ring.table("Meal", "Entries")))
  }

  /// The days of a week side by side, with the best marked where there are not many of them.
  ///
  /// A day to come is empty; a day of rest without entries has a dash.
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
        name: "day-by-day", title: "Day by day", summary: "Entries by day: \(joinedWords(named)).",
        drawing: .bars(ChartBars(bars, .columns)),
        // One row in the order of the week reads better than seven.
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
        summary: "Entries by \(part): \(joinedWords(bars.map { "\($0.label) \($0.caption)" })).",
        drawing: .bars(chart), table: chart.table(capitalized(part), "Entries")))
  }

  /// The usual time of each meal along the hours of a day, from five o'clock to midnight or as far as they reach.
  var timeChart: ReportBlock {
    let hours = timing.usual.map { Double($0.time.minutes) / 60 }
    let first = min(5, hours.min()?.rounded(.down) ?? 5)
    let last = max(24, hours.max()?.rounded(.up) ?? 24)
    let rows = timing.usual.map { usual in
      ChartTimeline.Row(
        label: usual.category.name, caption: usual.time.spoken, tint: usual.category.tint,
        marks: [Double(usual.time.minutes) / 60])
    }
    let ticks = stride(from: 0, through: 30, by: 6).map { hour in
      ChartTimeline.Tick(Double(hour), hour == 24 ? "24:00" : "\(hour % 24 < 10 ? "0" : "")\(hour % 24):00")
    }
    let named = timing.usual.map { "\($0.category.name) \($0.time.spoken)" }
    return .chart(
      ReportChart(
        name: "meal-times", title: "Usual times", summary: "Usual times: \(joinedWords(named)).",
        drawing: .timeline(ChartTimeline(rows, axis: first...last, ticks: ticks)),
        table: ReportTable(
          columns: [
            .init("Meal"), .init("Usual time", .trailing), .init("Entries with a time", .trailing),
          ],
          rows: timing.usual.map {
            [ReportText($0.category.name), ReportText($0.time.spoken), ReportText(grouped($0.entries))]
          })))
  }

  /// The energy of each day with entries.
  func energyChart(_ bars: [ChartBars.Bar]) -> ReportBlock {
    let chart = ChartBars(bars)
    return .chart(
      ReportChart(
        name: "energy", title: "Energy by day",
        summary: "Energy by day: \(joinedWords(bars.map { "\($0.label) \($0.caption)" })).",
        drawing: .bars(chart), table: chart.table("Day", "Energy")))
  }
}
