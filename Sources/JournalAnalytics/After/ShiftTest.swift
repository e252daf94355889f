internal import JournalFormat

/// When one food was eaten, for each day that counts.
struct FoodCourse: Sendable {
  /// The minute of the day from which on a symptom counts.
  var minutes: [Int16]
  var isEaten: [Bool]

  /// The course of a food eaten on the days of `eaten`, in order and not empty, out of `count` days; days without it take the times
  /// of the others in turn.
  init(of count: Int, eaten: [(index: Int, minute: Int)]) {
    minutes = []
    isEaten = []
    var next = 0
    for index in 0..<count {
      let isOn = next < eaten.count && eaten[next].index == index
      let turn = isOn ? next : (index - next) % eaten.count
      minutes.append(Int16(clamping: eaten[turn].minute))
      isEaten.append(isOn)
      if isOn { next += 1 }
    }
  }
}

/// Whether a symptom follows foods more often than chance allows, where both may come in runs and by weekdays.
///
/// The statistic of a food is that of Mantel and Haenszel (1959) in strata of one weekday and, where the diary has
/// sixteen weeks or more, one of equal spans of about eight weeks: what weekdays and seasons have in common does not
/// count. Its distribution is that of the same diary with all symptoms moved along by a number of days, around the
/// end to the beginning: within it, runs of symptoms and phases of foods stay what they are. Each food is held
/// against the highest statistic of any food at each shift (P. H. Westfall and S. S. Young, 1993), which controls the
/// family-wise error rate whatever the foods have to do with each other.
struct ShiftTest: Sendable {
  /// The maximum number of shifts; more would only tell small p-values apart.
  static let mostShifts = 499
  /// Added to the variance, so that few outcomes in rare strata weigh less than many (V. G. Tusher et al., 2001).
  static let damping = 0.3

  /// For each food its statistic, and the number of shifts at which it, or any food, has at least as much.
  private var statistics: [Double]
  private var reached: [Int]
  /// The highest statistic of each shift, in descending order.
  private var highest: [Double] = []
  /// The highest possible statistic of each food: the symptom followed it whenever it could.
  private var most: [Double]
  /// The number of days on which the symptom came.
  private(set) var symptomDays = 0
  /// The number of shifts at which nine in ten of these days fall on symptom days again.
  private(set) var repeats = 0

  var shifts: Int { highest.count }

  /// `days` are in order, `symptoms` in minutes since 1970; each of `courses` has one value for each day.
  init(days: [Day], symptoms: [Int], within: Int, courses: [FoodCourse]) {
    statistics = Array(repeating: 0, count: courses.count)
    reached = statistics.map { _ in 0 }
    most = statistics
    guard let first = days.first?.ordinal, let last = days.last?.ordinal else { return }
    let reach = (1_439 + within) / 1_440
    let span = last - first + reach + 1
    var layout = StrataLayout(days, first: first, last: last, courses)
    var place = Array(repeating: -1, count: span)
    for (index, day) in days.enumerated() { place[day.ordinal - first] = index }
    let events = symptoms.map { $0 - first * 1_440 }.filter { (0..<span * 1_440).contains($0) }
    let ill = Set(events.map { $0 / 1_440 })
    symptomDays = ill.count { $0 < place.count && place[$0] >= 0 }
    /// The days and times that a symptom follows if all symptoms are shifted by `shift` days.
    func windows(_ shift: Int) -> [StrataLayout.Window] {
      events.flatMap { event in
        (0...reach).compactMap { back in
          let day = (event / 1_440 + shift) % span - back
          guard day >= 0, place[day] >= 0 else { return nil }
          let end = back * 1_440 + event % 1_440
          return .init(index: place[day], minutes: (end - within)..<end)
        }
      }
    }
    let own = windows(0)
    for food in courses.indices {
      let counts = layout.counts(courses[food], own)
      statistics[food] = layout.statistic(of: food, counts)
      most[food] = layout.statistic(of: food, counts, atMost: true)
    }
    let possible = max(0, span - 2 * reach + 1)
    let count = min(possible, Self.mostShifts)
    for number in 0..<count {
      let shift = reach + number * possible / count
      if 10 * ill.count(where: { ill.contains(($0 + shift) % span) }) >= 9 * ill.count { repeats += 1 }
      let moved = windows(shift)
      var best = -Double.infinity
      for food in courses.indices {
        let value = layout.statistic(of: food, layout.counts(courses[food], moved))
        best = max(best, value)
        if value >= statistics[food] - 1e-9 { reached[food] += 1 }
      }
      highest.append(best)
    }
    highest.sort(by: >)
  }

