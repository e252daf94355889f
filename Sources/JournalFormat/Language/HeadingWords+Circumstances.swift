extension HeadingWords {
  /// How many words may stand with another in a title.
  private static let mostCircumstances = 8

  /// The length in bytes of the longest such title.
  private static let longestAmongCircumstances = 60

  /// The meal, or Weight, of a title that says more than its name: `late lunch`, `morning weight`.
  func matchAmongCircumstances(_ title: UnsafeBufferPointer<UInt8>) -> Match? {
    // Longer texts are prose, of which no title is made.
    guard title.count <= HeadingWords.longestAmongCircumstances,
      title.count(where: { $0 == .space }) <= HeadingWords.mostCircumstances,
      title.contains(where: { $0 == .space || $0 == .slash || $0 == .hyphen || !$0.isASCII }),
      MealCircumstances.mayStandAround(title)
    else { return nil }
    let key = WordTable.key(of: title)
    return matchMeal(key) ?? matchWeight(key.split(separator: .space))
  }

  /// The meal of a title that says more than its name: `late lunch`, `for dinner`, `breakfast today`, `snack / treat`.
  ///
  /// Every other word must be one of `MealCircumstances`, so that *lunch meeting* and *after dinner* name no meal. Of
  /// several meals the first counts. `nil` where a whole title is known.
  private func matchMeal(_ key: [UInt8]) -> Match? {
    guard key.contains(where: { $0 == .space || $0 == .slash }) else { return nil }
    if let meal = mealAroundTraining(key) { return meal }
    var found: Match?
    for part in key.split(separator: .slash) {
      let words = part.split(separator: .space)
      guard !words.isEmpty, words.count <= 6 else { return nil }
      let ahead = words.prefix(while: MealCircumstances.contain).count
      // `snack / treat`: what may stand beside a meal, but names none.
      if found != nil, words.dropFirst(ahead).allSatisfy(MealCircumstances.goBesides) { continue }
      guard let meal = meal(in: words, ahead: ahead, isWhole: part.count == key.count) else { return nil }
      found = found ?? meal
    }
    return found
  }

  /// `pre-workout meal`, `snack post entreno`: a meal named for the training beside it, before or behind the words for that.
  private func mealAroundTraining(_ key: [UInt8]) -> Match? {
    let mayBegin = key.indices.contains { index in
      key[index] == UInt8(ascii: "p") && (index == 0 || key[index - 1] == .space)
    }
    guard mayBegin, case let words = key.split(separator: .space), words.count > 2, words.count <= 4 else {
      return nil
    }
    let last = words.count - 1
    let name: [UInt8]
    if MealCircumstances.nameTraining(words[0], words[1]) {
      name = Array(key[words[2].startIndex...])
    } else if MealCircumstances.nameTraining(words[last - 1], words[last]) {
      name = Array(key[..<words[last - 2].endIndex])
    } else {
      return nil
    }
    let meal: Match? = name.withUnsafeBufferPointer { match($0) }
    guard case .section(let section)? = meal, section.isFood else { return nil }
    return meal
  }

  /// The meal that is left when circumstances are taken off both ends; the longest such text counts.
  private func meal(in words: [ArraySlice<UInt8>], ahead: Int, isWhole: Bool) -> Match? {
    let behind = words.reversed().prefix(while: MealCircumstances.contain).count
    // All of the words together are known to be no meal, unless they are a part between slashes.
    if ahead == 0, behind == 0, isWhole { return nil }
    for first in 0...min(ahead, words.count - 1) {
      for last in stride(from: words.count - 1, through: max(first, words.count - 1 - behind), by: -1) {
        let text = Array(words[first...last].joined(separator: [.space]))
        switch text.withUnsafeBufferPointer({ match($0) }) {
        case .section(let section) where section.isMeal: return .section(section)
        case .timeOfDay(let meal) where first > 0 || last < words.count - 1: return .timeOfDay(meal)
        case .ambiguous(let sections) where sections.contains(where: \.isMeal): return .ambiguous(sections)
        case .section, .timeOfDay, .ambiguous, nil: continue
        }
      }
    }
    return nil
  }
}

