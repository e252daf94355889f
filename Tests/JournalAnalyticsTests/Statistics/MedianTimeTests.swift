import Testing

@testable import JournalAnalytics

@Suite struct `The middle of times` {
  @Test(arguments: [
    ([1_430, 10, 1_425, 15, 0], 0), ([1_430, 10], 0), ([1_380, 1_400, 20], 1_400), ([480, 490, 510], 490),
    ([360, 1_080], 720), ([1_450, 20, 1_430], 10), ([600], 600),
  ])
  func `is that on the circle of the day`(times: [Int], middle: Int) {
    #expect(medianTime(times) == middle)
  }

  @Test func `is none of none`() { #expect(medianTime([]) == nil) }
}
