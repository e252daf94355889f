/// The parts of a whole as a ring, with a list that names each part by sign, words and figure.
public struct ChartDonut: Hashable, Sendable {
  public struct Slice: Hashable, Sendable {
    public var label: String
    /// Not negative.
    public var value: Double
    /// The part in words: `12 (34 %)`.
    public var caption: String
    public var tint: ChartTint

    public init(label: String, value: Double, caption: String, tint: ChartTint) {
      self.label = label
      self.value = value
      self.caption = caption
      self.tint = tint
    }

    /// The value, or nothing where it cannot be drawn.
    var share: Double { max(0, value.drawable ?? 0) }
  }

  /// Around from the top, with the clock.
  public var slices: [Slice]
  /// What stands in the middle: `33`, and in small letters what that is: `entries`.
  public var total: String
  public var unit: String

  public init(_ slices: [Slice], total: String, unit: String) {
    self.slices = slices
    self.total = total
    self.unit = unit
  }

  /// Labels and captions as a table with these two titles.
  public func table(_ label: String, _ value: String) -> ReportTable {
    ReportTable(
      columns: [.init(label), .init(value, .trailing)],
      rows: slices.map { [ReportText($0.label), ReportText($0.caption)] })
  }
}
