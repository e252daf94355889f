import ArgumentParser
import JournalFormat
import Testing

@testable import journal

/// Numbers and other addresses that go on naming what they named.
@Suite struct `An address of an entry` {
  private static let path = "2026/2026-03-14.md"
  private static let day = "## Breakfast\n\n- 07:30 toast\n- 08:00 tea\n\n## Lunch\n\n- 12:30 soup\n"

  private func failure(_ body: () throws -> Void) -> CommandFailure? {
    #expect(throws: CommandFailure.self, performing: body)
  }

  @Test func `is refused, with the day’s entries, once its number names another one`() throws {
    let world = World([Self.path: Self.day])
    try ShowCommand.parse(["--numbers"]).run(in: world.environment)
    try AddCommand.parse(["07:00 coffee", "--category", "breakfast"]).run(in: world.environment)
    let before = world.text(of: Self.path)
    let failure = failure { try RemoveCommand.parse(["#2"]).run(in: world.environment) }
    #expect(
      failure
        == CommandFailure(
          .negativeResult,
          """
          ‘#2’ is no longer the entry that it was when it was shown, so nothing was changed; these are the entries of 2026-03-14 now:
            2026-03-14#1  07:00 coffee
            2026-03-14#2  07:30 toast
            2026-03-14#3  08:00 tea
            2026-03-14#4  12:30 soup
          """))
    #expect(world.text(of: Self.path) == before)
    try RemoveCommand.parse(["#3"]).run(in: world.environment)
    #expect(world.text(of: Self.path)?.contains("tea") == false)
    #expect(
      self.failure { try RemoveCommand.parse(["#3"]).run(in: world.environment) }?.status == .negativeResult)
  }

  @Test(arguments: [
    (["13:00 rice"], ["13:00 soup"]), (["pizza", "--time", "none"], ["13:00 pizza"]),
    (["pizza", "--time", "none"], ["pizza", "--category", "breakfast", "--time", "none", "--kcal", "300"]),
  ])
  func `means the entry that it was given for, though others share it by now`(
    first: [String], second: [String]
  ) throws {
    let world = World([Self.path: Self.day])
    try AddCommand.parse(first).run(in: world.environment)
    let address = try #require(world.printed.split(separator: " ").first { $0.hasPrefix("2026-03-14") })
    try AddCommand.parse(second).run(in: world.environment)
    let expected = World([Self.path: Self.day])
    try AddCommand.parse(second).run(in: expected.environment)
    try RemoveCommand.parse([String(address)]).run(in: world.environment)
    #expect(world.text(of: Self.path) == expected.text(of: Self.path))
  }

  @Test func `is used up once its entry was removed, though an equal one has its number now`() throws {
    let world = World([Self.path: "## Breakfast\n\n- 08:00 tea\n- 08:00 tea\n"])
    try RemoveCommand.parse(["#1"]).run(in: world.environment)
    #expect(
      failure { try RemoveCommand.parse(["#1"]).run(in: world.environment) }?.status == .negativeResult)
    try RemoveCommand.parse(["#1"]).run(in: world.environment)
    #expect(world.text(of: Self.path)?.contains("tea") == false)
  }

  @Test func `is a bare number too, before any word that has the digit`() throws {
    let world = World([Self.path: Self.day + "- 13:00 1 apple\n"])
    try RemoveCommand.parse(["1", "3"]).run(in: world.environment)
    #expect(world.text(of: Self.path) == "## Breakfast\n\n- 08:00 tea\n\n## Lunch\n\n- 13:00 1 apple\n")
    #expect(failure { try RemoveCommand.parse(["9"]).run(in: world.environment) }?.status == .negativeResult)
  }

  @Test func `follows what the program itself changes`() throws {
    let world = World([Self.path: Self.day])
    try ShowCommand.parse(["--numbers"]).run(in: world.environment)
    try EditCommand.parse(["#1", "--text", "rye bread"]).run(in: world.environment)
    try CategoriseCommand.parse(["#1", "dinner"]).run(in: world.environment)
    try EditCommand.parse(["#3", "--kcal", "200"]).run(in: world.environment)
    #expect(world.text(of: Self.path)?.contains("- 07:30 rye bread (200 kcal)") == true)
  }

  @Test func `means what it names now where nothing was shown, and where that was lost`() {
    #expect(ShownNumbers(Array("torn".utf8)) == ShownNumbers([]))
    #expect(ShownNumbers([]).allow(FoodEntry?.none, at: .init(day: Day(ordinal: 0), number: 1)))
  }

  @Test(arguments: [
    (["12:30 soup"], "2026-03-14T12:30"), (["soup", "--time", "none"], "2026-03-14#soup"),
    (["07:30 egg soup"], "2026-03-14#egg"),
    (["fish tea", "--time", "none", "--category", "dinner"], "2026-03-14#fish"),
    (["tea", "--time", "none", "--category", "dinner"], "2026-03-14#3"),
  ])
  func `goes on working after the next entry above it, as add gives it`(words: [String], address: String)
    throws
  {
    let world = World([Self.path: "## Breakfast\n\n- 07:30 toast\n- 08:00 tea\n"])
    try AddCommand.parse(words).run(in: world.environment)
    #expect(
      world.printed.contains("  \(address) (") || world.printed.hasSuffix("  \(address)\n"),
      "\(world.printed)")
    guard !address.hasSuffix("#3") else { return }
    try AddCommand.parse(["06:00 coffee", "--category", "breakfast"]).run(in: world.environment)
    try RemoveCommand.parse([address]).run(in: world.environment)
    let rest = "## Breakfast\n\n- 06:00 coffee\n- 07:30 toast\n- 08:00 tea\n"
    #expect(world.text(of: Self.path)?.hasPrefix(rest) == true)
    #expect(world.text(of: Self.path)?.contains("soup") == false)
  }

  @Test func `may be one of several`() throws {
    let world = World([Self.path: Self.day])
    try CategoriseCommand.parse(["#1", "2026-03-14T08:00", "lunch"]).run(in: world.environment)
    try MoveCommand.parse(["#1", "#2", "2026-03-13"]).run(in: world.environment)
    try RemoveCommand.parse(["soup", "2026-03-13#toast"]).run(in: world.environment)
    #expect(
      world.printed == """
        Lunch: 2026-03-14#1  07:30 toast
        Lunch: 2026-03-14#2  08:00 tea
        moved 2026-03-14#1  07:30 toast to 2026-03-13
        moved 2026-03-14#2  08:00 tea to 2026-03-13
        removed 2026-03-14#1  12:30 soup; ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it
        removed 2026-03-13#1  07:30 toast; ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it

        """)
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.text(of: Self.path)?.contains("12:30 soup") == true)
  }

  @Test func `may be one of several equal lines`() throws {
    let world = World([Self.path: "## Lunch\n\n- soup\n- soup\n- soup\n"])
    try RemoveCommand.parse(["#1", "#3", "#3"]).run(in: world.environment)
    #expect(world.text(of: Self.path) == "## Lunch\n\n- soup\n")
  }

  @Test func `of words alone is today’s, if today has one`() throws {
    let world = World([
      "2026/2026-03-13.md": "## Lunch\n\n- pizza\n", Self.path: "## Lunch\n\n- pizza\n- rice\n",
    ])
    try RemoveCommand.parse(["pizza"]).run(in: world.environment)
    #expect(world.text(of: Self.path) == "## Lunch\n\n- rice\n")
    #expect(world.text(of: "2026/2026-03-13.md") == "## Lunch\n\n- pizza\n")
  }

  @Test func `of words is the last of several alike that today has`() throws {
    let world = World([
      "2026/2026-03-13.md": "## Lunch\n\n- coffee\n", Self.path: "## Lunch\n\n- coffee\n- coffee\n",
    ])
    try RemoveCommand.parse(["coffee"]).run(in: world.environment)
    #expect(world.text(of: Self.path) == "## Lunch\n\n- coffee\n")
  }

  @Test(arguments: [
    (
      ["tea"],
      "‘tea’ stands only within words of 1 entry, so nothing was changed; name one by its number:\n  2026-03-14#1  steak"
    ),
    (
      ["25"],
      "no entry is named by ‘25’ in the latest 40 day files; ‘journal show --numbers’ prints addresses such as 2026-03-14#3"
    ),
    (
      ["#9"],
      "‘#9’ names no entry: 2026-03-14 has 2 entries; ‘journal show --numbers 2026-03-14’ prints their addresses"
    ),
    (
      ["2026-03-12#1"],
      "‘2026-03-12#1’ names no entry: 2026-03-12 has none; ‘journal show --numbers’ prints the addresses of a day or a period"
    ),
    (
      ["2026-03-14T08:15"],
      "no entry of 2026-03-14 has the time 08:15; ‘journal show --numbers 2026-03-14’ prints the addresses of that day"
    ),
  ])
  func `names no entry by a part of a word or of a figure, and says what there is`(
    arguments: [String], message: String
  ) throws {
    let world = World([Self.path: "## Lunch\n\n- steak (250 kcal)\n- Linsensuppe\n"])
    #expect(
      failure { try RemoveCommand.parse(arguments).run(in: world.environment) }
        == CommandFailure(.negativeResult, message))
  }

  @Test func `of words may be the last part of a compound`() throws {
    let world = World([Self.path: "## Lunch\n\n- steak (250 kcal)\n- Linsensuppe\n"])
    try RemoveCommand.parse(["suppe"]).run(in: world.environment)
    #expect(world.text(of: Self.path) == "## Lunch\n\n- steak (250 kcal)\n")
  }

  @Test func `that add answers with is a word that says something`() throws {
    let world = World([Self.path: "## Lunch\n\n- 12:00 tomato soup\n"])
    try AddCommand.parse(["soup and bread"]).run(in: world.environment)
    #expect(
      world.printed
        == "Lunch, 12:00: soup and bread  2026-03-14#bread (‘soup’ is eaten at lunch or dinner, and at 12:00 it is Lunch)\n"
    )
  }

  @Test func `of several is asked for on a terminal`() throws {
    let files = [Self.path: "## Lunch\n\n- pizza bianca\n- pizza rossa\n"]
    let world = World(files, answers: [" 2"])
    try RemoveCommand.parse(["pizza"]).run(in: world.environment)
    #expect(world.text(of: Self.path) == "## Lunch\n\n- pizza bianca\n")
    #expect(
      world.complained == """
        ‘pizza’ names 2 entries:
        1  2026-03-14#1  pizza bianca
        2  2026-03-14#2  pizza rossa
        Which one, 1 to 2? \("")
        """)
    let silent = World(files, answers: ["3"])
    #expect(
      failure { try RemoveCommand.parse(["pizza"]).run(in: silent.environment) }
        == CommandFailure(.negativeResult, "no entry was chosen, so nothing was changed"))
    #expect(silent.text(of: Self.path) == files[Self.path])
  }
}
