internal import JournalFormat

/// The foods of a period, the most frequent first.
struct TopFoodsInsight: Insight {
  struct Food: Hashable, Sendable {
    var food: NamedFood
    /// The percentage of all entries that name it.
    var percent: Int
    /// The number of entries that name it in the previous period; `nil` if the periods cannot be compared.
    var before: Int?
    /// An arrow if it is named more or less often than in the previous period, in all and per logged day; `nil` as above.
    var arrow: String?
  }

  private let foods: [Food]
  /// The names of the foods with as many entries as the first, in the order of the list.
  let equallyMost: [String]
  /// The number of different foods not listed; kinds of listed dishes do not count.
  private let left: Int
  private let match: String?
  /// The number of entries in the period and of days with entries.
  private let entries: Int
  private let daysLogged: Int
  private let daysLoggedBefore: Int
  private let diary: EatenDiary
  private let observed: ObservedPeriod

  /// The foods of the source's period by the rules of `FoodTally`, at most as many as requested, without the kinds of dishes that
  /// are listed themselves.
  ///
  /// `match` keeps foods whose name has it as whole words in any form, compared folded; if there are none, within words. A running
  /// period is compared with an equal part of the previous one.
  init(of source: InsightSource) {
    (diary, observed, match) = (source.diary, source.observed, source.match)
    let (diary, rows) = (source.diary, source.rows)
    let tally = diary.tally(of: rows)
    let (days, daysBefore) = (source.days.count, diary.days(in: source.observed.previousByNow).count)
    // A diary that begins within the period before, or was hardly kept in it, says nothing of a change.
    let beganBefore =
      diary.days.first.map { first in
        source.observed.previousByNow.map { first.day <= $0.lowerBound } ?? false
      } ?? false
    // Nor do days of another number, or with rest among them, as in a recap.
    let spans = [source.observed.elapsed, source.observed.previousByNow].compactMap(\.self)
    let areAlike =
      (source.observed.daysToCome > 0
        || source.observed.period.previous.days.count == source.observed.dayCount)
      && spans.allSatisfy { source.facts.rest.stretches(in: $0).isEmpty }
    let compares =
      beganBefore && areAlike && daysBefore * 2 >= days && days * 2 >= daysBefore && !source.isEverything
    let earlier = compares ? diary.rows(in: source.observed.previousByNow) : []
    let counts =
      earlier.isEmpty ? nil : tally.counts(in: diary.phrases, weights: diary.weights(of: earlier))
    let wanted = source.match.map { Array(folded($0).utf8) }
    func holding(_ wanted: [UInt8], withinWords: Bool) -> [NamedFood] {
      tally.foods.filter { food in
        ([food.name] + food.words.flatMap(diary.forms.words)).contains { name in
          let name = FoldedText(Array(name.utf8))
          return name.ranges(of: wanted).contains { withinWords || name.isWholeWords($0) }
        }
      }
    }
    let matching =
      wanted.map { wanted in
        let whole = holding(wanted, withinWords: false)
        return whole.isEmpty ? holding(wanted, withinWords: true) : whole
      } ?? tally.namedFoods
    foods = matching.prefix(source.limit).map { food in
      let before = counts.map { $0[food.name] ?? 0 }
      return Food(
        food: food, percent: percentage(food.count, of: rows.count), before: before,
        arrow: before.map { before in
          // An arrow says what both the figures beside it and the logged days say.
          let (now, then) = (food.count * daysBefore, before * days)
          return now > then && food.count > before ? "↑" : now < then && food.count < before ? "↓" : "→"
        })
    }
    equallyMost = matching.prefix { $0.count == matching.first?.count }.map(\.shown)
    daysLoggedBefore = daysBefore
    left = matching.count - foods.count
    (entries, daysLogged) = (rows.count, source.days.count)
  }

  var figures: [Figure] {
    let earlier = foods.filter { ($0.before ?? 0) > 0 }.map { food in
      NamedFood(
        name: food.food.name, spelledBy: diary.forms, count: food.before ?? 0, countWithinDishes: 0,
        words: food.food.words)
    }
    return diary.figures(of: foods.map(\.food), during: observed.elapsed)
      + diary.figures(
        of: earlier, during: observed.previousByNow, suffix: " before",
        note: "The same in \(before), with the dishes of this period.")
  }

  /// The food that was named most often.
  var most: NamedFood? { foods.first?.food }

