/// Totals: lines that add up what was eaten. They are compared with the entries and never eaten.
extension DayReader {
  /// Reads `Total: 1,850 kcal` and `Total calories: 1850`; a total of anything but energy is none of ours.
  mutating func readTotal(_ label: ScannedLabel, _ range: SourceRange) -> Bool {
    let facts = file.scan(label.value) { value -> FoodFacts? in
      if let facts = parser.facts.read(value) { return facts }
      let line = value.over(label.key.lowerBound..<value.end)
      let space = line.over(label.key).rest.first { line.spaceLength(at: $0) > 0 } ?? label.key.upperBound
      let unit = ScannedLabel(key: line.trimmed(space..<label.key.upperBound), value: label.value)
      return unit.key.isEmpty ? nil : parser.facts.readLabelled(unit, line)
    }
    guard let energy = facts?.energy else { return false }
    addTotal(energy, range)
    return true
  }

  /// Reads an item that is all bold, `- **Total: 1650 kcal**`, or one below a title for totals, `- Calories: 1500`.
  mutating func readTotal(of item: Item) -> Bool {
    let range = file.range(from: item.line.text.lowerBound, throughLine: item.lineNumber)
    if source.bytes[item.line.text.lowerBound] == .asterisk,
      let label = file.scan(item.line.text, { ScannedLabel($0.over(withoutEmphasis($0))) }),
      case .section(.total)? = knownTitle(label.key).match
    {
      return readTotal(label, range)
    }
    guard context.sections.last?.section == .total, item.depth == 0, let label = item.line.label,
      !source[label.key].withBytes({ OtherEnergyWords.name($0) }),
      let energy = file.scan(item.line.text, { parser.facts.readLabelled(label, $0) })?.energy
    else { return false }
    addTotal(energy, range)
    return true
  }

  /// Reads a line of a paragraph that says what those above it amount to: `= 800 kcal`, `800 kcal in all`.
  mutating func readSum(_ line: LexedLine, _ number: Int) -> Bool {
    guard mayStateEnergy(line.text) else { return false }
    let text = ItemText(source, line.text)
    let entry = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard let energy = entry.facts.energy,
      entry.namesTotal(in: text, parser.words, unusual: entry.unusualWords(in: text))
    else { return false }
    addTotal(energy, file.range(from: line.text.lowerBound, throughLine: number))
    return true
  }

  /// Reads a row whose first cell says Total, of a table that nothing else is read of.
  mutating func readTotalRow(_ text: Range<Int>) {
    guard let cells = file.scan(text, { TableRow($0) })?.cells, let first = cells.first,
      case .section(.total)? = knownTitle(first).match
    else { return }
    for cell in cells.dropFirst() {
      let facts = file.scan(cell) { parser.facts.read($0.over(withoutEmphasis($0))) }
      guard let energy = facts?.energy else { continue }
      addTotal(
        energy, file.range(from: text.lowerBound, throughLine: source.location(ofByte: text.lowerBound).line))
      return
    }
  }

  /// Keeps a sum. `starts` says where the entries begin that it may be of, the likeliest first; behind them come those of
  /// its section and of the day so far.
  mutating func addTotal(_ energy: EnergyAmount, _ range: SourceRange, of starts: [Int] = []) {
    totals.append(
      TotalLine(
        range: range, energy: energy, entriesBefore: day.entries.count,
        starts: starts + [context.sections.last?.firstEntry ?? 0, 0]))
  }

  // MARK: Comparing

  /// Warns of totals that are off while all entries have values: by more than 1 kcal and 1 %, of estimates 10 %.
  ///
  /// A total behind the last meal is the day's, else its category's; the last meal's own is let pass too.
  mutating func checkTotals() {
    guard !totals.isEmpty else { return }
    hintUncountedTotal()
    let sums = EnergySums(of: day.entries)
    var sumsOfMeals: [FoodCategory: EnergySums] = [:]
    for total in totals {
      let wanted: (kilocalories: Double, count: Int)?
      var others: [(kilocalories: Double, count: Int)] = []
      if let category = total.category {
        let meal = sumsOfMeals[category] ?? EnergySums(of: day.entries.filter { $0.category == category })
        sumsOfMeals[category] = meal
        wanted = meal.sum
      } else {
        let parts = total.starts.map { sums.sum(of: min($0, total.entriesBefore)..<total.entriesBefore) }
        let isDays = total.entriesBefore == day.entries.count
        wanted = isDays ? sums.sum : parts[0]
        others = (isDays ? parts : Array(parts.dropFirst())).compactMap { $0 }.filter { $0.count > 0 }
      }
      guard let wanted, wanted.count > 0 else { continue }
      if matches(total.energy, wanted.kilocalories) { continue }
      if others.contains(where: { matches(total.energy, $0.kilocalories) }) { continue }
      diagnostics.append(
        Diagnostic(
          .wrongTotal,
          "the entries amount to \(wholeNumber(wanted.kilocalories)) kcal; the entries count: correct the total or the entry that is off",
          at: total.range))
    }
  }

