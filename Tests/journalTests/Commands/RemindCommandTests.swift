import ArgumentParser
import Foundation
import Testing

@testable import journal

@Suite struct `journal remind` {
  private let files = [
    "habits.md": "## Run\n\n- every: tue,thu,sat\n- since: 2026-03-01\n- remind: 18:00\n",
    "tasks.md": "- [ ] Pay rent; \\ soon, due:2026-03-10\n- [ ] Call due:2026-03-16T15:00 remind:1d\n",
    "2026/2026-03-13.md": "## Lunch\n\n- rice\n",
  ]

  private func remind(_ world: World, _ arguments: [String]) throws {
    try RemindCommand.parse(arguments).run(in: world.environment)
  }

  @Test(arguments: [
    ("2026-03-14T08:00", [], ""),
    (
      "2026-03-14T20:05", ["--within", "15m"],
      "20:00  Your streak of 1 day ends today unless you write down something you ate – One entry keeps the streak.\n"
    ),
    ("2026-03-14T09:00", [], "09:00  Pay rent; \\ soon, – Overdue since Tuesday 10 March.\n"),
  ])
  func `says what has come`(now: String, arguments: [String], said: String) throws {
    let world = World(files, now: now)
    try remind(world, arguments)
    #expect(world.printed == said)
  }

  @Test func `says a task at the time before it, in the file of its day`() throws {
    var files = files
    files["tasks.md"] = nil
    files["2026/2026-03-14.md"] =
      "## Tasks\n\n- [ ] 14:00 Dentist\n- [ ] 16:00 Bank\n- [ ] 13:00 Ship due:2026-03-20\n"
    let world = World(files, now: "2026-03-14T14:30")
    try remind(world, ["--within", "1h"])
    #expect(world.printed == "14:00  Dentist\n")
  }

