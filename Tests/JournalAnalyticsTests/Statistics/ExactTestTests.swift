import Testing

@testable import JournalAnalytics

@Suite struct `Statistics` {
  private static let tasting = [ExactStratum(size: 8, outcomes: 4, exposed: 4)]
  private static let coins = Array(repeating: ExactStratum(size: 2, outcomes: 1, exposed: 1), count: 2)

  /// The lady tasting tea: 1, 17 and 53 of 70. Two coins of different coffers: both heads in 1 of 4, one at least in 3 of 4.
  private static let cases: [(Int, [ExactStratum], Double)] = [
    (4, tasting, 1.0 / 70), (3, tasting, 17.0 / 70), (2, tasting, 53.0 / 70), (0, tasting, 1),
    (3, [ExactStratum(size: 4, outcomes: 3, exposed: 4)], 1),
    (0, [ExactStratum(size: 0, outcomes: 0, exposed: 0)], 1), (2, coins, 0.25), (1, coins, 0.75),
  ]

  @Test(arguments: cases)
  func `count what chance could do exactly`(both: Int, strata: [ExactStratum], chance: Double) {
    #expect(abs(exactTail(both: both, strata: strata) - chance) < 1e-12)
  }

  @Test func `do not overflow over ten years`() {
    let chance = exactTail(both: 400, strata: [ExactStratum(size: 3_650, outcomes: 700, exposed: 1_800)])
    #expect(chance > 1e-7 && chance < 1e-3)
  }

  @Test func `correct for how many were tried`() {
    let corrected = holmCorrected([0.01, 0.04, 0.03, 0.005])
    #expect(zip(corrected, [0.03, 0.06, 0.06, 0.02]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(holmCorrected([]) == [] && holmCorrected([0.7, 0.8]) == [1, 1])
  }

  @Test func `give a difference the interval that Newcombe gives`() {
    // Newcombe 1998, table II, the first example: 56 of 70 against 48 of 80.
    let difference = ProportionDifference(56, of: 70, against: 48, of: 80)
    #expect(abs(difference.difference - 0.2) < 1e-9)
    #expect(abs(difference.low - 0.0524) < 5e-5 && abs(difference.high - 0.3339) < 5e-5)
    let none = ProportionDifference(0, of: 10, against: 0, of: 10)
    #expect(none.difference == 0 && none.low < 0 && none.high > 0 && none.high < 0.3)
  }

  @Test(arguments: [
    ([7], 0.25, 7), ([1, 2], 0.5, 2), ([0, 10, 20, 30], 0.25, 8),
    ([1, 2, 3, 4, 5], 0.75, 4),
  ])
  func `find a quantile between its neighbours`(values: [Int], fraction: Double, expected: Int) {
    #expect(quantile(fraction, of: values) == expected && quantile(fraction, of: []) == nil)
  }
}
