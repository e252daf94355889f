internal import JournalFormat

extension RecapReport {
  /// Foods by the number of entries that name them, with a caption for each bar.
  func foodChart(_ foods: [NamedFood], caption: (NamedFood) -> String) -> ReportBlock {
    let bars = ChartBars(
      foods.map { .init(label: $0.shown, value: Double($0.count), caption: caption($0)) })
    let named = foods.map { "\($0.shown) \(grouped($0.count))" }
    return .chart(
      ReportChart(
        name: "most-often", title: "Most often", summary: "Entries by food: \(joinedList(named)).",
        drawing: .bars(bars), table: bars.table("Food", "Entries")))
  }

  /// The entries of each day of a week, a sign for each, with the fullest marked unless there are many.
  ///
  /// A day to come is empty; a day without entries has a dash.
  var dayStacks: ReportBlock {
    let best = bestDays
    let columns = period.days.map { day -> ChartStacks.Column in
      let index = observed.first.distance(to: day)
      let isDue = days.indices.contains(index)
      let tints = diary.rows(in: day...day).map { row in
        (row.category?.rank ?? .max, row.category?.tint ?? .grey)
      }
      .sorted { $0.0 < $1.0 }.map(\.1)
      return .init(
        label: day.weekday.shortName, note: "\(day.dayOfMonth)", tints: isDue ? tints : [],
        isMarked: best.count <= 3 && daysLogged > 1 && best.contains(day),
        whenEmpty: !isDue ? "" : days[index].isRested ? "rest" : "–")
    }
    let stacks = ChartStacks(columns)
    let named = columns.filter { !$0.tints.isEmpty }.map { "\($0.label) \($0.tints.count)" }
    var chart = ReportChart(
      name: "day-by-day", title: "Day by day", summary: "Entries by day: \(joinedList(named)).",
      drawing: .stacks(stacks), table: stacks.table)
    chart.isForPages = times.timed > 0
    return .chart(chart)
  }

  /// The entries of each day along the hours, a sign for each entry that has a time.
  var hourChart: ReportBlock {
    var low = 24.0
    var high = 0.0
    let shown = period.days.filter { $0 <= observed.today }
    let rested = Set(days.lazy.filter(\.isRested).map(\.day))
    let missed = Set(days.lazy.filter(\.isMissed).map(\.day))
    let rows = shown.map { day -> ChartTimeline.Row in
      let own = diary.rows(in: day...day)
      let timed = own.compactMap { row in
        row.exactTime.map { (hours: MealTimeAxis.hours($0), tint: row.category?.tint ?? ChartTint.grey) }
      }.sorted { $0.hours < $1.hours }
      low = min(low, timed.first?.hours ?? low)
      high = max(high, timed.last?.hours ?? high)
      var row = ChartTimeline.Row(
        label: day.weekday.shortName,
        caption: own.isEmpty && !missed.contains(day)
          ? rested.contains(day) ? "rest" : "–" : grouped(own.count), tint: .grey,
        marks: timed.map(\.hours))
      row.markTints = timed.map(\.tint)
      return row
    }
    let axis = max(0, (low - 1).rounded(.down))...max(low + 1, (high + 1).rounded(.up))
    var timeline = ChartTimeline(
      rows, axis: axis,
      ticks: stride(from: 0, through: 36, by: 3).map { hour in
        .init(Double(hour), "\(hour % 24 < 10 ? "0" : "")\(hour % 24):00")
      })
    timeline.areDays = true
    let span = [times.earliest, times.latest].compactMap { $0?.time.spoken }.joined(separator: " to ")
    return .chart(
      ReportChart(
        name: "through-the-day", title: "Through the day",
        summary: "Entries of each day by their times, \(span).", drawing: .timeline(timeline),
        table: timeline.table("Day", "Entries")))
  }

