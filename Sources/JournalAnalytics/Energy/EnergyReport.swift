public import JournalFormat

/// What was eaten in a period, held against the goals of its days.
public struct EnergyReport: Sendable {
  public var period: ClosedRange<Day>
  public var today: Day
  /// Every day of the period up to today.
  public var days: [EnergyDay]
  /// Every day of the twelve weeks up to today, from a first day of the week on.
  public var grid: [EnergyDay]
  public var aim: ProfileSettings.Aim?
  /// The days on target in a row, in their order.
  public var streak: [Day]
  /// The energy of each meal in the period, in the order of the day.
  public var meals: [(category: FoodCategory?, tally: EnergyTally)]
  /// The first and the last weight of the period.
  public var weights: (first: WeightReading, last: WeightReading)?
  public var measured: MeasuredExpenditure?
  private let diaryDays: [DiaryDay]
}

extension EnergyReport {
  /// The energy of the days of `period` up to `today`.
  public init(_ journal: Journal, in period: ClosedRange<Day>, today: Day) {
    let readings = journal.weightReadings
    let goals = DailyGoals(settings: journal.settings, readings: readings)
    let lead = (today.weekday.rawValue - journal.settings.firstWeekday.rawValue + 7) % 7
    let gridStart = today.advanced(by: -lead - 77)
    // A streak may be longer than the grid.
    let first = min(period.lowerBound, gridStart, journal.days.first?.day ?? gridStart)
    var known: [Day: DiaryDay] = [:]
    for day in journal.diaryDays(in: first...max(today, period.upperBound)) { known[day.day] = day }
    func energyDays(_ first: Day, _ last: Day) -> [EnergyDay] {
      (first.ordinal..<max(first.ordinal, last.ordinal + 1)).map { ordinal in
        let day = Day(ordinal: ordinal)
        return EnergyDay(day, known[day], goal: try? goals.goal(on: day).get())
      }
    }
    let end = min(period.upperBound, today)
    self.period = period
    self.today = today
    days = energyDays(period.lowerBound, end)
    let all = energyDays(max(first, today.advanced(by: -3_660)), today)
    grid = Array(all.suffix(gridStart.distance(to: today) + 1))
    aim = journal.settings.ownGoal(on: today)?.aim ?? journal.settings.profile.aim
    streak = targetStreak(of: all, aim: aim, rest: journal.settings.rest, today: today)
    diaryDays = days.compactMap { known[$0.day] }
    var tallies: [FoodCategory?: EnergyTally] = [:]
    for entry in diaryDays.flatMap(\.eaten) { tallies[entry.category, default: EnergyTally()].add(entry) }
    meals = (FoodCategory.allCases.map(Optional.some) + [nil]).compactMap { category in
      tallies[category].map { (category, $0) }
    }
    let inside = readings.filter { period.contains($0.day) }
    weights = inside.first.flatMap { first in inside.last.map { (first, $0) } }
    measured = MeasuredExpenditure(of: journal, through: today)
  }

  /// The complete days, which averages rest on.
  private var complete: [EnergyDay] { days.filter { $0.coverage == .complete } }

  /// Kilocalories a complete day; `nil` without one.
  private var average: Int? {
    complete.isEmpty
      ? nil : share(complete.reduce(0) { $0 + $1.tally.middleTenths }, among: complete.count * 10)
  }
}

extension EnergyReport: Report {
  public var document: ReportDocument {
    var blocks: [ReportBlock] = [.paragraph(opening)]
    if days.contains(where: { $0.coverage != .untracked }) {
      blocks += [.heading(level: 1, "By day"), .table(dayTable)]
      if meals.contains(where: { $0.tally.stated > 0 }) {
        blocks += [.heading(level: 1, "By meal"), .table(mealTable)]
      }
    }
    if grid.contains(where: { $0.goal != nil }) {
      blocks += [
        .heading(level: 1, "Twelve weeks"), .table(gridTable), .footnote(ReportText(legend)),
        .paragraph(ReportText(streakSentence)),
      ]
    }
    if let weights, weights.first.day < weights.last.day {
      blocks.append(.paragraph(ReportText(sentence(weights))))
    }
    if let measured {
      let spent = grouped(Int(measured.kilocalories.rounded()))
      blocks.append(
        .paragraph(
          ReportText(
            "By intake and weight you spend about \(spent) kcal a day; ‘journal goal’ says how sure that is.")
        ))
    }
    return ReportDocument(
      title: "Energy, \(period.lowerBound) to \(min(period.upperBound, today))", blocks: blocks)
  }

  private var opening: ReportText {
    let partial = days.count { $0.coverage == .partial }
    guard let average else {
      return partial == 0
        ? "No energy is written down in these days."
        : ReportText(
          "No day is complete, and \(counted(partial, "day is", plural: "days are")) partial: there is no average."
        )
    }
    var text = " a day, from \(counted(complete.count, "complete day"))"
    if partial > 0 { text += "; \(counted(partial, "day is", plural: "days are")) partial" }
    let untracked = days.count { $0.coverage == .untracked }
    if untracked > 0 { text += "; \(counted(untracked, "day has", plural: "days have")) nothing" }
    return ReportText([.strong("\(grouped(average)) kcal"), .plain(text + ".")])
  }

