internal import JournalFormat

/// A stretch of an entry between punctuation, numbers and joining words, with the keywords in it.
struct PhrasePart {
  enum Role {
    /// Stands for itself.
    case main
    /// Goes along with the main part before it.
    case side
    /// Says what the part before it is of.
    case modifier
    /// Says what it is for.
    case purpose
    /// Is not eaten with it.
    case left
  }

  var role: Role
  /// Whether it goes on with what the part before it began to say: `naranja` and then `y zanahoria`.
  var goesOn = false
  var matches: [KeywordMatch] = []
  /// Whether any word stands in it.
  var isBlank = true

  /// The keyword that says what the part is: the last dish that is no drink, else the last keyword; the first of them
  /// in languages that begin with it. A sweet before a drink flavours it: `pumpkin pie latte`.
  var head: KeywordMatch? {
    let headComesFirst = matches.contains { $0.headComesFirst }
    let dishes = matches.filter { $0.kind != .ingredient && $0.category != .beverage }
    let outer = headComesFirst ? matches.first : matches.last
    if outer?.category == .beverage, dishes.allSatisfy({ $0.category == .dessert }) { return outer }
    return (headComesFirst ? dishes.first : dishes.last) ?? outer
  }

  /// Whether it is a drink that says what is in it: `spinach smoothie`.
  var isMixedDrink: Bool {
    guard let head, head.category == .beverage else { return false }
    return matches.contains { $0.kind == .ingredient && $0.range.upperBound <= head.range.lowerBound }
  }

  /// Divides a phrase.
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
  /// Whether it may be what a drink is made of: fruit, nuts, sweets.
  var isFlavour: Bool { kind == .ingredient && (category == .snack || category == .dessert) }

  /// Whether it is eaten as it is.
  var isFood: Bool { kind != .ingredient && category != .beverage }

  /// Whether it belongs to a meal rather than between meals.
  var isOfMeal: Bool { category == .breakfast || category == .lunch || category == .dinner }

  /// Whether it says more than `main`, which it goes along with: a dish beside a drink or an ingredient, but no snack
  /// or sweet beside what belongs to a meal.
  func decidesBefore(_ main: KeywordMatch) -> Bool { isFood && !main.isFood && (isOfMeal || !main.isOfMeal) }
}
