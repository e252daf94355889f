import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The sentences of reports` {
  private func table<Table: SentenceTable>(_ name: String, _ table: Table.Type) -> String {
    var text = "# \(name)\n\n"
    for sentence in Table.allCases {
      var values: [String: SentenceValue] = [:]
      var others: [String: SentenceValue] = [:]
      for place in sentence.places {
        let isCount =
          sentence.row.english.contains("{\(place)#") || sentence.row.english.contains("{\(place)?")
        values[place] = isCount ? .number(1) : .text("‹\(place)›")
        others[place] = isCount ? .number(12) : .text("‹\(place)›")
      }
      let (one, many) = (sentence.said(values), sentence.said(others))
      text +=
        "\(sentence.rawValue): \(sentence.row.condition)\n  \(one)\n" + (one == many ? "" : "  \(many)\n")
    }
    return text
  }

  @Test func `stand in one table, each with the condition under which it is said`() throws {
    let tables = [
      table("The head of a recap", RecapSentence.self), table("Below it", RecapWords.self),
      table("The top of insights", InsightSentence.self), table("Their parts", InsightWords.self),
      table("Meals and times", EntryWords.self), table("A timeline", TimelineWords.self),
      table("What was eaten before", AfterWords.self), table("Habits in a period", HabitWords.self),
    ]
    try expectGolden(tables.joined(separator: "\n"), "sentences.txt")
  }
}
