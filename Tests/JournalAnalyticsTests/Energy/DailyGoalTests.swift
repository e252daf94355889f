import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `The energy a person needs` {
  @Test(
    arguments: [
      (80.0, 180.0, 35, ProfileSettings.Sex.male, 1755.0), (65, 165, 35, .female, 1345.25),
      (70, 175, 30, .male, 1648.75),
      (60, 160, 40, .female, 1239),
    ])
  func `at rest follows Mifflin and St Jeor`(
    kilograms: Double, height: Double, age: Int, sex: ProfileSettings.Sex, expected: Double
  ) throws {
    let mass = try #require(BodyMass(kilograms: kilograms))
    #expect(EnergyNeed.resting(mass: mass, height: height, age: age, sex: sex) == expected)
  }

  @Test func `is multiplied by the activity`() {
    #expect(ProfileSettings.Activity.allCases.map(\.factor) == [1.2, 1.375, 1.55, 1.725, 1.9])
  }

  @Test(
    arguments: [
      ("1990-04-02", "2026-04-01", 35), ("1990-04-02", "2026-04-02", 36), ("2008-02-29", "2026-02-28", 17),
      ("2008-02-29", "2026-03-01", 18), ("1990-04-02", "1990-04-02", 0),
    ])
  func `counts whole years`(born: String, day: String, age: Int) throws {
    #expect(try #require(Day(day)).age(bornOn: try #require(Day(born))) == age)
  }
}

@Suite struct `The goal of a day` {
  private func goals(_ settings: String, _ readings: [(String, Double)] = []) -> DailyGoals {
    DailyGoals(
      settings: JournalSettings.reading(SourceText(Array(settings.utf8))).settings,
      readings: readings.compactMap { day, kilograms in
        guard let day = Day(day), let mass = BodyMass(kilograms: kilograms) else { return nil }
        return WeightReading(day: day, mass: mass)
      })
  }

  private func text(_ goals: DailyGoals, on day: String) -> String {
    guard let day = Day(day) else { return "no day" }
    switch goals.goal(on: day) {
    case .success(let goal): return "\(goal.kilocalories)"
    case .failure(let reason): return "\(reason)"
    }
  }

  private static let man = """
    [profile]
    sex = "male"
    born = 1991-01-01
    height_cm = 180
    activity = "moderate"

    """

  @Test func `follows from the profile and the weight known then`() {
    let goals = goals(
      Self.man + "aim = \"lose\"\n", [("2026-01-10", 80), ("2026-03-01", 82), ("2026-03-05", 84)])
    // 1755 × 1.55 − 500.
    #expect(text(goals, on: "2026-01-10") == "2220")
    #expect(text(goals, on: "2026-02-28") == "2220")
    // The mean of 82 and 84 kg.
    #expect(text(goals, on: "2026-03-05") == "2267")
    #expect(text(goals, on: "2026-01-09") == "noWeight")
  }

  @Test func `is an own goal from its first day on`() {
    let settings = """
      [profile]
      energy_goal_kcal = 2300
      [[goal]]
      from = 2026-03-01
      energy_kcal = 2100
      [[goal]]
      from = "2026-04-01"
      energy_kcal = 1900
      protein_g = 120

      """
    let goals = goals(settings)
    #expect(text(goals, on: "2026-02-28") == "2300")
    #expect(text(goals, on: "2026-03-01") == "2100")
    #expect(text(goals, on: "2026-03-31") == "2100")
    #expect(text(goals, on: "2026-04-01") == "1900")
  }

