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

/// Which adjacent words are dishes.
struct DishRules {
  /// The pairs, rank 0 taking its words first.
  var ranks: [WordPair: Int]
  /// The words that make longer dishes of them, and how many entries have each.
  var thirds: [WordPair: [ThirdWord: Int]] = [:]

  init(ranks: [WordPair: Int]) { self.ranks = ranks }

  /// Finds the dishes of three words by the rule for those of two: a pair and a word beside it, in at least two entries, in half of those
  /// with the pair or of those with the word, and twice as often as if the words were shuffled.
  mutating func findThirds(in entries: [(words: [[String]], weight: Int)], words total: [String: Int]) {
    var pairs: [WordPair: Int] = [:]
    var counts: [Dish: Int] = [:]
    var (wordTotal, neighbourTotal) = (0, 0)
    for (entry, weight) in entries {
      var seen: Set<Dish> = []
      for run in entry {
        wordTotal += run.count * weight
        neighbourTotal += (run.count - 1) * weight
        let (taken, isTaken) = taken(of: run)
        for second in taken {
          let pair = WordPair(first: run[second - 1], second: run[second])
          seen.insert(Dish(pair: pair))
          for (place, isFirst) in [(second - 2, true), (second + 1, false)]
          where run.indices.contains(place) && !isTaken[place] {
            seen.insert(Dish(pair: pair, third: ThirdWord(word: run[place], isFirst: isFirst)))
          }
        }
      }
      for dish in seen {
        if dish.third == nil {
          pairs[dish.pair, default: 0] += weight
        } else {
          counts[dish, default: 0] += weight
        }
      }
    }
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
  }

  /// The number of entries with each dish.
  func counts(in entries: [(words: [[String]], weight: Int)]) -> [Dish: Int] {
    var counts: [Dish: Int] = [:]
    for (entry, weight) in entries {
      var taken: Set<Dish> = []
      for run in entry { taken.formUnion(parts(of: run).dishes) }
      for dish in taken { counts[dish, default: 0] += weight }
    }
    return counts
  }

  /// Splits a run into its dishes and the remaining words.
  func parts(of run: [String]) -> (dishes: [Dish], words: [String]) {
    guard run.count > 1 else { return ([], run) }
    var (taken, isTaken) = taken(of: run)
    let dishes = taken.map { second in
      let pair = WordPair(first: run[second - 1], second: run[second])
      guard run.count > 2, let thirds = thirds[pair] else { return Dish(pair: pair) }
      let beside = [(second - 2, true), (second + 1, false)].compactMap { place, isFirst in
        guard run.indices.contains(place), !isTaken[place] else { return nil as (Int, Int, ThirdWord)? }
        let third = ThirdWord(word: run[place], isFirst: isFirst)
        return thirds[third].map { ($0, place, third) }
      }
      guard let most = beside.max(by: { ($0.0, $1.1) < ($1.0, $0.1) }) else { return Dish(pair: pair) }
      isTaken[most.1] = true
      return Dish(pair: pair, third: most.2)
    }
    return (dishes, run.indices.filter { !isTaken[$0] }.map { run[$0] })
  }

  /// The places of the second words of the pairs in a run, by rank, and for each word whether a pair has it.
  private func taken(of run: [String]) -> (seconds: [Int], isTaken: [Bool]) {
    let places = run.indices.dropFirst().compactMap { place -> (rank: Int, place: Int)? in
      guard !Self.isWithinDish(place, of: run) else { return nil }
      return ranks[WordPair(first: run[place - 1], second: run[place])].map { (rank: $0, place: place) }
    }
    var isTaken = Array(repeating: false, count: run.count)
    var seconds: [Int] = []
    for (_, place) in places.sorted(by: { ($0.rank, $0.place) < ($1.rank, $1.place) })
    where !isTaken[place] && !isTaken[place - 1] {
      isTaken[place] = true
      isTaken[place - 1] = true
      seconds.append(place)
    }
    return (seconds, isTaken)
  }

  /// Whether a word is a quality of the one behind it, so that no dish ends with it: the `green` of a *thai green curry*.
  static func isWithinDish(_ place: Int, of run: [String]) -> Bool {
    place + 1 < run.count && !FoodVocabulary.isFoodAlone(run[place])
  }
}
