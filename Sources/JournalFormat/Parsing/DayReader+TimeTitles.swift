/// Titles below Food, or below a meal in it, that are a time and nothing else: `### 08:00`, `**08:00**`.
extension DayReader {
  /// Gives the time that is all a heading or a bold line says to the food below it; returns whether it is one below Food.
  mutating func openTime(_ heading: Range<Int>, _ rank: Int) -> Bool {
    guard context.sections.contains(where: { $0.section == .food }),
      let above = context.sections.last(where: { $0.rank < rank }),
      above.section.isFood, let time = file.scan(heading, { timeAlone($0) })
    else { return false }
    closeSections(ofRank: rank)
    context.endList()
    context.sections.append(
      OpenSection(
        section: above.section, rank: rank, time: time, isPlanned: above.isPlanned,
        firstEntry: day.entries.count))
    return true
  }

  /// The same for the text of a bold line.
  mutating func openBoldTime(_ inner: Range<Int>, _ number: Int) -> Bool {
    let rank = OpenSection.boldTimeRank
    guard openTime(inner, rank) else { return false }
    outlineTitle(knownTitle(inner), as: .bold, of: nil, rank: rank, lines: number...number)
    return true
  }

  /// The time that is all of a heading.
  func timeAlone(_ heading: LineScanner) -> TimeSpan? {
    var line = heading
    while line.peek() == .numberSign { line.position += 1 }
    line.skipSpaces()
    guard case .time(let time, _, let end) = scanLeadingTime(line), line.trimmed(end..<line.end).isEmpty
    else { return nil }
    return time
  }
}
