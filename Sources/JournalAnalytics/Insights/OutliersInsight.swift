internal import JournalFormat

/// Outliers compared with the person's own history: perhaps typing errors, perhaps feasts.
struct OutliersInsight: Insight {
  enum Finding: Hashable, Sendable {
    /// A meal's energy in tenths of a kilocalorie.
    case energy(Int)
    /// Minutes since the day's midnight.
    case time(Int)
  }

  struct Outlier: Hashable, Sendable {
    var day: Day
    var category: FoodCategory
    var finding: Finding
    /// The range of 80 % of the others, in the finding's unit.
    var usual: ClosedRange<Int>
    /// The number of others.
    var others: Int
    var place: LinePlace
  }

  /// The latest first, at most 20.
  private let outliers: [Outlier]
  /// Whether there is too little history.
  private let isTooEarly: Bool
  private let diary: EatenDiary

  /// The outliers of the source's period compared with the whole diary up to its end.
  ///
  /// A meal's energy is the sum of a day's entries of one category. With at least ten others that are completely
  /// stated, it is an outlier if it exceeds the upper quartile by more than three interquartile ranges (Tukey's
  /// far-out fence; the range is at least a tenth of the median) and is more than twice the upper quartile. A
  /// breakfast, lunch or dinner is an outlier by its time if that is more than three interquartile ranges, each at
  /// least 45 minutes, outside the quartiles; other categories have no usual time. What lies in the usual range is never one.
  init(of source: InsightSource) {
    let byEnergy = energyOutliers(of: source)
    let byTime = timeOutliers(of: source)
    let found = ((byEnergy ?? []) + (byTime ?? [])).sorted {
      ($1.day, $0.place.description) < ($0.day, $1.place.description)
    }
    outliers = Array(found.prefix(20))
    isTooEarly = byEnergy == nil && byTime == nil
    diary = source.diary
  }
}

private let leastHistory = 10

/// `nil` if no category has enough history.
private func energyOutliers(of source: InsightSource) -> [OutliersInsight.Outlier]? {
  struct Meal {
    var day: Day
    var tenths = 0
    var isWhole = true
    var place: Int
  }
  let diary = source.diary
  var meals: [[Meal]] = FoodCategory.allCases.map { _ in [] }
  for day in diary.days {
    for index in day.rows {
      let row = diary.rows[index]
      guard let rank = row.category?.rank else { continue }
      if meals[rank].last?.day != day.day { meals[rank].append(Meal(day: day.day, place: index)) }
      let last = meals[rank].count - 1
      // The line is that of the entry with the most energy.
      let most = diary.rows[meals[rank][last].place].energyTenths ?? -1
      if let tenths = row.energyTenths, tenths > most { meals[rank][last].place = index }
      meals[rank][last].tenths += Int(row.energyTenths ?? 0)
      if !row.hasWholeEnergy { meals[rank][last].isWhole = false }
    }
  }
  var isKnown = false
  let found = FoodCategory.allCases.flatMap { category -> [OutliersInsight.Outlier] in
    let meals = meals[category.rank]
    let whole = meals.filter { $0.isWhole && $0.tenths > 0 }.map(\.tenths).sorted()
    guard let fence = Fence(whole, leastSpread: (median(whole) ?? 0) / 10) else { return [] }
    isKnown = true
    return meals.compactMap { meal in
      guard source.observed.elapsed?.contains(meal.day) ?? false, meal.tenths > fence.upper,
        meal.tenths > 2 * fence.upperQuarter, !fence.usual.contains(meal.tenths)
      else { return nil }
      return .init(
        day: meal.day, category: category, finding: .energy(meal.tenths),
        usual: meal.isWhole ? fence.usual(without: meal.tenths) : fence.usual,
        others: whole.count - (meal.isWhole ? 1 : 0), place: diary.place(diary.rows[meal.place]))
    }
  }
  return isKnown ? found : nil
}

/// `nil` if no category has enough history.
private func timeOutliers(of source: InsightSource) -> [OutliersInsight.Outlier]? {
  var times: [[Int]] = FoodCategory.allCases.map { _ in [] }
  for row in source.diary.rows {
    if let category = row.category, category.hasItsHour, let time = row.exactTime {
      times[category.rank].append(Int(time.minutes))
    }
  }
  let fences = times.map { Fence($0.sorted(), leastSpread: 45) }
  guard fences.contains(where: { $0 != nil }) else { return nil }
  return source.rows.compactMap { row in
    guard let category = row.category, let start = row.exactTime.map({ Int($0.minutes) }),
      let fence = fences[category.rank],
      start > fence.upper || start < fence.lower, !fence.usual.contains(start)
    else { return nil }
    return .init(
      day: row.day, category: category, finding: .time(start), usual: fence.usual(without: start),
      others: fence.sorted.count - 1,
      place: source.diary.place(row))
  }
}

