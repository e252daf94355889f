import JournalFormat

/// Numbers and times of day.
extension EntryPhraseReader {
  /// The words with `#` for their only number, `2h ago` as `2 h ago`, `1.5 hours ago`.
  func numbered(_ keys: [String]) -> [(pattern: String, number: Double)] {
    var found: [(pattern: String, number: Double)] = []
    for (place, key) in keys.enumerated() {
      var parts = keys
      let digits = key.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      if !digits.isEmpty {
        guard digits.count <= 4, let value = Double(digits.replacing(",", with: ".")) else { continue }
        // `2h ago`.
        parts[place] = digits.count < key.count ? "# " + key.dropFirst(digits.count) : "#"
        found.append((parts.joined(separator: " "), value))
      } else if let value = words.numbers[key] ?? words.counts[key] {
        parts[place] = "#"
        found.append((parts.joined(separator: " "), Double(value)))
      }
    }
    return found
  }

  /// `8 in the morning`, `at half past nine at night`: a time before words for a part of the day.
  mutating func takeHourOfPart(_ keys: [String], _ piece: [Token]) -> Bool {
    guard keys.count > 1, part == nil, clock == nil, ago == nil, !isNoon, surroundings.time == nil else {
      return false
    }
    let start = [3, 2, 1].first {
      keys.count > $0 + 1 && words.prepositions[keys.prefix($0).joined(separator: " ")] == false
    }
    let hours = keys.dropFirst(start ?? 0)
    for count in 1..<hours.count {
      guard case .part(let said, day: nil)? = words.meanings[hours.suffix(count).joined(separator: " ")],
        let first = hours.first, !words.articles.contains(first),
        var time = clockTime(Array(hours.dropLast(count)), hasPreposition: true, isLeft: false, next: nil),
        (1...12).contains(time.hour), !time.isWholeDay
      else { continue }
      part = said
      time.text = piece.map { String($0.text) }.joined(separator: " ")
      time.isLikelyWholeDay = false
      clock = time
      return true
    }
    return false
  }

