import ArgumentParser
import Testing

@testable import journal

@Suite struct `The logbook` {
  @Test func `says what was done, by day`() throws {
    let world = World([
      "tasks.md": "- [x] Rent done:2026-03-13 ➕ 2026-03-01\n- [x] Some day\n",
      "2026/2026-03-10.md": "- [x] Paint done:2026-03-13\n- [x] 18:20 Buy oats\n- [ ] Read\n",
    ])
    try LogbookCommand.parse(["--period", "all"]).show(in: world.environment)
    #expect(
      world.printed == """
        Logbook

          4 tasks done, on 2 days.

        Friday 13 March
          • Paint · after 3 days
          • Rent · after 12 days

        Tuesday 10 March
          • 18:20 Buy oats

        On a day that is not written down
          • Some day

        """)
  }

  @Test func `has the parts that were done of an open task`() throws {
    let world = World(["2026/2026-03-10.md": "- [ ] Move\n  - [x] boxes done:2026-03-12\n  - [ ] keys\n"])
    try LogbookCommand.parse(["boxes"]).show(in: world.environment)
    #expect(
      world.printed == """
        Logbook

          1 task done.

        Thursday 12 March
          • boxes · after 2 days · part of ‘Move’, which is open

        """)
  }

  @Test func `names the parts that were done, and counts what says no day`() throws {
    let world = World([
      "tasks.md": "- [x] Some day\n- [x] Call Ana\n",
      "2026/2026-03-10.md": "- [x] Clean\n  - [x] kitchen\n  - [ ] bath\n  - [x] hall\n",
    ])
    try LogbookCommand.parse(["--period", "2026-03"]).show(in: world.environment)
    #expect(
      world.printed == """
        Logbook

          1 task done from Sunday 1 March to Tuesday 31 March.

        Tuesday 10 March
          • Clean · 2/3 parts: kitchen, hall

          2 more tasks were done on a day that is not written down: ‘journal logbook
          --period all’ shows them.

        """)
  }

  @Test func `keeps the words asked for in the command it names`() throws {
    let world = World(["tasks.md": "- [x] Some day\n"])
    try LogbookCommand.parse(["day", "--period", "2026-03"]).show(in: world.environment)
    #expect(
      world.printed == """
        Logbook

          No task with ‘day’ was done from Sunday 1 March to Tuesday 31 March. ‘journal
          task done’ with a number of ‘journal tasks’ ticks one.
          1 more task was done on a day that is not written down: ‘journal logbook day
          --period all’ shows it.

        """)
  }
}