/// Words that may surround a meal in a title and leave it that meal: when, where and how it was eaten; in all languages.
enum MealCircumstances {
  /// Whether a title begins or ends with a word or a number that may stand beside its name, or has a slash; most do not, and are asked no more.
  static func mayStandAround(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    func isPart(_ byte: UInt8) -> Bool { byte == .space || byte == .hyphen || byte == .underscore }
    guard !title.contains(.slash), !(title.last.map(isASCIIDigit) ?? false),
      !(title.first.map(isASCIIDigit) ?? false),
      let space = title.firstIndex(where: isPart),
      let last = title.lastIndex(where: isPart)
    else { return true }
    return ends.contains(UnsafeBufferPointer(rebasing: title[..<space]))
      || ends.contains(UnsafeBufferPointer(rebasing: title[(last + 1)...]))
  }

  private static let ends = WordSet(
    [words, WeightWords.circumstances, training].map(\.words).joined(separator: ", ") + ", pre, post, pos")

  /// Whether a folded word may stand behind a `/` and a meal, though it names none: `snacks / supplements`.
  static func goBesides(_ word: ArraySlice<UInt8>) -> Bool {
    besides.contains(folded: word) || word.allSatisfy(isASCIIDigit) || contain(word)
  }

  /// Whether a title says that training is near, perhaps with a word for what is had then: `Post-ride`, `Post-workout shake`.
  static func nameTraining(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = WordTable.key(of: title).split(separator: .space)
    return words.count == 2 && nameTraining(words[0], words[1])
      || words.count == 3 && nameTraining(words[0], words[1]) && besides.contains(folded: words[2])
  }

  /// Whether two folded words say that training is near: `pre workout`, `post entreno`.
  static func nameTraining(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    let sides: [StaticString] = ["pre", "post", "pos"]
    let isSide = first.withUnsafeBufferPointer { word in
      first.count <= 4 && sides.contains { LineScanner(word, 0..<word.count).isWhole($0) }
    }
    return isSide && training.contains(folded: second)
  }

  static let besides = WordSet(
    """
    meal, meals, core, main, mains, sides, eggs, takeout, takeaway, take-out, delivery, midday, supplement, supplements, vitamins, protein, shake, shakes, extras, Mahlzeit, Vitamine, repas, compléments, \
    suplemento, suplementos, vitaminas, pasto, integratori, vitamine, maaltijd, supplementen, måltid, kosttilskud, \
    kosttilskudd, kosttillskott, добавки, витамины
    """)

  static let training = WordSet(
    """
    workout, gym, training, exercise, run, ride, swim, lift, race, game, practice, entrenamiento, entreno, entraînement, \
    allenamento, treino, træning, trening, träning
    """)

  /// Whether a folded word is one of them, `@`, or a number of one or two digits, as a count or in its order: `Snack 2`, `Snack x2`,
  /// `2nd breakfast`.
  static func contain(_ word: ArraySlice<UInt8>) -> Bool {
    if words.contains(folded: word) || word == [.atSign] { return true }
    let number = word.first == UInt8(ascii: "x") || word.first == .numberSign ? word.dropFirst() : word
    let digits = number.prefix(while: isASCIIDigit).count
    guard (1...2).contains(digits) else { return false }
    return digits == number.count || digits < number.count && isOrdinal(number.dropFirst(digits))
  }

  private static func isOrdinal(_ ending: ArraySlice<UInt8>) -> Bool {
    ending.count == 2
      && ending.withUnsafeBufferPointer { word in
        let endings: [StaticString] = ["st", "nd", "rd", "th"]
        return endings.contains { LineScanner(word, 0..<word.count).isWhole($0) }
      }
  }

  static let words = WordSet(
    """
    late, early, big, large, small, little, light, quick, simple, heavy, hearty, healthy, normal, regular, usual, lazy, full, second, first, third, another, \
    extra, leftover, leftovers, homemade, business, office, afternoon, evening, morning, family, team, school, working, festive, birthday, Christmas, \
    Easter, holiday, weekend, my, our, the, a, for, at, around, about, home, out, today, tonight, today's, tracked, \
    logged, treat, treats, seconds, movie, night, of, spätes, frühes, kleines, großes, leichtes, schnelles, zweites, erstes, zum, zu, gegen, \
    um, am, in, ca., heute, mein, unser, pour, le, la, au, du, vers, léger, tardif, petit, notre, mon, aujourd'hui, para, el, \
    ligera, ligero, tardío, tardía, temprano, hoy, mi, nuestra, casa, o, leve, hoje, meu, minha, per, il, ore, alle, leggera, \
    leggero, oggi, voor, de, het, bij, late, vroege, kleine, lichte, vandaag, til, sen, lätt, till, idag, tidig, \
    let, i dag, на, поздний, ранний, лёгкий, быстрый, сегодня, мой, наш
    """)
}
