import JournalFormat
import Testing

@Suite struct `the path of a new day` {
  @Test(arguments: [
    ("2026/2026-03-14.md", "2026/2026-04-01.md"),
    ("2026-03-14.md", "2026-04-01.md"),
    ("daily/2026-03-14.txt", "daily/2026-04-01.txt"),
    ("daily/2026-03/2026-03-14 Sat.md", "daily/2026-04/2026-04-01 Wed.md"),
    ("2026/03/14.md", "2026/04/01.md"),
    ("2026/03-March/2026_03_14.md", "2026/04-April/2026_04_01.md"),
    ("2026/W11/20260314.md", "2026/W14/20260401.md"),
    ("2026/2026-03-14 (Saturday).md", "2026/2026-04-01 (Wednesday).md"),
    ("2026/2026-03-14 Samstag.md", "2026/2026-04-01.md"),
    ("diary2/2026-03-14.md", "diary2/2026-04-01.md"),
  ])
  func `follows its neighbour`(neighbour: String, path: String) throws {
    let (other, day) = (try #require(Day("2026-03-14")), try #require(Day("2026-04-01")))
    #expect(JournalLayout.path(for: day, like: neighbour, of: other) == path)
  }

  @Test(arguments: ["nonsense.md", "no-ending", "", "templates/2026-03-14.md"])
  func `is the usual one where the neighbour shows no pattern`(neighbour: String) throws {
    let (other, day) = (try #require(Day("2026-03-14")), try #require(Day("2026-04-01")))
    #expect(JournalLayout.path(for: day, like: neighbour, of: other) == "2026/2026-04-01.md")
  }
}
