internal import JournalFormat

/// Which words of a diary name the same food, and the form that represents them.
///
/// Two words are one food if they are equal folded (`café`, `cafe`), or if one is a form of the other by `FoodInflection`. The form
/// written most often represents them; of equals the basic form, then the first by name.
struct FoodForms: Sendable {
  /// A word that is a form of another one.
  struct Link: Hashable, Sendable {
    /// Folded.
    var form: String
    var base: String
    /// `-y → -ies`.
    var rule: String
  }

  /// For words that another form represents: that form.
  private var shown: [String: String] = [:]
  /// For words that represent others: these.
  private var standsFor: [String: [String]] = [:]
  /// Why words are one food.
  private(set) var links: [Link] = []
  /// How they are spelled for display.
  var spellings = FoodSpellings()

  /// Each word is a food of its own.
  init() {}

  /// The forms in `phrases`, each counted as often as `weights` says; `others` are compared but not counted.
  init(_ phrases: [[[String]]], weights: [Int], besides others: Set<String> = []) {
    var counts: [String: Int] = [:]
    for (phrase, weight) in zip(phrases, weights) {
      for word in phrase.joined() {
        for word in word.isFoodName ? FoodNames.words(of: word) : [word] {
          counts[word, default: 0] += weight
        }
      }
    }
    for word in others.flatMap({ $0.isFoodName ? FoodNames.words(of: $0) : [$0] }) where counts[word] == nil {
      counts[word] = 0
    }

    var groups = FoodGroups()
    for word in counts.keys { groups.add(word, to: foldedFood(word)) }
    links = groups.join().sorted { ($0.base, $0.form, $0.rule) < ($1.base, $1.form, $1.rule) }
    let inflected = Set(links.map(\.form))
    for words in groups.several() {
      func order(_ word: String) -> (Int, Int, String) {
        (-(counts[word] ?? 0), inflected.contains(foldedFood(word)) ? 1 : 0, word)
      }
      guard let most = words.min(by: { order($0) < order($1) }) else { continue }
      standsFor[most] = words.filter { $0 != most }.sorted()
      for word in words where word != most { shown[word] = most }
    }
  }

  /// The form that represents `word`; for a name, the name with its words in their forms: `œuf au plat` for `œufs au plat`.
  func form(of word: String) -> String {
    guard !shown.isEmpty, word.isFoodName else { return shown[word] ?? word }
    return FoodNames.mapped(word) { shown[$0] ?? $0 }
  }

  /// All words that `word` represents, itself first.
  func words(for word: String) -> [String] {
    guard word.isFoodName else { return [word] + (standsFor[word] ?? []) }
    // Of a name with each of its words in each of its forms, but for very many.
    return FoodNames.words(of: word).reduce([word]) { names, food in
      names.count > 64
        ? names
        : names
          + (standsFor[food] ?? []).flatMap { form in
            names.map { FoodNames.mapped($0) { $0 == food ? form : $0 } }
          }
    }
  }

  /// Why `word` is the same food as others; each pair of words once.
  func links(with word: String) -> [Link] {
    let word = foldedFood(word)
    var found = links.filter { $0.form == word }
    if found.isEmpty { found = links.filter { $0.base == word } }
    return found.reduce(into: []) {
      if $0.last?.base != $1.base || $0.last?.form != $1.form { $0.append($1) }
    }
  }

  /// `phrases` with each word in the form that represents it.
  func unified(_ phrases: [[[String]]]) -> [[[String]]] {
    guard !shown.isEmpty else { return phrases }
    return phrases.map { phrase in
      guard phrase.contains(where: { $0.contains { shown[$0] != nil || $0.isFoodName } }) else {
        return phrase
      }
      return phrase.map { $0.map(form) }
    }
  }
}

/// `word`, in lower case, folded.
func foldedFood(_ word: String) -> String { word.utf8.allSatisfy { $0.isASCII } ? word : folded(word) }

/// Groups of words that are merged step by step.
private struct FoodGroups {
  /// The group of each folded word, and for each group the one it was merged into.
  private var numbers: [String: Int] = [:]
  private var parents: [Int] = []
  private var words: [[String]] = []

  mutating func add(_ word: String, to key: String) {
    let number = number(of: key)
    words[number].append(word)
  }

  private mutating func number(of key: String) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = parents.count
    parents.append(parents.count)
    words.append([])
    return parents.count - 1
  }

  private func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  /// Merges the groups that are one food; a basic form that no entry has gets an empty group. Returns the reasons.
  mutating func join() -> [FoodForms.Link] {
    let pairs = numbers.keys.flatMap(FoodInflection.bases)
    return FoodInflection.trusted(pairs) { numbers[$0] != nil }.map { pair in
      let (form, base) = (number(of: pair.form), number(of: pair.base))
      parents[root(form)] = root(base)
      return .init(form: pair.form, base: pair.base, rule: pair.rule.text)
    }
  }

  /// The words of each group that has more than one.
  func several() -> [[String]] {
    var joined: [Int: [String]] = [:]
    var alone = words
    for number in words.indices where root(number) != number {
      joined[root(number), default: []] += words[number]
      alone[number] = []
    }
    for (number, others) in joined { alone[number] += others }
    return alone.filter { $0.count > 1 }
  }
}
