import ArgumentParser
import Testing

@testable import journal

@Suite struct `An export that is brought in again` {
  private func export(_ world: World, _ arguments: String...) throws -> String {
    let before = world.printed.count
    try ExportCommand.parse(arguments).run(in: world.environment)
    return String(world.printed.dropFirst(before))
  }

  private let files = [
    "2026/2026-03-14.md": """
    ## Lunch

    - 13:00 Dal and rice #home
      - note: very good [menu](../media/menu.pdf)
      - 200 g dal (300 kcal)
      - rice (150 kcal, P 3 g)
      - photo: ![](../media/x.jpg)
      - photo: ![](../media/y.jpg)
      > a quotation
      > of two lines

    ## Tasks

    - [ ] Call
      about the bill
      - [bill](../media/bill.pdf)
      - [ ] find it
        - in the drawer

    ## Habits

    - [x] Stretch
      - [x] calves
      - felt great
      - [plan](../media/plan.pdf)

    ## Symptoms

    - 15:00 headache 3/10
      - after the screen
        - and the sun

    ## Mood

    - 16:00 4/5 calm

      A walk.

    """,
    "tasks.md": """
    # Tasks

    - [ ] Move

      A paragraph with **bold**.

      1. boxes
      2. van

      ```
      code
        more
      ```
    - [ ] Swim !high

    """,
    "habits.md": "# Habits\n\n## Stretch\n\n- every: day\n- [plan](media/plan.pdf)\n",
  ]

