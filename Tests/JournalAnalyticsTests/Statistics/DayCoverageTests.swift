import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A day's coverage` {
  private func coverage(_ entries: [FoodEntry], says: Bool? = nil) -> DayCoverage? {
    var file = dayFile("2026-03-14")
    file.entries = entries
    file.isComplete = says
    return Journal(days: [file]).diaryDays(in: file.day...file.day).first?.coverage
  }

  @Test func `is untracked without an eaten entry, whatever it says`() {
    #expect(coverage([], says: true) == .untracked)
    #expect(coverage([food("Cake", .dessert, kcal: 300...300, state: .planned)]) == .untracked)
  }

  @Test func `is complete with two meals and a value for every entry`() {
    let lunch = food("Soup", .lunch, kcal: 300)
    #expect(coverage([lunch]) == .partial)
    #expect(coverage([lunch, food("More soup", .lunch, kcal: 100)]) == .partial)
    #expect(
      coverage([lunch, food("Tea", .beverage, kcal: 2), food("Cake", .dessert, kcal: 300)]) == .partial)
    #expect(coverage([lunch, food("Pasta", .dinner, kcal: 600)]) == .complete)
    #expect(coverage([lunch, food("Pasta", .dinner, kcal: 600), food("Tea", .beverage)]) == .partial)
    #expect(coverage([lunch, food("Pasta", .dinner, kcal: 600), food("Cake", state: .dropped)]) == .complete)
  }

  @Test(arguments: [
    ("08:00", "09:00", true), ("08:00", "08:59", false), ("", "09:00", false), ("23:30", "25:00", true),
  ])
  func `takes two entries without a category for two meals if an hour lies between them`(
    first: String, second: String, isComplete: Bool
  ) {
    let found = coverage([food("Soup", at: first, kcal: 300), food("Pasta", at: second, kcal: 600)])
    #expect(found == (isComplete ? .complete : .partial))
  }

  @Test func `is what the day says of itself`() {
    let lunch = food("Soup", .lunch)
    #expect(coverage([lunch], says: true) == .complete)
    #expect(
      coverage([food("Soup", .lunch, kcal: 1), food("Pasta", .dinner, kcal: 1)], says: false) == .partial)
  }

  @Test func `takes two files of one day together`() {
    let journal = Journal(days: [
      dayFile("2026-03-14", food("Soup", .lunch, kcal: 300), path: "a.md"),
      dayFile("2026-03-14", food("Pasta", .dinner, kcal: 600), path: "b.md"),
    ])
    let days = journal.diaryDays(through: day("2026-03-14"))
    #expect(days.map(\.coverage) == [.complete])
    let week = recap(
      of: journal, for: .week(CalendarWeek(containing: day("2026-03-14"))), today: day("2026-03-20"))
    #expect(week.daysLogged == 1 && week.entries == 2 && week.streaks.longestLength == 1)
  }
}
