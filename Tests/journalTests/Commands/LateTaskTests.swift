import ArgumentParser
import JournalFormat
import Testing

@testable import journal

/// It is Saturday 14 March 2026, noon.
@Suite struct `A task that was finished before it is ticked` {
  private func done(_ world: World, _ arguments: [String]) throws {
    try TaskDoneCommand.parse(arguments).run(in: world.environment)
  }

  @Test(arguments: [
    ("every:day due:2026-03-08", "2026-03-08", "every:day due:2026-03-14"),
    ("every:week due:2026-03-02", "2026-03-03", "every:week due:2026-03-16"),
    ("every:3d! due:2026-03-01", "2026-03-02", "every:3d! due:2026-03-14"),
    ("every:mon! due:2026-03-02", "2026-03-02", "every:mon! due:2026-03-16"),
  ])
  func `has its next one on a day that is not past, and loses it again when it is opened`(
    marks: String, day: String, next: String
  ) throws {
    let before = "- [ ] Water \(marks)\n"
    let world = World(["tasks.md": before])
    try done(world, ["water", "--day", day])
    #expect(world.text(of: "tasks.md") == "- [x] Water \(marks) done:\(day)\n- [ ] Water \(next)\n")
    try TaskReopenCommand.parse(["tasks.md:1"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == before)
  }

  @Test func `whose rule cannot be read has no next one, and says so`() throws {
    let world = World(["tasks.md": "- [ ] Water every:fortnight due:2026-03-14\n"])
    try done(world, ["water"])
    #expect(
      world.printed
        == "done: Water every:fortnight; ‘every:fortnight’ is no rule, so there is no next one\n")
  }

