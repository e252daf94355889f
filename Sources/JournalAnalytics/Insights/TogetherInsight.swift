internal import JournalFormat

/// Pairs of foods eaten on the same day, and in the same meal.
struct TogetherInsight: Insight {
  struct Pair: Hashable, Sendable {
    var first: String
    var second: String
    /// The number of days, or meals, with both.
    var count: Int
    /// The lift in tenths: how many times as often as expected by chance; `nil` if that may be chance.
    var liftTenths: Int?
  }

  struct Pairs: Hashable, Sendable {
    /// The number of days or meals.
    var occasions: Int
    /// All from three times on, sorted by count, descending.
    var all: [Pair]
    /// The first ten of them.
    var byCount: [Pair] { Array(all.prefix(10)) }
    /// Sorted by lift, descending.
    var byLift: [Pair]
    /// Those that are shown.
    var listed: [Pair]
  }

  private let days: Pairs
  private let meals: Pairs
  private let source: InsightSource

  /// The pairs among the 150 foods on the most days of the source's period.
  ///
  /// A pair is listed from 3 days (or meals) on. Its lift is the number of days with both, divided by the number expected if each
  /// food kept to its weekdays, and to days with as many meals, independently of the other; for meals, if each kept to its meals
  /// and their weekdays. The lift is shown if both were together at least 5 times, and if that many are significant by `exactTail`
  /// at 2.5 % for all pairs tried (C. E. Bonferroni, 1936), so that days and meals together name one in fewer than 5 % of diaries.
  /// A word within a dish names its food too, as in a timeline. Foods that share a word are no pair, nor are those that are
  /// adjacent, or words of one dish, in at least half as many entries as these days: they are hardly two foods. A meal is what one
  /// day has under one category.
  init(of source: InsightSource) {
    self.source = source
    // One after the other, for each may hold all the foods of a diary.
    let sideBySide = neighbours(in: source)
    days = pairs(of: Occasions(daysOf: source), source.foods, sideBySide)
    meals = pairs(of: Occasions(mealsOf: source), source.foods, sideBySide)
  }
}

/// The foods of all days or meals in one array: a diary has hundreds of thousands of them.
private struct Occasions {
  private var foods: [Int32] = []
  private var ends: [Int32] = []
  /// The stratum of each: occasions alike except for their foods.
  private var strata: [UInt8] = []
  /// The number of strata.
  let kinds: Int

  var count: Int { ends.count }

  /// The days of `source`.
  init(daysOf source: InsightSource) {
    // Days of one, two, three and more meals, by weekday.
    kinds = 4 * 7
    // The last day that each food was seen on: cheaper than a set for each.
    var seen = Array(repeating: -1, count: source.foods.names.count)
    for (number, day) in source.days.enumerated() {
      var meals: UInt32 = 0
      for row in source.diary.rows[day.rows] {
        if let rank = row.category?.rank { meals |= 1 << UInt32(rank) }
        for food in source.foods.all[Int(row.phrase)] where seen[food] != number {
          seen[food] = number
          foods.append(Int32(food))
        }
      }
      ends.append(Int32(foods.count))
      strata.append(UInt8(min(3, meals.nonzeroBitCount) * 7 + day.day.weekday.rawValue - 1))
    }
  }

  /// The meals of `source`: what its days have under one category.
  init(mealsOf source: InsightSource) {
    let categories = FoodCategory.allCases.count
    kinds = categories * 7
    // The same in each category.
    var seen = Array(repeating: -1, count: source.foods.names.count * categories)
    var meals: [[Int32]] = Array(repeating: [], count: categories)
    for (number, day) in source.days.enumerated() {
      var isThere = Array(repeating: false, count: categories)
      for row in source.diary.rows[day.rows] {
        guard let rank = row.category?.rank else { continue }
        isThere[rank] = true
        for food in source.foods.all[Int(row.phrase)] where seen[food * categories + rank] != number {
          seen[food * categories + rank] = number
          meals[rank].append(Int32(food))
        }
      }
      for rank in 0..<categories where isThere[rank] {
        foods += meals[rank]
        ends.append(Int32(foods.count))
        strata.append(UInt8(rank * 7 + day.day.weekday.rawValue - 1))
        meals[rank].removeAll(keepingCapacity: true)
      }
    }
  }

  /// Calls `body` with the foods and the stratum of each.
  func forEach(_ body: (ArraySlice<Int32>, Int) -> Void) {
    var start = 0
    for (end, stratum) in zip(ends, strata) {
      body(foods[start..<Int(end)], Int(stratum))
      start = Int(end)
    }
  }
}

