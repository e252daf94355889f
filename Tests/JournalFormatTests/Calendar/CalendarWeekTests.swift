import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `A week` {
  @Test(arguments: [
    (Weekday.monday, "2026-03-14", "2026-W11", "2026-03-09"),
    (.sunday, "2026-03-14", "2026-03-08..2026-03-14", "2026-03-08"),
    (.sunday, "2026-03-15", "2026-03-15..2026-03-21", "2026-03-15"),
    (.saturday, "2026-03-14", "2026-03-14..2026-03-20", "2026-03-14"),
  ])
  func `begins with the weekday that it is told`(first: Weekday, text: String, name: String, start: String) {
    let week = CalendarWeek(containing: day(text), from: first)
    #expect(week.description == name)
    #expect(week.first == day(start))
    #expect(CalendarWeek(name) == week)
    #expect(week.previous.next == week)
    #expect(week.previous.last.advanced(by: 1) == week.first)
  }

  @Test(arguments: ["2026-03-09..2026-03-15", "2026-03-08..2026-03-15", "2026-03-08..", "2026-W60"])
  func `has one name`(text: String) {
    #expect(CalendarWeek(text) == nil)
  }

  @Test(arguments: [
    ("this week", "2026-03-08..2026-03-14"), ("last week", "2026-03-01..2026-03-07"),
    ("2026-W11", "2026-W11"),
    ("2026-03-08..2026-03-14", "2026-03-08..2026-03-14"),
  ])
  func `of a diary whose weeks begin on Sunday is named by its days`(text: String, name: String) throws {
    let expression = try PeriodExpression(text, today: day("2026-03-14"), firstWeekday: .sunday)
    guard case .period(.week(let week)) = expression else {
      Issue.record("\(text) is no week")
      return
    }
    #expect(week.description == name)
  }
}
