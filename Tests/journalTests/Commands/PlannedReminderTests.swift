import ArgumentParser
import Testing

@testable import journal

@Suite struct `The reminder of a task that is planned and not due` {
  @Test(arguments: [
    (
      "2026/2026-03-16.md", "- [ ] 17:00 Later remind:1h", "16:05",
      "16:00  Later – Planned for today at 17:00.\n"
    ),
    ("2026/2026-03-16.md", "- [ ] 17:00 Later remind:1h", "17:05", "17:00  Later\n"),
    ("2026/2026-03-16.md", "- [ ] Later remind:14:15", "14:20", "14:15  Later\n"),
    (
      "2026/2026-03-17.md", "- [ ] Later remind:1d", "09:05", "09:00  Later – Planned for Tuesday 17 March.\n"
    ),
    ("tasks.md", "- [ ] Later scheduled:2026-03-16T18:00", "18:05", "18:00  Later\n"),
    (
      "tasks.md", "- [ ] Later scheduled:2026-03-16T18:00 remind:30m", "17:35",
      "17:30  Later – Planned for today at 18:00.\n"
    ),
  ])
  func `is said, as the list of tasks promises`(path: String, line: String, time: String, said: String) throws
  {
    let settings = "format = 1\n[remind]\nlog = \"off\"\nrecap = \"off\"\n"
    let text = path == "tasks.md" ? "\(line)\n" : "## Tasks\n\n\(line)\n"
    let world = World([path: text, "journal.toml": settings], now: "2026-03-16T\(time)")
    try RemindCommand.parse(["--within", "15m"]).run(in: world.environment)
    #expect(world.printed == said)
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(world.printed == said)
  }

  @Test func `is named by the check where no day is known`() throws {
    let world = World(["tasks.md": "- [ ] Later remind:14:15\n"])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(
      world.printed
        == "tasks.md:1:13: warning: ‘remind:14:15’ belongs to the day a task is due, and this one names none, so it reminds of nothing; add ‘due:2026-03-18’ [unread-mark]\n"
    )
  }

  /// It is noon on Saturday 14 March 2026.
  @Test func `is written with the day of the file`() throws {
    let day = "2026/2026-03-14.md"
    let world = World([day: "## Tasks\n\n- [ ] Read\n"])
    try TaskAddCommand.parse(["Call", "--remind", "14:15", "--day", "today"]).run(in: world.environment)
    #expect(world.text(of: day) == "## Tasks\n\n- [ ] Read\n- [ ] Call remind:14:15\n")
    try TaskEditCommand.parse(["Read", "--remind", "15:30"]).run(in: world.environment)
    #expect(world.text(of: day) == "## Tasks\n\n- [ ] Read remind:15:30\n- [ ] Call remind:14:15\n")
    #expect(world.complained == "")
    #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse(["Call", "--remind", "14:15"]).run(in: world.environment)
    }
  }
}

@Suite struct `A reminder of a task for which nobody was there` {
  private let settings = "[remind]\nlog = \"off\"\nrecap = \"off\"\n"

  /// What is said by runs at these times, one after the other.
  private func said(_ tasks: String, _ runs: [(time: String, arguments: [String])]) throws -> [String] {
    let world = World(["journal.toml": settings, "tasks.md": tasks])
    var printed = ""
    return try runs.map { run in
      var environment = world.environment
      environment.now = try #require(LocalMoment(run.time))
      try RemindCommand.parse(run.arguments).run(in: environment)
      defer { printed = world.printed }
      return String(world.printed.dropFirst(printed.count))
    }
  }

  @Test func `is said once when somebody is there again, within a day`() throws {
    let timer = ["--within", "15m"]
    #expect(
      try said(
        "- [ ] Call remind:2026-03-14T20:00\n",
        [
          ("2026-03-14T18:00", timer), ("2026-03-15T08:00", timer), ("2026-03-15T08:15", timer),
          ("2026-03-15T09:00", []),
        ]) == ["", "Saturday 14 March 20:00  Call\n", "", ""])
    #expect(
      try said(
        "- [ ] Call remind:2026-03-14T20:00\n", [("2026-03-14T18:00", timer), ("2026-03-16T08:00", timer)])
        == ["", ""])
    #expect(
      try said(
        "- [ ] Call due:2026-03-14T10:00\n", [("2026-03-14T09:00", timer), ("2026-03-14T11:00", timer)])
        == ["", "10:00  Call – It was due at 10:00.\n"])
  }

  @Test func `is said of a task that was put off, also where no run is known`() throws {
    #expect(
      try said("- [ ] Call remind:2026-03-14T20:00\n- [ ] Post due:2026-03-14\n", [("2026-03-15T08:00", [])])
        == ["Saturday 14 March 20:00  Call\n"])
  }
}
