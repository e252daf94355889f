import JournalFormat

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
