/// Two adjacent words.
struct WordPair: Hashable {
  var first: String
  var second: String
  var name: String { first + " " + second }
}

/// Adjacent words that are one food: a pair, perhaps with a third beside it.
struct Dish: Hashable {
  var pair: WordPair
  var third: ThirdWord?
  var words: [String] {
    let words = [pair.first, pair.second]
    return third?.joined(to: words) ?? words
  }
  var lastWord: String { third.flatMap { $0.isFirst ? nil : $0.word } ?? pair.second }
}

/// A word beside a pair.
struct ThirdWord: Hashable {
  var word: String
  var isFirst: Bool

  func joined(to words: [String]) -> [String] { isFirst ? [word] + words : words + [word] }
}

/// Which adjacent words are dishes, found in rounds: earlier rounds take their words first.
struct DishRules {
  private struct Round {
    /// The pairs by rank; rank 0 takes its words first.
    var ranks: [WordPair: Int]
    /// The words that extend a pair to a longer dish, with the number of entries for each.
    var thirds: [WordPair: [ThirdWord: Int]] = [:]
  }
  private var rounds: [Round] = []

  /// Adds those of `ranks` whose words no dish has taken: in two entries or more, or in one if they are among `lone`; and with them
  /// the dishes of three words. Returns whether there are any.
  mutating func add(
    ranks: [WordPair: Int], lone: Set<WordPair>, in entries: [(words: [[String]], weight: Int)]
  ) -> Bool {
    let earlier = self
    rounds.append(Round(ranks: ranks))
    let taken = counts(in: entries)
    let round = Round(
      ranks: ranks.filter { pair, _ in
        let count = taken[Dish(pair: pair)] ?? 0
        return count >= 2 || count > 0 && lone.contains(pair)
      })
    self = earlier
    guard !round.ranks.isEmpty else { return false }
    rounds.append(Round(ranks: round.ranks, thirds: thirds(of: round, in: entries)))
    return true
  }

  /// The dishes of three words by the rule for those of two: a pair and a word beside it, in at least two entries, in half of those
  /// with the pair or of those with the word, and twice as often as if the words were shuffled.
  private func thirds(
    of round: Round, in entries: [(words: [[String]], weight: Int)]
  ) -> [WordPair: [ThirdWord: Int]] {
    var pairs: [WordPair: Int] = [:]
    var counts: [Dish: Int] = [:]
    var total: [String: Int] = [:]
    var (wordTotal, neighbourTotal) = (0, 0)
    for (entry, weight) in entries {
      var seen: Set<Dish> = []
      var words: Set<String> = []
      for run in entry {
        var isTaken = divided(run).isTaken
        for place in run.indices where !isTaken[place] {
          words.insert(run[place])
          wordTotal += weight
          if place > 0, !isTaken[place - 1] { neighbourTotal += weight }
        }
        for second in Self.take(round.ranks, from: run, &isTaken) {
          let pair = WordPair(first: run[second - 1], second: run[second])
          seen.insert(Dish(pair: pair))
          for (place, isFirst) in [(second - 2, true), (second + 1, false)]
          where run.indices.contains(place) && !isTaken[place] {
            seen.insert(Dish(pair: pair, third: ThirdWord(word: run[place], isFirst: isFirst)))
          }
        }
      }
      for word in words { total[word, default: 0] += weight }
      for dish in seen {
        if dish.third == nil {
          pairs[dish.pair, default: 0] += weight
        } else {
          counts[dish, default: 0] += weight
        }
      }
    }
    var thirds: [WordPair: [ThirdWord: Int]] = [:]
    for (dish, count) in counts where count >= 2 {
      guard let third = dish.third, let one = pairs[dish.pair], let other = total[third.word] else {
        continue
      }
      let shuffled = Double(one) * Double(other) * Double(neighbourTotal)
      if 2 * count >= min(one, other),
        Double(count) * Double(wordTotal) * Double(wordTotal) >= 2 * shuffled
      {
        thirds[dish.pair, default: [:]][third] = count
      }
    }
    return thirds
  }

  /// The number of entries with each dish.
  func counts(in entries: [(words: [[String]], weight: Int)]) -> [Dish: Int] {
    var counts: [Dish: Int] = [:]
    for (entry, weight) in entries {
      var taken: Set<Dish> = []
      for run in entry where run.count > 1 { taken.formUnion(divided(run).dishes) }
      for dish in taken { counts[dish, default: 0] += weight }
    }
    return counts
  }

  /// Splits a run into its dishes and the remaining words.
  func parts(of run: [String]) -> (dishes: [Dish], words: [String]) {
    guard run.count > 1 else { return ([], run) }
    let (dishes, isTaken) = divided(run)
    return (dishes, run.indices.filter { !isTaken[$0] }.map { run[$0] })
  }

  /// The dishes of a run, and for each word whether a dish has it.
  func divided(_ run: [String]) -> (dishes: [Dish], isTaken: [Bool]) {
    var dishes: [Dish] = []
    var isTaken = Array(repeating: false, count: run.count)
    guard run.count > 1 else { return (dishes, isTaken) }
    for round in rounds {
      for second in Self.take(round.ranks, from: run, &isTaken) {
        let pair = WordPair(first: run[second - 1], second: run[second])
        var dish = Dish(pair: pair)
        if run.count > 2, let thirds = round.thirds[pair] {
          let beside = [(second - 2, true), (second + 1, false)].compactMap { place, isFirst in
            guard run.indices.contains(place), !isTaken[place] else { return nil as (Int, Int, ThirdWord)? }
            let third = ThirdWord(word: run[place], isFirst: isFirst)
            return thirds[third].map { ($0, place, third) }
          }
          if let most = beside.max(by: { ($0.0, $1.1) < ($1.0, $0.1) }) {
            isTaken[most.1] = true
            dish.third = most.2
          }
        }
        dishes.append(dish)
      }
    }
    return (dishes, isTaken)
  }

  /// Takes free words for the pairs among `ranks`, by rank; returns the places of their second words.
  private static func take(
    _ ranks: [WordPair: Int], from run: [String], _ isTaken: inout [Bool]
  ) -> [Int] {
    let places = run.indices.dropFirst().compactMap { place -> (rank: Int, place: Int)? in
      guard !isTaken[place], !isTaken[place - 1], !isWithinDish(place, of: run) else { return nil }
      return ranks[WordPair(first: run[place - 1], second: run[place])].map { (rank: $0, place: place) }
    }
    var seconds: [Int] = []
    for (_, place) in places.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) })
    where !isTaken[place] && !isTaken[place - 1] {
      isTaken[place] = true
      isTaken[place - 1] = true
      seconds.append(place)
    }
    return seconds
  }

  /// Whether a word is a quality of the one behind it, so that no dish ends with it: the `green` of a *thai green curry*.
  static func isWithinDish(_ place: Int, of run: [String]) -> Bool {
    place + 1 < run.count && !FoodVocabulary.isFoodAlone(run[place])
  }
}
