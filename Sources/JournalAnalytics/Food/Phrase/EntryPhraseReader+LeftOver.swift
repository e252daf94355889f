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

/// What the user has to clarify: two meals in one phrase, an hour that may be a count, and meals that were left out.
extension EntryPhraseReader {
  /// A number after the name of a meal that may be its hour or a count: `dinner 8 pizza`, but not `dinner 8 wings`.
  var hourOrCount: EntryPhrase.Problem? {
    guard let meal, let name = takenLeft.last, !name.endsInSign, self.meal(namedBy: name.key) == meal,
      clock == nil, part == nil, ago == nil, !isNoon, surroundings.time == nil, tokens.count > 1,
      let number = smallFigure(tokens[0].key[...]), let hours = Self.usualHours[meal], hours.contains(number),
      !isUnit(tokens[1].key), !looksPlural(tokens[1])
    else { return nil }
    let food = tokens.dropFirst().map { String($0.text) }.joined(separator: " ")
    // A dinner at 8 that is still to come was that of yesterday.
    let isAhead = isAhead(hour: meal == .dinner ? number + 12 : number)
    return .unclear(
      "\(name.text) \(number) \(food)",
      readings: ["\(name.text)\(isAhead ? " yesterday" : "") at \(number)", "\(number) times \(food)"],
      remedies: [
        "\(isAhead ? "yesterday " : "")\(name.text) at \(number): \(food)", "\(name.text): \(number) \(food)",
      ])
  }

  /// Whether a time is in the future today, if no other day is stated.
  private func isAhead(hour: Int, minute: Int = 0) -> Bool {
    let own = day ?? surroundings.day ?? surroundings.today
    return own == surroundings.clock.day && hour * 60 + minute > Int(surroundings.clock.time.minutes)
  }

  /// A food at a time that nobody can take for another: `soup at 08:30`, and yesterday where that is still to come.
  func timed(_ food: String, _ preposition: String, hour: Int, minute: Int) -> String {
    let day = isAhead(hour: hour, minute: minute) ? "yesterday " : ""
    let time = ClockTime(hour: hour, minute: minute).map { "\($0)" } ?? ""
    return "\(day)\(food) \(preposition) \(time)"
  }

  /// Whether a word may be several of something, in the languages that end it so: `grapes`, `Mandeln`, `gâteaux`.
  func looksPlural(_ token: Token) -> Bool { token.key.last.map { "snx".contains($0) } ?? true }

  /// A number after a dish that may be its hour or a count: `eggs and bacon 9`, but not `idli 4`.
  var countOrHour: EntryPhrase.Problem? {
    guard clock == nil, ago == nil, !isNoon, !isNow, surroundings.time == nil, tokens.count > 1,
      let last = tokens.last, let number = smallFigure(last.key[...]), (7...12).contains(number),
      case let dish = tokens.dropLast(), dish.last?.key.last?.isLetter ?? false, isDish(dish)
    else { return nil }
    // `12 pizza 8` counts already.
    if let first = dish.first, smallFigure(first.key[...]) != nil { return .notUnderstood(String(last.text)) }
    let food = dish.map { String($0.text) }.joined(separator: " ")
    let hours = number == 12 ? [12] : [number, number + 12]
    let past = hours.filter { !isAhead(hour: $0) }
    let times = (past.isEmpty ? hours : past).map { timed(food, "at", hour: $0, minute: 0) }
    return .unclear(
      "\(food) \(number)", readings: times + ["\(number) times \(food)"],
      remedies: times + ["\(number) \(food)"])
  }

  /// The hours at which a meal is so usual that a number after its name may be one; below them it is a count.
  private static let usualHours: [FoodCategory: ClosedRange<Int>] = [
    .breakfast: 6...10, .lunch: 11...12, .dinner: 6...10,
  ]

  /// Three or four figures before a food that may be its hour or its energy: `1300 soup`, `830 soup`; `2015 wine` is of that year.
  var hourOrFigure: EntryPhrase.Problem? {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil, (2...3).contains(tokens.count),
      takenLeft.isEmpty,
      case let key = tokens[0].key, let number = smallFigure(key[...]),
      key.utf8.count == 4 || key.utf8.count == 3 && [15, 30, 45].contains(number % 100),
      (600..<2400).contains(number), number % 100 < 60, number % 5 == 0, !(1950...2040).contains(number),
      !isUnit(tokens[1].key), !looksPlural(tokens[1]), isDish(tokens.dropFirst())
    else { return nil }
    let food = tokens.dropFirst().map { String($0.text) }.joined(separator: " ")
    let time = timed(food, "at", hour: number / 100, minute: number % 100)
    return .unclear(
      "\(key) \(food)", readings: [time, "\(food), \(key) kcal"], remedies: [time, "\(food) \(key) kcal"])
  }

