import ArgumentParser
import Foundation
import JournalFormat
import Testing

@testable import journal

@Suite struct `Exchange with other programs` {
  private func run(_ command: (some ParsableCommand).Type, _ world: World, _ arguments: String...) throws {
    var parsed = try command.parse(arguments)
    switch parsed {
    case let own as ImportTodotxtCommand: try own.run(in: world.environment)
    case let own as ImportTaskwarriorCommand: try own.run(in: world.environment)
    case let own as ImportLoopCommand: try own.run(in: world.environment)
    case let own as ImportJSONCommand: try own.run(in: world.environment)
    case let own as ExportCommand: try own.run(in: world.environment)
    case let own as UndoCommand: try own.run(in: world.environment)
    default: try parsed.run()
    }
  }

  // MARK: Tasks

  @Test func `todo.txt goes behind the tasks there are, once, and back`() throws {
    let world = World([
      "tasks.md": "# Someday\n\n- [ ] Swim\n",
      "todo.txt": "x 2026-03-02 Done @a\nCall due:2026-03-18\nSwim\n",
    ])
    try run(ImportTodotxtCommand.self, world, "todo.txt")
    let expected = "# Someday\n\n- [ ] Swim\n- [ ] Call due:2026-03-18\n- [x] Done done:2026-03-02 #a\n"
    #expect(world.text(of: "tasks.md") == expected)
    #expect(world.printed == "todo.txt: 3 tasks: 2 new in tasks.md, 1 there already\n")
    try run(ImportTodotxtCommand.self, world, "todo.txt")
    #expect(world.text(of: "tasks.md") == expected)
    #expect(world.printed.hasSuffix("todo.txt: 3 tasks: 3 there already\n"))
    try run(UndoCommand.self, world)
    #expect(world.text(of: "tasks.md") == "# Someday\n\n- [ ] Swim\n")
  }

