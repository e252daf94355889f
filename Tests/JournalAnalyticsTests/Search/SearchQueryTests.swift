import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A search` {
  static let journal = diary([
    "2026-03-13": """
    ## Lunch

    - 13:00 Crème brûlée with
      brown sugar (~300 kcal) #Out
    - [ ] rice

    ## Symptoms

    - 17:00 headache 3/10
    """,
    "2026-03-14": """
    ## Dinner

    - Curd rice
      - with lime pickle

    ## Tasks

    - [ ] Buy rice #shop
      - [ ] brown rice

    ## Notes

    Rice again, and a long walk.
    The price of rice!
    """,
  ])

  private func found(_ query: SearchQuery?) throws -> [String] {
    let query = try #require(query)
    var matcher = query.patternMatcher()
    var hits: [SearchHit] = []
    for file in Self.journal.days.reversed() { hits += try query.hits(in: file, matcher: &matcher) }
    return hits.map { hit in
      let bytes = Array(hit.text.utf8)
      let marks = hit.marks.map { String(decoding: bytes[$0], as: UTF8.self) }
      return "\(hit.day?.dayOfMonth ?? 0):\(hit.line) \(hit.kind.rawValue) \(marks)"
    }
  }

  @Test(arguments: [
    (
      ["rice"],
      [
        "14:3 food [\"rice\"]", "14:8 task [\"rice\"]", "14:9 task [\"rice\"]", "14:13 note [\"Rice\"]",
        "13:5 food [\"rice\"]",
      ]
    ),
    (["BRULEE"], ["13:3 food [\"brûlée\"]"]),
    (["with brown"], ["13:3 food []"]),
    (["sugar", "creme"], ["13:3 food [\"Crème\"]"]),
    (["lime", "curd"], ["14:3 food [\"Curd\"]"]),
    (["headache"], ["13:9 series [\"headache\"]"]),
    (["price of rice"], ["14:14 note [\"price of rice\"]"]),
    (["#out"], ["13:4 food [\"#Out\"]"]),
    (["nothing at all"], []),
  ])
  func `finds words and phrases in every record, newest first`(words: [String], lines: [String]) throws {
    #expect(try found(SearchQuery(words: words)) == lines)
  }

  @Test func `keeps to a category and a tag`() throws {
    var query = try #require(SearchQuery(words: ["rice"]))
    query.category = .some(.dinner)
    #expect(try found(query) == ["14:3 food [\"rice\"]"])
    query.category = nil
    query.tag = "SHOP"
    #expect(try found(query) == ["14:8 task [\"rice\"]"])
    var all = SearchQuery.everything
    all.tag = "out"
    #expect(try found(all) == ["13:3 food []"])
    #expect(SearchQuery(words: [" "]) == nil)
  }

  @Test func `leaves unread only files without a hit`() throws {
    var random = SplitMix64(seed: 5)
    let words = ["rice", "Réglisse", "ＲＩＣＥ", "café", "CAFE\u{301}", "soup", "straße", "ricé"]
    for _ in 0..<300 {
      let text = "- " + (0..<4).map { _ in words[Int(random.next() % 8)] }.joined(separator: " ")
      let file = diary(["2026-03-14": "## Lunch\n\(text)\n"]).days[0]
      for needle in ["rice", "cafe", "STRASSE", "soup rice"] {
        let query = try #require(SearchQuery(words: [needle]))
        var matcher = query.patternMatcher()
        let isThere = try !query.hits(in: file, matcher: &matcher).isEmpty
        #expect(isThere == folded(text).contains(folded(needle)), "seed 5: \(text)")
        #expect(!isThere || query.mayBeFound(in: file.source.bytes), "seed 5: \(text)")
      }
    }
    #expect(try #require(SearchQuery(words: ["xyz"])).mayBeFound(in: Array("Crème rice\n".utf8)) == false)
  }

  @Test(arguments: ["r", "ri", "rice", "rice, curd and lime pickle", "9%", "Öl", "味噌汁"])
  func `passes over a file only if no line of it holds the words, wherever they stand`(words: String) throws {
    let query = try #require(SearchQuery(words: [words]))
    for before in 0..<70 {
      for after in [0, 1, 15, 16, 40] {
        func file(_ words: some Collection<UInt8>) -> [UInt8] {
          Array(repeating: UInt8(ascii: "."), count: before) + words
            + Array(repeating: UInt8(ascii: "."), count: after)
        }
        let place: Comment = "\(before) bytes before, \(after) behind"
        #expect(query.mayBeFound(in: file(words.utf8)), place)
        #expect(query.mayBeFound(in: file(words.uppercased().utf8)), place)
        #expect(!query.mayBeFound(in: file(words.utf8.dropLast())), place)
      }
    }
    // These differ in the bit alone that is a letter's case.
    #expect(
      try #require(SearchQuery(words: ["{"])).mayBeFound(in: Array("[[[[[[[[[[[[[[[[[[[[".utf8)) == false)
  }

  @Test func `reads as a person would say it`() throws {
    let query = try #require(SearchQuery(words: ["curd"]))
    var matcher = query.patternMatcher()
    let hits = try query.hits(in: Self.journal.days[1], matcher: &matcher)
    let report = SearchReport(query: "curd", hits: hits)
    #expect(
      report.document(marking: .signs).markdown == """
        # ‘curd’: 1 line on 1 day

        ## Saturday, 14 March 2026

        - [2026/2026-03-14.md:3](2026/2026-03-14.md) Dinner: ‹Curd› rice

        """)
    #expect(report.document().markdown.contains("Dinner: **Curd** rice"))
    #expect(
      report.json.text(pretty: false) == """
        {"query":"curd","lines":1,"days":1,"hits":[{"day":"2026-03-14","file":"2026/2026-03-14.md","line":3,\
        "kind":"food","category":"dinner","heading":null,"text":"Curd rice","matches":["Curd"]}]}
        """)
  }

  @Test func `cuts a long line down around the match`() throws {
    let text = String(repeating: "é ", count: 400) + "needle" + String(repeating: " y", count: 400)
    let query = try #require(SearchQuery(words: ["needle"]))
    var matcher = query.patternMatcher()
    let hit = try #require(query.hits(in: diary(["2026-03-14": text]).days[0], matcher: &matcher).first)
    #expect(hit.text.utf8.count < 220 && hit.text.hasPrefix("…") && hit.text.hasSuffix("…"))
    let bytes = Array(hit.text.utf8)
    #expect(hit.marks.map { String(decoding: bytes[$0], as: UTF8.self) } == ["needle"])
  }
}
