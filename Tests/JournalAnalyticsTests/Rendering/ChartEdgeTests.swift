import Foundation
import JournalFormat
import Testing

@testable import JournalAnalytics

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `A chart of awkward figures` {
  private static func bars(_ direction: ChartBars.Direction, _ values: [Double?]) -> ReportChart.Drawing {
    .bars(ChartBars(values.map { .init(label: "x", value: $0, caption: "c") }, direction))
  }

  private static func line(_ values: [Double?], isAmount: Bool) -> ReportChart.Drawing {
    .line(
      ChartLine(values.map { .init(label: "x", value: $0, caption: "c") }, trend: values, isAmount: isAmount))
  }

  private static func drawings(_ values: [Double?]) -> [ReportChart.Drawing] {
    [
      bars(.rows, values), bars(.columns, values), line(values, isAmount: true),
      line(values, isAmount: false),
      .shares(
        ChartShares(
          values.map { .init(label: "x", value: $0 ?? .nan, caption: "c", tint: .blue) }, total: "9",
          unit: "u")),
      .timeline(
        ChartTimeline(
          [
            .init(
              label: "x", caption: "c", tint: .green,
              spans: values.compactMap { $0 }.filter(\.isFinite)
                .map { min($0, 0)...max($0, 0) }, marks: values.compactMap { $0 })
          ], axis: 0...24, ticks: values.map { .init($0 ?? 0, "t") })),
      .sparkline(ChartSparkline(values, first: "a", last: "b")),
      .heatMap(
        ChartHeatMap(
          columns: [],
          rows: [
            .init("", values.map { $0.map { .init("\($0 > 1)", level: .low) } })
          ], legend: [])),
    ]
  }

  static let figures: [[Double?]] = [
    [], [nil], [nil, nil], [0], [5], [-5], [3, 3, 3], [0, 0], [-1, 0, 1], [nil, 2, nil, 4, nil],
    [.nan, .infinity, -.infinity], [1e300, -1e300], [1e15, 1, -1e15], [1e-300, .leastNonzeroMagnitude],
    (0..<500).map { Double($0 % 37) }, (0..<1000).map { $0 % 3 == 0 ? nil : Double($0) },
  ]

  @Test(arguments: figures.indices)
  func `is drawn within its bounds or not at all`(index: Int) throws {
    for drawing in Self.drawings(Self.figures[index]) {
      let chart = ReportChart(
        name: "x", title: "T", summary: "S", drawing: drawing, table: ReportTable(columns: [], rows: []))
      for width in [20, 40, 80] {
        let text = TerminalRenderer(width: width, style: .plain).text(
          of: ReportDocument(title: "", blocks: [.chart(chart)]))
        #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= width }, "\(drawing)")
      }
      guard let svg = SVGPicture(chart: chart).file else {
        #expect(chart.isEmpty)
        continue
      }
      #expect(!svg.contains("nan") && !svg.contains("inf"))
      let numbers = svg.utf8.split(separator: UInt8(ascii: "\n")).flatMap { line in
        line.first == UInt8(ascii: "<") ? line.split { !"0123456789.-".utf8.contains($0) } : []
      }
      #expect(
        numbers.compactMap { Double(Substring($0)) }.allSatisfy { (-420...2_400).contains($0) }, "\(drawing)")
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "</text></svg><img src=x onerror=alert(1)>", "a & b \"c\" 'd'", "]]>", "-->",
    "&lt;", "\u{0}\u{1B}[31m\u{FFFE}\u{FFFF}", "\u{202E}evil", "100 %", "a\nb\r\nc", "味噌ラーメン 👩‍🍳",
    String(repeating: "very long ", count: 50),
  ])
  func `shows words from the diary as words`(words: String) throws {
    let bars = [ChartBars.Bar(label: words, value: 1, caption: words, earlier: 2, isMarked: true)]
    let cell = ChartHeatMap.Cell(words, level: .high)
    let drawings: [ReportChart.Drawing] = [
      .bars(ChartBars(bars, .rows, name: words, earlierName: words)),
      .bars(ChartBars(bars, .columns, name: words, earlierName: words)),
      .line(
        ChartLine(
          [.init(label: words, value: 1, caption: words)], trend: [1], name: words, trendName: words,
          isAmount: true)),
      .shares(
        ChartShares(
          [.init(label: words, value: 1, caption: words, tint: .rose)], total: words, unit: words)),
      .heatMap(ChartHeatMap(columns: [words], rows: [.init(words, [cell])], legend: [words, words])),
      .timeline(
        ChartTimeline(
          [.init(label: words, caption: words, tint: .grey, marks: [1])], axis: 0...2,
          ticks: [.init(1, words)])),
      .sparkline(ChartSparkline([1, 2], first: words, last: words)),
    ]
    for drawing in drawings {
      let chart = ReportChart(
        name: "x", title: words, summary: words, drawing: drawing, table: ReportTable(columns: [], rows: []))
      let svg = try #require(SVGPicture(chart: chart).file)
      let parser = XMLParser(data: Data(svg.utf8))
      let elements = Elements()
      parser.delegate = elements
      #expect(parser.parse(), "\(drawing)")
      #expect(
        elements.names.isSubset(of: ["svg", "title", "desc", "style", "rect", "text", "path", "circle"]))
      #expect(
        svg.unicodeScalars.allSatisfy {
          $0 == "\n" || !$0.properties.isNoncharacterCodePoint && $0.value >= 32
        })
    }
  }

  @Test func `keeps the parts of a whole within the narrowest terminal`() {
    let meals = ChartShares(
      [.init(label: "Breakfast", value: 1, caption: "1 (100 %)", tint: .rose)], total: "1", unit: "entry")
    let chart = ReportChart(
      name: "x", title: "T", summary: "S", drawing: .shares(meals), table: meals.table("Meal", "Entries"))
    let text = TerminalRenderer(width: 20, style: .plain)
      .text(of: ReportDocument(title: "T", blocks: [.chart(chart)]))
    #expect(text.split(separator: "\n").map { displayWidth(String($0)) }.max() ?? 0 <= 20, "\(text)")
  }

  @Test func `leaves more rows than a picture holds to the table`() throws {
    let bars = ChartBars((0..<60).map { .init(label: "food \($0)", value: 1, caption: "1") })
    let chart = ReportChart(
      name: "x", title: "T", summary: "S", drawing: .bars(bars), table: bars.table("Food", "Entries"))
    let svg = try #require(SVGPicture(chart: chart).file)
    #expect(svg.contains(">food 39<") && !svg.contains(">food 40<") && svg.contains(">and 20 more<"))
  }
}

private final class Elements: NSObject, XMLParserDelegate {
  var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
  }
}
