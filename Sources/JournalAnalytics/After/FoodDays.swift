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

/// How often a symptom followed one food.
struct FoodFinding: Hashable, Sendable {
  var food: Int
  /// The number of days with the food, and of those on which the symptom followed.
  var exposed: Int
  var followed: Int
  /// The number of days without the food, and of those on which the symptom occurred in an equally long time.
  var unexposed: Int
  var otherwise: Int
  var difference: ProportionDifference
  /// The p-value for this food alone, and corrected for all foods tested.
  var chance: Double
  var corrected: Double

  /// Whether it is significant after the correction.
  var isClear: Bool { corrected < FoodDays.falseFindingRate }
}

extension FoodDays {
  /// The family-wise error rate: the share of diaries without any effect in which a food is named.
  static let falseFindingRate = 0.05
  /// With fewer days nothing can be said.
  static let leastDays = 20
  static let leastOfEach = 5

  /// Whether the symptom occurs within `within` after `minute` of `day`.
  func follows(_ day: Day, _ minute: Int) -> Bool {
    let start = day.ordinal * 1_440 + minute
    let next = symptoms.partitioningIndex { $0 > start }
    return next < symptoms.count && symptoms[next] <= start + within
  }

  /// What follows each food that was eaten on 5 days at least and not eaten on 5 at least, the least probable first.
  ///
  /// A day counts once for a food, from its first time on. On days without the food the time begins at the times at
  /// which it is eaten on other days, taken in turn, so that days with and without it are looked at in the same hours. The
  /// chance is that of `exactTail`, with weekends and other days apart, so that what comes with the weekend is not taken
  /// for what comes from its food; it is corrected for the number of foods tried by `holmCorrected`.
  func findings() -> (tested: [FoodFinding], untested: Int) {
    var times: [[(index: Int, minute: Int)]] = Array(repeating: [], count: names.count)
    for (index, day) in days.enumerated() {
      for (food, minute) in day.foods { times[food].append((index, minute)) }
    }
    let isWeekend = days.map { $0.day.weekday.rawValue >= 6 }
    var findings: [FoodFinding] = []
    var untested = 0
    for (food, eaten) in times.enumerated() where !eaten.isEmpty {
      guard eaten.count >= Self.leastOfEach, days.count - eaten.count >= Self.leastOfEach else {
        untested += 1
        continue
      }
      var finding = FoodFinding(
        food: food, exposed: eaten.count, followed: 0, unexposed: days.count - eaten.count, otherwise: 0,
        difference: ProportionDifference(0, of: 1, against: 0, of: 1), chance: 1, corrected: 1)
      var strata = [
        ExactStratum(size: 0, outcomes: 0, exposed: 0), ExactStratum(size: 0, outcomes: 0, exposed: 0),
      ]
      var next = 0
      var turn = 0
      for (index, day) in days.enumerated() {
        let stratum = isWeekend[index] ? 1 : 0
        strata[stratum].size += 1
        let isExposed = next < eaten.count && eaten[next].index == index
        let minute = isExposed ? eaten[next].minute : eaten[turn % eaten.count].minute
        if isExposed { next += 1 } else { turn += 1 }
        if isExposed { strata[stratum].exposed += 1 }
        guard follows(day.day, minute) else { continue }
        strata[stratum].outcomes += 1
        if isExposed { finding.followed += 1 } else { finding.otherwise += 1 }
      }
      finding.difference = ProportionDifference(
        finding.followed, of: finding.exposed, against: finding.otherwise, of: finding.unexposed)
      finding.chance = exactTail(both: finding.followed, strata: strata)
      findings.append(finding)
    }
    for (index, corrected) in holmCorrected(findings.map(\.chance)).enumerated() {
      findings[index].corrected = corrected
    }
    findings.sort { ($0.chance, names[$0.food]) < ($1.chance, names[$1.food]) }
    return (findings, untested)
  }
}
