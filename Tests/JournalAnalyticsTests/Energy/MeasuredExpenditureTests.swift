import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

extension SplitMix64 {
  fileprivate mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
  /// Normally distributed, the sum of twelve.
  fileprivate mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    mean + deviation * ((0..<12).reduce(0) { sum, _ in sum + share() } - 6)
  }
}

/// A person whose expenditure is known.
struct SimulatedPerson: CustomTestStringConvertible {
  var name: String
  /// How long they have kept a diary.
  var days = 28
  /// The share of days with a complete record, and with a weight.
  var recorded = 0.9
  var weighed = 0.95
  /// In kilograms from day to day, and how much of it stays on the next day.
  var scatter = 0.5...0.8
  var lasting = 0.0
  /// Kilocalories by which intake changes two weeks before the end, and expenditure so many days before it.
  var eatsMore = 0.0
  var spendsMore = 0.0
  var since = 30
  /// Kilograms of water for five days, ten days before the end.
  var water = 0.0
  /// The share of what they eat that they write down.
  var honesty = 1.0

  var testDescription: String { name }

  /// What is measured at the end, and what they really spend then.
  func measured(seed: UInt64) -> (spent: Double, found: MeasuredExpenditure?) {
    var random = SplitMix64(seed: seed)
    var spent = 1_600 + 1_600 * random.share()
    let usual = spent + [-700, -500, -300, 0, 0, 300][Int(random.next() % 6)]
    let (daily, noise) = (
      150 + 350 * random.share(),
      scatter.lowerBound + (scatter.upperBound - scatter.lowerBound) * random.share()
    )
    var mass = 55 + 55 * random.share()
    var off = 0.0
    var intake: [(day: Day, kilocalories: Double)] = []
    var weights: [(day: Day, kilograms: Double)] = []
    for number in 0..<days {
      let day = Day(ordinal: 20_000 + number)
      if number == days - since { spent += spendsMore }
      off = lasting * off + (1 - lasting * lasting).squareRoot() * random.normal(0, noise)
      let isWet = (days - 10..<days - 5).contains(number)
      if random.share() < weighed { weights.append((day, mass + off + (isWet ? water : 0))) }
      let eaten = max(400, random.normal(usual + (number >= days - 14 ? eatsMore : 0), daily))
      if random.share() < recorded { intake.append((day, eaten * honesty)) }
      mass += (eaten - spent) / 7_700
    }
    return (
      spent, MeasuredExpenditure(intake: intake, weights: weights, through: Day(ordinal: 20_000 + days - 1))
    )
  }

  /// The median error in kilocalories, the share of intervals that hold the truth, and the share of people of whom something is said.
  func trial(people: Int) -> (error: Double, coverage: Double, told: Double) {
    var errors: [Double] = []
    var covered = 0
    for seed in 0..<people {
      let (spent, found) = measured(seed: UInt64(seed) * 7_919 + 42)
      guard let found else { continue }
      errors.append(abs(found.kilocalories - spent))
      if found.interval.contains(spent) { covered += 1 }
    }
    errors.sort()
    guard !errors.isEmpty else { return (.infinity, 0, 0) }
    let count = Double(errors.count)
    return (errors[errors.count / 2], Double(covered) / count, count / Double(people))
  }
}

@Suite struct `The measured expenditure` {
  @Test(arguments: [
    SimulatedPerson(name: "four weeks, daily"),
    SimulatedPerson(name: "two months", days: 60, recorded: 0.8, weighed: 0.8),
    SimulatedPerson(name: "two months, half of the days", days: 60, recorded: 0.5, weighed: 0.35),
    SimulatedPerson(name: "four months", days: 120, recorded: 0.8, weighed: 0.8),
    SimulatedPerson(name: "eats less since two weeks", days: 60, recorded: 0.8, weighed: 0.8, eatsMore: -700),
    SimulatedPerson(name: "moves more since a month", days: 60, recorded: 0.8, weighed: 0.8, spendsMore: 200),
    SimulatedPerson(name: "water for some days", days: 60, recorded: 0.8, weighed: 0.8, water: 1.2),
    SimulatedPerson(name: "water that stays", days: 60, recorded: 0.8, weighed: 0.8, lasting: 0.7),
  ])
  func `is right within 100 kcal in the median, and within its interval in nine of ten cases`(
    person: SimulatedPerson
  ) {
    let (error, coverage, told) = person.trial(people: 150)
    #expect(error < 100, "\(error)")
    #expect(coverage > 0.88, "\(coverage)")
    #expect(told > 0.9, "\(told)")
  }

  @Test(arguments: [-600.0, -400, 400, 600])
  func `finds another life after four weeks, whatever was before`(change: Double) {
    let person = SimulatedPerson(
      name: "another life", days: 120, recorded: 0.9, weighed: 0.9, spendsMore: change, since: 28)
    let (error, coverage, _) = person.trial(people: 150)
    #expect(error < 130, "\(error)")
    #expect(coverage > 0.9, "\(coverage)")
    var later = person
    later.since = 42
    let (settled, held, _) = later.trial(people: 150)
    #expect(settled < 90, "\(settled)")
    #expect(held > 0.95, "\(held)")
  }

