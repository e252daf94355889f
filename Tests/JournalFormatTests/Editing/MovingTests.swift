import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `An entry that moves` {
  private func recategorising(_ file: String, entry: Int = 0, to category: FoodCategory?) -> String {
    text { try editor(file).recategorising(entry: entry, to: category) }
  }

  @Test func `takes its lines to the other category, byte for byte`() {
    #expect(
      recategorising(
        "## Lunch\n\n* 13:10  soup —  9 kcal\n  - heard: so um\n\n    more\n- b\n\n## Dinner\n\n- 12:00 c\n- 19:00 d\n",
        to: .dinner)
        == "## Lunch\n\n- b\n\n## Dinner\n\n- 12:00 c\n* 13:10  soup —  9 kcal\n  - heard: so um\n\n    more\n- 19:00 d\n"
    )
  }

  @Test(arguments: [
    ("- Lunch: soup\n- Dinner: rice\n", FoodCategory.dinner, "- Dinner: soup\n- Dinner: rice\n"),
    ("- **Lunch**: soup\n", .snack, "- **Snack**: soup\n"),
    ("- 13:10 Mittagessen: Suppe\n", .dinner, "- 13:10 Abendessen: Suppe\n"),
    ("- Lunch:\n  - a\n  - b\n- Dinner:\n  - c\n", .dinner, "- Lunch:\n  - b\n- Dinner:\n  - c\n  - a\n"),
    ("## Lunch\n- a\n- b\n", .dinner, "## Lunch\n- b\n\n## Dinner\n- a\n"),
    (
      "## Lunch\n\t- a\n\t\t- x\n\t- b\n## Dinner\n- c\n", .dinner,
      "## Lunch\n\t- b\n## Dinner\n- c\n- a\n\t- x\n"
    ),
    ("## Lunch\n13:00 a\n\n## Dinner\n- c\n", .dinner, "## Lunch\n\n## Dinner\n- c\n- 13:00 a\n"),
    ("## Food\n- Lunch: a\n\n## Dinner\n- c\n", .dinner, "## Food\n- Dinner: a\n\n## Dinner\n- c\n"),
    ("## Food\n- 12:00 Lunch: a\n- b\n", nil, "## Food\n- b\n- 12:00 a\n"),
    ("## Lunch 13:00\n- a\n\n## Dinner\n", .dinner, "## Lunch 13:00\n\n## Dinner\n- 13:00 a\n"),
    ("Lunch:\n- a\n\nDinner:\n- b\n", .dinner, "Lunch:\n\nDinner:\n- b\n- a\n"),
    ("**Lunch**\n1. a\n2. b\n\n**Dinner**\n", .dinner, "**Lunch**\n\n2. b\n\n**Dinner**\n1. a\n"),
    ("## Lunch\n- a", .dinner, "## Lunch\n\n## Dinner\n- a"),
  ])
  func `fits in where it comes to stand`(file: String, category: FoodCategory?, expected: String) {
    #expect(recategorising(file, to: category) == expected)
  }

  @Test func `may go to another day with its lines as they are`() throws {
    let lines = try editor("## Lunch\r\n\r\n  * 13:10  soup (9 kcal)  #a\r\n    - heard: so um\r\n")
      .lines(ofEntry: 0)
    #expect(String(decoding: lines, as: UTF8.self) == "* 13:10  soup (9 kcal)  #a\n  - heard: so um\n")
    let file = "## Lunch\n\n- 12:00 a\n- 14:00 b"
    #expect(
      text { try editor(file).adding(lines: lines, category: .lunch, time: nil) }
        == "## Lunch\n\n- 12:00 a\n* 13:10  soup (9 kcal)  #a\n  - heard: so um\n- 14:00 b")
    #expect(
      text { try editor(nil).adding(lines: lines, category: .lunch, time: nil) }
        == "# Saturday, 14 March 2026\n\n## Lunch\n\n* 13:10  soup (9 kcal)  #a\n  - heard: so um\n")
  }

  @Test(arguments: [
    "## Food\n\n- Lunch 12:30: soup\n", "## Food\n\n- **Lunch 12:30:** soup\n", "## Lunch 12:30\n\n- soup\n",
  ])
  func `takes the time of a label or a heading along to another day`(file: String) throws {
    let lines = try editor(file).lines(ofEntry: 0)
    #expect(String(decoding: lines, as: UTF8.self) == "- 12:30 soup\n")
    #expect(
      text { try editor("## Lunch\n\n- 12:00 a\n").adding(lines: lines, category: .lunch, time: nil) }
        == "## Lunch\n\n- 12:00 a\n- 12:30 soup\n")
  }

  @Test func `leaves a label without a colon behind where a heading says the meal`() throws {
    let lines = try editor("# 2026-03-14\n\nBreakfast 2 eggs\nLunch soup\n").lines(ofEntry: 0)
    #expect(
      text { try editor("## Breakfast\n\n- tea\n").adding(lines: lines, category: .breakfast, time: nil) }
        == "## Breakfast\n\n- tea\n- 2 eggs\n")
  }

  @Test func `is one entry or none`() {
    #expect(
      text { try editor("").adding(lines: Array("- a\n- b\n".utf8), category: .lunch, time: nil) }
        == "refused: these lines are not one entry; add them in an editor")
  }
}