  @Test func `has the notes, the parts and the attachments that it had`() throws {
    let first = World(files)
    let before = try export(first, "json", "--all")
    #expect(first.complained == "")
    let second = World(["all.json": before])
    try ImportJSONCommand.parse(["all.json"]).run(in: second.environment)
    #expect(second.complained == "")
    func records(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { line in
        !["\"line\":", "\"file\":", "\"parent\":"].contains { line.contains($0) }
      }
    }
    #expect(records(try export(second, "json", "--all")) == records(before))
    #expect(
      second.text(of: "2026/2026-03-14.md") == """
        ## Lunch

        - 13:00 Dal and rice (450 kcal, P 3 g) #home
          - photo: ![](../media/x.jpg)
          - note: very good [menu](../media/menu.pdf)
          - 200 g dal (300 kcal)
          - rice (150 kcal, P 3 g)
          - photo: ![](../media/y.jpg)

          > a quotation
          > of two lines

        ## Tasks

        - [ ] Call

          about the bill
          - [bill](../media/bill.pdf)
          - [ ] find it
            - in the drawer

        ## Habits

        - [x] Stretch
          - [x] calves
          - felt great
          - [plan](../media/plan.pdf)

        ## Symptoms

        - 15:00 headache 3/10
          - after the screen
            - and the sun

        ## Mood

        - 16:00 4/5 calm

          A walk.

        """)
  }

  @Test func `links into media from wherever the file stands`() throws {
    let before = try export(
      World(["2026-03-13.md": "## Tasks\n\n- [ ] Call\n  - [a](media/a.pdf)\n"]), "json", "--all")
    #expect(before.contains(#""note": "- [a](media/a.pdf)""#))
    let world = World(["all.json": before])
    try ImportJSONCommand.parse(["all.json"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == "## Tasks\n\n- [ ] Call\n  - [a](../media/a.pdf)\n")
  }

  @Test func `keeps the figures of rows of tables`() throws {
    let table = "## Lunch\n\n| Time | Food | kcal | P |\n|---|---|---|---|\n| 14:00 | Soup | 200 | 8 |\n"
    let before = try export(World(["2026/2026-03-14.md": table]), "json", "--all")
    let world = World(["all.json": before])
    try ImportJSONCommand.parse(["all.json"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Lunch\n\n- 14:00 Soup (200 kcal, P 8 g)\n")
  }

  @Test func `is left out of a note what would be read as a record`() throws {
    let world = World([
      "all.json":
        ##"{"tasks": [{"date": null, "text": "Call", "status": "open", "mark": " ", "note": "- [ ] another\n# Title\u001b[2J", "attachments": [], "line": 3, "file": "tasks.md"}]}"##
    ])
    try ImportJSONCommand.parse(["all.json"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call\n")
    #expect(world.printed.contains("not quite the same when it is read again: ‘Call’"))
  }

  @Test func `counts what is left out as that, and not as new`() throws {
    func task(_ text: String) -> String {
      #"{"date": null, "text": "\#(text)", "status": "open", "mark": " ", "line": 3, "file": "tasks.md"}"#
    }
    let world = World(["all.json": #"{"tasks": [\#(task("Call")), \#(task("#home"))]}"#])
    try ImportJSONCommand.parse(["all.json"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call\n")
    #expect(
      world.printed == """
        all.json: 2 records: 1 new in 1 file, 1 left out
          cannot be written so that it is read again, and left out: ‘#home’
          not quite the same when it is read again: ‘Call’, ‘#home’

        """)
  }

  @Test func `of Taskwarrior has the same tasks`() throws {
    let tasks = """
      # Tasks

      - [ ] Rent due:2026-03-18T15:00 !high every:2w remind:1d ➕ 2026-03-01 #home
        - for the flat
        - [ ] find the number
        - [x] ask done:2026-03-10
      - [/] Read start:2026-03-02 ➕ 2026-03-01
      - [ ] Swim every:3/week
      - [x] Post done:2026-03-11 ➕ 2026-03-01

      """
    let first = World(["tasks.md": tasks], zone: 60)
    let before = try export(first, "taskwarrior")
    let second = World(["x.json": before], zone: 60)
    try ImportTaskwarriorCommand.parse(["x.json"]).run(in: second.environment)
    func lines(_ text: String?) -> [String] {
      (text ?? "").split(separator: "\n").map { $0.split(separator: " ").sorted().joined(separator: " ") }
        .sorted()
    }
    #expect(lines(second.text(of: "tasks.md")) == lines(tasks))
    #expect(try export(second, "taskwarrior") == before)
  }

  @Test func `of Taskwarrior says when tasks of a day were written down`() throws {
    let world = World(["2026/2026-03-02.md": "## Tasks\n\n- [ ] Call\n  - [ ] back\n"], zone: 0)
    let text = try export(world, "taskwarrior")
    #expect(text.split(separator: "\"entry\": \"20260302T000000Z\"").count == 3)
    let second = World(["x.json": text], zone: 0)
    try ImportTaskwarriorCommand.parse(["x.json"]).run(in: second.environment)
    #expect(second.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call ➕ 2026-03-02\n  - [ ] back\n")
    #expect(try export(second, "taskwarrior") == text)
  }

  @Test func `keeps the identifiers of a calendar when words change`() throws {
    let world = World(["tasks.md": "- [ ] Call due:2026-03-20 ➕ 2026-03-01\n  - the bank\n- [ ] Read ^r1\n"])
    func uids(_ text: String) -> [Substring] {
      text.split(separator: "\r\n").filter { $0.hasPrefix("UID:task") }
    }
    func reminded() throws -> [Substring] {
      let before = world.printed.count
      try RemindCommand.parse(["--ics", "-"]).run(in: world.environment)
      return uids(String(world.printed.dropFirst(before)))
    }
    let text = try export(world, "ics")
    #expect(text.contains("DESCRIPTION:- the bank\r\n"))
    let (before, said) = (uids(text), try reminded())
    #expect(before.count == 2 && said.count == 1)
    for (old, new) in [("Call", "Ring"), ("Ring", "Ring them"), ("Read", "Read it ^r1")] {
      try TaskEditCommand.parse([old, "--text", new]).run(in: world.environment)
      #expect(uids(try export(world, "ics")) == before)
      #expect(try reminded() == said)
    }
  }

  @Test func `keeps a note below a heading that is a task, under another one`() throws {
    let world = World(["2026/2026-03-14.md": "### DONE Report\n\n- wrote the introduction\n"])
    let text = try export(world, "json", "--all")
    let empty = World(["all.json": text])
    try ImportJSONCommand.parse(["all.json"]).run(in: empty.environment)
    #expect(
      empty.text(of: "2026/2026-03-14.md")
        == "## Tasks\n\n- DONE Report\n\n## Notes\n\n- wrote the introduction\n")
    #expect(
      empty.printed
        == "all.json: 2 records: 2 new in 1 file\n  not quite the same when it is read again: ‘2026-03-14 - wrote the introduction’\n"
    )
  }
}
