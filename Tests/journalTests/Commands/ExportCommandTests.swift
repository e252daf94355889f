import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal export` {
  private func export(_ world: World, _ arguments: String...) throws {
    try ExportCommand.parse(arguments).run(in: world.environment)
  }

  static let days = [
    "2026/2026-03-13.md": "## Lunch\n\n- =soup\n", "2026/2026-03-14.md": "## Lunch\n\n- tea\n- tea\n",
    "2026-03-14.md": "## Lunch\n\n- tea\n",
  ]

  @Test func `is the library's export, a day at a time`() throws {
    let world = World(Self.days)
    try export(world, "jsonl")
    let loader = try JournalLoader(world.environment.openJournal(nil))
    let expected = exportedEntries(of: loader.load().journal).map { $0.text(pretty: false) + "\n" }
    #expect(expected.count == 4)
    #expect(world.printed == expected.joined())
    let list = World(Self.days)
    try export(list, "json")
    #expect(list.printed == "[\n  " + expected.map { $0.dropLast() }.joined(separator: ",\n  ") + "\n]\n")
  }

  @Test func `takes the words of a period behind its format`() throws {
    let world = World(Self.days)
    try export(world, "jsonl", "yesterday")
    #expect(world.printed.contains("2026-03-13") && !world.printed.contains("2026-03-14"))
  }

  static let everything = days.merging([
    "tasks.md": "- [ ] Call\n", "habits.md": "## Walk\n\n- every: day\n",
    "2026/2026-03-12.md": "## Weight\n\n- 72 kg\n\n## Beschwerden\n\n- Husten 3/10\n\n## Sleep\n\n- 7 h\n",
  ]) { $1 }

  @Test(arguments: [everything, days, [:]])
  func `with --all is the library's one object, a day at a time`(files: [String: String]) throws {
    let world = World(files)
    try export(world, "json", "--all")
    let journal = try JournalLoader(world.environment.openJournal(nil)).load().journal
    #expect(world.printed == exportedJournal(of: journal).text(pretty: true))
  }

  @Test func `with --all writes a table of each kind into a folder`() throws {
    let world = World(Self.everything)
    try export(world, "csv", "--all", "--output", "out/tables")
    #expect(
      world.paths.filter { $0.hasPrefix("out/") }
        == [
          "entries", "habit_ticks", "habits", "moods", "notes", "series", "shared_energies", "symptoms",
          "tasks",
          "weights",
        ].map { "out/tables/\($0).csv" })
    #expect(
      world.text(of: "out/tables/weights.csv")
        == "date,time,weight_kg,unit,body_fat_percent,remark,file,line\r\n2026-03-12,,72,kg,,,2026/2026-03-12.md,3\r\n"
    )
    #expect(
      world.text(of: "out/tables/moods.csv")
        == "date,time,value,scale,words,tags,note,attachments,file,line\r\n")
    let titles = "date,time,series,words,value,scale,tags,note,attachments,file,line\r\n"
    #expect(
      world.text(of: "out/tables/symptoms.csv")
        == titles + "2026-03-12,,Beschwerden,Husten,3,10,,,,2026/2026-03-12.md,7\r\n")
    #expect(
      world.text(of: "out/tables/series.csv")
        == titles + "2026-03-12,,Sleep,7 h,,,,,,2026/2026-03-12.md,11\r\n")
    #expect(world.text(of: "out/tables/entries.csv")?.contains(",'=soup,") == true)
    #expect(
      world.complained.hasPrefix(
        "journal: wrote entries.csv (4), weights.csv (1), tasks.csv (1), habits.csv (1)"))
  }

  @Test(
    arguments: [
      (["csv", "--all"], "name a folder"), (["csv", "--all", "--output", "-"], "name a folder"),
      (["jsonl", "--all"], "--all is for json and csv"),
    ])
  func `refuses --all where it has no form`(arguments: [String], reason: String) {
    let error = #expect(throws: (any Error).self) { try ExportCommand.parse(arguments) }
    #expect(error.map { ExportCommand.message(for: $0) }?.contains(reason) == true)
  }

  @Test func `takes the period asked for, and guards a table against formulas`() throws {
    let world = World(Self.days)
    try export(world, "csv", "--from", "13 mar", "--to", "2026-03-13")
    let lines = world.printed.split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines.last?.contains(",'=soup,") == true)
  }

  @Test(arguments: [("json", "[]\n"), ("jsonl", "")])
  func `is an empty document and a sentence if there are no entries`(format: String, expected: String) throws
  {
    let world = World()
    try export(world, format)
    #expect(world.printed == expected)
    #expect(world.complained == "journal: there are no food entries to export.\n")
  }

  @Test func `of everything does not miss food where there is none`() throws {
    let world = World(["tasks.md": "- [ ] Rest\n"])
    try export(world, "json", "--all")
    #expect(world.printed.contains("\"Rest\""))
    #expect(world.complained == "")
  }

  @Test func `goes to a file if asked`() throws {
    let world = World(Self.days)
    try export(world, "jsonl", "--output", "out.jsonl")
    #expect(world.printed == "")
    #expect(world.text(of: "out.jsonl")?.split(separator: "\n").count == 4)
  }

  @Test(arguments: [["--period", "soon"], ["--week", "2026-03"], ["--week", "this", "--month", "this"]])
  func `refuses a period that is none`(arguments: [String]) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try ExportCommand.parse(["json"] + arguments).run(in: World().environment)
    }
    #expect(failure?.status == .usage)
  }
}
