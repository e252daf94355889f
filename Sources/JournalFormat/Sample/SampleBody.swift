/// The reading of the scales on `date`, `72.4 kg`, without its time; `nil` on two days of three.
func sampleWeight(on date: SampleDate) -> (kilograms: String, bodyFat: String?)? {
  guard date.daysBack % 3 == 1 else { return nil }
  var random = SplitMix64(topic: 50, number: date.daysBack)
  // From 74.6 to 72.4 kg in a straight line, a little more around the feasts, and the noise of any scales.
  var grams = 72_400 + 2_200 * (date.daysBack - 1) / 117
  if (64...82).contains(date.daysBack) { grams += 450 - abs(73 - date.daysBack) * 40 }
  switch date.daysBack {
  case 1, 118: break
  case ...10: grams += (date.daysBack - 1) * 40
  default: grams += random.number(in: -280...280)
  }
  let fat = 228 + 12 * (date.daysBack - 1) / 117 + random.number(in: -2...2)
  return (tenths((grams + 50) / 100), date.daysBack % 9 == 1 ? tenths(fat) : nil)
}

/// When the scales were read.
func sampleWeightTime(on date: SampleDate) -> String {
  var random = SplitMix64(topic: 51, number: date.daysBack)
  let minutes = date.isFree ? random.number(in: 490...540) : random.number(in: 405...430)
  return ClockTime(minutes: minutes).map { "\($0) " } ?? ""
}

/// The day's mood, `Mood: 7/10 calm`, where the writer noted one.
func sampleMood(on date: SampleDate) -> String? {
  let own = sampleMoods.filter { $0[2] == String(date.daysBack) }
  if let mood = own.first { return "Mood: \(mood[0])/10 \(mood[1])" }
  var random = SplitMix64(topic: 52, number: date.daysBack)
  guard date.daysBack > 6, date.pace != .hurried, random.chance(22) else { return nil }
  return random.element(of: sampleMoods.filter { $0[2].isEmpty }).map { "Mood: \($0[0])/10 \($0[1])" }
}

private func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }
