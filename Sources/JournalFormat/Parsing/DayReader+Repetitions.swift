/// The day's meals written a second time, in a summary or in the evening.
extension DayReader {
  /// Whether `- Breakfast: porridge` below a heading of another name says again what stands above that heading.
  func repeats(_ value: Range<Int>, of category: FoodCategory) -> Bool {
    guard context.unknownHeading != nil, context.entriesAboveSeries > 0, !value.isEmpty else { return false }
    let text = ItemText(source, value)
    let line = EntryLine(text, from: value.lowerBound, facts: parser.facts)
    let words = text.slice(line.words).withBytes { folded($0) }
    return day.entries.prefix(context.entriesAboveSeries).contains {
      $0.category == category && $0.text.withBytes { folded($0) } == words
    }
  }

  /// Whether a value such as that of `Meals today: porridge, soup` lists several foods that stand above already, and no other.
  func repeatsEntries(_ value: Range<Int>) -> Bool {
    let parts = value.isEmpty || day.entries.count < 2 ? [] : source.bytes[value].split(separator: .comma)
    guard parts.count > 1 else { return false }
    let above = Set(day.entries.map { $0.text.withBytes { folded($0) } })
    return parts.allSatisfy { part in
      let text = file.scan(part.startIndex..<part.endIndex) { $0.trimmed($0.rest) }
      return above.contains(source[text].withBytes { folded($0) })
    }
  }

  /// Hints at a list under Food that says again, without times and figures, what stands above it: the day's meals, repeated in the evening.
  mutating func hintRepeatedFood(in section: OpenSection) {
    guard section.section == .food, section.firstEntry > 0, day.entries.count > section.firstEntry + 1 else {
      return
    }
    let again = day.entries[section.firstEntry...]
    guard again.allSatisfy({ $0.time == nil && $0.facts.isEmpty && $0.category == nil && $0.isEaten }) else {
      return
    }
    let before = Set(day.entries[..<section.firstEntry].map { $0.text.withBytes { folded($0) } })
    guard again.allSatisfy({ before.contains($0.text.withBytes { folded($0) }) }),
      let first = again.first
    else { return }
    diagnostics.append(
      Diagnostic(
        .repeatedFood,
        "the foods of this list stand above too, so each counts twice; if it repeats what was eaten, write another title above it, "
          + "such as ‘Summary’", at: first.range))
  }
}
