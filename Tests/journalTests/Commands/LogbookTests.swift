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

          1 part of an unfinished task done.

        Thursday 12 March
          • boxes · after 2 days · part of ‘Move’, which is open

        """)
  }

  @Test func `has the parts that were done of a task that was written again, moved or cancelled`() throws {
    let world = World([
      "2026/2026-03-09.md": "- [>] Cellar\n  - [x] shelves\n- [-] Trip\n  - [x] map\n",
      "2026/2026-03-10.md": "- [ ] Report\n  - [x] outline\n  - [x] title\n",
      "2026/2026-03-11.md": "- [x] Report\n  - [x] title\n  - [x] chapter one\n",
    ])
    try LogbookCommand.parse([]).show(in: world.environment)
    #expect(
      world.printed == """
        Logbook

          1 task and 3 parts of unfinished tasks done from Friday 13 February to
          Saturday 14 March, on 3 days.

        Wednesday 11 March
          • Report · 2/2 parts: title, chapter one

        Tuesday 10 March
          • outline · part of ‘Report’, which was written again later

        Monday 9 March
          • shelves · part of ‘Cellar’, which was moved
          • map · part of ‘Trip’, which was cancelled

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

          2 tasks were done on a day that is not written down: ‘journal logbook --period
          all’ shows them.

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
          1 task was done on a day that is not written down: ‘journal logbook day
          --period all’ shows it.

        """)
  }
}

/// It is noon on Monday 16 March 2026.
@Suite struct `The time in front of a task that was done` {
  /// The file in which it stands open, its line there once it is done, and what the logbook, todo.txt, Taskwarrior and a calendar say.
  @Test(arguments: [
    // Done on another day than it was planned for, or before its time: no time, or the right one.
    (
      "2026/2026-03-15.md", "18:30 Call", "- [x] 18:30 Call done:2026-03-16", "  • Call · after 1 day\n",
      "x 2026-03-16 Call time:18:30\n", "20260316T000000Z", "COMPLETED:20260316T120000Z"
    ),
    (
      "2026/2026-03-16.md", "18:30 Call", "- [x] 18:30 Call done:12:00", "  • 12:00 Call\n",
      "x 2026-03-16 Call done_time:12:00 time:18:30\n", "20260316T120000Z", "COMPLETED:20260316T120000Z"
    ),
    (
      "tasks.md", "18:30 Call", "- [x] 18:30 Call done:2026-03-16", "  • Call\n",
      "x 2026-03-16 Call time:18:30\n", "20260316T000000Z", "COMPLETED:20260316T120000Z"
    ),
    (
      "2026/2026-03-16.md", "11:30 Call", "- [x] 11:30 Call", "  • 11:30 Call\n",
      "x 2026-03-16 Call done_time:11:30 time:11:30\n", "20260316T113000Z", "COMPLETED:20260316T113000Z"
    ),
  ])
  func `says when it was done only where it can`(
    path: String, words: String, written: String, logged: String, todo: String, end: String, completed: String
  ) throws {
    let world = World([path: "## Tasks\n\n- [ ] \(words)\n"], now: "2026-03-16T12:00")
    try TaskDoneCommand.parse(["Call"]).run(in: world.environment)
    #expect(world.text(of: path) == "## Tasks\n\n\(written)\n")
    let files = [path: "## Tasks\n\n\(written)\n"]
    let book = World(files, now: "2026-03-16T12:00")
    try LogbookCommand.parse([]).show(in: book.environment)
    #expect(book.printed.contains(logged), "\(book.printed)")
    let list = World(files, now: "2026-03-16T12:00")
    try ExportCommand.parse(["todotxt"]).run(in: list.environment)
    #expect(list.printed == todo)
    let warrior = World(files, now: "2026-03-16T12:00")
    try ExportCommand.parse(["taskwarrior"]).run(in: warrior.environment)
    #expect(warrior.printed.contains("\"end\": \"\(end)\""), "\(warrior.printed)")
    let calendar = World(files, now: "2026-03-16T12:00")
    try ExportCommand.parse(["ics"]).run(in: calendar.environment)
    #expect(calendar.printed.contains(completed), "\(calendar.printed)")
    try TaskReopenCommand.parse(["Call"]).run(in: world.environment)
    #expect(world.text(of: path) == "## Tasks\n\n- [ ] \(words)\n")
  }
}
