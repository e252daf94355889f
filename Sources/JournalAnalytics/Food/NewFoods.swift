internal import JournalFormat

/// The foods named before a period.
struct KnownFoods {
  /// How often something was named, and when last.
  struct Use: Hashable {
    var times: Int
    var last: Day
    /// How often it was named outside of dishes: rice cakes are no cake.
    var timesAlone = 0

    /// Counts it once more, on a day that is not earlier.
    mutating func count(on day: Day) { (times, last) = (times + 1, day) }
  }

  /// All words of these days.
  private(set) var words: Set<String> = []
  /// All pairs of adjacent words of these days.
  private var pairs: Set<WordPair> = []
  private var wordUses: [String: Use] = [:]
  private var pairUses: [WordPair: Use] = [:]
  /// The forms in which foods are looked up.
  var forms = FoodForms()
  /// Whether three days are logged; in the first days of a diary everything is new.
  private(set) var isEnough = false
  /// Learned from earlier entries.
  private(set) var recognition: FoodRecognition

  /// No known foods.
  init(isEnough: Bool = false, ownFoods: Set<String> = []) {
    self.isEnough = isEnough
    recognition = FoodRecognition(ownFoods: ownFoods)
  }

  /// The words eaten on the `earlier` days; what is food is also learned from the later `days`.
  init(before earlier: [DiaryDay], _ days: [DiaryDay], ownFoods: Set<String> = []) {
    self.init(isEnough: earlier.lazy.filter(\.isLogged).prefix(3).count == 3, ownFoods: ownFoods)
    var uses: [TextSlice: Use] = [:]
    for index in earlier.indices {
      let day = earlier[index].day
      earlier[index].forEachEaten { entry in
        uses[entry.text, default: Use(times: 0, last: day)].count(on: day)
      }
    }
    let entries = uses.map { (words: foodWords(of: $0), use: $1) }
    for entry in entries { recognition.learn(from: entry.words, times: entry.use.times) }
    for entry in days.lazy.flatMap(\.entries) where entry.isEaten {
      recognition.learn(from: foodWords(of: entry.text))
    }
    guard isEnough else { return }
    for (words, use) in entries { add(recognition.foods(in: words), use) }
  }

  /// The words of `entries`; `uses` says how often each was written.
  init(_ entries: [[[String]]], _ uses: [Use?], isEnough: Bool, recognition: FoodRecognition) {
    (self.isEnough, self.recognition) = (isEnough, recognition)
    for (words, use) in zip(entries, uses) {
      if let use { add(words, use) }
    }
  }

  /// Adds the runs of entries with this use.
  mutating func add(_ runs: [[String]], _ use: Use) {
    add(runs)
    let named = runs.joined()
    let alone = Set(
      runs.compactMap { run in
        let foods = run.filter(FoodVocabulary.isFoodAlone)
        return foods.count == 1 ? foods[0] : nil
      })
    var use = use
    for word in Set(named).union(named.flatMap(FoodNames.foods)) {
      use.timesAlone = alone.contains(word) ? use.times : 0
      Self.add(use, to: &wordUses[word])
    }
    use.timesAlone = use.times
    let pairs = runs.flatMap { zip($0, $0.dropFirst()).map { WordPair(first: $0, second: $1) } }
    for pair in Set(pairs) { Self.add(use, to: &pairUses[pair]) }
  }

  private static func add(_ use: Use, to known: inout Use?) {
    known = Use(
      times: (known?.times ?? 0) + use.times, last: max(known?.last ?? use.last, use.last),
      timesAlone: (known?.timesAlone ?? 0) + use.timesAlone)
  }

  /// How often a food was named, in any form; `nil` if it never was.
  func use(of food: NamedFood) -> Use? {
    let forms = food.words.map(forms.words)
    func all(_ uses: [Use]) -> Use? {
      uses.reduce(nil) { sum, use in
        var sum = sum
        Self.add(use, to: &sum)
        return sum
      }
    }
    guard forms.count > 1 else { return all(forms.joined().compactMap { wordUses[$0] }) }
    let pairs = zip(forms, forms.dropFirst()).map { first, second in
      all(first.flatMap { a in second.compactMap { pairUses[WordPair(first: a, second: $0)] } })
    }
    // Of three words, the two that were named together less often.
    return pairs.contains(nil)
      ? nil : pairs.compactMap(\.self).min { ($0.times, $0.last) < ($1.times, $1.last) }
  }

