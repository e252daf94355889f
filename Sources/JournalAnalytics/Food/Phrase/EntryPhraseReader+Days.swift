import JournalFormat

/// Days and meals.
extension EntryPhraseReader {
  /// `friday`, `on 21 november`, `21.11.`, `last friday`, `friday evening`, `Freitagabend`.
  mutating func takeDay(
    _ keys: [String], isLeft: Bool, next: Token? = nil, endsInSign: Bool = false
  ) -> Bool {
    guard day == nil, ago == nil else { return false }
    // `lunes a | las 9`: a word before an hour is no end of a day.
    if keys.count > 1, let last = keys.last, words.prepositions[last] != nil { return false }
    var keys = keys
    var said: EntryPhraseWords.DayPart?
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
    // Middag is the afternoon in Dutch, and dinner in the north.
    let isMiddag =
      keys.last == "middag"
      && keys.contains { words.scandinavian.contains($0) || isScandinavianWeekday($0) }
    if keys.count > 1, !isMiddag, let part = words.behindDays[keys[keys.count - 1]] {
      said = part
      keys.removeLast()
      // `sexta à noite`.
      if keys.count > 1, ["a", "de", "da", "du", "au"].contains(keys[keys.count - 1]) { keys.removeLast() }
    } else if let (name, part) = glued(keys[keys.count - 1]) {
      said = part
      keys[keys.count - 1] = name
    }
    guard said == nil || part == nil && !isNoon else { return false }
    if said == nil, keys.count == 1, meal == nil, !surroundings.hasCategory,
      let (name, named) = gluedMeal(keys[0])
    {
      meal = named
      keys = [name]
    }
    // `yesterday lunch`.
    if said == nil, keys.count > 1, meal == nil, !surroundings.hasCategory,
      let named = isMiddag ? .dinner : meal(namedBy: keys[keys.count - 1]),
      // `yesterday's dinner leftovers`.
      !(next.map { words.behindMeals[named]?.contains($0.key) ?? false } ?? false) || endsInSign
        || withoutOwner(keys[keys.count - 2]) == keys[keys.count - 2]
    {
      let state = self
      var keys = keys
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
      if isTaken {
        meal = named
        return true
      }
      self = state
    }
    // `tuesday last week`.
    for phrase in words.lastWeeks {
      let text = keys.joined(separator: " ")
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
    if let first = keys.first, ["next", "nachsten", "nachster", "prochain", "proximo"].contains(first),
      let weekday = weekday(keys.dropFirst().joined(separator: " "))
    {
      let ahead = (weekday.rawValue - surroundings.today.weekday.rawValue + 7) % 7
      day = surroundings.today.advanced(by: ahead == 0 ? 7 : ahead)
      return true
    }
    if let found = dayOfMonth(keys) {
      day = found
      part = said ?? part
      return true
    }
    // Swedish and Danish `i måndags`, which is past also on a Monday.
    let isPast =
      keys.count == 2 && keys[0] == "i" && keys[1].last == "s" && weekday(String(keys[1].dropLast())) != nil
    if isPast { keys = [String(keys[1].dropLast())] }
    let isLast = isPast || keys.contains { words.lastWords.contains($0) }
    let name = keys.filter { !words.lastWords.contains($0) }.joined(separator: " ")
    guard !name.isEmpty else { return false }
    if said != nil, case .day(let offset)? = words.meanings[name] {
      day = surroundings.today.advanced(by: offset)
      part = said
      return true
    }
    let before = ["on ", "na ", "no ", "el ", "le ", "в ", "во ", "w ", "we "].first { name.hasPrefix($0) }
    let bare = before.map { String(name.dropFirst($0.count)) } ?? name
    // `dinner fri 8pm`, `mon 8am oats`.
    let isSure =
      endsInSign || meal != nil || part != nil || clock != nil || next.map { saysClock($0) } ?? false
    if !isLeft || isSure || bare != name || isLast || said != nil, words.weekdayAbbreviations.contains(bare),
      let weekday = try? DayExpression(isLast ? "last \(bare)" : bare, today: surroundings.today).day
    {
      day = weekday
      part = said ?? part
      return true
    }
    guard let found = namedDay(name, isLast: isLast) ?? weekday(behind: before, or: said, bare) else {
      return slashed(keys.last ?? name, before: keys.dropLast(), next: next) || takeFigures(name)
    }
    day = found
    part = said ?? part
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

  // MARK: Meals

  /// Takes a meal, and the hour that its name states: `mid-morning snack`.
  private mutating func take(_ found: FoodCategory, named name: String) {
    meal = found
    guard found == .snack else { return }
    for word in [" snack", " snacks"] where name.hasSuffix(word) {
      if let meaning = words.meanings[String(name.dropLast(word.count))], case .about = meaning {
        _ = take(meaning, number: nil, isLeft: true)
      }
    }
  }

  /// `for lunch`, `zum Mittagessen`; at the left end also the name alone, `breakfast poha`, and the part of the day of a snack,
  /// `evening snack`.
  mutating func takeMeal(_ keys: [String], _ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    if isLeft, isName(keys, of: surroundings.category) { return true }
    guard meal == nil, !surroundings.hasCategory else { return false }
    // `breakfast for dinner: pancakes`.
    if isLeft, keys.count == 3, keys[1] == "for", meal(namedBy: keys[0]) != nil,
      let found = meal(namedBy: keys[2])
    {
      meal = found
      return true
    }
    for count in 1...min(3, keys.count) {
      let name = keys[(keys.count - count)...].joined(separator: " ")
      let named = meal(namedBy: name)
      let before = keys[..<(keys.count - count)].joined(separator: " ")
      let meals = named == nil && count < tokens.count ? parser.meals(namedBy: name) : []
      if meals.count > 1, before.isEmpty && isLeft || words.mealPrepositions.contains(before) {
        problem = problem ?? .unclearMeal(piece.map { String($0.text) }.joined(separator: " "), meals)
        meal = meals[0]
        return true
      }
      guard let found = named ?? (namesMeal(name) ? parser.category(of: name) ?? nil : nil) else { continue }
      let isBound =
        words.boundNames.contains(name) && piece.allSatisfy { $0.text.allSatisfy(\.isASCII) }
      let isDishWithNext = next.map { words.behindMeals[found]?.contains($0.key) ?? false } ?? false
      if words.mealPrepositions.contains(before)
        || !isDishWithNext && words.articlesBeforeMeals.contains(before)
          && !(isLeft && isOccasion(behind: keys.count))
      {
        take(found, named: name)
        lateness = before.hasSuffix("late") ? 90 : before.hasSuffix("early") ? -90 : 0
        return true
      }
      // `sandwich, yesterday, lunch`, `upma breakfast`.
      if before.isEmpty, named != nil, !isLeft, tokens.count > keys.count,
        case let last = tokens[tokens.count - keys.count - 1], !isBound,
        last.endsInSign
          || !words.beforeMealNames.contains(last.key) && words.besideMeals[last.key] == nil
            && isDish(tokens.dropLast(keys.count))
      {
        take(found, named: name)
        return true
      }
      guard named != nil, isLeft, !isDishWithNext, !isOccasion(behind: keys.count)
      else {
        continue
      }
      if found == .snack, takePart(before) {
        meal = found
        return true
      }
      let isMain = [.breakfast, .lunch, .dinner, .snack].contains(found) && !isBound
      guard before.isEmpty, isMain || isDay(behind: keys.count) else { continue }
      take(found, named: name)
      // `lanche da tarde`.
      if found == .snack, count > 2 { _ = takePart(keys.suffix(2).joined(separator: " ")) }
      return true
    }
    // `नाश्ते में पोहा`, `roti dinner me`.
    if keys.count > 1, words.particles.contains(keys[keys.count - 1]),
      let found = meal(namedBy: keys.dropLast().joined(separator: " "))
    {
      meal = found
      return true
    }
    // `lunch was soup`.
    if isLeft, keys.count > 1, Self.verbs.contains(keys[keys.count - 1]) {
      return takeMeal(keys.dropLast(), piece.dropLast(), isLeft: true, next: next)
    }
    return false
  }

  /// The meal that stays in the words, alone or because they continue with a person or a place: `breakfast`, `lunch with Anna:
  /// curry`.
  var occasion: FoodCategory? {
    guard meal == nil, !surroundings.hasCategory, let first = tokens.first?.key,
      !words.boundNames.contains(first),
      tokens.count == 1 || isOccasion(behind: 1)
    else { return nil }
    return meal(namedBy: first)
  }

  /// Whether the first words are a meal that the next ones describe, by company, place or manner, so that it stays: `dinner at
  /// grandma's`, `cena ligera`, but not `lunch at noon` and `lunch at work: soup`.
  private func isOccasion(behind count: Int) -> Bool {
    guard count < tokens.count, !tokens[count - 1].endsInSign else { return false }
    let next = tokens[count].key
    if ["with", "for", "w/"].contains(next) { return true }
    if count + 1 == tokens.count { return Self.adjectivesBehindMeals.contains(next) }
    guard Self.wordsBeforePlaces.contains(next), !isDish(tokens[(count + 1)...]) else { return false }
    let behind = tokens[count + 1].key
    return behind.first?.isLetter ?? false && words.numbers[behind] == nil
      && words.meanings["\(next) \(behind)"] == nil && !namesDay(behind) && meal(namedBy: behind) == nil
      && words.behindDays[behind] == nil
      && !(tokens.count > count + 2 && words.meanings["\(next) \(behind) \(tokens[count + 2].key)"] != nil)
  }

  private static let wordsBeforePlaces: Set<String> = [
    "at", "in", "bei", "beim", "chez", "mit", "con", "avec", "med", "hos",
  ]
  private static let adjectivesBehindMeals: Set<String> = [
    "ligera", "ligero", "rapida", "rapido", "leger", "legere", "leggera", "leggero", "leve", "lite",
    "skipped",
  ]

  /// The meal of which words are the name, or the verb: `dinner`, `cenar`.
  func meal(namedBy name: String) -> FoodCategory? { parser.meal(namedBy: name) ?? words.mealVerbs[name] }

  /// Takes the part of the day of a snack, or its midnight.
  private mutating func takePart(_ name: String) -> Bool {
    if let said = words.behindDays[name] {
      return take(.part(said, day: nil), number: nil, isLeft: true)
    }
    switch words.meanings[name] {
    case .part(_, day: nil), .about(_, day: nil), .midnight:
      return words.meanings[name].map { take($0, number: nil, isLeft: true) } ?? false
    default: return false
    }
  }

  /// Whether a past day stands after this many words: `tea last night: fish fingers`.
  private func isDay(behind count: Int) -> Bool {
    (1...3).contains { length in
      guard count + length < tokens.count else { return false }
      switch words.meanings[tokens[count..<count + length].map(\.key).joined(separator: " ")] {
      case .day, .part(_, day: .some), .about(_, day: .some): return true
      default: return length == 1 && weekday(tokens[count].key) != nil && tokens[count].key.utf8.count > 4
      }
    }
  }

  /// Whether words contain a dish and no other meal.
  func isDish(_ words: some Collection<Token>) -> Bool {
    let matches = KeywordMatch.all(in: FoodPhrase(words.map { String($0.text) }.joined(separator: " ")))
    return !matches.isEmpty && matches.allSatisfy { $0.kind != .meal }
  }

  /// Whether a name is that of a meal, and not only of a time of day such as *evening*.
  func namesMeal(_ name: String) -> Bool {
    words.meanings[name] == nil && words.behindDays[name] == nil || name == "mittag"
  }
}
