internal import JournalFormat

/// The foods that words can name: the user's own, then those of the table.
public struct FoodLookup: Sendable {
  /// The user's own foods by the keys of their names.
  private let own: [String: TableFood]
  private let table: FoodTable
  /// The keys of the user's own foods without figures; these names do not fall back to the table.
  private let unknown: Set<String>
  /// The maximum number of words in a name of the user's own; 0 without any.
  let longestOwn: Int

  /// The table's foods, and before them the user's own as they are on one day; `unknown` are names of those that cannot be
  /// computed.
  public init(table: FoodTable, own: [String: TableFood] = [:], unknown: [String] = []) {
    self.table = table
    self.unknown = Set(unknown.map(FoodName.key))
    self.own = Dictionary(own.map { (FoodName.key(of: $0.key), $0.value) }) { _, last in last }
    longestOwn = min(Self.mostWords, self.own.keys.map { $0.split(separator: " ").count }.max() ?? 0)
  }

  /// The same with more foods, by normalised names; known foods take precedence.
  func adding(_ foods: [String: TableFood]) -> FoodLookup {
    FoodLookup(table: table, own: own.merging(foods) { first, _ in first }, unknown: Array(unknown))
  }

  /// The number of words in the longest name at the beginning of `words` that is one of the user's own and cannot be computed.
  func unknownOwn(_ words: [String]) -> Int {
    guard !unknown.isEmpty else { return 0 }
    return (1...max(1, words.count)).last { unknown.contains(words.prefix($0).joined(separator: " ")) } ?? 0
  }

  /// The food that all of these words name; `nil` if they name none, or several.
  public func food(named name: String) -> TableFood? {
    let words = FoodName.key(of: name).split(separator: " ").map(String.init)
    return longest(words[...]).flatMap { $0.count == words.count ? $0.food : nil }
  }

  /// A food named in the singular, with the number of words it took.
  struct Match {
    var food: TableFood
    var count: Int
    /// Whether the last word is a plural.
    var isPlural: Bool
  }

  /// The food of the longest name at the beginning of `words`; `nil` if none begins there.
  func longest(_ words: ArraySlice<String>) -> Match? {
    var found: Match?
    for count in 1...max(1, min(max(Self.longestName, longestOwn), words.count)) where words.count >= count {
      let name = words.prefix(count)
      // No longer name begins with these words.
      guard count == 1 || mayBegin(name.dropLast()) else { break }
      if let match = match(Array(name)) { found = match }
    }
    return found
  }

  /// The user's own food with the longest name at the beginning of `words`, if that has more than `count` words.
  func longestOwn(_ words: [String], longerThan count: Int) -> Match? {
    for count in (count + 1..<max(count + 1, min(longestOwn, words.count) + 1)).reversed() {
      if let match = match(Array(words.prefix(count))), own[FoodName.key(of: match.food.name)] != nil {
        return match
      }
    }
    return nil
  }

  /// Whether a folded word alone names a food of the user's own, perhaps in the plural.
  func isOwn(_ word: String) -> Bool {
    guard !own.isEmpty else { return false }
    return own[word] != nil || Self.singulars(of: word).contains { own[$0] != nil }
  }

  /// The maximum number of words compared: in names of the table, and in names of the user's own.
  private static let (longestName, mostWords) = (7, 24)

  private func mayBegin(_ words: ArraySlice<String>) -> Bool {
    // A plural within a name may stand in the singular there.
    let first = words.first ?? ""
    return ([first] + Self.singulars(of: first)).contains { start in
      table.hasName(startingWith: start) || own.keys.contains { $0.hasPrefix(start) }
    }
  }

  private func match(_ words: [String]) -> Match? {
    let text = words.joined(separator: " ")
    // The person's own *egg* is meant by *eggs*, too, though the table knows eggs.
    if !own.isEmpty, own[text] == nil, let last = words.last {
      let start = words.dropLast().joined(separator: " ") + (words.count > 1 ? " " : "")
      for singular in Self.singulars(of: last) {
        if let food = own[start + singular] { return Match(food: food, count: words.count, isPlural: true) }
      }
    }
    if let food = food(text) { return Match(food: food, count: words.count, isPlural: isPlural(words)) }
    guard let last = words.last else { return nil }
    let start = words.dropLast().joined(separator: " ") + (words.count > 1 ? " " : "")
    for singular in Self.singulars(of: last) {
      if let food = food(start + singular) { return Match(food: food, count: words.count, isPlural: true) }
    }
    // `eggs benedict`, `pommes frites`: a plural before the end.
    guard words.count > 1 else { return nil }
    for index in words.indices.dropLast() {
      for singular in Self.singulars(of: words[index]) {
        var changed = words
        changed[index] = singular
        if let food = food(changed.joined(separator: " ")) {
          return Match(food: food, count: words.count, isPlural: isPlural(words))
        }
      }
    }
    return nil
  }