  /// Hints at the last total of a day of which no entry states an energy: no sum has it.
  private mutating func hintUncountedTotal() {
    guard let total = totals.last, !day.entries.isEmpty,
      day.entries.allSatisfy({ $0.energy == nil })
    else { return }
    diagnostics.append(
      Diagnostic(
        .uncountedEnergy,
        "no entry states an energy, and a total is only compared with theirs, so it is in no sum; to count it, add an entry that states it: "
          + "‘- all day (1850 kcal)’", at: total.range))
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

  private func matches(_ stated: EnergyAmount, _ sum: Double) -> Bool {
    // What is stated as about so much is right if it is, and a sum of rounded figures need not be exact.
    let tolerance = max(1, sum * (stated.isEstimate ? 0.1 : 0.01))
    return sum >= stated.low.kilocalories - tolerance && sum <= stated.high.kilocalories + tolerance
  }
}

/// A line that adds up: checked against the entries, never eaten.
struct TotalLine {
  var range: SourceRange
  var energy: EnergyAmount
  /// How many food entries stand before it in the file.
  var entriesBefore: Int
  /// From which on they may belong to the sum, the likeliest first.
  var starts: [Int]
  /// The meal that a table states a figure of as a whole.
  var category: FoodCategory?
}

/// What the entries of a file amount to up to each of them, so that many totals cost no more than one.
private struct EnergySums {
  /// In tenths of a kilocalorie; element `n` is for the first `n` entries, as in the other two.
  private var tenths = [0]
  /// How many entries were eaten.
  private var counts = [0]
  /// How many of these state no energy, or only part of it.
  private var silent = [0]

  init(of entries: [FoodEntry]) {
    for entry in entries {
      let energy = entry.isEaten && !entry.isEnergyPartial ? entry.energy : nil
      tenths.append(tenths[tenths.count - 1] + Int(energy?.middle.tenthsOfKilocalorie ?? 0))
      counts.append(counts[counts.count - 1] + (entry.isEaten ? 1 : 0))
      silent.append(silent[silent.count - 1] + (entry.isEaten && energy == nil ? 1 : 0))
    }
  }

  /// The energy of all eaten entries, or `nil` if one of them has no value.
  var sum: (kilocalories: Double, count: Int)? { sum(of: 0..<counts.count - 1) }

  /// The energy of eaten entries, or `nil` if one of them has no value.
  func sum(of range: Range<Int>) -> (kilocalories: Double, count: Int)? {
    guard silent[range.upperBound] == silent[range.lowerBound] else { return nil }
    return (
      Double(tenths[range.upperBound] - tenths[range.lowerBound]) / 10,
      counts[range.upperBound] - counts[range.lowerBound]
    )
  }
}

/// The length of the `=`, `->`, `=>`, `→` or `⇒` that a text begins with; `==Soup==` is a highlight.
func lengthOfSumSign(_ text: LineScanner) -> Int {
  switch text.peek() {
  case .equalsSign: text.peek(1) == .greaterThanSign ? 2 : text.peek(1) == .equalsSign ? 0 : 1
  case .hyphen: text.peek(1) == .greaterThanSign ? 2 : 0
  case .punctuationLead: [0x2192, 0x21D2].contains(text.scalar(at: text.position).value) ? 3 : 0
  default: 0
  }
}

extension DayFileParser {
  /// `= 800 kcal`, `-> 800 kcal`: what stands above amounts to it. `==Soup==` is a highlight.
  func statesSum(_ text: LineScanner) -> Bool {
    let length = lengthOfSumSign(text)
    return length > 0 && facts.read(text.over(text.position + length..<text.end))?.energy != nil
  }

  /// Whether a line begins with a word for a total before its first figure or colon: `Total: 1200`, `running total:420`.
  func namesTotal(_ text: LineScanner) -> Bool {
    let end = text.rest.first { text.byte(at: $0) == .colon || text.digit(at: $0) != nil } ?? text.end
    let words = UnsafeBufferPointer(start: text.base + text.position, count: end - text.position)
    return meaning(of: words) == .section(.total) || EnergyContext.totals.occurs(in: words)
  }

  /// Whether a label and its value are an energy that nobody ate: `Remaining: 1500 kcal`.
  func namesBudget(_ label: ScannedLabel, _ line: LineScanner) -> Bool {
    EnergyContext.budgets.occurs(
      in: line.over(label.key).bytes)
      && facts.read(line.over(label.value)).map { $0.energy != nil } ?? false
  }
}
