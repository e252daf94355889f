import JournalFormat
import Testing

/// The cases that people dispute, with the answers that the specification argues (10.8).
@Suite struct RecurrenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var due: String?
    var done: String
    /// When it is ticked, if that is later.
    var ticked: String?
    /// The next due day, and the rule that the next task is written with if it is another.
    var next: String
    var kept: String?

    init(
      _ rule: String, due: String?, done: String, ticked: String? = nil, next: String, kept: String? = nil
    ) {
      (self.rule, self.due, self.done, self.next, self.kept) = (rule, due, done, next, kept)
      self.ticked = ticked
    }

    var testDescription: String { "every:\(rule) due \(due ?? "never"), done \(done)" }
  }

  @Test("The next day of a finished task is the first of its row that is not past", arguments: cases)
  func next(_ example: Case) throws {
    let rule = try #require(recurrence(example.rule))
    let due = example.due.flatMap { Day($0) }
    let done = try #require(Day(example.done))
    let ticked = try example.ticked.map { try #require(Day($0)) } ?? done
    let next = try #require(rule.next(after: due, finishedOn: done, seenOn: ticked))
    #expect(next.description == example.next)
    #expect(rule.keepingRow(from: due, to: next).description == example.kept ?? example.rule)
  }

  static let cases = [
    // On time, early, late: the row stays, and nothing piles up.
    Case("day", due: "2026-03-14", done: "2026-03-14", next: "2026-03-15"),
    Case("week", due: "2026-03-13", done: "2026-03-11", next: "2026-03-20"),
    Case("week", due: "2026-03-13", done: "2026-03-14", next: "2026-03-20"),
    Case("week", due: "2026-03-13", done: "2026-03-20", next: "2026-03-20"),
    Case("week", due: "2026-03-13", done: "2026-04-01", next: "2026-04-03"),
    Case("day", due: "2026-03-01", done: "2026-03-14", next: "2026-03-14"),
    Case("3d", due: "2026-03-01", done: "2026-03-12", next: "2026-03-13"),
    Case("2w", due: "2026-01-02", done: "2026-12-31", next: "2027-01-01"),
    // Ticked later than it was finished: never on a day that is past.
    Case("day", due: "2026-03-01", done: "2026-03-08", ticked: "2026-03-14", next: "2026-03-14"),
    Case("week", due: "2026-03-02", done: "2026-03-02", ticked: "2026-03-14", next: "2026-03-16"),
    Case("month", due: "2026-01-31", done: "2026-02-01", ticked: "2026-03-14", next: "2026-03-31"),
    Case("3d!", due: "2026-03-01", done: "2026-03-02", ticked: "2026-03-14", next: "2026-03-14"),
    Case("month!", due: "2026-02-01", done: "2026-03-10", ticked: "2026-03-14", next: "2026-04-10"),
    Case("mon,thu!", due: "2026-03-02", done: "2026-03-02", ticked: "2026-03-14", next: "2026-03-16"),
    Case("31!", due: "2026-01-31", done: "2026-01-31", ticked: "2026-03-14", next: "2026-03-31"),
    Case("week", due: nil, done: "2026-03-02", ticked: "2026-03-14", next: "2026-03-14"),
    // From completion: early and late alike.
    Case("week!", due: "2026-03-13", done: "2026-03-11", next: "2026-03-18"),
    Case("week!", due: "2026-03-13", done: "2026-03-20", next: "2026-03-27"),
    Case("3d!", due: "2026-03-01", done: "2026-03-12", next: "2026-03-15"),
    Case("month!", due: "2026-01-05", done: "2026-01-31", next: "2026-02-28"),
    Case("month!", due: "2026-02-28", done: "2026-02-28", next: "2026-03-28"),
    // Without a due day it can only count from completion.
    Case("week", due: nil, done: "2026-03-11", next: "2026-03-18"),
    Case("mon,thu", due: nil, done: "2026-03-12", next: "2026-03-16"),
    Case("lastfri", due: nil, done: "2026-03-27", next: "2026-04-24"),
    Case("31", due: nil, done: "2026-04-29", next: "2026-04-30"),
    Case("31", due: nil, done: "2026-04-30", next: "2026-05-31"),
    // The 31st is the last day of shorter months and comes back.
    Case("month", due: "2026-01-31", done: "2026-01-31", next: "2026-02-28", kept: "31"),
    Case("31", due: "2026-02-28", done: "2026-02-28", next: "2026-03-31"),
    Case("31", due: "2026-03-31", done: "2026-04-02", next: "2026-04-30"),
    Case("month", due: "2026-01-30", done: "2026-01-30", next: "2026-02-28", kept: "30"),
    Case("30", due: "2028-02-29", done: "2028-02-29", next: "2028-03-30"),
    Case("month", due: "2026-01-31", done: "2026-03-10", next: "2026-03-31"),
    Case("2m", due: "2026-12-31", done: "2026-12-31", next: "2027-02-28", kept: "2m@31"),
    Case("2m@31", due: "2027-02-28", done: "2027-02-28", next: "2027-04-30"),
    Case("2m@31", due: "2027-06-30", done: "2027-06-30", next: "2027-08-31"),
    Case("31", due: "2026-03-10", done: "2026-03-10", next: "2026-03-31"),
    Case("15", due: "2026-03-15", done: "2026-05-16", next: "2026-06-15"),
    // 29 February.
    Case("year", due: "2024-02-29", done: "2024-02-29", next: "2025-02-28", kept: "year@29"),
    Case("year@29", due: "2027-02-28", done: "2027-02-28", next: "2028-02-29"),
    Case("4y", due: "2024-02-29", done: "2024-03-01", next: "2028-02-29"),
    Case("4y", due: "2096-02-29", done: "2096-02-29", next: "2100-02-28", kept: "4y@29"),
    Case("month", due: "2028-02-29", done: "2028-02-29", next: "2028-03-29"),
    Case("year", due: "2026-03-14", done: "2029-03-15", next: "2030-03-14"),
    // Days of the week, over the new year and week 53.
    Case("weekday", due: "2026-03-13", done: "2026-03-13", next: "2026-03-16"),
    Case("weekday", due: "2026-03-13", done: "2026-03-15", next: "2026-03-16"),
    Case("mon,thu", due: "2026-03-12", done: "2026-03-10", next: "2026-03-16"),
    Case("mon,thu!", due: "2026-03-12", done: "2026-03-10", next: "2026-03-12"),
    Case("week", due: "2020-12-28", done: "2020-12-28", next: "2021-01-04"),
    Case("mon", due: "2026-12-28", done: "2027-01-03", next: "2027-01-04"),
    Case("2w", due: "2020-12-31", done: "2020-12-31", next: "2021-01-14"),
    Case("lastfri", due: "2026-02-27", done: "2026-02-27", next: "2026-03-27"),
    Case("lastfri", due: "2026-02-27", done: "2026-05-01", next: "2026-05-29"),
    Case("1stmon", due: "2026-03-02", done: "2026-04-06", next: "2026-04-06"),
    Case("4thsun", due: "2026-03-22", done: "2026-03-22", next: "2026-04-26"),
    // So many days a week: spread from Monday.
    Case("1/week", due: "2026-03-09", done: "2026-03-12", next: "2026-03-16"),
    Case("2/week", due: "2026-03-09", done: "2026-03-09", next: "2026-03-12"),
    Case("3/week", due: "2026-03-09", done: "2026-03-10", next: "2026-03-11"),
    Case("3/week", due: "2026-03-13", done: "2026-03-13", next: "2026-03-16"),
    Case("7/week", due: "2026-03-14", done: "2026-03-14", next: "2026-03-15"),
    // Where clocks change a day has 23 or 25 hours, and is a day.
    Case("day", due: "2026-03-28", done: "2026-03-28", next: "2026-03-29"),
    Case("day", due: "2026-10-24", done: "2026-10-25", next: "2026-10-25"),
  ]

  @Test("There is no next day beyond the year 9999")
  func lastYear() throws {
    let last = try #require(Day("9999-12-31"))
    for rule in ["day", "week", "year", "31"] {
      #expect(recurrence(rule)?.next(after: last, finishedOn: last, seenOn: last) == nil)
    }
  }

  @Test(
    "A rule is written in one way and read in several",
    arguments: [
      ("31", "31"), ("31st", "31"), ("1st", "1"), ("month@31", "31"), ("2months@31", "2m@31"),
      ("year@29", "year@29"), ("31!", "31!"), ("3/week", "3/week"), ("2m@31!", "2m@31!"),
    ])
  func spellings(_ written: String, _ expected: String) {
    #expect(recurrence(written)?.description == expected)
  }

  @Test(
    "What is no rule is none", arguments: ["0", "32", "week@31", "31x", "2m@", "2m@32", "@31", "3/week@2"])
  func unread(_ written: String) { #expect(recurrence(written) == nil) }
}

/// The rule of a task that is written with it.
private func recurrence(_ rule: String) -> Recurrence? {
  DayFileParser().parseTasks(SourceText("- [ ] Swim every:\(rule)\n")).tasks.first?.recurrence
}
