import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The sentences of reports` {
  private func table<Table: SentenceTable>(_ name: String, _ table: Table.Type) -> String {
    var text = "# \(name)\n\n"
    for sentence in Table.allCases {
      text += "\(sentence.rawValue): \(sentence.row.condition)\n"
      var said: [String] = []
      for number in [0, 1, 2, 12] {
        let values = sentence.places.map { place -> (String, SentenceValue) in
          let isCount = ["#", "?"].contains { sentence.row.english.contains("{\(place)\($0)") }
          return (place, isCount ? .number(number) : .text("‹\(place)›"))
        }
        let line = sentence.said(Dictionary(values) { $1 })
        if !said.contains(line) { said.append(line) }
      }
      text += said.map { "  \($0)\n" }.joined()
    }
    return text
  }

  @Test func `stand in one table with their conditions, said of none, one, two and many`() throws {
    let tables = [
      table("The head of a recap", RecapSentence.self), table("Below it", RecapWords.self),
      table("The top of insights", InsightSentence.self), table("Their parts", InsightWords.self),
      table("Meals and times", EntryWords.self), table("A timeline", TimelineWords.self),
      table("What was eaten before", AfterWords.self),
      table("Lines that mention a symptom", MentionWords.self), table("Habits in a period", HabitWords.self),
      table("A day", DayWords.self), table("Today", TodayWords.self),
      table("The days of a period", PeriodWords.self), table("A summary", SummaryWords.self),
      table("A month’s calendar", CalendarWords.self), table("Streaks", StreakWords.self),
      table("Tags", TagWords.self), table("This day in past years", OnThisDayWords.self),
      table("The counts of a diary", StatsWords.self), table("The logbook", LogbookWords.self),
      table("The list of tasks", TaskListWords.self), table("The list of habits", HabitListWords.self),
      table("The weight", WeightWords.self),
      table("A search", SearchWords.self),
    ]
    try expectGolden(tables.joined(separator: "\n"), "sentences.txt")
  }
}
