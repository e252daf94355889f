import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `What came days after a food` {
  /// Soup on every second of 40 days, and a headache now and then.
  private static let journal = diary(
    Dictionary(
      uniqueKeysWithValues: (0..<40).map { number in
        (
          day("2026-02-01").advanced(by: number).description,
          "## Lunch\n- 12:00 \(number % 2 == 0 ? "soup" : "bread")\n"
            + (number % 4 == 1 ? "\n## Symptoms\n- 15:00 headache\n" : "")
        )
      }))

  private func page(within hours: Int) -> String {
    afterReport(of: Self.journal, "headache", within: hours, period: nil, today: day("2026-03-12")).document
      .markdown
  }

  @Test func `says why no food could be tried, and explains no chart that is not there`() {
    let text = page(within: 168)
    #expect(
      text.contains(
        "Nothing can be said within 168 hours after a food: days are left out so that no two are judged by the same hours, and no food has enough of them left."
      ))
    #expect(!text.contains("By chance") && !text.contains("ring"))
    #expect(!page(within: 24).contains("Nothing can be said within"))
  }
}
