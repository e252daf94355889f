internal import JournalFormat

extension EnergyReport {
  public var document: ReportDocument {
    var blocks: [ReportBlock] = [.paragraph(opening)]
    if let targetSentence { blocks.append(.paragraph(ReportText(targetSentence))) }
    let isByDay = length <= Self.longestByDay
    if hasPictures {
      blocks.append(.heading(level: 1, ReportText(chart.title)))
      blocks.append(.chart(chart))
      let notes = isByDay ? dayNotes : partNotes
      if !notes.isEmpty { blocks.append(.footnote(ReportText(notes))) }
      if meals.contains(where: { $0.tally.stated > 0 }) {
        blocks += [.heading(level: 1, "By meal"), .table(length <= 14 ? dayMealTable : mealTable)]
      }
      if !macroRows.isEmpty { blocks += [.heading(level: 1, "Macros"), .table(macroTable)] }
    }
    if grid.contains(where: { $0.tally.stated > 0 }), hasPictures || days.isEmpty {
      blocks += [
        .heading(level: 1, "Twelve weeks"), .table(gridTable), .footnote(ReportText(legend)),
      ]
      if grid.contains(where: { $0.goal != nil }) { blocks.append(.paragraph(ReportText(streakSentence))) }
    }
    if let weightSentence { blocks.append(.paragraph(ReportText(weightSentence))) }
    if let measured {
      let spent = grouped(Int(measured.kilocalories.rounded()))
      blocks.append(
        .paragraph(
          ReportText(
            "By intake and weight you spend about \(spent) kcal a day; ‘journal goal’ says how sure that is.")
        ))
    }
    return ReportDocument(
      title:
        "Energy, \(PeriodText(.days(period.lowerBound...max(period.lowerBound, min(period.upperBound, today)))).dates)",
      blocks: blocks)
  }

  /// Whether the period has more figures than one sentence states.
  private var hasPictures: Bool {
    days.contains { $0.tally.stated > 0 } && grid.count { $0.coverage != .untracked } > 1
  }

  /// The sentence for days without energy, and for the first day of a diary; `nil` if there is more to say.
  private var shortOpening: String? {
    let tracked = days.filter { $0.coverage != .untracked }
    guard let day = tracked.last, !hasPictures else { return nil }
    guard tracked.contains(where: { $0.tally.stated > 0 }) else {
      let entries = tracked.reduce(0) { $0 + $1.eaten }
      return
        "\(counted(entries, "entry", plural: "entries")) \(entries == 1 ? "is" : "are") written down, and none says its energy; ‘(320 kcal)’ behind "
        + "the words does, and ‘journal estimate --fill’ proposes figures."
    }
    let amount = capitalized(
      "\(day.tally.amount(isLowerBound: day.day != today && day.coverage == .partial)) kcal")
    let when = day.day == today ? "today, so far" : "on \(day.day.weekdayAndDay(besides: today))"
    return "\(amount) \(when). An average takes complete days, with a figure on every entry."
  }

  var opening: ReportText {
    if complete.averageKilocalories == nil, let shortOpening { return ReportText(shortOpening) }
    let partial = days.count { $0.coverage != .untracked && !$0.isKnown && !$0.isCompleteWithoutValue }
    let withoutValue = days.count(where: \.isCompleteWithoutValue)
    let most = days.last?.day == today && days.last?.coverage == .partial ? ", today among them," : ""
    guard let average = complete.averageKilocalories else {
      if length == 0 { return "These days are still to come." }
      if partial == 0, let last = days.last, last.day == today, last.coverage != .untracked {
        return "Today is not over, so there is no average yet."
      }
      if partial == 0, withoutValue > 0 {
        return "No day that is complete states an energy, so there is no average."
      }
      return partial == 0
        ? "No food is written down in these days."
        : ReportText(
          "No day is complete, and \(counted(partial, "day is", plural: "days are")) partial, so there is no average."
        )
    }
    let tally = complete.tally
    var text =
      length == 1
      ? " on \(period.lowerBound.weekdayAndDay(besides: today)), which is complete"
      : " a day, from \(counted(complete.count, "complete day")) of \(grouped(countedDays))"
    if tally.lowTenths < tally.highTenths || tally.incomplete > 0 {
      let ends = [tally.lowTenths, tally.highTenths].map { grouped(share($0, among: 10 * complete.count)) }
      if ends[0] != ends[1] { text += "; with ranges, \(ends[0]) to \(ends[1])" }
    }
    if tally.estimatedTenths > 0 {
      let estimated = grouped(share(tally.estimatedTenths, among: 10 * complete.count))
      text += "; \(estimated == grouped(average) ? "all" : estimated) of it estimated"
    }
    text += "."
    if tally.incomplete > 0 {
      let low = grouped(share(tally.lowTenths, among: 10 * complete.count))
      text +=
        " \(counted(tally.incomplete, "entry", plural: "entries")) on these days \(tally.incomplete == 1 ? "has" : "have") no value, so it is at least \(low == grouped(average) ? "that" : low)."
    }
    var left: [String] = []
    if partial > 0 {
      left.append("\(counted(partial, "partial day"))\(most) \(partial == 1 ? "is" : "are") in no average")
    }
    if withoutValue > 0 {
      left.append(
        "\(counted(withoutValue, "day says it is", plural: "days say they are")) complete and \(withoutValue == 1 ? "states" : "state") no energy"
      )
    }
    if untrackedDays > 0 {
      left.append("on \(counted(untrackedDays, "day")) no food is written down")
    }
    if !left.isEmpty { text += " " + capitalized(left.joined(separator: "; ")) + "." }
    return ReportText([.strong("\(grouped(average)) kcal"), .plain(text)])
  }

