/// Energies that are those of several entries together: sums, and what a title or a line says of a meal.
///
/// Each is compared with the entries it is of. Where some of these state none, the rest of it is theirs together.
extension DayReader {
  /// Keeps a sum. `starts` says where the entries begin that it may be of, the likeliest first; behind them come those of
  /// its section and of the day so far, unless its scope says more.
  mutating func addTotal(
    _ energy: EnergyAmount, _ range: SourceRange, of starts: [Int] = [], scope: TotalLine.Scope = .above
  ) {
    totals.append(
      TotalLine(
        range: range, energy: energy, entriesBefore: day.entries.count,
        starts: starts + [context.sections.last?.firstEntry ?? 0, 0], scope: scope,
        mayCount: context.planRank == nil && context.trainingRank == nil))
  }

  /// Keeps what a line says of the items below it, up to `lastLine`: `**Lunch** (700 kcal)`.
  mutating func addTotal(_ energy: EnergyAmount, _ range: SourceRange, ofItemsThrough lastLine: Int) {
    addTotal(energy, range, of: [day.entries.count], scope: .items(lastLine: lastLine))
  }

  /// Takes what tables state of meals as a whole for sums where the file lists what was eaten at them.
  mutating func settleMealSums() {
    guard !mealSums.isEmpty else { return }
    let stated = Set(mealSums)
    let listed = Set(
      day.entries.indices.filter { !stated.contains($0) }.compactMap { day.entries[$0].category })
    let sums = mealSums.filter { day.entries[$0].category.map { listed.contains($0) } ?? false }
    guard !sums.isEmpty else { return }
    let entries = sums.map { day.entries[$0] }
    takeBack(entries: sums)
    for entry in entries {
      guard let energy = entry.facts.energy else { continue }
      totals.append(
        TotalLine(range: entry.range, energy: energy, entriesBefore: 0, starts: [], category: entry.category))
    }
  }

  /// Takes entries back at these positions, which are in order, so that whatever counts entries goes on to count the same ones.
  mutating func takeBack(entries positions: [Int]) {
    guard !positions.isEmpty else { return }
    func moved(_ count: Int) -> Int { count - positions.partitioningIndex { $0 >= count } }
    for index in totals.indices {
      totals[index].entriesBefore = moved(totals[index].entriesBefore)
      totals[index].starts = totals[index].starts.map { moved($0) }
    }
    let removed = Set(positions)
    mealSums = mealSums.filter { !removed.contains($0) }.map { moved($0) }
    context.foodLists = context.foodLists.map { moved($0.lowerBound)..<moved($0.upperBound) }
    let starts = Set(positions.map { day.entries[$0].range.lowerBound })
    outline?.texts.removeAll { starts.contains($0.start) }
    day.entries = day.entries.indices.filter { !removed.contains($0) }.map { day.entries[$0] }
  }

  /// Compares each sum with the entries that it may be of, and lets it count for those that state no energy.
  ///
  /// A sum behind the last meal is the day's, unless an earlier one that begins with the same words is its meal's; another is its
  /// section's. Warns of sums that are off while all entries have values: by more than 1 kcal and 1 %, of estimates 10 %.
  mutating func settleTotals() {
    guard !totals.isEmpty else { return }
    closeItems()
    var sums = EnergySums(of: day.entries)
    for total in totals {
      if let category = total.category { settle(total, of: category, &sums) }
    }
    // What is written on each meal as it is on the last is no sum of the day.
    let wordsOfMeals = Set(
      totals.filter { $0.category == nil && $0.scope == .above && $0.entriesBefore < day.entries.count }.map {
        leadingWords(of: $0)
      })
    var last = 0
    for total in totals where total.category == nil {
      settle(total, since: last, wordsOfMeals, &sums)
      last = max(last, total.entriesBefore)
    }
  }

