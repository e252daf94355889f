public import JournalFormat

/// What was eaten in a period, compared with the goals of its days.
public struct EnergyReport: Sendable {
  public var period: ClosedRange<Day>
  public var today: Day
  /// The days of the period up to today; of more than ten years those with an eaten entry only.
  public var days: [EnergyDay]
  /// The days of the period up to today, from the diary's first entry on.
  public var countedDays: Int
  /// Those of them without an eaten entry.
  public var untrackedDays: Int
  /// Every day of the twelve weeks up to today, or to the last day of a period that is over, from a first day of the week on.
  public var grid: [EnergyDay]
  /// Today's aim.
  public var aim: ProfileSettings.Aim?
  /// The days on target in a row up to today, or to the last day of a period that is over, in their order.
  public var streak: [Day]
  /// The energy of each meal in the period, in the order of the day.
  public var meals: [(category: FoodCategory?, tally: EnergyTally)]
  /// The readings of the period and of the grid, in order.
  public var weights: [WeightReading]
  /// Those of them that are not far from the ones around them.
  let usualWeights: [WeightReading]
  /// The readings of the diary that are far from those around them, which no figure counts.
  let strayWeights: [WeightReading]
  /// The current expenditure; `nil` for a past period.
  public var measured: MeasuredExpenditure?
  let units: JournalSettings.Units
  let firstWeekday: Weekday
  /// The days of the period up to today that have a file.
  let diaryDays: [DiaryDay]
}

extension EnergyReport {
  /// A list of days longer than this leaves out those without a record.
  private static let listedDays = 3_660

  /// The energy of the days of `period` up to `today`.
  public init(_ journal: Journal, in period: ClosedRange<Day>, today: Day) {
    let readings = journal.weightReadings
    let goals = DailyGoals(settings: journal.settings, readings: readings)
    let rest = RestDays(journal.settings.rest)
    // A period that is over is seen from its last day.
    let seen = min(period.upperBound, today)
    let gridStart = seen.startOfWeek(journal.settings.firstWeekday).advanced(by: -77)
    let first = journal.days.first.map { min($0.day, seen) } ?? seen
    let all = journal.diaryDays(through: today)
    let firstEntry = all.first(where: \.isLogged)?.day
    var known: [Day: DiaryDay] = [:]
    for day in all { known[day.day] = day }
    func energyDay(_ ordinal: Int) -> EnergyDay {
      let day = Day(ordinal: ordinal)
      var result = EnergyDay(
        day, known[day], goal: try? goals.goal(on: day).get(), aim: journal.settings.aim(on: day),
        isRest: rest.contains(day), today: today)
      result.isBefore = firstEntry.map { day < $0 } ?? true
      return result
    }
    let end = min(period.upperBound, today)
    let length = max(0, period.lowerBound.distance(to: end) + 1)
    diaryDays = length == 0 ? [] : journal.diaryDays(in: period.lowerBound...end)
    days =
      length <= Self.listedDays
      ? (period.lowerBound.ordinal..<period.lowerBound.ordinal + length).map(energyDay)
      : diaryDays.filter(\.isLogged).map { energyDay($0.day.ordinal) }
    let begin = max(period.lowerBound, firstEntry ?? period.lowerBound)
    // Today is not missed as long as it runs.
    let isOpen = end == today && !(known[today]?.isLogged ?? false) && begin < end
    countedDays = length == 0 ? 0 : max(0, begin.distance(to: end) + (isOpen ? 0 : 1))
    untrackedDays = countedDays - diaryDays.count(where: \.isLogged)
    grid = (gridStart.ordinal...seen.ordinal).map(energyDay)
    streak = targetStreak(of: (first.ordinal...seen.ordinal).reversed().lazy.map(energyDay))
    aim = journal.settings.aim(on: today)
    (self.period, self.today) = (period, today)
    (units, firstWeekday) = (journal.settings.units, journal.settings.firstWeekday)
    var tallies: [FoodCategory?: EnergyTally] = [:]
    for (category, tally) in diaryDays.flatMap(\.mealTallies) {
      tallies[category, default: EnergyTally()].add(tally)
    }
    meals = Self.categories.compactMap { category in tallies[category].map { (category, $0) } }
    weights = readings.filter { ($0.day >= gridStart || period.contains($0.day)) && $0.day <= seen }
    strayWeights = StrayWeights.readings(among: readings)
    usualWeights = weights.filter { [strayWeights] in !strayWeights.contains($0) }
    measured = seen < today ? nil : MeasuredExpenditure(of: journal, through: today)
  }

