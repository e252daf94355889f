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
    #expect(RecapCommand.usual(on: try #require(LocalMoment(today))).description == period)
    let world = World(Self.files, now: today)
    try recap(world, "--format", "json")
    #expect(world.printed.contains("\"period\": \"\(period)\""))
  }

  @Test(arguments: [
    (["--week", "this"], "2026-03-08..2026-03-14", "Week of 8 to 14 March 2026"),
    (["last"], "2026-03-01..2026-03-07", "Week of 1 to 7 March 2026"),
    (["2026-W11"], "2026-W11", "Week 11 of 2026"),
    ([], "2026-03-08..2026-03-14", "Week of 8 to 14 March 2026"),
    (["2026-03-08..2026-03-14"], "2026-03-08..2026-03-14", "Week of 8 to 14 March 2026"),
  ])
  func `takes weeks that begin with the first weekday of the settings`(
    arguments: [String], period: String, title: String
  ) throws {
    var files = Self.files
    files["journal.toml"] = "first_weekday = \"sunday\"\n"
    let world = World(files, now: "2026-03-14")
    try RecapCommand.parse(arguments + ["--format", "json"]).run(in: world.environment)
    #expect(world.printed.contains("\"period\": \"\(period)\""))
    let shown = World(files, now: "2026-03-14")
    try RecapCommand.parse(arguments).run(in: shown.environment)
    #expect(shown.printed.contains(title))
  }

  @Test(arguments: [["--period", "all"], ["all"]])
  func `sums up the whole diary`(arguments: [String]) throws {
    let world = World(Self.files, now: "2026-03-16")
    try RecapCommand.parse(arguments).run(in: world.environment)
    #expect(
      world.printed.hasPrefix("  4 to 16 March 2026, so far\n")
        || world.printed.hasPrefix("  4 to 16 March 2026\n"))
  }

  @Test func `of a week from Sunday on has a page that is found again`() throws {
    var files = Self.files
    files["journal.toml"] = "first_weekday = \"sunday\"\n"
    let world = World(files, now: "2026-03-16")
    try recap(world, "last", "--write")
    let page = try #require(world.text(of: "recaps/2026-03-08..2026-03-14.md"))
    files["recaps/2026-03-08..2026-03-14.md"] = page
    files["2026/2026-03-12.md"] = "## Lunch\n\n- stew\n"
    let changed = World(files, now: "2026-03-16")
    #expect(throws: CommandFailure.self) { try recap(changed, "--check") }
    #expect(changed.printed.contains("recaps/2026-03-08..2026-03-14.md: the facts have changed"))
  }

  @Test(arguments: [
    (["--week", "this"], "2026-W11"), (["--week", "2026-W10"], "2026-W10"), (["--month", "last"], "2026-02"),
    (["--month", "2026-03"], "2026-03"), (["--year", "2026"], "2026"), (["2026-W10"], "2026-W10"),
    (["2026-03"], "2026-03"), (["2026"], "2026"), (["this"], "2026-W11"), (["last"], "2026-W10"),
    (["last", "month"], "2026-02"), (["february"], "2026-02"),
  ])
  func `takes the period it is given`(arguments: [String], period: String) throws {
    let world = World(Self.files)
    try RecapCommand.parse(arguments + ["--format", "json"]).run(in: world.environment)
    #expect(world.printed.contains("\"period\": \"\(period)\""))
  }

  @Test func `is written to its page, again only if the facts change, and checked`() throws {
    let world = World(Self.files)
    try recap(world, "--write")
    #expect(world.complained == "journal: wrote recaps/2026-W10.md, and drew 2 pictures for it\n")
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
    #expect(throws: CommandFailure(.negativeResult)) { try recap(changed, "--check") }
    #expect(
      changed.printed
        == "recaps/2026-W10.md: the facts have changed, or the period has ended, since it was written\n")
    try recap(changed, "--write")
    #expect(
      changed.complained.hasSuffix(
        "journal: brought recaps/2026-W10.md up to date, and drew 2 pictures for it\n"))
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
    ["2026-W10", "--week", "last"], ["--write", "--format", "html"], ["--write", "--format", "json"],
    ["--check", "--format", "json"], ["--check", "--output", "x"],
  ])
  func `refuses what makes no sense together`(arguments: [String]) {
    #expect(throws: (any Error).self) { try RecapCommand.parse(arguments) }
  }

  @Test(arguments: ["soup", "2026-W60"])
  func `says what it takes if the period is none of its own`(text: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try recap(World(Self.files), text) }
    #expect(
      failure
        == CommandFailure(
          .usage,
          "‘\(text)’ is no period; write 2026-W11, 2026-03, 2026, ‘this’, ‘last’, ‘last month’, 30d or all"
        ))
  }

  @Test func `is written as Markdown if that is asked for`() throws {
    let world = World(Self.files)
    try recap(world, "--write", "--format", "markdown")
    #expect(world.text(of: "recaps/2026-W10.md")?.contains("\n**Week 10 of 2026 · 2 to 8 March**\n") == true)
  }

  @Test func `is not written while the settings cannot be read`() throws {
    var files = Self.files
    files["journal.toml"] = "format = 1\nlanguage = en\n"
    let world = World(files)
    let failure = #expect(throws: CommandFailure.self) { try recap(world, "--write") }
    #expect(
      failure
        == CommandFailure(
          .refused,
          "journal.toml:2:12: the settings cannot be read, so recaps/2026-W10.md was not written; mend them there "
            + "and write it again"))
    #expect(world.text(of: "recaps/2026-W10.md") == nil)
    try recap(world)
    #expect(world.printed.contains("Week 10 of 2026"))
    #expect(world.complained.contains("journal.toml:2:12: error: this is not TOML"))

    files["journal.toml"] = ""
    let locked = #expect(throws: CommandFailure.self) {
      try recap(World(files, unreadable: ["journal.toml"]), "--write")
    }
    #expect(locked?.message.hasPrefix("journal.toml:1:1: the settings cannot be read") == true)
  }

  @Test func `names a page that cannot be checked`() throws {
    var files = Self.files
    files["recaps/2026-W10.md"] = ""
    files["recaps/notes.md"] = ""
    let world = World(files, unreadable: ["recaps/2026-W10.md", "recaps/notes.md"])
    #expect(throws: CommandFailure(.negativeResult)) { try recap(world, "--check") }
    #expect(world.printed == "")
    #expect(
      world.complained == """
        journal: recaps/2026-W10.md cannot be read: permission denied; it was not checked
        no recaps: none out of date, 1 not checked

        """)
  }

  @Test func `names the errors of its days and those before, and counts earlier ones`() throws {
    let broken = "<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> x\n"
    var files = Self.files
    for day in ["2026-01-02", "2026-01-03", "2026-02-28", "2026-03-03", "2026-03-12"] {
      files["\(day).md"] = broken
    }
    let world = World(files)
    try recap(world, "--week", "2026-W10")
    let lines = world.complained.split(separator: "\n")
    #expect(
      lines.dropLast().map { $0.prefix { $0 != ":" } } == ["2026-02-28.md", "2026-03-03.md"])
    #expect(
      lines.last
        == "journal: 2 earlier files have errors or were left out; ‘journal check’ names them")
  }
}
