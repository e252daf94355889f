import JournalFormat
import Testing

@Suite struct `A day named in words` {
  /// A Saturday.
  static let today = Day(ordinal: 20_526)

  @Test(arguments: [
    ("today", "2026-03-14"), ("Yesterday", "2026-03-13"), ("tomorrow", "2026-03-15"),
    ("saturday", "2026-03-14"), ("last saturday", "2026-03-07"), ("friday", "2026-03-13"),
    ("fri", "2026-03-13"), ("sunday", "2026-03-08"), ("last  Sunday", "2026-03-08"),
    ("3 days ago", "2026-03-11"), ("2d ago", "2026-03-12"), ("a week ago", "2026-03-07"),
    ("2 weeks ago", "2026-02-28"), ("2w ago", "2026-02-28"), ("1 month ago", "2026-02-14"),
    ("2 years ago", "2024-03-14"), ("2026-03-14", "2026-03-14"), ("2026-3-4", "2026-03-04"),
    ("20260314", "2026-03-14"), ("14 mar", "2026-03-14"), ("15 mar", "2025-03-15"),
    ("14 March 2024", "2024-03-14"), ("March 14, 2024", "2024-03-14"), ("mar 14th", "2026-03-14"),
    ("the 1st of january", "2026-01-01"), ("31 dec", "2025-12-31"), ("29 feb", "2024-02-29"),
    ("2024-02-29", "2024-02-29"), ("14.03.2026", "2026-03-14"), ("3.4.2026", "2026-04-03"),
    ("14.3.", "2026-03-14"), ("15.3", "2025-03-15"), ("14. 3. 2026", "2026-03-14"), ("29.2.", "2024-02-29"),
    ("2026.03.14", "2026-03-14"), ("2026.3.14.", "2026-03-14"), ("14. mar", "2026-03-14"),
    ("freitag", "2026-03-13"), ("Lundi", "2026-03-09"), ("14. März", "2026-03-14"), ("15 mars", "2025-03-15"),
    ("14 mars 2024", "2024-03-14"), ("金曜日", "2026-03-13"),
    ("gestern", "2026-03-13"), ("Heute", "2026-03-14"), ("demain", "2026-03-15"),
    ("übermorgen", "2026-03-16"),
    ("aujourd’hui", "2026-03-14"), ("昨天", "2026-03-13"),
  ])
  func `is that day, the latest not in the future where no year is given`(text: String, expected: String)
    throws
  {
    #expect(try DayExpression(text, today: Self.today).day.description == expected)
  }

  @Test(arguments: [
    ("yesterday", "2026-01-01", "2025-12-31"), ("1 month ago", "2024-03-31", "2024-02-29"),
    ("1 year ago", "2024-02-29", "2023-02-28"), ("last monday", "2026-01-01", "2025-12-29"),
    ("29 feb", "2024-02-29", "2024-02-29"), ("29 feb", "2024-02-28", "2020-02-29"),
    ("29 feb", "1903-06-01", "1896-02-29"), ("2 months ago", "2026-01-31", "2025-11-30"),
  ])
  func `crosses year ends and leap days`(text: String, today: String, expected: String) throws {
    let today = try #require(Day(today))
    #expect(try DayExpression(text, today: today).day.description == expected)
  }

  @Test(arguments: [
    ("tomorrow", "9999-12-31"), ("yesterday", "0001-01-01"), ("last sunday", "0001-01-01"),
    ("sunday", "0001-01-01"), ("1 day ago", "0001-01-01"),
  ])
  func `is refused outside the years that days have`(text: String, today: String) throws {
    let today = try #require(Day(today))
    let problem = #expect(throws: ExpressionProblem.self) { try DayExpression(text, today: today) }
    let side = today.year == 1 ? "before the year 1" : "after the year 9999"
    #expect(problem?.message == "‘\(text)’ is \(side)")
  }

  @Test(arguments: [
    ("3/4", "‘3/4’ is not clear; write 2026-04-03 or 2026-03-04"),
    ("14/3/25", "‘14/3/25’ is not clear; write 2025-03-14"),
    ("3/4/2026", "‘3/4/2026’ is not clear; write 2026-04-03 or 2026-03-04"),
    ("3/14", "‘3/14’ is not clear; write 2026-03-14"),
    ("2026/03/14", "‘2026/03/14’ is not clear; write 2026-03-14"),
    ("14.3.26", "‘14.3.26’ is not clear; write 2026-03-14"),
    ("31.2.2026", "there is no day ‘31.2.2026’; that month has 28 days"),
    ("3.14.", "there is no day ‘3.14.’; months are 01 to 12, as in 2026-03-14"),
    ("3.14.2026", "there is no day ‘3.14.2026’; months are 01 to 12, as in 2026-03-14"),
    ("next friday", "‘next friday’ is not clear; write 2026-03-20 or 2026-03-27"),
    ("next Saturday", "‘next Saturday’ is not clear; write 2026-03-21"),
    ("this friday", "‘this friday’ is not clear; write 2026-03-13 or 2026-03-20"),
    ("this saturday", "‘this saturday’ is not clear; write 2026-03-14"),
    ("last night", "‘last night’ is not clear; write 2026-03-13"),
    ("the day before yesterday", "‘the day before yesterday’ is not clear; write 2026-03-12"),
    ("14 mar 26", "‘14 mar 26’ is not clear; write 2026-03-14"),
    ("march 14th, 26", "‘march 14th, 26’ is not clear; write 2026-03-14"),
    ("t", "‘t’ is not clear; write ‘today’, ‘tomorrow’, ‘tuesday’ or ‘thursday’"),
    ("2m ago", "‘2m ago’ could mean minutes or months; write ‘2 months ago’ for months"),
    ("2026-02-30", "there is no day ‘2026-02-30’; that month has 28 days"),
    ("2026-13-01", "there is no day ‘2026-13-01’; months are 01 to 12, as in 2026-03-14"),
    ("31 feb", "there is no day ‘31 feb’; that month has 29 days at most"),
    ("9999 years ago", "‘9999 years ago’ is before the year 1"),
    ("0000-12-31", "there is no day ‘0000-12-31’; years are 0001 to 9999"),
    ("31.12.0000", "there is no day ‘31.12.0000’; years are 0001 to 9999"),
    ("10000-01-01", "there is no day ‘10000-01-01’; years are 0001 to 9999"),
    ("1.1.10000", "there is no day ‘1.1.10000’; years are 0001 to 9999"),
    ("1/1/10000", "there is no day ‘1/1/10000’; years are 0001 to 9999"),
    (
      "last week",
      "‘last week’ names no day; write a day such as 2026-03-14, ‘14 mar’, ‘yesterday’, ‘friday’ or ‘3 days ago’"
    ),
    ("", "‘’ names no day; write a day such as 2026-03-14, ‘14 mar’, ‘yesterday’, ‘friday’ or ‘3 days ago’"),
  ])
  func `is refused with what it could mean if it is not clear`(text: String, message: String) {
    let problem = #expect(throws: ExpressionProblem.self) { try DayExpression(text, today: Self.today) }
    #expect(problem?.message == message)
  }
}