  static let categories = FoodCategory.allCases.map(Optional.some) + [nil]

  /// The days that averages rest on: complete, with an energy, and over. Today may have a dinner to come.
  var complete: [EnergyDay] { days.filter { $0.isKnown && $0.isOver } }
}

extension [EnergyDay] {
  /// The sum of the days' energy.
  var tally: EnergyTally { reduce(into: EnergyTally()) { $0.add($1.tally) } }

  /// Kilocalories a day, as text, with ranges carried through: `1,850`, `1,850–2,050`, `at least 1,400`. Empty without days.
  func averageText(atLeast: String = "at least ") -> String {
    guard !isEmpty else { return "" }
    let tally = tally
    let ends = [tally.lowTenths, tally.highTenths].map { grouped(share($0, among: 10 * count)) }
    if tally.incomplete > 0 { return atLeast + ends[0] }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }

  /// Kilocalories a day, ranges at their middle; `nil` without days.
  var averageKilocalories: Int? { isEmpty ? nil : share(tally.middleTenths, among: 10 * count) }

  /// The mean of the goals of those that have one.
  var averageGoal: Int? {
    let goals = compactMap { $0.goal?.kilocalories }
    return goals.isEmpty ? nil : share(goals.reduce(0, +), among: goals.count)
  }

  /// Grams a day of a nutrient over the days on which every entry states it, and how many days these are; `nil` without any.
  func average(of nutrient: Nutrient) -> (grams: Double, days: Int)? {
    let whole = compactMap { day in
      day.macros[nutrient].flatMap { $0.entries == day.eaten ? $0.grams : nil }
    }
    return whole.isEmpty ? nil : (whole.reduce(0, +) / Double(whole.count), whole.count)
  }
}

extension DailyGoal {
  /// Grams a day of a nutrient; `nil` where the goal says none.
  public func grams(of nutrient: Nutrient) -> Double? {
    guard let own = goal else { return nil }
    return switch nutrient {
    case .protein: own.protein
    case .carbs: own.carbs
    case .fat: own.fat
    default: nil
    }
  }
}

/// A part of a longer period: a week or a month of it.
struct EnergyPart {
  var days: [EnergyDay]
  /// The first day of a week, `9 Mar`, or the month, `Mar 2026`.
  var name: String
}

extension EnergyReport {
  /// Longer periods are shown by weeks, and from half a year on by months.
  static let longestByDay = 31
  static let longestByWeek = 190

  /// The number of days of the period so far.
  var length: Int { max(0, period.lowerBound.distance(to: min(period.upperBound, today)) + 1) }

  /// The weeks or months of a longer period, from the first with an eaten entry to the last.
  var parts: [EnergyPart] {
    let isByWeek = length <= Self.longestByWeek
    let last = days.last { $0.eaten > 0 }?.day
    var parts: [EnergyPart] = []
    var rest = days[...]
    while let first = rest.first {
      let end =
        isByWeek
        ? first.day.startOfWeek(firstWeekday).advanced(by: 6)
        : Period.month(year: first.day.year, month: first.day.month).days.upperBound
      let group = rest.prefix { $0.day <= end }
      rest = rest[group.endIndex...]
      guard let last, first.day <= last, !parts.isEmpty || group.contains(where: { $0.eaten > 0 }) else {
        continue
      }
      let month = "\(monthName(first.day.month).prefix(3)) \(first.day.year)"
      parts.append(
        EnergyPart(days: Array(group), name: isByWeek ? first.day.shortDayAndMonth : month))
    }
    return parts
  }

  /// The mean of the weights of some days, without those far from the ones around them, on the user's scales, as text; empty without a reading.
  func weightText(of days: [EnergyDay]) -> String {
    guard let first = days.first?.day, let last = days.last?.day else { return "" }
    guard let mean = meanWeight(of: first...last) else { return "" }
    return "\(tenthsText(units.tenths(mean))) \(units.massUnit)"
  }

  /// The mean of the weights of some days, without those far from the ones around them; `nil` without a reading.
  func meanWeight(of days: ClosedRange<Day>) -> BodyMass? {
    let masses = usualWeights.filter { days.contains($0.day) }.map(\.mass.kilograms)
    return masses.isEmpty ? nil : BodyMass(kilograms: masses.reduce(0, +) / Double(masses.count))
  }
}

