/// A line chart with equal steps, such as days; the line is broken where values are unknown.
public struct ChartLine: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var label: String
    /// `nil` if unknown: the line is broken here.
    public var value: Double?
    /// The value as text, with its unit: `72.4 kg`; for an unknown one the text in its place, if any.
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
  /// The meaning of the line and the smoothed line: `reading`, `7-day average`.
  public var name: String
  public var trendName: String
  /// Whether the scale begins at zero and the area below the line is filled, as for amounts; otherwise the scale
  /// covers only the values, as for a weight.
  public var isAmount: Bool
  /// The ends of a scale that does not begin at zero, with lines at some values between; those of the values if there is none.
  public var scale: Scale?
  /// A target value, drawn as a line of its own if it is on the scale.
  public var target: Mark?
  /// Whether each value is a dot on a stem from the bottom of the scale, as for a mood: nothing is known between two values.
  public var areSingle = false
  /// The points with a label on the axis; if empty, as many as fit at equal distances.
  public var ticks: [Int] = []
  /// The number of unknown steps across which the line is joined.
  public var joinedSteps = 0

  /// A value with its text: `72 kg`.
  public struct Mark: Hashable, Sendable {
    public var value: Double
    public var caption: String

    public init(value: Double, caption: String) { (self.value, self.caption) = (value, caption) }
  }

  public struct Scale: Hashable, Sendable {
    public var low: Double
    public var high: Double
    /// From the lowest to the highest.
    public var marks: [Mark]

    public init(low: Double, high: Double, marks: [Mark]) {
      (self.low, self.high, self.marks) = (low, high, marks)
    }
  }

  /// The meaning of the ring of a point without a value.
  static let notedCaption = "noted without a number"

  /// Whether a point has something to show: a value, or, for single points, words in its place.
  func isNoted(_ point: Point) -> Bool { point.value?.drawable != nil || areSingle && !point.caption.isEmpty }

  /// The target, if the scale holds it.
  var shownTarget: Mark? {
    target.flatMap { target in
      scale.flatMap { target.value >= $0.low && target.value <= $0.high ? target : nil }
    }
  }

  public init(
    _ points: [Point], trend: [Double?] = [], name: String = "", trendName: String = "", isAmount: Bool
  ) {
    self.points = points
    self.trend = trend
    self.name = name
    self.trendName = trendName
    self.isAmount = isAmount
  }

  /// Labels and captions as a table with these column titles, without steps of which nothing is known.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: points.filter(isNoted).map { [ReportText($0.label), ReportText($0.caption)] })
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
