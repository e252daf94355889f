/// Figures as a picture, with the words and the table that say the same without it.
///
/// Markdown shows the picture's file with the table below it, HTML the picture itself, a terminal the same chart in
/// block characters. Text from the diary may stand in every field; renderers make it safe.
public struct ReportChart: Hashable, Sendable {
  /// What the picture's file is called, without its ending: `top-foods`. Small letters, digits and hyphens; each
  /// chart of a document has another one.
  public var name: String
  /// What is shown, in a few words: `Top foods`. Where a heading above says it, the same words.
  public var title: String
  /// What there is to see, in a sentence for those who do not: `Rice leads with 6 entries, before coffee with 4.`
  public var summary: String
  public var drawing: Drawing
  /// The same figures as a table: each drawing makes one by its `table(…)`, or the report gives a fuller one.
  public var table: ReportTable
  /// Whether the table says more than the drawing, so that a terminal shows it below, too.
  public var tableSaysMore: Bool

  /// The kinds of charts. What is not finite is drawn as if it were not known.
  public enum Drawing: Hashable, Sendable {
    case bars(ChartBars)
    case line(ChartLine)
    case donut(ChartDonut)
    case heatMap(ChartHeatMap)
    case timeline(ChartTimeline)
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

  /// Whether there is nothing to draw; such a chart is left out everywhere.
  public var isEmpty: Bool {
    switch drawing {
    case .bars(let chart): chart.bars.isEmpty
    case .line(let chart): !chart.points.contains { $0.value != nil }
    case .donut(let chart): !chart.slices.contains { $0.share > 0 }
    case .heatMap(let chart): !chart.rows.contains { !$0.cells.isEmpty }
    case .timeline(let chart): chart.rows.isEmpty
    case .sparkline(let chart): !chart.values.contains { $0 != nil }
    }
  }

  /// Whether the heading it stands under says what the title says, or the chart has no room for one.
  func isNamed(by heading: String) -> Bool {
    if case .sparkline = drawing { return true }
    return heading == title
  }
}

/// A colour of a chart, which always comes with a sign of its own, so that nothing is said by colour alone.
public enum ChartTint: String, CaseIterable, Hashable, Sendable {
  case orange, amber, green, blue, violet, rose
  /// For what has no category, or is of the past.
  case grey

  /// The sign that stands beside the colour, in one column of a terminal.
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
