/// Rows along one axis with spans and marks: meals along the hours of a day, a food along the days.
public struct ChartTimeline: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var label: String
    /// The short text at the end of the row: `08:15`.
    public var caption: String
    public var tint: ChartTint
    /// Ranges on the axis: the usual spread of a meal, a fast.
    public var spans: [ClosedRange<Double>]
    /// Points on the axis.
    public var marks: [Double]
    /// The colour of each mark, if they differ from the row's.
    public var markTints: [ChartTint] = []

    public init(
      label: String, caption: String, tint: ChartTint, spans: [ClosedRange<Double>] = [],
      marks: [Double] = []
    ) {
      self.label = label
      self.caption = caption
      self.tint = tint
      self.spans = spans
      self.marks = marks
    }
  }

  public struct Tick: Hashable, Sendable {
    public var position: Double
    public var label: String

    public init(_ position: Double, _ label: String) {
      self.position = position
      self.label = label
    }
  }

  /// The ends of the axis in any unit; what is beyond them is not drawn.
  public var axis: ClosedRange<Double>
  /// Whether the rows are days, low and without signs of their own.
  public var areDays = false
  public var ticks: [Tick]
  public var rows: [Row]

  public init(_ rows: [Row], axis: ClosedRange<Double>, ticks: [Tick]) {
    self.rows = rows
    self.axis = axis
    self.ticks = ticks
  }

  /// Labels and captions as a table with these column titles.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: rows.map { [ReportText($0.label), ReportText($0.caption)] })
  }

  /// The colour of a row's mark.
  func tint(ofMark place: Int, in row: Row) -> ChartTint {
    place < row.markTints.count ? row.markTints[place] : row.tint
  }

  /// The position of a value on the axis, from 0 to 1; `nil` beyond its ends.
  func fraction(_ value: Double) -> Double? {
    guard let value = value.drawable, axis.contains(value), let low = axis.lowerBound.drawable,
      let high = axis.upperBound.drawable, high > low
    else { return nil }
    return (value - low) / (high - low)
  }
}
