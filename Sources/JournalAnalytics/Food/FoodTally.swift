internal import JournalFormat

/// A food as entries name it, with the number of these entries.
public struct NamedFood: Hashable, Sendable {
  /// One word, two or three, or a name by `FoodNames`, in lower case, in the form that is written most often.
  public var name: String
  /// The name as the diary spells it.
  public var shown: String
  /// The number of entries that name it.
  public var count: Int
  /// The number of those entries that name it only within a dish, or a longer one.
  public var countWithinDishes: Int
  /// Its words, one to three, each in the form that represents it.
  var words: [String]

  init(name: String, spelledBy forms: FoodForms, count: Int, countWithinDishes: Int, words: [String]) {
    (self.name, self.count, self.countWithinDishes, self.words) = (name, count, countWithinDishes, words)
    shown = forms.spellings.shown(name)
  }

  /// Whether it contains the words of another: `fried rice` rice, `sopa de pollo` soup.
  func holds(_ other: NamedFood) -> Bool { words != other.words && [words].names(other.words) }
}

/// The foods of some entries, each given as its `foodWords`.
///
/// Words count once per entry. Two words are a *dish* if they are adjacent, in this order, in at least two entries,
/// in half the entries of one of them, and at least twice as often as if the words were shuffled: entries with the
/// pair × words in all² ≥ 2 × entries with the one × entries with the other × adjacent pairs in all. So are two that one
/// entry has by themselves, each of which may name a food and the first of which is no qualifier, if it alone names one of them: a
/// `lentil soup` is one food and not two. Where dishes
/// overlap (`peanut butter toast`) the more frequent one takes the words, then the one with the higher ratio, then
/// the one further left, then the first by name. By the same rule a dish and the word beside it are one of three words: `tofu stir-fry`,
/// `black bean burger`. What no dish has taken is weighed again, three times in all: beside many a `chicken noodle soup` and
/// `tomato soup` there is `chicken soup`. A food is counted in all entries where its words stand side by side, a dish within longer ones, too,
/// and a word within a name by `FoodNames`: `sopa` within `sopa de pollo`.
///
/// No food by itself is a container, a colour or a size; a word that is part of a dish in every one of its entries, unless it is the
/// last of several dishes (`lentil soup`, `tomato soup`); and one
/// that is so in half of them, and in half of the others stands before the word that it belongs to: beside `lemon rice` the
/// `lemon` of a `lemon cake`. Heads and qualifiers of dishes (`FoodVocabulary.partsOfDishes`) are one if half of the
/// entries in which no dish has them consist of nothing else.
struct FoodTally {
  /// Commonest first, then by name.
  let foods: [NamedFood]
  /// The foods for a list: without the kinds of dishes that the list names too.
  var namedFoods: [NamedFood] { foods.filter { !coveredKinds.contains($0.name) } }
  /// Foods that are named only within dishes, as their kind, and in half of their entries or more within dishes named twice; beside
  /// these they add nothing.
  private let coveredKinds: Set<String>
  /// The dishes among them.
  let dishes: Set<WordPair>
  private let rules: DishRules
  /// The most frequent written form of each dish, and of each name by `FoodNames`.
  private let names: [[String]: String]
  /// The dishes by the first two of their words.
  private let byFirstWords: [WordPair: [Dish]]

