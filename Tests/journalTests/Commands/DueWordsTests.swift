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

  @Test(arguments: ["Pay rent due:next friday", "Pay rent due: next friday"])
  func `is refused where it may be two days, as behind --due`(words: String) throws {
    let world = World(["tasks.md": ""], now: "2026-03-16T12:00")
    let failure = #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse([words]).run(in: world.environment)
    }
    let other = #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse(["Pay rent", "--due", "next friday"]).run(in: world.environment)
    }
    #expect(failure?.message == other?.message)
    #expect(failure?.message.contains("2026-03-20") == true)
    #expect(world.text(of: "tasks.md") == "")
  }

  @Test(arguments: [
    ("!urgent", "‘!urgent’ stays a word; ‘--priority high’ or ‘!high’ sets the priority"),
    ("!hgih", "‘!hgih’ stays a word; ‘--priority high’ or ‘!high’ sets the priority"),
    ("!meduim", "‘!meduim’ stays a word; ‘--priority medium’ or ‘!medium’ sets the priority"), ("!wow", ""),
  ])
  func `is a hint where a sign before a word is no priority`(word: String, hint: String) throws {
    let world = World(["tasks.md": ""])
    try TaskAddCommand.parse(["Pay rent \(word)"]).run(in: world.environment)
    #expect(world.complained == (hint.isEmpty ? "" : "journal: \(hint)\n"))
  }
}
