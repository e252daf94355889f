internal import JournalFormat

/// Which of its keywords decides for an entry.
///
/// 1. The word for a meal decides at once: `pizza for breakfast`.
/// 2. Of words that are a dish together only the dish counts: `ice cream`, `coffee cake`. What comes after *without*, *after*,
///    *before*, *at* or *from* never counts.
/// 3. The last word says what a thing is: `walnut chicken`, `chocolate chip pancakes`; in Spanish, French, Italian and Portuguese the
///    first. A dish says it before an ingredient does.
/// 4. What comes after *of* counts only if nothing before it is known: `cup of tea`, `tarta de chocolate`.
/// 5. What comes after *with* or stands in a bracket goes along: it counts if what it goes along with is unknown, or if it is a dish beside a
///    drink or an ingredient: `cereal with milk`, `coffee with a croissant`, `bread with soup`.
/// 6. Of things side by side a meal decides before sweets and snacks, and these before drinks: `idli and filter coffee`.
///    Dishes decide before ingredients, dishes among themselves in the order of the search, ingredients in that of the
///    entry. Fruit and sweets beside a drink that is mixed of such are in it: `apple and carrot juice`.
struct PhraseReading {
  /// `nil` if no keyword counts.
  let decision: KeywordMatch?

  init(_ phrase: FoodPhrase, _ matches: [KeywordMatch]) {
    guard !matches.isEmpty else {
      decision = nil
      return
    }
    let parts = PhrasePart.all(of: phrase, matches)
    let meals = parts.filter { $0.role != .left && $0.role != .modifier }.flatMap(\.matches).filter {
      $0.kind == .meal
    }
    if let meal = parts.filter({ $0.role == .purpose }).flatMap(\.matches).first(where: { $0.kind == .meal })
      ?? meals.first
    {
      decision = meal
      return
    }
    let things = PhraseReading.things(of: parts)
    decision =
      PhraseReading.first(of: things.filter(\.isOfMeal))
      ?? PhraseReading.first(of: things.filter { $0.category != .beverage }) ?? things.first
  }

  /// One keyword for each thing that stands beside others.
  private static func things(of parts: [PhrasePart]) -> [KeywordMatch] {
    var things: [KeywordMatch] = []
    var group: [KeywordMatch] = []
    func close() {
      if let head = group.first { things.append(group.first { $0.decidesBefore(head) } ?? head) }
      group = []
    }
    for part in parts {
      guard let head = part.head else {
        if part.role == .main { close() }
        continue
      }
      switch part.role {
      case .main:
        close()
        if part.goesOn, head.isFlavour { continue }
        if part.isMixedDrink { things.removeAll { $0.isFlavour } }
        group = [head]
      case .side: group.append(head)
      case .modifier, .purpose, .left: continue
      }
    }
    close()
    return things
  }

  private static func first(of things: [KeywordMatch]) -> KeywordMatch? {
    let dishes = things.filter(\.isFood)
    for category in FoodCategory.inSearchOrder {
      if let dish = dishes.first(where: { $0.category == category }) { return dish }
    }
    return things.first
  }
}
