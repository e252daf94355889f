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
