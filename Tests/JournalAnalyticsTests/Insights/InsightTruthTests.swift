import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Sentences of insights` {
  /// `words` on each of some days of March 2026.
  private static func diary(_ days: some Sequence<Int>, words: String = "Soup", time: String = "13:00")
    -> Journal
  {
    Journal(
      days: days.map {
        dayFile(day("2026-03-01").advanced(by: $0 - 1).description, food(words, .lunch, at: time))
      })
  }

  private static func text(
    _ journal: Journal, _ period: ClosedRange<Day>? = nil, _ parts: [InsightPart] = InsightPart.allCases
  ) -> String {
    let request = InsightsRequest(parts: parts, period: period.map { .days($0) })
    return insightsReport(of: journal, request, today: day("2026-03-15")).document.markdown
  }

  @Test func `name a tie of streaks as one, here and by themselves`() {
    let journal = Self.diary([1, 2, 3, 5, 6, 7, 9, 10, 11])
    let sentence = "**Longest streak**: 3 days, three times, the first 1 to 3 March 2026"
    #expect(Self.text(journal, nil, [.records]).contains(sentence))
    #expect(streakReport(of: journal, today: day("2026-03-15")).document.markdown.contains(sentence))
  }

  @Test func `name every food that the last day brought for the first time`() {
    var journal = Self.diary(1...4)
    journal.days.append(dayFile("2026-03-05", food("Tomatoes and cheese", .lunch), food("Apple", .snack)))
    #expect(
      Self.text(journal, nil, [.records]).contains(
        "**Different foods**: 4; the latest new ones are apple, cheese and tomatoes, on Thursday 5 March"))
  }

  @Test func `compare no foods with days in which the diary began, or that were hardly kept`() {
    let period = day("2026-03-08")...day("2026-03-14")
    for days in [Array(4...14), [1] + Array(8...14)] {
      let text = Self.text(Self.diary(days), period)
      #expect(!text.contains("rose most") && !text.contains("Before") && !text.contains("↑"), "\(days)")
    }
    #expect(Self.text(Self.diary(1...14), period, [.foods]).contains("7 →"))
  }

  @Test func `let an arrow say no more than the figures beside it`() {
    let period = day("2026-03-08")...day("2026-03-14")
    // Fewer, on fewer days.
    #expect(Self.text(Self.diary(1...13), period, [.foods]).contains("7 →"))
    // As many, on fewer days.
    var journal = Self.diary([1, 2, 3, 5, 8, 9, 10])
    journal.days[6] = dayFile("2026-03-10", food("Soup", .lunch), food("Soup", .dinner))
    #expect(Self.text(journal, period, [.foods]).contains("4 →"))
  }

  @Test func `call no meal the steadiest where all are alike`() {
    let journal = Journal(
      days: (1...9).map {
        dayFile(
          "2026-03-0\($0)", food("Soup", .lunch, at: "12:00"), food("Tea", .snack, at: "16:00"),
          food("Rice", .dinner, at: "19:0\($0)"))
      })
    #expect(
      Self.text(journal).contains(
        "Lunch and snack are the steadiest: each usually begins at one and the same minute."))
    #expect(!Self.text(Self.diary(1...9)).contains("steadiest"))
  }

  @Test func `measure nights only between days on which every entry has a time`() {
    var journal = Journal(
      days: (1...9).map {
        dayFile("2026-03-0\($0)", food("Toast", .breakfast, at: "08:00"), food("Rice", .dinner, at: "20:00"))
      })
    #expect(Self.text(journal, nil, [.timing]).contains("Overnight it is 12 h, from 8 nights"))
    journal.days[4] = dayFile("2026-03-05", food("Toast", .breakfast, at: "08:00"), food("Rice", .dinner))
    #expect(Self.text(journal, nil, [.timing]).contains("Overnight it is 12 h, from 6 nights"))
  }

  @Test func `of a first day are few`() {
    let text = Self.text(Self.diary([15]))
    #expect(text.contains("A beginning is made: the first day is written down."))
    for part in ["Records", "Top foods", "Activity", "Month by month", "By weekday", "Variety"] {
      #expect(!text.contains("## \(part)"), "\(part)")
    }
    #expect(text.contains("From the third day on there is more to say.") && !text.contains("Left out"))
  }

  @Test func `of one day among others are short`() {
    let text = Self.text(Self.diary(1...15), day("2026-03-12")...day("2026-03-12"))
    #expect(text.contains("This is one day; ‘journal insights --period 30d’ says what is usual."))
    for part in ["Records", "Top foods", "By the hour", "This week against last", "New and forgotten"] {
      #expect(!text.contains("# \(part)"), "\(part)")
    }
  }

  @Test func `count today among the days once it has an entry`() {
    let month = day("2026-03-01")...day("2026-03-31")
    #expect(Self.text(Self.diary(1...14), month).contains("14 of 14 days logged"))
    #expect(Self.text(Self.diary(1...15), month).contains("15 of 15 days logged"))
  }

  @Test func `begin with the week of the first entry, and compare none before it`() {
    let text = Self.text(Self.diary(2...15), day("2026-02-14")...day("2026-03-15"))
    #expect(text.contains("| 2 to 8 March ") && !text.contains("23 February"))
    #expect(!text.contains("against 0"))
  }

  @Test func `count no percentage of fewer than ten`() {
    let text = Self.text(Self.diary(7...15))
    #expect(!text.contains(" %"))
    #expect(Self.text(Self.diary(6...15)).contains("100 %"))
  }
}
