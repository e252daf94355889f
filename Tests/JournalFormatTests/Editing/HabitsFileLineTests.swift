import JournalFormat
import Testing

@Suite struct `A line of habits.md` {
  private func editor(_ text: String) -> HabitsFileEditor {
    HabitsFileEditor(SourceText(text), parser: DayFileParser())
  }

  @Test(arguments: [
    (
      "## Vitamin\n\n1. every: 2d\n2. target: 2 pills\n", "## Vitamin\n\n1. every: week\n2. target: 2 pills\n"
    ),
    (
      "## Vitamin\n\n  - every: 2d\n  - steps:\n    - a\n",
      "## Vitamin\n\n  - every: week\n  - steps:\n    - a\n"
    ),
    ("## Vitamin ##\n\n* every: 2d\n", "## Vitamin ##\n\n* every: week\n"),
    ("## Vitamin\n\nevery: 2d\n", "## Vitamin\n\nevery: week\n"),
  ])
  func `is changed where it stands, whatever list it is of`(before: String, after: String) throws {
    let result = try editor(before).setting(("every", "week"), of: 0)
    #expect(String(decoding: result.bytes, as: UTF8.self) == after)
  }

  @Test func `that goes on in the next one is not parted from it`() {
    #expect {
      try editor("## Swim\n- aliases: pool,\n  laps\n").setting(("aliases", "dive"), of: 0)
    } throws: {
      ($0 as? EditRefusal)?.message == "this line goes on in the next one; write all of it on one line first"
    }
  }
}
