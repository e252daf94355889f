import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal today, the page of the day` {
  /// It is Monday 16 March 2026, eight o'clock.
  private func page(_ arguments: String..., files: [String: String]) throws -> String {
    let world = World(files, now: "2026-03-16T08:00")
    try TodayCommand.parse(arguments).run(in: world.environment)
    return world.printed
  }

  private static let files = [
    "journal.toml": "[[goal]]\nenergy_kcal = 2000\n",
    "habits.md": "## Meditate\n\n- remind: 06:30\n\n## Water\n\n- target: 8 glasses\n- priority: high\n",
    "tasks.md": "- [ ] Rent due:2026-03-01 !low\n- [x] Post done:2026-03-16\n- [ ] Swim\n",
    "2025/2025-03-16.md": "## Lunch\n\n- dosa\n- idli\n- tea\n- upma\n",
    "2026/2026-03-12.md": "## Tasks\n\n- [ ] Call mum\n- [ ] Read due:2026-03-15\n",
    "2026/2026-03-15.md":
      "## Lunch\n\n- soup\n\n## Tasks\n\n- [ ] Paint\n- [x] Read\n\n## Habits\n\n- [x] Meditate\n",
    "2026/2026-03-16.md":
      "## Breakfast\n\n- 07:30 oats (400 kcal)\n\n## Tasks\n\n- [ ] 18:00 Pay due:2026-03-16 !high\n\n## Habits\n\n- 07:00 Water: 2/8\n\n## Notes\n\nRain.\n",
  ]

  @Test func `has what was eaten, what is to be done, and how it went before`() throws {
    let shown = try page(files: Self.files)
    #expect(
      shown == """
        Monday, 16 March 2026

          Good morning. 1 entry so far. 2 days in a row.

          Last week’s recap: One entry. ‘journal recap --week last’ shows it.

        Breakfast
          • 07:30 oats · 400 kcal

          400 kcal, from the one entry.

          Of the goal of 2,000 kcal 1,600 kcal are left.

        Overdue
          • 1 Rent · due Sunday 1 March · low priority

        To do
          • 2 Pay · 18:00 · due today · high priority

        Carried over
          • 3 Call mum · from Thursday 12 March
          • 4 Paint · from yesterday

        Habits
          • Water · open, 2 of 8 glasses, 6 left
          • Meditate · open · 1 day

          1 task done today; --show-done lists it.

        Notes
          • Rain.

          A year ago: dosa, idli, tea and 1 more. ‘journal on-this-day’ shows the day.

        """)
  }

  @Test func `lists a task that is due though it stands in the file of a later day`() throws {
    let page = try page(files: [
      "2026/2026-03-19.md":
        "## Tasks\n\n- [ ] Call mum due:2026-03-16\n- [ ] Photo due:2026-03-14\n- [ ] Paint\n"
    ])
    #expect(page.contains("Overdue\n  • 1 Photo · due Saturday 14 March"))
    #expect(page.contains("To do\n  • 2 Call mum · due today"))
    #expect(!page.contains("Paint"))
  }

  @Test func `puts tasks and habits into one list, and shows what is done`() throws {
    let page = try page("--sort", "time", "--show-done", files: Self.files)
    #expect(
      page.contains(
        """
        To do
          • 1 Rent · due Sunday 1 March · low priority
          • Meditate · open · 1 day
          • Water · open, 2 of 8 glasses, 6 left
          • 2 Pay · 18:00 · due today · high priority
          • 3 Call mum · from Thursday 12 March
          • 4 Paint · from yesterday

        Done
          • Post · done today
        """), "\(page)")
  }

  @Test(arguments: ["json", "markdown", "html"]) func `is there in every form`(format: String) throws {
    let page = try page("--format", format, files: Self.files)
    for word in ["Pay", "Meditate", "Call mum", "oats"] { #expect(page.contains(word), "\(format)") }
  }

  @Test func `has the signs of tags, as search and the habits have`() throws {
    let files = [
      "journal.toml": "[tags]\nhealth = \"♥ green\"\n",
      "habits.md": "## Run\n\n- every: day\n- tags: health, dawn\n",
      "2026/2026-03-16.md": "## Lunch\n\n- rice #health\n",
    ]
    #expect(try page("--format", "markdown", files: files).contains("Run · open · ♥ #health · #dawn\n"))
    let world = World(files, now: "2026-03-16T08:00")
    try HabitsCommand.parse(["--format", "markdown"]).run(in: world.environment)
    #expect(world.printed.contains("| **Run** ♥ #health |"))
    let search = World(files, now: "2026-03-16T08:00")
    try SearchCommand.parse(["rice", "--format", "markdown"]).run(in: search.environment)
    #expect(search.printed.contains("**rice** ♥ #health\n"))
  }

  @Test func `keeps a file that is attached in media, and follows it`() throws {
    let world = World(
      ["bill no. 1.pdf": "%PDF", "2026/2026-03-12.md": "## Tasks\n\n- [ ] Pay every:week\n"],
      now: "2026-03-16T08:00")
    func run(_ arguments: [String]) throws {
      switch try TaskCommand.parseAsRoot(arguments) {
      case let command as TaskEditCommand: try command.run(in: world.environment)
      case let command as TaskMoveCommand: try command.run(in: world.environment)
      case let command as TaskAddCommand: try command.run(in: world.environment)
      default: Issue.record("no such command")
      }
    }
    try run(["edit", "pay", "--attach", "bill no. 1.pdf"])
    #expect(
      world.text(of: "2026/2026-03-12.md")
        == "## Tasks\n\n- [ ] Pay every:week\n  - [bill-no.-1.pdf](../media/2026-03-16-bill-no.-1.pdf)\n")
    #expect(world.text(of: "media/2026-03-16-bill-no.-1.pdf") == "%PDF")
    #expect(world.printed == "1  Pay, from Thursday 12 March, every week, 1 attachment\n")
    try run(["move", "pay", "someday"])
    #expect(
      world.text(of: "tasks.md")?.contains("  - [bill-no.-1.pdf](media/2026-03-16-bill-no.-1.pdf)\n") ?? false
    )
    try run(["add", "Print", "--attach", "bill no. 1.pdf"])
    #expect(world.text(of: "media/2026-03-16-bill-no.-1-2.pdf") == "%PDF")
  }

  @Test(arguments: [
    (
      "file_mb = 1", 1_500_000,
      "‘big.bin’ has 1.5 MB, and a file that is attached may have 1 MB; ‘file_mb’ under ‘[tasks]’ in journal.toml changes that; nothing was written"
    ),
    (
      "attached_mb = 2", 2_100_000,
      "with ‘big.bin’ the task would have 2.1 MB attached, and it may have 2 MB; ‘attached_mb’ under ‘[tasks]’ in journal.toml changes that; nothing was written"
    ),
  ])
  func `refuses to attach what is too large`(setting: String, size: Int, message: String) throws {
    let world = World([
      "journal.toml": "[tasks]\n\(setting)\n", "big.bin": String(repeating: "x", count: size),
    ])
    #expect {
      try TaskAddCommand.parse(["Print", "--attach", "big.bin"]).run(in: world.environment)
    } throws: { ($0 as? CommandFailure)?.message == message }
    #expect(world.text(of: "tasks.md") == nil)
  }
}