  /// `at 8`, `8pm`, `8.15`, `20h15`, `8 Uhr`, `quarter past 8`, `halb acht`.
  mutating func takeClock(_ keys: [String], _ piece: [Token], isLeft: Bool, next: Token?) -> Bool {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil else { return false }
    var rest = keys[...]
    var isOpen: Bool?
    for count in [3, 2, 1] where rest.count > count {
      if let open = words.prepositions[rest.prefix(count).joined(separator: " ")] {
        isOpen = open
        rest = rest.dropFirst(count)
        break
      }
    }
    // `@8`, `~8`.
    if isOpen == nil, let first = rest.first, let sign = first.first, sign == "@" || sign == "~" {
      rest[rest.startIndex] = String(first.dropFirst())
      isOpen = sign == "~"
    }
    // `~600` is an energy, if anything.
    if isOpen == true, keys.count == 1, let figure = rest.first, figure.utf8.count > 2,
      smallFigure(figure[...]) != nil
    {
      return false
    }
    let preposition = keys.dropLast(rest.count).joined(separator: " ")
    // So is `ca. 800` behind a food.
    if !isLeft, isAboutFigure(keys) { return false }
    // `a 7 up`, `à 2 pizzas`: before a bare figure these are articles, or other words, in some language.
    let isBare = rest.count == 1 && (rest.first ?? "").utf8.allSatisfy(isASCIIDigit)
    if isLeft, isBare, ["a", "as"].contains(preposition), piece.first?.text.lowercased() != "às" {
      return false
    }
    // `approx 500 calories of pasta`.
    if isBare, isOpen == true, let next, isUnit(next.key) { return false }
    // `a la una`, `all'una`.
    if preposition == "a la", let first = rest.first, first == "una" { rest[rest.startIndex] = "1" }
    if rest == ["all'una"] || rest == ["all’una"] { (rest, isOpen) = (["1"], false) }
    // Dutch `om half 1` is half past twelve.
    if ["om", "rond"].contains(preposition), rest.count == 2, rest.first == "half",
      smallFigure((rest.last ?? "")[...]) != nil
    {
      rest[rest.startIndex] = "halb"
    }
    // `snack at 11: handful of almonds`: behind a sign no unit belongs to the number.
    let isApart = isOpen != nil && piece.last?.endsInSign ?? false
    guard
      var said = clockTime(
        Array(rest), hasPreposition: isOpen != nil, isLeft: isLeft, next: isApart ? nil : next)
    else {
      // `at 8:75`, `at 25`.
      let isFigure =
        rest.count == 1 && rest.first != ""
        && (rest.first ?? "").allSatisfy { $0.isASCII && $0.isNumber || $0 == ":" }
      guard isOpen == false, !isLeft, isFigure else { return false }
      problem = problem ?? .impossible(keys.joined(separator: " "))
      return true
    }
    said.text = piece.map { String($0.text) }.joined(separator: " ")
    said.isOpen = isOpen ?? false || said.isOpen
    if ["um", "gegen", "so gegen", "a", "vers", "om", "rond", "kl", "klokken", "klockan", "в", "o"].contains(
      preposition)
    {
      said.isLikelyWholeDay = true
    }
    // English counts twelve hours: `spaghetti at 7:30`.
    if ["at", "@", "around", "about", "at about", "at around", "around about", "by"].contains(preposition),
      !rest.contains(where: { words.hourUnits.contains($0) && !$0.contains("clock") })
    {
      said.isLikelyWholeDay = false
    }
    // `um 2 pizzas` counts in Portuguese.
    if isLeft, isBare, said.hour < 5, ["um", "om"].contains(preposition), part == nil, meal == nil {
      problem =
        problem
        ?? .unclearTime(said.text, [said.hour, said.hour + 12].compactMap { ClockTime(hour: $0, minute: 0) })
    }
    // `about 12 grapes`: about that hour, or so many of them.
    if isLeft, isBare, isOpen == true, !isApart, let next, looksPlural(next),
      !Self.wordsOfNothing.contains(next.key)
    {
      let number = rest.first ?? ""
      problem =
        problem
        ?? .unclear(
          "\(said.text) \(next.text)",
          readings: ["\(number) \(next.text)", "\(next.text) at about \(number)"],
          remedies: [
            "\(number) \(next.text)",
            timed(String(next.text), "around", hour: said.hour, minute: said.minute),
          ])
    }
    clock = said
    return true
  }

