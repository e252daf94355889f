import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Annotated text` {
  private func hint(_ from: (Int, Int), _ to: (Int, Int)) -> Diagnostic {
    let start = SourceLocation(line: from.0, column: from.1)
    return Diagnostic(.almostFacts, "…", at: start..<SourceLocation(line: to.0, column: to.1))
  }

  @Test func `underlines what a diagnostic is about, below its line`() {
    let page = annotated("- 150 gr milk\n- 2 eggs\n", with: [hint((1, 7), (1, 9))])
    #expect(
      page == """
        - 150 gr milk
              ^^ almost-facts
        - 2 eggs

        """)
  }

  @Test func `counts characters where columns count bytes`() {
    let page = annotated("- crème brûlée gr\r\n", with: [hint((1, 19), (1, 21))])
    #expect(page == "- crème brûlée gr\n               ^^ almost-facts\n")
  }

  @Test func `shows an empty range, an unfinished line and an empty file`() {
    #expect(annotated("a", with: [hint((1, 2), (1, 2))]) == "a\n ^ almost-facts")
    #expect(annotated("", with: [hint((1, 1), (1, 1))]) == "^ almost-facts\n")
    #expect(annotated("", with: []) == "")
  }

  @Test func `says where a range over several lines ends`() {
    let page = annotated("```\nsoup\n", with: [hint((1, 1), (3, 1))])
    #expect(page == "```\n^^^ almost-facts to 3:1\nsoup\n")
  }
}

@Suite struct `Seeded numbers` {
  @Test func `are the published ones`() {
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
  }
}

@Suite struct `A temporary folder` {
  @Test func `holds what is written and is gone afterwards`() throws {
    var folder: TemporaryFolder?
    try withTemporaryFolder {
      try $0.write("- soup\n", to: "2026/03/2026-03-14.md")
      #expect($0.files() == ["2026/03/2026-03-14.md"])
      #expect(try $0.text(of: "2026/03/2026-03-14.md") == "- soup\n")
      folder = $0
    }
    #expect(folder?.files() == [])
  }
}
