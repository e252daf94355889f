import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The top of the insights` {
  /// Three weeks: lunch every day, weights, a symptom, a habit and tasks.
  static let journal: Journal = {
    var files: [String: String] = [:]
    for number in 1...21 {
      let name = number < 10 ? "0\(number)" : "\(number)"
      var text =
        number < 3 ? "" : "## Lunch\n- 12:\(number + 10) \(["rice", "soup", "eggs", "fish"][number % 4])\n"
      text += "\n## Weight\n- 7\(number % 3).0 kg\n"
      if number % 5 == 0 { text += "\n## Symptoms\n- headache \(number % 4 + 1)/10\n" }
      text += "\n## Habits\n- [\(number % 2 == 0 ? "x" : " ")] walk\n"
      if number > 19 { text += "\n## Tasks\n- [x] call \(number)\n- [ ] write \(number)\n" }
      files["2026-03-\(name)"] = text
    }
    return diary(files)
  }()

  private func page(_ journal: Journal, _ days: ClosedRange<Day>) -> String {
    insightsReport(of: journal, InsightsRequest(period: .days(days)), today: days.upperBound).document
      .markdown
  }

  @Test func `begins with up to five sentences, the first that there is something to say of`() {
    let text = page(Self.journal, day("2026-02-20")...day("2026-03-21"))
    #expect(
      text.contains(
        """
        - The diary begins on Sunday 1 March.
        - Each of the last 19 days has an entry, from Tuesday 3 March on.
        - The scales went from 71.0 kg to 70.0 kg, in 21 readings.
        - Headache four times, 2.5 of 10 on average.

        """))
    #expect(!text.contains("Each of the 19 days"))
  }

  @Test func `says how many days are logged once`() {
    let days = Array(1...6) + Array(8...20)
    let journal = diary(
      Dictionary(
        uniqueKeysWithValues: days.map { number in
          let name = number < 10 ? "0\(number)" : "\(number)"
          return ("2026-03-\(name)", "## Lunch\n- \(["rice", "soup", "eggs", "fish"][number % 4])\n")
        }))
    let text = page(journal, day("2026-03-01")...day("2026-03-20"))
    let top = text.components(before: "## Top foods")
    #expect(top.contains("# 19 of 20 days have an entry") == !top.contains("days logged"))
    #expect(top.ranges(of: "19 of 20").count == 1)
  }

  @Test func `leaves habits and tasks to a part of their own`() {
    let request = InsightsRequest(parts: [.habits], period: nil)
    let report = insightsReport(of: Self.journal, request, today: day("2026-03-21"))
    #expect(
      report.document.markdown.hasSuffix(
        """
        - **walk**: 10 times

        2 tasks are done, and 2 are open.

        """))
  }
}

extension String {
  /// What stands before some words.
  fileprivate func components(before words: String) -> String {
    ranges(of: words).first.map { String(self[..<$0.lowerBound]) } ?? self
  }
}
