import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal task` {
  private func run(_ world: World, _ arguments: [String]) throws {
    if arguments.first == "list" {
      let command = try TasksCommand.parse(Array(arguments.dropFirst()))
      return try command.show(in: world.environment)
    }
    switch try TaskCommand.parseAsRoot(arguments) {
    case let command as TaskAddCommand: try command.run(in: world.environment)
    case let command as TaskDoneCommand: try command.run(in: world.environment)
    case let command as TaskStartCommand: try command.run(in: world.environment)
    case let command as TaskCancelCommand: try command.run(in: world.environment)
    case let command as TaskReopenCommand: try command.run(in: world.environment)
    case let command as TaskMoveCommand: try command.run(in: world.environment)
    case let command as TaskSnoozeCommand: try command.run(in: world.environment)
    case let command as TaskEditCommand: try command.run(in: world.environment)
    case let command as TaskRemoveCommand: try command.run(in: world.environment)
    case let command as TaskAgainCommand: try command.run(in: world.environment)
    case let command as TaskShowCommand: try command.show(in: world.environment)
    default: Issue.record("no such command")
    }
  }

  private static let today = "2026/2026-03-14.md"

  /// What a command makes of `tasks.md`, and what it says. It is Saturday 14 March 2026, noon.
  @Test(arguments: [
    (
      [
        "add", "Book dentist", "--due", "friday", "--at", "15:00", "--priority", "high", "--tag", "health",
        "--every", "2 weeks", "--remind", "1d", "--sub", "find number",
      ],
      "",
      "# Tasks\n\n- [ ] Book dentist due:2026-03-20T15:00 !high every:2w remind:1d #health ➕ 2026-03-14\n  - [ ] find number\n",
      "1  Book dentist, due Friday 20 March 15:00, high priority, every 2 weeks, reminder 1 day before, 0/1 parts, #health; in tasks.md\n"
    ),
    (
      ["add", "Sweep", "--tag", "two words", "--tag", "#home"], "- [ ] Swim\n",
      "- [ ] Swim\n- [ ] Sweep #[[two words]] #home ➕ 2026-03-14\n",
      "1  Sweep, #two words, #home; in tasks.md\n"
    ),
    (
      ["add", "Book dentist due:friday !high #health"], "- [ ] Swim\n",
      "- [ ] Swim\n- [ ] Book dentist due:2026-03-20 !high #health ➕ 2026-03-14\n",
      "1  Book dentist, due Friday 20 March, high priority, #health; in tasks.md\n"
    ),
    (
      ["add", "Book dentist due: friday 15:00 start:tomorrow"], "- [ ] Swim\n",
      "- [ ] Swim\n- [ ] Book dentist due:2026-03-20T15:00 start:2026-03-15 ➕ 2026-03-14\n",
      "1  Book dentist, due Friday 20 March 15:00, from tomorrow; in tasks.md\n"
    ),
    (
      ["done", "swim"], "* [ ] Swim 📅 2026-03-20\r\n* [ ] Read\r\n",
      "* [x] Swim 📅 2026-03-20 ✅ 2026-03-14\r\n* [ ] Read\r\n", "done: Swim\n"
    ),
    (
      ["done", "rent"], "- [ ] Rent every:month due:2026-01-31 remind:2026-02-01\n- [ ] Read\n",
      "- [x] Rent every:month due:2026-01-31 remind:2026-02-01 done:2026-03-14\n- [ ] Rent every:month due:2026-03-31\n- [ ] Read\n",
      "done: Rent\nthe next one: Tuesday 31 March, in tasks.md\n"
    ),
    (
      ["done", "filter"], "- [ ] Change filter every:month! 📅 2026-03-01\n  - [x] buy\n",
      "- [x] Change filter every:month! 📅 2026-03-01 ✅ 2026-03-14\n  - [x] buy\n- [ ] Change filter every:month! 📅 2026-04-14\n  - [ ] buy\n",
      "done: Change filter\nthe next one: Tuesday 14 April, in tasks.md\n"
    ),
    (
      ["done", "1.1"], "- [ ] Move\n  - [ ] boxes\n  - [-] van\n",
      "- [ ] Move\n  - [x] boxes done:2026-03-14\n  - [-] van\n",
      "done: boxes\nall parts of ‘Move’ are done; ‘journal task done 1’ ticks it\n"
    ),
    (
      ["done", "1", "2"], "- [ ] Read\n- [ ] Read\n",
      "- [x] Read done:2026-03-14\n- [x] Read done:2026-03-14\n",
      "done: Read\ndone: Read\n"
    ),
    (
      ["done", "--tag", "Home", "--yes"], "- [ ] Read #home\n- [ ] Swim\n- TODO Paint #home\n",
      "- [x] Read #home done:2026-03-14\n- [ ] Swim\n- DONE Paint #home done:2026-03-14\n",
      "done: Read\ndone: Paint\n"
    ),
    (["start", "1"], "- [ ] Read\n", "- [/] Read\n", "started: Read\n"),
    (["cancel", "read"], "+ TODO Read\n", "+ CANCELLED Read cancelled:2026-03-14\n", "cancelled: Read\n"),
    (
      ["cancel", "read"], "- [ ] Read 📅 2026-03-20\n", "- [-] Read 📅 2026-03-20 ❌ 2026-03-14\n",
      "cancelled: Read\n"
    ),
    (["reopen", "read"], "- [-] Read ❌ 2026-03-13\n", "- [ ] Read\n", "open again: Read\n"),
    (
      ["reopen", "read"], "- [x] Read done:2026-03-13 !low\n", "- [ ] Read !low\n", "open again: Read\n"
    ),
    (
      ["snooze", "1", "2h"], "- [ ] Read due:2026-03-14\n",
      "- [ ] Read due:2026-03-14 remind:2026-03-14T14:00\n", "‘Read’ will remind you today at 14:00\n"
    ),
    (
      ["snooze", "1"], "- [ ] Read remind:1d remind:2026-03-14T14:00 due:2026-03-16\n",
      "- [ ] Read remind:1d remind:2026-03-15T09:00 due:2026-03-16\n",
      "‘Read’ will remind you on Sunday 15 March at 09:00\n"
    ),
    (
      ["edit", "1", "--text", "Read it", "--due", "none", "--priority", "low", "--every", "none"],
      "- [ ] Read due:2026-03-16 #home every:day !high\n", "- [ ] Read it #home !low\n",
      "1  Read it, low priority, #home\n"
    ),
    (
      ["edit", "1", "--drop-sub", "1", "--sub", "c", "--move-sub", "2:1"],
      "- [ ] Read\n  - [ ] a\n  - [ ] b\n",
      "- [ ] Read\n  - [ ] c\n  - [ ] b\n", "1  Read, 0/2 parts\n"
    ),
    (
      ["rm", "1"], "- [ ] Read\n  - [ ] a\n- [ ] Swim\n", "- [ ] Swim\n",
      "removed Read with 1 part from tasks.md; ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it\n"
    ),
    (
      ["rm", "1"], "- [ ] Read\nThe blue one.\n\n- [ ] Swim\n", "- [ ] Swim\n",
      "removed Read and the line below it, ‘The blue one.’, from tasks.md; ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it\n"
    ),
    (
      ["again", "read", "--due", "monday"], "- [x] Read due:2026-03-01 #home done:2026-03-02\n  - [x] a\n",
      "- [x] Read due:2026-03-01 #home done:2026-03-02\n  - [x] a\n- [ ] Read due:2026-03-16 #home ➕ 2026-03-14\n  - [ ] a\n",
      "1  Read, due Monday 16 March, 0/1 parts, #home; in tasks.md\n"
    ),
    (
      ["done", "tasks.md:2"], "- [ ] Read\n- [ ] Read\n", "- [ ] Read\n- [x] Read done:2026-03-14\n",
      "done: Read\n"
    ),
  ])
  func `changes tasks.md and nothing else in it`(
    arguments: [String], before: String, after: String, said: String
  ) throws {
    let world = World(before.isEmpty ? [:] : ["tasks.md": before])
    try run(world, arguments)
    #expect(world.text(of: "tasks.md") == after)
    #expect(world.printed == said)
    #expect(world.paths == ["tasks.md"])
    try UndoCommand.parse(["--quiet"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == (before.isEmpty ? nil : before))
  }

  @Test func `moves a task with what is nested in it, and leaves a mark`() throws {
    let old = "2026/2026-03-12.md"
    let before = "## Tasks\n\n- [/] Move due:2026-03-20 #home\n  - [x] boxes\n  - a note\n- [ ] Read\n"
    let world = World([old: before, Self.today: "## Lunch\n\n- soup\n"])
    try run(world, ["list"])
    try run(world, ["move", "move"])
    #expect(world.text(of: old) == before.replacing("[/]", with: "[>]"))
    #expect(
      world.text(of: Self.today)
        == "## Lunch\n\n- soup\n\n## Tasks\n\n- [/] Move due:2026-03-20 #home\n  - [x] boxes done:2026-03-12\n  - a note\n"
    )
    #expect(world.printed.hasSuffix("2  Move: from 2026/2026-03-12.md to 2026/2026-03-14.md\n"))
    try run(world, ["move", "2", "someday"])
    #expect(
      world.text(of: "tasks.md")?.hasSuffix(
        "- [/] Move due:2026-03-20 #home ➕ 2026-03-14\n  - [x] boxes done:2026-03-12\n  - a note\n") ?? false)
    try run(world, ["move", "2", "1", "tomorrow"])
    #expect(world.text(of: "2026/2026-03-15.md")?.contains("- [/] Move due") ?? false)
    #expect(world.text(of: "2026/2026-03-15.md")?.contains("- [ ] Read") ?? false)
  }

  @Test func `writes the next one of a day's task into its own day's file`() throws {
    let text = "## Tasks\n\n- [ ] 18:00 Water plants every:3d\n"
    let world = World([Self.today: text])
    try run(world, ["done", "water"])
    #expect(world.text(of: Self.today) == "## Tasks\n\n- [x] 18:00 Water plants every:3d done:12:00\n")
    #expect(
      world.text(of: "2026/2026-03-17.md")
        == "## Tasks\n\n- [ ] 18:00 Water plants every:3d\n")
    #expect(world.printed == "done: Water plants\nthe next one: Tuesday 17 March, in 2026/2026-03-17.md\n")
    // Opened again, the next one goes, and comes once more.
    try run(world, ["reopen", "2026-03-14#t1"])
    #expect(world.text(of: "2026/2026-03-17.md") == "## Tasks\n\n")
    #expect(
      world.printed.hasSuffix("open again: Water plants; the next one, Tuesday 17 March, was taken away\n"))
    try run(world, ["done", "2026-03-14#t1"])
    #expect(world.text(of: "2026/2026-03-17.md")?.contains("- [ ] 18:00 Water plants every:3d\n") == true)
  }

  @Test func `leaves the next one where something of it was changed`() throws {
    let world = World([
      "tasks.md":
        "# Tasks\n\n- [x] Rent every:month due:2026-03-01 done:2026-03-01\n- [ ] Rent every:month due:2026-04-01 !high\n"
    ])
    try run(world, ["reopen", "tasks.md:3"])
    #expect(
      world.text(of: "tasks.md")
        == "# Tasks\n\n- [ ] Rent every:month due:2026-03-01\n- [ ] Rent every:month due:2026-04-01 !high\n")
    #expect(
      world.printed
        == "open again: Rent; the next one, Wednesday 1 April, was changed meanwhile and stays; ‘journal task rm’ takes it out\n"
    )
  }

  @Test func `leaves an identical next one of today alone when nothing was finished`() throws {
    let world = World(["tasks.md": "# Tasks\n\n- [ ] Rent every:month due:2026-03-01\n"])
    try run(world, ["start", "rent"])
    try run(world, ["reopen", "tasks.md:3"])
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Rent every:month due:2026-03-01\n")
  }

  @Test func `takes a tag off, behind the words and among them`() throws {
    let world = World(["tasks.md": "- [ ] Call #bank now #Home #work !high\n"])
    try run(world, ["edit", "tasks.md:1", "--drop-tag", "home", "--drop-tag", "bank"])
    #expect(world.text(of: "tasks.md") == "- [ ] Call bank now #work !high\n")
    #expect(throws: CommandFailure.self) {
      try run(world, ["edit", "tasks.md:1", "--drop-tag", "home"])
    }
  }

  @Test(arguments: [
    ("next_to = \"tasks.md\"", "tasks.md"), ("next_to = \"day\"", "2026/2026-03-21.md"),
  ])
  func `writes the next one where the settings say`(setting: String, path: String) throws {
    let world = World([
      "journal.toml": "[tasks]\n\(setting)\n", Self.today: "- [ ] Swim every:week due:2026-03-14\n",
    ])
    try run(world, ["done", "swim"])
    #expect(world.text(of: path)?.contains("- [ ] Swim every:week due:2026-03-21") ?? false)
  }

  @Test func `is done on the day before, after midnight`() throws {
    let world = World(
      ["journal.toml": "day_ends = \"04:00\"\n", "tasks.md": "- [ ] Swim\n"], now: "2026-03-15T01:30")
    try run(world, ["done", "swim"])
    #expect(world.text(of: "tasks.md") == "- [x] Swim done:2026-03-14\n")
  }

  @Test(arguments: [("y", "[x] Move done:2026-03-14\n"), ("", "[ ] Move\n")])
  func `asks about the whole when its last part is done`(answer: String, after: String) throws {
    let world = World(["tasks.md": "- [ ] Move\n  - [ ] boxes\n"], answers: [answer])
    try run(world, ["done", "1.1"])
    #expect(world.text(of: "tasks.md") == "- \(after)  - [x] boxes done:2026-03-14\n")
    #expect(world.complained == "All parts of ‘Move’ are done then. Is all of it? [y/N] ")
    #expect(!world.printed.contains("stays open"))
  }

  @Test(arguments: [
    ("Buy milk tomorrow", "‘tomorrow’ stays a word; ‘--due tomorrow’ or ‘due:tomorrow’ sets the day"),
    (
      "Pay due 2026-03-25",
      "‘due 2026-03-25’ stays words; ‘--due 2026-03-25’ or ‘due:2026-03-25’ sets the day"
    ),
    ("Form (due 5 april)", "‘due 5 april’ stays words; ‘--due 2026-04-05’ or ‘due:2026-04-05’ sets the day"),
    ("Gym every mon, wed and fri", "‘every:mon,wed,fri’ makes it come again"),
    ("Rent every month on the 1st", "‘every:1’ makes it come again"),
    (
      "Swim start:2026-03-20 due:2026-03-18",
      "it can be done from Friday 20 March on, which is after the day it is due, Wednesday 18 March"
    ),
  ])
  func `says what may not be meant`(words: String, said: String) throws {
    let world = World()
    try run(world, ["add", words])
    #expect(world.complained.contains(said))
    #expect(world.text(of: "tasks.md")?.contains("- [ ] \(words)") ?? false)
  }

  @Test func `reads a rule of two words`() throws {
    let world = World()
    try run(world, ["add", "Bins every:2nd tue"])
    #expect(
      world.printed
        == "1  Bins, on the 2nd Tuesday of each month; in tasks.md\nIt is due on no day yet; ‘journal task edit 1 --due’ with a day says when first\n"
    )
  }

  @Test func `shows the signs of tags`() throws {
    let world = World([
      "tasks.md": "- [ ] Read #health\n", "journal.toml": "[tags]\nhealth = \"♥ green\"\n",
    ])
    try run(world, ["list"])
    #expect(world.printed.contains("♥"))
  }

  @Test func `keeps its numbers while other tasks come and go`() throws {
    let world = World(["tasks.md": "- [ ] Read\n- [ ] Swim\n- [ ] Bake\n"])
    try run(world, ["list"])
    try run(world, ["done", "1"])
    try run(world, ["add", "Call"])
    try run(world, ["done", "2"])
    #expect(
      world.text(of: "tasks.md")
        == "- [x] Read done:2026-03-14\n- [x] Swim done:2026-03-14\n- [ ] Bake\n- [ ] Call ➕ 2026-03-14\n")
    #expect(world.printed.contains("4  Call"))
    // The next list gives free numbers again.
    try run(world, ["add", "Sing"])
    try run(world, ["list"])
    #expect(world.printed.hasSuffix("Someday (3)\n  • 3 Bake\n  • 4 Call\n  • 5 Sing\n"))
    try run(world, ["add", "Write"])
    #expect(world.printed.hasSuffix("1  Write; in tasks.md\n"))
  }

  @Test func `lists by when it is to be done`() throws {
    let world = World([
      "tasks.md": "- [ ] Learn to swim\n- [ ] Bins due:2026-03-14 !low\n- [ ] Rent due:2026-03-01\n",
      "2026/2026-03-10.md": "## Tasks\n\n- [ ] Paint\n- [ ] Call mum\n- [x] Buy oats\n",
      "2026/2026-03-12.md": "## Tasks\n\n- [ ] Call mum\n",
      Self.today:
        "## Tasks\n\n- [ ] 18:00 Read #home\n- [ ] Pay !high due:2026-03-14T09:00\n  - [x] bill\n  - [ ] cash\n",
      "2026/2026-03-20.md": "## Tasks\n\n- [ ] Pack\n",
    ])
    try run(world, ["list"])
    #expect(
      world.printed == """
        Tasks on Saturday 14 March

        Overdue (1)
          • 1 Rent · due Sunday 1 March

        Today (3)
          • 2 Pay · due since 09:00 · high priority · 1/2 parts
          • 3 Read · 18:00 · #home
          • 4 Bins · due today · low priority

        Carried over (2)
          • 5 Paint · from Tuesday 10 March
          • 6 Call mum · from Thursday 12 March

        Upcoming (1)
          • 7 Pack · Friday 20 March

        Someday (1)
          • 8 Learn to swim

        """)
  }

  @Test(arguments: [
    (["done", "swim"], "no task is named by ‘swim’; ‘journal tasks’ lists what is open"),
    (["done", "9"], "no open task has the number 9; ‘journal tasks’ prints the numbers"),
    (["done", "bake"], "‘Bake’ was done yesterday, so nothing was changed"),
    (
      ["done", "call"],
      "‘call’ names 2 tasks, so nothing was changed; name one by its number:\n  2  Call mum\n  3  Call dad"
    ),
    (
      ["done"],
      "which task? name it by its number in ‘journal tasks’ or by words, or several by --tag, --due, --priority or --match"
    ),
    (["done", "1.3"], "‘Read’ has no parts, so ‘1.3’ names none"),
    (["add", " "], "a task needs words; say what is to be done, as in ‘journal task add 'Book dentist'’"),
    (
      ["add", "due:2026-03-20"],
      "a task needs words; say what is to be done, as in ‘journal task add 'Book dentist'’"
    ),
    (["reopen", "read"], "‘Read’ is open already, so nothing was changed"),
    (
      ["snooze", "1", "blah"],
      "‘blah’ is no time to be reminded at; write 30m, 2h, tomorrow or ‘friday 9:00’; nothing was changed"
    ),
    (["add", "Move", "--sub", ""], "a part needs words, as in --sub 'find the number'; nothing was written"),
    (["edit", "1", "--priority", "urgent"], "‘urgent’ is no priority; write high, medium, low or none"),
    (
      ["done", "--match", "call"],
      "This would tick 2 tasks:\n  2  Call mum\n  3  Call dad\n--yes does it, --dry-run shows it"
    ),
    (
      ["done", "1", "--day", "tomorrow"],
      "Sunday 15 March is still to come; a task is ticked when it is done"
    ),
  ])
  func `says what is missing, and changes nothing`(arguments: [String], message: String) throws {
    let text = "- [ ] Read\n- [ ] Call mum\n- [ ] Call dad\n- [x] Bake done:2026-03-13\n"
    let world = World(["tasks.md": text])
    #expect {
      try run(world, arguments)
    } throws: { ($0 as? CommandFailure)?.message == message }
    #expect(world.text(of: "tasks.md") == text)
  }

  @Test func `shows a description as it stands, and each attachment once`() throws {
    let world = World([
      "tasks.md":
        "- [ ] Move\n  Ask Ann, who knows\n  the way.\n  - [plan](media/plan.pdf)\n  - a van\n  - [ ] boxes\n\n  Then rest.\n"
    ])
    try run(world, ["show", "Move"])
    #expect(
      world.printed.contains(
        "Attachments\n  • media/plan.pdf\n\nNotes\n  Ask Ann, who knows\n  the way.\n  - a van\n\n  Then rest.\n"
      ))
  }

  @Test func `shows and changes several, by places too`() throws {
    let text = "- [x] Sweep\n- [x] Mop\n- [ ] Rest\n"
    let world = World(["tasks.md": text])
    try run(world, ["show", "tasks.md:1", "tasks.md:3"])
    #expect(world.printed.hasPrefix("2 tasks\n\nSweep\n  Done\n"))
    try run(world, ["reopen", "tasks.md:1", "tasks.md:2"])
    #expect(world.text(of: "tasks.md") == text.replacing("[x]", with: "[ ]"))
  }
}
