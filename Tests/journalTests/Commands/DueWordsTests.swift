import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `A day of several words behind a key` {
  @Test(arguments: [
    ("Pay rent due:20 mar remind:1d", "Pay rent due:2026-03-20 remind:1d"),
    ("Pay rent due:in 3 days", "Pay rent due:2026-03-17"),
    ("Pay due:next saturday rent", "Pay due:2026-03-21 rent"),
    ("Pay rent due: 20 mar 9:00 !high", "Pay rent due:2026-03-20T09:00 !high"),
    ("Read due:soon enough", "Read due:soon enough"),
    ("Read due:friday in bed", "Read due:2026-03-20 in bed"),
  ])
  func `is read as it is behind --due`(words: String, written: String) throws {
    let world = World(["tasks.md": ""])
    try TaskAddCommand.parse([words]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] \(written) ➕ 2026-03-14\n")
  }
}