  /// Finds out where the entries end that stand below the lines that say what these amount to, and sorts the sums by it.
  private mutating func closeItems() {
    for index in totals.indices {
      switch totals[index].scope {
      case .above, .meal: continue
      case .day: totals[index].entriesBefore = day.entries.count
      case .items(let lastLine):
        let first = totals[index].starts[0]
        let meal = day.entries[first...].first?.category
        let items = day.entries[first...].prefix {
          $0.range.lowerBound.line <= lastLine && $0.category == meal
        }
        totals[index].entriesBefore = items.endIndex
      }
    }
    totals = totals.enumerated().sorted {
      ($0.element.entriesBefore, $0.offset) < ($1.element.entriesBefore, $1.offset)
    }.map(\.element)
  }

  private mutating func settle(_ total: TotalLine, of category: FoodCategory, _ sums: inout EnergySums) {
    let meal = sums.meal(category, in: day.entries)
    guard meal.count > 0 else { return }
    guard meal.open.isEmpty else {
      if share(total, above: meal.tenths, among: meal.open, of: meal.span, &sums) { sums.close(category) }
      return
    }
    if !matches(total.energy, Double(meal.tenths) / 10) { warnOfTotal(total, Double(meal.tenths) / 10) }
  }

  private mutating func settle(
    _ total: TotalLine, since last: Int, _ wordsOfMeals: Set<TextSlice>, _ sums: inout EnergySums
  ) {
    sums.extend(to: total.entriesBefore)
    let parts = starts(of: total, since: last, wordsOfMeals).map { sums.part($0..<total.entriesBefore) }
      .filter { $0.count > 0 }
    guard let wanted = parts.first else { return }
    guard wanted.open > 0 else {
      let isMet = parts.contains { $0.open == 0 && matches(total.energy, $0.kilocalories) }
      if !isMet { warnOfTotal(total, wanted.kilocalories) }
      return
    }
    for part in parts where part.open > 0 {
      let open = sums.openEntries(in: part.entries)
      if share(total, above: part.tenths, among: open, of: part.entries, &sums) { return }
    }
    guard total.mayCount, let least = parts.map(\.tenths).min(), total.energy.rest(above: least) == nil else {
      return
    }
    warnOfTotal(total, Double(least) / 10, isPart: true)
  }

  /// Where the entries begin that a sum may be of, the likeliest first.
  private func starts(of total: TotalLine, since last: Int, _ wordsOfMeals: Set<TextSlice>) -> [Int] {
    switch total.scope {
    case .above: break
    case .meal, .items: return [total.starts[0]]
    case .day: return [0]
    }
    let starts = total.starts.map { min($0, total.entriesBefore) }
    let words = leadingWords(of: total)
    // `### Total` below `### Breakfast` has no entries of its own.
    let ofMeal = starts[0] == total.entriesBefore ? [last] + starts : starts
    if words.withBytes({ EnergyContext.running.occurs(in: $0) }) { return [0] + starts }
    if total.entriesBefore < day.entries.count { return ofMeal }
    let isOfDay = !wordsOfMeals.contains(words) || words.withBytes { EnergyContext.wholeDays.occurs(in: $0) }
    return isOfDay ? [0] + starts : ofMeal
  }

  /// What a sum begins with, behind its bullet and before its figure.
  private func leadingWords(of total: TotalLine) -> TextSlice {
    var line = file.text(ofLine: total.range.lowerBound.line)
    if line.count > 2, [.hyphen, .asterisk, .plusSign].contains(source.bytes[line.lowerBound]),
      source.bytes[line.lowerBound + 1] == .space
    {
      line = line.lowerBound + 2..<line.upperBound
    }
    var end = line.firstIndex { isASCIIDigit(source.bytes[$0]) } ?? line.upperBound
    while end > line.lowerBound, [.space, .tilde].contains(source.bytes[end - 1]) { end -= 1 }
    return source[line.lowerBound..<end]
  }

