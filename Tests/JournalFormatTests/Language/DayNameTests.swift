import JournalFormat
import Testing

struct DayNameTests {
  /// Year, month and day of each reading, then the weekdays.
  private func described(_ text: String) -> String {
    var text = text
    guard let name = text.withUTF8({ namedDay(in: $0) }) else { return "none" }
    let readings = name.readings.map { "\($0.year.map(String.init) ?? "?")-\($0.month)-\($0.day)" }
    return (readings + name.weekdays.map { "\($0)" }).joined(separator: " ")
  }

  @Test(arguments: [
    ("2026-03-14", "2026-3-14"),
    ("2026/03/14", "2026-3-14"),
    ("2026.03.14", "2026-3-14"),
    ("2026_03_14", "2026-3-14"),
    ("20260314", "2026-3-14"),
    ("2026-03-14 Saturday", "2026-3-14 saturday"),
    ("2026-03-14 (Sat)", "2026-3-14 saturday"),
    ("[2026-03-14], Sat.", "2026-3-14 saturday"),
    ("14.03.2026", "2026-3-14"),
    ("14.3.26", "2026-3-14 2014-3-26"),
    ("14.03.", "?-3-14"),
    ("03/04/2026", "2026-4-3 2026-3-4"),
    ("3/14/2026", "2026-3-14"),
    ("Saturday, 14 March 2026", "2026-3-14 saturday"),
    ("Saturday the 14th of March, 2026", "2026-3-14 saturday"),
    ("SATURDAY MARCH 14", "?-3-14 saturday"),
    ("March 14th, 2026", "2026-3-14"),
    ("Sat 14 Mar", "?-3-14 saturday"),
    ("Sat-14-Mar-2026", "2026-3-14 saturday"),
    ("1st May", "?-5-1"),
    ("14 Mar 26", "2026-3-14 2014-3-26"),
    ("Mar 14, ’26", "2026-3-14 2014-3-26"),
    ("30 February 2026", "2026-2-30"),
    ("2026-02-30", "2026-2-30"),
  ])
  func `a date is read in English and in numbers`(text: String, expected: String) {
    #expect(described(text) == expected)
  }

  @Test(arguments: [
    "9–15 March", "9-15 March", "9 — 15 March", "March 9–15", "9.–15. März", "9.-15. März", "9–15 de marzo",
    "9-15 mars",
    "9–15.03.26", "9.–12.", "9–15 марта", "3月9–15日", "9-15 March 2026",
  ])
  func `several days are none`(text: String) { #expect(described(text) == "none") }

  @Test func `hyphens between all parts of a date are no range`() {
    #expect(described("Mar-14-26") == "2026-3-14 2014-3-26")
    #expect(described("14-03-26") == "2026-3-14 2014-3-26")
  }

  @Test(arguments: [
    ("14. März 2026", "2026-3-14"),
    ("Samstag, den 14. März 2026", "2026-3-14 saturday"),
    ("Sa, 14.03.2026", "2026-3-14 saturday"),
    ("14 de marzo de 2026", "2026-3-14"),
    ("sábado, 14 de marzo del 2026", "2026-3-14 saturday"),
    ("mar 14 mar 2026", "2026-3-14 tuesday"),
    ("sábado, 14 de março de 2026", "2026-3-14 saturday"),
    ("segunda-feira, 16 de março de 2026", "2026-3-16 monday"),
    ("samedi 14 mars 2026", "2026-3-14 saturday"),
    ("le 1er août 2026", "2026-8-1"),
    ("sabato 14 marzo 2026", "2026-3-14 saturday"),
    ("wo 11 mrt 2026", "2026-3-11 wednesday"),
    ("lørdag den 14. marts 2026", "2026-3-14 saturday"),
    ("Lørdag 14. mars", "?-3-14 saturday"),
    ("lördag 14 mars 2026", "2026-3-14 saturday"),
    ("2026年3月14日（土）", "2026-3-14 saturday"),
    ("２０２６年３月１４日 土曜日", "2026-3-14 saturday"),
    ("3月14日", "?-3-14"),
    ("2026-03-14（日）", "2026-3-14 sunday"),
    ("2026年3月14日 星期六", "2026-3-14 saturday"),
    ("3月14号 周六", "?-3-14 saturday"),
    ("2026년 3월 14일 토요일", "2026-3-14 saturday"),
    ("2026년 3월 14일 (토)", "2026-3-14 saturday"),
    ("शनिवार, 14 मार्च 2026", "2026-3-14 saturday"),
    ("суббота, 14 марта 2026 г.", "2026-3-14 saturday"),
    ("Сб 14 мар", "?-3-14 saturday"),
  ])
  func `a date is read in every language`(text: String, expected: String) {
    #expect(described(text) == expected)
  }

  @Test(arguments: [
    ("Saturday", "saturday"), ("domingo", "sunday"), ("土曜日", "saturday"), ("Среда", "wednesday"),
    ("星期天", "sunday"), ("Sonnabend", "saturday"),
  ])
  func `a weekday in full may stand alone`(text: String, expected: String) {
    #expect(described(text) == expected)
  }

  @Test(arguments: [
    "", "Sun", "Mar", "So", "日", "March", "March 2026", "2026", "2026年3月", "14", "3/14", "1.5",
    "14.03.2026 Berlin",
    "Saturday plans", "2026-03-14 08:15", "2026-13-14", "45.01.2026", "Week 11", "123456789", "3 eggs", "May",
    "14 March 2026 2026", "Monday Tuesday 3 May", "1985. x", "March March 3", "2026-W11",
  ])
  func `anything else names no day`(text: String) {
    #expect(described(text) == "none")
  }

  @Test(arguments: [
    ("03/04/2026", "2026-04-03", false),
    ("03/04/2026", "2026-03-04", false),
    ("03/04/2026", "2026-03-14", true),
    ("2026-03-14", "2026-03-15", true),
    ("14 March", "2020-03-14", false),
    ("Saturday 14 March", "2025-03-14", true),
    ("Saturday", "2026-03-14", false),
    ("Sunday", "2026-03-14", true),
    ("30 February 2026", "2026-03-02", true),
    ("mar 17 mar 2026", "2026-03-17", false),
  ])
  func `a name contradicts the days it does not fit`(text: String, day: String, expected: Bool) throws {
    var text = text
    let name = try #require(text.withUTF8 { namedDay(in: $0) })
    #expect(try name.contradicts(#require(Day(day))) == expected)
  }
}
