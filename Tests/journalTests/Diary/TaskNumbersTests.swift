import ArgumentParser
import JournalAnalytics
import JournalFormat
import Testing

@testable import journal

@Suite struct `The short numbers of tasks` {
  /// A list of thousands is numbered in one pass.
  @Test func `numbers many tasks, and keeps the numbers that were given`() {
    var numbers = TaskNumbers([])
    func key(_ words: String) -> TaskNumbers.Key {
      let task = DayFileParser().parseTasks(SourceText("- [ ] \(words)\n")).tasks[0]
      return TaskNumbers.Key(path: "tasks.md", TaskIdentity(task), rank: 0)
    }
    let keys = (1...10_000).map { key("Task \($0)") }
    #expect(keys.map { numbers.add($0) } == Array(1...10_000))
    #expect(numbers.add(keys[41]) == 42)
    let new = key("Another")
    numbers.replace(keys[41], by: new)
    #expect(numbers.number(of: new) == 42)
    #expect(numbers.number(of: keys[41]) == nil)
  }

  @Test(arguments: [
    ("- [ ] buy milk\n- [ ] buy milk due:2026-03-15\n", "- [ ] buy milk due:2026-03-15\n", "2"),
    ("- [ ] call Ann #work\n- [ ] call Ann #home\n", "- [ ] call Ann #home\n", "1"),
  ])
  func `never come to mean another task of the same words`(before: String, after: String, number: String)
    throws
  {
    let world = World(["tasks.md": before]) { _, files in
      files["tasks.md"] = Array(after.utf8)
      return 0
    }
    try TasksCommand.parse([]).run(in: world.environment)
    _ = try world.environment.runProgram([])
    #expect(throws: CommandFailure.self) {
      try TaskDoneCommand.parse([number]).run(in: world.environment)
    }
    #expect(world.text(of: "tasks.md") == after)
  }

  @Test func `follow tasks of the same words that change places`() throws {
    let world = World(["tasks.md": "- [ ] call Ann #work\n- [ ] call Ann #home\n"]) { _, files in
      files["tasks.md"] = Array("- [ ] call Ann #home\n- [ ] call Ann #work\n".utf8)
      return 0
    }
    try TasksCommand.parse([]).run(in: world.environment)
    _ = try world.environment.runProgram([])
    try TaskDoneCommand.parse(["1"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] call Ann #home\n- [x] call Ann #work done:2026-03-14\n")
  }
}
