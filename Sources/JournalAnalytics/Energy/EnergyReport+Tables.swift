internal import JournalFormat

/// Meals, macros and the twelve weeks.
extension EnergyReport {
  /// A row for each day, a column for each meal.
  var dayMealTable: ReportTable {
    let shown = meals.filter { $0.tally.stated > 0 }.map(\.category)
    var rows = days.compactMap { day -> [ReportText]? in
      guard day.coverage != .untracked else { return nil }
      let tallies = mealTallies[day.day] ?? [:]
      return [ReportText(shortName(day.day))]
        + shown.map { ReportText(tallies[$0]?.amount(atLeast: "≥") ?? "") }
    }
    let shares = mealShares
    rows.append(["Share"] + shown.map { ReportText(shares[$0] ?? "") })
    return ReportTable(
      columns: [.init("Day")] + shown.map { .init($0?.name ?? "Food", .trailing) }, rows: rows)
  }

  /// What the entries of each meal amount to, by day.
  private var mealTallies: [Day: [FoodCategory?: EnergyTally]] {
    var tallies: [Day: [FoodCategory?: EnergyTally]] = [:]
    for day in diaryDays {
      for entry in day.eaten {
        tallies[day.day, default: [:]][entry.category, default: EnergyTally()].add(entry)
      }
    }
    return tallies
  }

  /// The share of each meal in the energy; together they are 100 %, and there are none without energy.
  private var mealShares: [FoodCategory?: String] {
    let amounts = meals.map(\.tally.middleTenths)
    let total = amounts.reduce(0, +)
    guard total > 0 else { return [:] }
    let shares = zip(amounts, percentages(of: amounts, of: total)).map { $0 == 0 ? "0 %" : shareText($1) }
    return Dictionary(uniqueKeysWithValues: zip(meals.map(\.category), shares))
  }

  /// The meals of a longer period.
  var mealTable: ReportTable {
    let shares = mealShares
    return ReportTable(
      columns: [
        .init("Meal"), .init("kcal in all", .trailing), .init("Share", .trailing),
        .init("Without a value", .trailing),
      ],
      rows: meals.map { category, tally in
        [
          ReportText(category?.name ?? "Food"), ReportText(tally.amount()),
          ReportText(shares[category] ?? ""),
          ReportText(tally.incomplete == 0 ? "" : grouped(tally.incomplete)),
        ]
      })
  }

  /// The averages of protein, carbohydrates and fat, each with its basis; empty where nothing is known.
  var macroRows: [[ReportText]] {
    let past = days.filter { $0.isOver && $0.coverage != .untracked }
    return MacroSum.nutrients.compactMap { nutrient in
      let goals = past.compactMap { $0.goal?.grams(of: nutrient) }
      var goal = goals.isEmpty ? "" : gramsText(goals.reduce(0, +) / Double(goals.count))
      if !goals.isEmpty, goals.count < past.count {
        goal += " on \(counted(goals.count, "day")) of \(grouped(past.count))"
      }
      if let average = complete.average(of: nutrient) {
        return [
          ReportText(nutrient.name), ReportText(gramsText(average.grams)), ReportText(goal),
          ReportText(
            "\(counted(average.days, "complete day")) of \(grouped(countedDays)) with a figure on every entry"
          ),
        ]
      }
      let stated = past.compactMap { $0.macros[nutrient] }
      guard !stated.isEmpty else {
        return goal.isEmpty ? nil : [ReportText(nutrient.name), "", ReportText(goal), "nothing is known"]
      }
      let sum = stated.reduce(0) { $0 + $1.grams }
      let (entries, eaten) = (stated.reduce(0) { $0 + $1.entries }, past.reduce(0) { $0 + $1.eaten })
      return [
        ReportText(nutrient.name),
        ReportText(sum < Double(past.count) / 2 ? "" : "at least \(gramsText(sum / Double(past.count)))"),
        ReportText(goal),
        ReportText("\(grouped(entries)) of \(counted(eaten, "entry", plural: "entries")) with a figure"),
      ]
    }
  }

  var macroTable: ReportTable {
    ReportTable(
      columns: [.init("Nutrient"), .init("A day", .trailing), .init("Goal", .trailing), .init("From")],
      rows: macroRows)
  }

  /// The weeks of the grid.
  private var weeks: [[EnergyDay]] {
    stride(from: 0, to: grid.count, by: 7).map { Array(grid[$0..<min($0 + 7, grid.count)]) }
  }

