import ArgumentParser
import Foundation
import JournalFormat
import Testing

@testable import journal

/// The clock says one day, the diary another.
@Suite struct `Tasks and reminders in a diary whose day ends at 04:00` {
  private let settings = "day_ends = \"04:00\"\n"

  private func task(_ world: World, _ arguments: [String]) throws {
    switch try TaskCommand.parseAsRoot(arguments) {
    case let add as TaskAddCommand: try add.run(in: world.environment)
    case let edit as TaskEditCommand: try edit.run(in: world.environment)
    case let snooze as TaskSnoozeCommand: try snooze.run(in: world.environment)
    default: Issue.record("no command of this suite: \(arguments)")
    }
  }

  private func reminded(at now: String, _ files: [String: String], _ arguments: [String] = []) throws
    -> String
  {
    let world = World(files.merging(["journal.toml": settings]) { $1 }, now: now)
    try RemindCommand.parse(arguments).run(in: world.environment)
    return world.printed
  }

  @Test(arguments: [
    // At one in the night, today's two o'clock is an hour away.
    ("2026-03-10T01:00", ["--due", "today", "--at", "02:00"], "due:2026-03-10T02:00"),
    ("2026-03-10T01:00", ["--at", "02:00"], "due:2026-03-10T02:00"),
    ("2026-03-10T01:00", ["--due", "today 02:00"], "due:2026-03-10T02:00"),
    ("2026-03-10T01:00", ["--due", "today", "--at", "15:00"], "due:2026-03-09T15:00"),
    ("2026-03-09T15:00", ["--due", "today", "--at", "02:00"], "due:2026-03-10T02:00"),
    ("2026-03-09T15:00", ["--due", "tomorrow", "--at", "02:00"], "due:2026-03-11T02:00"),
    // A date is one of the calendar.
    ("2026-03-09T15:00", ["--due", "2026-03-10", "--at", "02:00"], "due:2026-03-10T02:00"),
    ("2026-03-09T15:00", ["--due", "2026-03-10T02:00"], "due:2026-03-10T02:00"),
  ])
  func `have an hour of the night at the end of the day that was named`(
    now: String, options: [String], due: String
  ) throws {
    let world = World(["journal.toml": settings], now: now)
    try task(world, ["add", "Take the pill"] + options)
    #expect(world.text(of: "tasks.md")?.contains("- [ ] Take the pill \(due) ➕ ") == true)
  }

  @Test(arguments: [
    (["add", "Pill due:today 00:50"], "tasks.md", "- [ ] Pill due:2026-03-10T00:50"),
    (
      ["add", "Pill", "--day", "today", "--at", "01:00"], "2026/2026-03-09.md",
      "- [ ] Pill due:2026-03-10T01:00"
    ),
    (
      ["add", "Pill", "--day", "tomorrow", "--at", "01:00"], "2026/2026-03-10.md",
      "- [ ] Pill due:2026-03-11T01:00"
    ),
    (
      ["add", "Pill", "--scheduled", "today", "--at", "00:40"], "tasks.md",
      "- [ ] Pill scheduled:2026-03-10T00:40"
    ),
    (["edit", "Post", "--at", "00:30"], "tasks.md", "- [ ] Post due:2026-03-10T00:30"),
    (["edit", "Post", "--at", "23:30"], "tasks.md", "- [ ] Post due:2026-03-09T23:30"),
  ])
  func `get the night to come in every way of saying it`(arguments: [String], path: String, line: String)
    throws
  {
    let world = World(
      ["journal.toml": settings, "tasks.md": "# Tasks\n\n- [ ] Post due:2026-03-09\n"],
      now: "2026-03-09T21:00")
    try task(world, arguments)
    #expect(world.text(of: path)?.contains(line) == true, "\(world.text(of: path) ?? "")")
  }

  @Test func `keep their day when they get an hour of the day, and come back`() throws {
    let world = World(
      ["journal.toml": settings, "tasks.md": "- [ ] Post due:2026-03-20T01:30\n"], now: "2026-03-09T21:00")
    for (at, due) in [
      ("22:00", "2026-03-19T22:00"), ("02:00", "2026-03-20T02:00"), ("none", "2026-03-19"),
    ] {
      try task(world, ["edit", "Post", "--at", at])
      #expect(world.text(of: "tasks.md") == "- [ ] Post due:\(due)\n")
    }
  }

