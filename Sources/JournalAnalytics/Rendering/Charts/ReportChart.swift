/// A chart, with a description and a table of the same figures.
///
/// Markdown shows the image file and the table, HTML the image, a terminal the chart in block characters. All fields
/// may contain text from the diary; renderers make it safe.
public struct ReportChart: Hashable, Sendable {
  /// The name of the image file without extension: `top-foods`. Lower-case letters, digits and hyphens; unique in
  /// its document.
  public var name: String
  /// A short title: `Top foods`. If a heading above says the same, the same text.
  public var title: String
  /// A one-sentence description for readers who do not see the chart: `Rice leads with 6 entries, before coffee with
  /// 4.`
  public var summary: String
  public var drawing: Drawing
  /// The same figures as a table: by the drawing's `table(…)`, or a fuller one by the report.
  public var table: ReportTable
  /// Whether the table has more than the drawing, so that a terminal shows it too.
  public var tableSaysMore: Bool
  /// Whether a terminal, and Markdown without pictures, leave it out, because a chart beside it shows the same there.
  public var isForPages = false
  /// The meaning of the signs in its table, where there is no picture with a legend.
  public var tableLegend: [String] = []

  /// The kinds of charts. Values that are not finite are drawn as unknown.
  public enum Drawing: Hashable, Sendable {
    case bars(ChartBars)
    case line(ChartLine)
    case shares(ChartShares)
    case heatMap(ChartHeatMap)
    case timeline(ChartTimeline)
    case stacks(ChartStacks)
    case differences(ChartDifferences)
    case sparkline(ChartSparkline)
  }

  public init(
    name: String, title: String, summary: String, drawing: Drawing, table: ReportTable,
    tableSaysMore: Bool = false
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.drawing = drawing
    self.table = table
    self.tableSaysMore = tableSaysMore
  }

  /// Whether there is nothing to draw; such a chart is left out in all formats.
  public var isEmpty: Bool {
    switch drawing {
    case .bars(let chart): chart.bars.isEmpty
    case .line(let chart): !chart.points.contains { $0.value != nil }
    case .shares(let chart): !chart.slices.contains { $0.share > 0 }
    case .heatMap(let chart): !chart.rows.contains { !$0.cells.isEmpty }
    case .timeline(let chart): chart.rows.isEmpty
    case .stacks(let chart): chart.columns.allSatisfy(\.tints.isEmpty)
    case .differences(let chart): chart.rows.isEmpty
    case .sparkline(let chart): !chart.values.contains { $0 != nil }
    }
  }

  /// Whether it has marks beside its bars or dots: hatching, whiskers or a goal.
  var hasMarks: Bool {
    if case .differences = drawing { return true }
    guard case .bars(let chart) = drawing else { return false }
    let marks = chart.marks
    return marks.lowerBound || marks.spread || marks.goal
  }

  /// Whether the heading above is the chart's title, alone or followed by a period, or the chart has no room for one.
  func isNamed(by heading: String) -> Bool {
    if case .sparkline = drawing { return true }
    return heading == title || heading.hasPrefix(title + ", ")
  }
}

/// A colour of a chart. Each has a symbol of its own, so that nothing is expressed by colour alone.
public enum ChartTint: String, CaseIterable, Hashable, Sendable {
  case orange, amber, green, blue, violet, rose
  /// For entries without a category, and for the past.
  case grey

  /// The symbol next to the colour, one column wide in a terminal.
  public var sign: String {
    switch self {
    case .orange: "●"
    case .amber: "▲"
    case .green: "■"
    case .blue: "◆"
    case .violet: "★"
    case .rose: "✚"
    case .grey: "○"
    }
  }
}