/// The number of entries in which two foods stand side by side.
private func neighbours(in source: InsightSource) -> [FoodPair: Int] {
  var counts: [FoodPair: Int] = [:]
  for (phrase, weight) in source.diary.weights(of: source.rows).enumerated() where weight > 0 {
    for pair in source.foods.neighbours(in: source.diary.phrases[phrase]) {
      counts[pair, default: 0] += weight
    }
  }
  return counts
}

/// Counts the pairs in `occasions`.
private func pairs(
  of occasions: Occasions, _ foods: FoodIndex, _ sideBySide: [FoodPair: Int]
) -> TogetherInsight.Pairs {
  var counts = Array(repeating: 0, count: foods.names.count)
  occasions.forEach { foods, _ in for food in foods { counts[Int(food)] += 1 } }
  let common = counts.indices.filter { counts[$0] >= 3 }
    .sorted { (counts[$1], foods.names[$0]) < (counts[$0], foods.names[$1]) }.prefix(150)
  var rank = Array(repeating: -1, count: foods.names.count)
  for (place, food) in common.enumerated() { rank[food] = place }
  let words = common.map(foods.allWords)
  let size = common.count
  var together = Array(repeating: 0, count: size * size)
  var sizes = Array(repeating: 0, count: occasions.kinds)
  // How often each common food stands in each stratum.
  var within = Array(repeating: 0, count: size * occasions.kinds)
  var ranks: [Int] = []
  occasions.forEach { occasion, stratum in
    sizes[stratum] += 1
    ranks.removeAll(keepingCapacity: true)
    for food in occasion where rank[Int(food)] >= 0 { ranks.append(rank[Int(food)]) }
    for place in ranks.indices {
      within[ranks[place] * occasions.kinds + stratum] += 1
      for other in ranks[(place + 1)...] {
        together[min(ranks[place], other) * size + max(ranks[place], other)] += 1
      }
    }
  }
  /// The strata of two foods, as a table of two by two each.
  func strata(_ a: Int, _ b: Int) -> [ExactStratum] {
    sizes.indices.map {
      ExactStratum(
        size: sizes[$0], outcomes: within[a * occasions.kinds + $0], exposed: within[b * occasions.kinds + $0]
      )
    }
  }
  var pairs: [(pair: TogetherInsight.Pair, excess: Double)] = []
  let tried = Double(max(1, size * (size - 1) / 2))
  for a in 0..<size {
    for b in (a + 1)..<max(a + 1, size) where together[a * size + b] >= 3 {
      let count = together[a * size + b]
      let isOneFood = 2 * (sideBySide[FoodPair(common[a], common[b])] ?? 0) >= count
      guard !isOneFood, words[a].isDisjoint(with: words[b]) else { continue }
      let table = strata(a, b).filter { $0.outcomes > 0 && $0.exposed > 0 }
      let chance = table.reduce(0) { $0 + Double($1.outcomes) * Double($1.exposed) / Double($1.size) }
      // The exact test is only asked where the numbers leave it a choice.
      let isClear =
        count >= 5 && Double(count) - chance > 2 * chance.squareRoot()
        && exactTail(both: count, strata: table) * tried < 0.025
      let lift = Int((Double(count) / chance * 10).rounded())
      pairs.append(
        (
          .init(
            first: foods.names[common[a]], second: foods.names[common[b]], count: count,
            liftTenths: isClear ? lift : nil), Double(count) / chance
        ))
    }
  }
  let byCount = pairs.map(\.pair).sorted { ($1.count, $0.first, $0.second) < ($0.count, $1.first, $1.second) }
  let byLift = pairs.filter { $0.pair.liftTenths != nil }
    .sorted { ($1.excess, $1.pair.count, $0.pair.first) < ($0.excess, $0.pair.count, $1.pair.first) }
  let lifted = Array(byLift.prefix(10).map(\.pair))
  return .init(
    occasions: occasions.count, all: byCount, byLift: lifted,
    listed: listed(of: byCount, lifted: Set(lifted), foods))
}

extension TogetherInsight {
  var blocks: [ReportBlock] {
    guard !days.byCount.isEmpty else {
      return [.paragraph(ReportText(InsightWords.noPairs.said()))]
    }
    var blocks = table(of: days, "days", heading: "On the same day")
    if !meals.byCount.isEmpty { blocks += table(of: meals, "meals", heading: "In the same meal") }
    let sentence: InsightWords = showsLift(days) || showsLift(meals) ? .aboveChance : .noneAboveChance
    blocks.append(.footnote(ReportText(sentence.said())))
    blocks.append(.footnote(ReportText(InsightWords.pairsListed.said())))
    return blocks
  }

  /// Whether a pair of the table is above chance; a column without any is left out.
  private func showsLift(_ pairs: Pairs) -> Bool {
    pairs.listed.contains { $0.liftTenths != nil }
  }

