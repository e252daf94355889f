/// Titles below Food, or below a meal in it, that are a time and nothing else: `### 08:00`.
extension DayReader {
  /// Gives the time that is all a heading says to the food below it; returns whether it is one below Food.
  mutating func openTime(_ heading: Range<Int>, _ rank: Int) -> Bool {
    guard context.sections.contains(where: { $0.section == .food }), let above = context.sections.last,
      above.section.isFood, let time = file.scan(heading, { timeAlone($0) })
    else { return false }
    context.sections.append(
      OpenSection(
        section: above.section, rank: rank, time: time, isPlanned: above.isPlanned,
        firstEntry: day.entries.count))
    return true
  }

  private func timeAlone(_ heading: LineScanner) -> TimeSpan? {
    var line = heading
    while line.peek() == .numberSign { line.position += 1 }
    line.skipSpaces()
    guard case .time(let time, _, let end) = scanLeadingTime(line), line.trimmed(end..<line.end).isEmpty
    else { return nil }
    return time
  }
}
