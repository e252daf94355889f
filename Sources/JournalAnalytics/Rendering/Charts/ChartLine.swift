/// A line chart with equal steps, such as days; the line is broken where values are unknown.
public struct ChartLine: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var label: String
    /// `nil` if unknown: the line is broken here.
    public var value: Double?
    /// The value as text, with its unit: `72.4 kg`.
    public var caption: String

    public init(label: String, value: Double?, caption: String) {
      self.label = label
      self.value = value
      self.caption = caption
    }
  }

  /// In order, with every step of the period.
  public var points: [Point]
  /// A smoothed line, one value per point; empty for none.
  public var trend: [Double?]
  /// What the line and the smoothed line are: `reading`, `7-day average`.
  public var name: String
  public var trendName: String
  /// Whether the scale begins at zero and the area below the line is filled, as for amounts; otherwise the scale
  /// covers only the values, as for a weight.
  public var isAmount: Bool

  public init(
    _ points: [Point], trend: [Double?] = [], name: String = "", trendName: String = "", isAmount: Bool
  ) {
    self.points = points
    self.trend = trend
    self.name = name
    self.trendName = trendName
    self.isAmount = isAmount
  }

  /// Labels and captions as a table with these column titles; steps without a value are left out.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: points.filter { $0.value?.drawable != nil }.map {
        [ReportText($0.label), ReportText($0.caption)]
      })
  }
}

/// A sparkline: a trend without a scale.
public struct ChartSparkline: Hashable, Sendable {
  /// At equal steps, `nil` if unknown.
  public var values: [Double?]
  /// The labels at its beginning and end: `3 a week`, `5 a week`.
  public var first: String
  public var last: String

  public init(_ values: [Double?], first: String, last: String) {
    self.values = values
    self.first = first
    self.last = last
  }

  /// First and last as a table with these column titles.
  public func table(_ first: String, _ last: String) -> ReportTable {
    ReportTable(
      columns: [.init(first, .trailing), .init(last, .trailing)],
      rows: [[ReportText(self.first), ReportText(self.last)]])
  }
}