  /// Whether the last word is the plural of another name of a food.
  private func isPlural(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    let start = words.dropLast().joined(separator: " ") + (words.count > 1 ? " " : "")
    return Self.singulars(of: last).contains { food(start + $0) != nil }
  }

  /// The food of exactly that name, which is folded.
  func food(_ key: String) -> TableFood? { own[key] ?? table.food(named: key) }

  /// The possible singulars of `word`, the likeliest first.
  static func singulars(of word: String) -> [String] {
    // A can in German, and no dosas.
    guard word.utf8.count >= 4, word != "dose" else { return [] }
    return FoodInflection.bases(of: word).map(\.base).sorted { $0.utf8.count > $1.utf8.count }
  }

  /// The word in a name of the table that `word` is a misspelling of: a letter added, left out, exchanged, or two swapped; with
  /// four letters only for daily foods. Else a food that differs only in doubled letters (`piza`), and from seven letters on one
  /// with an additional letter (`spageti`) or a displaced one (`crossiant`), in the plural too. `nil` for shorter words, for those
  /// in some name, and if it may be several.
  func corrected(_ word: String) -> String? {
    if let meant = Self.misspellings[word] { return meant }
    let letters = Array(word.unicodeScalars)
    guard letters.count >= 4, letters.count <= 30, !EverydayWords.all.contains(word),
      letters.allSatisfy({ $0.properties.isAlphabetic })
    else { return nil }
    guard let parts = parts(like: word) else { return nil }
    if let staple = Self.staples.first(where: {
      $0.utf8.first == word.utf8.first && areOneEditApart(letters, Array($0.unicodeScalars))
    }) {
      return staple
    }
    // Of so few letters any slip makes another word too often.
    let near = letters.count > 4 ? oneSlip(from: word, letters, among: parts) : nil
    if let near, food(near) != nil { return near }
    return ([word] + Self.singulars(of: word)).lazy.compactMap { soundingLike($0, among: parts) }.first
      ?? near
  }

  /// The words in names of the table at an edit distance of one from a word, in order; none for a word that is in a name, or an
  /// everyday word.
  func near(_ word: String) -> [String] {
    if let meant = Self.misspellings[word] { return [meant] }
    let letters = Array(word.unicodeScalars)
    guard (4...30).contains(letters.count), !EverydayWords.all.contains(word), let parts = parts(like: word)
    else { return [] }
    return parts.filter {
      $0.utf8.first == word.utf8.first && areOneEditApart(letters, Array($0.unicodeScalars))
    }.map(String.init).sorted()
  }

  /// The words in names of the table with about the same length and the same beginning or end as a word; `nil` if it is one of
  /// them.
  private func parts(like word: String) -> Set<Substring>? {
    var parts: Set<Substring> = []
    for (name, _) in table.allNames {
      for part in name.split(separator: " ")
      where part.utf8.count >= 4 && abs(part.utf8.count - word.utf8.count) <= 3
        && (part.utf8.first == word.utf8.first || part.utf8.last == word.utf8.last)
      {
        if part == word { return nil }
        parts.insert(part)
      }
    }
    return parts
  }

  private func oneSlip(from word: String, _ letters: [Unicode.Scalar], among parts: Set<Substring>) -> String?
  {
    let found = Set(
      parts.filter {
        // Of short words another first letter makes another word: `hello` is no `jello`.
        ($0.utf8.first == word.utf8.first || letters.count > 6 && $0.utf8.last == word.utf8.last)
          && areOneEditApart(letters, Array($0.unicodeScalars))
      }.map(String.init))
    let foods = found.filter { food($0) != nil }
    // Of `tomatoe` and `tomatoes` the first is meant.
    let best = found.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    if let best, found.allSatisfy({ $0.hasPrefix(best) || Self.singulars(of: $0).contains(best) }) {
      // `chickn` is `chicken`, and no chick pea.
      return foods.contains(best) ? best : foods.min() ?? best
    }
    // Of `cream` and what is only a part of longer names, the food is meant.
    return Set(foods.compactMap { food($0)?.name }).count == 1 ? foods.min() : nil
  }

