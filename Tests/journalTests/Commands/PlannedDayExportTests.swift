import ArgumentParser
import Testing

@testable import journal

@Suite struct `The day that a task is planned for` {
  private let files = [
    "2026/2026-03-16.md":
      "## Tasks\n\n- [ ] Book flights\n  - [ ] Compare prices\n- [ ] 09:30 Call\n- [ ] Plan due:2026-03-18\n- [x] Write\n"
  ]

  @Test func `goes into todo.txt as the day to begin, and comes back as that`() throws {
    let world = World(files)
    try ExportCommand.parse(["todotxt"]).run(in: world.environment)
    #expect(
      world.printed == """
        Book flights t:2026-03-16 id:1
        Compare prices p:1
        Call t:2026-03-16 time:09:30
        Plan due:2026-03-18
        x 2026-03-16 Write

        """)
    let other = World(["todo.txt": world.printed])
    try ImportTodotxtCommand.parse(["todo.txt"]).run(in: other.environment)
    #expect(
      other.text(of: "tasks.md") == """
        # Tasks

        - [ ] Book flights start:2026-03-16
          - [ ] Compare prices
        - [ ] 09:30 Call start:2026-03-16
        - [ ] Plan due:2026-03-18
        - [x] Write done:2026-03-16

        """)
  }

  @Test func `goes into the calendar`() throws {
    let world = World(files)
    try ExportCommand.parse(["ics"]).run(in: world.environment)
    let lines = world.printed.split(separator: "\r\n").map(String.init)
    #expect(
      lines.filter { ["SUMMARY", "DTSTART", "DUE"].contains($0.prefix { $0 != ":" && $0 != ";" }) } == [
        "SUMMARY:Book flights", "DTSTART;VALUE=DATE:20260316", "SUMMARY:Compare prices",
        "SUMMARY:Call", "DTSTART:20260316T093000", "SUMMARY:Plan", "DUE;VALUE=DATE:20260318",
        "SUMMARY:Write",
      ])
    #expect(world.complained == "")
  }
}

@Suite struct `Notes of tasks in todo.txt` {
  @Test func `are missed of tasks that are written, not of their copies on other days`() throws {
    let world = World([
      "2026/2026-03-13.md": "## Tasks\n\n- [>] Call bank\n  - Ask for Ann\n",
      "2026/2026-03-14.md": "## Tasks\n\n- [ ] Call bank\n  - Ask for Ann\n",
    ])
    try ExportCommand.parse(["todotxt"]).run(in: world.environment)
    #expect(world.printed == "Call bank t:2026-03-14\n")
    #expect(
      world.complained == """
        journal: moved to another day, and not written: ‘Call bank’
        journal: todo.txt has no place for notes and attachments, so these are left out: ‘Call bank’

        """)
  }
}
