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

  @Test(arguments: [
    ["Mon", "Tue", "Wed"], (1...365).map { "\($0) Nov" }, (0..<9).map { "\(17 + $0) to 23 November" },
  ])
  func `names steps at equal distances, none of them touching`(labels: [String]) {
    let points = labels.map { ChartLine.Point(label: $0, value: 1, caption: "") }
    let chart = ReportChart(
      name: "x", title: "T", summary: "S", drawing: .line(ChartLine(points, isAmount: true)),
      table: ReportTable(columns: [], rows: []))
    let svg = ReportDocument(title: "", blocks: [.chart(chart)]).pictures.first?.svg ?? ""
    let shown = labels.indices.filter { svg.contains(">\(labels[$0])</text>") }
    let every = shown.count > 1 ? shown[1] : labels.count
    #expect(shown == stride(from: 0, to: labels.count, by: every).prefix(shown.count).map { $0 })
    #expect(shown.count >= labels.count / every)
  }

  @Test(arguments: [[94.0], [0, 7], [9_999, 1], [3, 1], [1, 1]])
  func `of shares is a strip as wide as the picture, in proportion`(values: [Double]) throws {
    let slices = values.map { ChartShares.Slice(label: "x", value: $0, caption: "c", tint: .blue) }
    let chart = ReportChart(
      name: "x", title: "T", summary: "S", drawing: .shares(ChartShares(slices, total: "1", unit: "u")),
      table: ReportTable(columns: [], rows: []))
    let svg = try #require(ReportDocument(title: "", blocks: [.chart(chart)]).pictures.first?.svg)
    let widths = svg.split(separator: "\n").filter { $0.contains("height=\"28\"") }.compactMap { line in
      line.split(separator: " width=\"").dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
    }
    #expect(widths.count == values.count { $0 > 0 })
    // A gap of one unit on either side of each.
    let whole: Double = widths.reduce(0, +) + 2 * Double(widths.count)
    #expect((384...392).contains(whole))
  }
}