  /// Counts `entries`, each as often as `weights` says, or once. Their words are in the forms that `forms` assigns to those of
  /// `written`, the same entries as written.
  init(
    _ entries: [[[String]]], written: [[[String]]]? = nil, forms: FoodForms = FoodForms(),
    weights: [Int]? = nil
  ) {
    func weighted(_ entries: [[[String]]]) -> [(words: [[String]], weight: Int)] {
      entries.enumerated().map { (words: $1, weight: weights?[$0] ?? 1) }.filter { $0.weight > 0 }
    }
    let written = weighted(written ?? entries)
    let weighted = weighted(entries)
    var rules = DishRules()
    for _ in 0..<3 {
      let found = FoodTally.rankedDishes(in: written, as: weighted, beside: rules, forms)
      guard rules.add(ranks: found.ranks, lone: found.lone, in: weighted) else { break }
    }
    var total: [String: Int] = [:]
    for (entry, weight) in weighted {
      for word in FoodTally.words(of: entry) { total[word, default: 0] += weight }
    }
    let dishes = rules.counts(in: weighted)
    self.dishes = Set(dishes.keys.map(\.pair))
    self.rules = rules
    let byFirstWords = Dictionary(grouping: dishes.keys) { WordPair(first: $0.words[0], second: $0.words[1]) }
    var uses: [[String]: (count: Int, names: [String: Int])] = [:]
    for ((entry, weight), (writtenEntry, _)) in zip(weighted, written) {
      var seen: [[String]: Set<String>] = [:]
      for (run, writtenRun) in zip(entry, writtenEntry) {
        for (place, word) in run.enumerated() where word.isFoodName {
          seen[[word], default: []].insert(writtenRun[place])
        }
        for (dish, place) in FoodTally.dishes(in: run, among: byFirstWords) {
          let name = writtenRun[place..<place + dish.words.count].joined(separator: " ")
          seen[dish.words, default: []].insert(name)
        }
      }
      for (words, names) in seen {
        uses[words, default: (0, [:])].count += weight
        for name in names { uses[words, default: (0, [:])].names[name, default: 0] += weight }
      }
    }
    let names = uses.compactMapValues { use in use.names.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    }
    (self.names, self.byFirstWords) = (names, byFirstWords)

    var free: [String: Int] = [:]
    var last: [String: Int] = [:]
    var alone: [String: Int] = [:]
    for (entry, weight) in weighted {
      var loose: Set<String> = []
      var ends: Set<String> = []
      for run in entry {
        let words = rules.parts(of: run).words
        loose.formUnion(words)
        if let word = words.last, word == run.last { ends.insert(word) }
      }
      for word in loose { free[word, default: 0] += weight }
      for word in ends { last[word, default: 0] += weight }
      if let word = FoodTally.onlyWord(of: entry) { alone[word, default: 0] += weight }
    }
    func food(_ words: [String], count: Int, free: Int) -> NamedFood {
      NamedFood(
        name: names[words] ?? words.joined(separator: " "), spelledBy: forms, count: count,
        countWithinDishes: count - free, words: words)
    }
    var foods = dishes.map { food($0.words, count: uses[$0.words]?.count ?? $1, free: $1) }
    for (word, count) in free where FoodVocabulary.isFoodAlone(word) {
      let all = total[word] ?? count
      if 2 * (all - count) >= all, 2 * (last[word] ?? 0) <= count { continue }
      if FoodVocabulary.isPartOfDish(word), 2 * (alone[word] ?? 0) < count { continue }
      foods.append(food([word], count: all, free: count))
    }
    // What several dishes are kinds of is a food, too, where it is never named alone: `soup`.
    var coveredKinds: Set<String> = []
    let heads =
      dishes.map { (head: $0.lastWord, count: $1) }
      + free.compactMap { name, count in FoodNames.foods(in: name).first.map { (head: $0, count: count) } }
    for (word, kinds) in Dictionary(grouping: heads, by: \.head) where kinds.count > 1 && free[word] == nil {
      guard FoodVocabulary.isFoodAlone(word), !FoodVocabulary.isPartOfDish(word), let all = total[word] else {
        continue
      }
      foods.append(food([word], count: all, free: 0))
      let covered = kinds.map(\.count).filter { $0 >= 2 }.reduce(0, +)
      if 2 * covered >= all { coveredKinds.insert(word) }
    }
    self.coveredKinds = coveredKinds
    self.foods = foods.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The only word of an entry besides qualities such as `fried`; `nil` for several or none.
  static func onlyWord(of entry: [[String]]) -> String? {
    if entry.count == 1, entry[0].count == 1 { return entry[0][0] }
    let words = Set(entry.joined().filter(FoodVocabulary.isFoodAlone))
    return words.count == 1 ? words.first : nil
  }

  /// The foods of an entry: its dishes and the words outside of them, each once.
  func parts(of entry: [[String]]) -> [String] {
    var names: [String] = []
    for run in entry {
      let (dishes, words) = rules.parts(of: run)
      names += dishes.map { name(of: $0.words) } + words.map { name(of: [$0]) }
    }
    return eachOnce(names)
  }

  private func name(of words: [String]) -> String { names[words] ?? words.joined(separator: " ") }

  /// The words of an entry, with those within names.
  private static func words(of entry: [[String]]) -> Set<String> {
    var words = Set(entry.joined())
    for word in words { words.formUnion(FoodNames.foods(in: word)) }
    return words
  }

  /// All foods of an entry: those in `parts`, the dishes whose words stand side by side and all words, with those within names.
  func names(of entry: [[String]]) -> Set<String> {
    Set(parts(of: entry) + entry.flatMap(dishes).map(\.name)).union(Self.words(of: entry))
  }

  /// The dishes whose words stand side by side in a run, with the place of the first, those within longer dishes, too.
  func dishes(in run: [String]) -> [(name: String, place: Int, words: Int)] {
    FoodTally.dishes(in: run, among: byFirstWords).map { dish, place in
      (name(of: dish.words), place, dish.words.count)
    }
  }

  private static func dishes(
    in run: [String], among dishes: [WordPair: [Dish]]
  ) -> [(dish: Dish, place: Int)] {
    run.indices.dropLast().flatMap { place in
      (dishes[WordPair(first: run[place], second: run[place + 1])] ?? [])
        .filter { run[place...].starts(with: $0.words) }.map { ($0, place) }
    }
  }

  /// The number of `entries`, weighted by `weights`, that name each food of this tally.
  func counts(in entries: [[[String]]], weights: [Int]) -> [String: Int] {
    let known = Set(foods.map(\.name))
    var counts: [String: Int] = [:]
    for (entry, weight) in zip(entries, weights) where weight > 0 {
      for name in names(of: entry) where known.contains(name) {
        counts[name, default: 0] += weight
      }
    }
    return counts
  }

  /// The dishes among words that `rules` leave free, with their rank; rank 0 takes its words first. `entries` are those of
  /// `written`, in representative forms.
  ///
  /// Pairs of written words add up to those of their representative forms. A pair is a dish either as written or in all its forms:
  /// `peanut butter` is one even if `peanuts` are eaten as well.
  private static func rankedDishes(
    in written: [(words: [[String]], weight: Int)], as entries: [(words: [[String]], weight: Int)],
    beside rules: DishRules, _ forms: FoodForms
  ) -> (ranks: [WordPair: Int], lone: Set<WordPair>) {
    var words: [String: Int] = [:]
    var pairs: [WordPair: (count: Int, place: Int)] = [:]
    var whole: Set<WordPair> = []
    var wordTotal = 0
    var neighbourTotal = 0
    for ((entry, weight), same) in zip(written, entries) {
      var seen: Set<String> = []
      var seenPairs: Set<WordPair> = []
      for (run, sameRun) in zip(entry, same.words) {
        let isTaken = rules.divided(sameRun).isTaken
        for (place, second) in run.enumerated() where !isTaken[place] {
          wordTotal += weight
          seen.insert(second)
          guard place > 0, !isTaken[place - 1] else { continue }
          neighbourTotal += weight
          guard !DishRules.isWithinDish(place, of: run) else { continue }
          let pair = WordPair(first: run[place - 1], second: second)
          let known = pairs[pair] ?? (0, place)
          let isNew = seenPairs.insert(pair).inserted
          pairs[pair] = (known.count + (isNew ? weight : 0), min(known.place, place))
          if run.count == 2, run.allSatisfy(FoodVocabulary.isFoodAlone), !FoodVocabulary.isPartOfDish(run[0])
          {
            whole.insert(pair)
          }
        }
      }
      for word in seen { words[word, default: 0] += weight }
    }
    /// How many times as often as by shuffled words; `nil` for no dish.
    func chance(_ pair: WordPair, _ count: Int, of words: [String: Int]) -> Double? {
      guard count >= 2 else { return nil }
      let first = words[pair.first] ?? 1
      let second = words[pair.second] ?? 1
      let shuffled = Double(first) * Double(second) * Double(neighbourTotal)
      let chance = Double(count) * Double(wordTotal) * Double(wordTotal) / shuffled
      return chance >= 2 && 2 * count >= min(first, second) ? chance : nil
    }
    var formWords: [String: Int] = [:]
    for (word, count) in words { formWords[forms.form(of: word), default: 0] += count }
    var kinds: [WordPair: DishCandidate] = [:]
    for (pair, found) in pairs {
      let kind = WordPair(first: forms.form(of: pair.first), second: forms.form(of: pair.second))
      kinds[kind, default: DishCandidate()].add(
        count: found.count, at: found.place, isWhole: whole.contains(pair),
        chance: chance(pair, found.count, of: words) ?? 0)
    }
    var dishes: [(pair: WordPair, kind: DishCandidate)] = []
    var lone: Set<WordPair> = []
    for (pair, var kind) in kinds {
      kind.chance = max(kind.chance, chance(pair, kind.count, of: formWords) ?? 0)
      if kind.count == 1, kind.isWhole, formWords[pair.first] == 1 || formWords[pair.second] == 1 {
        lone.insert(pair)
        kind.chance = 1
      }
      if kind.chance > 0 { dishes.append((pair, kind)) }
    }
    dishes.sort { a, b in
      (b.kind.count, b.kind.chance, a.kind.place, a.pair.name)
        < (a.kind.count, a.kind.chance, b.kind.place, b.pair.name)
    }
    return (Dictionary(uniqueKeysWithValues: dishes.enumerated().map { ($1.pair, $0) }), lone)
  }
}

/// Two words that may be a dish, in all the forms in which they stand together.
private struct DishCandidate {
  var count = 0
  var place = Int.max
  var chance = 0.0
  /// Whether an entry has it alone, between separators of foods.
  var isWhole = false

  mutating func add(count: Int, at place: Int, isWhole: Bool, chance: Double) {
    self.isWhole = self.isWhole || isWhole
    self.count += count
    self.place = min(self.place, place)
    self.chance = max(self.chance, chance)
  }
}

/// The names in order without duplicates.
private func eachOnce(_ names: [String]) -> [String] {
  guard names.count > 1 else { return names }
  var seen: Set<String> = []
  return names.filter { seen.insert($0).inserted }
}
