/// Chooses the sentences of the diary, none of them twice within three months.
struct SampleProse {
  private var lastSaid: [String: Int] = [:]

  /// The words below the heading about the night or the morning, where the day has any.
  mutating func opening(on date: SampleDate) -> String? {
    var random = SplitMix64(topic: 20, number: date.daysBack)
    // The last page and the ill ones say enough of how the night was.
    guard date.daysBack > 0, !date.isIll,
      random.chance(date.pace == .thorough ? 55 : date.pace == .usual ? 26 : 8)
    else { return nil }
    let choices = sampleOpenings.filter { isNow($0, date) }
    return say(choices, on: date, weight: { $0[0] == "0" ? 1 : 2 }, &random)
  }

  /// The paragraphs of the day's notes.
  mutating func notes(on date: SampleDate) -> [String] {
    var random = SplitMix64(topic: 21, number: date.daysBack)
    var sentences = sampleFeasts.filter { $0[0] == date.feastKey }.map { $0[1] }
    if sentences.isEmpty {
      sentences = sampleStory.filter { row in
        row[0] == String(date.daysBack) && (row[1].isEmpty || date.isCold)
      }.map { $0[2] }
    }
    let wanted: Int
    switch date.pace {
    case .hurried: wanted = sentences.isEmpty && random.chance(30) ? 1 : 0
    case .usual: wanted = random.chance(sentences.isEmpty ? 55 : 18) ? 1 : 0
    case .thorough: wanted = sentences.isEmpty ? random.number(in: 1...2) : random.number(in: 0...1)
    }
    // An ill person tells of nothing else, and the last week tells its story and no more.
    guard !date.isIll, wanted > 0, date.daysBack > 6 || sentences.isEmpty else { return sentences }
    var more: [String] = []
    if random.chance(40), let season = say(sampleSeasons.filter { isNow($0, date) }, on: date, &random) {
      more.append(season)
    }
    if more.count < wanted, let line = say(everyday(date), on: date, weight: weekdayWeight, &random) {
      more.append(line)
    }
    let together = more.prefix(wanted).joined(separator: " ")
    return sentences.isEmpty || random.chance(50)
      ? sentences + [together] : [sentences.joined(separator: " ") + " " + together]
  }

  private func everyday(_ date: SampleDate) -> [[String]] {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let name = date.isFree && date.day.weekday.rawValue < 6 ? "" : names[date.day.weekday.rawValue - 1]
    return sampleEveryday.filter { row in
      row[0] == "all" || row[0] == name || row[0] == (date.isFree ? "free" : "work")
    }
  }

  private func weekdayWeight(_ row: [String]) -> Int { row[0].hasSuffix("day") ? 5 : row[0] == "all" ? 2 : 3 }

  /// Whether a row of months, words and perhaps `work` fits the day.
  private func isNow(_ row: [String], _ date: SampleDate) -> Bool {
    guard row[2].isEmpty || !date.isFree else { return false }
    return row[0] == "0" || row[0].split(separator: " ").contains { Int($0) == date.day.month }
  }

  private mutating func say(
    _ choices: [[String]], on date: SampleDate, weight: ([String]) -> Int = { _ in 1 },
    _ random: inout SplitMix64
  ) -> String? {
    let fresh = choices.filter { (lastSaid[$0[1]] ?? 999) - date.daysBack > 90 }
    guard let row = random.element(of: fresh, weight: weight) else { return nil }
    lastSaid[row[1]] = date.daysBack
    return row[1]
  }
}
