public import JournalFormat

/// How the eaten entries divide among the meals.
public struct CategoryShares: Sendable {
  public struct Share: Hashable, Sendable {
    public var category: FoodCategory
    /// Entries of the category, at least one.
    public var entries: Int
    /// Of the entries that name a category, in whole percent.
    public var percent: Int
  }

  /// The categories that occur, in the order of a day.
  public var shares: [Share] = []
  /// Entries that name a category.
  public var named: Int { shares.reduce(0) { $0 + $1.entries } }
  /// Entries that name none; no share counts them.
  public var unnamed = 0
  /// The entries of each.
  private(set) var figures: [Figure] = []
}

extension CategoryShares {
  /// A sentence on what the shares leave out.
  var unnamedSentence: String {
    let entries = "Shares are of \(counted(named, "entry", plural: "entries")) under a meal"
    guard unnamed > 0 else { return entries + "." }
    return "\(entries); \(grouped(unnamed)) more \(unnamed == 1 ? "stands" : "stand") under none."
  }

  var json: JSONValue {
    .array(
      shares.map {
        [
          "category": .string($0.category.rawValue), "entries": .int($0.entries), "percent": .int($0.percent),
        ]
      })
  }

  /// The shares as a ring.
  var chart: ReportBlock {
    let ring = ChartDonut(
      shares.map { share in
        .init(
          label: share.category.name, value: Double(share.entries),
          caption: "\(grouped(share.entries)) (\(share.percent) %)", tint: share.category.tint)
      }, total: grouped(named), unit: named == 1 ? "entry" : "entries")
    let items = shares.map { "\($0.category.name) \($0.percent) %" }
    return .chart(
      ReportChart(
        name: "meals", title: "Meals", summary: "Entries by meal: \(joinedList(items)).",
        drawing: .donut(ring), table: ring.table("Meal", "Entries")))
  }
}

extension CategoryShares {
  /// Counts the rows of some days by category. Shares are of the entries that have one.
  init(of diary: EatenDiary, during days: ClosedRange<Day>?) {
    var counts = Array(repeating: 0, count: FoodCategory.allCases.count)
    let rows = diary.rows(in: days)
    for row in rows {
      if let category = row.category { counts[category.rank] += 1 } else { unnamed += 1 }
    }
    let named = rows.count - unnamed
    for category in FoodCategory.allCases.sorted() where counts[category.rank] > 0 {
      let count = counts[category.rank]
      shares.append(.init(category: category, entries: count, percent: percentage(count, of: named)))
    }
    figures = shares.map { share in
      Figure(share.category.name, .entries(share.entries), rule: .categoryOfHeading) {
        diary.rows(in: days).filter { $0.category == share.category }.map(diary.place)
      }
    }
  }
}
