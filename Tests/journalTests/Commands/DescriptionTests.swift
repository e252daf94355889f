import ArgumentParser
import Testing

@testable import journal

@Suite struct `Text below tasks and habits` {
  @Test(arguments: [
    (" - item\n  - nested", "- [ ] Call\n\n  - item\n    - nested\n"),
    ("Ask Ann.\n\n- item\n  - nested", "- [ ] Call\n\n  Ask Ann.\n\n  - item\n    - nested\n"),
    (" - one", "- [ ] Call\n  - one\n"),
    // An item of these words would be a part.
    ("TODO: ask Ann", "- [ ] Call\n\n  TODO: ask Ann\n"),
  ])
  func `keeps its nesting`(note: String, written: String) throws {
    let world = World(["2026/2026-03-14.md": "## Tasks\n\n- [ ] Other\n"])
    try TaskAddCommand.parse(["Call", "--day", "today", "--note", note]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Tasks\n\n- [ ] Other\n" + written)
  }

  @Test func `says that a box in it makes a part`() throws {
    let world = World(["tasks.md": ""])
    try TaskAddCommand.parse(["Call", "--note=- [ ] find the number"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Call ➕ 2026-03-14\n  - [ ] find the number\n")
    #expect(
      world.complained == "journal: 1 line of the note is a task of its own, and so a part of this one\n")
    let other = World(["tasks.md": "- [ ] Call\n"])
    try TaskEditCommand.parse(["Call", "--note", "TODO: ask Ann"]).run(in: other.environment)
    #expect(other.text(of: "tasks.md") == "- [ ] Call\n\n  TODO: ask Ann\n")
  }

  private static let markdown = """
    Why I do it.

    - for my back
      - and my neck
        more of it

    > Sit down.

    ```
    - every: 3d
      code
    ```
    """

  @Test func `of a habit goes out and comes back as it stands`() throws {
    let text = "# Habits\n\n## Yoga\n\n- every: day\n- steps:\n  - sun\n\n\(Self.markdown)\n"
    let first = World(["habits.md": text])
    try ExportCommand.parse(["json", "--all"]).run(in: first.environment)
    let second = World(["all.json": first.printed])
    try ImportJSONCommand.parse(["all.json"]).run(in: second.environment)
    #expect(second.text(of: "habits.md") == text)
    #expect(second.complained == "")
    try HabitShowCommand.parse(["Yoga"]).show(in: second.environment)
    let shown = Self.markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    #expect(second.printed.contains("\n\(shown)\n"))
    let page = World(["habits.md": text])
    try HabitShowCommand.parse(["Yoga", "--format", "markdown"]).show(in: page.environment)
    #expect(page.printed.contains("\n\n\(Self.markdown)\n\n"))
  }

  @Test func `of a task is shown as it stands, without what steers a terminal`() throws {
    let below = Self.markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let files = ["tasks.md": "- [ ] Call\n\n\(below)\n\n  \u{1B}[31mred\n"]
    let world = World(files)
    try TaskShowCommand.parse(["Call"]).show(in: world.environment)
    #expect(world.printed.contains("Notes\n\(below)\n\n  \u{FFFD}[31mred\n"))
    let page = World(files)
    try TaskShowCommand.parse(["Call", "--format", "markdown"]).show(in: page.environment)
    #expect(page.printed.contains("## Notes\n\n\(Self.markdown)\n\n"))
    let calendar = World(files)
    try ExportCommand.parse(["ics"]).run(in: calendar.environment)
    #expect(
      calendar.printed.replacing("\r\n ", with: "").contains(
        "DESCRIPTION:Why I do it.\\n\\n- for my back\\n  - and my neck\\n    more of it\\n\\n> Sit down."))
  }

  @Test func `of a habit may have paragraphs and lists`() throws {
    let world = World()
    let about = "First paragraph.\n\nSecond one.\n\n- a\n  - b"
    try HabitAddCommand.parse(["Yoga", "--about", about]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.hasSuffix("\n\n\(about)\n") == true)
    try HabitShowCommand.parse(["Yoga"]).run(in: world.environment)
    #expect(world.printed.contains("  First paragraph.\n\n  Second one.\n\n  - a\n    - b\n"))
    let refused = World()
    let failure = #expect(throws: CommandFailure.self) {
      try HabitAddCommand.parse(["Yoga", "--about", "one\n- every: 3"]).run(in: refused.environment)
    }
    #expect(failure?.message.contains("would be read as something else") == true)
  }
}