extension EnergyReport: Report {
  public var json: JSONValue {
    [
      "from": .string(period.lowerBound.description),
      "to": .string(min(period.upperBound, today).description),
      "days_in_period": .int(length), "complete_days": .int(complete.count),
      "partial_days": .int(days.count { $0.coverage != .untracked && !$0.isKnown }),
      "untracked_days": .int(untrackedDays),
      "average_kcal": JSONValue(complete.averageKilocalories),
      "average_low_kcal": average(\.lowTenths), "average_high_kcal": average(\.highTenths),
      "average_estimated_kcal": average(\.estimatedTenths),
      "aim": JSONValue(aim?.rawValue), "streak_on_target_days": .int(streak.count),
      "streak_first_day": JSONValue(streak.first?.description),
      "days": .array(days.map(\.json)), "grid": .array(grid.map(\.json)),
      "meals": .array(
        meals.map { category, tally in
          [
            "category": JSONValue(category?.rawValue), "energy_kcal": tally.json(\.middleTenths),
            "energy_low_kcal": tally.json(\.lowTenths), "energy_high_kcal": tally.json(\.highTenths),
            "entries_with_value": .int(tally.stated), "entries_without_value": .int(tally.incomplete),
          ]
        }),
      "weights": .array(
        weights.map { reading in
          let left: [(String, JSONValue)] = strayWeights.contains(reading) ? [("left_out", .bool(true))] : []
          return .object(
            [
              ("day", .string(reading.day.description)),
              ("weight_kg", .double((reading.mass.kilograms * 1_000).rounded() / 1_000)),
            ] + left)
        }),
    ]
  }

  private func average(_ end: KeyPath<EnergyTally, Int>) -> JSONValue {
    complete.isEmpty ? .null : .int(share(complete.tally[keyPath: end], among: 10 * complete.count))
  }

  /// The average and the streak, then the energy of each day with the entries behind it.
  public var figures: [Figure] {
    let past = diaryDays.filter { $0.day < today }
    let byDay = Dictionary(uniqueKeysWithValues: past.map { ($0.day, $0) })
    var figures = EnergyCoverage(of: past, open: nil).figures
    if !streak.isEmpty {
      let streak = streak
      figures.append(
        Figure("On target", .days(streak.count), rule: .targetStreak) {
          streak.compactMap { byDay[$0]?.firstPlace }
        })
    }
    return figures + diaryDays.flatMap(\.figures)
  }
}

extension EnergyTally {
  /// An end of the sum in kilocalories; null where no entry states energy.
  fileprivate func json(_ end: KeyPath<EnergyTally, Int>) -> JSONValue {
    stated == 0 ? .null : .double(Double(self[keyPath: end]) / 10)
  }
}

extension EnergyDay {
  fileprivate var json: JSONValue {
    func grams(_ nutrient: Nutrient) -> JSONValue {
      macros[nutrient].map { .double(($0.grams * 10).rounded() / 10) } ?? .null
    }
    func stating(_ nutrient: Nutrient) -> JSONValue { .int(macros[nutrient]?.entries ?? 0) }
    return [
      "day": .string(day.description), "state": JSONValue(state?.rawValue),
      "on_target": isOnTarget.map { .bool($0) } ?? .null,
      "is_over": .bool(isOver), "is_rest": .bool(isRest), "coverage": .string(coverage.rawValue),
      "energy_kcal": tally.json(\.middleTenths), "energy_low_kcal": tally.json(\.lowTenths),
      "energy_high_kcal": tally.json(\.highTenths),
      "entries_eaten": .int(eaten), "entries_without_value": .int(tally.incomplete),
      "goal_kcal": JSONValue(goal?.kilocalories),
      "protein_g": grams(.protein), "protein_entries": stating(.protein),
      "carbs_g": grams(.carbs), "carbs_entries": stating(.carbs),
      "fat_g": grams(.fat), "fat_entries": stating(.fat),
      "protein_goal_g": JSONValue(goal?.grams(of: .protein)),
      "carbs_goal_g": JSONValue(goal?.grams(of: .carbs)), "fat_goal_g": JSONValue(goal?.grams(of: .fat)),
    ]
  }
}

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
    for day in diaryDays where day.isLogged { tallies[day.day] = day.mealTallies }
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
