import ArgumentParser
import Testing

@testable import journal

@Suite("The figures of one habit") struct HabitFiguresTests {
  private func shown(_ habits: String, _ lines: [String]) throws -> String {
    var files = ["habits.md": habits]
    for (index, line) in lines.enumerated() {
      files["2026/2026-03-0\(index + 1).md"] = "## Habits\n\n\(line)\n"
    }
    let world = World(files)
    try HabitShowCommand.parse(["Gym"]).run(in: world.environment)
    return world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `tell the mood on each scale, and halves of one alone`() throws {
    let fives = (0..<4).map { _ in "- [x] Gym (mood 4/5)" }
    let mixed = try shown("## Gym\n", fives + (0..<3).map { _ in "- [x] Gym (mood 2/10)" })
    #expect(mixed.contains("Noted 4 times: 4.0 of 5. "))
    #expect(mixed.contains("On another scale it was noted 3 times: 2.0 of 10 on average."))
    #expect(!mixed.contains("in the first half"))
    #expect(try shown("## Gym\n", fives).contains("4.0 in the first half of these days, 4.0 in the second."))
  }

  @Test func `count steps also of days on which it was only begun`() throws {
    let text = try shown(
      "## Gym\n\n- steps: calves, hips\n",
      ["- [ ] Gym\n  - [x] calves", "- [ ] Gym\n  - [x] calves", "- [x] Gym\n  - [x] hips"])
    #expect(text.contains("Steps: calves twice, hips once"))
  }
}
