import JournalFormat

/// The days that are said.
extension EntryPhraseReader {
  /// `friday`, `on 21 november`, `21.11.`, `last friday`, `friday evening`, `Freitagabend`.
  mutating func takeDay(
    _ keys: [String], isLeft: Bool, next: Token? = nil, endsInSign: Bool = false
  ) -> Bool {
    guard day == nil, ago == nil else { return false }
    // `lunes a | las 9`: a word before an hour is no end of a day.
    if keys.count > 1, let last = keys.last, words.prepositions[last] != nil { return false }
    var keys = plainDay(keys, isLeft: isLeft, next: next)
    // Middag is the afternoon in Dutch, and dinner in the north.
    let isMiddag =
      keys.last == "middag"
      && keys.contains { words.scandinavian.contains($0) || isScandinavianWeekday($0) }
    let said = partOfDay(cutOff: &keys, isMiddag: isMiddag)
    guard said == nil || part == nil && !isNoon else { return false }
    if said == nil, keys.count == 1, meal == nil, !surroundings.hasCategory,
      let (name, named) = gluedMeal(keys[0])
    {
      meal = named
      keys = [name]
    }
    if said == nil,
      takeDayAndMeal(keys, isMiddag: isMiddag, isLeft: isLeft, next: next, endsInSign: endsInSign)
    {
      return true
    }
    if takeDayOfLastWeek(keys, part: said) || takeNextWeekday(keys) { return true }
    if let found = dayOfMonth(keys) {
      day = found
      part = said ?? part
      return true
    }
    return takeNamedDay(keys, part: said, isLeft: isLeft, next: next, endsInSign: endsInSign)
  }

  /// The words of a day without those that change nothing, an abbreviation by its whole name.
  private func plainDay(_ said: [String], isLeft: Bool, next: Token?) -> [String] {
    var keys = said
    // `sat night out: kebab`.
    if keys.count > 2, keys.last == "out", keys[keys.count - 2] == "night" { keys.removeLast() }
    // `shukravar ko`.
    if keys.count == 2, words.particles.contains(keys[1]), weekday(keys[0]) != nil { keys.removeLast() }
    // `this monday`.
    if keys.count > 1, words.theseWords.contains(keys[0]), weekday(keys[1]) != nil || glued(keys[1]) != nil {
      keys.removeFirst()
    }
    // `Mo 12:30 Suppe`, `wed. soup`.
    if keys.count == 1, isLeft, let name = abbreviated(keys[0], next) { keys[0] = name }
    if keys.count == 2, words.germanParts.contains(keys[1]),
      let name = words.germanAbbreviations[keys[0]]
    {
      keys[0] = name
    }
    return keys
  }

  /// Cuts off the part of the day behind its name: `friday evening`, `Freitagabend`.
  private func partOfDay(cutOff keys: inout [String], isMiddag: Bool) -> EntryPhraseWords.DayPart? {
    if keys.count > 1, !isMiddag, let part = words.behindDays[keys[keys.count - 1]] {
      keys.removeLast()
      // `sexta à noite`.
      if keys.count > 1, ["a", "de", "da", "du", "au"].contains(keys[keys.count - 1]) { keys.removeLast() }
      return part
    }
    guard let (name, part) = glued(keys[keys.count - 1]) else { return nil }
    keys[keys.count - 1] = name
    return part
  }

  /// `yesterday lunch`.
  private mutating func takeDayAndMeal(
    _ said: [String], isMiddag: Bool, isLeft: Bool, next: Token?, endsInSign: Bool
  ) -> Bool {
    guard said.count > 1, meal == nil, !surroundings.hasCategory,
      let named = isMiddag ? .dinner : meal(namedBy: said[said.count - 1]),
      // `yesterday's dinner leftovers`.
      !(next.map { words.behindMeals[named]?.contains($0.key) ?? false } ?? false) || endsInSign
        || withoutOwner(said[said.count - 2]) == said[said.count - 2]
    else { return false }
    let state = self
    var keys = said
    // `for friday's lunch`.
    if keys.count > 2, words.mealPrepositions.contains(keys[0]) { keys.removeFirst() }
    // `yesterday's dinner`.
    keys[keys.count - 2] = withoutOwner(keys[keys.count - 2])
    let meaning = words.meanings[keys.dropLast().joined(separator: " ")].flatMap {
      switch $0 {
      case .day, .part(_, day: .some): $0
      default: nil
      }
    }
    let isTaken =
      meaning.map { take($0, number: nil, isLeft: isLeft) } ?? takeDay(keys.dropLast(), isLeft: false)
    if isTaken { meal = named } else { self = state }
    return isTaken
  }

