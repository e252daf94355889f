import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `An entry that is taken out` {
  private func removing(_ entry: Int, from file: String) -> String {
    text { try editor(file).removing(entry: entry) }
  }

  @Test(arguments: [
    ("## Lunch\n\n- a\n  - note: b\n\n    more\n- c\n", "## Lunch\n\n- c\n"),
    ("## Lunch\n\n- a\n", "## Lunch\n\n"),
    ("## Lunch\n- a\n- b", "## Lunch\n- b"),
    ("- Lunch: a\n- Dinner: b\n", "- Dinner: b\n"),
    ("## Lunch\n\n12:00 a\n13:00 b\n", "## Lunch\n\n13:00 b\n"),
    ("## Lunch\n\n- a\n\n- b\n", "## Lunch\n\n- b\n"),
    ("Lunch:\n- a\n\nwords\n", "Lunch:\n\nwords\n"),
    ("## Lunch\n- a\n  - Protein: ~12 g\n- c\n", "## Lunch\n- c\n"),
    ("## Lunch\n- a\n- Protein: ~12 g\n- c\n", "## Lunch\n- c\n"),
    ("## Lunch\n- a\n  Protein: 12 g\n- c\n", "## Lunch\n- c\n"),
    ("\u{FEFF}- Lunch: a\n- Dinner: b\n", "\u{FEFF}- Dinner: b\n"),
  ])
  func `takes along what hangs under it and leaves the heading`(file: String, expected: String) {
    #expect(removing(0, from: file) == expected)
  }

  @Test(arguments: [
    ("## Lunch\n\n- a\n\n- b\n\n- c\n", "## Lunch\n\n- a\n\n- c\n"),
    ("## Lunch\n\n- a\n- b\n\ntext\n", "## Lunch\n\n- a\n\ntext\n"),
    ("## Lunch\n\n- a\n\n- b\n- c\n", "## Lunch\n\n- a\n\n- c\n"),
    ("## Lunch\n- a\n- b", "## Lunch\n- a"),
    ("## Lunch\r\n- a\r\n- b", "## Lunch\r\n- a"),
    ("## Lunch\n\n- a\n\n- b", "## Lunch\n\n- a"),
  ])
  func `takes along the blank line that parted it from the one before`(file: String, expected: String) {
    #expect(removing(1, from: file) == expected)
  }

  @Test(arguments: [
    ("# Day\n\n## Lunch\n\n- a\n", "# Day\n"), ("# Day\n\n## Lunch\n\n- a", "# Day"),
    ("# Day\n\n## Lunch\n\n- a\n\n## Dinner\n\n- b\n", "# Day\n\n## Dinner\n\n- b\n"),
    ("# Day\n\n## Lunch\n\n- a\n- b\n", "# Day\n\n## Lunch\n\n- b\n"),
    ("# Day\n\n## Breakfast\n\n## Lunch\n\n- a\n", "# Day\n\n## Breakfast\n\n## Lunch\n\n"),
  ])
  func `takes along the heading that was written for it alone, if that is wished`(
    file: String, expected: String
  ) {
    #expect(text { try editor(file).removing(entry: 0, withHeading: true) } == expected)
  }

  @Test(arguments: ["## Food\n\n\t- 07:52 a\n  1. one\n   \n<div>\n- b\n</div>\n"])
  func `is gone without a trace also where it had to go above what stands there`(file: String) throws {
    let added = try editor(file).adding(typed("x"))
    let entry = try #require(added.entry)
    #expect(removing(entry, from: String(decoding: added.result.bytes, as: UTF8.self)) == file)
  }

  @Test func `stays where without it something else would be read differently`() {
    #expect(
      removing(0, from: "## Lunch\n\n- Snack\n  - nuts\n")
        == "refused: without this line others would be read differently; take it out in an editor")
    #expect(
      removing(0, from: "## Lunch\n\n- rice\n- soup\n- Calories: 290\n")
        == "refused: figures below belong to several entries, and without this one would be those of ‘soup’ alone; take it out "
        + "in an editor, and change them or take them out too")
    #expect(removing(3, from: "- Lunch: a\n") == "refused: the file has 1 food entries and no other")
  }
}
