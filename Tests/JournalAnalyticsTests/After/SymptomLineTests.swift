import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A symptom that notes mention` {
  private static let today = day("2026-03-20")

  @Test(arguments: [
    ("Anna had a headache.", false), ("My sister still has a bad headache", false),
    ("Anna's headache is better.", false),
    ("She had a headache all day", false), ("Looked after Tim, the headache of my son got worse", false),
    ("Had a headache.", true), ("Woke up and had a headache", true), ("A headache in the evening.", true),
    ("Anna and I had a headache", true), ("Dinner with Anna, then a headache.", true),
    ("The office gave me a headache", true),
    ("Headache after lunch. Anna had a headache too.", true),
  ])
  func `is one's own unless somebody else has it`(note: String, isOwn: Bool) {
    let journal = diary(["2026-03-10": "## Notes\n\n\(note)\n"])
    let lines = SymptomLines("headache", in: journal, through: Self.today)
    #expect(lines.lines.count == (isOwn ? 1 : 0), "\(note)")
    #expect(lines.ofOthers == (isOwn ? 0 : 1))
  }

  @Test(arguments: [
    ("Kopfschmerzen von Anna", false), ("Meine Schwester hat Kopfschmerzen.", false),
    ("Annas Kopfschmerzen", false),
    ("Kopfschmerzen von Rotwein", true), ("Nach dem Büro hatte ich Kopfschmerzen", true),
    ("Spannungskopfschmerzen", true),
  ])
  func `is so in German, too`(note: String, isOwn: Bool) {
    let journal = diary(["2026-03-10": "## Notes\n\n\(note)\n"])
    #expect(
      SymptomLines("Kopfschmerzen", in: journal, through: Self.today).lines.count == (isOwn ? 1 : 0),
      "\(note)")
  }

  @Test func `counts the same for ‘timeline’ and ‘after’`() {
    let journal = diary([
      "2026-03-01": "## Symptoms\n- headache 3/10\n\n## Notes\n\nA headache in the evening.\n",
      "2026-03-02": "## Notes\n\nHeadaches after lunch.\n", "2026-03-03": "## Notes\n\nNo headache today.\n",
      "2026-03-04": "## Notes\n\nAnna had a headache.\n", "2026-03-05": "## Mood\n- 2/5 headache\n",
    ])
    let after = afterReport(of: journal, "headache", within: 24, period: nil, today: Self.today)
    let timeline = timelineReport(of: journal, .text("headache"), period: nil, today: Self.today)
    #expect(after.lines.map(\.place) == timeline.occurrences.map(\.place))
    #expect(timeline.occurrences.count == 3)
    let text = timeline.document.markdown
    #expect(
      text.contains(
        "1 line is a note of a day that has no other line of it. 1 line says that it did not come, and does not count. 1 note is about "
          + "somebody else, and does not count."), "\(text)")
  }

  @Test func `is not followed through notes alone where it is no complaint`() {
    let journal = diary(["2026-03-01": "## Notes\n\nTried to meditate.\n"])
    #expect(timelineReport(of: journal, .text("meditate"), period: nil, today: Self.today).isEmpty)
    let ill = diary(["2026-03-01": "## Notes\n\nA migraine.\n"])
    #expect(timelineReport(of: ill, .text("migraine"), period: nil, today: Self.today).occurrences.count == 1)
  }
}
