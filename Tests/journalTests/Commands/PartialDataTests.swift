import ArgumentParser
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Where a file cannot be read` {
  private static let locked = "2026/2026-03-12.md"
  private static let files = [
    "2019/2019-05-01.md": "## Lunch\n\n- rice #home\n",
    locked: "## Lunch\n\n- fish soup #home\n",
    "2026/2026-03-13.md": "## Lunch\n\n- apple #home\n",
    "2026/2026-03-14.md": "## Lunch\n\n- 13:10 soup\n",
    "notes/board.md":
      "```journal top-foods\n```\n\n<!-- journal begin answer -->\n\nMine.\n\n<!-- journal end -->\n",
  ]

  private static let reason = "it cannot be read: permission denied"

  @Test(arguments: [
    ["show"], ["show", "2026-03"], ["today"], ["summary"], ["calendar"], ["streak"],
    ["tags"], ["insights"], ["insights", "foods"], ["recap", "this"], ["timeline", "soup"],
    ["after", "soup"],
    ["search", "soup"], ["on-this-day", "2027-03-12"], ["timeline", "rice", "--period", "all"],
  ])
  func `what is printed names it, in every form`(arguments: [String]) throws {
    for (format, name) in [
      ("text", Self.locked), ("markdown", Self.locked), ("html", Self.locked),
      ("json", "\"file\": \"\(Self.locked)\""),
    ] {
      let world = World(Self.files, unreadable: [Self.locked])
      try run(arguments + ["--format", format], in: world)
      #expect(world.printed.contains(name), "\(arguments) \(format): \(world.printed)")
      #expect(world.printed.contains("permission denied"))
    }
  }

  @Test(arguments: [
    (
      ["recap", "this", "--write"],
      "recaps/2026-W11.md rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["recap", "2026-W12", "--write"],
      "recaps/2026-W12.md rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["recap", "this", "--card", "week.svg"],
      "week.svg rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["insights", "--write"],
      "reports/insights-30d.md rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["insights", "--week", "2026-W12", "--write"],
      "reports/insights-2026-W12.md rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["tags", "rename", "home", "out"],
      "where the tag #home is rests on \(locked), and \(reason); nothing was changed"
    ),
    (["check", "--fix"], "what can be fixed rests on \(locked), and \(reason); nothing was changed"),
    (["init", "--clear-sample"], "what is made up rests on \(locked), and \(reason); nothing was changed"),
    (["export", "csv", "--output", "a.csv"], "a.csv rests on \(locked), and \(reason); nothing was changed"),
    (["export", "json"], "the export is not complete: 1 file left out"),
    (["rm", "soup"], "what ‘soup’ names rests on \(locked), and \(reason); nothing was changed"),
    (
      ["again", "lunch", "--from", "2026-03-12"],
      "an entry of 2026-03-12 rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["categorise", "2026-03-12#1", "dinner"],
      "an entry of 2026-03-12 rests on \(locked), and \(reason); nothing was changed"
    ),
    (
      ["search", "porridge"],
      "that ‘porridge’ is nowhere in the diary rests on \(locked), and \(reason); nothing was changed"
    ),
    (["refresh"], "1 question could not be answered; the old answers were kept"),
  ])
  func `what rests on it is refused, and nothing is changed`(arguments: [String], why: String) throws {
    let world = World(Self.files, unreadable: [Self.locked])
    #expect(throws: CommandFailure(.refused, why)) { try run(arguments, in: world) }
    #expect(world.paths == Self.files.keys.sorted())
    for (path, text) in Self.files { #expect(world.text(of: path) == text) }
  }

  @Test(arguments: [
    ["recap", "this", "--write"], ["insights", "--write"], ["insights", "--week", "this", "--write"],
    ["recap", "this", "--card", "week.svg"], ["export", "csv", "--month", "this", "--output", "a.csv"],
    ["rm", "2026-03-14#1"], ["again", "lunch"], ["edit", "2026-03-13#1", "--kcal", "90"],
    ["check", "--fix", "2026/2026-03-14.md"],
  ])
  func `what does not rest on it goes on`(arguments: [String]) throws {
    try run(arguments, in: World(Self.files, unreadable: ["2019/2019-05-01.md"]))
  }

  @Test func `an answer is kept, and the others are given`() throws {
    var files = Self.files
    files["notes/years.md"] = "```journal summary --week 2019-W18\n```\n"
    let world = World(files, unreadable: [Self.locked])
    #expect(throws: CommandFailure.self) { try run(["refresh"], in: world) }
    #expect(world.text(of: "notes/board.md") == files["notes/board.md"])
    #expect(world.text(of: "notes/years.md")?.contains("rice") == true)
    #expect(
      world.complained == """
        notes/board.md:1:1: error: the answer rests on \(Self.locked), and \(Self.reason)
        journal: \(Self.locked): \(Self.reason), so it was left as it is

        """)
  }

  @Test func `a written recap is neither fresh nor out of date`() throws {
    var files = Self.files
    for page in ["recaps/2026-W11.md", "recaps/2026-W12.md", "recaps/2019-W18.md"] { files[page] = "" }
    let world = World(files, unreadable: [Self.locked])
    #expect(throws: CommandFailure(.negativeResult)) { try run(["recap", "--check"], in: world) }
    #expect(
      world.complained.hasSuffix(
        """
        journal: recaps/2026-W11.md rests on \(Self.locked), and \(Self.reason); it was not checked
        journal: recaps/2026-W12.md rests on \(Self.locked), and \(Self.reason); it was not checked
        1 recap: 1 out of date, 2 not checked

        """))
    #expect(world.printed.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["recaps/2019-W18.md"])
  }

  @Test func `a photo that it may show stays`() throws {
    var files = Self.files
    files["2026/2026-03-14.md"] = "## Lunch\n\n- 13:10 soup\n  ![](../media/2026-03-14-1310.jpg)\n"
    files["media/2026-03-14-1310.jpg"] = "picture"
    let world = World(files, unreadable: [Self.locked])
    try run(["rm", "2026-03-14#1"], in: world)
    #expect(world.text(of: "media/2026-03-14-1310.jpg") == "picture")
  }

  private func run(_ arguments: [String], in world: World) throws {
    let rest = Array(arguments.dropFirst())
    switch arguments[0] {
    case "show": try ShowCommand.parse(rest).run(in: world.environment)
    case "today": try TodayCommand.parse(rest).run(in: world.environment)
    case "summary": try SummaryCommand.parse(rest).run(in: world.environment)
    case "calendar": try CalendarCommand.parse(rest).run(in: world.environment)
    case "streak": try StreakCommand.parse(rest).run(in: world.environment)
    case "tags" where rest.first == "rename":
      try TagsRenameCommand.parse(Array(rest.dropFirst())).run(in: world.environment)
    case "tags": try TagsListCommand.parse(rest).run(in: world.environment)
    case "insights": try InsightsCommand.parse(rest).run(in: world.environment)
    case "recap": try RecapCommand.parse(rest).run(in: world.environment)
    case "timeline": try TimelineCommand.parse(rest).run(in: world.environment)
    case "after": try AfterCommand.parse(rest).run(in: world.environment)
    case "search": try SearchCommand.parse(rest).run(in: world.environment)
    case "on-this-day": try OnThisDayCommand.parse(rest).run(in: world.environment)
    case "check": try CheckCommand.parse(rest).run(in: world.environment)
    case "init": try InitCommand.parse(rest).run(in: world.environment)
    case "export": try ExportCommand.parse(rest).run(in: world.environment)
    case "rm": try RemoveCommand.parse(rest).run(in: world.environment)
    case "again": try AgainCommand.parse(rest).run(in: world.environment)
    case "edit": try EditCommand.parse(rest).run(in: world.environment)
    case "categorise": try CategoriseCommand.parse(rest).run(in: world.environment)
    case "refresh": try RefreshCommand.parse(rest).run(in: world.environment)
    default: Issue.record("unknown command \(arguments[0])")
    }
  }

  @Test func `is named where a folder may hold pages that nobody can look at`() throws {
    try withGit { world in
      let deep = (1...70).map { "f\($0)" }.joined(separator: "/")
      try world.folder.write("", to: "diary/journal.toml")
      try world.folder.write("```journal streak\n```\n", to: "diary/page.md")
      try world.folder.write("```journal streak\n```\n", to: "diary/\(deep)/page.md")
      let failure = #expect(throws: CommandFailure.self) {
        try RefreshCommand.parse([]).run(in: world.environment(in: "diary"))
      }
      #expect(
        failure
          == CommandFailure(.refused, "1 question could not be answered; the old answers were kept"))
      #expect(world.text("diary/page.md") == "```journal streak\n```\n")
      #expect(world.takeComplained().contains("it cannot be read: nested deeper than"))
    }
  }
}