  /// How the complete days compare with their goals; `nil` without one.
  var targetSentence: String? {
    let judged = days.filter { $0.isOnTarget != nil }
    guard !judged.isEmpty, let goal = judged.averageGoal, let eaten = judged.averageKilocalories else {
      return nil
    }
    let away =
      eaten == goal
      ? "meets it" : "is \(grouped(abs(eaten - goal))) kcal a day \(eaten < goal ? "below" : "above") it"
    let goals = Set(judged.compactMap { $0.goal?.kilocalories })
    let states = [EnergyDay.State.on, .slightlyOver, .over, .under].compactMap { state -> String? in
      let count = judged.count { $0.state == state }
      guard count > 0 else { return nil }
      return judged.count == 1
        ? state == .on ? "on it" : state.name : "\(grouped(count)) \(state == .on ? "on it" : state.name)"
    }
    if judged.count == 1 {
      return "The goal is \(grouped(goal)) kcal; the one day held against it is \(joinedList(states))."
    }
    return
      "The goal \(goals.count == 1 ? "is" : "is on average") \(grouped(goal)) kcal. Over the \(counted(judged.count, "day")) held against it what was eaten \(away): \(joinedList(states))."
  }

  /// The days, or the weeks or months of a longer period, as bars with the table of their figures.
  var chart: ReportChart {
    if length <= Self.longestByDay {
      let bars = days.map { day in
        bar([day], label: length <= 7 ? day.day.weekday.shortName : "\(day.day.dayOfMonth)", day)
      }
      return chart(bars, name: "energy-by-day", title: "By day", dayTable)
    }
    let isByWeek = length <= Self.longestByWeek
    let bars = parts.map { part in bar(part.days.filter { $0.isKnown && $0.isOver }, label: part.name, nil) }
    return chart(
      bars, name: isByWeek ? "energy-by-week" : "energy-by-month", title: isByWeek ? "By week" : "By month",
      partTable)
  }

  private func chart(_ bars: [ChartBars.Bar], name: String, title: String, _ table: ReportTable)
    -> ReportChart
  {
    let known = bars.compactMap { bar in bar.value.map { ($0, bar.label) } }
    let most = known.max { $0.0 < $1.0 }
    let summary =
      most.map {
        "The most is \(grouped(Int($0.0.rounded()))) kcal a day, \($0.1), of \(grouped(known.count)) with a value."
      }
      ?? "No energy is known."
    return ReportChart(
      name: name, title: title, summary: summary, drawing: .bars(ChartBars(bars, .columns)), table: table,
      tableSaysMore: true)
  }

  /// The energy of a day, or the average of the complete days of a part.
  private func bar(_ days: [EnergyDay], label: String, _ day: EnergyDay?) -> ChartBars.Bar {
    let tally = days.tally
    let count = Double(max(1, days.count) * 10)
    let isLower = tally.incomplete > 0 || day.map { !$0.isKnown } ?? false
    // What is at least so much is drawn as the table says it, by its lower end.
    let tenths = isLower ? tally.lowTenths : tally.middleTenths
    var bar = ChartBars.Bar(
      label: label, value: tally.stated > 0 ? Double(tenths) / count : nil,
      caption: tally.stated > 0
        ? (isLower ? "≥" : "") + grouped(share(tenths, among: 10 * max(1, days.count))) : "",
      isMarked: false)
    bar.isLowerBound = isLower && tally.stated > 0
    if tally.lowTenths < tally.highTenths {
      bar.spread = (Double(tally.lowTenths) / count)...(Double(tally.highTenths) / count)
    }
    bar.goal = (day.map { [$0] } ?? days).averageGoal.map(Double.init)
    return bar
  }