  /// A row for each week with a sign for each day, its average energy and its average weight.
  var gridTable: ReportTable {
    let names = weeks.first?.map { String($0.day.weekday.name.prefix(2)) } ?? []
    return ReportTable(
      columns: [.init("Week of")] + names.map { .init($0) }
        + [.init("kcal a day", .trailing), .init("Weight", .trailing)],
      rows: weeks.drop { $0.allSatisfy(\.isBefore) }.map { week in
        let signs = (0..<7).map { number in
          number < week.count ? ReportText(week[number].gridSign) : ""
        }
        let known = week.filter { $0.isKnown && $0.isOver }
        let energy = known.isEmpty ? "" : "\(known.averageText(atLeast: "≥")) (\(known.count))"
        return [ReportText(week[0].day.shortDayAndMonth)] + signs
          + [ReportText(energy), ReportText(weightText(of: week))]
      })
  }

  /// Each sign with how many days have it.
  var legend: String {
    var counts = EnergyDay.State.allCases.compactMap { state -> String? in
      let count = grid.count { $0.gridSign == state.sign }
      return count == 0 ? nil : "\(state.sign) \(state.name) \(grouped(count))"
    }
    for (sign, name) in [
      ("–", "complete, no goal"), ("≥", "complete with a value missing"), ("R", "day of rest"),
      ("◇", "today"),
    ] {
      let count = grid.count { $0.gridSign == sign }
      if count > 0 { counts.append("\(sign) \(name)" + (sign == "◇" ? "" : " \(grouped(count))")) }
    }
    var text = counts.joined(separator: ", ") + "."
    let aims = Set(grid.filter { $0.goal != nil }.compactMap(\.aim))
    if !aims.isEmpty || grid.contains(where: { $0.goal != nil }) {
      text += " On is within 5 % of the day’s goal, slightly over up to 15 % above it."
      switch (aims.contains(.lose), aims.contains(.gain)) {
      case (true, true):
        text += " On the days of losing over is the miss, on those of gaining under."
      case (false, true) where aims.count > 1: text += " On the days of gaining under is the miss."
      case (true, false) where aims.count > 1: text += " On the days of losing over is the miss."
      case (false, true): text += " Since you want to gain, under is the miss."
      case (true, false): text += " Since you want to lose, over is the miss."
      case (false, false): break
      }
    }
    return text + " Beside a week stand its complete days in brackets, and its mean weight."
  }

  var streakSentence: String {
    guard let first = streak.first else {
      return
        "No run of days on target leads up to \(period.upperBound < today ? "the last day" : "yesterday"). Partial days do not end one, nor does a day of rest without food; any other day without entries does."
    }
    guard streak.count > 1 else {
      return "\(first.weekdayAndDay(besides: today)) was on target; partial days are passed over."
    }
    return
      "\(counted(streak.count, "day")) on target in a row, since \(first.weekdayAndDay(besides: today)); partial days are passed over."
  }

  /// The weight of the first and of the last day of the period that has one, each the mean of its readings.
  var weightSentence: String? {
    let inside = usualWeights.filter { period.contains($0.day) }
    guard let first = inside.first, let last = inside.last, first.day < last.day,
      let start = meanWeight(of: first.day...first.day), let end = meanWeight(of: last.day...last.day)
    else { return nil }
    let (from, to) = (units.tenths(start), units.tenths(end))
    func text(_ tenths: Int) -> String { "\(tenthsText(tenths)) \(units.massUnit)" }
    let change =
      from == to ? "no change" : "\(text(abs(to - from))) \(to < from ? "less" : "more")"
    let strays = strayWeights.filter { period.contains($0.day) && $0.day <= today }.map {
      "\(text(units.tenths($0.mass))) on \($0.day.dayAndMonth(besides: today))"
    }
    let doubt =
      strays.count == 1
      ? " \(strays[0]) is far from the weights around it and may be a slip, so it is left out."
      : " \(counted(strays.count, "reading")) far from the weights around them are left out."
    return
      "Weight: \(text(from)) on \(first.day.dayAndMonth(besides: today)), \(text(to)) on \(last.day.dayAndMonth(besides: today)), \(change) (\(counted(inside.count, "reading")))."
      + (strays.isEmpty ? "" : doubt)
  }

  /// `Sat 14 Mar`, with the year if it is not this one.
  func shortName(_ day: Day) -> String {
    "\(day.weekday.shortName) \(day.shortDayAndMonth)" + (day.year == today.year ? "" : " \(day.year)")
  }
}

extension EnergyDay {
  /// The sign in the grid: none before the diary's first entry, else that of the state; `◇` for today, `–` for a complete day without a goal,
  /// `≥` for one with an entry without a value, `R` for a day of rest without entries.
  var gridSign: String {
    guard !isBefore else { return "" }
    guard isOver else { return "◇" }
    guard let state else { return "–" }
    if coverage == .complete, tally.incomplete > 0 { return "≥" }
    return state == .untracked && isRest ? "R" : state.sign
  }
}
