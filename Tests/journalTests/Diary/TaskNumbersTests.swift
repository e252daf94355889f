import JournalFormat
import Testing

@testable import journal

@Suite struct `The short numbers of tasks` {
  /// A list of thousands is numbered in one pass.
  @Test func `numbers many tasks, and keeps the numbers that were given`() {
    var numbers = TaskNumbers([])
    let keys = (1...10_000).map { TaskNumbers.Key(path: "tasks.md", words: TextSlice("Task \($0)"), rank: 0) }
    #expect(keys.map { numbers.add($0) } == Array(1...10_000))
    #expect(numbers.add(keys[41]) == 42)
    let new = TaskNumbers.Key(path: "tasks.md", words: TextSlice("Another"), rank: 0)
    numbers.replace(keys[41], by: new)
    #expect(numbers.number(of: new) == 42)
    #expect(numbers.number(of: keys[41]) == nil)
  }
}