  /// Adds the runs of an entry.
  mutating func add(_ runs: [[String]]) {
    for run in runs {
      words.formUnion(run)
      words.formUnion(run.flatMap(FoodNames.foods))
      for (first, second) in zip(run, run.dropFirst()) {
        pairs.insert(WordPair(first: first, second: second))
      }
    }
  }

  /// Whether a word was named before, in any form.
  func names(_ food: String) -> Bool {
    forms.words(for: forms.form(of: food)).contains(where: words.contains)
  }

  /// Whether two words stood side by side before, in any form.
  func names(_ dish: WordPair) -> Bool {
    let seconds = forms.words(for: forms.form(of: dish.second))
    return forms.words(for: forms.form(of: dish.first)).contains { first in
      seconds.contains { pairs.contains(WordPair(first: first, second: $0)) }
    }
  }
}

/// The foods of `entries` that no earlier day names, by count, then by name.
///
/// A word is new if it was never named. If it is in a run of two or three words, the whole run is given (`okra
/// fry`), otherwise the adjacent new words, unless one of them is also named alone. A dish is new if its two words
/// were never adjacent. What a name such as *fish and chips* holds was named with it. A word that names no food alone is new only together with others, and one that another new food named before is
/// not new itself. Nothing is new before three earlier days are logged. `entries` are as they are written, in the order
/// of the diary.
func newFoods(in entries: [[[String]]], tally: FoodTally, known: KnownFoods) -> [NamedFood] {
  guard known.isEnough else { return [] }
  let alone = Set(entries.joined().filter { $0.count == 1 }.joined()).filter { !known.names($0) }
  var counts: [[String]: (count: Int, first: Int, written: [String: Int])] = [:]
  for (place, entry) in entries.enumerated() {
    var names: Set<[String]> = []
    let only = FoodTally.onlyWord(of: entry)
    /// Whether the words name a food by themselves: those of a dish do, a lone `sauce` only where nothing else was eaten.
    func isNamed(_ words: some Collection<String>) -> Bool {
      words.contains { word in
        FoodVocabulary.isFoodAlone(word)
          && (words.count > 1 || word == only || !FoodVocabulary.isPartOfDish(word))
      }
    }
    for run in entry {
      for stretch in run.split(whereSeparator: known.names) {
        let named = stretch.filter { isNamed(CollectionOfOne($0)) }
        // Beside a word that is eaten alone, too, only what is a food itself makes it a dish: `curd rice`, no `rice bowl`.
        if !alone.isDisjoint(with: stretch), run.count > 3 || alone.isSuperset(of: named) {
          names.formUnion(named.map { [$0] })
        } else {
          let words = run.count <= 3 ? run[...] : stretch
          if isNamed(words) { names.insert(Array(words)) }
        }
      }
      for (first, second) in zip(run, run.dropFirst()) {
        let pair = WordPair(first: known.forms.form(of: first), second: known.forms.form(of: second))
        guard tally.dishes.contains(pair), !known.names(pair) else { continue }
        names.insert([first, second])
        names.subtract([[first], [second]])
      }
    }
    var seen: Set<[String]> = []
    for name in names {
      let words = name.map(known.forms.form)
      if seen.insert(words).inserted { counts[words, default: (0, place, [:])].count += 1 }
      counts[words, default: (0, place, [:])].written[name.joined(separator: " "), default: 0] += 1
    }
  }
  // What was first named within another new food is no news of its own.
  let dishes = counts.map { words, found in
    (name: words, words: Set(words).union(words.flatMap(FoodNames.foods)), first: found.first)
  }.filter { $0.words.count > 1 }
  return counts.filter { words, found in
    !dishes.contains {
      $0.name != words && $0.words.count > words.count && $0.first <= found.first
        && $0.words.isSuperset(of: words)
    }
  }.map { words, found in
    // As the counts of the same page call it.
    let name =
      tally.foods.first { $0.words == words }?.name ?? found.written.min {
        ($1.value, $0.key) < ($0.value, $1.key)
      }?.key ?? ""
    return NamedFood(
      name: name, spelledBy: known.forms, count: found.count, countWithinDishes: 0, words: words)
  }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
}