  /// `tuesday last week`.
  private mutating func takeDayOfLastWeek(_ keys: [String], part said: EntryPhraseWords.DayPart?) -> Bool {
    let text = keys.joined(separator: " ")
    for phrase in words.lastWeeks {
      let name =
        text.hasSuffix(" " + phrase)
        ? text.dropLast(phrase.count + 1)
        : text.hasPrefix(phrase + " ") ? text.dropFirst(phrase.count + 1) : ""
      guard let weekday = weekday(String(name.hasPrefix("on ") ? name.dropFirst(3) : name)) else { continue }
      let last = surroundings.today.advanced(by: weekday.rawValue - surroundings.today.weekday.rawValue - 7)
      day = last
      // Weeks begin on Sunday for some.
      if weekday == .sunday { problem = .unclearDay(text, [last.advanced(by: -7), last]) }
      part = said ?? part
      return true
    }
    return false
  }

  /// `next friday`.
  private mutating func takeNextWeekday(_ keys: [String]) -> Bool {
    guard let first = keys.first, ["next", "nachsten", "nachster", "prochain", "proximo"].contains(first),
      let weekday = weekday(keys.dropFirst().joined(separator: " "))
    else { return false }
    let ahead = (weekday.rawValue - surroundings.today.weekday.rawValue + 7) % 7
    day = surroundings.today.advanced(by: ahead == 0 ? 7 : ahead)
    return true
  }

  /// A day by its name or its date: `last friday`, `on 21 november`, `21/11`.
  private mutating func takeNamedDay(
    _ said: [String], part saidPart: EntryPhraseWords.DayPart?, isLeft: Bool, next: Token?, endsInSign: Bool
  ) -> Bool {
    var keys = said
    // Swedish and Danish `i måndags`, which is past also on a Monday.
    let isPast =
      keys.count == 2 && keys[0] == "i" && keys[1].last == "s" && weekday(String(keys[1].dropLast())) != nil
    if isPast { keys = [String(keys[1].dropLast())] }
    let isLast = isPast || keys.contains { words.lastWords.contains($0) }
    let name = keys.filter { !words.lastWords.contains($0) }.joined(separator: " ")
    guard !name.isEmpty else { return false }
    if saidPart != nil, case .day(let offset)? = words.meanings[name] {
      day = surroundings.today.advanced(by: offset)
      part = saidPart
      return true
    }
    let before = ["on ", "na ", "no ", "el ", "le ", "в ", "во ", "w ", "we "].first { name.hasPrefix($0) }
    let bare = before.map { String(name.dropFirst($0.count)) } ?? name
    // `dinner fri 8pm`, `mon 8am oats`.
    let isSure =
      endsInSign || meal != nil || part != nil || clock != nil || next.map { saysClock($0) } ?? false
    if !isLeft || isSure || bare != name || isLast || saidPart != nil,
      words.weekdayAbbreviations.contains(bare),
      let weekday = try? DayExpression(isLast ? "last \(bare)" : bare, today: surroundings.today).day
    {
      day = weekday
      part = saidPart ?? part
      return true
    }
    guard let found = namedDay(name, isLast: isLast) ?? weekday(behind: before, or: saidPart, bare) else {
      return slashed(keys.last ?? name, before: keys.dropLast(), next: next) || takeFigures(name)
    }
    day = found
    part = saidPart ?? part
    return true
  }

  /// The day before a meal without its possessive: `yesterday's`, `last nights`.
  private func withoutOwner(_ word: String) -> String {
    for ending in ["'s", "’s", "s"] where word.hasSuffix(ending) {
      let bare = String(word.dropLast(ending.count))
      if namesDay(bare) || ["night", "morning", "evening"].contains(bare) { return bare }
    }
    return word
  }

  /// The weekday of that name, also an English abbreviation.
  func weekday(named name: String) -> Weekday? {
    weekday(name)
      ?? (words.weekdayAbbreviations.contains(name)
        ? (try? DayExpression(name, today: surroundings.today))?.day.weekday : nil)
  }

