import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A day as a page` {
  @Test(arguments: [
    ("today", "2026-03-09", "2026-03-09", true), ("past", "2026-03-11", "2026-03-20", false),
    ("empty-today", "2026-03-14", "2026-03-14", false), ("empty-past", "2026-03-14", "2026-03-20", false),
    ("future", "2026-03-21", "2026-03-20", false),
  ])
  func `reads as a person would say it`(name: String, shown: String, today: String, withNumbers: Bool) throws
  {
    let report = dayReport(
      of: madeUpDiary, on: day(shown), now: ClockTime(hour: 21, minute: 5), today: day(today))
    try expectGolden(report.document(DayPresentation(withNumbers: withNumbers)).markdown, "day-\(name).md")
  }

  @Test func `names a day of rest with food as one`() {
    var journal = diary(["2026-03-12": "## Lunch\n- soup\n", "2026-03-13": "## Lunch\n- rice\n"])
    journal.settings.rest = [day("2026-03-13")...day("2026-03-13")]
    let page = dayReport(of: journal, on: day("2026-03-13"), now: nil, today: day("2026-03-13")).document
    #expect(
      page.markdown.contains(
        "Thursday 12 March has an entry; today is a day of rest and does not count."))
  }

  private static let mixed = """
    ## Lunch

    - 14:10 rice (400 kcal, P 8 g, C 80 g, F 4 g)
      - edited: 2026-03-11
    - with pickle
    - 12:30 soup
      - heard: so um soup

    ## Breakfast

    - 08:15 porridge

    ## Notes

    A long walk
    by the river.

    One. Two.

    Three.

    Four.

    Five.

    Six.

    """

  @Test(arguments: [
    (
      DayPresentation(),
      """
      ## Lunch

      - 12:30 soup · voice
      - 14:10 rice · 400 kcal · P 8 g, C 80 g, F 4 g · edited Wednesday 11 March
      - with pickle

      ## Breakfast

      - 08:15 porridge

      At least **400 kcal**; 3 entries of 4 without a value.

      Protein at least 8 g, carbs at least 80 g and fat at least 4 g, stated by 1 of 4 entries.

      ## Notes

      - A long walk …
      - One. Two.
      - Three.
      - Four.
      - Five.

      _1 more note in the file; --notes shows it._

      """
    ),
    (
      DayPresentation(order: .file, withNotes: true, withTranscripts: true),
      """
      ## Lunch

      - 14:10 rice · 400 kcal · P 8 g, C 80 g, F 4 g · edited Wednesday 11 March
      - with pickle
      - 12:30 soup · voice · heard ‘so um soup’

      ## Breakfast

      - 08:15 porridge

      At least **400 kcal**; 3 entries of 4 without a value.

      Protein at least 8 g, carbs at least 80 g and fat at least 4 g, stated by 1 of 4 entries.

      ## Notes

      - A long walk by the river.
      - One. Two.
      - Three.
      - Four.
      - Five.
      - Six.

      """
    ),
  ])
  func `is in the order of time unless that of the file is asked for`(
    presentation: DayPresentation, expected: String
  ) {
    let report = dayReport(
      of: diary(["2026-03-10": Self.mixed]), on: day("2026-03-10"), now: nil, today: day("2026-03-20"))
    let text = report.document(presentation).markdown
    #expect(text.hasSuffix(expected), "\(text)")
  }

  @Test(arguments: [
    (0, "Good evening."), (3, "Good evening."), (4, "Good morning."), (5, "Good morning."),
    (11, "Good morning."),
    (12, "Good afternoon."),
    (17, "Good afternoon."), (18, "Good evening."), (22, "Good evening."), (23, "Good evening."),
    (25, "Good evening."),
  ])
  func `greets by the hour`(hour: Int, greeting: String) throws {
    let now = ClockTime(hour: hour, minute: 0)
    let report = dayReport(of: Journal(), on: day("2026-03-09"), now: now, today: day("2026-03-09"))
    #expect(report.document.blocks.first == .paragraph(ReportText(greeting)))
  }

  @Test func `of a week come one after the other`() throws {
    let week = Period.week(CalendarWeek(containing: day("2026-03-09")))
    let report = periodReport(of: madeUpDiary, for: week, today: day("2026-03-20"))
    try expectGolden(report.document.markdown, "period-week.md")
    #expect(report.days.allSatisfy { $0.json.text(pretty: false).contains("\"current_streak_days\":null") })
  }
  @Test(arguments: [
    ("2026-03-30", "The week begins on Monday 30 March; nothing is written here yet."),
    ("2026-04-06", "The week begins on Monday 6 April."),
  ])
  func `of a week to come are not counted yet`(monday: String, words: String) {
    var diary = madeUpDiary
    let text = SourceText(Array("## Tasks\n\n- [ ] Pack\n".utf8))
    diary.days.append(DayFileParser().parse(text, day: day("2026-04-07"), path: "2026-04-07.md").day)
    let week = Period.week(CalendarWeek(containing: day(monday)))
    let report = periodReport(of: diary, for: week, today: day("2026-03-20"))
    #expect(report.document.blocks[1] == .paragraph(ReportText(words)))
  }
}
