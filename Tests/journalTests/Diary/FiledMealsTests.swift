import ArgumentParser
import JournalFormat
import Testing

@testable import journal

/// Now is Saturday 14 March 2026, 14:20.
@Suite struct `A habit of filing a food` {
  private func answer(_ world: World, _ arguments: [String]) throws -> String {
    let before = world.printed
    try AddCommand.parse(arguments).run(in: world.environment)
    return String(world.printed.dropFirst(before.count))
  }

  @Test func `is not made of meals that the program chose by the hour`() throws {
    let world = World(now: "2026-03-14T21:20")
    for day in ["wednesday", "thursday", "friday"] { _ = try answer(world, ["--day", day, "13:00 zorf"]) }
    #expect(
      try answer(world, ["20:00 zorf"])
        == "Dinner, 20:00: zorf  2026-03-14T20:00 (at 20:00 it is dinner time)\n")
  }

  @Test func `is made of meals that were said, and of what was moved to another meal`() throws {
    let world = World(now: "2026-03-14T21:20")
    _ = try answer(world, ["--day", "wednesday", "13:00 zorf", "--category", "dinner"])
    _ = try answer(world, ["--day", "thursday", "dinner: zorf"])
    _ = try answer(world, ["--day", "friday", "13:00 zorf"])
    try CategoriseCommand.parse(["2026-03-13T13:00", "dinner"]).run(in: world.environment)
    #expect(
      try answer(world, ["13:00 zorf"])
        == "Dinner, 13:00: zorf  2026-03-14T13:00 (you had it 3 of 3 times as Dinner)\n")
  }
}
