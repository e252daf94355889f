import JournalFormat

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
