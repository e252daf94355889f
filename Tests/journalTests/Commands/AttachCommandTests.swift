import ArgumentParser
import Testing

@testable import journal

@Suite struct `--attach` {
  @Test func `is shown of an entry as of every other line`() throws {
    let world = World(["plan.pdf": "%PDF"])
    try AddCommand.parse(["13:00", "rice", "--category", "lunch", "--attach", "plan.pdf"]).run(
      in: world.environment)
    let show = World(["2026/2026-03-14.md": world.text(of: "2026/2026-03-14.md") ?? ""])
    try ShowCommand.parse([]).run(in: show.environment)
    #expect(show.printed.contains("• 13:00 rice · 1 attachment\n"))
    #expect(world.printed.contains("rice  2026-03-14T13:00; 1 file attached\n"), "\(world.printed)")
  }

  private let file = ["plan.pdf": "%PDF-1.7 a plan"]

  @Test func `keeps a file with an entry, which takes it along when it goes`() throws {
    let world = World(file)
    try AddCommand.parse(["13:00", "rice", "--category", "lunch", "--attach", "plan.pdf"]).run(
      in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\n## Lunch\n\n- 13:00 rice\n  - note: [plan.pdf](../media/2026-03-14-plan.pdf)\n"
    )
    #expect(world.text(of: "media/2026-03-14-plan.pdf") == "%PDF-1.7 a plan")
    try RemoveCommand.parse(["2026-03-14#1"]).run(in: world.environment)
    #expect(world.paths == ["2026/2026-03-14.md", "plan.pdf"])
  }