  /// The days of up to two weeks side by side, with the fullest marked unless there are many.
  var dayChart: ReportBlock {
    let best = bestDays
    let bars = period.days.map { day -> ChartBars.Bar in
      let index = observed.first.distance(to: day)
      let label = day.weekday.shortName
      guard days.indices.contains(index) else { return .init(label: label, value: nil, caption: "") }
      let count = days[index]
      return .init(
        label: label, value: Double(count.entries),
        caption: count.isMissed || count.entries > 0 ? grouped(count.entries) : "–",
        isMarked: best.count <= 3 && best.contains(day))
    }
    let named = bars.filter { !$0.caption.isEmpty }.map { "\($0.label) \($0.caption)" }
    return .chart(
      ReportChart(
        name: "day-by-day", title: "Day by day", summary: "Entries by day: \(joinedList(named)).",
        drawing: .bars(ChartBars(bars, .columns)),
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

  /// The energy of each day of a week: filled for a complete day, else a lower bound.
  var energyChart: ReportBlock {
    let shown = days.filter { $0.entries > 0 }
    let bars = shown.map { day -> ChartBars.Bar in
      let isWhole = energy.isKnown(day.day) && day.energy.incomplete == 0
      let tenths = isWhole ? day.energy.middleTenths : day.energy.lowTenths
      let kcal = grouped(share(tenths, among: 10))
      var bar = ChartBars.Bar(
        label: day.day.weekday.shortName, value: day.energy.stated > 0 ? Double(tenths) / 10 : nil,
        caption: day.energy.stated == 0 ? "–" : isWhole ? kcal : "≥ \(kcal)")
      bar.isLowerBound = !isWhole
      if isWhole, day.energy.lowTenths < day.energy.highTenths {
        bar.spread = Double(day.energy.lowTenths) / 10...Double(day.energy.highTenths) / 10
      }
      return bar
    }
    let table = ReportTable(
      columns: [
        .init("Day"), .init("kcal", .trailing), .init("Range", .trailing),
        .init("Entries with a value", .trailing),
      ],
      rows: zip(shown, bars).map { day, bar in
        [
          ReportText(day.day.weekday.name),
          ReportText(
            day.energy.stated == 0
              ? "–"
              : bar.isLowerBound
                ? day.energy.amount(isLowerBound: true) : grouped(share(day.energy.middleTenths, among: 10))),
          ReportText(
            bar.spread == nil ? "" : day.energy.amount()),
          ReportText("\(grouped(day.energy.stated)) of \(grouped(day.entries))"),
        ]
      })
    return .chart(
      ReportChart(
        name: "energy", title: "Energy",
        summary: "\(joinedList(bars.map { "\($0.label) \($0.caption)" })) kcal.",
        drawing: .bars(ChartBars(bars, .columns)), table: table))
  }

  /// The months from the diary’s first entry on.
  private var months: [ClosedRange<Day>] {
    var months: [ClosedRange<Day>] = []
    guard let known = facts.sinceFirstEntry else { return [] }
    var first = known.lowerBound
    while first <= known.upperBound {
      let month = Period.month(year: first.year, month: first.month).days
      months.append(first...min(month.upperBound, known.upperBound))
      first = month.upperBound.advanced(by: 1)
    }
    return months
  }

  /// The average energy of a day in each month, over the complete days of months with at least three; empty for fewer than three
  /// months.
  var energyByMonth: [ReportBlock] {
    let means = months.map { month -> (month: ClosedRange<Day>, mean: Int?, isLeast: Bool, days: Int) in
      let known = days.filter { month.contains($0.day) && energy.isKnown($0.day) }.map(\.energy)
      let tally = known.reduce(into: EnergyTally()) { $0.add($1) }
      let isLeast = tally.incomplete > 0
      let sum = isLeast ? tally.lowTenths : tally.middleTenths
      return (month, known.count < 3 ? nil : share(sum, among: 10 * known.count), isLeast, known.count)
    }
    guard means.count(where: { $0.mean != nil }) >= 3 else { return [] }
    let bars = ChartBars(
      means.map { month, mean, isLeast, days in
        .init(
          label: monthName(month.lowerBound.month), value: mean.map(Double.init),
          caption: mean.map { "\(isLeast ? "≥ " : "")\(grouped($0)), from \(counted(days, "complete day"))" }
            ?? (days == 0 ? "no complete day with a value" : "fewer than three complete days with a value"))
      })
    return [
      .chart(
        ReportChart(
          name: "energy-by-month", title: "Energy a day, month by month",
          summary: "\(joinedList(bars.bars.filter { $0.value != nil }.map { "\($0.label) \($0.caption)" })).",
          drawing: .bars(bars), table: bars.table("Month", "kcal a day")))
    ]
  }

  /// The share of each habit done when expected, by month; empty for fewer than three months.
  var habitsByMonth: [ReportBlock] {
    let months = months
    guard months.count >= 3 else { return [] }
    let settings = facts.journal.settings
    let rows = habits.prefix(12).compactMap { habit -> ChartHeatMap.Row? in
      let cells = months.map { month -> ChartHeatMap.Cell? in
        let isOver = observed.isFinished || month.upperBound < observed.today
        let total = HabitTotal(
          of: habit.record, in: month, settings: settings,
          today: isOver ? month.upperBound.advanced(by: 1) : observed.today)
        guard let rate = total.rate, rate.expected > 0 else { return nil }
        let percent = percentage(rate.done, of: rate.expected)
        let level: HeatLevel =
          switch percent {
          case 0: .none
          case ...39: .low
          case ...69: .medium
          case ...89: .high
          default: .top
          }
        return .init(grouped(total.done), level: level)
      }
      return cells.allSatisfy { $0 == nil } ? nil : .init(habit.name, cells)
    }
    guard !rows.isEmpty else { return [] }
    let map = ChartHeatMap(
      columns: months.map { String(monthName($0.lowerBound.month).prefix(3)) }, rows: rows,
      legend: ["none", "under 40 %", "40 to 69 %", "70 to 89 %", "90 % or more"])
    return [
      .chart(
        ReportChart(
          name: "habits-by-month", title: "How often in each month",
          summary: "How often each habit was done in each month, as far as it was due.",
          drawing: .heatMap(map),
          table: map.table("Habit"))),
      .footnote(ReportText(RecapWords.habitShades.said())),
    ]
  }

  /// The weights of the period and of the four weeks before it by day, joined over at most a week; none with fewer than three days.
  func weightChart(
    _ weight: WeightChange, _ text: (WeightChange.Reading) -> String
  ) -> [ReportBlock] {
    let all = (observed.dayCount <= 31 ? earlierWeights : []) + weight.all
    let weighed = Dictionary(all.map { ($0.day, $0) }) { $1 }
    guard all.count >= 3, let first = all.first, let end = all.last else { return [] }
    let days = Array(first.day...end.day)
    let points = days.map { day in
      let tenths = weighed[day].map { Double(units.tenths($0.mass)) / 10 }
      return ChartLine.Point(
        label: day.shortDayAndMonth, value: tenths, caption: weighed[day].map(text) ?? "")
    }
    var line = ChartLine(points, isAmount: false)
    line.joinedSteps = 6
    line.ticks = dayTicks(days, firstWeekday: facts.journal.settings.firstWeekday)
    let values = all.map { Double(units.tenths($0.mass)) / 10 }
    line.scale = ChartLine.Scale.padded(values, step: units == .metric ? 0.5 : 1) { value in
      "\(tenthsText(Int((value * 10).rounded()))) \(units.massUnit)"
    }
    let ends = [first, end].map { "\(text($0)) on \($0.day.weekdayAndDay(besides: observed.today))" }
    return [
      .chart(
        ReportChart(
          name: "weight", title: "Weight", summary: "From \(ends.joined(separator: " to ")).",
          drawing: .line(line),
          table: ReportTable(
            columns: [.init("Day"), .init("Weight", .trailing)],
            rows: all.map { [ReportText($0.day.weekdayAndDay), ReportText(text($0))] })))
    ]
  }
}
