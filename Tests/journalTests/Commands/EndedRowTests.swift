import ArgumentParser
import Testing

@testable import journal

@Suite struct `A task that recurs and was ticked in an editor` {
  private let sentence =
    "‘Bins’ recurs, was ticked and has no next one; ‘journal task reopen \"Bins\"’ and then ‘journal task done \"Bins\"’ write it"

  @Test func `is named by the list, today's page and the check, though no day of it is known`() throws {
    let files = ["tasks.md": "- [x] Bins every:week\n"]
    let list = World(files)
    try TasksCommand.parse([]).show(in: list.environment)
    #expect(list.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence))
    let page = World(files)
    try TodayCommand.parse([]).run(in: page.environment)
    #expect(page.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence))
    let check = World(files)
    try CheckCommand.parse([]).run(in: check.environment)
    #expect(check.printed == "tasks.md:1:1: warning: \(sentence) [ended-row]\n")
  }

  @Test(arguments: ["tasks.md", "2026/2026-03-13.md", "2026/2026-03-20.md"])
  func `is not named once the next one stands in any file`(path: String) throws {
    let world = World([
      path: "- [ ] Bins every:week\n", "2026/2026-03-12.md": "## Tasks\n\n- [x] Bins every:week\n",
    ])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(world.printed == "")
  }

  @Test func `is not named where it was ticked on a day to come, as by who travels west`() throws {
    let world = World([
      "tasks.md": "- [x] Bins every:day due:2026-03-14 done:2026-03-15\n- [ ] Bins every:day due:2026-03-15\n"
    ])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(world.printed == "")
  }

  @Test func `is not named on today's page where the next one stands in the file of a later day`() throws {
    let world = World(["2026/2026-03-14.md": "## Tasks\n\n- [ ] Gym every:day\n"])
    try TaskDoneCommand.parse(["Gym"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-15.md")?.hasSuffix("- [ ] Gym every:day\n") == true)
    try TodayCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("recurs"), "\(world.printed)")
  }
}