  private func table(of pairs: Pairs, _ unit: String, heading: String) -> [ReportBlock] {
    var columns: [ReportTable.Column] = [.init("Foods"), .init(capitalized(unit), .trailing)]
    let showsLift = showsLift(days) || showsLift(meals)
    if showsLift { columns.append(.init("Above chance", .trailing)) }
    let rows = pairs.listed.map { pair in
      var cells = [ReportText(shown(pair)), ReportText(grouped(pair.count))]
      if showsLift { cells.append(ReportText(pair.liftTenths.map { "× \(tenthsText($0))" } ?? "")) }
      return cells
    }
    return [
      .heading(level: 2, ReportText("\(heading), of \(grouped(pairs.occasions)) \(unit)")),
      .table(
        ReportTable(columns: columns, rows: rows)),
    ]
  }

  var json: JSONValue { ["same_day": days.json, "same_meal": meals.json] }

  var figures: [Figure] {
    days.listed.map {
      figure(of: $0, .count($0.count, one: "days", many: "days"), rule: .sameDayPairs) { $0.day.ordinal }
    }
      + meals.listed.map { pair in
        figure(of: pair, .count(pair.count, one: "meals", many: "meals"), rule: .sameMealPairs) { row in
          row.category.map { row.day.ordinal * 10 + $0.rank }
        }
      }
  }

  private func shown(_ pair: Pair) -> String {
    "\(source.diary.shown(pair.first)) + \(source.diary.shown(pair.second))"
  }

  /// The lines that name one of the two foods on the occasions, identified by `key`, that have both.
  private func figure(
    of pair: Pair, _ value: Figure.Value, rule: FigureRule,
    key: @escaping @Sendable (EatenDiary.Row) -> Int?
  ) -> Figure {
    Figure(shown(pair), value, rule: rule) {
      let foods = source.foods
      let both = Set([pair.first, pair.second].compactMap { foods.names.firstIndex(of: $0) })
      func named(_ row: EatenDiary.Row) -> Set<Int> { both.intersection(foods.all[Int(row.phrase)]) }
      let naming = source.rows.filter { key($0) != nil && !named($0).isEmpty }
      let found = Dictionary(grouping: naming) { key($0) ?? 0 }.mapValues { Set($0.flatMap(named)) }
      return naming.filter { row in key(row).flatMap { found[$0] } == both }.map(source.diary.place)
    }
  }
}

extension TogetherInsight.Pair {
  /// The other food of a pair; `nil` for a food that is not in it.
  fileprivate func partner(of food: String) -> String? {
    food == first ? second : food == second ? first : nil
  }
}

/// The ten most frequent of `pairs` and those `lifted` above chance, by count; of equals those above chance first.
///
/// A pair is left out beside one with at least as many occasions whose foods each share a word with its own: of `soup + bread`
/// and `lentil soup + bread` the more frequent one is listed, of equals the longer one. So is the third pair of three foods that
/// are all together equally often.
private func listed(
  of pairs: [TogetherInsight.Pair], lifted: Set<TogetherInsight.Pair>, _ foods: FoodIndex
) -> [TogetherInsight.Pair] {
  func length(_ pair: TogetherInsight.Pair) -> Int {
    pair.first.utf8.count { $0 == .space } + pair.second.utf8.count { $0 == .space }
  }
  let sorted = pairs.map { (pair: $0, length: length($0)) }.sorted { a, b in
    (b.pair.count, b.pair.liftTenths ?? 0, b.length, a.pair.first, a.pair.second)
      < (a.pair.count, a.pair.liftTenths ?? 0, a.length, b.pair.first, b.pair.second)
  }
  var listed: [TogetherInsight.Pair] = []
  var others = 10
  for (pair, _) in sorted where others > 0 || lifted.contains(pair) {
    let repeats = listed.contains { other in
      foods.resemble(other.first, pair.first) && foods.resemble(other.second, pair.second)
        || foods.resemble(other.first, pair.second) && foods.resemble(other.second, pair.first)
    }
    let equals = listed.filter { $0.count == pair.count }
    let closes = !Set(equals.compactMap { $0.partner(of: pair.first) })
      .isDisjoint(with: equals.compactMap { $0.partner(of: pair.second) })
    guard !repeats, !closes else { continue }
    listed.append(pair)
    others -= 1
  }
  return listed
}

extension TogetherInsight.Pairs {
  fileprivate var json: JSONValue {
    func list(_ pairs: [TogetherInsight.Pair]) -> JSONValue {
      .array(
        pairs.map {
          [
            "foods": [.string($0.first), .string($0.second)], "count": .int($0.count),
            "lift": $0.liftTenths.map { .double(Double($0) / 10) } ?? .null,
          ]
        })
    }
    return ["occasions": .int(occasions), "by_count": list(byCount), "by_lift": list(byLift)]
  }
}