  /// The food that differs from a word only in what is not heard, or in the place of a letter.
  private func soundingLike(_ word: String, among parts: Set<Substring>) -> String? {
    let letters = Array(word.unicodeScalars)
    let sound = Self.withoutDoubles(letters)
    let found = parts.filter {
      guard $0.utf8.first == word.utf8.first, $0.utf8.last == word.utf8.last else { return false }
      let other = Array($0.unicodeScalars)
      let plain = Self.withoutDoubles(other)
      if sound == plain { return food(String($0)) != nil }
      guard letters.count >= 7 else { return false }
      let isShorter = other.count == letters.count + 2 && plain.count == sound.count + 1
      return (isShorter && areOneEditApart(sound, plain) || Self.hasOneElsewhere(letters, other))
        && food(String($0)) != nil
    }.map(String.init)
    return Set(found.compactMap { food($0)?.name }).count == 1 ? found.min() : nil
  }

  /// Whether two words are equal except for one letter, displaced by up to three places.
  private static func hasOneElsewhere(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard a.count == b.count, let first = a.indices.first(where: { a[$0] != b[$0] }),
      let last = a.indices.last(where: { a[$0] != b[$0] }), (1...3).contains(last - first)
    else { return false }
    let (inA, inB) = (a[first...last], b[first...last])
    return inA.dropFirst() == inB.dropLast() && inA.first == inB.last
      || inA.dropLast() == inB.dropFirst() && inA.last == inB.first
  }

  /// A word with doubled letters reduced to one: `piza` of `pizza`.
  private static func withoutDoubles(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var plain: [Unicode.Scalar] = []
    for letter in letters where letter != plain.last { plain.append(letter) }
    return plain
  }

  /// The most frequent misspellings of foods that are hard to spell, two errors away or near several names.
  private static let misspellings: [String: String] = [
    "asparagas": "asparagus", "avacado": "avocado", "avacados": "avocados", "bagle": "bagel",
    "bagles": "bagels", "bannana": "banana", "bannanas": "bananas", "bisquit": "biscuit",
    "bisquits": "biscuits", "brest": "breast", "brests": "breasts", "egs": "eggs", "tost": "toast",
    "soop": "soup", "bred": "bread",
    "blueberies": "blueberries", "broccolli": "broccoli", "brocoli": "broccoli",
    "brocolli": "broccoli", "brusel": "brussels", "brusels": "brussels", "brussel": "brussels",
    "burito": "burrito", "buritos": "burritos", "cesar": "caesar", "califlower": "cauliflower",
    "cappucino": "cappuccino",
    "capuccino": "cappuccino", "capucino": "cappuccino", "cauliflour": "cauliflower",
    "cauliflwer": "cauliflower", "celary": "celery", "chedder": "cheddar", "chicked": "chicken",
    "chickin": "chicken", "chiken": "chicken", "chikin": "chicken", "cinammon": "cinnamon",
    "cinnamin": "cinnamon", "cranberies": "cranberries", "croisant": "croissant",
    "croisants": "croissants", "croissaint": "croissant", "crossaint": "croissant",
    "crossaints": "croissants", "expresso": "espresso", "fettucine": "fettuccine",
    "grannola": "granola", "guacomole": "guacamole", "hamburguer": "hamburger", "katchup": "ketchup",
    "kechup": "ketchup", "lasanga": "lasagna", "lasange": "lasagna", "lettus": "lettuce",
    "letuce": "lettuce", "mayonaise": "mayonnaise", "mayonase": "mayonnaise", "mayonnase": "mayonnaise",
    "mozarela": "mozzarella", "mozarella": "mozzarella", "mozzerella": "mozzarella", "museli": "muesli",
    "mushrom": "mushroom", "mushroms": "mushrooms", "muslei": "muesli", "omlet": "omelette",
    "omlette": "omelette", "pankake": "pancake", "pankakes": "pancakes", "parmasan": "parmesan",
    "parmesean": "parmesan", "pinapple": "pineapple", "porage": "porridge", "potatos": "potatoes",
    "quesedilla": "quesadilla",
    "rasberries": "raspberries", "rasberry": "raspberry", "raspberies": "raspberries",
    "raspbery": "raspberry", "rubarb": "rhubarb", "sandwhich": "sandwich", "sandwhiches": "sandwiches",
    "sandwitch": "sandwich", "sandwitches": "sandwiches", "sasuage": "sausage", "sausauge": "sausage",
    "sausges": "sausages", "shirmp": "shrimp", "spagetti": "spaghetti", "spagettis": "spaghetti",
    "spagheti": "spaghetti", "spaghetty": "spaghetti", "strawberies": "strawberries",
    "stake": "steak", "strawbery": "strawberry", "tomatos": "tomatoes", "tortila": "tortilla",
    "tortilas": "tortillas",
    "tumeric": "turmeric", "vegatable": "vegetable", "vegatables": "vegetables",
    "vegtable": "vegetable", "vegtables": "vegetables", "vinagrette": "vinaigrette",
    "watermellon": "watermelon", "yogart": "yogurt", "yoghourt": "yogurt", "youghurt": "yogurt",
    "zucchinni": "zucchini", "zuccini": "zucchini", "zuchini": "zucchini", "zuchinni": "zucchini",
  ]