  @Test(arguments: [("", "tomorrow"), ("day_ends = \"04:00\"\n", "today")])
  func `are not reminded of at an hour of the day that is over`(settings: String, day: String) throws {
    let world = World(["journal.toml": settings], now: "2026-03-09T21:00")
    let failure = #expect(throws: CommandFailure.self) {
      try task(world, ["add", "Pill", "--due", "today", "--remind", "01:20"])
    }
    #expect(
      failure?.message
        == "‘remind:01:20’ is at 01:20 of the day it is due, which is over; write the day with it, as in --remind '\(day) 01:20'; nothing was written"
    )
    #expect(world.paths == ["journal.toml"])
  }

  @Test func `and habits at an hour of the night come on the days after theirs`() throws {
    let world = World(
      [
        "journal.toml": settings,
        "habits.md":
          "## Late\n\n- every: mon,sun\n- since: 2026-03-01\n- until: 2026-03-29\n- remind: 00:30\n",
      ], now: "2026-03-09T10:00")
    try RemindCommand.parse(["--ics", "-"]).run(in: world.environment)
    #expect(world.printed.contains("DTSTART:20260310T003000\r\n"))
    #expect(
      world.printed.contains("RRULE:FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20260330T235900\r\n"), "\(world.printed)")
  }

  @Test(arguments: [
    ("2026-03-15T20:00", "Today (1)", "due tonight 02:00"),
    ("2026-03-16T01:30", "Today (1)", "due tonight 02:00"),
    ("2026-03-16T02:30", "Today (1)", "due since 02:00"),
    ("2026-03-16T09:00", "Overdue (1)", "due since 02:00"),
  ])
  func `belong to the day that the night ends`(now: String, group: String, due: String) throws {
    let files = ["journal.toml": settings, "tasks.md": "- [ ] Catch train due:2026-03-16T02:00\n"]
    let list = World(files, now: now)
    try TasksCommand.parse([]).run(in: list.environment)
    #expect(list.printed.contains("\n\(group)\n  • 1 Catch train · \(due)\n"), "\(list.printed)")
    let page = World(files, now: now)
    try TodayCommand.parse([]).run(in: page.environment)
    #expect(page.printed.contains("Catch train · \(due)\n"), "\(page.printed)")
    guard group.hasPrefix("Today") else { return }
    let asked = World(files, now: now)
    try TasksCommand.parse(["--due", "today"]).run(in: asked.environment)
    #expect(asked.printed.contains("Catch train"), "\(asked.printed)")
  }

  @Test func `are due and put off to the same tomorrow`() throws {
    // It is Tuesday by the clock, and still Monday in the diary.
    let world = World(["journal.toml": settings, "tasks.md": "- [ ] Sn\n"], now: "2026-03-10T01:00")
    try task(world, ["snooze", "Sn", "tomorrow"])
    try task(world, ["add", "Call", "--due", "tomorrow"])
    try task(world, ["add", "Post", "--due", "tomorrow 9:00"])
    #expect(
      world.text(of: "tasks.md")
        == "- [ ] Sn remind:2026-03-10T09:00\n- [ ] Call due:2026-03-10 ➕ 2026-03-09\n- [ ] Post due:2026-03-10T09:00 ➕ 2026-03-09\n"
    )
  }

  @Test(arguments: [
    ("2026-03-09T01:30", "30m", "2026-03-09T02:00", "‘Sn’ will remind you tonight at 02:00\n"),
    ("2026-03-09T01:30", "14:00", "2026-03-09T14:00", "‘Sn’ will remind you on Monday 9 March at 14:00\n"),
    ("2026-03-09T09:00", "08:00", "2026-03-10T08:00", "‘Sn’ will remind you on Tuesday 10 March at 08:00\n"),
    ("2026-03-09T09:00", "tonight", "2026-03-09T20:00", "‘Sn’ will remind you today at 20:00\n"),
    ("2026-03-09T09:00", "tonight 1:00", "2026-03-10T01:00", "‘Sn’ will remind you tonight at 01:00\n"),
    ("2026-03-09T09:00", "tonight at 9:30", "2026-03-09T21:30", "‘Sn’ will remind you today at 21:30\n"),
    (
      "2026-03-09T09:00", "tomorrow morning at 8", "2026-03-10T08:00",
      "‘Sn’ will remind you on Tuesday 10 March at 08:00\n"
    ),
  ])
  func `are put off to a moment that is to come`(now: String, until: String, written: String, said: String)
    throws
  {
    let world = World(["journal.toml": settings, "tasks.md": "- [ ] Sn\n"], now: now)
    try task(world, ["snooze", "Sn", until])
    #expect(world.text(of: "tasks.md") == "- [ ] Sn remind:\(written)\n")
    #expect(world.printed == said)
  }

  @Test func `are not put off to a moment that is over`() {
    let world = World(["tasks.md": "- [ ] Sn\n"], now: "2026-03-09T23:30")
    #expect {
      try task(world, ["snooze", "Sn", "tonight"])
    } throws: { error in
      (error as? CommandFailure)?.message
        == "‘tonight’, Monday 9 March at 20:00, is over; write a time to come, such as 30m, 2h or tomorrow; nothing was changed"
    }
    #expect(world.text(of: "tasks.md") == "- [ ] Sn\n")
  }

  @Test(arguments: [
    ("2026-03-09T02:05", "02:00  Sn\n"), ("2026-03-09T02:20", ""), ("2026-03-09T04:05", ""),
  ])
  func `are said when the clock comes to their hour`(now: String, said: String) throws {
    #expect(
      try reminded(at: now, ["tasks.md": "- [ ] Sn remind:2026-03-09T02:00\n"], ["--within", "15m"]) == said)
  }

  @Test func `are said with the day that the list has them under`() throws {
    let files = [
      "tasks.md":
        "- [ ] Train due:2026-11-28T06:00 remind:5h\n- [ ] Bins due:2026-11-28T02:00\n- [ ] Pills due:2026-11-28T03:00 remind:2h\n"
    ]
    let said = try reminded(at: "2026-11-28T02:05", files).split(separator: "\n")
    #expect(
      said.filter { $0.contains("ue ") }.sorted() == [
        "01:00  Pills – Due tonight at 03:00.", "01:00  Train – Due Saturday 28 November at 06:00.",
        "02:00  Bins – It was due at 02:00.",
      ])
  }

  @Test func `stand in a calendar at once where they are late`() throws {
    let files = [
      "2026/2026-11-27.md":
        "## Tasks\n\n- [ ] 14:00 Dentist\n- [ ] 01:45 Check oven\n- [ ] Bins due:2026-11-28T02:00\n- [ ] Rent due:2026-11-20\n"
    ]
    let text = try reminded(at: "2026-11-28T02:05", files, ["--ics", "-"]).replacing("\r\n", with: "\n")
    let events = text.components(separatedBy: "BEGIN:VEVENT\n").filter { $0.contains("CATEGORIES:TASK") }
    let lines = events.map { event in
      event.split(separator: "\n").filter {
        $0.hasPrefix("DTSTART") || $0.hasPrefix("SUMMARY") || $0.hasPrefix("DESCRIPTION:I")
          || $0.hasPrefix("DESCRIPTION:O")
      }
      .joined(separator: " ")
    }
    #expect(
      lines.sorted() == [
        "DTSTART:20261128T020500 SUMMARY:Bins DESCRIPTION:It was due at 02:00.",
        "DTSTART:20261128T020500 SUMMARY:Check oven", "DTSTART:20261128T020500 SUMMARY:Dentist",
        "DTSTART:20261128T090000 SUMMARY:Rent DESCRIPTION:Overdue since Friday 20 November.",
      ])
  }

  @Test(arguments: [
    ("2026-03-10T00:35", "00:30  Pills\n"), ("2026-03-10T00:25", ""), ("2026-03-10T09:00", ""),
  ])
  func `say a habit of the night in the night that ends its day`(now: String, said: String) throws {
    let files = ["habits.md": "## Pills\n\n- every: day\n- since: 2026-03-09\n- remind: 00:30\n"]
    #expect(try reminded(at: now, files, ["--within", "15m"]) == said)
  }
}

@Suite struct `A task that is said before it is due` {
  private func reminded(at now: String, _ arguments: [String]) throws -> String {
    let world = World(["tasks.md": "- [ ] Tea due:2026-03-08T11:00 remind:2h\n"], now: now)
    try RemindCommand.parse(arguments).run(in: world.environment)
    return world.printed
  }

  /// It may have been written down when its hour had passed.
  @Test(arguments: [
    ("2026-03-08T09:05", "09:00  Tea – Due today at 11:00.\n"), ("2026-03-08T10:35", ""),
    ("2026-03-08T11:05", "11:00  Tea – It was due at 11:00.\n"), ("2026-03-08T11:20", ""),
  ])
  func `is said once more when it is due`(now: String, said: String) throws {
    #expect(try reminded(at: now, ["--within", "15m"]) == said)
  }

  @Test func `stands in a calendar that is made between the two at the time that is due`() throws {
    #expect(try reminded(at: "2026-03-08T10:30", ["--ics", "-"]).contains("DTSTART:20260308T110000"))
  }

  @Test func `is not said to be due when that is over`() throws {
    #expect(try reminded(at: "2026-03-08T20:30", []).contains("11:00  Tea – It was due at 11:00.\n"))
  }
}
