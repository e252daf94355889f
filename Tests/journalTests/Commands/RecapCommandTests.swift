import ArgumentParser
import JournalAnalytics
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal recap` {
  static let files = [
    "2026/2026-03-04.md": "## Lunch\n\n- soup\n", "2026/2026-03-13.md": "## Lunch\n\n- rice\n",
  ]

  private func recap(_ world: World, _ arguments: String...) throws {
    try RecapCommand.parse(arguments).run(in: world.environment)
  }

  @Test(arguments: [("2026-03-14", "2026-W10"), ("2026-03-15", "2026-W11"), ("2026-03-16", "2026-W11")])
  func `takes the running week on a Sunday, else the last full one`(today: String, period: String) throws {
    #expect(RecapCommand.usual(on: try #require(Day(today))).description == period)
    let world = World(Self.files, now: today)
    try recap(world, "--format", "json")
    #expect(world.printed.contains("\"period\": \"\(period)\""))
  }

  @Test(arguments: [
    (["--week", "this"], "2026-W11"), (["--week", "2026-W10"], "2026-W10"), (["--month", "last"], "2026-02"),
    (["--month", "2026-03"], "2026-03"), (["--year", "2026"], "2026"),
  ])
  func `takes the period it is given`(arguments: [String], period: String) throws {
    let world = World(Self.files)
    try RecapCommand.parse(arguments + ["--format", "json"]).run(in: world.environment)
    #expect(world.printed.contains("\"period\": \"\(period)\""))
  }

  @Test func `is written to its page, again only if the facts change, and checked`() throws {
    let world = World(Self.files)
    try recap(world, "--write")
    #expect(world.complained == "journal: wrote recaps/2026-W10.md\n")
    let page = try #require(world.text(of: "recaps/2026-W10.md"))
    #expect(page.hasPrefix("<!-- journal begin recap 2026-W10 -->\n"))
    try recap(world, "--write")
    #expect(world.complained.hasSuffix("journal: recaps/2026-W10.md is up to date already\n"))
    #expect(world.text(of: "recaps/2026-W10.md") == page)

    var files = Self.files
    files["recaps/2026-W10.md"] = page
    let same = World(files)
    try recap(same, "--check")
    #expect(same.complained == "1 recap: none out of date\n")

    files["2026/2026-03-05.md"] = "## Lunch\n\n- bread\n"
    let changed = World(files)
    #expect(throws: CommandFailure(.nothingFound)) { try recap(changed, "--check") }
    #expect(
      changed.printed
        == "recaps/2026-W10.md: the facts have changed, or the period has ended, since it was written\n")
    try recap(changed, "--write")
    #expect(changed.complained.hasSuffix("journal: brought recaps/2026-W10.md up to date\n"))
  }

  @Test func `is not written into a page whose region is open, nor into a journal of a newer format`() throws
  {
    var files = Self.files
    files["recaps/2026-W10.md"] = "\n<!-- journal begin recap 2026-W10 -->\n"
    let open = #expect(throws: CommandFailure.self) { try recap(World(files), "--write") }
    #expect(open?.status == .refused)
    #expect(open?.message.hasPrefix("recaps/2026-W10.md:2:1: this region has no end") == true)
    files = Self.files
    files["journal.toml"] = "format = 2\n"
    let newer = #expect(throws: CommandFailure.self) { try recap(World(files), "--write") }
    #expect(newer?.status == .refused)
  }

  @Test(arguments: [
    ["--week", "last", "--month", "last"], ["--write", "--check"], ["--write", "--output", "x"],
  ])
  func `refuses what makes no sense together`(arguments: [String]) {
    #expect(throws: (any Error).self) { try RecapCommand.parse(arguments) }
  }
}
