internal import JournalFormat

/// The days of a diary for which it is known what followed a food.
struct FoodDays: Sendable {
  struct FoodDay: Sendable {
    var day: Day
    /// The first time of each food of the day, in minutes since its midnight.
    var foods: [(food: Int, minute: Int)]
  }

  var names: [String]
  /// In order: days that are logged, over, and followed by days with a line within `within`.
  var days: [FoodDay]
  /// When the symptom was noted, in minutes since 1970, in order.
  var symptoms: [Int]
  /// The time after a food that counts, in minutes.
  var within: Int
}

/// How often a symptom followed one food, or foods that are nearly always eaten together.
struct FoodFinding: Hashable, Sendable {
  /// The food on most days, and those that are eaten with it.
  var foods: [Int]
  /// The number of days with the food, and of those on which the symptom followed.
  var exposed: Int
  var followed: Int
  /// The number of days without the food, and of those on which the symptom occurred in an equally long time.
  var unexposed: Int
  var otherwise: Int
  var difference: ProportionDifference
  /// The p-value for this food alone, and for all foods tested.
  var chance: Double
  var corrected: Double
  /// Whether the food is eaten more often within a day after the symptom, too, as a remedy would be.
  var mayBeRemedy: Bool
  /// What explains half of its difference or more, if the symptom is more frequent after it.
  var tie: Tie?

  /// What a food can hardly be told from, because it is then eaten nearly always, or never.
  enum Tie: Sendable { case weekday, season }

  /// Whether it is significant among all foods tested.
  var isClear: Bool { corrected < FoodDays.falseFindingRate }
}

/// Why no food could have been found, even if the symptom had followed it each time.
enum Inconclusive: String, Sendable {
  /// The diary can be shifted along the calendar in too few ways.
  case tooShort = "too-short"
  /// There are too few days without the symptom.
  case nearlyAlways = "nearly-always"
  /// The symptom comes at equal intervals, so that a shift moves it onto itself.
  case regular
  /// The symptom comes on every day of some weekdays, and on no other.
  case ownWeekdays = "own-weekdays"
  /// Among the days of one weekday and season, each food is eaten always or never.
  case sameDays = "same-days"
  /// The symptom comes on fewer days than most foods.
  case seldom
  /// The foods are eaten on fewer days than the symptom comes.
  case rareFoods = "rare-foods"
}

/// The findings on all foods.
struct FoodFindings: Sendable {
  /// The least probable first.
  var tested: [FoodFinding] = []
  /// The number of foods eaten on too few days, or on too many.
  var untested = 0
  /// The number of tested foods that could not be found even if the symptom had followed them whenever it came.
  var undetectable = 0
  /// The number of shifts that the symptom was compared with.
  var shifts = 0
  /// The number of days that were compared, and of those on which the symptom came.
  var days = 0
  var symptomDays = 0
  /// Why no food could have been found; `nil` if one could.
  var inconclusive: Inconclusive?
}

extension FoodDays {
  /// The family-wise error rate: the share of diaries without any effect in which a food is named.
  static let falseFindingRate = 0.04
  /// The minimum number of days for a result.
  static let leastDays = 20
  static let leastOfEach = 5
  /// The share of common days among all days of two foods from which on they are nearly always eaten together.
  static let togetherShare = 0.9

  /// The days after its own that a window of `within` reaches into.
  var reach: Int { (1_439 + within) / 1_440 }

  /// Whether the symptom occurs within `within` after `minute` of `day`.
  func follows(_ day: Day, _ minute: Int) -> Bool {
    let start = day.ordinal * 1_440 + minute
    let next = symptoms.partitioningIndex { $0 > start }
    return next < symptoms.count && symptoms[next] <= start + within
  }

  /// What follows each food that was eaten on 5 days at least and not eaten on 5 at least.
  ///
  /// A day counts once for a food, from its first time on. On days without the food the time begins at the times at
  /// which it is eaten on other days, taken in turn, so that days with and without it are looked at in the same hours.
  /// Where `within` is longer than a day, the days are thinned, so that no two windows overlap. Whether a difference
  /// is more than chance is decided by `ShiftTest`.
  func findings() -> FoodFindings {
    let counted = thinned
    var times: [[(index: Int, minute: Int)]] = Array(repeating: [], count: names.count)
    for (index, day) in counted.enumerated() {
      for (food, minute) in day.foods { times[food].append((index, minute)) }
    }
    var findings = FoodFindings()
    var groups: [[Int]] = []
    for food in times.indices.sorted(by: { (times[$1].count, names[$0]) < (times[$0].count, names[$1]) })
    where !times[food].isEmpty {
      guard times[food].count >= Self.leastOfEach, counted.count - times[food].count >= Self.leastOfEach
      else {
        findings.untested += 1
        continue
      }
      let same = groups.firstIndex { areEatenTogether(times[$0[0]], times[food]) }
      if let same { groups[same].append(food) } else { groups.append([food]) }
    }
    let courses = groups.map { FoodCourse(of: counted.count, eaten: times[$0[0]]) }
    let test = ShiftTest(days: counted.map(\.day), symptoms: symptoms, within: within, courses: courses)
    findings.shifts = test.shifts
    findings.days = counted.count
    findings.symptomDays = test.symptomDays
    let undetectable = test.undetectable(at: Self.falseFindingRate)
    findings.undetectable = undetectable.count
    if !courses.isEmpty, undetectable.count == courses.count {
      findings.inconclusive = reason(test, exposures: groups.map { times[$0[0]].count }, days: counted.count)
    }
    for (group, course) in groups.indices.map({ (groups[$0], courses[$0]) }) {
      findings.tested.append(finding(on: group, course: course, days: counted))
    }
    for index in findings.tested.indices {
      findings.tested[index].chance = test.chance(of: index)
      findings.tested[index].corrected = test.corrected(of: index)
      findings.tested[index].tie = tie(of: findings.tested[index], course: courses[index], days: counted)
    }
    findings.tested.sort {
      ($0.corrected, $0.chance, names[$0.foods[0]]) < ($1.corrected, $1.chance, names[$1.foods[0]])
    }
    return findings
  }