  /// Grams of a day with the goal behind them: `95`, `≥95`, `≥95/120`.
  private func macroText(_ day: EnergyDay, _ nutrient: Nutrient) -> String {
    let goal = day.goal?.grams(of: nutrient).map { "/" + grouped(Int($0.rounded())) } ?? ""
    guard let macro = day.macros[nutrient] else { return goal.isEmpty ? "" : "?" + goal }
    let isWhole = macro.entries == day.eaten && day.coverage != .partial
    return (isWhole || !day.isOver && macro.entries == day.eaten ? "" : "≥")
      + grouped(Int(macro.grams.rounded())) + goal
  }

  private var dayTable: ReportTable {
    let hasGoal = days.contains { $0.goal != nil }
    let shown = MacroSum.nutrients.filter { nutrient in
      days.contains { $0.macros[nutrient] != nil || $0.goal?.grams(of: nutrient) != nil }
    }
    var columns: [ReportTable.Column] = [.init("Day"), .init("kcal", .trailing)]
    if hasGoal { columns.append(.init("Goal", .trailing)) }
    columns += shown.map { .init($0.name.prefix(1) + " g", .trailing) } + [.init("")]
    return ReportTable(
      columns: columns,
      rows: days.filter { $0.coverage != .untracked }.map { day in
        var cells = [ReportText(shortName(day.day)), ReportText(day.amount)]
        if hasGoal { cells.append(ReportText(day.goal.map { grouped($0.kilocalories) } ?? "")) }
        cells += shown.map { ReportText(macroText(day, $0)) }
        return cells + [ReportText(stateText(day))]
      })
  }

  /// `● on`, `◌ partial, 2 without a value`, `today, so far`.
  private func stateText(_ day: EnergyDay) -> String {
    let without = day.tally.incomplete == 0 ? "" : ", \(grouped(day.tally.incomplete)) without a value"
    guard day.isOver else { return "today, so far" + without }
    // A day that says it is complete and lacks a value is no partial one, and is held against nothing.
    guard let state = day.state, day.coverage != .complete || day.tally.incomplete == 0 else {
      return "complete" + without
    }
    return "\(state.sign) \(state.name)\(without)"
  }

  /// The notes beside the days.
  private var dayNotes: String {
    var notes: [String] = []
    if days.contains(where: { day in MacroSum.nutrients.contains { macroText(day, $0).hasPrefix("≥") } }) {
      notes.append("≥ stands before a sum that entries without a figure may add to.")
    }
    if days.contains(where: { $0.tally.lowTenths < $0.tally.highTenths }) {
      notes.append("A day with a range is held against its goal at the middle.")
    }
    return notes.joined(separator: " ")
  }

  /// The notes beside the weeks or months.
  var partNotes: String {
    let judged = days.filter { $0.isOnTarget != nil }
    guard !judged.isEmpty else { return "" }
    let aims = Set(judged.map(\.aim))
    let lenient = [(ProfileSettings.Aim.lose, "below"), (.gain, "above")].filter { aims.contains($0.0) }
    let others = lenient.map { "any day \($0.1) it while you aim to \($0.0.rawValue)" }
    return
      "A day on target is within 5 % of its goal or up to 15 % above it\(others.isEmpty ? "" : ", and " + joinedList(others))."
  }

  /// The weeks or months of a longer period.
  private var partTable: ReportTable {
    let parts = parts
    let hasGoal = days.contains { $0.goal != nil }
    let hasWeight = parts.contains { !weightText(of: $0.days).isEmpty }
    var columns: [ReportTable.Column] = [
      .init(length <= Self.longestByWeek ? "Week of" : "Month"), .init("kcal a day", .trailing),
      .init("Complete days", .trailing),
    ]
    if hasGoal { columns += [.init("Goal", .trailing), .init("On target", .trailing)] }
    if hasWeight { columns.append(.init("Weight", .trailing)) }
    return ReportTable(
      columns: columns,
      rows: parts.map { part in
        let counted = part.days.filter { $0.isOver && !$0.isBefore }
        let known = counted.filter(\.isKnown)
        var cells = [
          ReportText(part.name), ReportText(known.averageText()),
          ReportText(counted.isEmpty ? "" : "\(known.count) of \(counted.count)"),
        ]
        if hasGoal {
          let held = part.days.filter { $0.isOnTarget != nil }
          let judged = held.compactMap(\.isOnTarget)
          cells += [
            ReportText(held.averageGoal.map(grouped) ?? ""),
            ReportText(judged.isEmpty ? "" : "\(judged.count { $0 }) of \(judged.count)"),
          ]
        }
        return cells + (hasWeight ? [ReportText(weightText(of: part.days))] : [])
      })
  }
}