  @Test func `says after midnight what the file of the day before has behind 24:00`() throws {
    let world = World(
      [
        "2026/2026-03-14.md": "## Tasks\n\n- [ ] 25:00 Late\n- [ ] Due due:2026-03-14 25:10\n",
        "tasks.md": "- [ ] Pills due:2026-03-14 remind:21:00\n", "journal.toml": "[remind]\nlog = \"off\"\n",
      ], now: "2026-03-15T01:21")
    try remind(world, ["--within", "5h"])
    #expect(
      world.printed == """
        21:00  Pills – Overdue since Saturday 14 March.
        01:00  Late
        01:10  Due – It was due at 01:10.

        """)
  }

  @Test func `says a habit of 25:00 in the night behind its day, as the calendar does`() throws {
    let files = [
      "habits.md": "## Late\n\n- every: fri\n- since: 2026-03-02\n- remind: 25:00\n",
      "tasks.md": "- [ ] Pills due:2026-03-13 remind:25:00\n",
      "journal.toml": "[remind]\nlog = \"off\"\nrecap = \"off\"\nstreak = \"off\"\n",
    ]
    // Friday's night, and Saturday's.
    for (now, said) in [("2026-03-14T01:01", true), ("2026-03-15T01:01", false)] {
      let world = World(files, now: now)
      try remind(world, [])
      #expect(world.printed.contains("01:00  Late") == said, "\(now): \(world.printed)")
      #expect(world.printed.contains("01:00  Pills") == said, "\(now): \(world.printed)")
    }
    // The diary's day may end in that night, before the hour or after it.
    for ends in ["00:30", "04:00"] {
      var files = files
      files["journal.toml"] = "day_ends = \"\(ends)\"\n\(files["journal.toml"] ?? "")"
      for (now, said) in [("2026-03-14T01:01", true), ("2026-03-15T01:01", false)] {
        let world = World(files, now: now)
        try remind(world, [])
        #expect(world.printed.contains("01:00  Late") == said, "\(ends), \(now): \(world.printed)")
      }
    }
    let calendar = World(files, now: "2026-03-16T12:00")
    try remind(calendar, ["--ics", "-"])
    #expect(calendar.printed.contains("DTSTART:20260321T010000"), "\(calendar.printed)")
    #expect(calendar.printed.contains("RRULE:FREQ=WEEKLY;BYDAY=SA"), "\(calendar.printed)")
  }

  @Test func `says of a task that is put off behind its day that nothing is said of that`() throws {
    let world = World(["tasks.md": "- [ ] Tax due:2026-03-16 remind:1d\n"])
    try TaskSnoozeCommand.parse(["Tax", "2026-03-20"]).run(in: world.environment)
    #expect(
      world.printed
        == "‘Tax’ will remind you on Friday 20 March at 09:00; it is due on Monday 16 March, and nothing is said of that\n"
    )
    let list = World(["tasks.md": world.text(of: "tasks.md") ?? ""])
    try TasksCommand.parse([]).show(in: list.environment)
    #expect(list.printed.contains("reminder Friday 20 March 09:00 and not before"), "\(list.printed)")
  }

  @Test func `writes a calendar`() throws {
    let world = World(files, now: "2026-03-14T12:00")
    try remind(world, ["--ics", "-"])
    let text = world.printed
    let lines = text.split(separator: "\r\n").map(String.init)
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    let uids = lines.filter { $0.hasPrefix("UID:") }
    #expect(uids.count == Set(uids).count)
    #expect(uids.contains("UID:daily-reminder-1") && uids.contains("UID:daily-reminder-14"))
    #expect(uids.contains("UID:weekly-recap") && uids.contains("UID:streak-risk"))
    #expect(lines.contains("RRULE:FREQ=WEEKLY;BYDAY=TU,TH,SA"))
    #expect(lines.contains("DTSTART:20260315T150000"))
    #expect(lines.contains("DTSTAMP:20260314T120000Z"))
    // The hour of what is overdue has passed today.
    #expect(lines.contains("DTSTART:20260315T090000"))
  }

  @Test func `cancels in the same file what has ended since`() throws {
    let world = World(
      ["tasks.md": "- [ ] Call due:2026-03-18\n- [ ] Pay due:2026-03-19\n"], now: "2026-03-16T09:30")
    try remind(world, ["--ics", "cal.ics"])
    let before = try #require(world.text(of: "cal.ics"))
    #expect(!before.contains("CANCELLED"))
    try TaskDoneCommand.parse(["Call"]).run(in: world.environment)
    try remind(world, ["--ics", "cal.ics"])
    let after = try #require(world.text(of: "cal.ics")).replacing("\r\n", with: "\n")
    let events = after.components(separatedBy: "BEGIN:VEVENT\n").dropFirst()
    let call = try #require(events.first { $0.contains("SUMMARY:Call") })
    #expect(call.contains("STATUS:CANCELLED\nEND:VEVENT") && !call.contains("VALARM"))
    #expect(before.contains(call.split(separator: "\n").first { $0.hasPrefix("UID:") } ?? "-"))
    #expect(events.filter { $0.contains("CANCELLED") }.count == 1)
    try remind(world, ["--ics", "cal.ics"])
    #expect(world.text(of: "cal.ics")?.replacing("\r\n", with: "\n") == after)
  }

  @Test func `do not ask for food on days of rest`() throws {
    let world = World(
      [
        "journal.toml": "rest = [\"2026-03-17..2026-03-18\"]\n", "2026/2026-03-15.md": "## Lunch\n\n- soup\n",
      ],
      now: "2026-03-16T09:30")
    try remind(world, ["--ics", "-"])
    #expect(world.printed.contains("UID:daily-reminder-1\r\n"))
    #expect(!world.printed.contains("UID:daily-reminder-2\r\n"))
    #expect(!world.printed.contains("UID:daily-reminder-3\r\n"))
    #expect(world.printed.contains("UID:daily-reminder-4\r\n"))
  }

  @Test(arguments: [
    ("remind:1d remind:2026-03-16T09:00", ["20260317T150000", "20260318T150000"]),
    ("remind:1d remind:2026-03-16T21:00", ["20260316T210000", "20260317T150000", "20260318T150000"]),
    ("remind:1d remind:2026-03-20T09:00", ["20260320T090000"]),
    ("remind:2026-03-16T09:00", ["20260318T150000"]),
    ("remind:09:00 remind:1d", ["20260317T150000", "20260318T090000", "20260318T150000"]),
    (
      "remind:2h remind:08:00 remind:2026-03-17T09:00",
      ["20260317T090000", "20260318T080000", "20260318T130000", "20260318T150000"]
    ),
  ])
  func `says a day that a task names, and the lead behind it`(marks: String, starts: [String]) throws {
    let world = World(
      ["tasks.md": "- [ ] Call due:2026-03-18T15:00 \(marks)\n"], now: "2026-03-16T09:30")
    try remind(world, ["--ics", "-"])
    let events = world.printed.replacing("\r\n", with: "\n").components(separatedBy: "BEGIN:VEVENT\n")
      .dropFirst()
    let own = events.filter { $0.contains("SUMMARY:Call") }
    #expect(own.map { $0.components(separatedBy: "DTSTART:")[1].prefix(15).description } == starts)
  }

  @Test(arguments: [
    ("due:2026-03-20 remind:1d", ["Friday 20 March": "20260319T090000", "today": "20260320T090000"]),
    (
      "due:2026-03-20 remind:2026-03-18T10:00",
      ["Friday 20 March": "20260318T100000", "today": "20260320T090000"]
    ),
    ("due:2026-03-20T15:00 remind:2h", ["today at 15:00": "20260320T130000,20260320T150000"]),
  ])
  func `has an event for each alert of a task, and one when it is due`(
    marks: String, events: [String: String]
  ) throws {
    let world = World(["tasks.md": "- [ ] Call \(marks)\n"], now: "2026-03-16T09:30")
    try remind(world, ["--ics", "-"])
    let own = world.printed.replacing("\r\n", with: "\n").components(separatedBy: "BEGIN:VEVENT\n")
      .filter { $0.contains("SUMMARY:Call") }
    var found: [String: String] = [:]
    for event in own {
      let start = event.components(separatedBy: "DTSTART:")[1].prefix(15).description
      let day = event.components(separatedBy: "DESCRIPTION:Due ")[1].prefix { $0 != "." }.description
      found[day] = found[day].map { "\($0),\(start)" } ?? start
    }
    #expect(found == events)
    #expect(Set(own.map { $0.prefix { $0 != "\n" } }).count == own.count)
  }

  @Test(arguments: [
    ("2026-03-17T16:00", "15:00  Call – Due Wednesday 18 March at 15:00.\n"),
    ("2026-03-18T10:00", "09:00  Call – Due today at 15:00.\n"),
    ("2026-03-18T15:10", "15:00  Call – It was due at 15:00.\n"),
  ])
  func `says a task with two reminders at each, and when it is due`(now: String, said: String) throws {
    let world = World(["tasks.md": "- [ ] Call due:2026-03-18T15:00 remind:09:00 remind:1d\n"], now: now)
    try remind(world, [])
    #expect(world.printed.split(separator: "\n").filter { $0.contains("Call") }.joined() + "\n" == said)
  }

  @Test func `has a series for each rule of a habit, without the days of rest`() throws {
    let world = World(
      [
        "habits.md":
          "## Run\n\n- every: tue,thu\n- every: mon from 2026-04-01\n- since: 2026-03-01\n- remind: 18:00\n",
        "journal.toml": "rest = [\"2026-03-17..2026-03-19\"]\n",
      ], now: "2026-03-14T12:00")
    try remind(world, ["--ics", "-"])
    let lines = world.printed.split(separator: "\r\n").map(String.init)
    let events = lines.split(separator: "BEGIN:VEVENT").filter { $0.contains("SUMMARY:Run") }
    #expect(
      events.map { $0.filter { ["UID", "DTSTART", "RRULE", "EXDATE"].contains($0.prefix { $0 != ":" }) } }
        == [
          [
            "UID:habit-9fbbc819fe7e66aa", "DTSTART:20260324T180000",
            "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260331T235900",
          ],
          [
            "UID:habit-9fbbc819fe7e66aa-from-20260401", "DTSTART:20260406T180000",
            "RRULE:FREQ=WEEKLY;BYDAY=MO",
          ],
        ])
  }

  @Test func `excludes the days of rest that a series would come on`() throws {
    let world = World(
      [
        "habits.md": "## Run\n\n- every: day\n- remind: 18:00\n",
        "journal.toml": "rest = [\"2026-03-17..2026-03-18\", \"2026-04-01..2029-01-01\"]\n",
      ], now: "2026-03-14T12:00")
    try remind(world, ["--ics", "-"])
    let lines = world.printed.split(separator: "\r\n").map(String.init)
    #expect(lines.contains("RRULE:FREQ=DAILY;UNTIL=20260331T235900"))
    #expect(lines.contains("EXDATE:20260317T180000,20260318T180000"))
  }

  @Test func `leaves out what is logged, done or off`() throws {
    var files = files
    files["2026/2026-03-14.md"] = "## Lunch\n\n- rice\n\n## Habits\n\n- [x] Run\n"
    files["journal.toml"] = "[remind]\nrecap = \"off\"\nlog = \"21:15\"\n"
    let world = World(files, now: "2026-03-14T07:00")
    try remind(world, ["--ics", "-"])
    #expect(!world.printed.contains("daily-reminder-1\r"))
    #expect(world.printed.contains("DTSTART:20260315T211500"))
    #expect(!world.printed.contains("weekly-recap"))
    #expect(!world.printed.contains("streak-risk"))
    #expect(world.printed.contains("DTSTART:20260317T180000"))
    #expect(world.printed.contains("SUMMARY:Pay rent\\; \\\\ soon\\,"))
  }

  @Test(arguments: [("2026-03-14T17:59", "20260314T180000"), ("2026-03-14T18:00", "20260317T180000")])
  func `writes nothing of the past`(now: String, first: String) throws {
    let world = World(files, now: now)
    try remind(world, ["--ics", "-"])
    let lines = world.printed.split(separator: "\r\n").map(String.init)
    let rule = try #require(lines.firstIndex(of: "RRULE:FREQ=WEEKLY;BYDAY=TU,TH,SA"))
    #expect(lines[rule - 2] == "DTSTART:\(first)")
  }

  /// The hour of today has passed, so the calendar says it at once.
  @Test func `says when a task is due as it is on the day of the event`() throws {
    func events(_ path: String) throws -> [String] {
      let world = World([path: "- [ ] Call due:2026-03-14\n"], now: "2026-03-14T10:00")
      try remind(world, ["--ics", "-"])
      return world.printed.split(separator: "\r\n").map(String.init)
    }
    let lines = try events("tasks.md")
    #expect(lines.contains("DESCRIPTION:Due today."))
    #expect(lines.contains("DTSTART:20260314T100000"))
    let uid = try #require(lines.first { $0.hasPrefix("UID:task-") })
    // It stays the same in another file.
    #expect(try events("2026/2026-03-12.md").contains(uid))
  }

  @Test func `says nothing of tasks where they are off, whatever hour they name`() throws {
    var files = files
    files["journal.toml"] = "[remind]\ntasks = \"off\"\n"
    let world = World(files, now: "2026-03-15T16:00")
    try remind(world, [])
    #expect(world.printed == "")
    try remind(world, ["--ics", "-"])
    #expect(!world.printed.contains("UID:task-"))
    #expect(world.printed.contains("UID:habit-"))
  }

  /// A calendar goes on saying them for weeks.
  @Test func `dates the words of what comes again`() throws {
    var files = files
    files["2026/2026-03-12.md"] = "## Habits\n\n- [x] Run\n"
    let world = World(files, now: "2026-03-14T12:00")
    try remind(world, ["--ics", "-"])
    let text = world.printed.replacing("\r\n ", with: "")
    #expect(text.contains("SUMMARY:The recap of the week\r\nDESCRIPTION:As of Saturday 14 March: "))
    #expect(text.contains("SUMMARY:Run\r\nDESCRIPTION:As of Saturday 14 March: 1 time so far.\r\n"))
    let later = World(files, now: "2026-03-15T19:05")
    try remind(later, ["--within", "10m"])
    #expect(later.printed.hasPrefix("19:00  The recap of the week – "))
  }

  @Test func `is quiet for a timer`() throws {
    let world = World(
      ["journal.toml": "format = 1\n"], now: "2026-03-14T07:00", unreadable: ["2026/2026-03-14.md"])
    try remind(world, ["--notify"])
    #expect(world.printed == "")
  }
}
