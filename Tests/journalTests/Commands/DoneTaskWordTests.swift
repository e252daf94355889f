import ArgumentParser
import Testing

@testable import journal

@Suite struct `Words that each name a task` {
  private let list = "- [ ] Alpha\n- [x] Gamma one done:2026-03-10\n- [x] Delta two done:2026-03-11\n"

  @Test func `name done ones, too, beside one that is open`() throws {
    let world = World(["tasks.md": list])
    try TaskReopenCommand.parse(["Gamma", "Delta"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Alpha\n- [ ] Gamma one\n- [ ] Delta two\n")
    let other = World(["tasks.md": list])
    try TaskRemoveCommand.parse(["Alpha", "Delta"]).run(in: other.environment)
    #expect(other.text(of: "tasks.md") == "- [x] Gamma one done:2026-03-10\n")
  }

  @Test func `name done ones where all are shown`() throws {
    let world = World(["tasks.md": list])
    try TaskShowCommand.parse(["Gamma", "Delta"]).show(in: world.environment)
    #expect(world.printed.contains("Gamma one") && world.printed.contains("Delta two"))
  }
}
