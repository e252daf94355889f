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
