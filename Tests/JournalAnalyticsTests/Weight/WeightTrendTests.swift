import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `The trend of weights` {
  /// A reading on each of the days, by their number.
  private func trend(_ readings: [(Int, Double)]) -> WeightTrend {
    WeightTrend(
      readings.compactMap { day, kilograms in
        BodyMass(kilograms: kilograms).map { WeightReading(day: Day(ordinal: 20_000 + day), mass: $0) }
      })
  }

  /// To four places.
  private func places(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  @Test func `goes a tenth of the way each day, and over a gap as far as in as many days`() {
    #expect(trend([(0, 80), (1, 81)]).points.map { places($0.trend) } == [80, 80.1])
    // 1 − 0.9³ = 0.271.
    #expect(trend([(0, 80), (3, 81)]).points.map { places($0.trend) } == [80, 80.271])
    // After three months the old trend hardly counts.
    #expect(trend([(0, 80), (90, 70)]).points.map { ($0.trend * 100).rounded() / 100 } == [80, 70])
  }

  @Test func `takes the mean of a day`() {
    #expect(trend([(0, 80), (0, 82), (1, 81)]).points.map(\.mass) == [81, 81])
  }

  @Test func `has a slope by least squares`() throws {
    let slope = try #require(trend((0..<15).map { ($0, 80 - 0.1 * Double($0)) }).slope)
    #expect(places(slope.perDay) == -0.1)
    #expect(slope.span == 14)
    #expect(trend([(0, 80), (1, 81)]).slope == nil)
  }

  @Test(arguments: [
    (ProfileSettings.Aim.gain, 60.0, true), (.gain, 75, false), (.lose, 90, true), (.lose, 60, false),
    (.maintain, 60, false), (.gain, 71.6, false),
  ])
  func `knows an aim that leads away from the target`(aim: ProfileSettings.Aim, target: Double, isApart: Bool)
  {
    let found = trend([(0, 72), (1, 72.2)]).contradiction(
      between: aim, and: BodyMass(kilograms: target), in: MassText(.kilograms))
    #expect((found != nil) == isApart)
  }

  @Test func `takes a target that was passed for reached, and not for a wrong aim`() {
    let found = trend([(0, 80), (60, 65)]).contradiction(
      between: .lose, and: BodyMass(kilograms: 70), in: MassText(.kilograms))
    #expect(found == nil)
  }

  private func projection(
    _ readings: [(Int, Double)], target: Double?, deficit: Double? = nil
  ) -> WeightProjection? {
    WeightProjection(trend(readings), target: target.flatMap { BodyMass(kilograms: $0) }, deficit: deficit)
  }

  @Test func `leads to a target by the linear rule within twelve weeks`() {
    // 550 kcal a day are half a kilogram a week.
    let found = projection([(0, 80)], target: 77, deficit: 550)
    #expect(found?.basis == .plan)
    #expect(found?.outcome == .days(42, fastest: 34, slowest: 56))
  }

  @Test func `takes longer beyond them, since a lighter body spends less`() {
    // 10 kg at 550 kcal: 140 days by the linear rule; −350·ln(1 − 22·10/550) = 178.8 by the dynamic one.
    guard case .days(let days, _, _)? = projection([(0, 80)], target: 70, deficit: 550)?.outcome else {
      Issue.record("no days")
      return
    }
    #expect(days == 179)
    // By the trend there is an interval too, however straight the weights lie.
    let straight = (0..<28).map { ($0, 80 - 0.07 * Double($0)) }
    guard case .days(let middle, let fastest, let slowest?)? = projection(straight, target: 70)?.outcome
    else {
      Issue.record("no interval")
      return
    }
    #expect(fastest < middle && middle < slowest)
    // 550 kcal are eaten up by 25 kg.
    #expect(projection([(0, 80)], target: 50, deficit: 550)?.outcome == .levelsOff(55))
  }

  @Test func `has words of its own where it leads nowhere`() {
    #expect(projection([(0, 80)], target: nil, deficit: 500)?.outcome == .noTarget)
    #expect(projection([(0, 80)], target: 80, deficit: 500)?.outcome == .reached)
    #expect(projection([(0, 80)], target: 79.9, deficit: 500)?.outcome == .days(2, fastest: 2, slowest: 3))
    #expect(projection([(0, 80)], target: 85, deficit: 500)?.outcome == .wrongWay)
    #expect(projection([(0, 80)], target: 75) == nil)
    #expect(projection([], target: 75, deficit: 500) == nil)
  }

  @Test func `prefers a trend of fourteen days to a plan`() {
    let readings = (0..<14).map { (day: Int) -> (Int, Double) in
      let scatter: Double = day % 2 == 0 ? 0.1 : -0.1
      return (day, 80 - 0.1 * Double(day) + scatter)
    }
    #expect(projection(readings, target: 75, deficit: 500)?.basis == .trend)
    #expect(projection(Array(readings.prefix(13)), target: 75, deficit: 500)?.basis == .plan)
  }
}