  @Test func `leaves the next one of a later one alone when it is opened again`() throws {
    let later = "- [x] Water every:day due:2026-03-13 done:2026-03-13\n- [ ] Water every:day due:2026-03-14\n"
    let world = World(["tasks.md": "- [x] Water every:day due:2026-03-12 done:2026-03-12\n" + later])
    try TaskReopenCommand.parse(["tasks.md:1"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Water every:day due:2026-03-12\n" + later)
  }

  @Test func `in a day's file has its next one in the file of today`() throws {
    let world = World(["2026/2026-03-10.md": "## Tasks\n\n- [ ] Stretch every:day\n"])
    try done(world, ["stretch", "--day", "2026-03-10"])
    #expect(world.text(of: "2026/2026-03-10.md") == "## Tasks\n\n- [x] Stretch every:day\n")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- [ ] Stretch every:day\n") == true)
  }
}

@Suite struct `A reminder that counts from a due day` {
  @Test(arguments: [
    ["Call", "--remind", "1d"], ["Call remind:1d"], ["Call", "--remind", "1440m"],
  ])
  func `is refused without one`(arguments: [String]) throws {
    let world = World()
    #expect {
      try TaskAddCommand.parse(arguments).run(in: world.environment)
    } throws: {
      ($0 as? CommandFailure)?.message
        == "‘remind:1d’ needs the day it is due, and there is none; add --due friday, or name the day to be reminded on, as in --remind 'friday 9:00'; nothing was written"
    }
    #expect(world.complained == "")
    #expect(world.text(of: "tasks.md") == nil)
  }

  @Test func `among the words has its day from an option`() throws {
    let world = World()
    try TaskAddCommand.parse(["Call remind:1d", "--due", "friday"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call remind:1d due:2026-03-20 ➕ 2026-03-14\n")
    #expect(world.complained == "")
  }

  @Test func `is refused by an edit without one`() throws {
    let world = World(["tasks.md": "- [ ] Call\n"])
    #expect(throws: CommandFailure.self) {
      try TaskEditCommand.parse(["call", "--remind", "09:00"]).run(in: world.environment)
    }
    #expect(world.text(of: "tasks.md") == "- [ ] Call\n")
  }

  @Test func `goes with the due day`() throws {
    let world = World(["tasks.md": "- [ ] Call due:2026-03-20 remind:2h\n"])
    try TaskEditCommand.parse(["call", "--due", "none"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Call\n")
    #expect(
      world.printed
        == "1  Call\nthe reminder is left out, as no day is due; ‘--due friday --remind 2h’ sets both\n")
  }

  @Test func `is left out of a task that is written once more without one`() throws {
    let call = "- [x] Call due:2026-03-10 remind:1d done:2026-03-10\n"
    let world = World(["tasks.md": call])
    try TaskAgainCommand.parse(["call"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == call + "- [ ] Call ➕ 2026-03-14\n")
    #expect(
      world.printed
        == "1  Call; in tasks.md\nthe reminder is left out, as no day is due; ‘--due friday --remind 1d’ sets both\n"
    )
    let due = World(["tasks.md": call])
    try TaskAgainCommand.parse(["call", "--due", "friday"]).run(in: due.environment)
    #expect(due.text(of: "tasks.md") == call + "- [ ] Call due:2026-03-20 remind:1d ➕ 2026-03-14\n")
  }
}

/// The night of 29 March 2026 in Berlin: 01:59 is followed by 03:00.
@Suite struct `Where clocks are set forward` {
  private func world(_ files: [String: String], now: String) -> (
    world: World, environment: CommandEnvironment
  ) {
    let world = World(files, now: now)
    var environment = world.environment
    environment.localMoment = { seconds in
      let change = (Day("2026-03-29")?.ordinal ?? 0) * 86_400 + 3_600
      let minutes = seconds / 60 + (seconds < change ? 60 : 120)
      return LocalMoment(
        day: Day(ordinal: minutes / 1_440), time: ClockTime(minutes: minutes % 1_440) ?? .noon)
    }
    return (world, environment)
  }

  private let pill = ["tasks.md": "- [ ] Pill due:2026-03-29T02:30\n"]

  @Test func `a reminder of the hour that is left out is said right after it`() throws {
    let (night, environment) = world(pill, now: "2026-03-29T03:00")
    try RemindCommand.parse(["--within", "15m"]).run(in: environment)
    #expect(night.printed == "02:30  Pill – It was due at 02:30.\n")
    let (later, after) = world(pill, now: "2026-03-29T03:15")
    try RemindCommand.parse(["--within", "15m"]).run(in: after)
    #expect(later.printed == "")
  }

  @Test func `a calendar has it at the first moment after the gap`() throws {
    let (night, environment) = world(pill, now: "2026-03-28T12:00")
    try RemindCommand.parse(["--ics", "-"]).run(in: environment)
    #expect(night.printed.contains("DTSTART:20260329T030000\r\n"))
    #expect(!night.printed.contains("T023000"))
  }

  @Test(arguments: [
    ("2026-03-28T12:00", "2026-03-29 02:30", "2026-03-29T03:00"),
    ("2026-03-29T01:45", "30m", "2026-03-29T03:15"), ("2026-03-29T01:00", "2h", "2026-03-29T04:00"),
  ])
  func `a task is put off to a moment that there is`(now: String, until: String, written: String) throws {
    let (night, environment) = world(["tasks.md": "- [ ] Pill\n"], now: now)
    try TaskSnoozeCommand.parse(["pill", until]).run(in: environment)
    #expect(night.text(of: "tasks.md") == "- [ ] Pill remind:\(written)\n")
  }
}

@Suite struct `A task whose time is over` {
  private let files = [
    "tasks.md": """
    - [ ] Call due:2026-03-14T11:00
    - [ ] Post due:2026-03-14T15:00
    - [ ] Rent due:2026-03-13T09:00
    - [ ] Tidy due:2026-03-14
    - [ ] Bins due:2026-03-12

    """,
    "2026/2026-03-14.md": "## Tasks\n\n- [ ] 10:30 Stretch\n",
  ]

  @Test func `says so in the list of today`() throws {
    let world = World(files)
    try TasksCommand.parse([]).show(in: world.environment)
    #expect(
      world.printed == """
        Tasks on Saturday 14 March

        Overdue (2)
          • 1 Bins · due Thursday 12 March
          • 2 Rent · due yesterday 09:00

        Today (4)
          • 3 Stretch · since 10:30
          • 4 Call · due since 11:00
          • 5 Post · due today 15:00
          • 6 Tidy · due today

        """)
  }

  @Test func `stands by its day and time where the day is sorted by time`() throws {
    let world = World(files)
    try TodayCommand.parse(["--sort", "time"]).run(in: world.environment)
    let lines = world.printed.split(separator: "\n")
    let order = lines.compactMap { line in
      ["Bins", "Rent", "Stretch", "Call", "Post", "Tidy"].first { line.contains($0) }
    }
    #expect(order == ["Bins", "Rent", "Stretch", "Call", "Post", "Tidy"])
  }
}
