/// Lines that add up: checked against the entries, never eaten.
extension DayReader {
  /// Reads `Total: 1,850 kcal`; a total of anything but energy is none of ours.
  mutating func readTotal(_ value: Range<Int>, _ range: SourceRange) -> Bool {
    let facts = scan(value) { parser.facts.read($0) }
    guard case .facts(let found) = facts, let energy = found.energy else { return false }
    addTotal(energy, range)
    return true
  }

  /// Reads a table's row whose first cell says Total.
  mutating func readTotalRow(_ words: Range<Int>) {
    var cells: [Range<Int>] = []
    var start = words.lowerBound + 1
    for offset in words.dropFirst() where source.bytes[offset] == .verticalBar {
      cells.append(start..<offset)
      start = offset + 1
    }
    guard let first = cells.first, case .section(.total)? = knownTitle(first).match else { return }
    for cell in cells.dropFirst() {
      let trimmed = scan(cell) { line in
        var range = line.trimmed(line.rest)
        while range.count > 2, line.byte(at: range.lowerBound) == .asterisk,
          line.byte(at: range.upperBound - 1) == .asterisk
        {
          range = range.lowerBound + 1..<range.upperBound - 1
        }
        return range
      }
      if case .facts(let facts) = scan(trimmed, { parser.facts.read($0) }), let energy = facts.energy {
        addTotal(
          energy, range(from: words.lowerBound, throughLine: source.location(ofByte: words.lowerBound).line))
        return
      }
    }
  }

  private mutating func addTotal(_ energy: EnergyAmount, _ range: SourceRange) {
    totals.append(
      TotalLine(
        range: range, energy: energy, entriesBefore: day.entries.count,
        sectionStart: sections.last?.firstEntry ?? 0))
  }

  /// Warns of totals that are off by more than 1 kcal while all entries have values.
  ///
  /// A total behind the last meal is the day's, else its category's; the last meal's own is let pass too.
  mutating func checkTotals() {
    guard !totals.isEmpty else { return }
    let sums = EnergySums(of: day.entries)
    for total in totals {
      let isDays = total.entriesBefore == day.entries.count
      let section = sums.sum(of: total.sectionStart..<total.entriesBefore)
      let wanted = isDays ? sums.sum(of: 0..<day.entries.count) : section
      guard let wanted, wanted.count > 0 else { continue }
      if matches(total.energy, wanted.kilocalories) { continue }
      if isDays, let section, section.count > 0, matches(total.energy, section.kilocalories) { continue }
      diagnostics.append(
        Diagnostic(
          .wrongTotal,
          "the entries amount to \(wholeNumber(wanted.kilocalories)) kcal; the entries count: correct the total or the entry that is off",
          at: total.range))
    }
  }

  private func matches(_ stated: EnergyAmount, _ sum: Double) -> Bool {
    sum >= stated.low.kilocalories - 1 && sum <= stated.high.kilocalories + 1
  }
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

  /// The energy of eaten entries, or `nil` if one of them has no value.
  func sum(of range: Range<Int>) -> (kilocalories: Double, count: Int)? {
    guard silent[range.upperBound] == silent[range.lowerBound] else { return nil }
    return (
      Double(tenths[range.upperBound] - tenths[range.lowerBound]) / 10,
      counts[range.upperBound] - counts[range.lowerBound]
    )
  }
}
