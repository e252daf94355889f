import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A value on a scale in words` {
  @Test(arguments: [
    ("headache, 3 out of 10", "headache", 3.0, 10.0), ("headache: 3 of 10", "headache", 3, 10),
    ("migraine 7 / 10", "migraine", 7, 10), ("Kopfweh 4 von 10", "Kopfweh", 4, 10),
    ("mal de tête 2,5 sur 5", "mal de tête", 2.5, 5),
  ])
  func `is read at the end of an item`(item: String, words: String, value: Double, scale: Double) {
    let found = parsed("## Symptoms\n\n- \(item)\n").day.series
    #expect(found.first?.text.string == words)
    #expect(found.first?.value?.value == value && found.first?.value?.scale == scale)
  }

  @Test(arguments: ["read chapter 3 of 10", "3 of 10 done", "12 of 10", "a photo of 10", "10"])
  func `is none where other things are counted`(item: String) {
    let found = parsed("## Log\n\n- \(item)\n").day.series
    #expect(found.first?.value == nil)
    #expect(found.first?.text.string == item)
  }
}

@Suite struct `A day of a task in words behind a space` {
  @Test(arguments: ["28 Nov 2026", "28.11.2026", "nov 30"]) func `is named`(day: String) {
    #expect(parsed("## Tasks\n\n- [ ] Cat due: \(day)\n").diagnostics.map(\.code) == [.unreadMark])
  }

  @Test(arguments: ["3 copies", "2.5 percent"]) func `is none of other numbers`(words: String) {
    #expect(parsed("## Tasks\n\n- [ ] Fees due: \(words)\n").diagnostics.isEmpty)
  }
}
