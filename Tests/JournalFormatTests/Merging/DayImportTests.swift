import Testing

@testable import JournalFormat

@Suite struct `Text brought into a day` {
  private static let title = "# Saturday, 14 March 2026\n\n"

  @Test(arguments: [
    // All of it is there.
    ("## Lunch\n\n- soup\n- rice\n", "", "- soup\n", nil),
    ("## Lunch\n\n- soup\n", "", "## Lunch\n\n- soup\n- rice\n", "## Lunch\n\n- soup\n- rice\n"),
    ("## Lunch\n\n- soup\n", "", "### Dinner\n- rice\n", "### Dinner\n- rice\n\n## Lunch\n\n- soup\n"),
    // Titles of the same sections are titles of the same level: one list of each meal.
    (
      "## Lunch\n\n- soup\n", "", "### Lunch\n- soup\n- rice\n\n### Dinner\n- fish\n",
      "## Lunch\n\n- soup\n- rice\n\n## Dinner\n- fish\n"
    ),
    ("## Lunch\n\n- soup\n", "", "**Lunch**\n\n- soup\n- rice\n", "## Lunch\n\n- soup\n- rice\n"),
    ("#### Lunch\n\n- soup\n", "", "## Lunch\n\n- soup\n- rice\n", "#### Lunch\n\n- soup\n- rice\n"),
    (
      "## Food\n\n### Lunch\n\n- rice (400 kcal)\n", "",
      "### Lunch\n\n- rice (400 kcal)\n\n### Dinner\n\n- soup\n",
      "## Food\n\n### Lunch\n\n- rice (400 kcal)\n\n### Dinner\n\n- soup\n"
    ),
    // What was brought in before, and changed or removed since, stays as it is.
    (
      "- Lunch: soup (200 kcal)\n", "- Lunch: soup\n", "- Lunch: soup\n- Dinner: rice\n",
      "- Lunch: soup (200 kcal)\n- Dinner: rice\n"
    ),
    (
      "- Dinner: rice\n", "- Lunch: soup\n- Dinner: rice\n", "- Lunch: soup\n- Dinner: rice\n- tea\n",
      "- Dinner: rice\n- tea\n"
    ),
  ])
  func `is merged as two versions of the day are`(
    file: String, earlier: String, text: String, expected: String?
  ) throws {
    let day = try #require(Day("2026-03-14"))
    let result = DayImport(parser: DayFileParser(), day: day)
      .bring(Array(text.utf8), after: Array(earlier.utf8), into: Array((Self.title + file).utf8))
    #expect(result == expected.map { .merged(Array((Self.title + $0).utf8)) } ?? .unchanged)
  }

  @Test(arguments: [("\r\n", "\n"), ("\n", "\r\n")])
  func `gets the line endings of the file`(own: String, other: String) throws {
    let day = try #require(Day("2026-03-14"))
    func bytes(_ text: String, _ ending: String) -> [UInt8] { Array(text.replacing("\n", with: ending).utf8) }
    let result = DayImport(parser: DayFileParser(), day: day)
      .bring(
        bytes("## Lunch\n- soup\n- bread\n", other), into: bytes(Self.title + "## Lunch\n\n- soup\n", own))
    #expect(result == .merged(bytes(Self.title + "## Lunch\n\n- soup\n- bread\n", own)))
  }

  @Test(arguments: [
    (
      "- Lunch: rice (400 kcal)\n- Weight: 72.4 kg\n",
      "## Food\n\n- Lunch: rice (400 kcal)\n- bread (100 kcal)\n"
    ),
    (
      "## Food\n\n| Meal | Food | kcal |\n|------|------|------|\n| Lunch | rice | 400 |\n",
      "## Food\n\n| Meal | Food | kcal |\n|---|---|---|\n| Lunch | rice | 400 |\n| Dinner | soup | 200 |\n"
    ),
  ])
  func `is left out where it would count twice`(file: String, text: String) throws {
    let day = try #require(Day("2026-03-14"))
    let result = DayImport(parser: DayFileParser(), day: day)
      .bring(Array(text.utf8), into: Array((Self.title + file).utf8))
    #expect(result == .conflict)
  }

  @Test func `is remembered by its lines`() throws {
    let day = try #require(Day("2026-03-14"))
    var texts = ImportedTexts()
    texts.insert(Array("- soup\n\n- rice\n".utf8), on: day)
    let read = ImportedTexts(SourceText(texts.text))
    #expect(read == texts)
    #expect(read.contains(Array("- soup\r\n- rice".utf8), on: day))
    #expect(!read.contains(Array("- soup\n".utf8), on: day))
    #expect(!read.contains(Array("- soup\n- rice\n".utf8), on: day.advanced(by: 1)))
    #expect(
      read.beginning(of: Array("- soup\n- rice\n- tea\n".utf8), on: day) == Array("- soup\n- rice\n".utf8))
    #expect(read.beginning(of: Array("- tea\n- soup\n- rice\n".utf8), on: day) == [])
  }
}
