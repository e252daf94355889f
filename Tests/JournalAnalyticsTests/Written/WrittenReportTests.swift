import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A written recap` {
  private static let week = Period.week(CalendarWeek(containing: day("2026-03-09")))
  private static let report = recap(of: madeUpDiary, for: week, today: day("2026-03-20"))
  private static let begin = "<!-- journal begin recap 2026-W11 -->"
  private static let end = "<!-- journal end -->"
  private static let digest = String(repeating: "0", count: 32)

  private func page(_ existing: String?, version: String = "1.0") throws -> String? {
    let bytes = try Self.report.written.page(existing: existing.map { Array($0.utf8) }, version: version)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `is its region with a comment of version, period and digest`() throws {
    let page = try #require(try page(nil))
    #expect(
      page.hasPrefix(
        "\(Self.begin)\n\n# Coffee, on five days of seven\n\n**Week 11 of 2026 · 9 to 15 March**\n\n"))
    #expect(
      page.hasSuffix("\n\n<!-- journal 1.0 wrote 2026-W11, facts \(Self.report.digest) -->\n\n\(Self.end)\n"))
  }

  @Test func `is not written again for another version`() throws {
    let first = try #require(try page(nil))
    #expect(try page(first, version: "2.0") == nil)
    #expect(try !Self.report.written.isStale(existing: Array(first.utf8)))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `keeps what a hand wrote around it`(ending: String) throws {
    func lines(_ body: String) -> String {
      "\u{FEFF}Before *me*\n\n\(Self.begin)\n\(body)\(Self.end)\n  after, and \(Self.end)\nlast"
        .replacing("\n", with: ending)
    }
    let old = lines("\nold\n_2026-W11 · journal 1.0 · facts \(Self.digest)_\n")
    let new = try #require(try page(old))
    let body = try #require(try page(nil)).dropFirst(Self.begin.count + 1).dropLast(Self.end.count + 1)
    #expect(Array(new.utf8) == Array(lines(String(body)).utf8))
    #expect(try Self.report.written.isStale(existing: Array(old.utf8)))
    #expect(try page(new) == nil)
  }

  @Test(arguments: [
    ("", ""), ("\u{FEFF}", "\u{FEFF}"), ("mine", "mine\n\n"), ("mine\n", "mine\n\n"),
    ("mine\n\n", "mine\n\n"),
    (">>>>>>> a quotation\n", ">>>>>>> a quotation\n\n"),
    (
      "<!-- journal begin recap 2026-W10 -->\n<!-- journal end -->\n",
      "<!-- journal begin recap 2026-W10 -->\n<!-- journal end -->\n\n"
    ),
  ])
  func `goes to the end of a page that has none`(old: String, before: String) throws {
    let region = try #require(try page(nil))
    let new = try #require(try page(old))
    #expect(Array(new.utf8) == Array((before + region).utf8))
  }

  @Test func `refuses a page whose region never ends`() {
    for text in ["x\n\(Self.begin)\n", "x\n\(Self.begin)\n\(Self.begin)\n\(Self.end)\n"] {
      #expect(throws: WrittenReportError.unclosedRegion(line: 2)) { try page(text) }
    }
    #expect(throws: WrittenReportError.unfinishedMerge(line: 1)) { try page("<<<<<<< HEAD\n") }
    #expect(throws: WrittenReportError.unfinishedMerge(line: 1)) { try page("\u{FEFF}<<<<<<< HEAD\n") }
  }
}
