import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The report for a doctor` {
  private static let parser = DayFileParser(settings: JournalSettings())

  private func journal(_ files: [String: String], settings: String = "") -> Journal {
    Journal(
      settings: JournalSettings.reading(SourceText(settings)).settings,
      days: files.sorted { $0.key < $1.key }.map {
        Self.parser.parse(SourceText($0.value), day: day($0.key), path: "2026/\($0.key).md").day
      })
  }

  private func report(_ journal: Journal, tags: [String] = []) -> DoctorReport {
    DoctorReport(journal, in: day("2026-03-01")...day("2026-03-14"), today: day("2026-03-14"), tags: tags)
  }

  @Test func `leaves out private entries and weights, and what was not there`() {
    let report = report(
      journal([
        "2026-03-02":
          "## Lunch\n\n- soup (500 kcal) #private\n- cake (300 kcal) <!-- private -->\n- rice (200 kcal)\n\n"
          + "## Weight\n\n- 08:00 71 kg #private\n- 08:30 72 kg\n\n"
          + "## Symptoms\n\n- no headache today\n- none\n- kein Kopfweh\n- headache: 9/10\n- headache 3/10\n"
      ]))
    #expect(report.days.flatMap(\.files).flatMap(\.entries).map { $0.text.string } == ["rice"])
    #expect(report.weights.count == 1)
    // What is left of the day is not all that was eaten.
    #expect(report.document.markdown.contains("at least 200"), "\(report.document.markdown)")
    #expect(report.leftOut.privateLines == 3 && report.leftOut.denials == 3)
    #expect(report.scales.map(\.words) == ["headache"] && report.scales[0].values.count == 2)
  }

  @Test func `computes nothing from a weight far from those around it, and names it`() {
    let readings = [78.2, 78.3, 78.5, 78.7, 78.9, 78.2, 78.4, 172.4].enumerated().map { number, mass in
      ("2026-03-0\(number + 2)", "- weight: \(mass) kg\n")
    }
    let text = report(
      journal(Dictionary(uniqueKeysWithValues: readings), settings: "[profile]\nheight_cm = 180\n")
    ).document.markdown
    #expect(
      text.contains(
        "From 78.2 kg on 2 March to 78.4 kg on 8 March: 0.2 kg more, from 7 readings on 7 days."), "\(text)")
    #expect(
      text.contains(
        "172.4 kg on 9 March is far from the weights around it and may be a slip, so it is left out. Body mass index at the end: 24.2."
      ), "\(text)")
  }

  private static let diary = [
    "2026-03-02": """
    ## Weight

    - 74.0 kg

    ## Breakfast

    - porridge (400 kcal, P 12 g)

    ## Dinner

    - curry (1400-1600 kcal, P 40 g)

    ## Symptoms

    - headache 3/10
    - tired

    ## Notes

    Mood: 4/5

    Slept badly. #health
    """,
    "2026-03-05": """
    ## Weight

    - 73.0 kg

    ## Lunch

    - soup

    ## Symptoms

    - Headache 7/10
    - rash 2/10 #private

    ## Gratitude

    - sun

    ## Notes

    Nobody's business.
    """,
    "2026-03-06": "---\ntags: [private]\n---\n\n## Symptoms\n\n- headache 9/10\n\n## Weight\n\n- 99 kg\n",
    "2026-03-08": "## Weight\n\n- 73.4 kg\n\n<!-- private -->\n## Symptoms\n\n- headache 10/10\n",
  ]

  @Test func `a whole page`() throws {
    let settings = """
      [profile]
      sex = "female"
      born = 1990-04-02
      height_cm = 165
      energy_goal_kcal = 2000
      """
    let report = report(journal(Self.diary, settings: settings), tags: ["Health"])
    try expectGolden(TerminalRenderer(width: 80, style: .plain).text(of: report.document), "doctor.txt")
    try expectGolden(report.json.text(pretty: true), "doctor.json")
  }

  @Test func `leaves out what is private and says so`() {
    let report = report(journal(Self.diary))
    #expect(
      report.scales.map { "\($0.words) \($0.values.map(\.value))" } == ["headache [3.0, 7.0]", "tired [0.0]"])
    #expect(report.weights.map(\.mass.kilograms) == [74, 73, 73.4])
    #expect(
      report.leftOut
        == .init(privateDays: 1, privateLines: 2, notes: 2, moodsInWords: 0, itemsWithoutScale: 1))
    #expect(report.notes.isEmpty)
  }

  @Test func `holds only notes with a chosen tag`() {
    #expect(report(journal(Self.diary), tags: ["health"]).notes.map(\.text) == ["Slept badly. #health"])
    #expect(report(journal(Self.diary), tags: ["heal"]).notes.isEmpty)
  }

  @Test func `is kind where there is nothing`() {
    #expect(
      TerminalRenderer(width: 80, style: .plain).text(of: report(Journal()).document) == """
        Report, 1 to 14 March 2026

          Nothing that a doctor would look for is written down in these days: no weight,
          no food, and no heading of your own with a scale.

          ‘journal weigh 72.4’ writes a weight; a line such as ‘- headache 3/10’ below
          ‘## Symptoms’ gives a symptom its severity.

        """)
  }

  @Test func `is set small in print`() {
    #expect(report(journal(Self.diary)).document.html.contains("<main class=\"compact\">"))
    #expect(report(journal(Self.diary)).document.html.contains("@page { size: A4;"))
  }

  /// Bounds what is on the page, not the pages themselves, which only a browser knows. Most rows are those of charts,
  /// which are not printed.
  @Test func `does not grow with what was written`() {
    let first = day("2026-01-01")
    let symptoms = [
      "headache", "nausea", "back pain", "rash", "bloating", "cough", "fever", "heartburn", "itching",
    ]
    var files: [String: String] = [:]
    for number in 0..<92 {
      let meals = ["Breakfast", "Lunch", "Snack", "Dinner"].map {
        "## \($0)\n\n- meal number \(number) (\(500 + number) kcal, P 20 g, C 60 g, F 20 g)\n\n"
      }
      let felt = (0..<4).map { "- \(symptoms[(number + 2 * $0) % 9]) \(1 + (number + $0) % 10)/10\n" }
      let note = String(repeating: "words that fill more than one line of the page ", count: 6)
      files["\(first.advanced(by: number))"] =
        "## Weight\n\n- \(80 - number % 7).0 kg\n\n\(meals.joined())## Symptoms\n\n\(felt.joined())\n## Notes\n\n"
        + "Mood: \(1 + number % 5)/5\n\n\(note)#health\n"
    }
    let last = first.advanced(by: 91)
    let html = DoctorReport(journal(files), in: first...last, today: last, tags: ["health"]).document.html
    func count(_ mark: String) -> Int { html.ranges(of: mark).count }
    #expect(count("<tr") <= 300)
    #expect(count("<li") <= 8)
    // Each chart is drawn for a phone and for a page.
    #expect(count("<svg") <= 12)
    #expect(count("<p>") + count("<h") <= 40)
  }
}