  private var dayTable: ReportTable {
    ReportTable(
      columns: [
        .init("Day"), .init("kcal", .trailing), .init("Goal", .trailing), .init("P", .trailing),
        .init("C", .trailing),
        .init("F", .trailing), .init("State"),
      ],
      rows: days.filter { $0.coverage != .untracked }.map { day in
        let macros = [Nutrient.protein, .carbs, .fat].map { nutrient in
          ReportText(day.macros[nutrient].map { grouped(Int($0.rounded())) } ?? "")
        }
        let state = day.state.map { "\($0.sign) \($0.name)" } ?? day.coverage.rawValue
        return [
          ReportText(day.day.weekdayAndDay(besides: today)), ReportText(day.amount),
          ReportText(day.goal.map { grouped($0.kilocalories) } ?? ""),
        ] + macros + [ReportText(day.day == today ? "not over" : state)]
      })
  }

  private var mealTable: ReportTable {
    let total = meals.reduce(0) { $0 + $1.tally.middleTenths }
    return ReportTable(
      columns: [
        .init("Meal"), .init("kcal", .trailing), .init("Share", .trailing),
        .init("Without a value", .trailing),
      ],
      rows: meals.map { category, tally in
        [
          ReportText(category?.name ?? "Food"), ReportText(grouped(share(tally.middleTenths, among: 10))),
          ReportText(total == 0 ? "" : "\(share(tally.middleTenths * 100, among: total)) %"),
          ReportText(tally.incomplete == 0 ? "" : "\(tally.incomplete)"),
        ]
      })
  }

  /// A row for each week, a column for each day.
  private var gridTable: ReportTable {
    let weeks = stride(from: 0, to: grid.count, by: 7).map { Array(grid[$0..<min($0 + 7, grid.count)]) }
    let names = weeks.first?.map { String($0.day.weekday.name.prefix(2)) } ?? []
    return ReportTable(
      columns: [.init("Week of")] + names.map { .init($0) },
      rows: weeks.map { week in
        let signs = (0..<7).map { number in
          ReportText(number < week.count ? (week[number].state ?? .untracked).sign : " ")
        }
        return [ReportText(week[0].day.description)] + signs
      })
  }

  private var legend: String {
    let counts = EnergyDay.State.allCases.map { state in
      "\(state.sign) \(state.name) \(grid.count { ($0.state ?? .untracked) == state })"
    }
    let miss = aim == .gain ? " For who gains, under is the miss." : ""
    return counts.joined(separator: ", ") + ". On is within 5 % of the day’s goal, slightly over up to 15 %."
      + miss
  }

  private var streakSentence: String {
    guard let first = streak.first else { return "No day before today is on target in a row." }
    return
      "\(counted(streak.count, "day")) on target since \(first.weekdayAndDay(besides: today)); partial days add nothing and end nothing."
  }

  private func sentence(_ weights: (first: WeightReading, last: WeightReading)) -> String {
    func kilograms(_ value: Double) -> String { "\((value * 10).rounded() / 10) kg" }
    let change = weights.last.mass.kilograms - weights.first.mass.kilograms
    return "Weight: \(kilograms(weights.first.mass.kilograms)) on \(weights.first.day.dayAndMonth), "
      + "\(kilograms(weights.last.mass.kilograms)) on \(weights.last.day.dayAndMonth), "
      + "\(change < 0 ? "−" : "+")\(kilograms(abs(change)))."
  }

  public var json: JSONValue {
    [
      "from": .string(period.lowerBound.description),
      "to": .string(min(period.upperBound, today).description),
      "complete_days": .int(complete.count), "average_kcal": average.map { .int($0) } ?? .null,
      "streak_on_target_days": .int(streak.count), "days": .array(days.map(\.json)),
      "grid": .array(grid.map(\.json)),
      "meals": .array(
        meals.map { category, tally in
          [
            "category": JSONValue(category?.rawValue), "energy_kcal": .double(tally.kilocalories),
            "entries_without_value": .int(tally.incomplete),
          ]
        }),
    ]
  }

  /// The energy of each day and the entries behind it.
  public var figures: [Figure] { diaryDays.flatMap(\.figures) }
}

extension EnergyDay {
  fileprivate var json: JSONValue {
    func number(_ value: Double?) -> JSONValue { value.map { .double(($0 * 10).rounded() / 10) } ?? .null }
    let isStated = tally.stated > 0
    return [
      "day": .string(day.description), "state": JSONValue(state?.rawValue),
      "coverage": .string(coverage.rawValue),
      "energy_kcal": isStated ? .double(tally.kilocalories) : .null,
      "energy_low_kcal": isStated ? .double(Double(tally.lowTenths) / 10) : .null,
      "energy_high_kcal": isStated ? .double(Double(tally.highTenths) / 10) : .null,
      "entries_without_value": .int(tally.incomplete),
      "goal_kcal": goal.map { .int($0.kilocalories) } ?? .null,
      "protein_g": number(macros[.protein]), "carbs_g": number(macros[.carbs]), "fat_g": number(macros[.fat]),
    ]
  }
}
