import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A callout` {
  @Test(arguments: [
    ("> [!todo] Errands\n> - [ ] call\n", "2 task open “call”\n"),
    ("> [!TODO]-\n>\n> * [x] 18:20 call #home\n", "3 task done 18:20 “call” #home\n"),
    (">[!task]\n>- [ ] call\n>- TODO write\n", "2 task open “call”\n3 task open “write”\n"),
    ("> [!NOTE]\n> 1. [-] call\n", "2 task cancelled “call”\n"),
    ("\u{FEFF}> [!tip]\r\n> - [ ] call\r\n", "2 task open “call”\n"),
    ("> [!todo]\n>\t- [ ] call\n>\t\t- [x] dial\n", "2 task open “call”\n3 task done “dial” part of 2\n"),
    (
      "- [ ] a\n> [!todo]\n> - [ ] b\n>   - [x] c\n- [ ] d\n  - [ ] e\n",
      "1 task open “a”\n3 task open “b”\n4 task done “c” part of 3\n5 task open “d”\n6 task open “e” part of 5\n"
    ),
    ("> [!todo]\n> - [ ] a\n\n> [!todo]\n>   - [ ] b\n", "2 task open “a”\n5 task open “b”\n"),
    ("## Lunch\n> [!todo]\n> - [ ] buy bread\n", "3 task open “buy bread”\n"),
    ("> [!todo]\n> - [ ] call\n>   the bank\n", "2 task open “call”\n"),
  ]) func `holds tasks`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "> - [ ] call", "> [!quote]\n> - [ ] call", "> [!Cite] Her\n> - [ ] call", "> [!example]\n> - [ ] call",
    "> [!]\n> - [ ] call", "> [todo]\n> - [ ] call", "> [!todo]\n> call", "> [!todo]\n> > - [ ] call",
    "> [!todo]\n> ```\n> - [ ] call\n> ```", "> [!note]\n> - call",
  ]) func `that holds no task is a note, and so is a quotation`(text: String) {
    let words = text.split(separator: "\n").joined(separator: "⏎")
    #expect(modelText(text + "\n") == "1 note “\(words)”\n")
  }

  @Test(arguments: ["## Lunch", "## Food", "## Habits"])
  func `that is not for tasks is a note where boxes are no tasks`(heading: String) {
    let name = heading.dropFirst(3)
    #expect(
      modelText("\(heading)\n> [!tip]\n> - [ ] soup\n") == "2 note under “\(name)” “> [!tip]⏎> - [ ] soup”\n")
  }

  @Test func `is a note too if it says more than its tasks`() {
    #expect(
      modelText("> [!todo]\n> Before noon:\n> - [ ] call\n") == """
        1 note “> [!todo]⏎> Before noon:⏎> - [ ] call”
        3 task open “call”

        """)
  }

  @Test(arguments: ["[!food]", "[!note] Breakfast", "[!info]- Lunch 12:30", "[!MEAL]"])
  func `that names a meal is a quotation, and named`(_ title: String) {
    let read = parsed("# Saturday, 14 March 2026\n\n> \(title)\n> - soup\n")
    #expect(read.day.entries.isEmpty)
    #expect(read.diagnostics.map(\.code) == [.uncountedFood])
    #expect(parsed("> [!note] Garden\n> - soup\n\n> [!food]\n").diagnostics.isEmpty)
  }

  @Test func `is read in tasks.md`() {
    let read = DayFileParser().parseTasks(SourceText("## Lunch\n> [!tip]\n> - [ ] a\n>   - [ ] b\n"))
    #expect(read.tasks.map(\.text.string) == ["a", "b"])
    #expect(read.tasks.map(\.parent) == [nil, 0])
  }

  @Test func `shows a mistake where it is`() {
    #expect(
      annotated("a\n\n> [!todo]\n> - [ ] call due:2026-02-30\n> - [] ring\n") == """
        a

        > [!todo]
        > - [ ] call due:2026-02-30
                         ^^^^^^^^^^ impossible-date
        > - [] ring
            ^^ empty-box

        """)
  }

  /// The lines of a list, indented at random, are the same tasks in a callout as outside.
  @Test(arguments: 0..<200) func `holds the tasks that its lines are outside`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let texts = ["[ ] a", "[x] b", "c", "TODO d", "[>] e due:2026-03-18", "[ ] f #g"]
    let lines = (0..<8).map { _ in
      String(repeating: "  ", count: Int.random(in: 0..<4, using: &random))
        + "- \(texts.randomElement(using: &random) ?? "")"
    }
    // The first is outermost, and none is two levels below the one before.
    var list: [String] = []
    var depth = -1
    for line in lines {
      let wanted = line.prefix { $0 == " " }.count / 2
      depth = min(wanted, depth + 1)
      list.append(String(repeating: "  ", count: depth) + line.drop { $0 == " " })
    }
    func tasks(_ text: String) -> [String] {
      modelText(text).split(separator: "\n").filter { $0.contains(" task ") }.map(String.init)
    }
    let plain = "## Plans\n" + list.map { $0 + "\n" }.joined()
    let quoted = "> [!todo]\n" + list.map { "> \($0)\n" }.joined()
    #expect(tasks(plain) == tasks(quoted), "seed \(seed)")
  }

  @Test func `by the thousand is read in one go`() {
    let text = String(repeating: "> [!todo] a\n> - [ ] b\n>\n> c\n\n", count: 10_000)
    let read = parsed(text)
    #expect(read.day.tasks.count == 10_000)
    #expect(read.day.tasks.last?.range.lowerBound.line == 49_997)
    #expect(read.day.notes.count == 10_000)
  }
}

@Suite struct `A heading with a task word` {
  @Test(arguments: [
    ("### DONE Write report", "1 task done “Write report”\n"),
    ("# TODO 09:30 Call #home ##", "1 task open 09:30 “Call” #home\n"),
    ("## WAITING [#A] Answer due:2026-03-18", "1 task started “Answer” due:2026-03-18 !high\n"),
    ("## CANCELLED Rendezvous", "1 task cancelled “Rendezvous”\n"),
    ("## TODO 買い物", "1 task open “買い物”\n"),
  ]) func `is a task`(line: String, expected: String) {
    #expect(modelText(line + "\n") == expected)
  }

  @Test(arguments: [
    "## TODO", "## Todo list", "## DONE", "## Done things", "## WAITING LIST", "## NOW what",
    "## LATER today",
  ])
  func `alone, in capitals or in small letters is a title`(line: String) {
    #expect(parsed(line + "\n").day.tasks.isEmpty)
  }

  @Test func `holds notes and tasks, and no series`() {
    let text = """
      ## DONE Write report
      - wrote it
      - [x] send it
      Lunch: soup
      ## Lunch
      - rice
      ### TODO Wash up
      - fish

      """
    #expect(
      modelText(text) == """
        1 task done “Write report”
        2 note under “DONE Write report” “- wrote it”
        3 task done “send it”
        4 note under “DONE Write report” “Lunch: soup”
        6 lunch “rice”
        7 task open “Wash up”
        8 lunch “fish”

        """)
  }
}
