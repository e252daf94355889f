/// Bars from a line of zero: side by side along a time or one below the other with words beside them.
public struct ChartBars: Hashable, Sendable {
  public enum Direction: Hashable, Sendable {
    /// One bar a row, for names of any length and for things without an order of their own.
    case rows
    /// One bar a column, for hours, days, weeks and months; their labels are short.
    case columns
  }

  public struct Bar: Hashable, Sendable {
    public var label: String
    /// Below zero the bar goes the other way; `nil` if it is not known.
    public var value: Double?
    /// The value in words, with its unit: `12 (34 %)`. Columns have room for a few characters only.
    public var caption: String
    /// What the value is compared with, drawn as an outline: that of the week before.
    public var earlier: Double?
    public var tint: ChartTint
    /// Whether it stands out: the best day.
    public var isMarked: Bool

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

  public var bars: [Bar]
  public var direction: Direction
  /// What the bars and the outlines are: `this week`, `last week`. Asked for only if a bar has an `earlier`.
  public var name: String
  public var earlierName: String

  public init(_ bars: [Bar], _ direction: Direction = .rows, name: String = "", earlierName: String = "") {
    self.bars = bars
    self.direction = direction
    self.name = name
    self.earlierName = earlierName
  }

  /// Labels and captions as a table with these two titles.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: bars.map { [ReportText($0.label), ReportText($0.caption)] })
  }

  /// Whether anything is compared with what was before.
  var hasEarlier: Bool { bars.contains { $0.earlier?.drawable != nil } }

  /// The ends of the scale, zero always among them.
  var range: ClosedRange<Double> {
    var low = 0.0
    var high = 0.0
    for bar in bars {
      for value in [bar.value, bar.earlier] {
        guard let value = value?.drawable else { continue }
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low...high
  }
}

extension Double {
  /// The value where it can be drawn: finite, and not so large that differences overflow.
  var drawable: Double? { isFinite && abs(self) <= 1e15 ? self : nil }
}
