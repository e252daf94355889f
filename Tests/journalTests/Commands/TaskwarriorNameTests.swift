import ArgumentParser
import Foundation
import Testing

@testable import journal

@Suite struct `A row of Taskwarrior` {
  @Test
  func `the template of a row goes back under its own name, and so does what a row has made and is over`()
    throws
  {
    let world = World([
      "t.json":
        #"[{"description":"Rent","due":"20260401T000000Z","entry":"20260302T081500Z","recur":"monthly","status":"recurring","uuid":"aaaaaaaa-1111-4222-8333-444455556666"},{"description":"Bins","entry":"20260303T090000Z","end":"20260304T101500Z","parent":"bbbbbbbb-0000-4222-8333-444455556666","recur":"weekly","status":"completed","uuid":"bbbbbbbb-1111-4222-8333-444455556666"}]"#
    ])
    try ImportTaskwarriorCommand.parse(["t.json"]).run(in: world.environment)
    #expect(world.complained == "")
    try ExportCommand.parse(["taskwarrior"]).run(in: world.environment)
    for text in ["aaaaaaaa-1111", "20260302T081500Z", "bbbbbbbb-1111", "20260303T090000Z"] {
      #expect(world.printed.contains(text), "\(text)")
    }
    // The next of the row is another task, whose line stands first.
    let files = [
      "tasks.md":
        "- [ ] Rent due:2026-05-01 every:month ➕ 2026-03-02\n- [x] Rent due:2026-04-01 every:month ➕ 2026-03-02 done:2026-03-02\n",
      "imports.md": world.text(of: "imports.md") ?? "",
    ]
    let done = World(files)
    try ExportCommand.parse(["taskwarrior"]).run(in: done.environment)
    let objects = done.printed.components(separatedBy: "},")
    #expect(objects.count == 2)
    #expect(!objects[0].contains("aaaaaaaa-1111") && objects[1].contains("aaaaaaaa-1111"))
  }

  @Test func `moments that have no place here are named`() throws {
    let world = World([
      "t.json":
        #"[{"annotations":[{"description":"rang","entry":"20260302T080000Z"}],"description":"Call","end":"20260303T101530Z","entry":"20260301T080000Z","status":"completed","uuid":"a"}]"#
    ])
    try ImportTaskwarriorCommand.parse(["t.json"]).run(in: world.environment)
    #expect(
      (world.printed + world.complained).contains("the moments of annotations have no place here: ‘Call’"))
    #expect(
      (world.printed + world.complained).contains(
        "the seconds of the moment it was done at have no place here: ‘Call’"))
  }
}
