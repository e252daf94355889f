import JournalFormat

/// Remaining words that may say when it was, so that the user is asked instead of writing them as food.
extension EntryPhraseReader {
  /// Whether a remaining word probably says when it was: a clock time, a misspelled day, `9ish`, `8点`.
  func saysWhen(at place: Int) -> Bool {
    let key = tokens[place].key
    if isDateInFigures(key) { return true }
    // `24h slow roast`.
    if place + 1 < tokens.count, key.last == "h", words.behindHours.contains(tokens[place + 1].key) {
      return false
    }
    // `mon oats`, but not `mon café` and `sun dried tomatoes`.
    if place == 0, tokens.count > 1, day == nil,
      ["tue", "tues", "wed", "thu", "thur", "thurs", "fri", "mon"].contains(key),
      tokens[1].text.allSatisfy(\.isASCII), isDish(tokens[1...1])
    {
      return true
    }
    // `Mi. Pizza`, `Fr Pizza`.
    if place == 0, tokens.count > 1, day == nil, words.germanAbbreviations[key] != nil,
      tokens[0].text.last == "."
        || tokens[0].text.first?.isUppercase ?? false
          && (key != "so" || tokens[1].text.first?.isUppercase ?? false),
      isDish(tokens[1...1])
    {
      return true
    }
    // `sexta pizza`.
    if place == 0, tokens.count > 1, day == nil, weekday(key) == nil, weekday(key + "-feira") != nil,
      isDish(tokens[1...1])
    {
      return true
    }
    // `toast 8 am` beside another time.
    if let hour = smallFigure(key[...]), (1...12).contains(hour), place + 1 < tokens.count,
      ["am", "pm", "a.m", "p.m"].contains(tokens[place + 1].key)
    {
      return true
    }
    let isAtEnd = place == 0 || place == tokens.count - 1
    // `friday 13th cake`, `31/11 soup`.
    if isAtEnd, tokens.count > 1, isOrdinalBehindDay(place) || isImpossibleDate(key) { return true }
    // What was taken behind it belongs to it: `wrap for`, `kebab at half past`.
    if place > 0, place == tokens.count - 1, !takenRight.isEmpty, Self.wordsBeforeTimes.contains(key) {
      return true
    }
    if isSpan(at: place) || isLooseHour(at: place) { return true }
    // `kwart over een soep`.
    if key == "kwart", place + 1 < tokens.count, ["over", "voor"].contains(tokens[place + 1].key) {
      return true
    }
    // `ribs at yesterday's party`.
    if place > 0, tokens[place - 1].key == "at", key.hasSuffix("'s") || key.hasSuffix("’s"),
      namesDay(String(key.dropLast(2)))
    {
      return true
    }
    if words.leftOver.contains(key) || words.leftOverParts.contains(where: { key.contains($0) }) {
      return true
    }
    // Yesterday's soup is a soup.
    let isOwner = key.hasSuffix("'s") || key.hasSuffix("’s")
    if !isOwner, similarWord(to: key, among: ["yesterday": 1, "tomorrow": 1]) != nil { return true }
    let digits = key.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == ".") }
    guard let first = digits.first, first.isNumber else { return false }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    let isClock =
      parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2 && digits.count == key.count
    return isClock || words.clockEndings.contains(String(key.dropFirst(digits.count)))
  }

  /// A word at the end of the rest that belonged to what was taken: `rice a | couple hours ago`, `ko chole`.
  var cutWords: String? {
    if !takenRight.isEmpty, tokens.count > 1, let last = tokens.last, !last.endsInSign,
      Self.wordsOfNothing.contains(last.key), last.text.allSatisfy(\.isASCII)
    {
      return "\(last.text) \(takenRight.first.map { String($0.text) } ?? "")"
    }
    if let last = takenLeft.last, !last.endsInSign, tokens.count > 1, let first = tokens.first,
      Self.wordsBehindTimes.contains(first.key)
    {
      return "\(last.text) \(first.text)"
    }
    // `one week ago friday pizza`.
    if day != nil || ago != nil, tokens.count > 1 {
      let ends = [takenLeft.isEmpty ? nil : tokens.first, takenRight.isEmpty ? nil : tokens.last]
      if let other = ends.compactMap(\.self).first(where: { $0.key.utf8.count > 5 && namesDay($0.key) }) {
        return String(other.text)
      }
    }
    return nil
  }

  /// Words that mean nothing without a word after them.
  static let wordsOfNothing: Set<String> = [
    "hour", "hours", "hr", "hrs", "h", "min", "mins", "minutes", "week", "than", "like", "about", "around",
    "maybe", "almost", "nearly", "over", "roughly", "stunde", "stunden", "heure", "heures", "hora", "horas",
    "ora", "ore",
    "a", "an", "the", "of", "in", "from", "by", "since", "and", "or", "last", "this", "der", "die", "das",
    "dem", "den", "am", "im", "vor", "hace", "el", "la", "las", "le", "les", "il", "du", "de", "del",
  ]

  /// Words that continue a day or a time before them, and begin no food.
  private static let wordsBehindTimes: Set<String> = [
    "ko", "ke", "week", "weeks", "weekend", "month", "year", "ago", "before", "after", "past", "until",
    "till",
    "woche", "viertel", "semana", "semaine", "settimana",
  ]

  private static let wordsBeforeTimes: Set<String> = [
    "at", "on", "for", "around", "about", "past", "before", "after", "until", "till", "um", "gegen", "zum",
    "kl", "klockan",
    "в", "на",
  ]

  /// `pizza 9-10pm`, `toast 8-9`.
  private func isSpan(at place: Int) -> Bool {
    let span = tokens[place].key.split(whereSeparator: { "-–".contains($0) })
    guard span.count == 2, let from = Int(span[0]), (1...24).contains(from) else { return false }
    if ["am", "pm"].contains(where: span[1].hasSuffix) { return true }
    return place > 0 && place == tokens.count - 1 && Int(span[1]).map { (1...24).contains($0) } ?? false
  }

  /// An hour without a word that binds it: `8: toast`, `toast, 8`, `eggs today 9`, `salmon before 7`, `soup 1230`, `12,30 soup`.
  private func isLooseHour(at place: Int) -> Bool {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil, tokens.count > 1 else { return false }
    let key = tokens[place].key
    let isLast = place == tokens.count - 1
    if place == 0, case let parts = key.split(separator: ","), parts.count == 2, parts[1].utf8.count == 2,
      let hour = smallFigure(parts[0]), hour < 24, let minute = smallFigure(parts[1]), minute < 60
    {
      return true
    }
    guard let number = smallFigure(key[...]) else { return false }
    if isLast, key.utf8.count == 4, (5..<24).contains(number / 100), [15, 30, 45].contains(number % 100) {
      return true
    }
    guard (1...24).contains(number) else { return false }
    if place == 0 { return tokens[0].endsInSign }
    // `breakfast at 9 and a coffee`.
    if place == 1, tokens[0].key == "at", !isLast { return true }
    let before = tokens[place - 1]
    return isLast
      && (before.endsInSign || namesDay(before.key)
        || ["before", "after", "by", "since", "until", "till", "til", "past"].contains(before.key))
  }

  /// `13th` right behind a day, or before one.
  private func isOrdinalBehindDay(_ place: Int) -> Bool {
    let key = tokens[place].key
    // `pizza 22nd`.
    let isBare = day == nil && place > 0 && place == tokens.count - 1
    guard isBare || day != nil && (place == 0 ? !takenLeft.isEmpty : !takenRight.isEmpty) else {
      return false
    }
    return ["st", "nd", "rd", "th"].contains { ending in
      key.hasSuffix(ending) && smallFigure(key.dropLast(2)).map { (1...39).contains($0) } ?? false
    }
  }

  /// Words for another day, or a time ago, within the rest: `sandwich yesterday with tea`.
  var wordsInTheMiddle: String? {
    if meal != nil {
      for place in tokens.indices.dropLast() where ["for", "zum", "para", "pour"].contains(tokens[place].key)
      {
        if parser.meal(namedBy: tokens[place + 1].key) != nil {
          return "\(tokens[place].text) \(tokens[place + 1].text)"
        }
      }
    }
    // `monday and tuesday pizza`, `coffee at 8 and 10`.
    for place in tokens.indices.dropFirst().dropLast() where words.joints.contains(tokens[place].key) {
      let (before, behind) = (tokens[place - 1].key, tokens[place + 1].key)
      let areDays = weekday(before) != nil && weekday(behind) != nil
      let areTimes =
        place > 1 && words.prepositions[tokens[place - 2].key] == false && smallFigure(before[...]) != nil
        && smallFigure(behind[...]) != nil
      if areDays || areTimes {
        return "\(tokens[place - 1].text) \(tokens[place].text) \(tokens[place + 1].text)"
      }
    }
    if let time = timeInTheMiddle { return time }
    return dayInTheMiddle
  }

  /// A day, a part of it, or a time ago in the rest.
  private var dayInTheMiddle: String? {
    for start in tokens.indices where start == 0 || !words.origins.contains(tokens[start - 1].key) {
      if isSlipInEnergy(at: start) { continue }
      for count in stride(from: min(4, tokens.count - start), through: 1, by: -1) {
        let keys = tokens[start..<start + count].map(\.key)
        let text = keys.joined(separator: " ")
        switch words.meanings[text] ?? numbered(keys).lazy.compactMap({ words.meanings[$0.pattern] }).first {
        case .day(let offset) where offset < 0, .part(_, day: .some(let offset)) where offset < 0:
          if day == nil, ago == nil { return text }
        // `now and later`.
        case .vague where start > 0 && words.joints.contains(tokens[start - 1].key): continue
        case .minutesAgo, .daysAgo, .nightsAgo, .vague:
          // `saturday a week ago raclette`.
          let isBesideTaken =
            start == 0 && !takenLeft.isEmpty || start + count == tokens.count && !takenRight.isEmpty
          if day == nil && ago == nil || isBesideTaken { return text }
        case .part(_, day: .some):
          if day == nil, ago == nil, part == nil { return text }
        // `yesterday today soup`.
        case .day where day != nil && (start == 0 || start + count == tokens.count): return text
        // `after midnight kebab`.
        case .noon, .midnight:
          if !isNoon, !isMidnight, clock == nil, ago == nil, !isInDish(start..<start + count) { return text }
        case .part(_, day: nil)
        where (count > 1 || words.adverbs.contains(text) && start > 0) && part == nil && clock == nil
          && ago == nil:
          if !isInDish(start..<start + count) { return text }
        default: continue
        }
      }
      guard day == nil, ago == nil, !isInDish(start..<start + 1) else { continue }
      let key = tokens[start].key
      if key.utf8.count > 5, weekday(key) != nil || glued(key) != nil { return String(tokens[start].text) }
      if let date = dateInTheMiddle(at: start) { return date }
    }
    return nil
  }

  /// A month beside a number, whether it has that day or not: `on feb 30`.
  private func dateInTheMiddle(at place: Int) -> String? {
    guard place + 1 < tokens.count, !isInDish(place..<place + 2) else { return nil }
    let pair = [tokens[place].key, tokens[place + 1].key]
    guard
      let number = pair.firstIndex(where: { smallFigure($0[...]).map { (1...39).contains($0) } ?? false }),
      case let month = pair[1 - number], month.utf8.count > 2, month.allSatisfy(\.isLetter),
      let named = Array("1 \(month)".utf8).withUnsafeBufferPointer({ JournalFormat.namedDay(in: $0) }),
      named.weekdays.isEmpty, named.readings.count == 1
    else { return nil }
    return "\(tokens[place].text) \(tokens[place + 1].text)"
  }

  /// Whether words are part of the name of a dish with those before or behind them.
  private func isInDish(_ range: Range<Int>) -> Bool {
    splitsDish(range.lowerBound) || splitsDish(range.upperBound)
  }

  /// A time with its preposition within the rest: `frokost kl 8 brød`, `oatmeal between 7 and 8`.
  private var timeInTheMiddle: String? {
    guard ago == nil, !isNoon, surroundings.time == nil else { return nil }
    for place in tokens.indices.dropLast() {
      // `um` counts in Portuguese, and both may be said of one time: `um 8 Uhr`.
      guard clock == nil || tokens[place].key == "at" || tokens[place].key == "@" else { continue }
      let isSpan =
        tokens[place].key == "between" || tokens[place].key == "zwischen" || tokens[place].key == "entre"
      guard isSpan || place > 0 && words.surePrepositions.contains(tokens[place].key),
        let hour = smallFigure(tokens[place + 1].key[...]), (1...24).contains(hour),
        place + 2 == tokens.count || !isUnit(tokens[place + 2].key)
      else { continue }
      return "\(tokens[place].text) \(tokens[place + 1].text)"
    }
    return nil
  }
}
