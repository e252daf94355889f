import ArgumentParser
import JournalAnalytics
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal show and today` {
  static let files = [
    "2026/2026-03-12.md": "## Lunch\n\n- soup\n", "2026/2026-03-13.md": "## Lunch\n\n- rice\n",
    "2026/2026-03-14.md": "## Lunch\n\n- 13:10 apple (52 kcal)\n",
    "2026/2026-03-16.md": "## Lunch\n\n- later\n",
  ]

  private func show(_ world: World, _ arguments: String...) throws -> String {
    try ShowCommand.parse(arguments).run(in: world.environment)
    return world.printed
  }

  /// What the library says of a day, as plain text.
  private func page(_ day: String, now: ClockTime?, numbers: Bool = false) throws -> String {
    let journal = try JournalLoader(World(Self.files).environment.openJournal(nil)).load().journal
    let (day, today) = (try #require(Day(day)), try #require(Day("2026-03-14")))
    let report = dayReport(of: journal, on: day, now: now, today: today)
    return TerminalRenderer(width: 80, style: .plain).text(
      of: report.document(DayPresentation(withNumbers: numbers)))
  }

  @Test func `says of the lower end of a day how much of it is estimated`() throws {
    let world = World([
      "2026/2026-03-13.md":
        "## Breakfast\n\n- porridge (300-700 kcal)\n\n## Lunch\n\n- salad (~150 kcal)\n\n## Dinner\n\n- soup\n"
    ])
    try ShowCommand.parse(["2026-03-13"]).run(in: world.environment)
    #expect(
      world.printed.contains("At least 450 kcal; 1 entry of 3 without a value; 150 kcal of it estimated."),
      "\(world.printed)")
  }

  @Test func `says of a day whose figures are all estimates that all of it is`() throws {
    let world = World(["2026/2026-03-13.md": "## Breakfast\n\n- porridge (~300 kcal)\n"])
    try ShowCommand.parse(["2026-03-13"]).run(in: world.environment)
    #expect(world.printed.contains("300 kcal, from the one entry; all of it estimated."), "\(world.printed)")
  }

  @Test func `today greets and shows the day`() throws {
    let world = World(Self.files)
    try TodayCommand.parse([]).run(in: world.environment)
    #expect(world.printed == (try page("2026-03-14", now: .noon)))
    #expect(world.complained == "")
    #expect(try show(World(Self.files)) == page("2026-03-14", now: .noon))
  }

  @Test(arguments: [["last", "friday"], ["2026-03-13"], ["yesterday"], ["13", "mar"]])
  func `show takes a day in words`(words: [String]) throws {
    let world = World(Self.files)
    try ShowCommand.parse(words + ["--numbers"]).run(in: world.environment)
    #expect(world.printed == (try page("2026-03-13", now: nil, numbers: true)))
  }

  @Test(arguments: [
    ["2026-03"], ["march"], ["--month", "this"], ["--period", "7d"], ["all"], ["2026-03-12..today"],
  ])
  func `show takes a period`(arguments: [String]) throws {
    let world = World(Self.files)
    try ShowCommand.parse(arguments + ["--format", "json"]).run(in: world.environment)
    #expect(world.printed.contains("\"day\": \"2026-03-12\""))
    #expect(world.printed.contains("\"day\": \"2026-03-14\""))
  }

  @Test func `show marks a time that is an estimate, and the export says so`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- ~12:30 rice\n- 13:00 tea\n"])
    let page = try show(world)
    #expect(page.contains("~12:30 rice"), "\(page)")
    #expect(page.contains(" 13:00 tea"), "\(page)")
    let exporting = World(["2026/2026-03-14.md": "## Lunch\n\n- ~12:30 rice\n- 13:00 tea\n"])
    try ExportCommand.parse(["jsonl"]).run(in: exporting.environment)
    let lines = exporting.printed.split(separator: "\n")
    #expect(lines.first?.contains("\"createdAt\":\"2026-03-14T12:30:00\",\"time_estimated\":true,") == true)
    #expect(lines.last?.contains("time_estimated") == false)
  }

  @Test(arguments: [
    ("", "<img class=\"photo\" src=\"data:image/gif;base64,R0lGODlhIQ==\" alt=\"photo\" loading=\"lazy\">"),
    (
      "pictures = \"linked\"\n",
      "<img class=\"photo\" src=\"media/a%20b.gif\" alt=\"photo\" loading=\"lazy\">"
    ),
  ])
  func `show puts photos into a page, or links to them`(settings: String, picture: String) throws {
    let files = [
      "journal.toml": settings, "media/a b.gif": "GIF89a!", "media/text.jpg": "no photo",
      "2026/2026-03-14.md":
        "## Lunch\n\n- rice\n  - photo: ![](../media/a%20b.gif)\n- soup\n  - photo: ![](../media/text.jpg)\n",
    ]
    let page = try show(World(files), "--format", "html")
    #expect(page.contains(picture), "\(page)")
    #expect(page.contains("<a href=\"media/text.jpg\" rel=\"noreferrer\">photo</a>"))
    #expect(page.contains("img-src data: 'self' file:"))
    #expect(try !show(World(Self.files), "--format", "html").contains("img-src"))
    let markdown = try show(World(files), "--format", "markdown")
    #expect(markdown.contains("- rice · [photo](media/a%20b.gif)"), "\(markdown)")
    #expect(try show(World(files)).contains("rice · photo"))
  }

  @Test(arguments: [(1, "91"), (6, "91"), (7, "31"), (13, "31"), (14, "1;31")])
  func `today shows a longer streak in a warmer colour`(days: Int, code: String) throws {
    var files: [String: String] = [:]
    let today = try #require(Day("2026-03-14"))
    for back in 0..<days {
      let day = today.advanced(by: -back)
      files["2026/\(day).md"] = "## Lunch\n\n- rice\n"
    }
    let words = days == 1 ? "A streak begins here." : "\(days) days in a row."
    let page = try show(World(files), "--color", "always")
    #expect(page.contains("\u{1B}[\(code)m\(words)"), "\(page)")
  }

  @Test func `show numbers the lines of a period, too`() throws {
    let text = try show(World(Self.files), "--from", "2026-03-13", "--to", "2026-03-14", "--numbers")
    #expect(text.contains("#1 rice"), "\(text)")
    #expect(text.contains("#1 13:10 apple"), "\(text)")
  }

  @Test func `a file named for the day and more is listed beside it`() throws {
    var files = Self.files
    files["2026/2026-03-14 trip to the sea.md"] = "## Lunch\n\n- crab\n"
    let world = World(files)
    let text = try show(world)
    #expect(text.contains("Beside it, and not read: 2026/2026-03-14 trip to the sea.md."))
    #expect(!text.contains("crab"))
  }

  @Test func `a period with an end alone begins with the diary`() throws {
    let world = World(["2026/2026-03-12.md": "## Lunch\n\n- soup\n"])
    #expect(try show(world, "--to", "2026-03-13").hasPrefix("12 to 13 March 2026\n"))
  }

  @Test func `the night before the day turns belongs to the evening`() throws {
    var files = Self.files
    files["journal.toml"] = "day_ends = \"04:00\"\n"
    let world = World(files, now: "2026-03-15T01:30")
    #expect(try show(world, "--format", "json").contains("\"day\": \"2026-03-14\""))
  }

  @Test func `an empty journal is a day without entries`() throws {
    #expect(try show(World(), "--format", "json").contains("\"entries_eaten\": 0"))
  }

  @Test(arguments: [["3/4"], ["nonsense"], ["today", "--week", "this"]])
  func `what is neither a day nor a period is wrong usage`(arguments: [String]) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try ShowCommand.parse(arguments).run(in: World().environment)
    }
    #expect(failure?.status == .usage)
  }

  @Test func `nothing that can be read is a failure`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try ShowCommand.parse([]).run(in: World(Self.files, unreadable: Set(Self.files.keys)).environment)
    }
    #expect(failure == CommandFailure(.refused, "none of the files of these days could be read"))
    let world = World(Self.files, unreadable: ["2026/2026-03-13.md"])
    #expect(try show(world, "--format", "json").contains("apple"))
    #expect(
      world.complained == """
        2026/2026-03-13.md:1:1: error: this cannot be read: permission denied; nothing in it counts; see who may read \
        it with ‘ls -l’ [unreadable-file]

        """)
  }

  @Test func `a file that could not be read is named, and the rest is served`() throws {
    var files = Self.files
    files["2026/2026-03-14.md"] = "<<<<<<< HEAD\n## Lunch\n\n- apple\n=======\n>>>>>>> x\n"
    let world = World(files)
    #expect(try show(world, "--format", "json").contains("apple"))
    #expect(world.complained.hasPrefix("2026/2026-03-14.md:1:1: error: "))
  }
  @Test func `a warning about what is shown is pointed at, one about other days is not`() throws {
    let unclear = "## Déjeuner\n\n- soupe\n"
    var files = Self.files
    files["2026/2026-03-11.md"] = unclear
    files["2026/2026-03-14.md"] = unclear
    let day = World(files)
    #expect(try show(day).contains("Notes\n  • soupe\n"))
    #expect(
      day.complained
        == "journal: in 2026/2026-03-14.md, something may not be read as you meant it; ‘journal check’ says what\n"
    )
    let other = World(files)
    #expect(try show(other, "2026-03-13").contains("rice"))
    #expect(other.complained == "")
    let week = World(files)
    #expect(try show(week, "this", "week").contains("2 of 2 days since the first entry"))
    #expect(
      week.complained
        == "journal: in 2 files of these days, something may not be read as you meant it; ‘journal check’ says what\n"
    )
  }

  @Test func `a day reads as many files as its streak is long, however large the journal`() throws {
    let today = try #require(Day("2026-03-14"))
    func file(_ age: Int) -> String { JournalLayout.path(for: today.advanced(by: -age)) }
    var files: [String: String] = [:]
    for age in 0..<1_000 { files[file(age)] = "## Lunch\n\n- soup\n" }
    files[file(90)] = "## Lunch\n\n- [-] soup\n"
    // A file that is read and cannot be is complained of.
    let unreadable = Set((200..<1_000).map(file))
    let world = World(files, unreadable: unreadable)
    #expect(try show(world).contains("90 days in a row."))
    #expect(world.complained == "")
  }

  @Test func `a streak over years of rest is told whole`() throws {
    let today = try #require(Day("2026-03-14"))
    func file(_ age: Int) -> String { JournalLayout.path(for: today.advanced(by: -age)) }
    var files = ["journal.toml": "rest = [\"2024-03-14..2026-03-13\"]\n"]
    files[file(0)] = "## Lunch\n\n- soup\n"
    for age in 731..<800 { files[file(age)] = "## Lunch\n\n- soup\n" }
    #expect(try show(World(files)).contains("70 days in a row."))
  }

  @Test func `a day without a file is shown though an earlier file cannot be read`() throws {
    let world = World(
      Self.files, unreadable: ["2026/2026-03-12.md", "2026/2026-03-13.md", "2026/2026-03-14.md"])
    #expect(try show(world, "2026-03-15").contains("Nothing is written here yet."))
    #expect(
      world.complained
        == "journal: 3 earlier files have errors or were left out; ‘journal check’ names them\n")
  }

  @Test(arguments: [
    (["today", "--explain"], "14 March: 52 kcal", "energy-of-day"),
    (["show", "2026-03-13", "--explain"], "Streak: 2 days", "streak-days"),
    (["show", "2026-03", "--explain"], "Days logged: 3", "logged-days"),
    (["recap", "--week", "2026-W11", "--explain"], "Lunch: 3 entries", "category-of-heading"),
  ])
  func `figures are explained if asked`(arguments: [String], figure: String, rule: String) throws {
    let commands: [String: any ParsableCommand.Type] = [
      "today": TodayCommand.self, "show": ShowCommand.self, "recap": RecapCommand.self,
    ]
    for format in ["text", "markdown", "json", "html"] {
      let world = World(Self.files)
      let rest = arguments.dropFirst() + ["--format", format]
      switch try #require(commands[arguments[0]]).parse(Array(rest)) {
      case let today as TodayCommand: try today.run(in: world.environment)
      case let show as ShowCommand: try show.run(in: world.environment)
      case let recap as RecapCommand: try recap.run(in: world.environment)
      default: break
      }
      let last = arguments.contains("2026-03-13") ? "2026/2026-03-13.md:3" : "2026/2026-03-14.md:3"
      for words in [figure, rule, last] { #expect(world.printed.contains(words), "\(format)") }
    }
  }

  @Test func `what stands on days to come is shown, and not counted`() throws {
    #expect(
      try show(World(Self.files), "2026-03").contains("3 entries on 3 of 3 days since the first entry."))
    let world = World(Self.files)
    try SummaryCommand.parse(["--month"]).run(in: world.environment)
    #expect(
      world.printed.contains("3 entries on 3 of 3 days since the first entry.")
        && world.printed.contains("Monday 16 March")
    )
  }
}
