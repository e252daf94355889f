/// A line through values at equal steps, such as days; where nothing is known it is broken.
public struct ChartLine: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var label: String
    /// `nil` if it is not known: the line stops before and begins again after it.
    public var value: Double?
    /// The value in words, with its unit: `72.4 kg`.
    public var caption: String

    public init(label: String, value: Double?, caption: String) {
      self.label = label
      self.value = value
      self.caption = caption
    }
  }

  /// In order, every step of the period there.
  public var points: [Point]
  /// A smoother line beside the values, a value for each point; empty for none.
  public var trend: [Double?]
  /// What the line and the smoother one are: `reading`, `7-day average`.
  public var name: String
  public var trendName: String
  /// Whether the scale begins at zero and the ground below the line is filled, as for amounts; otherwise the scale
  /// spans the values alone, as for a weight.
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

  /// Labels and captions as a table with these two titles; steps at which nothing is known are left out.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: points.filter { $0.value?.drawable != nil }.map {
        [ReportText($0.label), ReportText($0.caption)]
      })
  }
}

/// A small line beside words: how something went, without a scale.
public struct ChartSparkline: Hashable, Sendable {
  /// At equal steps, `nil` where nothing is known.
  public var values: [Double?]
  /// What stands at its beginning and its end: `3 a week`, `5 a week`.
  public var first: String
  public var last: String

  public init(_ values: [Double?], first: String, last: String) {
    self.values = values
    self.first = first
    self.last = last
  }

  /// First and last as a table with these titles.
  public func table(_ first: String, _ last: String) -> ReportTable {
    ReportTable(
      columns: [.init(first, .trailing), .init(last, .trailing)],
      rows: [[ReportText(self.first), ReportText(self.last)]])
  }
}
