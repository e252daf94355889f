/// The lines below `## Tasks` on `date`.
func sampleTasks(on date: SampleDate) -> [String] {
  var random = SplitMix64(topic: 30, number: date.daysBack)
  var lines: [String] = []
  for row in sampleTaskRows where row[0] == String(date.daysBack) {
    lines.append("- " + withDates(row[1], on: date))
    lines += row.dropFirst(2).filter { !$0.isEmpty }.map { "  - \($0)" }
  }
  guard !date.isIll, !SampleDate.rest.contains(date.daysBack) else { return lines }
  if date.day.weekday == .sunday {
    let isDone = date.daysBack < 7 || random.chance(80)
    lines.append(
      isDone
        ? "- [x] Water the plants every:week due:\(date.day) done:10:\(padded(random.number(in: 10...55), 2))"
        : "- [ ] Water the plants every:week due:\(date.day)")
  }
  // Every second Wednesday, counted from the first of all.
  if date.day.weekday == .wednesday, (date.day.ordinal / 7) % 2 == 0 {
    lines.append("- [x] Paper bin out every:2w due:\(date.day) done:07:10")
  }
  return lines
}

/// `words` with `due:+3` and `start:-1` turned into dates.
private func withDates(_ words: String, on date: SampleDate) -> String {
  words.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
    for key in ["due:", "start:"] where word.hasPrefix(key) {
      if let days = Int(word.dropFirst(key.count)) { return key + "\(date.day.advanced(by: days))" }
    }
    return String(word)
  }.joined(separator: " ")
}
