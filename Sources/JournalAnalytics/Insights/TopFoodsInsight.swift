internal import JournalFormat

/// The foods of a period, commonest first.
struct TopFoodsInsight: Insight {
  struct Food: Hashable, Sendable {
    var food: NamedFood
    /// Entries that name it, of all entries, in whole percent.
    var percent: Int
    /// Entries that name it in the period before; `nil` where that has no logged day.
    var before: Int?
  }

  var foods: [Food]
  /// How many more there are.
  var left: Int
  var match: String?
  /// Entries of the period and days they lie on.
  var entries: Int
  var daysLogged: Int
  /// What the period before is called.
  var before: String
  var elapsed: ClosedRange<Day>?
  /// As much of the period before as there is of this one.
  var earlier: ClosedRange<Day>?
}

/// The foods of the source's period by the rules of `FoodTally`, at most as many as are wanted.
///
/// `match` keeps those whose name holds it, compared folded. A period that still runs is compared with as much of the one before.
func topFoodsInsight(of source: InsightSource) -> TopFoodsInsight {
  let diary = source.diary
  let rows = source.rows
  let tally = FoodTally(diary.phrases, weights: diary.weights(of: rows))
  let earlier = source.isEverything ? [] : diary.rows(in: source.observed.previousByNow)
  let counts =
    earlier.isEmpty ? nil : tally.counts(in: diary.phrases, weights: diary.weights(of: earlier))
  let wanted = source.match.map { folded($0) }
  let matching = tally.foods.filter { food in
    wanted.map { FoldedText(Array(food.name.utf8)).ranges(of: Array($0.utf8)).isEmpty == false } ?? true
  }
  let foods = matching.prefix(source.limit).map { food in
    TopFoodsInsight.Food(
      food: food, percent: percentage(food.count, of: rows.count), before: counts.map { $0[food.name] ?? 0 })
  }
  return TopFoodsInsight(
    foods: Array(foods), left: matching.count - foods.count, match: source.match, entries: rows.count,
    daysLogged: source.days.count, before: PeriodText(source.observed.period).before,
    elapsed: source.observed.elapsed, earlier: source.observed.previousByNow)
}

extension TopFoodsInsight {
  var blocks: [ReportBlock] {
    guard entries > 0 else { return [nothingInPeriod] }
    guard let first = foods.first else {
      return [
        .paragraph(
          ReportText(match.map { "No food here has ‘\($0)’ in its name." } ?? "No entry names a food."))
      ]
    }
    let showsTrend = foods.contains { $0.before != nil }
    var columns: [ReportTable.Column] = [
      .init("Food"), .init("Entries", .trailing), .init("Share", .trailing),
    ]
    if showsTrend { columns.append(.init("Before", .trailing)) }
    let rows = foods.map { food in
      var cells = [
        ReportText(food.food.name), ReportText(grouped(food.food.count)), ReportText("\(food.percent) %"),
      ]
      if showsTrend { cells.append(ReportText(food.trend)) }
      return cells
    }
    var notes = "Share is of \(counted(entries, "entry", "entries")) on \(dayCount(daysLogged))"
    if showsTrend { notes += "; before is \(before)" }
    if left > 0 { notes += "; \(counted(left, "more food", "more foods"))" }
    let table = ReportTable(columns: columns, rows: rows)
    return [
      foods.count <= Self.mostBars ? chart(with: table) : .table(table),
      .footnote(ReportText(notes + ". ‘journal timeline \(first.food.name)’ follows one of them.")),
    ]
  }

  /// More than these are a table alone.
  private static let mostBars = 20

  private func chart(with table: ReportTable) -> ReportBlock {
    let bars = ChartBars(
      foods.map { food in
        .init(
          label: food.food.name, value: Double(food.food.count),
          caption: "\(grouped(food.food.count)) (\(food.percent) %)"
            + (food.before == nil ? "" : ", before \(food.trend)"))
      })
    let words = foods.map { "\($0.food.name) \(grouped($0.food.count))" }
    return .chart(
      ReportChart(
        name: "top-foods", title: InsightPart.foods.title, summary: "Entries by food: \(joinedWords(words)).",
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

  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    let rows = diary.rows(in: elapsed)
    let tally = FoodTally(diary.phrases, weights: diary.weights(of: rows))
    let named = diary.phrases.map { Set(tally.parts(of: $0) + $0.joined()) }
    return foods.map { food in
      FigureExplanation(
        "\(food.food.name): \(counted(food.food.count, "entry", "entries"))", rule: "named-foods",
        NamedFood.rule,
        lines: rows.filter { named[Int($0.phrase)].contains(food.food.name) }.map(diary.place))
    }
      + foods.filter { ($0.before ?? 0) > 0 }.map { food in
        FigureExplanation(
          "\(food.food.name) before: \(counted(food.before ?? 0, "entry", "entries"))", rule: "named-foods",
          "The same in \(before), with the dishes of this period.",
          lines: diary.rows(in: earlier).filter { named[Int($0.phrase)].contains(food.food.name) }.map(
            diary.place))
      }
  }
}

extension TopFoodsInsight.Food {
  /// `4 ↑`: the count before and where it went.
  fileprivate var trend: String {
    guard let before else { return "" }
    if before == 0 { return "0 ↑" }
    return "\(grouped(before)) \(food.count > before ? "↑" : food.count < before ? "↓" : "→")"
  }
}
