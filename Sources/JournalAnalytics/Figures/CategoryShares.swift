public import JournalFormat

/// The shares of the meals in the eaten entries.
public struct CategoryShares: Sendable {
  public struct Share: Hashable, Sendable {
    public var category: FoodCategory
    /// The number of the category's entries, at least one.
    public var entries: Int
    /// The percentage of the entries that have a category; together they are 100.
    public var percent: Int
  }

  /// The categories with entries, in the order of a day.
  public var shares: [Share] = []
  /// The number of entries with a category.
  public var named: Int { shares.reduce(0) { $0 + $1.entries } }
  /// The number of entries without a category, which are in no share.
  public var unnamed = 0
  /// The number of entries of each category.
  private(set) var figures: [Figure] = []
}

extension CategoryShares {
  /// A sentence about the entries without a category.
  var unnamedSentence: String {
    let sentence: EntryWords =
      showsPercent ? unnamed > 0 ? .sharesOfAndNone : .sharesOf : .standUnderNone
    return sentence.said(["named": .number(named), "more": .number(unnamed)])
  }

  var json: JSONValue {
    .array(
      shares.map {
        [
          "category": .string($0.category.rawValue), "entries": .int($0.entries), "percent": .int($0.percent),
        ]
      })
  }

  private var showsPercent: Bool { saysShares(of: named) }

  /// The shares as a donut chart.
  var chart: ReportBlock {
    chart(notes: [:])
  }

  /// The same with a note for each category, such as its usual time.
  func chart(notes: [FoodCategory: String], title: String = "Meals") -> ReportBlock {
    let strip = ChartShares(
      shares.map { share in
        var slice = ChartShares.Slice(
          label: share.category.name, value: Double(share.entries),
          caption: notes.isEmpty && showsPercent
            ? "\(grouped(share.entries)) (\(shareText(share.percent)))" : grouped(share.entries),
          tint: share.category.tint)
        slice.note = notes[share.category] ?? ""
        return slice
      }, total: grouped(named), unit: named == 1 ? "entry" : "entries")
    let items = shares.map {
      "\($0.category.name) \(showsPercent ? shareText($0.percent) : grouped($0.entries))"
    }
    let table = ReportTable(
      columns: [.init("Meal"), .init("Entries", .trailing)]
        + (showsPercent ? [.init("Share", .trailing)] : [])
        + (notes.isEmpty ? [] : [.init("Times", .trailing)]),
      rows: shares.map { share in
        [
          ReportText(share.category.name), ReportText(grouped(share.entries)),
        ] + (showsPercent ? [ReportText(shareText(share.percent))] : [])
          + (notes.isEmpty ? [] : [ReportText(notes[share.category] ?? "")])
      })
    return .chart(
      ReportChart(
        name: "meals", title: title, summary: "Entries by meal: \(joinedList(items)).",
        drawing: .shares(strip), table: table))
  }
}

extension CategoryShares {
  /// Counts the entries of some days by category. Shares are of the entries that have one.
  init(of diary: EatenDiary, during days: ClosedRange<Day>?) {
    var counts = Array(repeating: 0, count: FoodCategory.allCases.count)
    let rows = diary.rows(in: days)
    for row in rows {
      if let category = row.category { counts[category.rank] += 1 } else { unnamed += 1 }
    }
    let named = rows.count - unnamed
    let present = FoodCategory.allCases.sorted().filter { counts[$0.rank] > 0 }
    let percents = percentages(of: present.map { counts[$0.rank] }, of: named)
    for (category, percent) in zip(present, percents) {
      shares.append(.init(category: category, entries: counts[category.rank], percent: percent))
    }
    figures = shares.map { share in
      Figure(share.category.name, .entries(share.entries), rule: .categoryOfHeading) {
        diary.rows(in: days).filter { $0.category == share.category }.map(diary.place)
      }
    }
  }
}

/// Every sentence about the meals and times of entries that several reports say.
enum EntryWords: String, SentenceTable {
  case sharesOf, sharesOfAndNone, standUnderNone
  case untimed, inexact

  var row: SentenceRow {
    switch self {
    case .sharesOf: .init("ten entries or more", english: "Shares are of {named} entries under a meal.")
    case .sharesOfAndNone:
      .init(
        "the same, and some stand under none",
        english: "Shares are of {named} entries under a meal; {more} more {more?stands|stand} under none.")
    case .standUnderNone:
      .init(
        "fewer than ten entries stand under a meal, and some under none",
        english: "{more#entry stands|entries stand} under no meal.")
    case .untimed:
      .init(
        "entries without a time",
        english: "{count} of {entries#entry|entries} {count?has|have} no time.")
    case .inexact:
      .init(
        "entries without a time or with an estimate",
        english: "{count} of {entries#entry|entries} {count?has|have} no exact time.")
    }
  }
}
