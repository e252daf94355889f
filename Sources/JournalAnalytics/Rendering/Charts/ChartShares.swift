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
