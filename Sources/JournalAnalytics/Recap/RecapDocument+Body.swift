internal import JournalFormat

extension RecapReport {
  /// Energy and nutrients, each figure with what it is based on.
  var energySection: [ReportBlock] {
    guard energy.hasEnergy || !energy.nutrients.isEmpty else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "Energy")]
    if energy.hasEnergy {
      blocks.append(.paragraph(energySentence))
      blocks += dailyEnergy
      blocks.append(
        .footnote(
          """
          A day is complete if every entry has a value and two meals at least are there, or if it says so \
          (complete: yes). Ranges count at their middle.
          """))
    }
    if !energy.nutrients.isEmpty {
      blocks.append(
        .table(
          ReportTable(
            columns: [.init("Nutrient"), .init("In all", .trailing), .init("Stated by", .trailing)],
            rows: energy.nutrients.map { total in
              [
                ReportText(total.nutrient.name), ReportText(amountText(total)),
                ReportText("\(grouped(total.entries)) of \(counted(entries, "entry", plural: "entries"))"),
              ]
            })))
    }
    return blocks
  }

  private func amountText(_ total: EnergyCoverage.NutrientTotal) -> String {
    if total.nutrient.isInMilligrams { return "\(grouped(total.milligrams)) mg" }
    if total.milligrams < 10_000 { return "\(tenthsText(share(total.milligrams, among: 100))) g" }
    return "\(grouped(share(total.milligrams, among: 1_000))) g"
  }

  private var energySentence: ReportText {
    let without =
      energy.entriesWithoutValue == 0
      ? "every entry has a value"
      : "\(counted(energy.entriesWithoutValue, "entry", plural: "entries")) without a value"
    let whole = energy.complete
    let kcal = grouped(share(energy.partial.middleTenths, among: 10))
    let partialDays = counted(energy.partialDaysWithValue, "partial day")
    guard let average = energy.averageKilocalories else {
      let aDay = grouped(share(energy.partial.middleTenths, among: 10 * energy.partialDaysWithValue))
      var text = ", known on \(partialDays) of \(ofDayCount)"
      if energy.partialDaysWithValue > 1 { text += " (at least \(aDay) kcal a day on those)" }
      return ReportText([
        .plain("No day is complete, so there is no average. It was at least "), .strong("\(kcal) kcal"),
        .plain("\(text); \(without)."), .plain(estimateText(energy.partial, days: 1)),
      ])
    }
    var text =
      " a day, from \(counted(energy.completeDays, "complete day")) of \(ofDayCount); \(without)."
    text += estimateText(whole, days: energy.completeDays)
    if whole.incomplete > 0 {
      text +=
        " Of these, \(grouped(whole.incomplete)) \(whole.incomplete == 1 ? "lies" : "lie") on days that say they are complete."
    }
    if energy.partialDaysWithValue > 0 {
      text += " On \(partialDays) at least \(kcal) kcal more are known."
    }
    return ReportText([.strong("\(grouped(average)) kcal"), .plain(text)])
  }

  /// `7`, or `3 so far` if there are days to come.
  private var ofDayCount: String {
    grouped(observed.elapsedCount) + (observed.daysToCome > 0 ? " so far" : "")
  }

  /// Sentences on the estimated part of a sum and its range; empty if it is exact.
  private func estimateText(_ tally: EnergyTally, days: Int) -> String {
    var text = ""
    let aDay = days > 1 ? " a day" : ""
    if tally.estimatedTenths > 0 {
      text +=
        " Of this, \(grouped(share(tally.estimatedTenths, among: 10 * days))) kcal\(aDay) are estimates."
    }
    if tally.lowTenths < tally.highTenths {
      text += " Some entries give a range: in all \(grouped(share(tally.lowTenths, among: 10 * days))) to "
      text += "\(grouped(share(tally.highTenths, among: 10 * days))) kcal\(aDay)."
    }
    return text
  }

  private var dailyEnergy: [ReportBlock] {
    guard case .week = period, days.count(where: { $0.energy.stated > 0 }) > 1 else { return [] }
    let bars = days.compactMap { day -> ChartBars.Bar? in
      guard day.entries > 0 else { return nil }
      let kcal = "\(grouped(share(day.energy.middleTenths, among: 10))) kcal"
      let caption =
        switch day.coverage {
        case .complete: kcal
        case .partial, .untracked:
          if day.energy.stated == 0 {
            "nothing known"
          } else if day.energy.incomplete == 0 {
            "at least \(kcal)"
          } else {
            "at least \(kcal), from \(grouped(day.energy.stated)) of \(counted(day.entries, "entry", plural: "entries"))"
          }
        }
      return .init(
        label: day.day.weekday.shortName, value: day.energy.stated > 0 ? day.energy.kilocalories : nil,
        caption: caption)
    }
    return [energyChart(bars)]
  }

  /// The weight readings: first, last, and the one before the period.
  var weightSection: [ReportBlock] {
    guard let weight else { return [] }
    var text: String
    if weight.readings == 1 {
      text = "\(massText(weight.last)) on \(weight.last.day.weekdayAndDay), the only reading."
    } else {
      text = "From \(massText(weight.first)) on \(weight.first.day.weekdayAndDay) to "
      text += "\(massText(weight.last)) on \(weight.last.day.weekdayAndDay): "
      text += "\(differenceText(weight.last, weight.first)), from \(grouped(weight.readings)) readings."
    }
    if let previous = weight.previous {
      text += " The reading before was \(massText(previous)) on "
      text += "\(previous.day.weekdayAndDay(besides: weight.last.day)): "
      text += "\(differenceText(weight.last, previous)) since."
    }
    return [.heading(level: 1, "Weight"), .paragraph(ReportText(text))]
      + (weight.readings > 2 ? [weightChart(weight, massText)] : [])
  }

  private func massText(_ reading: WeightChange.Reading) -> String {
    "\(tenthsText(units.tenths(reading.mass))) \(units.massUnit)"
  }

  /// The difference of the rounded figures as they are shown.
  private func differenceText(_ later: WeightChange.Reading, _ earlier: WeightChange.Reading) -> String {
    let tenths = units.tenths(later.mass) - units.tenths(earlier.mass)
    if tenths == 0 { return "no change" }
    return "\(tenthsText(abs(tenths))) \(units.massUnit) \(tenths < 0 ? "less" : "more")"
  }

  /// The number of tasks done and open.
  var taskSection: [ReportBlock] {
    let counts = [
      (tasks.done.count, "done"), (tasks.open, "still open"), (tasks.cancelled, "cancelled"),
      (tasks.partsDone, tasks.partsDone == 1 ? "part of a task done" : "parts of tasks done"),
    ]
    let text = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    guard !text.isEmpty else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "Tasks"), .paragraph(ReportText(text + "."))]
    if case .week = period, !tasks.done.isEmpty {
      blocks.append(.list(doneTasks))
    }
    return blocks
  }

  /// The first seven different tasks done, with counts, and the number of others.
  private var doneTasks: [ReportText] {
    var order: [String] = []
    var times: [String: Int] = [:]
    for task in tasks.done {
      if times[task] == nil { order.append(task) }
      times[task, default: 0] += 1
    }
    var items = order.prefix(7).map { task in
      ReportText(times[task, default: 1] > 1 ? "\(task) (\(timesText(times[task, default: 1])))" : task)
    }
    let left = order.dropFirst(7).reduce(0) { $0 + times[$1, default: 1] }
    if left > 0 { items.append(ReportText("and \(grouped(left)) more")) }
    return items
  }

  /// All habits with how often they were done, what was expected, and the due days without a note.
  var habitSection: [ReportBlock] {
    guard !habits.isEmpty else { return [] }
    let items = habits.map { ReportText([.strong($0.name), .plain(": \($0.text)")]) }
    return [.heading(level: 1, "Habits"), .list(items)]
  }

  /// The files that could not be read.
  var unreadSection: [ReportBlock] { notRead(unread) }
}

