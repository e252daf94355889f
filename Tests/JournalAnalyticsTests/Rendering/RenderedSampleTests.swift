import JournalAnalytics
import JournalTestSupport
import Testing

@Suite struct `A week's recap` {
  @Test func `is Markdown`() throws {
    try expectGolden(ReportDocument.sample.markdown, "recap.md")
  }

  @Test(arguments: [40, 80, 200])
  func `is text for a terminal of that width`(width: Int) throws {
    try expectGolden(TerminalRenderer(width: width, style: .plain).text(of: .sample), "recap-\(width).txt")
  }

  @Test func `has colours only as decoration`() throws {
    let text = TerminalRenderer(width: 80, style: .ansi).text(of: .sample)
    try expectGolden(text, "recap-80-ansi.txt")
    let stripped = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 0 ? $0.element : $0.element.drop { $0 != "m" }.dropFirst() }.joined()
    #expect(stripped == TerminalRenderer(width: 80, style: .plain).text(of: .sample))
  }

  @Test func `is a page of HTML`() throws {
    try expectGolden(ReportDocument.sample.html, "recap.html")
  }
}