  @Test(arguments: [
    SimulatedPerson(name: "four weeks, half of the weights", recorded: 0.65, weighed: 0.5),
    SimulatedPerson(name: "four weeks, eats less", eatsMore: -700),
    SimulatedPerson(name: "four weeks, water", water: 1.2),
  ])
  func `says how little it knows where little is there`(person: SimulatedPerson) {
    let (error, coverage, _) = person.trial(people: 150)
    #expect(error < 180, "\(error)")
    #expect(coverage > 0.88, "\(coverage)")
  }

  @Test func `follows what is written down, a tenth of it missing or not`() {
    // Who leaves out a tenth of what they eat is measured a tenth of the intake too low, which is what fits their own figures.
    let person = SimulatedPerson(name: "a tenth less", days: 60, recorded: 0.9, weighed: 0.9, honesty: 0.9)
    let honest = SimulatedPerson(name: "all", days: 60, recorded: 0.9, weighed: 0.9)
    for seed in UInt64(0)..<20 {
      guard let low = person.measured(seed: seed).found, let full = honest.measured(seed: seed).found else {
        continue
      }
      let missing = full.kilocalories - low.kilocalories
      #expect((80...400).contains(missing), "seed \(seed): \(missing)")
    }
  }

  @Test func `is silent with too little`() {
    let days = (0..<28).map { Day(ordinal: 20_000 + $0) }
    let last = Day(ordinal: 20_027)
    let intake = days.map { (day: $0, kilocalories: 2_000.0) }
    let weights = days.map { (day: $0, kilograms: 80.0) }
    let found = MeasuredExpenditure(intake: intake, weights: weights, through: last)
    #expect(found?.kilocalories.rounded() == 2_000)
    #expect(found?.days == 28)
    #expect(MeasuredExpenditure(intake: Array(intake.prefix(9)), weights: weights, through: last) == nil)
    #expect(MeasuredExpenditure(intake: intake, weights: Array(weights.prefix(4)), through: last) == nil)
    #expect(MeasuredExpenditure(intake: intake, weights: Array(weights.prefix(13)), through: last) == nil)
    #expect(MeasuredExpenditure(intake: [], weights: [], through: last) == nil)
    // A pause of three months leaves nothing in the window.
    #expect(MeasuredExpenditure(intake: intake, weights: weights, through: Day(ordinal: 20_117)) == nil)
  }

  @Test func `is silent where a pause leaves too little of the last 28 days`() {
    // Weights among all of the 28 days, complete days among the last ten or twenty alone.
    func found(_ weighed: [Int], complete: Int) -> MeasuredExpenditure? {
      MeasuredExpenditure(
        intake: (28 - complete..<28).map { (day: Day(ordinal: 20_000 + $0), kilocalories: 2_000.0) },
        weights: weighed.map { (day: Day(ordinal: 20_000 + $0), kilograms: 80.0) },
        through: Day(ordinal: 20_027))
    }
    #expect(found([3, 9, 15, 21, 27], complete: 10) == nil)
    #expect(found([7, 12, 17, 22, 27], complete: 20) == nil)
    let least = found([9, 13, 18, 22, 27], complete: 20)
    #expect(least?.weightDays == 5)
    #expect((least?.interval.lowerBound ?? 0) >= 800)
  }

  @Test(arguments: [(700.0, 0.12), (500, 0.5), (6_000, -0.5)])
  func `is silent where what is written cannot be all, or cannot be true`(eaten: Double, change: Double) {
    let days = (0..<28).map { Day(ordinal: 20_000 + $0) }
    let found = MeasuredExpenditure(
      intake: days.map { (day: $0, kilocalories: eaten) },
      weights: days.map { (day: $0, kilograms: 65 + change * Double($0.ordinal - 20_000)) },
      through: Day(ordinal: 20_027))
    #expect(found == nil, "\(found?.kilocalories ?? 0)")
  }

  @Test func `begins behind a pause`() {
    let days = (Array(0..<28) + Array(48..<76)).map { Day(ordinal: 20_000 + $0) }
    let found = MeasuredExpenditure(
      intake: days.map { (day: $0, kilocalories: 2_000.0) },
      weights: days.map { (day: $0, kilograms: $0.ordinal < 20_040 ? 90.0 : 80.0) },
      through: Day(ordinal: 20_075))
    #expect(found?.days == 28)
    #expect(found?.kilocalories.rounded() == 2_000)
  }

  @Test(arguments: [(3, 2.353), (5, 2.015), (10, 1.812), (26, 1.706), (100, 1.660)])
  func `knows Student's t`(freedom: Int, expected: Double) {
    #expect(abs(studentQuantile95(freedom: freedom) - expected) < 0.01)
  }
}
