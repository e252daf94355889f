import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A task's line in whatever file` {
  private let parser = DayFileParser()

  private func editor(_ text: String, ofDay isDay: Bool = true) -> TaskFileEditor {
    TaskFileEditor(
      SourceText(text), day: isDay ? day("2026-03-14") : nil,
      path: isDay ? "2026/2026-03-14.md" : "tasks.md", parser: parser)
  }

  private static let done: TaskChange = {
    var change = TaskChange(status: .done)
    change.set(.done, to: day("2026-03-15"))
    return change
  }()

  private static func due(_ value: String?) -> TaskChange {
    var change = TaskChange()
    change.set(.due, to: value)
    return change
  }

  /// The text before, the task's position, the change, the text after.
  private static let changes: [(String, Int, TaskChange, String)] = [
    (
      "## Tasks\r\n* [ ] Call #home ^id1\r\n", 0, done,
      "## Tasks\r\n* [x] Call #home done:2026-03-15 ^id1\r\n"
    ),
    ("- [ ] Call 📅 2026-03-20 ⏫\n", 0, done, "- [x] Call 📅 2026-03-20 ⏫ ✅ 2026-03-15\n"),
    ("- [ ] Call 📅 2026-03-20 ⏫\n", 0, due("2026-04-01"), "- [ ] Call 📅 2026-04-01 ⏫\n"),
    (
      "- [ ] Call [due:: 2026-03-20] now\n", 0, due("2026-04-01T09:00"),
      "- [ ] Call [due:: 2026-04-01T09:00] now\n"
    ),
    ("- [ ] Call due: 2026-03-20 15:00 !high\n", 0, due(nil), "- [ ] Call !high\n"),
    ("- TODO Call\n", 0, TaskChange(status: .started), "- DOING Call\n"),
    ("- TODO: Call\n", 0, TaskChange(status: .moved), "- [>] Call\n"),
    (
      "### DONE Write report #work\n\n- text\n", 0, TaskChange(status: .open),
      "### TODO Write report #work\n\n- text\n"
    ),
    (
      "> [!todo] Errands\n> - [ ] Call\n>   - [ ] find\n", 1, TaskChange(status: .done),
      "> [!todo] Errands\n> - [ ] Call\n>   - [x] find\n"
    ),
    ("1. [ ] Call\n2. [ ] Call\n", 1, TaskChange(status: .cancelled), "1. [ ] Call\n2. [-] Call\n"),
    (
      "- [ ] Move\n\t- [ ] find boxes\n\t\t- [ ] large\n", 2, TaskChange(status: .done),
      "- [ ] Move\n\t- [ ] find boxes\n\t\t- [x] large\n"
    ),
    ("- [ ] Call", 0, TaskChange(status: .done), "- [x] Call"),
    ("\u{FEFF}- [ ] Call\n", 0, TaskChange(status: .done), "\u{FEFF}- [x] Call\n"),
  ]

  @Test(arguments: changes)
  func `changes where it is written, and nothing else does`(
    before: String, position: Int, change: TaskChange, after: String
  ) throws {
    #expect(try editor(before).changing(task: position, change).result.bytes == Array(after.utf8))
  }

  @Test(arguments: [
    ("", "# Saturday, 14 March 2026\n\n## Tasks\n\n- [ ] Call\n"),
    ("## Lunch\n\n- soup\n  - [ ] salt\n", "## Lunch\n\n- soup\n  - [ ] salt\n\n## Tasks\n\n- [ ] Call\n"),
    (
      "## Tasks\r\n\r\n* [ ] Read\r\n\r\n## Notes\r\n\r\nRain.\r\n",
      "## Tasks\r\n\r\n* [ ] Read\r\n* [ ] Call\r\n\r\n## Notes\r\n\r\nRain.\r\n"
    ),
    ("1. [ ] Read\n2. [x] Swim\n\nRain.\n", "1. [ ] Read\n2. [x] Swim\n3. [ ] Call\n\nRain.\n"),
    ("## Tasks\n", "## Tasks\n\n- [ ] Call\n"),
    ("## Tasks\n\n- [ ] Read", "## Tasks\n\n- [ ] Read\n- [ ] Call"),
  ])
  func `is added to a day at its place`(before: String, after: String) throws {
    let result = try editor(before).adding(TaskFileEditor.block(words: "Call")).result
    #expect(result.string == after)
  }

  @Test(arguments: [
    ("", "# Tasks\n\n- [ ] Call\n  - [ ] find number\n"),
    (
      "# Someday\n\n- [ ] Swim\n\n## Food\n\n- [ ] Bake\n",
      "# Someday\n\n- [ ] Swim\n- [ ] Call\n  - [ ] find number\n\n## Food\n\n- [ ] Bake\n"
    ),
    ("* [ ] Swim\n\n* [ ] Bake\n", "* [ ] Swim\n\n* [ ] Bake\n\n* [ ] Call\n  * [ ] find number\n"),
    ("- [ ] Swim\r\n\t- [ ] a\r\n", "- [ ] Swim\r\n\t- [ ] a\r\n- [ ] Call\r\n\t- [ ] find number\r\n"),
    ("# Later\n", "# Later\n\n- [ ] Call\n  - [ ] find number\n"),
  ])
  func `is added to tasks.md at the end of its first list`(before: String, after: String) throws {
    let block = TaskFileEditor.block(words: "Call", parts: ["find number"])
    let result = try editor(before, ofDay: false).adding(block).result
    // A part keeps the bullet of its block.
    #expect(
      result.string.replacing("* [ ] find", with: "- [ ] find")
        == after.replacing("* [ ] find", with: "- [ ] find"))
  }

  @Test func `goes and comes with its parts and notes`() throws {
    let text =
      "## Tasks\n\n- [ ] Read\n- [ ] Move due:2026-03-20\n  - [ ] boxes\n  - a note\n\n    and more\n  - [x] van\n- [ ] Read\n"
    let editor = editor(text)
    let block = try editor.block(of: 1)
    #expect(
      block.string == "- [ ] Move due:2026-03-20\n  - [ ] boxes\n  - a note\n\n    and more\n  - [x] van\n")
    let without = try editor.removing(1)
    #expect(without.result.string == "## Tasks\n\n- [ ] Read\n- [ ] Read\n")
    let again = try self.editor(without.result.string).adding(block, below: 0)
    #expect(again.result.string == text)
    #expect(again.index == 1)
  }

  @Test func `has parts that are added, moved, ticked and taken out`() throws {
    var text = "- [ ] Move\n  - [ ] one\n    - [ ] deep\n  - [x] two\n- [ ] Move\n"
    func change(_ edit: (TaskFileEditor) throws -> TaskFileEdit) throws {
      text = try edit(editor(text)).result.string
    }
    try change { try $0.addingPart("three", to: 0) }
    #expect(text == "- [ ] Move\n  - [ ] one\n    - [ ] deep\n  - [x] two\n  - [ ] three\n- [ ] Move\n")
    try change { try $0.movingPart(2, to: 0, of: 0) }
    #expect(text == "- [ ] Move\n  - [ ] three\n  - [ ] one\n    - [ ] deep\n  - [x] two\n- [ ] Move\n")
    try change { try $0.movingPart(1, to: 2, of: 0) }
    #expect(text == "- [ ] Move\n  - [ ] three\n  - [x] two\n  - [ ] one\n    - [ ] deep\n- [ ] Move\n")
    try change { try $0.changing(task: 1, TaskChange(status: .done)) }
    try change { try $0.removing(3) }
    #expect(text == "- [ ] Move\n  - [x] three\n  - [x] two\n- [ ] Move\n")
    try change { try $0.addingPart("one", to: 3) }
    #expect(text == "- [ ] Move\n  - [x] three\n  - [x] two\n- [ ] Move\n  - [ ] one\n")
    try change { try $0.addingNote("Ask *her* first.", to: 0) }
    #expect(text.contains("  - [x] two\n  - Ask *her* first.\n- [ ] Move\n"))
    try change { try $0.addingNote("First.\n\n- second", to: 0) }
    #expect(text.contains("  - Ask *her* first.\n\n  First.\n\n  - second\n- [ ] Move\n"))
  }

  @Test(arguments: UInt64(1)...8) func `is ticked, opened and taken out without a trace`(seed: UInt64) throws
  {
    var plausible = PlausibleDay(seed: seed &+ 7700)
    for _ in 0..<60 {
      let source = SourceText(plausible.text())
      let editor = TaskFileEditor(source, day: day("2026-03-14"), path: "a.md", parser: parser)
      let added = try editor.adding(TaskFileEditor.block(words: "Zinc paint !high", parts: ["brush"]))
      let index = try #require(added.index)
      #expect(added.tasks[index].text.string == "Zinc paint", "seed \(seed)")
      let next = editor.following(added, parser: parser)
      let gone = try next.removing(index)
      #expect(gone.tasks.map(\.text) == editor.tasks.map(\.text), "seed \(seed)")
      if !editor.tasks.isEmpty, editor.tasks.allSatisfy({ $0.parent == nil }) {
        #expect(gone.result.bytes == source.bytes, "seed \(seed)")
      }
      for (position, task) in editor.tasks.enumerated() where task.status == .open && !task.mark.isEmpty {
        let done = try editor.changing(task: position, TaskChange(status: .done))
        #expect(zip(done.result.bytes, source.bytes).count { $0 != $1 } == 1, "seed \(seed)")
        let back = try editor.following(done, parser: parser).changing(
          task: position, TaskChange(status: .open))
        #expect(back.result.bytes == source.bytes, "seed \(seed)")
      }
    }
  }

  @Test(arguments: ["due:2026-03-20", "15:00", ""])
  func `is refused where its words would not be read as they are`(words: String) {
    #expect(throws: EditRefusal.self) {
      var change = TaskChange()
      change.text = words
      _ = try editor("- [ ] Read\n").changing(task: 0, change)
    }
  }
}

extension SourceText {
  fileprivate var string: String { String(decoding: bytes, as: UTF8.self) }
}
