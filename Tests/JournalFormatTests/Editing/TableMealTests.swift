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
}