  /// The reason that holds for all foods; of several, the most general.
  private func reason(_ test: ShiftTest, exposures: [Int], days: Int) -> Inconclusive {
    if Double(test.shifts + 1) * Self.falseFindingRate <= 1 { return .tooShort }
    let without = days - test.symptomDays
    if without < Self.leastOfEach || 5 * without < days { return .nearlyAlways }
    let isIncomparable = exposures.indices.allSatisfy(test.isIncomparable)
    if isIncomparable, hasOwnWeekdays { return .ownWeekdays }
    if Double(test.repeats + 1) >= Self.falseFindingRate * Double(test.shifts + 1) { return .regular }
    if isIncomparable { return .sameDays }
    return 2 * exposures.count { $0 >= test.symptomDays } >= exposures.count ? .seldom : .rareFoods
  }

  /// Whether the symptom comes on every day of some weekdays, and on no other.
  private var hasOwnWeekdays: Bool {
    let ill = Set(symptoms.map { Day(ordinal: Int((Double($0) / 1_440).rounded(.down))) })
    return Dictionary(grouping: days, by: \.day.weekday).values.allSatisfy { days in
      let count = days.count { ill.contains($0.day) }
      return count == 0 || count == days.count
    }
  }

  /// Days of which no two windows overlap; all of them if no window is longer than a day.
  private var thinned: [FoodDay] {
    guard within > 1_440 else { return days }
    var next = Int.min
    return days.filter { day in
      guard day.day.ordinal >= next else { return false }
      next = day.day.ordinal + reach
      return true
    }
  }

  private func areEatenTogether(_ a: [(index: Int, minute: Int)], _ b: [(index: Int, minute: Int)]) -> Bool {
    guard Double(min(a.count, b.count)) >= Self.togetherShare * Double(max(a.count, b.count)) else {
      return false
    }
    var common = 0
    var next = 0
    for (index, _) in a {
      while next < b.count, b[next].index < index { next += 1 }
      if next < b.count, b[next].index == index { common += 1 }
    }
    return Double(common) >= Self.togetherShare * Double(a.count + b.count - common)
  }

  /// The tie of a finding. Weekdays, or spans of about four weeks, explain a difference as far as it is expected of them if the
  /// food does not matter.
  private func tie(of finding: FoodFinding, course: FoodCourse, days counted: [FoodDay]) -> FoodFinding.Tie? {
    guard finding.difference.low > 0 else { return nil }
    func expected(_ strata: [Int]) -> Double {
      var counts: [Int: TwoByTwo] = [:]
      for (index, day) in counted.enumerated() {
        counts[strata[index], default: TwoByTwo()].add(
          course.isEaten[index], follows(day.day, Int(course.minutes[index])))
      }
      return counts.values.reduce(0) { $0 + $1.expected }
    }
    let crude = expected(counted.map { _ in 0 })
    let least = (Double(finding.followed) + crude) / 2
    if expected(counted.map(\.day.weekday.rawValue)) >= least { return .weekday }
    guard let first = counted.first?.day.ordinal, let last = counted.last?.day.ordinal else { return nil }
    let span = last - first + 1
    return expected(counted.map { ($0.day.ordinal - first) * max(1, span / 28) / span }) >= least
      ? .season : nil
  }

  private func finding(on foods: [Int], course: FoodCourse, days counted: [FoodDay]) -> FoodFinding {
    var after = TwoByTwo()
    var before = TwoByTwo()
    for (index, day) in counted.enumerated() {
      let minute = Int(course.minutes[index])
      let isEaten = course.isEaten[index]
      after.add(isEaten, follows(day.day, minute))
      // What is eaten after the symptom: the same hours, looked at backwards.
      let start = day.day.ordinal * 1_440 + minute
      let next = symptoms.partitioningIndex { $0 >= start - 1_440 }
      before.add(next < symptoms.count && symptoms[next] < start, isEaten)
    }
    return FoodFinding(
      foods: foods, exposed: after.exposed, followed: after.both, unexposed: after.unexposed,
      otherwise: after.otherwise, difference: after.difference, chance: 1, corrected: 1,
      mayBeRemedy: before.exposed > 0 && before.unexposed > 0 && before.difference.low > 0)
  }
}

/// Counts of days by two properties.
private struct TwoByTwo {
  var exposed = 0
  var both = 0
  var unexposed = 0
  var otherwise = 0

  mutating func add(_ isExposed: Bool, _ hasOutcome: Bool) {
    if isExposed {
      exposed += 1
      if hasOutcome { both += 1 }
    } else {
      unexposed += 1
      if hasOutcome { otherwise += 1 }
    }
  }

  /// The expected number of days with both if they were independent.
  var expected: Double {
    Double(exposed * (both + otherwise)) / Double(max(1, exposed + unexposed))
  }

  var difference: ProportionDifference {
    ProportionDifference(both, of: exposed, against: otherwise, of: unexposed)
  }
}
