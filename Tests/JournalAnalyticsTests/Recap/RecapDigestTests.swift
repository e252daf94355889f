import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A recap's digest` {
  private let week = Period.week(CalendarWeek(containing: day("2026-03-09")))

  private func digest(_ journal: Journal, today: String = "2026-03-20") -> String {
    recap(of: journal, for: week, today: day(today)).digest
  }

  @Test func `depends neither on the day it is made nor on later files`() {
    var journal = madeUpDiary
    let before = recap(of: journal, for: week, today: day("2026-03-16"))
    journal.days.append(dayFile("2026-04-01", food("Pizza", .dinner)))
    let after = recap(of: journal, for: week, today: day("2030-01-01"))
    #expect(before.json.text(pretty: true) == after.json.text(pretty: true))
    #expect(before.figures.map(\.text) == after.figures.map(\.text))
    #expect(before.figures.map(\.lines) == after.figures.map(\.lines))
  }

  @Test func `depends neither on the names nor on the order of files`() {
    func journal(_ paths: [String]) -> Journal {
      Journal(days: [
        dayFile("2026-03-09", food("Soup", .lunch), path: paths[0]),
        dayFile("2026-03-09", food("Tea", .beverage), path: paths[1]),
      ])
    }
    #expect(digest(journal(["a", "b"])) == digest(journal(["z", "b"])))
  }

  @Test func `changes with every fact`() {
    var seen: Set<String> = [digest(madeUpDiary), digest(madeUpDiary, today: "2026-03-15")]
    func expectChange(_ change: (inout Journal) -> Void) {
      var journal = madeUpDiary
      change(&journal)
      #expect(seen.insert(digest(journal)).inserted)
    }
    expectChange { $0.days[10].entries[0].text = TextSlice("Porridge") }
    expectChange { $0.days[10].entries[0].state = .planned }
    expectChange { $0.days[10].entries[0].category = nil }
    expectChange { $0.days[10].entries[0].time = nil }
    expectChange { $0.days[10].entries[0].facts = .none }
    expectChange { $0.days[10].isComplete = true }
    expectChange { $0.days[10].weights = [] }
    expectChange { $0.days[10].tasks[0].status = .done }
    expectChange { $0.days[10].habitTicks[0].state = .open }
    expectChange { $0.days[10].moods = [] }
    expectChange { $0.days.remove(at: 0) }
    expectChange { $0.days[9].weights = [] }
    expectChange { $0.days[0].entries[0].text = TextSlice("Ramen") }
    expectChange { $0.settings.rest = [day("2026-03-12")...day("2026-03-12")] }
    expectChange { $0.settings.units = .imperial }
    expectChange { $0.habits.removeLast() }
    expectChange { $0.unread = [.init(path: "2026/2026-03-14.md", reason: "not a regular file")] }
  }

  @Test func `does not change with what the recap does not show`() {
    var journal = madeUpDiary
    journal.days[0].entries[0].facts = .none
    journal.days[10].notes = [Note(range: nowhere, heading: nil, text: TextSlice("a long call"))]
    journal.unread = [.init(path: "2026/2026-04-14.md", reason: "not a regular file")]
    #expect(digest(journal) == digest(madeUpDiary))
  }

  @Test func `does not change with a habit that begins later, said or seen`() {
    var journal = madeUpDiary
    var yoga = Habit(range: nowhere, name: TextSlice("Yoga"))
    journal.habits.append(yoga)
    journal.days.append(dayFile("2026-03-18") { $0.habitTicks = [tick("Yoga")] })
    #expect(digest(journal) == digest(madeUpDiary))
    yoga.since = day("2026-03-17")
    journal.habits[journal.habits.count - 1] = yoga
    #expect(digest(journal) == digest(madeUpDiary))
    yoga.since = day("2026-03-15")
    journal.habits[journal.habits.count - 1] = yoga
    #expect(digest(journal) != digest(madeUpDiary))
  }

  @Test func `does not change when one of its tasks is ticked later`() {
    let parser = DayFileParser()
    let digests = [
      "- [ ] Tax return", "- [x] Tax return done:2026-03-17", "- [x] Tax return done:2026-03-15",
    ].map {
      digest(Journal(days: [parser.parse(SourceText($0 + "\n"), day: day("2026-03-10"), path: "a.md").day]))
    }
    #expect(digests[0] == digests[1] && digests[1] != digests[2])
  }

  @Test func `knows which food led in the weeks before`() {
    func journal(_ before: [String]) -> Journal {
      let foods = before + ["Coffee", "Coffee", "Coffee"]
      let days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-09", "2026-03-10", "2026-03-11"]
      return Journal(days: zip(days, foods).map { dayFile($0, food($1, .breakfast)) })
    }
    #expect(digest(journal(["Coffee", "Coffee", "Tea"])) != digest(journal(["Tea", "Tea", "Coffee"])))
  }
}
