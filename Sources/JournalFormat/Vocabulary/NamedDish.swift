/// Whether a text without a meal around it names what was eaten.
///
/// A text is a list of components between commas, dashes, brackets and words such as `and` and `with`. A component is *food* if it has
/// a word for a food and otherwise only what is said of one: numbers, measures, colours, sizes, ways of making it, meals. One further
/// word is allowed in a component if it does not stand where the food stands in a compound (behind `apple` in `apple pencil`) and
/// something else says that it was eaten: an amount in the component, or another that is food without a further word. A word for what
/// is done with food, `buy` or `meeting`, makes all of it none.
struct NamedDish {
  enum Answer: Equatable {
    /// It names a food and nothing else.
    case food
    /// It names one and says something else; a person would have to say.
    case perhaps
    case no
  }

  private(set) var answer = Answer.no
  /// Whether a word for what is done with food stands anywhere: `buy`, `meeting`.
  private(set) var namesActivity = false
  /// Whether a word for a food stands in the first component, and none for what is done with it anywhere.
  private(set) var beginsWithDish = false
  /// Whether a word for a food stands anywhere, and none for what is done with it.
  private(set) var hasDish = false

  private struct Component: Equatable {
    var dishes = 0
    var companions = 0
    /// How many of these are foods and something else as often.
    var perhaps = 0
    var others = 0
    /// Whether a measure follows a number.
    var hasAmount = false
    /// Whether the word that says what it is names a food.
    var endsInDish = false
    /// Whether the first food is of a language in which it comes before what is said of it.
    var headComesFirst = false

    var isEmpty: Bool { dishes + companions + others == 0 }
    var isFood: Bool { dishes > 0 && others == 0 }
    /// Whether it is a food with one word more that may be said of it.
    var mayBeFood: Bool { dishes > 0 && others == 1 && (endsInDish || headComesFirst) }
  }

  /// How many words a text has at most that is asked.
  private static let longest = 24

  /// Whether it names one food, and says nothing of it.
  private(set) var isOneFood = false

  /// Whether it has a word that is a food and something else as often, and else only what is said of one: `the`, `verre de vin rouge`.
  private(set) var mayBeFood = false

  init(_ text: TextSlice) { self = text.withBytes { NamedDish($0) } }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var components = [Component()]
    var words: [[UInt8]] = []
    var followsNumber = false
    func read() {
      var index = 0
      while index < words.count {
        let found = DishWords.shared.meaning(of: words[index...])
        index += found?.count ?? 1
        var last = components.removeLast()
        defer { followsNumber = false }
        switch found?.meaning {
        case .dish(let headComesFirst):
          if last.dishes == 0 { last.headComesFirst = headComesFirst && last.others == 0 }
          last.dishes += 1
          last.endsInDish = true
        case .companion:
          last.companions += 1
          last.hasAmount = last.hasAmount || followsNumber
        case .perhaps:
          last.companions += 1
          last.perhaps += 1
        case .joint:
          components.append(last)
          last = Component()
        case .activity: namesActivity = true
        case nil:
          last.others += 1
          last.endsInDish = false
        }
        components.append(last)
      }
      words.removeAll(keepingCapacity: true)
    }
    FoodTokens.forEach(of: folded(bytes)) { token in
      switch token {
      case .word(let stem): words.append(stem)
      case .number:
        read()
        components[components.count - 1].companions += 1
        followsNumber = true
      case .separator:
        read()
        components.append(Component())
        followsNumber = false
      case .other:
        read()
        components[components.count - 1].others += 1
        components[components.count - 1].endsInDish = false
      }
    }
    read()
    guard !namesActivity else { return }
    isOneFood =
      components.count == 1 && components[0].isFood && components[0].dishes == 1
      && components[0].companions == 0
    mayBeFood = components.allSatisfy { $0.others == 0 } && components.contains { $0.perhaps > 0 }
    hasDish = components.contains { $0.dishes > 0 }
    // `Oats (300)`: what is said of a food may stand apart from it.
    decide(components.filter { $0.dishes + $0.others > 0 || !$0.isEmpty && $0 == components[0] })
  }

  private mutating func decide(_ components: [Component]) {
    guard let first = components.first, first.dishes > 0,
      components.reduce(0, { $0 + $1.dishes + $1.companions + $1.others }) <= NamedDish.longest
    else { return }
    beginsWithDish = first.others <= 1
    let foods = components.count { $0.isFood }
    func isFood(_ component: Component) -> Bool {
      component.isFood || component.mayBeFood && (component.hasAmount || foods > 0)
    }
    let others = components.count { !isFood($0) }
    if isFood(first), others == 0 || others == 1 && components.count > 2 {
      answer = .food
    } else if first.isFood || first.mayBeFood {
      answer = .perhaps
    }
  }
}