  /// Lets what a sum has above `tenths` count for the entries at `open`, if it is not less. Returns whether it does.
  private mutating func share(
    _ total: TotalLine, above tenths: Int, among open: [Int], of span: Range<Int>, _ sums: inout EnergySums
  ) -> Bool {
    guard total.mayCount, !leadingWords(of: total).withBytes({ EnergyContext.budgets.occurs(in: $0) }),
      let rest = total.energy.rest(above: tenths)
    else { return false }
    day.sharedEnergies.append(
      SharedEnergy(range: total.range, stated: total.energy, energy: rest, entries: open, span: span))
    sums.share(Int(rest.middle.tenthsOfKilocalorie), among: open)
    return true
  }

  private mutating func warnOfTotal(_ total: TotalLine, _ kilocalories: Double, isPart: Bool = false) {
    diagnostics.append(
      Diagnostic(
        .wrongTotal,
        "the entries amount to \(isPart ? "at least " : "")\(wholeNumber(kilocalories)) kcal; the entries count: correct the total or the entry that is off",
        at: total.range))
  }

  private func matches(_ stated: EnergyAmount, _ sum: Double) -> Bool {
    // What is stated as about so much is right if it is, and a sum of rounded figures need not be exact.
    let tolerance = max(1, sum * (stated.isEstimate ? 0.1 : 0.01))
    return sum >= stated.low.kilocalories - tolerance && sum <= stated.high.kilocalories + tolerance
  }

  // MARK: Before the colon of a meal's label

  /// Keeps the energy in the key of a label above items: `- Lunch (700 kcal):`.
  mutating func keepEnergyOfKey(_ label: ScannedLabel, of item: Item) {
    guard let energy = energyOfKey(label)?.energy else { return }
    addTotal(
      energy, file.range(from: item.line.text.lowerBound, throughLine: item.lineNumber),
      ofItemsThrough: file.lastLine(of: item.next - 1))
  }

  /// Hints at one before a food that states none: `Lunch (700 kcal): rice`.
  mutating func hintEnergyOfKey(_ label: ScannedLabel, ofEntry position: Int) {
    guard position < day.entries.count, day.entries[position].facts.energy == nil,
      let bracket = energyOfKey(label)?.range
    else { return }
    guard source.bytes[bracket.lowerBound] == .openParenthesis else {
      return report(
        .uncountedEnergy,
        "an energy before the colon is in no sum, nor is the time beside it read; write ‘12:30 Lunch: soup (300 kcal)’",
        at: bracket)
    }
    let start = file.scan(label.key) { $0.trimmed(label.key.lowerBound..<bracket.lowerBound).upperBound }
    let place = source.location(ofByte: start)..<source.location(ofByte: label.value.upperBound)
    let moved = source.bytes[bracket.upperBound..<label.value.upperBound] + [.space] + source.bytes[bracket]
    report(
      .uncountedEnergy,
      "an energy before the colon is in no sum", at: bracket,
      fixIt: Diagnostic.FixIt(
        offer: "write it behind the food: ‘\(exampleTitle(.meal(.lunch))): … (300 kcal)’",
        edit: TextEdit(range: place, replacement: Array(moved))))
  }

  /// The bracket with an energy that the key of a meal's label ends in.
  private func energyOfKey(_ label: ScannedLabel) -> (range: Range<Int>, energy: EnergyAmount)? {
    guard source.bytes[label.key.upperBound - 1] == .closeParenthesis, mayStateEnergy(label.key) else {
      return nil
    }
    return file.scan(label.key) { key in
      guard let bracket = trailingBracket(key), case let inner = insideBracket(bracket, key) else {
        return nil
      }
      if let energy = parser.facts.read(key.over(inner))?.energy { return (bracket, energy) }
      // `(12:30, 500 kcal)`.
      guard let sign = inner.last(where: { [.comma, .slash, .semicolon].contains(key.byte(at: $0)) }),
        case let rest = key.trimmed(sign + 1..<inner.upperBound),
        let energy = parser.facts.read(key.over(rest))?.energy
      else { return nil }
      return (rest, energy)
    }
  }
}

/// A line that adds up: compared with the entries, and their energy where they state none.
struct TotalLine {
  /// Which entries it is of.
  enum Scope: Hashable {
    /// Some that stand above it: of its meal, its section or the day.
    case above
    /// Those from the first of `starts` on that stand above it.
    case meal
    /// Those of one meal that stand below it, up to a line.
    case items(lastLine: Int)
    case day
  }

