import JournalFormat
import Testing

@testable import journal

@Suite struct `A list of tasks that is pasted` {
  @Test(arguments: [
    (["1. milk", "2) eggs", "10. 2 loaves"], ["milk", "eggs", "2 loaves"]),
    (["1. [ ] call", "- [x] pay", "• walk"], ["[ ] call", "- [x] pay", "• walk"]),
    (["2026. a year", "3 eggs", "3.5 km"], ["2026. a year", "3 eggs", "3.5 km"]),
    (["#home sweep", "---", "***"], ["#home sweep"]),
  ])
  func `loses the numbers in front and the rules between`(lines: [String], tasks: [String]) {
    let piped = PipedTasks(lines.enumerated().map { ($0.offset + 1, $0.element) })
    #expect(piped.tasks.map(\.text) == tasks)
    #expect(piped.headings == [])
  }

  @Test func `names its headings, which are no tasks`() {
    let piped = PipedTasks([(1, "# Shopping"), (2, "1. milk"), (3, "### Later")])
    #expect(piped.tasks.map(\.number) == [2])
    #expect(piped.headings == ["# Shopping", "### Later"])
  }

  @Test(arguments: [
    ("☐ call", TaskItem.Status.open, "call"), ("☑ call", .done, "call"), ("• call", .open, "call"),
    ("- [-] call", .cancelled, "call"), ("[x] call", .done, "call"), ("DONE pay", .done, "pay"),
    ("- TODO water", .open, "water"), ("CANCELLED trip", .cancelled, "trip"), ("TODO", .open, "TODO"),
    ("Done deal", .open, "Done deal"),
  ])
  func `keeps what its boxes say`(line: String, status: TaskItem.Status, words: String) {
    let read = TaskAddCommand.withoutBox(line)
    #expect(read.status == status)
    #expect(read.words == words)
  }
}
