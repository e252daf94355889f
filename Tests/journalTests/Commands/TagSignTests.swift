import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `The sign of a tag` {
  private let files = [
    "journal.toml": "[tags]\nhome = \"♥ green\"\n",
    "tasks.md": "- [ ] Sweep #home #weekly\n- [x] Paint done:2026-03-13 #home\n",
  ]

  @Test func `stands behind a task in the logbook`() throws {
    let world = World(files)
    try LogbookCommand.parse([]).show(in: world.environment)
    #expect(world.printed.contains("Paint · ♥ #home\n"), "\(world.printed)")
  }

  @Test func `stands behind what is said of a task`() throws {
    let world = World(files)
    try TaskShowCommand.parse(["Sweep"]).show(in: world.environment)
    #expect(world.printed.contains("Open · ♥ #home · #weekly\n"), "\(world.printed)")
  }
}
