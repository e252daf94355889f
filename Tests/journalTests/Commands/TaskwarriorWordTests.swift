import ArgumentParser
import Testing

@testable import journal

@Suite struct `Words of Taskwarrior that are marks here` {
  private func imported(_ json: String) throws -> World {
    let world = World(["t.json": json])
    try ImportTaskwarriorCommand.parse(["t.json"]).run(in: world.environment)
    return world
  }

  @Test(arguments: [
    ("Fix roof every:day", #"Fix roof every\:day"#),
    ("Call !high and due:2026-03-20", #"Call \!high and due\:2026-03-20"#),
    ("(A) Post", #"\(A) Post"#), ("Read [due:: 2026-03-20]", #"Read \[due:: 2026-03-20]"#),
  ])
  func `stay words, and go back as they came`(words: String, written: String) throws {
    let world = try imported(
      #"[{"description":"\#(words)","entry":"20260301T080000Z","status":"pending","uuid":"a"}]"#)
    #expect(world.complained == "")
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] \(written) ➕ 2026-03-01\n")
    let other = World(["tasks.md": world.text(of: "tasks.md") ?? ""])
    try ExportCommand.parse(["taskwarrior"]).run(in: other.environment)
    #expect(other.printed.contains("\"description\": \"\(words)\""), "\(other.printed)")
  }

  @Test func `are a remark where they begin an annotation, and go back as one`() throws {
    let annotations = ["rang", "TODO ask Bob", "- [ ] box", "[x] done"]
    let json = annotations.map { #"{"description":"\#($0)","entry":"20260301T080001Z"}"# }.joined(
      separator: ",")
    let world = try imported(
      #"[{"annotations":[\#(json)],"description":"Call","entry":"20260301T080000Z","status":"pending","uuid":"a"}]"#
    )
    let written = """
      # Tasks

      - [ ] Call ➕ 2026-03-01
        - rang

        TODO ask Bob
        - \\- [ ] box
        - \\[x] done

      """
    #expect(world.text(of: "tasks.md") == written)
    #expect(!world.complained.contains("left out"), "\(world.complained)")
    let other = World(["tasks.md": written])
    try ExportCommand.parse(["taskwarrior"]).run(in: other.environment)
    let again = try imported(other.printed)
    #expect(again.text(of: "tasks.md") == written)
  }

  @Test func `in a part leave no task out`() throws {
    let world = try imported(
      #"[{"description":"Fix roof every:day","entry":"20260301T080000Z","status":"pending","uuid":"a"},{"description":"buy !low tiles","entry":"20260301T080000Z","journal_part_of":"a","status":"pending","uuid":"b"}]"#
    )
    #expect(
      world.text(of: "tasks.md")
        == "# Tasks\n\n- [ ] Fix roof every\\:day ➕ 2026-03-01\n  - [ ] buy \\!low tiles\n")
  }
}
