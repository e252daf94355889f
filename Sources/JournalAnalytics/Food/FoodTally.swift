/// A food as entries name it, and how many of them do.
public struct NamedFood: Hashable, Sendable {
  /// One word or two, in lower case.
  public var name: String
  /// The number of entries that name it.
  public var count: Int
  /// The number of those entries that name it only within a listed dish.
  public var countWithinDishes: Int

  /// Its words, one or two.
  var words: [String] { name.split(separator: " ").map(String.init) }
  var isDish: Bool { words.count > 1 }
}

/// Two adjacent words.
struct WordPair: Hashable {
  var first: String
  var second: String
  var name: String { first + " " + second }
}

/// The foods of some entries, each given as its `foodWords`.
///
/// Words count once per entry. Two words are a *dish* if they are adjacent, in this order, in at least two entries,
/// in half the entries of one of them, and at least twice as often as if the words were shuffled: entries with the
/// pair × words in all² ≥ 2 × entries with the one × entries with the other × adjacent pairs in all. Where dishes
/// overlap (`peanut butter toast`) the more frequent one takes the words, then the one with the higher ratio, then
/// the one further left, then the first by name. A word is counted in all its entries, and left out if it is part of
/// a dish in every one of them.
struct FoodTally {
  /// Commonest first, then by name.
  let foods: [NamedFood]
  /// The dishes among them.
  let dishes: Set<WordPair>
  private let ranks: [WordPair: Int]

  /// Counts `entries`, each as often as `weights` says, or once.
  init(_ entries: [[[String]]], weights: [Int]? = nil) {
    let weighted = entries.enumerated().map { (words: $1, weight: weights?[$0] ?? 1) }
      .filter { $0.weight > 0 }
    let candidates = FoodTally.rankedDishes(in: weighted)
    var dishes = FoodTally.takenDishes(of: weighted, by: candidates).filter { $0.value >= 2 }
    let kept = candidates.filter { dishes[$0.key] != nil }
    dishes = FoodTally.takenDishes(of: weighted, by: kept)

    var total: [String: Int] = [:]
    var free: [String: Int] = [:]
    for (entry, weight) in weighted {
      for word in Set(entry.joined()) { total[word, default: 0] += weight }
      var loose: Set<String> = []
      for run in entry { loose.formUnion(FoodTally.parts(of: run, by: kept).words) }
      for word in loose { free[word, default: 0] += weight }
    }
    var foods = dishes.map { NamedFood(name: $0.key.name, count: $0.value, countWithinDishes: 0) }
    for (word, count) in free {
      let all = total[word] ?? count
      foods.append(NamedFood(name: word, count: all, countWithinDishes: all - count))
    }
    self.foods = foods.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    self.dishes = Set(dishes.keys)
    ranks = kept.filter { dishes[$0.key] != nil }
  }

  /// The foods of an entry: its dishes and the words outside of them, each once.
  func parts(of entry: [[String]]) -> [String] {
    var names: [String] = []
    for run in entry {
      let (dishes, words) = FoodTally.parts(of: run, by: ranks)
      names += dishes.map(\.name) + words
    }
    return eachOnce(names)
  }

  /// The number of `entries`, weighted by `weights`, that name each food of this tally.
  func counts(in entries: [[[String]]], weights: [Int]) -> [String: Int] {
    let known = Set(foods.map(\.name))
    var counts: [String: Int] = [:]
    for (entry, weight) in zip(entries, weights) where weight > 0 {
      for name in Set(parts(of: entry) + entry.joined()) where known.contains(name) {
        counts[name, default: 0] += weight
      }
    }
    return counts
  }

  /// The dishes with their rank: rank 0 takes its words first.
  private static func rankedDishes(in entries: [(words: [[String]], weight: Int)]) -> [WordPair: Int] {
    var words: [String: Int] = [:]
    var pairs: [WordPair: (count: Int, place: Int)] = [:]
    var wordTotal = 0
    var neighbourTotal = 0
    for (entry, weight) in entries {
      var seen: Set<String> = []
      var seenPairs: Set<WordPair> = []
      for run in entry {
        wordTotal += run.count * weight
        neighbourTotal += (run.count - 1) * weight
        seen.formUnion(run)
        for (place, second) in run.enumerated().dropFirst() {
          let pair = WordPair(first: run[place - 1], second: second)
          let known = pairs[pair] ?? (0, place)
          let isNew = seenPairs.insert(pair).inserted
          pairs[pair] = (known.count + (isNew ? weight : 0), min(known.place, place))
        }
      }
      for word in seen { words[word, default: 0] += weight }
    }
    var dishes: [(pair: WordPair, count: Int, chance: Double, place: Int)] = []
    for (pair, found) in pairs where found.count >= 2 {
      let first = words[pair.first] ?? 1
      let second = words[pair.second] ?? 1
      let shuffled = Double(first) * Double(second) * Double(neighbourTotal)
      let chance = Double(found.count) * Double(wordTotal) * Double(wordTotal) / shuffled
      guard chance >= 2, 2 * found.count >= min(first, second) else { continue }
      dishes.append((pair, found.count, chance, found.place))
    }
    dishes.sort {
      ($1.count, $1.chance, $0.place, $0.pair.name) < ($0.count, $0.chance, $1.place, $1.pair.name)
    }
    return Dictionary(uniqueKeysWithValues: dishes.enumerated().map { ($1.pair, $0) })
  }

  private static func takenDishes(
    of entries: [(words: [[String]], weight: Int)], by ranks: [WordPair: Int]
  ) -> [WordPair: Int] {
    var counts: [WordPair: Int] = [:]
    for (entry, weight) in entries {
      var taken: Set<WordPair> = []
      for run in entry { taken.formUnion(parts(of: run, by: ranks).dishes) }
      for pair in taken { counts[pair, default: 0] += weight }
    }
    return counts
  }

  /// Splits a run into the dishes in `ranks` and the remaining words.
  private static func parts(
    of run: [String], by ranks: [WordPair: Int]
  ) -> (dishes: [WordPair], words: [String]) {
    guard run.count > 1 else { return ([], run) }
    let places = run.indices.dropFirst().compactMap { place in
      let pair = WordPair(first: run[place - 1], second: run[place])
      return ranks[pair].map { (rank: $0, place: place, pair: pair) }
    }
    var isTaken = Array(repeating: false, count: run.count)
    var dishes: [WordPair] = []
    for (_, place, pair) in places.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) })
    where !isTaken[place] && !isTaken[place - 1] {
      isTaken[place] = true
      isTaken[place - 1] = true
      dishes.append(pair)
    }
    return (dishes, run.indices.filter { !isTaken[$0] }.map { run[$0] })
  }
}

/// The names in order without duplicates.
private func eachOnce(_ names: [String]) -> [String] {
  guard names.count > 1 else { return names }
  var seen: Set<String> = []
  return names.filter { seen.insert($0).inserted }
}
