/// A bar chart: vertical bars along a time axis, or horizontal bars with their labels.
public struct ChartBars: Hashable, Sendable {
  public enum Direction: Hashable, Sendable {
    /// One bar per row, for long labels and for categories without an order.
    case rows
    /// One bar per column, for hours, days, weeks and months; with short labels.
    case columns
  }

  public struct Bar: Hashable, Sendable {
    public var label: String
    /// Negative values point the other way; `nil` if unknown.
    public var value: Double?
    /// The value as text, with its unit: `12 (34 %)`. Columns have room for a few characters only.
    public var caption: String
    /// The value to compare with, drawn as an outline: that of the week before.
    public var earlier: Double?
    public var tint: ChartTint
    /// Whether it is highlighted: the best day.
    public var isMarked: Bool
    /// Whether the value is a lower bound: drawn hatched. For columns.
    public var isLowerBound = false
    /// The range that was written down, as a whisker. For columns.
    public var spread: ClosedRange<Double>?
    /// The parts of a column from the bottom, each in its colour; empty for one colour.
    public var parts: [Part] = []
    /// A value to compare with, as a line across the column.
    public var goal: Double?

    public init(
      label: String, value: Double?, caption: String, earlier: Double? = nil, tint: ChartTint = .orange,
      isMarked: Bool = false
    ) {
      self.label = label
      self.value = value
      self.caption = caption
      self.earlier = earlier
      self.tint = tint
      self.isMarked = isMarked
    }
  }

  /// A part of a column.
  public struct Part: Hashable, Sendable {
    public var value: Double
    public var tint: ChartTint

    public init(_ value: Double, _ tint: ChartTint) { (self.value, self.tint) = (value, tint) }
  }

  public var bars: [Bar]
  public var direction: Direction
  /// The meaning of bars and outlines: `this week`, `last week`. Used only if a bar has an `earlier`.
  public var name: String
  public var earlierName: String
  /// The upper end of the scale if it is drawn whole, as that of a symptom: 10.
  public var top: Double?
  /// The columns with a label on the axis; if empty, as many as fit at equal distances.
  public var ticks: [Int] = []

  public init(_ bars: [Bar], _ direction: Direction = .rows, name: String = "", earlierName: String = "") {
    self.bars = bars
    self.direction = direction
    self.name = name
    self.earlierName = earlierName
  }

  /// Labels and captions as a table with these column titles.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: bars.map { [ReportText($0.label), ReportText($0.caption)] })
  }

  /// Whether any bar has a value to compare with.
  var hasEarlier: Bool { bars.contains { $0.earlier?.drawable != nil } }

  /// Whether any bar is a lower bound or has a range.
  var hasMarks: Bool { bars.contains { $0.isLowerBound || $0.spread != nil } }

  /// The kinds of marks beside plain bars that occur.
  var marks: (lowerBound: Bool, spread: Bool, goal: Bool) {
    (
      bars.contains(where: \.isLowerBound), bars.contains { $0.spread != nil },
      bars.contains { $0.goal != nil }
    )
  }

  /// The range of the scale, which always includes zero.
  var range: ClosedRange<Double> {
    var low = 0.0
    var high = max(0, top?.drawable ?? 0)
    for bar in bars {
      for value in [bar.value, bar.earlier, bar.spread?.upperBound, bar.goal] {
        guard let value = value?.drawable else { continue }
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low...high
  }
}

extension Double {
  /// The value if it can be drawn: finite, and small enough that differences do not overflow.
  var drawable: Double? { isFinite && abs(self) <= 1e15 ? self : nil }
}
