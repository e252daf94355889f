/// A heat map: a month as weeks, a year as months, hours by weekday.
public struct ChartHeatMap: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    /// The value of the cell, one to three characters: `4`. Shown if the cells are large enough.
    public var value: String
    public var level: HeatLevel
    /// The cell's name, one or two characters: the day of the month; empty for none.
    public var name = ""
    /// A character that a cell without an entry, too small for its value, shows instead of its shade; empty for none.
    public var sign = ""
    /// Whether it is highlighted: today, the best day.
    public var isMarked: Bool
    /// Whether nothing can be known about it, as for a future day: only its name is shown.
    public var isOutside = false

    public init(_ value: String, level: HeatLevel, isMarked: Bool = false) {
      self.value = value
      self.level = level
      self.isMarked = isMarked
    }
  }

  public struct Row: Hashable, Sendable {
    /// Short: `9–15 Mar`.
    public var label: String
    /// One per column; `nil` where there is none, such as before the first of a month.
    public var cells: [Cell?]

    public init(_ label: String, _ cells: [Cell?]) {
      self.label = label
      self.cells = cells
    }
  }

  /// Short column labels: `Mon`. If the columns are narrow, some are left out.
  public var columns: [String]
  public var rows: [Row]
  /// The meaning of each level, from none to top: `none`, `1–3`, `4`, `5`, `6`.
  public var legend: [String]
  /// The meaning of a highlighted cell: `today`; empty for none.
  public var markName = ""

  public init(columns: [String], rows: [Row], legend: [String]) {
    self.columns = columns
    self.rows = rows
    self.legend = legend
  }

  /// What its signs mean: `░ 1–2`, `★ today`.
  var legendItems: [String] {
    zip(HeatLevel.allCases, legend).filter { !$1.isEmpty }.map { "\($0.shade) \($1)" }
      + (markName.isEmpty ? [] : ["★ \(markName)"])
  }

  /// The grid as a table, with the row labels under `title`.
  public func table(_ title: String) -> ReportTable {
    ReportTable(
      columns: [.init(title)] + columns.map { .init($0, .trailing) },
      rows: rows.map { row in
        [ReportText(row.label)]
          + columns.indices.map { ReportText($0 < row.cells.count ? row.cells[$0]?.value ?? "" : "") }
      })
  }
}

/// The level of a heat map cell.
public enum HeatLevel: Int, CaseIterable, Hashable, Sendable { case none, low, medium, high, top }
