/// When a meal of that kind is eaten on `date`, mostly rounded to five minutes.
func sampleTime(for slot: SampleSlot, on date: SampleDate, _ random: inout SplitMix64) -> ClockTime? {
  let range =
    switch slot {
    case .breakfast: date.isFree ? 525...620 : 435...495
    case .lunch: date.isFree ? 765...850 : 735...815
    case .snack: 930...1025
    case .dinner: 1135...1225
    case .dessert: 1240...1290
    case .beverage: 870...980
    case .food: 630...990
    }
  let minutes = random.number(in: range)
  return ClockTime(minutes: random.chance(75) ? minutes / 5 * 5 : minutes)
}

/// The time of `08:15`, or `nil`.
func sampleTime(_ text: String) -> ClockTime? {
  let parts = text.split(separator: ":").compactMap { Int($0) }
  return parts.count == 2 ? ClockTime(hour: parts[0], minute: parts[1]) : nil
}