  var range: SourceRange
  var energy: EnergyAmount
  /// How many food entries stand before it in the file, or before the end of those it is of.
  var entriesBefore: Int
  /// From which on they may belong to the sum, the likeliest first.
  var starts: [Int]
  var scope = Scope.above
  /// Whether its energy can be that of something eaten: not below a plan or training.
  var mayCount = true
  /// The meal that a table states a figure of as a whole.
  var category: FoodCategory?
}

/// What the entries of a file amount to up to each of them, so that many totals cost no more than one.
private struct EnergySums {
  /// What consecutive entries amount to.
  struct Part {
    var entries: Range<Int>
    /// In tenths of a kilocalorie.
    var tenths: Int
    /// How many were eaten, and how many of these state no energy or only part of it.
    var count: Int
    var open: Int

    var kilocalories: Double { Double(tenths) / 10 }
  }

  /// What all entries of one meal amount to.
  struct Meal {
    var count: Int
    /// In tenths of a kilocalorie.
    var tenths: Int
    var open: [Int]
    var span: Range<Int>
  }

  /// By entry: its energy in tenths of a kilocalorie, whether it was eaten, and whether it then states no energy or only part of it.
  private var own: [Int]
  private let isEaten: [Bool]
  private var isOpen: [Bool]
  /// Up to each entry that was asked for; element `n` is for the first `n` entries.
  private var sums = [(tenths: 0, count: 0, open: 0)]
  private var meals: [FoodCategory: Meal] = [:]

  init(of entries: [FoodEntry]) {
    own = entries.map { $0.isEaten ? Int($0.energy?.middle.tenthsOfKilocalorie ?? 0) : 0 }
    isEaten = entries.map(\.isEaten)
    isOpen = entries.map { $0.isEaten && ($0.energy == nil || $0.isEnergyPartial) }
  }

  /// Sums up the first `count` entries.
  mutating func extend(to count: Int) {
    for index in sums.count - 1..<max(sums.count - 1, count) {
      let last = sums[index]
      sums.append(
        (
          last.tenths + own[index], last.count + (isEaten[index] ? 1 : 0),
          last.open + (isOpen[index] ? 1 : 0)
        ))
    }
  }

  /// The sum of entries that have been summed up.
  func part(_ range: Range<Int>) -> Part {
    let (lower, upper) = (sums[range.lowerBound], sums[range.upperBound])
    return Part(
      entries: range, tenths: upper.tenths - lower.tenths, count: upper.count - lower.count,
      open: upper.open - lower.open)
  }

  /// The entries in a range that state no energy, or only part of it.
  func openEntries(in range: Range<Int>) -> [Int] {
    let before = sums[range.lowerBound].open
    let first = range.partitioningIndex { sums[$0 + 1].open > before }
    return (first..<range.upperBound).filter { isOpen[$0] }
  }

  /// Counts an energy for entries that stated none; it stands with the last of them.
  mutating func share(_ tenths: Int, among open: [Int]) {
    guard let first = open.first, let last = open.last else { return }
    for index in open { isOpen[index] = false }
    own[last] += tenths
    let count = sums.count - 1
    guard first < count else { return }
    sums.removeSubrange((first + 1)...)
    extend(to: count)
  }

  /// What the entries of a meal amount to, wherever they stand.
  mutating func meal(_ category: FoodCategory, in entries: [FoodEntry]) -> Meal {
    if let known = meals[category] { return known }
    let eaten = entries.indices.filter { isEaten[$0] && entries[$0].category == category }
    let meal = Meal(
      count: eaten.count, tenths: eaten.reduce(0) { $0 + own[$1] }, open: eaten.filter { isOpen[$0] },
      span: (eaten.first ?? 0)..<(eaten.last.map { $0 + 1 } ?? 0))
    meals[category] = meal
    return meal
  }

  /// Looks at a meal anew when it is asked for again.
  mutating func close(_ category: FoodCategory) { meals[category] = nil }
}
