internal import JournalFormat

/// The shares of the categories in the entries of a period.
struct CategoriesInsight: Insight {
  private let shares: CategoryShares

  init(of source: InsightSource) {
    shares = CategoryShares(of: source.diary, during: source.observed.elapsed)
  }

  var figures: [Figure] { shares.figures }

  var blocks: [ReportBlock] {
    guard shares.named + shares.unnamed > 0 else { return [nothingInPeriod] }
    guard shares.named > 0 else {
      return [
        .paragraph(ReportText(EntryWords.standUnderNone.said(["more": .number(shares.unnamed)])))
      ]
    }
    let note: [ReportBlock] =
      shares.named < 10 && shares.unnamed == 0 ? [] : [.footnote(ReportText(shares.unnamedSentence))]
    return [shares.chart] + note
  }

  var json: JSONValue {
    [
      "categories": shares.json, "entries_with_category": .int(shares.named),
      "entries_without_category": .int(shares.unnamed),
    ]
  }
}
