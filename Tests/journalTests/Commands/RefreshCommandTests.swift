import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal refresh` {
  static let days = [
    "2026/2026-03-12.md": "## Lunch\n\n- fish soup #home\n",
    "2026/2026-03-14.md": "## Lunch\n\n- 13:10 soup (52 kcal)\n",
    "2026/2026-03-11.md": "Weight: 72.4 kg\n",
  ]

  private func world(_ page: String, at path: String = "notes/board.md") -> World {
    World(Self.days.merging([path: page]) { $1 })
  }

  private func refresh(_ world: World, _ arguments: String...) throws {
    try RefreshCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `answers below the question, and only once`() throws {
    let world = world("Mine.\n\n```journal top-foods --limit 1\n```\n\nMine, too.\n")
    try refresh(world)
    let expected = """
      Mine.

      ```journal top-foods --limit 1
      ```

      <!-- journal begin answer -->

      **Top foods, 13 February to 14 March 2026**

      | Food | Entries |
      | ---- | ------: |
      | soup |       2 |

      _Of 2 entries on 2 days; 1 more food. ‘journal timeline soup’ follows one of them._

      <!-- journal end -->

      Mine, too.

      """
    #expect(world.text(of: "notes/board.md") == expected)
    #expect(world.printed == "answered in 1 file; ‘journal undo’ takes it back\n")
    try refresh(world)
    #expect(world.text(of: "notes/board.md") == expected)
    #expect(world.printed.hasSuffix("every answer is as it was\n"))
  }

  @Test(arguments: [
    ("timeline '#home' --period all", "**Timeline of #home**"),
    ("search \"fish soup\"", "- [2026/2026-03-12.md:3](../2026/2026-03-12.md) Lunch: **fish soup** #home"),
    ("search nowhere", "Nothing found: ‘nowhere’ is nowhere in the diary."),
    ("insights streak", "**Streak**"),
    ("calendar", "**March 2026**"), ("after headache", "**Before ‘headache’**"), ("tags", "**Tags**"),
    ("energy 3d", "**Energy, 12 to 14 March 2026**"), ("weight all", "72.4 kg"),
  ])
  func `answers what can be asked on the command line`(question: String, answer: String) throws {
    let world = world("```journal \(question)\n```\n")
    try refresh(world, "notes/board.md")
    #expect(try #require(world.text(of: "notes/board.md")).contains(answer))
    #expect(world.complained == "")
  }

  @Test(arguments: [
    (
      "nonsense",
      "‘nonsense’ is no question; ask for a part of the insights, or for timeline, search or the like"
    ),
    ("", "nothing is asked; write ‘journal top-foods --period 30d’ behind the backticks"),
    ("add soup", "‘add’ is no question; ask for a part of the insights, or for timeline, search or the like"),
    ("streak -C /x", "an answer is Markdown of this journal; leave out -C, --format and --output"),
    ("streak --output x", "an answer is Markdown of this journal; leave out -C, --format and --output"),
    (
      "stats --period never",
      "‘never’ names no period; write a period such as 7d, 30d, 3m, 1y, 2026-W11, 2026-03, 2026, ‘last week’ or ‘all’"
    ),
    ("search 'x", "a quotation mark is not closed"), ("streak --nonsense", "Unknown option '--nonsense'"),
  ])
  func `keeps the old answer where there is no new one, and says why`(question: String, reason: String) throws
  {
    let page = "```journal \(question)\n```\n<!-- journal begin answer -->\nold\n<!-- journal end -->\n"
    let world = world(page)
    let failure = #expect(throws: CommandFailure.self) { try refresh(world) }
    #expect(
      failure == CommandFailure(.refused, "1 question could not be answered; the old answers were kept"))
    #expect(world.text(of: "notes/board.md") == page)
    #expect(world.complained == "notes/board.md:1:1: error: \(reason)\n")
  }

  @Test func `leaves a day file saying what it said`() throws {
    let world = world("## Dinner\n\n- rice\n\n```journal stats\n```\n- tea\n", at: "2026/2026-03-13.md")
    try refresh(world, "2026/2026-03-13.md")
    let text = try #require(world.text(of: "2026/2026-03-13.md"))
    #expect(text.contains("Days logged**: 3 of 3") && text.hasSuffix("<!-- journal end -->\n- tea\n"))
    try refresh(world)
    #expect(world.text(of: "2026/2026-03-13.md") == text)
  }

  @Test func `names a broken page and answers the others`() throws {
    var files = Self.days
    files["a.md"] = "```journal streak\n```\n<!-- journal begin answer -->\n"
    files["b.md"] = "```journal streak\n```\n"
    let world = World(files)
    try refresh(world)
    #expect(
      world.complained == "a.md:3:1: error: a region begins here and does not end; the file was left alone\n")
    #expect(try #require(world.text(of: "b.md")).contains("**Streak**"))
  }

  @Test func `shows what it would write, and knows only files of the journal`() throws {
    let world = world("```journal streak\n```\n")
    try refresh(world, "--dry-run")
    #expect(world.printed.hasPrefix("--- a/notes/board.md\n+++ b/notes/board.md\n"))
    #expect(world.text(of: "notes/board.md") == "```journal streak\n```\n")
    let failure = #expect(throws: CommandFailure.self) { try refresh(world, "elsewhere.md") }
    #expect(failure?.status == .usage)
    let silent = World(Self.days)
    try refresh(silent)
    #expect(silent.printed.hasPrefix("no file asks anything"))
  }

  @Test func `answers within an item of a list, and the list goes on`() throws {
    let world = world(
      "## Lunch\n\n- 12:00 rice\n\n  ```journal streak\n  ```\n\n- 13:00 tea\n", at: "2026/2026-03-13.md")
    try refresh(world)
    let page = try #require(world.text(of: "2026/2026-03-13.md"))
    #expect(
      page.hasPrefix(
        "## Lunch\n\n- 12:00 rice\n\n  ```journal streak\n  ```\n\n  <!-- journal begin answer -->\n\n  **Streak**\n\n  > "
      ))
    #expect(page.hasSuffix("\n  <!-- journal end -->\n\n- 13:00 tea\n"))
    try refresh(world)
    #expect(world.text(of: "2026/2026-03-13.md") == page)
  }
}
