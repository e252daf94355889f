public import JournalFormat

/// A request for insights.
public struct InsightsRequest: Hashable, Sendable {
  /// In the order in which they are shown.
  public var parts: [InsightPart]
  /// The period; `nil` for the whole diary up to today.
  public var period: Period?
  /// The number of foods to list, from 1.
  public var limit = 10
  /// Only foods whose names contain this text.
  public var match: String?
  /// The one food to explain in place of the list of foods.
  public var food: String?

  public init(parts: [InsightPart] = InsightPart.allCases, period: Period?) {
    self.parts = parts
    self.period = period
  }
}

/// The parts of the insights that were requested.
public struct InsightsReport: Sendable {
  public var observed: ObservedPeriod
  /// The number of logged days in the period, and of their eaten entries.
  public var daysLogged: Int
  public var entries: Int
  /// Whether the diary has no eaten entry.
  public var isEmpty: Bool
  /// Whether the diary has more logged days up to the period's last than those of the period.
  let hasOtherDays: Bool
  let isEverything: Bool
  let food: String?
  /// The beginning of the diary, if it is later than the period, and what a period without food has instead.
  let beforeDiary: String?
  let withoutFood: String?
  let parts: [(part: InsightPart, insight: any Insight)]
  /// The common beginning of all parts.
  let opening: InsightsOpening?

  fileprivate init(_ request: InsightsRequest, _ source: InsightSource) {
    observed = source.observed
    daysLogged = source.days.count
    entries = source.rows.count
    isEmpty = source.diary.rows.isEmpty
    hasOtherDays = source.diary.days.count > source.days.count
    isEverything = source.isEverything
    food = request.food
    (beforeDiary, withoutFood) = (source.facts.beforeDiarySentence, source.facts.withoutFoodSentence)
    parts = request.parts.map { part in
      let isExplained = part == .foods && request.food != nil
      return (part, isExplained ? FoodExplanation(of: source) : part.insight.init(of: source))
    }
    let insights = parts.map(\.insight)
    opening =
      parts.count == InsightPart.allCases.count
      ? InsightsOpening(of: source, insights) : nil
  }
}

/// Computes the parts in `request`, seen from `today`. Later days are ignored.
public func insightsReport(of journal: Journal, _ request: InsightsRequest, today: Day) -> InsightsReport {
  let last = min(today, request.period?.days.upperBound ?? today)
  let asked = request.food.map { Set(foodWords(of: TextSlice($0)).joined()) }
  let diary = EatenDiary(journal, through: last, besides: asked ?? [])
  // The whole diary begins with its first file, whatever stands in it.
  let first = [diary.days.first?.day, journal.days.first?.day].compactMap(\.self).min() ?? today
  let period = request.period ?? .days(min(first, today)...today)
  let source = InsightSource(
    facts: PeriodFacts(of: journal, during: period, today: today), today: today, diary: diary,
    foods: request.parts.contains(where: \.namesFoods) ? FoodIndex(diary) : .none,
    isEverything: request.period == nil, limit: max(1, request.limit), match: request.match,
    food: request.food)
  return InsightsReport(request, source)
}

extension InsightsReport: Report {
  /// The figures of all parts.
  public var figures: [Figure] {
    (opening.map { [$0.figure] } ?? []) + parts.flatMap { $0.insight.figures }
  }

