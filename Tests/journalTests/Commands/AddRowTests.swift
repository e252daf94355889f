import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026, noon.
@Suite struct `An entry for a day whose foods stand in a table` {
  private let table = """
    # Saturday, 14 March 2026

    | Time | Food | kcal |
    |------|------|------|
    | 08:10 | porridge | 320 |
    | 11:30 | rice and dal | 540 |

    """

  private func add(_ arguments: [String], to text: String) throws -> World {
    let world = World(["2026/2026-03-14.md": text])
    try AddCommand.parse(arguments).run(in: world.environment)
    return world
  }

  @Test func `is a row of it where nobody named the meal`() throws {
    let world = try add(["soup", "--time", "11:45", "--kcal", "200"], to: table)
    #expect(world.text(of: "2026/2026-03-14.md") == table + "| 11:45 | soup | 200  |\n")
    #expect(world.printed.hasPrefix("Food, 11:45: soup · 200 kcal  2026-03-14T11:45\n"))
  }

  @Test(arguments: [["lunch: soup", "--time", "11:45"], ["soup", "--time", "11:45", "--category", "lunch"]])
  func `stands under its meal where it was named`(arguments: [String]) throws {
    let world = try add(arguments, to: table)
    #expect(world.text(of: "2026/2026-03-14.md") == table + "\n## Lunch\n\n- 11:45 soup\n")
  }

  @Test func `stands under its meal where the day has a title for it`() throws {
    let world = try add(["soup", "--time", "11:45"], to: table + "\n## Lunch\n\n- 11:40 bread\n")
    #expect(
      world.text(of: "2026/2026-03-14.md") == table + "\n## Lunch\n\n- 11:40 bread\n- 11:45 soup\n")
  }
}