  /// Short words so frequent that a misspelling of them is likelier than another word.
  private static let staples = [
    "eggs", "milk", "rice", "idli", "dosa", "roti", "curd", "naan", "beef", "oats",
  ]

  /// The food as weighed before cooking, by its own name or as `written`; `nil` if the table does not have it.
  func uncooked(_ food: TableFood, written: String) -> TableFood? {
    for name in [written, food.name] {
      for word in ["uncooked", "dry", "raw"] {
        if let found = self.food(named: "\(word) \(name)") { return found }
      }
    }
    return nil
  }

  /// The food without another, if the table has it so; else `nil`.
  func without(_ absent: TableFood, in food: TableFood) -> TableFood? {
    var names = ["\(food.name) without \(absent.name)", "\(absent.name) free \(food.name)"]
    if absent.name == "sugar" { names += ["unsweetened \(food.name)", "diet \(food.name)"] }
    for name in names {
      if let found = self.food(named: name) { return found }
    }
    return nil
  }

  /// A food with *and* or *with* at its end, as in Korean: `김치찌개와`.
  private func partedParticle(of word: String) -> [String]? {
    guard let last = word.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value), food(word) == nil
    else { return nil }
    for particle in ["이랑", "하고", "와", "과", "랑"] where word.hasSuffix(particle) {
      let stem = String(word.dropLast(particle.count))
      if food(stem) != nil { return [stem, particle] }
    }
    return nil
  }

  /// Splits a word of a script without spaces into names of foods; the word itself if it contains none.
  func parted(_ word: String) -> [String] {
    let scalars = Array(word.unicodeScalars)
    if let parts = partedParticle(of: word) { return parts }
    guard scalars.contains(where: \.isUnspacedMealLetter) else { return [word] }
    var parts: [String] = []
    var rest = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let figures = MealNumbers.digitsLength(scalars[index...])
      let behind = index + figures
      let isCounted =
        figures > 0 && behind < scalars.count
        && (1...min(3, scalars.count - behind)).contains {
          HouseholdMeasure(String(String.UnicodeScalarView(scalars[behind..<behind + $0]))) != nil
        }
      let longest =
        isCounted
        ? figures
        : (1...min(12, scalars.count - index)).reversed().first { count in
          let part = String(String.UnicodeScalarView(scalars[index..<index + count]))
          return food(part) != nil || HouseholdMeasure(part) != nil
            || count == 1 && (MealWords.joints.contains(part) || MealWords.negations.contains(part))
        }
      if let longest {
        if !rest.isEmpty { parts.append(String(rest)) }
        rest = .init()
        parts.append(String(String.UnicodeScalarView(scalars[index..<index + longest])))
        index += longest
      } else {
        rest.append(scalars[index])
        index += 1
      }
    }
    if !rest.isEmpty { parts.append(String(rest)) }
    return parts
  }
}
