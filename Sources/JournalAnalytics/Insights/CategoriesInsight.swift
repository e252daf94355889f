internal import JournalFormat

/// How the entries of a period divide among the categories, those without one apart.
struct CategoriesInsight: Insight {
  var shares: CategoryShares
  var elapsed: ClosedRange<Day>?
}

/// Counts by category; percentages are of the entries that have one.
func categoriesInsight(of source: InsightSource) -> CategoriesInsight {
  CategoriesInsight(shares: categoryShares(of: source.rows.map(\.category)), elapsed: source.observed.elapsed)
}

extension CategoriesInsight {
  var blocks: [ReportBlock] {
    guard shares.named + shares.unnamed > 0 else { return [nothingInPeriod] }
    guard shares.named > 0 else {
      return [
        .paragraph(
          ReportText("None of the \(counted(shares.unnamed, "entry stands", "entries stand")) under a meal."))
      ]
    }
    let apart =
      shares.unnamed == 0
      ? "" : "; \(grouped(shares.unnamed)) more \(shares.unnamed == 1 ? "stands" : "stand") under none"
    return [
      shares.chart,
      .footnote(
        ReportText("Shares are of \(counted(shares.named, "entry", "entries")) under a meal\(apart).")),
    ]
  }

  var json: JSONValue {
    [
      "categories": .array(
        shares.shares.map {
          [
            "category": .string($0.category.rawValue), "entries": .int($0.entries),
            "percent": .int($0.percent),
          ]
        }),
      "entries_with_category": .int(shares.named),
      "entries_without_category": .int(shares.unnamed),
    ]
  }

  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    shares.shares.map { share in
      FigureExplanation(
        "\(share.category.name): \(counted(share.entries, "entry", "entries"))", rule: "category-of-heading",
        "The heading or label an entry stands under is its category; shares leave out entries under none.",
        lines: diary.rows(in: elapsed).filter { $0.category == share.category }.map(diary.place))
    }
  }
}