  /// The food with five entries or more that rose most per logged day, by three entries or more; `nil` if none did, if several did
  /// equally, or if the periods cannot be compared.
  var roseMost: String? {
    func rise(_ food: Food) -> Int { food.food.count * daysLoggedBefore - (food.before ?? 0) * daysLogged }
    let risen = foods.filter { $0.arrow == "↑" }
    let most = risen.map(rise).max()
    let equals = risen.filter { rise($0) == most }
    // Of several that rose alike none rose most.
    guard equals.count == 1, let food = equals.first, food.food.count >= 5,
      food.food.count >= (food.before ?? 0) + 3
    else { return nil }
    let earlier = food.before ?? 0
    return (earlier == 0 ? InsightSentence.roseNew : .rose).said([
      "food": .text(food.food.shown), "times": .text(timesText(food.food.count)), "before": .text(before),
      "earlier": .text(timesText(earlier)),
    ])
  }

  /// The name of the period before.
  private var before: String { PeriodText(observed.period).before }

  var blocks: [ReportBlock] {
    guard entries > 0 else { return [nothingInPeriod] }
    guard let first = foods.first else {
      return [
        .paragraph(
          ReportText(
            match.map { InsightWords.noFoodNamed.said(["match": .text($0)]) } ?? InsightWords.noFood.said()))
      ]
    }
    if match == nil, first.food.count == 1, daysLogged < 3 {
      return [.paragraph(ReportText(InsightWords.onlyDay.said()))]
    }
    let showsTrend = foods.contains { $0.before != nil }
    var columns: [ReportTable.Column] = [.init("Food"), .init("Entries", .trailing)]
    if showsShare { columns.append(.init("Share", .trailing)) }
    if showsTrend { columns.append(.init("Before", .trailing)) }
    let rows = foods.map { food in
      var cells = [
        ReportText(food.food.shown), ReportText(grouped(food.food.count)),
      ]
      if showsShare { cells.append(ReportText(shareText(food.percent))) }
      if showsTrend { cells.append(ReportText(food.trend)) }
      return cells
    }
    var notes = [
      (showsShare ? InsightWords.foodsShare : .foodsCount).said([
        "entries": .number(entries), "days": .number(daysLogged),
      ])
    ]
    if showsTrend { notes.append(InsightWords.foodsBefore.said(["before": .text(before)])) }
    if left > 0 { notes.append(InsightWords.foodsMore.said(["more": .number(left)])) }
    let follow = InsightWords.foodsFollow.said(["food": .text(first.food.shown)])
    let table = ReportTable(columns: columns, rows: rows)
    return [
      foods.count <= Self.mostBars ? chart(with: table) : .table(table),
      .footnote(ReportText("\(notes.joined(separator: "; ")). \(follow)")),
    ]
  }

  /// Below ten entries a share says less than the count.
  private var showsShare: Bool { saysShares(of: entries) }

  /// Further foods are only in the table.
  private static let mostBars = 20

  private func chart(with table: ReportTable) -> ReportBlock {
    let bars = ChartBars(
      foods.map { food in
        .init(
          label: food.food.shown, value: Double(food.food.count),
          caption: grouped(food.food.count) + (showsShare ? " (\(shareText(food.percent)))" : "")
            + (food.before == nil ? "" : ", before \(food.trend)"))
      })
    let items = foods.map { "\($0.food.shown) \(grouped($0.food.count))" }
    return .chart(
      ReportChart(
        name: "top-foods", title: InsightPart.foods.title, summary: "Entries by food: \(joinedList(items)).",
        drawing: .bars(bars), table: table))
  }

  var json: JSONValue {
    [
      "entries": .int(entries), "days_logged": .int(daysLogged), "match": JSONValue(match),
      "more_foods": .int(left),
      "foods": .array(
        foods.map {
          [
            "name": .string($0.food.name), "entries": .int($0.food.count), "share_percent": .int($0.percent),
            "entries_period_before": JSONValue($0.before),
            "timeline": .string("journal timeline \($0.food.name)"),
          ]
        }),
    ]
  }
}

extension TopFoodsInsight.Food {
  /// `4 ↑`: the count in the previous period and the direction of the change, if there is one.
  fileprivate var trend: String {
    guard let before else { return "" }
    return grouped(before) + (arrow.map { " \($0)" } ?? "")
  }
}
