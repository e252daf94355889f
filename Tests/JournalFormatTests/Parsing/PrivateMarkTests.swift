import JournalFormat
import Testing

@Suite struct `What is marked as private` {
  private func marks(_ text: String) -> (PrivateMarks, Int) {
    let day = Day("2026-03-14") ?? Day(ordinal: 0)
    let source = SourceText(text)
    return (
      PrivateMarks(of: DayFileParser(settings: JournalSettings()).parse(source, day: day, path: "").day),
      source.lineCount
    )
  }

  @Test(
    arguments: [
      ("a #private\nb", [1]), ("a #privately\nb", []), ("a #private/family\nb", [1]),
      ("a <!-- private -->\nb", [1]),
      ("a\n<!-- Private -->\nb\nc\n\nd", [3, 4]),
      ("a\n\n<!-- private -->\n## Symptoms\n\n- b\n\n## Notes\n\nc", [4, 5, 6, 7]),
      ("a\n<!-- private -->", []), ("a\n<!-- private -->\n\n", []), ("a\n<!-- public -->\nb", []),
    ] as [(String, [Int])])
  func `covers lines`(text: String, expected: [Int]) {
    let (marks, count) = marks(text)
    let covered = (1...count).filter { line in
      marks.cover(SourceLocation(line: line, column: 1)..<SourceLocation(line: line, column: 2))
    }
    #expect(covered == expected)
    #expect(!marks.isWholeFile)
  }

  @Test(
    arguments: [
      ("<!-- private -->\n# Day\n", true), ("\n\n<!-- private -->\n", true),
      ("---\ntags: [private]\n---\n", true),
      ("---\ntags: [home]\n---\n", false), ("", false), ("# Day\n\n<!-- private -->\n", false),
    ])
  func `may be a whole file`(text: String, isWhole: Bool) { #expect(marks(text).0.isWholeFile == isWhole) }

  @Test func `tags stand in any line of a text`() {
    #expect(tags(in: TextSlice("one #a\ntwo #b #A\r\n")).map(\.name.string) == ["a", "b"])
  }
}
