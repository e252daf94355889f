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

/// Columns of signs, one sign for each thing that is counted: the entries of the days of a week.
public struct ChartStacks: Hashable, Sendable {
  public struct Column: Hashable, Sendable {
    /// `Mon`.
    public var label: String
    /// Small, below the label: `9`; empty for none.
    public var note: String
    /// From the bottom.
    public var tints: [ChartTint]
    /// Whether it is highlighted: the fullest day.
    public var isMarked: Bool
    /// What stands in an empty column: `–`; empty for a day to come.
    public var whenEmpty: String

    public init(
      label: String, note: String = "", tints: [ChartTint], isMarked: Bool = false, whenEmpty: String = ""
    ) {
      self.label = label
      self.note = note
      self.tints = tints
      self.isMarked = isMarked
      self.whenEmpty = whenEmpty
    }
  }

  public var columns: [Column]

  public init(_ columns: [Column]) { self.columns = columns }

  /// The counts in one row below the labels.
  public var table: ReportTable {
    ReportTable(
      columns: columns.map { .init($0.label, .trailing) },
      rows: [
        columns.map { column in
          let count = column.tints.isEmpty ? column.whenEmpty : grouped(column.tints.count)
          return ReportText([column.isMarked ? .strong(count) : .plain(count)])
        }
      ])
  }
}

/// The parts of a whole in one strip, with a legend that gives each part's symbol, label and figure.
public struct ChartShares: Hashable, Sendable {
  public struct Slice: Hashable, Sendable {
    public var label: String
    /// Not negative.
    public var value: Double
    /// The value as text: `12 (34 %)`.
    public var caption: String
    public var tint: ChartTint
    /// A second line of the legend: `usually 07:37`; empty for none.
    public var note = ""

    public init(label: String, value: Double, caption: String, tint: ChartTint) {
      self.label = label
      self.value = value
      self.caption = caption
      self.tint = tint
    }

    /// The value, or 0 if it cannot be drawn.
    var share: Double { max(0, value.drawable ?? 0) }
  }

  /// From the left.
  public var slices: [Slice]
  /// The whole, `33`, and what is counted, `entries`.
  public var total: String
  public var unit: String

  public init(_ slices: [Slice], total: String, unit: String) {
    self.slices = slices
    self.total = total
    self.unit = unit
  }

  /// Labels and captions as a table with these column titles.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: slices.map { [ReportText($0.label), ReportText($0.caption)] })
  }
}

/// Two shares in each row, such as those of days with a food and without it, and the confidence interval of the first.
public struct ChartDifferences: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// `peas`.
    public var label: String
    /// The counts behind the shares: `4 of 8, 11 of 80`.
    public var note: String
    /// Both from 0 to 1.
    public var with: Double
    public var without: Double
    /// Within 0 and 1.
    public var range: ClosedRange<Double>

    public init(label: String, note: String, with: Double, without: Double, range: ClosedRange<Double>) {
      self.label = label
      self.note = note
      self.with = with
      self.without = without
      self.range = range
    }
  }

  public var rows: [Row]
  /// What the marks mean: `days with it`, `days without it`, `where “with it” may truly lie`.
  public var withName: String
  public var withoutName: String
  public var rangeName: String

  public init(_ rows: [Row], withName: String, withoutName: String, rangeName: String) {
    self.rows = rows
    self.withName = withName
    self.withoutName = withoutName
    self.rangeName = rangeName
  }
}
