import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `A line for an earlier day` {
  private func logged(_ files: [String: String], _ arguments: [String]) throws -> World {
    let world = World(files)
    try LogCommand.parse(arguments).run(in: world.environment)
    return world
  }

  @Test func `goes below the heading of the language where it is a complaint`() throws {
    let world = try logged(
      ["journal.toml": "language = \"de\"\n"], ["Kopfschmerzen", "3/10", "--time", "none"])
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("## Symptome\n\n- Kopfschmerzen 3/10\n") == true)
  }

  @Test func `goes below the heading that its word has on a later day`() throws {
    let world = try logged(
      ["2026/2026-03-14.md": "## Rest\n\n- sleep 7h\n"],
      ["sleep", "8h", "--day", "yesterday", "--time", "none"])
    #expect(world.printed == "sleep 8h, under Rest, Friday 13 March\n")
    #expect(world.text(of: "2026/2026-03-13.md")?.contains("## Rest\n\n- sleep 8h\n") == true)
  }

  @Test func `goes below the heading of the nearest day, of two as near the earlier one`() throws {
    let files = [
      "2026/2026-03-02.md": "## Nights\n\n- sleep 7h\n", "2026/2026-03-11.md": "## Rest\n\n- sleep 7h\n",
      "2026/2026-03-13.md": "## Body\n\n- sleep 7h\n",
    ]
    #expect(
      try logged(files, ["sleep", "8h", "--day", "2026-03-12", "--time", "none"]).printed
        == "sleep 8h, under Rest, Thursday 12 March\n")
    #expect(
      try logged(files, ["sleep", "8h", "--day", "2026-03-05", "--time", "none"]).printed
        == "sleep 8h, under Nights, Thursday 5 March\n")
  }
}
