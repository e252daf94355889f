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

  /// One keyword for each item of an enumeration.
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

/// A part of an entry between punctuation, numbers and conjunctions or prepositions, with its keywords.
struct PhrasePart {
  enum Role {
    /// A main part.
    case main
    /// An accompaniment of the main part before it.
    case side
    /// An attribute of the part before it.
    case modifier
    /// What it is eaten for.
    case purpose
    /// Something not eaten with it.
    case left
  }

  var role: Role
  /// Whether it continues an attribute of the part before it: `naranja` and then `y zanahoria`.
  var goesOn = false
  var matches: [KeywordMatch] = []
  /// Whether it has no words.
  var isBlank = true

  /// The keyword that determines the part: the last dish that is no drink, else the last keyword; in languages with
  /// the head first, the first one. A sweet before a drink is its flavour: `pumpkin pie latte`.
  var head: KeywordMatch? {
    let headComesFirst = matches.contains { $0.headComesFirst }
    let dishes = matches.filter { $0.kind != .ingredient && $0.category != .beverage }
    let outer = headComesFirst ? matches.first : matches.last
    if outer?.category == .beverage, dishes.allSatisfy({ $0.category == .dessert }) { return outer }
    return (headComesFirst ? dishes.first : dishes.last) ?? outer
  }

  /// Whether it is a drink with its ingredients: `spinach smoothie`.
  var isMixedDrink: Bool {
    guard let head, head.category == .beverage else { return false }
    return matches.contains { $0.kind == .ingredient && $0.range.upperBound <= head.range.lowerBound }
  }

  /// Splits a phrase into its parts.
  static func all(of phrase: FoodPhrase, _ matches: [KeywordMatch]) -> [PhrasePart] {
    var parts = [PhrasePart(role: .main)]
    var rest = matches[...]
    var place = 0
    while place < phrase.words.count {
      let word = phrase.words[place]
      var last: PhrasePart { parts[parts.count - 1] }
      if word.followsBreak || word.followsNumber && !last.matches.isEmpty { open(.and, in: &parts) }
      if let match = rest.first, match.range.lowerBound == place {
        rest.removeFirst()
        parts[parts.count - 1].matches.append(match)
        parts[parts.count - 1].isBlank = false
        place = match.range.upperBound
        continue
      }
      place += 1
      let next = place < phrase.words.count ? phrase.words[place].text : nil
      // `at work pizza`: at the beginning it leaves nothing of the food out.
      if place == 1, word.text == "at" { continue }
      if let joining = JoiningWord(word.text, next: next) {
        open(joining, in: &parts)
      } else {
        parts[parts.count - 1].isBlank = false
      }
    }
    return parts
  }

  private static func open(_ joining: JoiningWord, in parts: inout [PhrasePart]) {
    let last = parts[parts.count - 1]
    var part = PhrasePart(role: .main)
    switch joining {
    case .and:
      if last.isBlank { return }
      if last.role == .side { part.role = .side }
      part.goesOn = last.role == .modifier || last.goesOn
    case .with: part.role = .side
    case .of: part.role = last.matches.isEmpty ? last.role : .modifier
    case .purpose: part.role = .purpose
    case .without: part.role = .left
    }
    if last.isBlank, parts.count > 1 { parts.removeLast() }
    parts.append(part)
  }
}

extension KeywordMatch {
  /// Whether it may be an ingredient of a drink: fruit, nuts, sweets.
  var isFlavour: Bool { kind == .ingredient && (category == .snack || category == .dessert) }

  /// Whether it is eaten by itself.
  var isFood: Bool { kind != .ingredient && category != .beverage }

  /// Whether it belongs to a main meal rather than between meals.
  var isOfMeal: Bool { category == .breakfast || category == .lunch || category == .dinner }

  /// Whether it takes precedence over `main`, which it accompanies: a dish with a drink or an ingredient, but no
  /// snack or sweet with what belongs to a main meal.
  func decidesBefore(_ main: KeywordMatch) -> Bool { isFood && !main.isFood && (isOfMeal || !main.isOfMeal) }
}

/// How a part of an entry is joined to the part before it.
enum JoiningWord {
  /// An addition: `toast and eggs`.
  case and
  /// An accompaniment: `toast with eggs`.
  case with
  /// An attribute: `cup of tea`, `zumo de naranja`.
  case of
  /// A purpose: `curry for lunch`.
  case purpose
  /// Not eaten with it: `toast without butter`, `coffee after lunch`.
  case without

  /// The meaning of a folded word between two foods; `next` is the word after it.
  init?(_ word: String, next: String?) {
    switch word {
    case "and", "n", "und", "et", "y", "e", "ed", "og", "och", "oder", "or", "plus", "then", "と", "和", "与",
      "與", "와", "과",
      "및", "और", "и":
      self = .and
    case "with", "w", "con", "com", "mit", "avec", "met", "med", "in", "on", "over", "en", "auf", "im", "sur",
      "dans", "sobre",
      "su", "op", "to", "along", "alongside", "с", "со", "pa":
      self = .with
    case "of", "de", "del", "di", "du", "des", "d", "da", "do", "della", "dello", "dei", "degli", "delle",
      "von", "vom", "van",
      "au", "aux", "al", "alla", "allo", "ai", "agli", "all":
      self = .of
    case "a" where next == "la" || next == "l": self = .of
    case "for", "as", "zum", "para", "pour", "per", "voor", "als", "fur", "til", "till", "на": self = .purpose
    case "without", "no", "uden", "uten", "utan", "без", "sans", "ohne", "sin", "senza", "sem", "zonder",
      "minus", "at", "from", "by", "bei",
      "chez", "after",
      "before", "nach", "vor", "apres", "avant", "despues", "antes", "dopo", "prima", "instead":
      self = .without
    default: return nil
    }
  }
}
