/// Columns of signs, one sign for each thing that is counted: the entries of the days of a week.
public struct ChartStacks: Hashable, Sendable {
  public struct Column: Hashable, Sendable {
    /// `Mon`.
    public var label: String
    /// Small, below the label: `9`; empty for none.
    public var note: String
    /// From the bottom.
    public var tints: [ChartTint]
    /// Whether it is highlighted: the fullest day.
    public var isMarked: Bool
    /// What stands in an empty column: `–`; empty for a day to come.
    public var whenEmpty: String

    public init(
      label: String, note: String = "", tints: [ChartTint], isMarked: Bool = false, whenEmpty: String = ""
    ) {
      self.label = label
      self.note = note
      self.tints = tints
      self.isMarked = isMarked
      self.whenEmpty = whenEmpty
    }
  }

  public var columns: [Column]

  public init(_ columns: [Column]) { self.columns = columns }

  /// The counts in one row below the labels.
  public var table: ReportTable {
    ReportTable(
      columns: columns.map { .init($0.label, .trailing) },
      rows: [
        columns.map { column in
          let count = column.tints.isEmpty ? column.whenEmpty : grouped(column.tints.count)
          return ReportText([column.isMarked ? .strong(count) : .plain(count)])
        }
      ])
  }
}
