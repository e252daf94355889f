import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Lines that say that something was not there` {
  static let journal = diary([
    "2026-03-02": "## Symptoms\n- headache 3/10\n", "2026-03-03": "## Symptoms\n- headache 0/10\n",
    "2026-03-04": "## Symptoms\n- headache: none\n", "2026-03-05": "## Symptoms\n- no headache\n",
    "2026-03-06": "## Symptoms\n- headache 5/10\n- no walk\n",
  ])

  @Test func `are in no count and in no average`() {
    let series = scaleAverages(of: Self.journal.days, from: .headings)
    #expect(series.map(\.name) == ["Symptoms: headache", "Symptoms: no walk"])
    #expect(series.map(\.count) == [2, 1])
    #expect(series.first?.averageText == "4.0 of 10")
  }

  @Test(arguments: [
    "no headache today", "kein Kopfweh", "keine Rückenschmerzen mehr", "pas de mal de tête",
    "sin dolor de cabeza", "senza mal di testa", "sem dor de cabeça", "geen hoofdpijn", "none", "keine",
    "Nothing", "niente emicrania", "no symptoms", "no pain", "no headache, no nausea", "no back pain 0/10",
    "no migraine 1/10", "頭痛：なし", "頭痛: 無し", "頭痛なかった", "头痛：无", "头痛: 没有", "没有头痛", "두통: 없음", "mal de tête: rien",
    "plus de mal de tête", "nada de dolor de cabeza", "Kopfschmerzen nicht mehr", "headache 0 / 10",
    "headache over", "Kopfschmerzen 0 von 10", "mal de tête 0 sur 10", "no me duele la cabeza",
    "голова не болит",
    "no longer bloated", "the headache did not come back", "headache stayed away", "Kopfweh blieb aus",
    "no hubo migraña",
    "не было мигрени", "bloating? not really", "not even a headache", "headache: 0 out of 10",
    "der Kopf tut nicht weh",
  ])
  func `need no other line that names it, and are known in many languages`(words: String) {
    let journal = diary(["2026-03-02": "## Symptoms\n- \(words)\n"])
    #expect(scaleAverages(of: journal.days, from: .headings).map(\.name) == [])
    #expect(timelineReport(of: journal, .text("symptoms"), period: nil, today: day("2026-03-02")).isEmpty)
    #expect(SymptomLines("symptoms", in: journal, through: day("2026-03-02")).denied == 1)
  }

  @Test(arguments: [
    "headache: none of the pills helped", "headache no. 3 this week", "no appetite", "no sugar",
    "nausea but no fever", "headache", "not well", "headache none the less",
    "no idea whether it was the coffee or the wine or the headache itself", "keine Energie",
  ])
  func `are told from what people miss and from what names something else`(words: String) {
    let journal = diary(["2026-03-02": "## Symptoms\n- \(words)\n"])
    #expect(scaleAverages(of: journal.days, from: .headings).map(\.name) == ["Symptoms: \(words)"])
    #expect(
      timelineReport(of: journal, .text("symptoms"), period: nil, today: day("2026-03-02")).occurrences.count
        == 1)
  }

  @Test(arguments: [
    ("headache: none of the pills helped", false), ("headache no. 3 this week", false),
    ("headache: none", true),
    ("headache: no.", true), ("niente emicrania", true),
  ])
  func `deny what they are about, and nothing else of it`(words: String, denies: Bool) {
    #expect(Denial.denies(words, words.contains("emicrania") ? "emicrania" : "headache") == denies)
  }

  @Test func `are in no timeline`() {
    let report = timelineReport(of: Self.journal, .text("headache"), period: nil, today: day("2026-03-06"))
    #expect(report.occurrences.map(\.day) == [day("2026-03-02"), day("2026-03-06")])
  }

  @Test func `leave a gap that still runs in a timeline`() {
    let report = timelineReport(of: Self.journal, .text("headache"), period: nil, today: day("2026-03-20"))
    #expect(report.longestGap == .init(before: day("2026-03-06"), after: day("2026-03-20"), isRunning: true))
    #expect(
      report.document.markdown.contains("- **Longest gap**: 13 days so far, since Friday 6 March\n"))
  }
}
