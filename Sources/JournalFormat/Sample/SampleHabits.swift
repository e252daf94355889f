/// The lines below `## Habits` on `date`.
func sampleHabits(on date: SampleDate) -> [String] {
  var random = SplitMix64(topic: 40, number: date.daysBack)
  let distance = sampleRuns[date.daysBack]
  let share =
    distance != nil
    ? 100 : date.daysBack < 12 ? 100 : date.pace == .hurried ? 12 : date.pace == .usual ? 68 : 95
  guard random.chance(share), !SampleDate.rest.contains(date.daysBack) else { return [] }
  var lines = [meditation(on: date, &random)]
  if let distance {
    lines.append("- [x] Run: \(distance) km")
  } else if [.tuesday, .thursday, .sunday].contains(date.day.weekday) {
    lines.append(run(on: date, &random))
  }
  if date.daysBack <= 96, date.day.weekday.rawValue < 6, random.chance(80) {
    lines.append(date.isIll || random.chance(12) ? "- [ ] Stretch" : "- [x] Stretch")
  }
  if random.chance(85) { lines.append("- Water: \(random.number(in: date.isFree ? 4...8 : 5...9))/8") }
  if random.chance(60) {
    lines.append(random.chance(88) ? "- [x] Read: \(random.number(in: 8...46)) pages" : "- [ ] Read")
  }
  return lines
}

/// Kilometres of the runs that the story tells of, by days before the last one.
private let sampleRuns = [108: 4, 75: 5, 47: 2, 28: 7, 7: 8]

private func meditation(on date: SampleDate, _ random: inout SplitMix64) -> String {
  guard random.chance(date.daysBack < 7 ? 88 : date.isIll ? 30 : 78) else {
    let reasons = ["overslept", "no peace anywhere", "guests", "too much in my head"]
    guard random.chance(30), let reason = random.element(of: reasons) else { return "- [ ] Meditate" }
    return "- [-] Meditate: \(reason)"
  }
  let minutes = date.isFree ? random.number(in: 100...112) * 5 : random.number(in: 78...84) * 5
  let time = ClockTime(minutes: minutes).map { "\($0) " } ?? ""
  let mood = random.chance(45) ? " (mood \(random.number(in: 3...5))/5)" : ""
  return "- [x] \(time)Meditate\(mood)"
}

private func run(on date: SampleDate, _ random: inout SplitMix64) -> String {
  if date.isHurt { return "- [-] Run: knee" }
  if date.isIll || date.daysBack == 49 { return "- [-] Run: a cold" }
  guard random.chance(date.daysBack < 7 ? 80 : 62) else {
    let reasons =
      date.isCold
      ? ["rain", "ice on the path", "sleet", "too late home"] : ["heat", "storm", "too late home"]
    guard random.chance(70), let reason = random.element(of: reasons) else { return "- [ ] Run" }
    return "- [-] Run: \(reason)"
  }
  // Slowly more over the months, and never as much as the runs worth a note.
  let kilometres = 3 + (119 - date.daysBack) / 45 + (random.chance(40) ? 1 : 0)
  return random.chance(70) ? "- [x] Run: \(kilometres) km" : "- [x] Run"
}
