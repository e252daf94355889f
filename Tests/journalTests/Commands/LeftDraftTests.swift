import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `A draft that was not saved` {
  @Test(arguments: ["", "n"])
  func `edit offers what was not saved also where the day has a file by now`(answer: String) throws {
    var files = ["2026/2026-03-14.md": "- tea\n"]
    let left = "/drafts/earlier/2026-03-13.md"
    files[left] = "# Friday, 13 March 2026\n\n## Lunch\n\n- 12:30 soup\n"
    files["2026/2026-03-13.md"] = "# Friday, 13 March 2026\n\n## Dinner\n\n- 19:00 rice\n"
    let world = World(files, answers: [answer])
    var drafts = LeftDrafts(in: try world.environment.openJournal(nil))
    drafts.remember(left, of: try #require(Day("2026-03-13")))
    try EditCommand.parse(["yesterday"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md")?.contains("- 12:30 soup\n") == (answer == ""))
    #expect(world.text(of: "2026/2026-03-13.md")?.contains("- 19:00 rice\n") == true)
    #expect(world.paths.contains(left) == (answer == "n"))
    #expect(
      LeftDrafts(in: try world.environment.openJournal(nil))[try #require(Day("2026-03-13"))]
        == (answer == "n" ? left : nil))
  }
}
