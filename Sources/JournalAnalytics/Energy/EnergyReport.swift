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
    for entry in diaryDays.flatMap(\.eaten) { tallies[entry.category, default: EnergyTally()].add(entry) }
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
