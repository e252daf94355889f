import ArgumentParser
import Testing

@testable import journal

@Suite struct `A search` {
  private let files = [
    "tasks.md": "- [ ] Renew the passport #home\n- [x] Rice done:2026-03-01\n",
    "2026/2026-03-14.md": "## Lunch\n\n- rice\n",
  ]

  @Test func `names the tasks without a day that hold the words`() throws {
    let world = World(files)
    #expect {
      try SearchCommand.parse(["passport"]).show(in: world.environment)
    } throws: {
      ($0 as? CommandFailure)?.message
        == "‘passport’ is nowhere in the diary; 1 task of tasks.md holds it; ‘journal tasks passport --all’ lists it"
    }
    try SearchCommand.parse(["rice"]).show(in: world.environment)
    #expect(world.complained == "1 task of tasks.md holds it; ‘journal tasks rice --all’ lists it\n")
  }

  @Test(arguments: [("next week", "Call"), ("next month", "Pay")])
  func `of tasks takes the whole of what comes next`(due: String, words: String) throws {
    let world = World(["tasks.md": "- [ ] Call due:2026-03-18\n- [ ] Pay due:2026-04-20\n"])
    try TasksCommand.parse(["--due", due]).show(in: world.environment)
    #expect(world.printed.contains(words))
  }
}
