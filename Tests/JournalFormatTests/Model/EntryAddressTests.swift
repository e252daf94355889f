import JournalFormat
import Testing

@Suite struct `addresses of entries` {
  static let today = Day(year: 2026, month: 3, day: 14) ?? Day(ordinal: 0)

  @Test(arguments: [
    ("2026-03-12#3", "2026-03-12#3"), ("yesterday#1", "2026-03-13#1"), ("#2", "2026-03-14#2"),
    (" #2", "2026-03-14#2"), ("last friday#T2", "2026-03-13#t2"), ("2026-03-12#w1", "2026-03-12#w1"),
    ("today#h12", "2026-03-14#h12"), ("2026-03-12T08:15", "2026-03-12T08:15"),
    ("today T8:15", "2026-03-14T08:15"), ("2026-03-12t25:30", "2026-03-12T25:30"),
    ("2026-03-12", "2026-03-12"), ("3 days ago", "2026-03-11"),
    ("yesterday#rice", "2026-03-13#rice"), ("2026-03-12#fish soup", "2026-03-12#fish soup"),
    ("yesterday T8:15#rice", "2026-03-13T08:15#rice"),
  ])
  func `a day with a number or a time is a place`(text: String, meaning: String) throws {
    let address = try EntryAddress(text, today: Self.today)
    #expect(address.description == meaning)
    if case .text = address { Issue.record("‘\(text)’ was read as words") }
  }

  @Test(arguments: ["porridge", "masala dosa", "soup #home", "at 8:15", "toast 8:15", "#", "fish#", "#tofu"])
  func `anything else is words`(text: String) throws {
    #expect(try EntryAddress(text, today: Self.today) == .text(text))
  }

  @Test(arguments: [
    ("2026-02-30#1", "there is no day ‘2026-02-30’; that month has 28 days"),
    ("today#0", "‘today#0’ names no line; they are numbered from 1"),
    ("2026-03-14T31:10", "‘2026-03-14T31:10’ names no time; they run from 00:00 to 29:59"),
  ])
  func `a place that cannot be is refused`(text: String, message: String) throws {
    let problem = #expect(throws: ExpressionProblem.self) { try EntryAddress(text, today: Self.today) }
    #expect(problem?.message == message)
  }

  @Test func `an address that lasts is a time, a word, both, or for lines that are alike any of them`() throws
  {
    let text = """
      ## Snacks

      - 10:00 coffee
      - 10:00 rice cake
      - 12:00 coffee
      - 12:00 rice
      - apple
      - apple
      - pear
      - coffee

      """
    let day = DayFileParser().parse(SourceText(text), day: Self.today, path: "2026-03-14.md").day
    #expect(
      day.entries.indices.map {
        EntryAddress.lasting(at: $0, among: day.entries, of: Self.today).description
      } == [
        "2026-03-14T10:00#coffee", "2026-03-14#cake", "2026-03-14T12:00#coffee", "2026-03-14T12:00#rice",
        "2026-03-14#apple", "2026-03-14#apple", "2026-03-14#pear", "2026-03-14#8",
      ])
  }
}