  /// The p-value of one food by itself.
  func chance(of food: Int) -> Double { Double(1 + reached[food]) / Double(shifts + 1) }

  /// The p-value of one food, corrected for all foods.
  func corrected(of food: Int) -> Double {
    let above = highest.partitioningIndex { $0 < statistics[food] - 1e-9 }
    return Double(1 + above) / Double(shifts + 1)
  }

  /// The foods that would not reach a p-value below `level` if the symptom had followed them whenever it could.
  func undetectable(at level: Double) -> [Int] {
    most.indices.filter { food in
      let above = highest.partitioningIndex { $0 < most[food] - 1e-9 }
      return Double(1 + above) / Double(shifts + 1) >= level
    }
  }

  /// Whether in no stratum the food divides the days that the symptom could have followed.
  func isIncomparable(_ food: Int) -> Bool { most[food] < 1e-9 }
}

/// The strata of days, and the scratch space to count in them.
private struct StrataLayout {
  /// A day that a symptom follows, for a food at one of these minutes.
  struct Window {
    var index: Int
    var minutes: Range<Int>
  }

  /// What was counted in one stratum.
  struct Count {
    var stratum: Int
    var outcomes: Int
    var both: Int
  }

  private let stratum: [Int]
  private let sizes: [Int]
  /// The days with each food, by food and stratum.
  private let eaten: [[Int]]
  private var mark = 0
  private var marks: [Int]
  private var outcomes: [Int]
  private var both: [Int]

  init(_ days: [Day], first: Int, last: Int, _ courses: [FoodCourse]) {
    let span = last - first + 1
    let blocks = span >= 112 ? span / 56 : 1
    stratum = days.map { ($0.ordinal - first) * blocks / span * 7 + $0.weekday.rawValue - 1 }
    var sizes = Array(repeating: 0, count: blocks * 7)
    for place in stratum { sizes[place] += 1 }
    self.sizes = sizes
    let stratum = stratum
    eaten = courses.map { course in
      var counts = Array(repeating: 0, count: sizes.count)
      for (index, isEaten) in course.isEaten.enumerated() where isEaten { counts[stratum[index]] += 1 }
      return counts
    }
    marks = Array(repeating: 0, count: days.count)
    outcomes = Array(repeating: 0, count: sizes.count)
    both = outcomes
  }

  /// Counts the days that the symptom follows, by stratum.
  mutating func counts(_ course: FoodCourse, _ windows: [Window]) -> [Count] {
    mark += 1
    var touched: [Int] = []
    for window in windows where marks[window.index] != mark {
      guard window.minutes.contains(Int(course.minutes[window.index])) else { continue }
      marks[window.index] = mark
      let place = stratum[window.index]
      if outcomes[place] == 0 { touched.append(place) }
      outcomes[place] += 1
      if course.isEaten[window.index] { both[place] += 1 }
    }
    return touched.map { place in
      defer { (outcomes[place], both[place]) = (0, 0) }
      return Count(stratum: place, outcomes: outcomes[place], both: both[place])
    }
  }

  /// How far more days have both than is expected, in standard deviations; `atMost` as if all outcomes that could
  /// had fallen on days with the food.
  func statistic(of food: Int, _ counts: [Count], atMost: Bool = false) -> Double {
    var excess = 0.0
    var variance = 0.0
    for count in counts {
      let size = Double(sizes[count.stratum])
      let exposed = Double(eaten[food][count.stratum])
      let outcomes = Double(count.outcomes)
      let found = atMost ? min(exposed, outcomes) : Double(count.both)
      excess += found - exposed * outcomes / size
      if size > 1 {
        variance += exposed * (size - exposed) * outcomes * (size - outcomes) / (size * size * (size - 1))
      }
    }
    return excess / (variance + ShiftTest.damping).squareRoot()
  }
}