  @Test func `does not go below 1,200`() throws {
    let settings = """
      [profile]
      sex = "female"
      born = "1950-01-01"
      height_cm = 150
      activity = "sedentary"
      aim = "lose"

      """
    let goals = goals(settings, [("2026-01-01", 45)])
    #expect(text(goals, on: "2026-01-02") == "1200")
    let breakdown = try goals.breakdown(on: try #require(Day("2026-01-02"))).get()
    #expect(breakdown.isAtFloor)
    // 10 × 45 + 6.25 × 150 − 5 × 76 − 161 = 846.5; × 1.2 = 1015.8: the floor lies above what is spent.
    #expect((breakdown.deficit * 10).rounded() / 10 == -184.2)
  }

  @Test func `is for adults`() {
    let goals = goals(Self.man.replacing("1991-01-01", with: "2008-03-02"), [("2026-01-10", 80)])
    #expect(text(goals, on: "2026-03-01") == "minor(age: 17)")
    #expect(text(goals, on: "2026-03-02") == "2852")
  }

  @Test func `says what is missing`() {
    #expect(text(goals(""), on: "2026-03-01") == "nothingSet")
    #expect(
      text(goals("[profile]\nsex = \"male\"\nborn = 1991-01-01\n"), on: "2026-03-01")
        == "missing([\"height_cm\", \"activity\"])")
  }
}

@Suite struct `The measured expenditure` {
  /// Numbers that are the same at each run (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    /// Normally distributed, the sum of twelve.
    mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
      mean + deviation * ((0..<12).reduce(0) { sum, _ in sum + Double.random(in: 0..<1, using: &self) } - 6)
    }
  }

  /// A person who spends `spent`, of whose days some have a record and a weight.
  private func person(
    _ generator: inout Generator, spent: Double, recorded: Double, weighed: Double
  ) -> MeasuredExpenditure? {
    var kilograms = 80.0
    var intake: [(day: Day, kilocalories: Double)] = []
    var weights: [(day: Day, kilograms: Double)] = []
    for number in 0..<28 {
      let day = Day(ordinal: 20_000 + number)
      if Double.random(in: 0..<1, using: &generator) < weighed {
        weights.append((day, generator.normal(kilograms, 0.5)))
      }
      let eaten = generator.normal(spent - 400, 350)
      if Double.random(in: 0..<1, using: &generator) < recorded { intake.append((day, eaten)) }
      kilograms += (eaten - spent) / 7_700
    }
    return MeasuredExpenditure(intake: intake, weights: weights, through: Day(ordinal: 20_027))
  }

  @Test(arguments: [(1.0, 1.0), (0.8, 0.9), (0.6, 0.7)])
  func `is right within its interval in nine of ten cases`(recorded: Double, weighed: Double) {
    var generator = Generator(state: 42)
    var errors: [Double] = []
    var covered = 0
    for run in 0..<600 {
      let spent = 1_800 + Double(run % 13) * 100
      guard let found = person(&generator, spent: spent, recorded: recorded, weighed: weighed) else {
        continue
      }
      errors.append(abs(found.kilocalories - spent))
      if found.interval.contains(spent) { covered += 1 }
    }
    let share = Double(covered) / Double(errors.count)
    #expect(errors.count > 550)
    #expect((0.86...0.95).contains(share), "\(share)")
    errors.sort()
    #expect(errors[errors.count / 2] < 100, "\(errors[errors.count / 2])")
  }

  @Test func `is silent with too little`() {
    let days = (0..<28).map { Day(ordinal: 20_000 + $0) }
    let last = Day(ordinal: 20_027)
    let intake = days.map { (day: $0, kilocalories: 2_000.0) }
    let weights = days.map { (day: $0, kilograms: 80.0) }
    #expect(MeasuredExpenditure(intake: intake, weights: weights, through: last)?.kilocalories == 2_000)
    #expect(MeasuredExpenditure(intake: Array(intake.prefix(9)), weights: weights, through: last) == nil)
    #expect(MeasuredExpenditure(intake: intake, weights: Array(weights.prefix(4)), through: last) == nil)
    #expect(MeasuredExpenditure(intake: intake, weights: Array(weights.prefix(13)), through: last) == nil)
    // A pause of three months leaves nothing in the window.
    #expect(MeasuredExpenditure(intake: intake, weights: weights, through: Day(ordinal: 20_117)) == nil)
  }

  @Test(arguments: [(3, 2.353), (5, 2.015), (10, 1.812), (26, 1.706), (100, 1.660)])
  func `knows Student's t`(freedom: Int, expected: Double) {
    #expect(abs(studentQuantile95(freedom: freedom) - expected) < 0.01)
  }
}
