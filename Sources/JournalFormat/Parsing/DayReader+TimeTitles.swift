/// Titles below Food that are a time and nothing else: `### 08:00`.
extension DayReader {
  /// Gives the time that is all a heading says to the food below it; returns whether it is one below Food.
  mutating func openTime(_ heading: Range<Int>, _ rank: Int) -> Bool {
    guard let food = context.sections.firstIndex(where: { $0.section == .food }),
      let time = file.scan(heading, { timeAlone($0) })
    else { return false }
    closeSections(from: food + 1)
    context.sections.append(
      OpenSection(
        section: .food, rank: rank, time: time, isPlanned: context.sections[food].isPlanned,
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