extension FoodCategory {
  /// Whether the meal has a usual time of the day.
  fileprivate var hasItsHour: Bool {
    switch self {
    case .breakfast, .lunch, .dinner: true
    case .snack, .dessert, .beverage: false
    }
  }
}

/// Tukey's far-out fences of sorted values; `nil` for too few values.
private struct Fence {
  var lower: Int
  var upper: Int
  var upperQuarter: Int
  /// The range of eight in ten of the values.
  var usual: ClosedRange<Int>
  var sorted: [Int]

  init?(_ sorted: [Int], leastSpread: Int) {
    guard sorted.count > leastHistory, let low = quantile(0.25, of: sorted),
      let high = quantile(0.75, of: sorted),
      let tenth = quantile(0.1, of: sorted), let ninth = quantile(0.9, of: sorted)
    else { return nil }
    let spread = max(high - low, leastSpread)
    (lower, upper, upperQuarter) = (low - 3 * spread, high + 3 * spread, high)
    usual = tenth...max(tenth, ninth)
    self.sorted = sorted
  }

  /// The range of eight in ten of the others beside one of the values.
  func usual(without value: Int) -> ClosedRange<Int> {
    var others = sorted
    if let index = others.firstIndex(of: value) { others.remove(at: index) }
    guard let tenth = quantile(0.1, of: others), let ninth = quantile(0.9, of: others) else { return usual }
    return tenth...max(tenth, ninth)
  }
}

extension OutliersInsight {
  var blocks: [ReportBlock] {
    guard !isTooEarly else {
      return [
        .paragraph(ReportText(InsightWords.tooEarlyForOutliers.said()))
      ]
    }
    guard !outliers.isEmpty else {
      return [.paragraph(ReportText(InsightWords.noOutliers.said()))]
    }
    return [
      .list(outliers.map(\.sentence)),
      .footnote(ReportText(InsightWords.outliers.said())),
    ]
  }

  var json: JSONValue { ["is_too_early": .bool(isTooEarly), "outliers": .array(outliers.map(\.json))] }

  var figures: [Figure] {
    outliers.map { outlier in
      let text = Figure.Value.text("\(outlier.what), \(outlier.day.weekdayAndDay) \(outlier.day.year)")
      guard case .energy = outlier.finding else {
        return Figure("", text, rule: .unusualTime, lines: { [outlier.place] })
      }
      return Figure("", text, rule: .unusualEnergy) {
        let rows = diary.rows(in: outlier.day...outlier.day)
        return rows.filter { $0.category == outlier.category }.map(diary.place)
      }
    }
  }
}

extension OutliersInsight.Outlier {
  /// `4,129 kcal for breakfast`, `Dinner at 07:40`.
  fileprivate var what: String {
    switch finding {
    case .energy(let tenths): "\(grouped(share(tenths, among: 10))) kcal for \(category.rawValue)"
    case .time(let minutes): "\(category.name) at \(ClockTime(minutes: minutes)?.spoken ?? "")"
    }
  }

  fileprivate var sentence: ReportText {
    let ends: [String]
    switch finding {
    case .energy:
      ends = [usual.lowerBound, usual.upperBound].map { grouped(share($0, among: 10)) }
    case .time:
      ends = [usual.lowerBound, usual.upperBound].compactMap { ClockTime(minutes: $0)?.description }
    }
    let range = Set(ends).count == 1 ? ends[0] : ends.joined(separator: "–")
    return ReportText([
      .strong(what),
      .plain(
        InsightWords.outlier.said([
          "day": .text("\(day.weekdayAndDay) \(day.year)"), "range": .text(range), "others": .number(others),
        ])),
      place.link,
    ])
  }

  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("day", .string(day.description)), ("category", .string(category.rawValue)),
    ]
    switch finding {
    case .energy(let tenths):
      members += [
        ("kind", "energy"), ("energy_kcal", .double(Double(tenths) / 10)),
        ("usual_low_kcal", .double(Double(usual.lowerBound) / 10)),
        ("usual_high_kcal", .double(Double(usual.upperBound) / 10)),
      ]
    case .time(let minutes):
      members += [
        ("kind", "time"), ("time", JSONValue(ClockTime(minutes: minutes)?.description)),
        ("usual_low_time", JSONValue(ClockTime(minutes: usual.lowerBound)?.description)),
        ("usual_high_time", JSONValue(ClockTime(minutes: usual.upperBound)?.description)),
      ]
    }
    return .object(members + [("others", .int(others)), ("line", .string(place.description))])
  }
}
