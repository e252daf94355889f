import JournalAnalytics
import JournalTestSupport
import Testing

@Suite struct `A chart` {
  @Test(arguments: SampleCharts.page.pictures.map { $0.name })
  func `is a picture, the same bytes everywhere`(name: String) throws {
    let picture = try #require(SampleCharts.page.pictures.first { $0.name == name })
    try expectGolden(picture.svg, "charts/\(name)")
  }

  @Test(arguments: [80, 40])
  func `is drawn in block characters`(width: Int) throws {
    let text = TerminalRenderer(width: width, style: .plain).text(of: SampleCharts.page)
    try expectGolden(text, "charts-\(width).txt")
  }

  @Test func `is a table below its picture in Markdown`() throws {
    let markdown = MarkdownRenderer(pictureFolder: "2026-W11/").text(of: SampleCharts.page)
    try expectGolden(markdown, "charts.md")
  }

  @Test func `is drawn in the page itself in HTML`() throws {
    try expectGolden(SampleCharts.page.html, "charts.html")
  }
}