  func clockTime(_ keys: [String], hasPreposition: Bool, isLeft: Bool, next: Token?) -> SaidClock? {
    let text = keys.joined(separator: " ")
    // `10 to 12 almonds` and `1 y media tostadas` count.
    let isCount =
      isLeft && !hasPreposition && keys.count > 2 && smallFigure(keys[0][...]) != nil
      && ["to", "till", "i", "y", "e", "et"].contains(keys[1])
      // `10 to 8 toast`.
      && !(keys[1] == "to" && [5, 10, 20, 25].contains(smallFigure(keys[0][...]))
        && next.map { !looksPlural($0) && !isUnit($0.key) } ?? false)
    if !isCount,
      let said = SpokenFraction(
        keys, numbers: words.numbers, articles: words.articles, hasPreposition: hasPreposition)
    {
      return SaidClock(
        text: text, hour: said.hour, minute: said.minute, isWholeDay: false,
        isLikelyWholeDay: said.isLikelyWholeDay)
    }
    // `seven thirty am`.
    if keys.count > 2, case let half = keys[keys.count - 1].filter({ $0 != "." }),
      ["am", "pm"].contains(half),
      let said = SpokenFraction(
        Array(keys.dropLast()), numbers: words.numbers, articles: words.articles, hasPreposition: true),
      !isCount
    {
      return SaidClock(
        text: text, hour: said.hour % 12 + (half == "pm" ? 12 : 0), minute: said.minute, isWholeDay: true)
    }
    var keys = keys
    // `10 o clock`.
    if keys.count > 2, keys[1] == "o", keys[2] == "clock" { keys.replaceSubrange(1...2, with: ["o'clock"]) }
    // `8 pm`, `8 p.m.`, `8 Uhr`, `8 Uhr 15`.
    var meridiem: String?
    var isHours = false
    if keys.count > 1 {
      let last = keys[keys.count - 1].filter { $0 != "." }
      if last == "am" || last == "pm" {
        meridiem = last
        keys.removeLast()
      } else if words.hourUnits.contains(keys[1]),
        !(isLeft && next.map { words.behindHours.contains($0.key) } ?? false)
      {
        isHours = true
        keys.remove(at: 1)
        if keys.count == 2, let minute = Int(keys[1]), (0..<60).contains(minute), let hour = Int(keys[0]) {
          return SaidClock(text: text, hour: hour, minute: minute, isWholeDay: false, isLikelyWholeDay: true)
        }
      }
    }
    guard keys.count == 1, var word = keys.first else { return nil }
    if let (said, text) = unspacedClock(word), text == word { return said }
    // `9ish`, `9-ish`.
    var isOpen = false
    for ending in ["-ish", "ish"] where word.hasSuffix(ending) {
      let bare = String(word.dropLast(ending.count))
      guard bare.first?.isNumber ?? false || words.numbers[bare] != nil else { continue }
      word = bare
      isOpen = true
      break
    }
    for ending in ["uhr", "hrs", "hr", "uur", "u"]
    where word.hasSuffix(ending) && word.first?.isNumber ?? false {
      word.removeLast(ending.count)
      isHours = true
      break
    }
    if meridiem == nil {
      for suffix in ["am", "pm", "a.m", "p.m", "a.m.", "p.m.", "a", "p"]
      where word.hasSuffix(suffix) && word.dropLast(suffix.count).last?.isNumber ?? false {
        meridiem = suffix.first == "a" ? "am" : "pm"
        word.removeLast(suffix.count)
        break
      }
    }
    let isBare = word.allSatisfy { $0.isASCII && $0.isNumber } || words.numbers[word] != nil
    guard
      let (hour, minute) = figures(
        word, hasPreposition: hasPreposition || isHours || isOpen || meridiem != nil,
        // `à une heure`.
        mayBeArticle: hasPreposition && isHours, isLeft: isLeft,
        // `6pm pot roast`.
        next: meridiem == nil ? next : nil)
    else { return nil }
    if let meridiem {
      guard (1...12).contains(hour), minute < 60 else { return nil }
      return SaidClock(
        text: text, hour: hour % 12 + (meridiem == "pm" ? 12 : 0), minute: minute, isWholeDay: true,
        isOpen: isOpen)
    }
    let hasLeadingZero = word.first == "0"
    return SaidClock(
      text: text, hour: hour, minute: minute, isWholeDay: hour > 12 || hour == 0 || hasLeadingZero,
      isLikelyWholeDay: isHours && !text.split(separator: " ").contains(where: isOfHalfDay)
        || !isBare && !isOpen,
      isOpen: isOpen)
  }

  /// Whether a word after an hour means a 12-hour clock: `o'clock`, `6 baje`.
  private func isOfHalfDay(_ word: Substring) -> Bool {
    word.contains("clock") || word.hasSuffix("baje") || word.hasSuffix("bje") || word == "बजे"
  }