  /// Two figures before a food that may be a span of time or a count: `8-9 porridge`, but not `2-3 eggs`.
  var spanOrCount: EntryPhrase.Problem? {
    guard clock == nil, ago == nil, !isNoon, surroundings.time == nil, tokens.count > 1, takenLeft.isEmpty,
      case let span = tokens[0].key.split(whereSeparator: { "-–".contains($0) }), span.count == 2,
      let from = smallFigure(span[0]), let to = smallFigure(span[1]), (5..<24).contains(from), to <= 24,
      from < to,
      !isUnit(tokens[1].key), !looksPlural(tokens[1]), isDish(tokens.dropFirst())
    else { return nil }
    let food = tokens.dropFirst().map { String($0.text) }.joined(separator: " ")
    return .unclear(
      "\(tokens[0].text) \(food)",
      readings: ["\(food) from \(from) to \(to)", "\(from) to \(to) times \(food)"],
      remedies: [
        "\(isAhead(hour: from) ? "yesterday " : "")\(food) from \(from):00 to \(to):00",
        "\(food) \(from)-\(to) pieces",
      ])
  }

  /// Whether the words are one for “about” and a figure of three digits or more: `ca. 800`.
  func isAboutFigure(_ keys: [String]) -> Bool {
    keys.count == 2 && EstimateWords.isOne(keys[0]) && keys[1].utf8.count > 2
      && smallFigure(keys[1][...]) != nil
  }

  /// An estimate without a unit at the end: `pizza ~600`, `pizza ca. 600`.
  var hourOrEnergy: EntryPhrase.Problem? {
    guard tokens.count > 1, let last = tokens.last?.key else { return nil }
    let isInWords = tokens.count > 2 && isAboutFigure(tokens.suffix(2).map(\.key))
    let key = isInWords ? "~\(last)" : last
    guard key.first == "~", key.utf8.count > 3, let number = smallFigure(key.dropFirst()) else { return nil }
    let food = tokens.dropLast(isInWords ? 2 : 1).map { String($0.text) }.joined(separator: " ")
    let isTime = number / 100 < 24 && number % 100 < 60
    let readings = [
      "\(food) \(key) kcal",
      isTime ? timed(food, "around", hour: number / 100, minute: number % 100) : "\(food) \(key) g",
    ]
    return .unclear(
      tokens.map { String($0.text) }.joined(separator: " "), readings: readings, remedies: readings)
  }

  /// An energy at the end with a sign or another figure before it: `pasta -500 kcal`, `pasta 1 200 kcal`.
  var oddEnergy: EntryPhrase.Problem? {
    guard tokens.count > 2, let unit = tokens.last, ["kcal", "cal", "cals", "kj"].contains(unit.key),
      case let key = tokens[tokens.count - 2].key,
      case let figure = key.drop(while: { "-−".contains($0) }), let number = smallFigure(figure), number > 0
    else { return nil }
    let whole = tokens.map { String($0.text) }.joined(separator: " ")
    let words = { (count: Int) in tokens.dropLast(count).map { String($0.text) }.joined(separator: " ") }
    if figure.count < key.count {
      let reading = "\(words(2)) \(number) \(unit.key)"
      return .unclear(whole, readings: [reading], remedies: [reading])
    }
    guard tokens.count > 3, figure.utf8.count == 3, case let before = tokens[tokens.count - 3],
      !before.endsInSign, let thousands = smallFigure(before.key[...]), (1...9).contains(thousands)
    else { return nil }
    let food = words(3)
    return .unclear(
      whole,
      readings: [
        "\(food), \(thousands)\(figure) \(unit.key)", "\(thousands) times \(food), \(figure) \(unit.key)",
      ],
      remedies: ["\(food) \(thousands)\(figure) \(unit.key)", "\(thousands) \(food) \(figure) \(unit.key)"])
  }

