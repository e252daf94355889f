public import JournalFormat

/// How the eaten entries divide among the meals.
public struct CategoryShares: Hashable, Sendable {
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
}

extension CategoryShares {
  /// How the entries divide among the meals.
  var chart: ReportBlock {
    let ring = ChartDonut(
      shares.map { share in
        .init(
          label: share.category.name, value: Double(share.entries),
          caption: "\(grouped(share.entries)) (\(share.percent) %)", tint: share.category.tint)
      }, total: grouped(named), unit: named == 1 ? "entry" : "entries")
    let words = shares.map { "\($0.category.name) \($0.percent) %" }
    return .chart(
      ReportChart(
        name: "meals", title: "Meals", summary: "Entries by meal: \(joinedWords(words)).",
        drawing: .donut(ring), table: ring.table("Meal", "Entries")))
  }
}

/// Counts `entries` by category. Shares are of the entries that have one.
func categoryShares(of entries: [FoodEntry]) -> CategoryShares {
  categoryShares(of: entries.map(\.category))
}

/// The same of the categories alone.
func categoryShares(of entries: [FoodCategory?]) -> CategoryShares {
  var result = CategoryShares()
  var counts = Array(repeating: 0, count: FoodCategory.allCases.count)
  for category in entries {
    if let category { counts[category.rank] += 1 } else { result.unnamed += 1 }
  }
  let named = entries.count - result.unnamed
  for category in FoodCategory.allCases.sorted() {
    let count = counts[category.rank]
    guard count > 0 else { continue }
    result.shares.append(
      .init(category: category, entries: count, percent: percentage(count, of: named)))
  }
  return result
}