  /// The hour and minute of `8`, `08`, `8:15`, `8.15`, `8h15`, `0815`, `eight`.
  func figures(
    _ word: String, hasPreposition: Bool, mayBeArticle: Bool = false, isLeft: Bool, next: Token?
  ) -> (hour: Int, minute: Int)? {
    if let hour = words.numbers[word], hasPreposition, mayBeArticle || !words.articles.contains(word) {
      return (hour, 0)
    }
    // `13;00` is a slip for `13:00`.
    for sign: Character in [":", ";", ".", "h"] {
      let parts = word.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let hour = smallFigure(parts[0]), hour < 25 else { continue }
      // `8h pulled pork` took eight hours.
      if sign == "h", parts[1].isEmpty {
        return isLeft && next.map { words.behindHours.contains($0.key) } ?? false ? nil : (hour, 0)
      }
      guard parts[1].utf8.count == 2, let minute = smallFigure(parts[1]), minute < 60 else { continue }
      // `8.15` is a time; before a unit and, at the right end, at night it is an amount or a price.
      if sign == ".", !hasPreposition {
        let isAmount = isLeft ? next.map { isUnit($0.key) } ?? true : hour < 5
        if isAmount { return nil }
      }
      return (hour, minute)
    }
    guard let value = smallFigure(word[...]) else { return nil }
    if word.utf8.count == 4, value / 100 < 24, value % 100 < 60,
      hasPreposition || mayBeClock(word, value, isLeft: isLeft, next: next)
    {
      return (value / 100, value % 100)
    }
    // `toast at 730`.
    if word.utf8.count == 3, hasPreposition, value % 5 == 0, value % 100 < 60,
      !(next.map { isUnit($0.key) } ?? false)
    {
      return (value / 100, value % 100)
    }
    guard hasPreposition, word.utf8.count <= 2, value <= 24,
      !(isLeft && (next.map { isUnit($0.key) } ?? false))
    else {
      return nil
    }
    return (value, 0)
  }

  /// Whether four figures without a word before them are a time: `1330 pasta`, `yesterday 1930 fish`, `dosa 0815`; `2015 wine` is a
  /// year.
  private func mayBeClock(_ word: String, _ value: Int, isLeft: Bool, next: Token?) -> Bool {
    guard isLeft else { return word.first == "0" || hasDayBefore(word) }
    if next.map({ isUnit($0.key) }) ?? true { return false }
    let isSaidWithDay = (day != nil || part != nil) && (500..<2400).contains(value) && value % 5 == 0
    return word.first == "0" || isSaidWithDay
      || (500..<1900).contains(value) && [15, 30, 45].contains(value % 100)
  }

  /// Whether the last word that is left stands right behind a day: `fish yesterday 1930`.
  private func hasDayBefore(_ word: String) -> Bool {
    guard tokens.count > 2, tokens[tokens.count - 1].key == word, word.last == "0" || word.last == "5" else {
      return false
    }
    let before = tokens[tokens.count - 2].key
    return words.meanings[before].map(isDay) ?? false || weekday(before) != nil
  }

  func smallFigure(_ text: Substring) -> Int? {
    !text.isEmpty && text.utf8.count <= 4 && text.utf8.allSatisfy { isASCIIDigit($0) } ? Int(text) : nil
  }

  func isUnit(_ word: String) -> Bool {
    FoodVocabulary.measures.contains(word)
      || [
        "g", "kg", "mg", "l", "ml", "cl", "oz", "lb", "lbs", "kcal", "cal", "cals", "calories", "kalorien",
        "kj", "%", "€", "$", "inch", "cm",
        "x",
      ].contains(word)
  }
}

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

/// Dates in figures.
extension EntryPhraseReader {
  /// `on the 18th`, `am 20.`: the latest such day.
  func dayOfMonth(_ keys: [String]) -> Day? {
    guard keys.count > 1, var word = keys.last,
      ["on the", "the", "on", "am", "le", "el"].contains(keys.dropLast().joined(separator: " "))
    else { return nil }
    guard let ending = ["st", "nd", "rd", "th", "."].first(where: { word.hasSuffix($0) }) else { return nil }
    word.removeLast(ending.count)
    guard (ending == ".") == (keys[0] == "am"), let number = smallFigure(word[...]),
      (1...31).contains(number),
      // `the 2nd slice`.
      keys[0] != "the" || number > 12
    else { return nil }
    let today = surroundings.today
    return (0..<62).lazy.map { today.advanced(by: -$0) }.first { $0.dayOfMonth == number }
  }

  /// Takes a date in figures as the command line accepts it, or the reason why it is none: `2026-02-30`, `1.3.26`.
  mutating func takeFigures(_ name: String) -> Bool {
    var name = name
    // `25.11` is no time.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, (smallFigure(parts[0]) ?? 0) > 24, parts[1].utf8.count == 2 { name += "." }
    guard isDateInFigures(name) else { return false }
    do throws(ExpressionProblem) {
      day = try DayExpression(name, today: surroundings.today).day
    } catch {
      problem = problem ?? .impossibleDay(error.message)
      day = surroundings.today
    }
    return true
  }