  /// The latest weekday of that name, after a word such as *on* or before a part of the day: `na sexta`, `sexta à noite`.
  private func weekday(behind before: String?, or part: EntryPhraseWords.DayPart?, _ name: String) -> Day? {
    guard before != nil || part != nil else { return nil }
    return [name, name + "-feira"].lazy.filter { weekday($0) != nil }.compactMap {
      namedDay($0, isLast: false)
    }.first
  }

  /// Whether a word is a time on its own: `8am`, `20:15`.
  func saysClock(_ word: Token) -> Bool {
    clockTime([word.key], hasPreposition: false, isLeft: false, next: nil) != nil
  }

  /// A weekday and a meal in one word: `sonntagsfrühstück`, `zondagontbijt`.
  private func gluedMeal(_ word: String) -> (day: String, meal: FoodCategory)? {
    for stem in ["tag", "dag"] {
      guard let found = word.firstRange(of: stem), found.upperBound != word.endIndex else { continue }
      let name = String(word[..<found.upperBound])
      let rest = word[found.upperBound...]
      guard weekday(name) != nil else { continue }
      for text in [String(rest), String(rest.dropFirst())] where text.count > 3 {
        guard text.count == rest.count || rest.first == "s" else { continue }
        if text == "middag" { return words.dutchDays.contains(name) ? nil : (name, .dinner) }
        if let meal = meal(namedBy: text) { return (name, meal) }
      }
    }
    return nil
  }

  /// A weekday and a part of the day in one word: `freitagabend`.
  func glued(_ word: String) -> (String, EntryPhraseWords.DayPart)? {
    for ending in words.endings where word.hasSuffix(ending.text) && word.count > ending.text.count + 3 {
      let name = String(word.dropLast(ending.text.count))
      if weekday(name) != nil { return (name, ending.part) }
      // `fredagskväll`.
      let bare = String(name.dropLast())
      if name.last == "s", ending.text != "middag", weekday(bare) != nil { return (bare, ending.part) }
    }
    return nil
  }

  /// Whether it is a past day, or a part of one: `anoche`.
  func namesPastDay(_ meaning: EntryPhraseWords.Meaning) -> Bool {
    switch meaning {
    case .day, .part(_, day: .some), .about(_, day: .some): true
    default: false
    }
  }

  func isDay(_ meaning: EntryPhraseWords.Meaning) -> Bool {
    if case .day = meaning { true } else { false }
  }

  func weekday(_ name: String) -> Weekday? {
    Array(withoutArticle(name).utf8).withUnsafeBufferPointer { JournalFormat.namedDay(in: $0) }
      .flatMap { $0.readings.isEmpty && $0.weekdays.count == 1 ? $0.weekdays.first : nil }
  }

  /// A weekday without the article at its end: Swedish `fredagen`.
  private func withoutArticle(_ name: String) -> String {
    let bare = String(name.dropLast(2))
    return name.hasSuffix("dagen") && !words.dutchDays.contains(bare) ? bare : name
  }

  /// The latest day of that name; in the future only if its year says so.
  func namedDay(_ name: String, isLast: Bool) -> Day? {
    let today = surroundings.today
    guard name.utf8.count > 3,
      let named = Array(withoutArticle(name).utf8).withUnsafeBufferPointer({ JournalFormat.namedDay(in: $0) })
    else { return nil }
    if named.readings.isEmpty {
      guard named.weekdays.count == 1, let weekday = named.weekdays.first else { return nil }
      let back = (today.weekday.rawValue - weekday.rawValue + 7) % 7
      return today.advanced(by: back == 0 && isLast ? -7 : -back)
    }
    guard named.readings.count == 1, let reading = named.readings.first, !isLast else { return nil }
    if reading.year != nil { return reading.civilDay }
    // A date within the next month is one to come.
    if let day = Day(year: today.year, month: reading.month, day: reading.day), day > today,
      today.distance(to: day) <= 31
    {
      return day
    }
    for year in stride(from: today.year, through: today.year - 8, by: -1) {
      if let day = Day(year: year, month: reading.month, day: reading.day), day <= today { return day }
    }
    return nil
  }
}