  @Test func `is linked below an entry that is there, beside its other changes`() throws {
    let before = "# Saturday, 14 March 2026\n\n## Lunch\n\n- 13:00 rice\n- 14:00 tea\n"
    let world = World(file.merging(["2026/2026-03-14.md": before]) { $1 })
    try EditCommand.parse(["rice", "--attach", "plan.pdf", "--attach", "plan.pdf"]).run(in: world.environment)
    try EditCommand.parse(["rice", "--time", "13:30", "--attach", "plan.pdf"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        # Saturday, 14 March 2026

        ## Lunch

        - 13:30 rice
          - note: [plan.pdf](../media/2026-03-14-plan.pdf)
          - note: [plan.pdf](../media/2026-03-14-plan-2.pdf)
          - edited: 2026-03-14 12:00
          - note: [plan.pdf](../media/2026-03-14-plan-3.pdf)
        - 14:00 tea

        """)
    #expect(world.text(of: "media/2026-03-14-plan-3.pdf") == "%PDF-1.7 a plan")
    #expect(
      world.printed == """
        2026-03-14#1  13:00 rice: 2 files attached
        changed 2026-03-14#1  13:00 rice to 13:30 rice; 1 file attached

        """)
  }

  @Test func `keeps files with a mood, a symptom and a line of one's own`() throws {
    let world = World(file)
    func log(_ arguments: String...) throws {
      try LogCommand.parse(arguments + ["--attach", "plan.pdf"]).run(in: world.environment)
    }
    try log("headache", "3/10")
    try log("mood", "4/5", "calm", "--time", "none")
    try log("mood", "2/5", "--time", "13:00")
    try log("row", "2", "km", "--under", "Sport")
    try log("headache", "1/10", "--time", "none")
    let text = """
      # Saturday, 14 March 2026

      ## Symptoms

      - 12:00 headache 3/10
        - [plan.pdf](../media/2026-03-14-plan.pdf)
      - headache 1/10
        - [plan.pdf](../media/2026-03-14-plan-5.pdf)

      ## Mood

      - 4/5 calm
        - [plan.pdf](../media/2026-03-14-plan-2.pdf)
      - 13:00 2/5
        - [plan.pdf](../media/2026-03-14-plan-3.pdf)

      ## Sport

      - 12:00 row 2 km
        - [plan.pdf](../media/2026-03-14-plan-4.pdf)

      """
    #expect(world.text(of: "2026/2026-03-14.md") == text)
    #expect(world.printed.contains("mood 4/5 calm; 1 file attached\n"))
    try ShowCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains("• 12:00 headache · 3/10 · 1 attachment\n"))
    #expect(world.printed.contains("• 4/5 calm · 1 attachment\n"))
  }

  @Test func `keeps files with a habit and with a day of it`() throws {
    let world = World(file.merging(["habits.md": "# Habits\n\n## Run\n\n- every: day\n"]) { $1 })
    try HabitEditCommand.parse(["Run", "--attach", "plan.pdf"]).run(in: world.environment)
    #expect(
      world.text(of: "habits.md")
        == "# Habits\n\n## Run\n\n- every: day\n- [plan.pdf](media/2026-03-14-plan.pdf)\n")
    try HabitTickCommand.parse(["Run", "--time", "none", "--attach", "plan.pdf"]).run(in: world.environment)
    try HabitTickCommand.parse(["Run", "--attach", "plan.pdf"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        # Saturday, 14 March 2026

        ## Habits

        - [x] Run
          - [plan.pdf](../media/2026-03-14-plan-2.pdf)
          - [plan.pdf](../media/2026-03-14-plan-3.pdf)

        """)
    #expect(world.printed == "Run: 1 file attached\nRun, done\nRun today: attached\n")
    try HabitAddCommand.parse(["Swim", "--attach", "plan.pdf"]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.hasSuffix("- [plan.pdf](media/2026-03-14-plan-4.pdf)\n") == true)
  }

  @Test func `refuses what is larger than the settings allow`() throws {
    let world = World([
      "journal.toml": "[tasks]\nfile_mb = 1\n", "big.bin": String(repeating: "a", count: 1_000_001),
      "habits.md": "## Run\n",
    ])
    let expected =
      "‘big.bin’ has 1.1 MB, and a file that is attached may have 1 MB; ‘file_mb’ under ‘[tasks]’ in journal.toml changes that; nothing was written"
    for command: any ParsableCommand in [
      try AddCommand.parse(["rice", "--attach", "big.bin"]),
      try HabitTickCommand.parse(["Run", "--attach", "big.bin"]),
    ] {
      let failure = #expect(throws: CommandFailure.self) {
        switch command {
        case let command as AddCommand: try command.run(in: world.environment)
        case let command as HabitTickCommand: try command.run(in: world.environment)
        default: break
        }
      }
      #expect(failure?.message == expected)
    }
    #expect(world.paths == ["big.bin", "habits.md", "journal.toml"])
  }

  @Test func `steps of a habit come and go`() throws {
    let world = World(["habits.md": "## Run\n\nA line.\n\n## Swim\n\n- every: day\n"])
    func edit(_ arguments: String...) throws {
      try HabitEditCommand.parse(arguments).run(in: world.environment)
    }
    try edit("Swim", "--step", "crawl", "--step", "breast")
    #expect(
      world.text(of: "habits.md")
        == "## Run\n\nA line.\n\n## Swim\n\n- every: day\n- steps:\n  - crawl\n  - breast\n")
    try edit("Swim", "--drop-step", "Crawl", "--step", "back")
    #expect(
      world.text(of: "habits.md")
        == "## Run\n\nA line.\n\n## Swim\n\n- every: day\n- steps:\n  - breast\n  - back\n")
    try edit("Swim", "--drop-step", "back", "--drop-step", "breast")
    #expect(world.text(of: "habits.md") == "## Run\n\nA line.\n\n## Swim\n\n- every: day\n")
    #expect(throws: CommandFailure.self) { try edit("Swim", "--drop-step", "back") }
    try edit("Run", "--step", "warm up")
    #expect(world.text(of: "habits.md")?.contains("- steps:\n  - warm up\n") == true)
  }
}