  @Test func `a task that is done here is not brought in again`() throws {
    let world = World(["todo.txt": "Call\n"])
    try run(ImportTodotxtCommand.self, world, "todo.txt")
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call\n")
    let later = World([
      "todo.txt": "(A) Call\n", "tasks.md": "# Tasks\n\n- [x] Ring them\n",
      "imports.md": world.text(of: "imports.md") ?? "",
    ])
    try run(ImportTodotxtCommand.self, later, "todo.txt")
    #expect(later.text(of: "tasks.md") == "# Tasks\n\n- [x] Ring them\n")
    #expect(
      later.printed == "todo.txt: 1 task: 1 there already\n"
        + "  changed there since it was brought in, and left as it is here: ‘Call’\n")
  }

  @Test func `a file that would swallow tasks is left alone`() throws {
    let world = World(["todo.txt": "Call\n", "tasks.md": "- [ ] Swim\n\n```\nopen\n"])
    #expect(throws: CommandFailure.self) { try run(ImportTodotxtCommand.self, world, "todo.txt") }
    #expect(world.text(of: "tasks.md") == "- [ ] Swim\n\n```\nopen\n")
    #expect(world.text(of: "imports.md") == nil)
  }

  @Test func `Taskwarrior's descriptions of several lines become one`() throws {
    let world = World(["tasks.json": #"[{"description":"two\nlines","status":"pending","uuid":"a"}]"#])
    try run(ImportTaskwarriorCommand.self, world, "tasks.json")
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] two lines\n")
  }

  @Test func `Taskwarrior's moments are those of here`() throws {
    let world = World(
      [
        "tasks.json":
          #"[{"description":"Call","due":"20260317T230000Z","status":"pending","uuid":"a"},{"description":"Train","due":"20260318T140000Z","status":"pending","uuid":"b"}]"#
      ], zone: 60)
    try run(ImportTaskwarriorCommand.self, world, "tasks.json")
    #expect(
      world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call due:2026-03-18\n- [ ] Train due:2026-03-18T15:00\n"
    )
    try run(ExportCommand.self, world, "taskwarrior")
    #expect(world.printed.contains(#""due": "20260317T230000Z""#))
    #expect(world.printed.contains(#""due": "20260318T140000Z""#))
  }

  @Test func `a task of Taskwarrior goes back under its own name`() throws {
    let world = World(
      [
        "t.json":
          #"[{"description":"one thing","entry":"20260310T101530Z","project":"Home","status":"pending","uuid":"0d2f2f3e-1111-4222-8333-444455556666"}]"#
      ], zone: 60)
    try run(ImportTaskwarriorCommand.self, world, "t.json")
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] one thing ➕ 2026-03-10 #project/Home\n")
    #expect(world.printed == "t.json: 1 task: 1 new in tasks.md\n")
    let done = World(
      [
        "tasks.md":
          "# Tasks\n\n- [x] one thing ➕ 2026-03-10 done:2026-03-14 #project/Home\n- [ ] one thing\n",
        "imports.md": world.text(of: "imports.md") ?? "",
      ], zone: 60)
    try run(ExportCommand.self, done, "taskwarrior")
    let wanted = [
      #""uuid": "0d2f2f3e-1111-4222-8333-444455556666""#, #""status": "completed""#,
      #""entry": "20260310T101530Z""#, #""project": "Home""#,
    ]
    for text in wanted { #expect(done.printed.components(separatedBy: text).count == 2, "\(text)") }
    let again = World(["t.json": done.printed, "imports.md": world.text(of: "imports.md") ?? ""], zone: 60)
    try run(ImportTaskwarriorCommand.self, again, "t.json")
    #expect(again.text(of: "tasks.md") == "# Tasks\n\n- [ ] one thing\n")
  }

  @Test
  func `Taskwarrior's export comes back with parts of parts, rules, tags among words and remarks like boxes`()
    throws
  {
    let text = """
      # Tasks

      - [ ] House due:2026-03-18
        - [ ] kitchen
          - [ ] oven
            - [x] inside done:2026-03-01
      - [/] Water due:2026-03-18 every:week
      - [ ] Call #home now #urgent
      - [ ] Note
        - \\[ ] not a box

      """
    let world = World(["tasks.md": text])
    try run(ExportCommand.self, world, "taskwarrior")
    #expect(
      world.complained
        == "journal: a rule that Taskwarrior cannot keep (only open tasks with a due day, by intervals from it), so that it is kept for the way back alone: ‘Water’\n"
    )
    let other = World(["journal.toml": "", "t.json": world.printed])
    try run(ImportTaskwarriorCommand.self, other, "t.json")
    #expect(other.text(of: "tasks.md") == text)
  }

  @Test func `the calendar plans a task of a day at the time in front of it`() throws {
    let world = World([
      "2026/2026-03-16.md": "## Tasks\n\n- [ ] 09:30 Call\n- [ ] 10:00 Plan due:2026-03-18\n",
      "tasks.md": "- [ ] 11:00 Some day\n",
    ])
    try run(ExportCommand.self, world, "ics")
    let lines = world.printed.split(separator: "\r\n").map(String.init)
    #expect(
      lines.filter { ["SUMMARY", "DTSTART", "DUE"].contains($0.prefix { $0 != ":" }) } == [
        "SUMMARY:Call", "DTSTART:20260316T093000", "SUMMARY:Plan", "DTSTART:20260316T100000",
        "DUE:20260318T235900", "SUMMARY:Some day",
      ])
    #expect(
      world.complained
        == "journal: a time in front of the words, beside another start or without a day: ‘Some day’\n")
  }

  @Test(arguments: ["[1, 2", "{\"a\": 1}", "PK\u{3}\u{4}", ""]) func `what is no export is refused`(
    text: String
  ) throws {
    let world = World(["x": text])
    #expect(throws: CommandFailure.self) { try run(ImportTaskwarriorCommand.self, world, "x") }
    if text != "{\"a\": 1}" {
      #expect(throws: CommandFailure.self) { try run(ImportJSONCommand.self, world, "x") }
    }
    #expect(world.paths == ["x"])
  }

  // MARK: Habits

  private let loop = [
    "loop/Habits.csv":
      "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
      + "001,Run,YES_NO,Did you?,,3,7,#F00,,,,false\n002,Water,NUMERICAL,,,1,1,#F00,glasses,AT_LEAST,8.0,false\n",
    "loop/Checkmarks.csv": "Date,Run,Water,\n2026-03-13,3,8500,\n2026-03-12,2,0,\n2026-03-11,2,2000,\n",
    "loop/001 Run/Checkmarks.csv": "Date,Value,Notes\n2026-03-13,SKIP,rain\n2026-03-12,YES_MANUAL,\n",
    "2026/2026-03-11.md": "## Habits\n\n- [x] Jog\n", "habits.md": "## Jogging\n\n- aliases: jog, run\n",
  ]

  @Test func `Loop's habits and days come in once`() throws {
    let world = World(loop)
    try run(ImportLoopCommand.self, world, "loop")
    #expect(
      world.text(of: "habits.md") == "## Jogging\n\n- aliases: jog, run\n\n## Water\n\n- target: 8 glasses\n")
    #expect(world.text(of: "2026/2026-03-11.md") == "## Habits\n\n- [x] Jog\n- Water: 2 glasses\n")
    #expect(world.text(of: "2026/2026-03-13.md") == "## Habits\n\n- [-] Run: rain\n- Water: 8.5 glasses\n")
    #expect(
      world.printed == "loop: 2 habits: 1 new in habits.md, 4 ticks new on 3 days, 1 tick there already\n"
        + "  a colour, which no habit has here: ‘Run’, ‘Water’\n")
    let files = world.paths.map { world.text(of: $0) }
    try run(ImportLoopCommand.self, world, "loop")
    #expect(world.paths.map { world.text(of: $0) } == files)
    #expect(
      world.printed.hasSuffix(
        "loop: 2 habits: 5 ticks there already\n  a colour, which no habit has here: ‘Run’, ‘Water’\n"))
  }

  @Test func `Loop's days of at most so much are done within it`() throws {
    let world = World([
      "loop/Habits.csv":
        "Position,Name,Type,Unit,Target Type,Target Value\n001,Sweets,NUMERICAL,pieces,AT_MOST,2.0\n",
      "loop/Checkmarks.csv": "Date,Sweets,\n2026-03-13,3000,\n2026-03-12,2000,\n",
    ])
    try run(ImportLoopCommand.self, world, "loop")
    #expect(world.text(of: "2026/2026-03-13.md")?.hasSuffix("\n- [ ] Sweets: 3 pieces\n") == true)
    #expect(world.text(of: "2026/2026-03-12.md")?.hasSuffix("\n- [x] Sweets: 2 pieces\n") == true)
  }

  @Test func `Loop's habits whose names no habit can have are left out with their days`() throws {
    let world = World([
      "loop/Habits.csv": "Position,Name\n001,A: b #c\n",
      "loop/Checkmarks.csv": "Date,A: b #c,\n2026-03-13,2,\n",
    ])
    try run(ImportLoopCommand.self, world, "loop")
    #expect(world.paths == ["loop/Checkmarks.csv", "loop/Habits.csv"])
    #expect(world.printed.hasPrefix("loop: 1 habit\n  left out with its days, for "), "\(world.printed)")
  }

  /// In any case, and with its accents in one character or in two.
  @Test func `Loop's names are those of habits and their aliases`() throws {
    let world = World([
      "loop/Habits.csv": "Position,Name\n001,CAFE\u{301} walk\n002,jog\n",
      "loop/Checkmarks.csv": "Date,CAFE\u{301} walk,jog,\n2026-03-13,2,2,\n",
      "2026/2026-03-13.md": "## Habits\n\n- [x] caf\u{E9} walk\n",
      "habits.md": "## Caf\u{E9} walk\n\n## Running\n\n- aliases: Jog\n",
    ])
    try run(ImportLoopCommand.self, world, "loop")
    #expect(world.text(of: "habits.md") == "## Caf\u{E9} walk\n\n## Running\n\n- aliases: Jog\n")
    #expect(world.text(of: "2026/2026-03-13.md") == "## Habits\n\n- [x] caf\u{E9} walk\n- [x] jog\n")
    #expect(world.printed == "loop: 2 habits: 1 tick new on 1 day, 1 tick there already\n")
  }

  @Test func `a table that is none of Loop's is refused`() throws {
    var files = loop
    files["loop/Checkmarks.csv"] = "Date,Score\n"
    let world = World(files)
    #expect(throws: CommandFailure.self) { try run(ImportLoopCommand.self, world, "loop") }
    #expect(throws: CommandFailure.self) { try run(ImportLoopCommand.self, world, "loop.zip") }
    #expect(world.paths == files.keys.sorted())
  }

  // MARK: The way back

  /// All records of a journal but their places.
  private func records(_ world: World) throws -> [String] {
    let journal = try JournalLoader(world.environment.openJournal(nil)).load().journal
    return ExportedList.allCases.flatMap { list in
      list.items(of: journal).map { ExportedRecord(list: list, value: $0).content }
    }
  }

  private func backAndForth(_ files: [String: String]) throws -> (
    before: [String], after: [String], world: World
  ) {
    let first = World(files)
    try run(ExportCommand.self, first, "json", "--all")
    let second = World(["all.json": first.printed, "journal.toml": files["journal.toml"] ?? ""])
    try run(ImportJSONCommand.self, second, "all.json", "--yes")
    return (try records(first), try records(second), second)
  }

  @Test func `the sample journal comes back as it was`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../sample-journal").standardizedFileURL
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".md") && !path.hasPrefix("recaps") || path == "journal.toml" {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let (before, after, world) = try backAndForth(files)
    #expect(before.count > 1_000)
    #expect(after == before)
    let written = world.paths.map { world.text(of: $0) }
    try run(ImportJSONCommand.self, world, "all.json")
    #expect(world.paths.map { world.text(of: $0) } == written)
  }

  @Test(arguments: [
    "## Lunch\n\n- ~13:00 Soup, 150 g (~320-400 kcal, P 11 g) #home\n  - source: label\n  - edited: 2026-03-14 21:00\n- [ ] Cake\n- [-] Wine\n",
    "## Dinner\n\n- 25:30 Toast 800 kcal\n- two eggs #[[at home]]\n- Apple\n- Apple\n  - photo: ![](../media/a.jpg)\n  - barcode: 4006381333931\n",
    "## Weight\n\n- 07:05 72.4 kg / 18.2%\n- 160.2 lb\n- 11 st 5 lb\n- evening 72.9 kg\n",
    "## Tasks\n\n- [ ] Book dentist due:2026-03-18T15:00 !high every:2w remind:1d #health\n  - [x] find number\n    - [ ] call\n- [>] Moved\n- [?] Odd\n- TODO Word\n- [x] Done done:18:20\n- [ ] 08:15 Early remind:09:30 remind:2026-03-17T08:00\n",
    "## Habits\n\n- [x] 06:50 Meditate (mood 4/5)\n- [-] Run: rain\n- [ ] Read #quiet\n- Water: 6/8\n- Coffee: 2 cups\n- [x] Gym\n  - [x] row\n  - [ ] stretch #back\n",
    "## Mood\n\n- 4/5 calm\n- 21:00 tired\n\n## Symptoms\n\n- 17:00 headache 3/10 #work\n- sneezing\n- 2/10\n",
    "A line above.\n\n- a list\n- of two\n\n## Notes\n\nOne paragraph.\n\n> quoted\n\n```\ncode  with  spaces\n```\n\n## Lunch\n\n- Soup\n\nIt was cold.\n",
  ]) func `each kind comes back as it was`(text: String) throws {
    let (before, after, world) = try backAndForth(["2026/2026-03-14.md": text])
    #expect(!before.isEmpty)
    #expect(after.sorted() == before.sorted(), "\(world.text(of: "2026/2026-03-14.md") ?? "")")
  }

  @Test func `habits and tasks without a day come back as they were`() throws {
    let (before, after, world) = try backAndForth([
      "habits.md":
        "# Habits\n\n## Meditate\n\n- every: mon,wed,fri\n- every: 3/week from 2026-03-01\n- since: 2026-01-05\n- until: 2026-12-31\n- aliases: med\n- remind: 07:30, 21:00\n- skips: 2/month\n- priority: high\n- tags: #health, at home\n- target: 8 glasses\n- steps:\n  - sit\n  - breathe\n\nA quarter of an hour.\n\n## Odd\n\n- every: full moon\n- since: 16.11.2026\n- target: some from 2026-03-01\n\n## Bare\n",
      "tasks.md":
        "# Someday\n\n- [ ] Learn to swim ➕ 2026-03-01\n- [ ] Shelf\n  - [x] Wood\n  - of oak, see [plan](media/plan.pdf)\n",
    ])
    #expect(before.count == 6)
    #expect(after == before)
    #expect(!world.printed.contains("not quite the same"), "\(world.printed)")
  }

  @Test func `what is there stays, and what is missing comes behind it`() throws {
    let day = "# Saturday\n\n## Lunch\n\n- Soup\n\n## Thoughts\n\nMine.\n"
    let first = World(["2026/2026-03-14.md": "## Lunch\n\n- Soup\n- Bread\n"])
    try run(ExportCommand.self, first, "json", "--all")
    let world = World(["all.json": first.printed, "2026/2026-03-14.md": day])
    try run(ImportJSONCommand.self, world, "all.json")
    #expect(world.text(of: "2026/2026-03-14.md") == day + "\n## Lunch\n\n- Bread\n")
    try run(UndoCommand.self, world)
    #expect(world.text(of: "2026/2026-03-14.md") == day)
  }

  @Test func `records that lie are bounded`() throws {
    let world = World([
      "all.json":
        #"{"entries": [{"date": "2026-03-14", "processedDescription": "a\n## Dinner\n- b", "inputType": "text", "rawInput": "a\n# x", "state": "eaten", "file": "../../etc/passwd", "line": 1e300, "energy_low_kcal": -5, "createdAt": "9999-99-99T99:99:99"}, {"date": null}, 7], "tasks": [{"text": "", "parent": 5, "line": 5}], "other": [{}], "weights": [{"date": "2026-03-14", "weight_kg": 1e308, "unit": "st"}]}"#
    ])
    try run(ImportJSONCommand.self, world, "all.json")
    #expect(world.paths == ["2026/2026-03-14.md", "all.json", "imports.md", "tasks.md"])
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("Dinner\n") == false)
  }

  // MARK: The calendar

  @Test func `the calendar has tasks and food`() throws {
    let world = World(
      [
        "tasks.md":
          "- [ ] Pay; rent, now due:2026-03-18T15:00 !high every:2w remind:1d ➕ 2026-03-01 #home\n- [ ] Swim every:3/week due:2026-03-20\n",
        "2026/2026-03-13.md":
          "## Lunch\n\n- 13:00 Soup (320 kcal) #out\n\n## Tasks\n\n- [x] Call\n  - [ ] back\n",
      ], zone: 60)
    try run(ExportCommand.self, world, "ics")
    #expect(
      world.printed.replacing("\r\n", with: "\n") == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//journal//journal export//EN
        CALSCALE:GREGORIAN
        BEGIN:VTODO
        UID:\(uid(1, in: world))
        DTSTAMP:20260314T110000Z
        SUMMARY:Call
        STATUS:COMPLETED
        PERCENT-COMPLETE:100
        COMPLETED:20260313T110000Z
        END:VTODO
        BEGIN:VTODO
        UID:\(uid(2, in: world))
        DTSTAMP:20260314T110000Z
        SUMMARY:back
        STATUS:NEEDS-ACTION
        RELATED-TO:\(uid(1, in: world))
        END:VTODO
        BEGIN:VTODO
        UID:\(uid(3, in: world))
        DTSTAMP:20260314T110000Z
        CREATED:20260301T110000Z
        SUMMARY:Pay\\; rent\\, now
        DTSTART:20260318T000000
        DUE:20260318T150000
        RRULE:FREQ=WEEKLY;INTERVAL=2
        STATUS:NEEDS-ACTION
        PRIORITY:1
        CATEGORIES:home
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER;RELATED=END:-P1D
        DESCRIPTION:Pay\\; rent\\, now
        END:VALARM
        END:VTODO
        BEGIN:VTODO
        UID:\(uid(4, in: world))
        DTSTAMP:20260314T110000Z
        SUMMARY:Swim
        X-JOURNAL-EVERY:3/week
        DUE;VALUE=DATE:20260320
        STATUS:NEEDS-ACTION
        END:VTODO
        BEGIN:VJOURNAL
        UID:food-2026-03-13
        DTSTAMP:20260314T110000Z
        DTSTART;VALUE=DATE:20260313
        SUMMARY:Food on Friday 13 March
        DESCRIPTION:13:00 Lunch: Soup (320 kcal)
        CATEGORIES:out
        STATUS:FINAL
        END:VJOURNAL
        END:VCALENDAR

        """)
    #expect(world.complained == "journal: ‘every:3/week’ is no rule of a calendar: ‘Swim’\n")
  }

  /// The identifiers of the tasks in their order; they are the same each time.
  private func uid(_ number: Int, in world: World) -> String {
    let uids = world.printed.split(separator: "\r\n").filter { $0.hasPrefix("UID:task-") }.map {
      $0.dropFirst(4)
    }
    return uids.indices.contains(number - 1) && Set(uids).count == uids.count ? String(uids[number - 1]) : "?"
  }
}
