import ArgumentParser
import FoundationEssentials
import Testing

@testable import journal

@Suite struct `A timer that reminds every quarter of an hour` {
  private func reminded(
    at now: String, _ files: [String: String], _ arguments: [String] = ["--within", "15m"]
  )
    throws -> String
  {
    let world = World(files, now: now)
    try RemindCommand.parse(arguments).run(in: world.environment)
    return world.printed
  }

  private let evening = [
    "habits.md": "## Floss\n\n- every: day\n- since: 2026-03-01\n- remind: 23:50\n",
    "tasks.md": "- [ ] Bins due:2026-03-10T23:52\n",
  ]

  @Test(arguments: [
    ("", "2026-03-10T23:45", ""),
    ("", "2026-03-11T00:00", "23:50  Floss\n23:52  Bins – It was due at 23:52.\n"),
    ("", "2026-03-11T00:15", ""),
    ("day_ends = \"04:00\"\n", "2026-03-11T00:00", "23:50  Floss\n23:52  Bins – It was due at 23:52.\n"),
  ])
  func `says what came before midnight after it`(settings: String, now: String, said: String) throws {
    #expect(try reminded(at: now, evening.merging(["journal.toml": settings]) { $1 }) == said)
  }

  @Test func `says once what came before the day ended at 04:00`() throws {
    let files = [
      "journal.toml": "day_ends = \"04:00\"\n", "tasks.md": "- [ ] Late remind:2026-03-11T03:55\n",
      "habits.md": "## Pills\n\n- every: day\n- since: 2026-03-01\n- remind: 03:50\n",
    ]
    #expect(try reminded(at: "2026-03-11T04:00", files) == "03:50  Pills\n03:55  Late\n")
  }

  @Test func `is in the order of the times`() throws {
    let files = [
      "tasks.md":
        "- [ ] Early due:2026-03-14T07:10\n- [ ] Old due:2026-03-01\n- [ ] Lead due:2026-03-14T11:00 remind:3h\n"
    ]
    #expect(
      try reminded(at: "2026-03-14T11:05", files, [])
        == "07:10  Early – It was due at 07:10.\n09:00  Old – Overdue since Sunday 1 March.\n11:00  Lead – It was due at 11:00.\n"
    )
  }

  @Test(arguments: [
    ("2026-03-19T18:35", "18:30  Bins – Due Friday 20 March at 06:30.\n"),
    ("2026-03-20T05:00", ""), ("2026-03-20T06:35", "06:30  Bins – It was due at 06:30.\n"),
    ("2026-03-20T18:35", ""),
  ])
  func `says a task before midnight, and when it is due, but not half a day later`(now: String, said: String)
    throws
  {
    #expect(try reminded(at: now, ["tasks.md": "- [ ] Bins due:2026-03-20T06:30 remind:12h\n"]) == said)
  }

  @Test func `has the event of a lead across midnight when the task is due, once the lead is over`() throws {
    let files = ["tasks.md": "- [ ] Bins due:2026-03-20T06:30 remind:12h\n"]
    let calendar = try reminded(at: "2026-03-20T05:00", files, ["--ics", "-"])
    let own = calendar.components(separatedBy: "BEGIN:VEVENT").filter { $0.contains("SUMMARY:Bins") }
    #expect(own.count == 1)
    #expect(own[0].contains("DTSTART:20260320T063000") && own[0].contains("Due today at 06:30."))
  }

  @Test func `says of a lead before midnight that is said after it that the task was due`() throws {
    let files = ["tasks.md": "- [ ] Pill due:2026-03-20T01:00 remind:2h every:day\n"]
    #expect(
      try reminded(at: "2026-03-20T01:05", files, ["--within", "180m"]).contains(
        "Pill – It was due at 01:00.\n"))
  }

  @Test func `is silent on days of rest about habits and streaks`() throws {
    let files = [
      "journal.toml": "rest = [\"2026-03-14..2026-03-15\"]\n",
      "habits.md": "## Run\n\n- every: day\n- since: 2026-03-01\n- remind: 08:00\n",
      "2026/2026-03-13.md": "## Lunch\n\n- rice\n", "2026/2026-03-12.md": "## Lunch\n\n- rice\n",
    ]
    #expect(!(try reminded(at: "2026-03-14T21:00", files, []).contains("Run")))
    #expect(!(try reminded(at: "2026-03-14T21:00", files, []).contains("streak")))
    #expect(try reminded(at: "2026-03-14T07:00", files, ["--ics", "-"]).contains("DTSTART:20260316T080000"))
  }
}
