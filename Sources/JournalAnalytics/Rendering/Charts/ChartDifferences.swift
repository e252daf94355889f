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
