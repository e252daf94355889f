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
    // By the trend: 0.9⁵⁰ of 80 kg is left in 82, and 0.9⁴ of that beside 84.
    #expect(text(goals, on: "2026-03-05") == "2262")
    #expect(text(goals, on: "2026-01-09") == "noWeight")
  }

  @Test func `follows from the activity and height of its day`() {
    let settings =
      Self.man + """
        [[goal]]
        from = 2026-02-01
        activity = "sedentary"
        [[goal]]
        from = 2026-03-01
        height_cm = 170
        [[goal]]
        from = 2026-04-01
        energy_kcal = 2100
        [[goal]]
        from = 2026-04-10
        activity = "light"
        [[goal]]
        from = 2026-05-01
        energy_kcal = "computed"
        [[goal]]
        from = 2026-06-01
        energy_kcal = "none"
        """
    let goals = goals(settings, [("2026-01-10", 80)])
    // At rest 1755, and 1692.5 at 170 cm; times 1.55, 1.2 and 1.375.
    let expected = [
      ("2026-01-31", "2720"), ("2026-02-01", "2106"), ("2026-03-01", "2031"), ("2026-04-01", "2100"),
      ("2026-04-10", "2100"), ("2026-05-01", "2327"), ("2026-06-01", "dropped(from: Optional(2026-06-01))"),
    ]
    for (day, goal) in expected { #expect(text(goals, on: day) == goal, "\(day)") }
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