  /// Whether a word has the form of a date in figures and can mean nothing else: `30.2.`, `1.3.26`, `2026-02-30`, but not `omega
  /// 3-6-9`.
  func isDateInFigures(_ word: String) -> Bool {
    for sign: Character in [".", "-", "/"] {
      var parts = word.split(separator: sign, omittingEmptySubsequences: false)
      let isClosed = sign == "." && parts.count == 3 && parts[2].isEmpty && (smallFigure(parts[1]) ?? 99) < 13
      if parts.last?.isEmpty ?? false { parts.removeLast() }
      guard parts.count == 3 || isClosed, parts.allSatisfy({ smallFigure($0) != nil }) else { continue }
      return isClosed || parts[2].utf8.count == 2 || parts[2].utf8.count == 4 || parts[0].utf8.count == 4
    }
    return false
  }

  /// Reports a date that may be two days: `11/10`.
  mutating func slashed(_ name: String, before: some Collection<String>, next: Token?) -> Bool {
    let names = before.filter { !["on", "am", "le", "el", "il", "op", "den", "the"].contains($0) }
    // `Sun 22/11`.
    let said = names.first.flatMap { weekday(named: $0) }
    guard names.count == (said == nil ? 0 : 1) else { return false }
    // `03-10` and `11-25 soup`, but `10-12 almonds`.
    let isDashed =
      name.utf8.count == 5
      && (name.first == "0" || name.dropFirst(3).first == "0"
        || (smallFigure(name.suffix(2)) ?? 0) > 24
          && next.map { !looksPlural($0) && !isUnit($0.key) } ?? false)
    let sign: Character = isDashed && !name.contains("/") ? "-" : "/"
    let parts = name.split(separator: sign, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...4).contains($0.utf8.count) }),
      parts.count == 3 || parts.allSatisfy({ $0.utf8.count <= 2 }),
      case let numbers = parts.compactMap({ Int($0) }), numbers.count == parts.count,
      // `1/2 banana` is a half.
      said != nil || parts.count == 3 || numbers[0] > 9 || numbers[1] > 9 || name.first == "0"
    else { return false }
    let years =
      parts.count == 3
      ? [numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]]
      : [surroundings.today.year, surroundings.today.year - 1]
    var days = [(numbers[1], numbers[0]), (numbers[0], numbers[1])].compactMap { month, day in
      years.lazy.compactMap { Day(year: $0, month: month, day: day) }
        .first { parts.count == 3 || $0 <= surroundings.today }
    }
    guard !days.isEmpty else { return false }
    if let said {
      let fitting = days.filter { $0.weekday == said }
      if fitting.isEmpty { problem = .unclearDay(([said.name] + [name]).joined(separator: " "), days) }
      days = fitting.isEmpty ? days : fitting
    }
    if Set(days).count > 1 { problem = .unclearDay(name, days) }
    day = days[0]
    return true
  }

  /// `31/11`, which has the form of a date and is none.
  func isImpossibleDate(_ key: String) -> Bool {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map { smallFigure($0) ?? 0 }
    guard parts.count == 2, day == nil, let small = parts.min(), let large = parts.max() else { return false }
    return (1...12).contains(small) && (28...31).contains(large)
  }

  /// The weekday that the first word is short for, if nothing else can be meant: `Mo` and `Di.` before a time, `wed.`, `thurs`.
  func abbreviated(_ key: String, _ next: Token?) -> String? {
    guard takenLeft.isEmpty, day == nil, let first = tokens.first, first.key == key, let next else {
      return nil
    }
    if let name = words.germanAbbreviations[key], first.text.first?.isUppercase ?? false, saysClock(next) {
      return name
    }
    let isSure = first.text.last == "." || ["tues", "thur", "thurs"].contains(key)
    guard isSure, words.weekdayAbbreviations.contains(key),
      let day = try? DayExpression(key, today: surroundings.today).day
    else { return nil }
    return day.weekday.name.lowercased()
  }
}
