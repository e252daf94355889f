import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A day` {
  @Test(arguments: [1, 1599, 1899, 1969, 1999, 2023, 2099, 9998])
  func `follows its yesterday, leap days and new years included`(year: Int) throws {
    var day = try #require(Day(year: year, month: 1, day: 1))
    for (year, month) in [year, year + 1].flatMap({ year in (1...12).map { (year, $0) } }) {
      for dayOfMonth in 1...Day.length(ofMonth: month, in: year) {
        #expect(day.components == (year, month, dayOfMonth))
        #expect(Day(year: year, month: month, day: dayOfMonth) == day)
        day = day.advanced(by: 1)
      }
    }
  }

  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2026-03-14", 20526, .saturday), ("2000-02-29", 11016, .tuesday),
    ("1969-12-31", -1, .wednesday),
  ]) func `has a number and a weekday`(text: String, ordinal: Int, weekday: Weekday) {
    #expect(Day(text)?.ordinal == ordinal)
    #expect(Day(text)?.weekday == weekday)
    #expect(Day(ordinal: ordinal).description == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
    "2026-1-1",
    "2026/01/01", "", "２０２６-01-01", "2026-03-14 ", "-026-03-14",
  ]) func `is not everything that looks like one`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    ("2026-03-14", "2026-W11"), ("2027-01-03", "2026-W53"), ("2024-12-30", "2025-W01"),
    ("2021-01-03", "2020-W53"),
    ("2026-01-01", "2026-W01"),
  ]) func `lies in a week that belongs to the year of its Thursday`(text: String, week: String) {
    #expect(Day(text).map { CalendarWeek(containing: $0).description } == week)
    #expect(CalendarWeek(week)?.description == week)
  }

  @Test(arguments: ["2026-W54", "2025-W53", "2026-W00", "2026-w11", "2026-W1", "W11", ""])
  func `lies in no week that a year has not`(text: String) {
    #expect(CalendarWeek(text) == nil)
  }
}

@Suite struct `A clock time` {
  @Test func `runs to 29:59 and is written with two digits each`() {
    #expect((0..<1800).allSatisfy { ClockTime(minutes: $0)?.minutes == Int16($0) })
    #expect([-1, 1800, .max, .min].allSatisfy { ClockTime(minutes: $0) == nil })
    #expect(ClockTime(hour: 25, minute: 30)?.description == "25:30")
    #expect(ClockTime(hour: 25, minute: 30)?.hourOfDay == 1)
    #expect(ClockTime(hour: 30, minute: 0) == nil && ClockTime(hour: 8, minute: 60) == nil)
  }
}
