/// A donut chart, with a legend that gives each part's symbol, label and figure.
public struct ChartDonut: Hashable, Sendable {
  public struct Slice: Hashable, Sendable {
    public var label: String
    /// Not negative.
    public var value: Double
    /// The value as text: `12 (34 %)`.
    public var caption: String
    public var tint: ChartTint

    public init(label: String, value: Double, caption: String, tint: ChartTint) {
      self.label = label
      self.value = value
      self.caption = caption
      self.tint = tint
    }

    /// The value, or 0 if it cannot be drawn.
    var share: Double { max(0, value.drawable ?? 0) }
  }

  /// Clockwise from the top.
  public var slices: [Slice]
  /// The text in the middle, `33`, and the small text below it, `entries`.
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