/// Moods, and items with a value under the user's own headings.
extension RecapReport {
  /// The average mood on each scale.
  var moodSection: [ReportBlock] {
    guard !moods.isEmpty else { return [] }
    return [.heading(level: 1, "Mood"), .list(moods.map { averageText($0, named: "") })]
  }

  /// Items with a value, by the user's own headings.
  var seriesSections: [ReportBlock] {
    var blocks: [ReportBlock] = []
    var rest = series[...]
    while let first = rest.first {
      let own = rest.prefix { folded($0.heading) == folded(first.heading) }
      rest = rest[own.endIndex...]
      let items = own.map { averageText($0, named: $0.text.isEmpty ? "" : "\($0.text): ") }
      blocks += [.heading(level: 1, ReportText(first.heading)), .list(items)]
    }
    return blocks
  }

  private func averageText(_ average: ScaleAverage, named name: String) -> ReportText {
    let mean = tenthsText(share(average.averageHundredths ?? 0, among: 10))
    let basis =
      average.count == 1
      ? ", noted once" : " on average, noted \(timesText(average.count)) on \(dayCount(average.days))"
    return ReportText(
      (name.isEmpty ? [] : [.plain(name)])
        + [.strong("\(mean) of \(scaleText(average.scale ?? 0))"), .plain(basis)])
  }

  private func scaleText(_ scale: Double) -> String {
    guard (0...1_000_000).contains(scale) else { return "\(scale)" }
    let tenths = Int((scale * 10).rounded())
    return tenths.isMultiple(of: 10) ? grouped(tenths / 10) : tenthsText(tenths)
  }
}