  /// The name of another meal among the words, followed by food: `egg, lunch: soup` after `breakfast`.
  var secondMeal: EntryPhrase.Problem? {
    guard let first = meal ?? surroundings.meal else { return nil }
    for place in tokens.indices.dropFirst().dropLast() {
      let (before, next) = (tokens[place - 1], tokens[place + 1].key)
      guard let second = parser.meal(namedBy: tokens[place].key), second != first,
        Self.usualHours[second] != nil || second == .snack && tokens[place].endsInSign,
        before.endsInSign || tokens[place].endsInSign
          || !words.origins.contains(before.key) && !words.beforeMealNames.contains(before.key)
            && !words.mealPrepositions.contains(before.key) && words.besideMeals[before.key] == nil
            && isDish(tokens[..<place]) && isDish(tokens[(place + 1)...]),
        !(words.behindMeals[second]?.contains(next) ?? false)
      else { continue }
      return .twoMeals(first.name, second.name)
    }
    return nil
  }

  /// Whether a text says that a meal was left out, perhaps when, and names no food: `no lunch today`, `heute kein Frühstück`, `no
  /// cené`, `ate nothing all day`.
  static func deniesMeal(
    _ text: String, _ surroundings: EntryPhrase.Surroundings, parser: DayFileParser
  ) -> Bool {
    let reader = EntryPhraseReader(text, surroundings, parser: parser)
    let words = reader.words
    let keys = reader.tokens.map(\.key).filter { !words.wordsBesideDenials.contains($0) }
    guard keys.count <= 8 else { return false }
    for start in keys.indices {
      for count in 1...min(3, keys.count - start) {
        let name = keys[start..<start + count].joined(separator: " ")
        let isNothing = words.nothings.contains(name)
        guard isNothing || words.denials.contains(name) else { continue }
        var rest = keys
        rest.removeSubrange(start..<start + count)
        let meal = reader.placeOfMeal(in: rest)
        guard isNothing || meal != nil else { continue }
        if let meal { rest.removeSubrange(meal) }
        if rest.isEmpty || words.wholeDays.contains(rest.joined(separator: " "))
          || saysOnlyWhen(rest.joined(separator: " "), surroundings, parser: parser)
        {
          return true
        }
      }
    }
    return false
  }

  /// The position of a meal's name.
  private func placeOfMeal(in keys: [String]) -> Range<Int>? {
    for start in keys.indices {
      for count in stride(from: min(3, keys.count - start), through: 1, by: -1)
      where meal(namedBy: keys[start..<start + count].joined(separator: " ")) != nil {
        return start..<start + count
      }
    }
    return nil
  }
}

/// The meals that are said.
extension EntryPhraseReader {
  /// Takes a meal, and the hour that its name says: `mid-morning snack`.
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

  /// The meal that stays among the words, alone or because they go on with whom or where: `breakfast`, `lunch with Anna: curry`.
  var occasion: FoodCategory? {
    guard meal == nil, !surroundings.hasCategory, let first = tokens.first?.key,
      !words.boundNames.contains(first),
      tokens.count == 1 || isOccasion(behind: 1)
    else { return nil }
    return meal(namedBy: first)
  }

  /// Whether the first words are a meal that the next ones say more of, with whom, where or how it was, so that it stays among them:
  /// `dinner at grandma's`, `cena ligera`, but not `lunch at noon` and `lunch at work: soup`.
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

  /// Whether a day that was stands behind so many words: `tea last night: fish fingers`.
  private func isDay(behind count: Int) -> Bool {
    (1...3).contains { length in
      guard count + length < tokens.count else { return false }
      switch words.meanings[tokens[count..<count + length].map(\.key).joined(separator: " ")] {
      case .day, .part(_, day: .some), .about(_, day: .some): return true
      default: return length == 1 && weekday(tokens[count].key) != nil && tokens[count].key.utf8.count > 4
      }
    }
  }

  /// Whether a dish is among words, and no other meal.
  func isDish(_ words: some Collection<Token>) -> Bool {
    let matches = KeywordMatch.all(in: FoodPhrase(words.map { String($0.text) }.joined(separator: " ")))
    return !matches.isEmpty && matches.allSatisfy { $0.kind != .meal }
  }

  /// Whether a name is that of a meal, and not only of a time of day such as *evening*.
  func namesMeal(_ name: String) -> Bool {
    words.meanings[name] == nil && words.behindDays[name] == nil || name == "mittag"
  }
}
