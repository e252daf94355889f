import Testing

@testable import JournalFormat

@Suite struct EntryIdentifierTests {
  @Test(
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"),
      ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func `the hash is FNV-1a in 128 bits`(text: String, expected: String) {
    let hash: UInt128 = text.utf8.fnv1a()
    #expect(String(hash, radix: 16) == expected)
  }

  @Test func `version and variant are set and leading zeros kept`() {
    #expect(versionEightUUID(0) == "00000000-0000-8000-8000-000000000000")
    #expect(versionEightUUID(.max) == "ffffffff-ffff-8fff-bfff-ffffffffffff")
  }

  @Test func `an identifier depends on day, time, words and the count among equals alone`() throws {
    let day = try #require(Day("2026-03-14"))
    let time = try #require(ClockTime(hour: 8, minute: 15))
    func entry(_ words: String, line: Int, time: ClockTime?) -> FoodEntry {
      FoodEntry(
        range: SourceLocation(line: line, column: 1)..<SourceLocation(line: line, column: 9),
        category: nil, time: time.map { TimeSpan(start: $0) }, rawText: TextSlice(words),
        text: TextSlice(words))
    }
    var first = EntryIdentifiers(for: day)
    let porridge = first.next(for: entry("Porridge", line: 3, time: time))
    let again = first.next(for: entry("Porridge", line: 4, time: time))
    let timeless = first.next(for: entry("Porridge", line: 5, time: nil))
    var second = EntryIdentifiers(for: day)
    _ = second.next(for: entry("Tea", line: 3, time: time))
    #expect(second.next(for: entry("Porridge", line: 9, time: time)) == porridge)
    #expect(second.next(for: entry("Porridge", line: 8, time: time)) == again)
    #expect(Set([porridge, again, timeless]).count == 3)
    var tomorrow = EntryIdentifiers(for: day.advanced(by: 1))
    #expect(tomorrow.next(for: entry("Porridge", line: 3, time: time)) != porridge)
  }
}
