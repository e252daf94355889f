/// Decides what is on the table, day by day from the first, so that dishes come back at a natural pace.
struct SampleMenu {
  private var lastServed: [String: Int] = [:]
  private var lastSpoken: [String: Int] = [:]
  private static let dishes = Dictionary(
    sampleKitchen.map { ($0.words, $0) }, uniquingKeysWith: { first, _ in first })

  /// The meals of `date`, in the order of the page.
  mutating func meals(on date: SampleDate) -> [SampleMeal] {
    var random = SplitMix64(topic: 10, number: date.daysBack)
    var meals = fixedMeals(on: date)
    let isFeast = date.feastKey.map { key in sampleFixedMenu.contains { $0[0] == key } } ?? false
    if !date.isSettled, !isFeast, !date.isIll || meals.isEmpty {
      let taken = Set(meals.map(\.entry.slot))
      for slot in slots(on: date, &random) where meals.count < 6 && !taken.contains(slot) {
        if let meal = meal(in: slot, on: date, &random) { meals.append(meal) }
      }
      if meals.count < 6, let coffee = coffee(on: date, besides: meals, &random) { meals.append(coffee) }
    }
    // An untimed entry stands below the timed ones of its heading.
    return meals.enumerated().sorted { a, b in
      let first = (rank(a.element.entry.slot), a.element.entry.time?.minutes ?? 1800, a.offset)
      return first < (rank(b.element.entry.slot), b.element.entry.time?.minutes ?? 1800, b.offset)
    }.map(\.element)
  }

  private func rank(_ slot: SampleSlot) -> Int { SampleSlot.allCases.firstIndex(of: slot) ?? 0 }

  private func slots(on date: SampleDate, _ random: inout SplitMix64) -> [SampleSlot] {
    if date.pace == .hurried {
      if random.chance(30) { return [.food] }
      return random.chance(50) ? [.dinner] : [.lunch, .dinner]
    }
    var slots: [SampleSlot] = []
    if date.isCounted || random.chance(88) { slots.append(.breakfast) }
    if date.isCounted || random.chance(82) { slots.append(.lunch) }
    if date.isCounted || random.chance(84) { slots.append(.dinner) }
    if date.isCounted || random.chance(32) { slots.append(.snack) }
    if random.chance(date.isFree ? 32 : 14) { slots.append(.dessert) }
    if random.chance(20) { slots.append(.beverage) }
    if random.chance(12) { slots.append(.food) }
    if slots.count < 5, date.isCounted { slots.append(.snack) }
    return slots
  }

  private mutating func meal(
    in slot: SampleSlot, on date: SampleDate, _ random: inout SplitMix64
  ) -> SampleMeal? {
    let choices = sampleKitchen.filter { dish in
      dish.slots.contains(slot) && dish.isServed(on: date.day) && (!date.isCounted || dish.hasEnergy)
        && dish.words != "Filter coffee" && !isRecent(dish, on: date)
    }
    guard let dish = random.element(of: choices, weight: \.weight) else { return nil }
    return serve(dish, in: slot, on: date, &random)
  }

  private func isRecent(_ dish: SampleDish, on date: SampleDate) -> Bool {
    guard let last = lastServed[dish.words] else { return false }
    return last - date.daysBack <= dish.pause
  }

  private mutating func coffee(
    on date: SampleDate, besides meals: [SampleMeal], _ random: inout SplitMix64
  ) -> SampleMeal? {
    let isServed = meals.contains { $0.entry.words == "Filter coffee" }
    guard !isServed, !date.isIll || date.daysBack == 50, random.chance(date.pace == .hurried ? 25 : 72),
      let dish = SampleMenu.dishes["Filter coffee"]
    else { return nil }
    guard let breakfast = meals.first(where: { $0.entry.slot == .breakfast }), random.chance(60) else {
      return serve(dish, in: .beverage, on: date, &random)
    }
    var meal = serve(dish, in: .breakfast, on: date, &random)
    meal.entry.time = breakfast.entry.time.flatMap { ClockTime(minutes: Int($0.minutes) + 15) }
    return meal
  }

  private mutating func serve(
    _ dish: SampleDish, in slot: SampleSlot, on date: SampleDate, _ random: inout SplitMix64
  ) -> SampleMeal {
    lastServed[dish.words] = date.daysBack
    let isNoted = date.isCounted || random.chance(date.pace == .hurried ? 12 : 30)
    var entry = SampleEntry(slot: slot, words: dish.words)
    let hasTime = random.chance(date.pace == .hurried ? 45 : slot == .food ? 50 : 88)
    entry.time = hasTime ? sampleTime(for: dish.isLate ? .dessert : slot, on: date, &random) : nil
    if random.chance(55) { entry.tag = dish.tag }
    entry.details += dish.parts
    if isNoted {
      let hasMacros = random.chance(dish.source == "label" ? 85 : 30)
      entry.facts = dish.facts(withMacros: hasMacros)
      if !dish.source.isEmpty, entry.facts != nil, hasMacros || random.chance(40) {
        entry.details.append("source: \(dish.source)")
      }
    }
    if random.chance(26), let heard = transcript(of: dish.words, on: date, &random) {
      entry.details.insert("heard: \(heard)", at: 0)
    }
    if random.chance(2), let time = entry.time, time.hour < 18 {
      entry.details.append("edited: \(date.day) 21:\(padded(random.number(in: 2...58), 2))")
    }
    return SampleMeal(entry: entry)
  }

  private mutating func transcript(
    of words: String, on date: SampleDate, _ random: inout SplitMix64
  ) -> String? {
    let fresh = (sampleTranscripts[words] ?? []).filter { (lastSpoken[$0] ?? 999) - date.daysBack > 45 }
    let heard = random.element(of: fresh)
    if let heard { lastSpoken[heard] = date.daysBack }
    return heard
  }

  private mutating func fixedMeals(on date: SampleDate) -> [SampleMeal] {
    var random = SplitMix64(topic: 11, number: date.daysBack)
    let keys = [String(date.daysBack), date.feastKey]
    return sampleFixedMenu.compactMap { row in
      guard keys.contains(row[0]), let slot = row[2].first.flatMap(SampleSlot.init(rawValue:)),
        let dish = SampleMenu.dishes[row[3]]
      else { return nil }
      lastServed[dish.words] = date.daysBack
      var entry = SampleEntry(slot: slot, time: sampleTime(row[1]), words: dish.words)
      if row[4] != "-" { entry.facts = dish.facts(withMacros: row[4] == "m") }
      if random.chance(60) { entry.tag = dish.tag }
      var meal = SampleMeal(entry: entry)
      if let picture = SamplePicture(rawValue: row[5]), let time = entry.time {
        let name = "\(date.day)-\(padded(time.hour, 2))\(padded(time.minute, 2)).png"
        meal.photo = (path: "media/\(name)", picture: picture)
        meal.entry.details.append("photo: ![](../media/\(name))")
      } else if row[5] == "voice" {
        if let heard = transcript(of: dish.words, on: date, &random) {
          meal.entry.details.append("heard: \(heard)")
        }
      } else if row[5].hasPrefix("edited: 0 ") {
        meal.entry.details.append("edited: \(date.day) \(row[5].dropFirst(10))")
      } else if !row[5].isEmpty {
        meal.entry.details.append(row[5])
      }
      return meal
    }
  }
}
