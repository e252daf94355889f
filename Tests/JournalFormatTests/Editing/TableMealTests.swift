import Testing

@testable import JournalFormat

@Suite struct `A row that is added to a table` {
  @Test(arguments: [
    ("Petit-déj", "Déjeuner", "Dîner", FoodCategory.lunch, "Déjeuner"),
    ("Frukost", "Lunch", "Middag", .breakfast, "Frukost"),
    ("Frukost", "Lunch", "Middag", .snack, "Mellanmål"),
  ])
  func `names its meal as other rows do, or in their language`(
    first: String, second: String, third: String, category: FoodCategory, word: String
  ) {
    let table =
      "| Meal | Food |\n|---|---|\n| \(first) | bröd |\n| \(second) | riz |\n| \(third) | soupe |\n"
    let text = adding("pain", category, to: table)
    #expect(text.hasPrefix(table.split(separator: "\n").prefix(3).joined(separator: "\n")))
    #expect(text.contains("| \(word) | pain |") || text.contains("| \(word) | pain"))
  }

  /// A table after one command on the row of `text`.
  private func changed(
    _ table: String, _ text: String, _ change: (DayFileEditor, Int) throws(EditRefusal) -> DayFileEdit
  ) throws -> [String] {
    let food = "## Food\n\n" + table
    let day = try #require(Day("2026-03-14"))
    let entries = DayFileParser().parse(SourceText(food), day: day, path: "").day.entries
    let position = try #require(entries.firstIndex { $0.text.string == text })
    return String(decoding: try change(editor(food), position).result.bytes, as: UTF8.self).split(
      separator: "\n"
    )
    .map(String.init)
  }

  @Test func `keeps the words of the meals of other rows`() throws {
    let table = """
      | Repas | Aliment | kcal |
      |---|---|---|
      | Petit-déj | tartines | 300 |
      | Petit-déj | jus | 90 |
      | Repas du soir | soupe | 250 |

      """
    let lines = try changed(table, "jus") { editor, position throws(EditRefusal) in
      try editor.recategorising(entry: position, to: .dinner)
    }
    #expect(
      lines == [
        "## Food", "| Repas | Aliment | kcal |", "|---|---|---|", "| Petit-déj | tartines | 300 |",
        "| Repas du soir | jus | 90 |", "| Repas du soir | soupe | 250 |",
      ])
  }

  @Test(arguments: [
    ("200 g", "brown rice", "| brown rice | 200 g | 300 |"),
    ("200 g", "brown rice 250 g", "| brown rice | 250 g | 300 |"),
    ("200 g", "250 g brown rice", "| brown rice | 250 g | 300 |"),
    ("2 cups", "3 cups brown rice", "| brown rice | 3 cups | 300 |"),
    ("2", "3 rice balls", "| rice balls | 3 | 300 |"),
  ])
  func `writes an amount of the new words into its column`(amount: String, words: String, row: String) throws
  {
    let table = "| Food | Amount | kcal |\n|---|---|---|\n| rice | \(amount) | 300 |\n"
    let entry = ["2 cups", "2"].contains(amount) ? "\(amount) rice" : "rice"
    let lines = try changed(table, entry) { editor, position throws(EditRefusal) in
      try editor.changing(entry: position, EntryChange(typed: words, parser: DayFileParser()), at: nil)
    }
    #expect(lines.last == row)
  }

  @Test(arguments: [
    ("soup", "| soup | 200 | very salty |", "this row has more cells than the table has columns"),
    ("`a", "| `a|b` soup | 200 |", "this row has more cells than the table has columns"),
    ("soup", "| soup | 200-250 (guess) |", "‘200-250 (guess)’ says more than a figure"),
    ("soup", "| soup | 200ish maybe |", "‘200ish maybe’ says more than a figure"),
  ])
  func `is left alone where words would be lost`(name: String, row: String, reason: String) throws {
    let food = "## Food\n\n| Food | kcal |\n|---|---|\n\(row)\n"
    let day = try #require(Day("2026-03-14"))
    let position = try #require(
      DayFileParser().parse(SourceText(food), day: day, path: "").day.entries.firstIndex {
        $0.text.string == name
      })
    var change = EntryChange()
    let energy = try #require(Energy(kilocalories: 333))
    change.facts = FoodFacts(energy: EnergyAmount(low: energy, high: energy, isEstimate: false))
    let refusals = [
      text { try editor(food).changing(entry: position, change, at: nil) },
      text {
        _ = try editor(food).lines(ofEntry: position)
        return try editor(food).recategorising(entry: position, to: .dinner)
      },
    ]
    for refusal in refusals { #expect(refusal.hasPrefix("refused: \(reason)")) }
  }
}
