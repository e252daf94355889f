import JournalFormat

/// Rearrangements before the ends are taken.
extension EntryPhraseReader {
  /// Removes the words before a sentence that says when it was: `so yesterday evening I had pizza`.
  mutating func dropFillers() {
    let state = self
    while tokens.count > 2,
      Self.fillers.contains(tokens[0].key) || tokens[0].key == "um" && Self.fillers.contains(tokens[1].key)
    {
      takenLeft.append(tokens.removeFirst())
    }
    guard !takenLeft.isEmpty else { return }
    if !takeLeft() { self = state }
  }

  /// Whether words are a name of several meals, among them the one that is known from elsewhere: `frokost egg --category lunch`.
  func isName(_ keys: [String], of known: FoodCategory?) -> Bool {
    guard let known, let name = keys.last, keys.count < tokens.count,
      keys.count == 1 || words.mealPrepositions.contains(keys.dropLast().joined(separator: " "))
    else { return false }
    let meals = parser.meals(namedBy: name)
    return meals.count > 1 && meals.contains(known)
  }

  /// Reads the German abbreviation of Sunday before a meal or a time, among nouns with capitals as in German: `So Brunch Eier`, but
  /// not `So brunch was eggs`.
  mutating func nameSunday() {
    guard tokens.count > 2, tokens[0].text == "So" || tokens[0].text == "So.",
      tokens.allSatisfy({ !($0.text.first?.isLetter ?? false) || $0.text.first?.isUppercase ?? false }),
      meal(namedBy: tokens[1].key) != nil || words.behindDays[tokens[1].key] != nil || saysClock(tokens[1])
    else { return }
    tokens[0].key = "sonntag"
  }

  /// Moves the words for when a dish was eaten behind those for what was eaten with it: `curry yesterday at 8 pm with naan`.
  mutating func putBehindCompany() {
    guard
      let place = tokens.indices.dropFirst().dropLast().first(where: { Self.company.contains(tokens[$0].key) }
      )
    else { return }
    var head = self
    head.tokens = Array(tokens[..<place])
    while head.takeRight() {}
    guard !head.takenRight.isEmpty, head.problem == nil, head.takenLeft.isEmpty, isDish(head.tokens) else {
      return
    }
    let company = typed[tokens[place].text.startIndex...]
    let when = head.takenRight.map { String($0.text) }.joined(separator: " ")
    self = EntryPhraseReader("\(head.rest) \(company) \(when)", surroundings, parser: parser)
  }

  private static let company: Set<String> = ["with", "w/", "mit", "avec", "con", "com", "med", "met"]

  /// The figures in brackets or after a comma, and the tags, at the end of a text: `, 200 kcal, #home`; empty for none.
  static func tail(of text: String) -> Substring {
    var tail = text[text.endIndex...]
    while true {
      let before = text[..<tail.startIndex]
      guard let end = before.lastIndex(where: { $0 != " " && $0 != "," }) else { return tail }
      let trimmed = before[...end]
      let last = trimmed[end]
      var start: Substring.Index?
      if last == ")" {
        start = trimmed.lastIndex(of: "(")
      } else if let space = trimmed.lastIndex(of: " "), trimmed[trimmed.index(after: space)] == "#" {
        start = space
      } else if let comma = trimmed.lastIndex(of: ","),
        trimmed[comma...].dropFirst().first(where: { $0 != " " })?.isNumber ?? false
      {
        start = comma
      }
      guard let start, start > text.startIndex else { return tail }
      tail = text[start...]
    }
  }

  /// Removes the word before a day that follows a meal: `goûter d'hier : pain`, `cena de ayer: tortilla`.
  mutating func joinOriginBehindMeal() {
    guard let first = tokens.first else { return }
    // `no jantar de ontem: peixe`.
    let place = words.mealPrepositions.contains(first.key) ? 2 : 1
    guard tokens.count > place + 1, meal(namedBy: tokens[place - 1].key) != nil else { return }
    if tokens[place].key.hasPrefix("d'") || tokens[place].key.hasPrefix("d’") {
      tokens[place].key.removeFirst(2)
    } else if tokens.count > place + 2, words.origins.contains(tokens[place].key),
      case let name = tokens[place + 1].key,
      words.meanings[name].map(namesPastDay) ?? false || weekday(name) != nil
        || weekday(name + "-feira") != nil
    {
      if weekday(name + "-feira") != nil { tokens[place + 1].key += "-feira" }
      tokens[place + 1].text = typed[tokens[place].text.startIndex..<tokens[place + 1].text.endIndex]
      tokens.remove(at: place)
    }
  }

  /// Whether a text states only when it was: `yesterday`, `last night at 8`.
  static func saysOnlyWhen(
    _ text: String, _ surroundings: EntryPhrase.Surroundings, parser: DayFileParser
  ) -> Bool {
    var probe = EntryPhraseReader(text + " zzz", surroundings, parser: parser)
    // `tea yesterday` was drunk.
    if probe.tokens.contains(where: { $0.key == "tea" }) { return false }
    while probe.takeLeft() {}
    return probe.tokens.count == 1
      && (probe.day != nil || probe.part != nil || probe.clock != nil || probe.ago != nil || probe.isNoon
        || probe.isNow)
  }
}