  public var document: ReportDocument {
    let only = food.map { "‘\($0)’" } ?? (parts.count == 1 ? parts.first?.part.title : nil)
    let own = parts.count == 1 ? parts.first?.insight.ownPeriod : nil
    let text = PeriodText(own ?? observed.period)
    let isEverything = isEverything && own == nil
    let scope = isEverything ? "the whole diary" : text.title
    let title = own == nil ? "\(only ?? "Insights"), \(scope)" : text.title
    if let quiet = quietBlocks { return ReportDocument(title: title, blocks: quiet) }
    if let opening, daysLogged > 0 { return story(opening, text, isEverything: isEverything) }
    var blocks: [ReportBlock] = []
    if isEverything || text.needsDates {
      let span = isEverything ? text.dates : text.span
      blocks.append(.paragraph(ReportText([.dim(span + ".")])))
    }
    for (part, insight) in parts {
      // It is enough to say so once.
      if only == nil, insight.blocks == [nothingInPeriod] { continue }
      if only == nil { blocks.append(.heading(level: 1, ReportText(part.title))) }
      blocks += insight.blocks
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  /// The text for a future period, or one without entries; `nil` if the parts have content.
  private var quietBlocks: [ReportBlock]? {
    func paragraph(_ text: String) -> ReportBlock { .paragraph(ReportText(text)) }
    if observed.elapsed == nil {
      return [
        paragraph(
          PeriodWords.begins.said([
            "noun": .text(PeriodText(observed.period).noun),
            "day": .text(observed.first.weekdayAndDay(besides: observed.today)),
          ]))
      ]
    }
    let series = parts.compactMap { $0.insight as? SeriesInsight }.filter { !$0.series.isEmpty }
    let isAll = opening != nil
    guard isAll ? daysLogged == 0 : isEmpty && series.isEmpty else { return nil }
    let others = opening?.others ?? []
    if let withoutFood {
      return [paragraph(withoutFood)] + (others.isEmpty ? [] : [.list(others.map { ReportText($0) })])
        + series.flatMap(\.blocks)
    }
    if let beforeDiary { return [paragraph(beforeDiary)] }
    return [paragraph((isEmpty ? InsightWords.emptyDiary : .nothing).said())]
  }

  /// All parts: the sentences that matter, three figures, then each part, the less common ones folded away.
  private func story(_ opening: InsightsOpening, _ text: PeriodText, isEverything: Bool) -> ReportDocument {
    var blocks: [ReportBlock] =
      opening.sentences.isEmpty ? [] : [.list(opening.sentences.map { ReportText($0) })]
    if !opening.tiles.isEmpty { blocks.append(.tiles(opening.tiles)) }
    var leftOut: [String] = []
    for (part, insight) in parts where isShown(part) {
      let own = insight.blocksBelowOpening
      // One sentence that there is nothing is said once for all.
      if own.isEmpty || own.count == 1 && own.allSatisfy(\.isSentence) {
        leftOut.append(part.title)
      } else if part.isOpen {
        blocks += [.heading(level: 1, ReportText(part.title))] + own
      } else {
        blocks.append(.fold(ReportText(part.title), own))
      }
    }
    if observed.dayCount == 1, hasOtherDays {
      blocks.append(.closing(ReportText(InsightSentence.oneDay.said())))
    } else if daysLogged == 1, !hasOtherDays {
      blocks.append(.closing(ReportText(InsightSentence.firstDay.said())))
    } else if !leftOut.isEmpty {
      blocks.append(
        .closing(ReportText(InsightSentence.leftOut.said(["parts": .list(leftOut.map { "‘\($0)’" })]))))
    }
    var document = ReportDocument(title: opening.title, blocks: blocks)
    let dates = isEverything ? "The whole diary · \(text.dates)" : text.title
    document.period = "Insights · \(dates)"
    return document
  }

  /// Whether a page of all parts includes it: a past period has no current week, and a single day is described by its meals, their
  /// times and its notes.
  private func isShown(_ part: InsightPart) -> Bool {
    switch part {
    case .headline: false
    case .weeks: !observed.isFinished && observed.dayCount > 1
    case .categories, .timing, .habits, .series: true
    case .stats, .records, .foods, .activity, .consistency, .weekdays, .together, .new, .variety, .outliers:
      observed.dayCount > 1
    }
  }

  public var json: JSONValue {
    .object(
      [
        ("period", .string(observed.period.description)),
        ("first_day", .string(observed.first.description)),
        ("last_day", .string(observed.period.days.upperBound.description)),
        ("seen_on", .string(observed.today.description)),
        ("days_begun", .int(observed.elapsedCount)),
        ("days_logged", .int(daysLogged)),
        ("entries", .int(entries)),
      ] + parts.map { ($0.part.rawValue, $0.insight.json) })
  }

  /// The insights in a page such as `reports/insights-30d.md`, or `reports/foods-2026-W11.md` for one part.
  ///
  /// `period` is the name of the days asked for, in letters, digits, hyphens and full stops. The digest covers the text of the
  /// page.
  public func written(for period: String) -> WrittenReport {
    let kind = parts.count == 1 ? parts.first?.part.rawValue ?? "insights" : "insights"
    let document = document
    var digest = FactsDigest()
    digest.add(document.markdown)
    return WrittenReport(
      document, in: "reports", kind: kind, period: period, named: "\(kind)-\(period)",
      digest: digest.hexadecimal)
  }
}
