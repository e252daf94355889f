import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The sentences that a recap quotes` {
  private func report(
    _ texts: [String: String], _ settings: JournalSettings = JournalSettings(),
    of period: Period = .week(CalendarWeek(containing: day("2026-03-09")))
  ) -> RecapReport {
    let parser = DayFileParser(settings: settings)
    let journal = Journal(
      settings: settings,
      days: texts.map { name, text in
        parser.parse(SourceText(text), day: day(name), path: "\(name).md").day
      })
    return recap(of: journal, for: period, today: day("2026-03-31"))
  }

  @Test func `are no items below the title of a meal`() {
    let line = "19:36 same as yesterday at lunch"
    #expect(report(["2026-03-10": "## Dinner\n\n- \(line)\n- soup\n"]).quotations.isEmpty)
    #expect(report(["2026-03-10": "## Notes\n\n- \(line)\n"]).quotations.count == 1)
  }

  private static let long = "A sentence that is long enough to be quoted on a page."

  @Test(arguments: [
    // Those of a short paragraph together; else the last one if it fits, else the longest that does.
    ("Short. \(long)", ["Short. \(long)"]),
    ("Tom got the job. We drank something fizzy.", ["Tom got the job. We drank something fizzy."]),
    ("\(long)\n\nShort.", [long]), ("Short. Also short.", []), ("\(long) \(long) \(long)", [long]),
    // No quotation, table, code or link, nor what was struck out; of lists, items without a box.
    ("- \(long)", [long]), ("- [ ] \(long)", []), ("1. \(long)", []), ("~~\(long)~~", []), ("> \(long)", []),
    ("```\n\(long)\n```", []), ("    \(long)", []),
    ("[\(long)](https://example.org)", []),
    ("See https://example.org for it, it is well worth the time.", []),
    // A stop in a number or an abbreviation ends nothing.
    (
      "We walked 8.5 kilometres along the river and back.",
      ["We walked 8.5 kilometres along the river and back."]
    ),
    (
      "Am 3. März fahren wir nach Ulm zu den Großeltern.",
      ["Am 3. März fahren wir nach Ulm zu den Großeltern."]
    ),
    (
      "Frau Dr. Weber rief um 15 Uhr an, d. h. es ist ernst.",
      ["Frau Dr. Weber rief um 15 Uhr an, d. h. es ist ernst."]
    ),
    ("Heute war es grau, aber z. B. die Amsel sang.", ["Heute war es grau, aber z. B. die Amsel sang."]),
    (
      "Bread, e.g. rye or wheat, is what I liked best today.",
      ["Bread, e.g. rye or wheat, is what I liked best today."]
    ),
    (
      "Called Dr. Smith about the insurance no. 8834-22 again.",
      ["Called Dr. Smith about the insurance no. 8834-22 again."]
    ),
    (
      "Der Zug nach Ulm hatte heute ca. 40 Min. Verspätung.",
      ["Der Zug nach Ulm hatte heute ca. 40 Min. Verspätung."]
    ),
    (
      "Treffen um ca. 15 Uhr mit Fr. Huber in der Goethestr. Nord, es war kalt.",
      ["Treffen um ca. 15 Uhr mit Fr. Huber in der Goethestr. Nord, es war kalt."]
    ),
    (
      "Met mevr. De Vries en dhr. Jansen gewandeld in het park.",
      ["Met mevr. De Vries en dhr. Jansen gewandeld in het park."]
    ),
    (
      "Ich habe mit Dr. med. Huber bzw. seiner Frau gesprochen.",
      ["Ich habe mit Dr. med. Huber bzw. seiner Frau gesprochen."]
    ),
    // A line or item without a stop is one of four words or more, and no label, value or list of foods.
    ("We went to the sea and it was cold", ["We went to the sea and it was cold"]),
    ("slept badly again last night\nwalked to the sea with anna", ["walked to the sea with anna"]),
    ("- mum called about the garden\n- rain", ["mum called about the garden"]),
    ("extraordinarily long conversations", []), ("for tomorrow: water and repot all plants", []),
    ("pressure in the evening 130/85 mmHg", []), ("brown bread, butter, two eggs and ham", []),
    ("- [ ] water and repot all the plants", []), ("\(long) Off to bed", [long]),
    ("मैं आज बाज़ार गया और सब्ज़ियाँ लाया। ठीक।", ["मैं आज बाज़ार गया और सब्ज़ियाँ लाया। ठीक।"]),
    // Lines of one paragraph are one text.
    (
      "A sentence that goes on\nover two lines of the file.",
      ["A sentence that goes on over two lines of the file."]
    ),
    // Emphasis is left out, signs of other kinds are not.
    (
      "**Remember** the _guests_ on Sunday: no *mushrooms* please.",
      ["Remember the guests on Sunday: no mushrooms please."]
    ),
    (
      "The file read_me_first has 5 * 3 lines that nobody reads*.",
      ["The file read_me_first has 5 * 3 lines that nobody reads*."]
    ),
    // Nobody wants to read a password again.
    ("The password of the new wifi is hunter2 and long.", []),
    ("Neue PIN der Karte ist 4711, gut merken.", []),
    // What is marked as private stays where it is.
    ("<!-- private -->\n\(long)", []), ("\(long) #private", []),
    ("### Love <!-- private -->\n\n\(long)\n\n#### More\n\n\(long)", []),
    ("### Love #private\n\n\(long)", []),
    ("### Love #private\n\nHidden.\n\n### Garden\n\n\(long)", [long]),
  ])
  func `are prose of 24 to 140 columns`(notes: String, quoted: [String]) {
    let text = "## Lunch\n\n- soup\n\n## Notes\n\n\(notes)\n"
    #expect(report(["2026-03-10": text]).quotations.map(\.text) == quoted)
  }

  @Test func `are of the first, the middle and the last day that has one`() {
    var texts: [String: String] = [:]
    for number in 9...13 {
      let name = "2026-03-\(number < 10 ? "0" : "")\(number)"
      texts[name] =
        "## Lunch\n\n- soup\n\n## Notes\n\nDay \(number) has a sentence of its own, of some length.\n"
    }
    #expect(report(texts).quotations.map(\.day.dayOfMonth) == [9, 11, 13])
    texts["2026-03-13"] = nil
    #expect(report(texts).quotations.map(\.day.dayOfMonth) == [9, 11, 12])
  }

  @Test func `are the same sentence once`() {
    let text = "## Lunch\n\n- soup\n\n## Notes\n\n\(Self.long)\n"
    #expect(
      report(["2026-03-10": text, "2026-03-11": text, "2026-03-13": text]).quotations.map(\.day.dayOfMonth)
        == [10])
  }

  @Test func `of a month are what each week says last that no week before it said`() {
    let other = "Then there was the walk along the river."
    func note(_ words: String) -> String { "## Lunch\n\n- soup\n\n## Notes\n\n\(words)\n" }
    let texts = [
      "2026-03-02": note(Self.long), "2026-03-04": note(other), "2026-03-09": note(Self.long),
      "2026-03-16": note("The river was high all week long."), "2026-03-17": note(Self.long),
      "2026-03-24": note(other),
    ]
    let month = report(texts, of: .month(year: 2026, month: 3))
    #expect(month.quotations.map(\.day.dayOfMonth) == [4, 9, 16])
  }

  @Test(arguments: ["<!-- private -->", "#private"])
  func `are none of a section whose heading is private`(mark: String) {
    let text = "## Lunch\n\n- soup\n\n## Notes \(mark)\n\nShort.\n\n\(Self.long)\n"
    let report = report(["2026-03-10": text])
    #expect(report.quotations.isEmpty)
    #expect(report.cardQuotation == nil)
  }

  @Test func `are none where the settings say so, or the day is private`() {
    var settings = JournalSettings()
    let text = "## Lunch\n\n- soup\n\n## Notes\n\n\(Self.long)\n"
    #expect(report(["2026-03-10": text]).quotations.count == 1)
    #expect(report(["2026-03-10": "---\ntags: private\n---\n\n" + text]).quotations.isEmpty)
    settings.quotesNotes = false
    #expect(report(["2026-03-10": text], settings).quotations.isEmpty)
  }

  @Test func `stand on the card unless they name a weight or a symptom`() {
    func quoted(_ sentence: String) -> String? {
      report([
        "2026-03-10": "## Lunch\n\n- soup\n\n## Symptoms\n\n- headache 3/10\n\n## Notes\n\n\(sentence)\n"
      ]).cardQuotation?.text
    }
    #expect(quoted(Self.long) == Self.long)
    #expect(quoted("The scales say two kilos, the pages say I sleep better.") == nil)
    #expect(quoted("Another headache in the evening, so I went to bed early.") == nil)
  }
}
