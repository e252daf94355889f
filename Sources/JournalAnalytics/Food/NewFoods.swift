internal import JournalFormat

/// What of a period's foods the days before it already named.
struct KnownFoods {
  /// Words of the period that were named before, in the singular or in the plural.
  private(set) var words: Set<String> = []
  /// Neighbours of the period that stood next to each other before.
  private(set) var pairs: Set<WordPair> = []
  /// How many earlier days were logged.
  private(set) var loggedDays = 0

  /// In a diary's first days everything is new, and so nothing is worth saying.
  var isEnough: Bool { loggedDays >= 3 }

  /// Looks for the words of `entries` in the `earlier` days.
  init(_ entries: [[[String]]], before earlier: [DiaryDay]) {
    loggedDays = earlier.reduce(0) { $0 + ($1.isLogged ? 1 : 0) }
    guard isEnough else { return }
    var wanted: [String: Set<String>] = [:]
    var wantedPairs: Set<WordPair> = []
    for run in entries.joined() {
      for word in run { for form in KnownFoods.forms(of: word) { wanted[form, default: []].insert(word) } }
      for (first, second) in zip(run, run.dropFirst()) {
        wantedPairs.insert(WordPair(first: first, second: second))
      }
    }
    for day in earlier.reversed() {
      guard !wanted.isEmpty || !wantedPairs.isEmpty else { return }
      for entry in day.eaten {
        for run in foodWords(of: entry.words) {
          for word in run { if let named = wanted.removeValue(forKey: word) { words.formUnion(named) } }
          for (first, second) in zip(run, run.dropFirst()) {
            if let pair = wantedPairs.remove(WordPair(first: first, second: second)) { pairs.insert(pair) }
          }
        }
      }
    }
  }

  /// No food at all.
  init() {}

  /// All words and neighbours of the `earlier` rows of `diary`; each wording is looked at once.
  init(_ diary: EatenDiary, _ earlier: ArraySlice<EatenDiary.Row>) {
    var isSeen = Array(repeating: false, count: diary.phrases.count)
    for row in earlier where !isSeen[Int(row.phrase)] {
      isSeen[Int(row.phrase)] = true
      for run in diary.phrases[Int(row.phrase)] {
        words.formUnion(run)
        for (first, second) in zip(run, run.dropFirst()) {
          pairs.insert(WordPair(first: first, second: second))
        }
      }
    }
  }

  /// Whether a word was named before, or the two words of a dish side by side, in the singular or in the plural.
  func holds(_ name: String) -> Bool {
    let parts = name.split(separator: " ").map(String.init)
    let forms = KnownFoods.forms(of: parts.last ?? name)
    guard parts.count == 2 else { return forms.contains(where: words.contains) }
    return forms.contains { pairs.contains(WordPair(first: parts[0], second: $0)) }
  }

  /// The word itself and what its singular or plural may be in English.
  private static func forms(of word: String) -> [String] {
    var forms = [word, word + "s", word + "es"]
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("y") { forms.append(word.dropLast() + "ies") }
    return forms
  }
}

/// The foods of `entries` that no earlier day names, commonest first, then by name.
///
/// New is a word that was never named. If it stands in a run of two or three words, all are given
/// (`okra fry`), else the new words that stand next to each other, unless one of them is also named
/// alone. New is a dish whose two words were never neighbours. Nothing is new before three
/// earlier days are logged.
func newFoods(in entries: [[[String]]], tally: FoodTally, known: KnownFoods) -> [NamedFood] {
  guard known.isEnough else { return [] }
  let alone = Set(entries.joined().filter { $0.count == 1 }.joined()).subtracting(known.words)
  var counts: [String: Int] = [:]
  for entry in entries {
    var names: Set<String> = []
    for run in entry {
      for stretch in run.split(whereSeparator: known.words.contains) {
        if !alone.isDisjoint(with: stretch) {
          names.formUnion(stretch)
        } else {
          names.insert((run.count <= 3 ? run[...] : stretch).joined(separator: " "))
        }
      }
      for (first, second) in zip(run, run.dropFirst()) {
        let pair = WordPair(first: first, second: second)
        guard tally.dishes.contains(pair), !known.pairs.contains(pair) else { continue }
        names.insert(pair.name)
        names.subtract([first, second])
      }
    }
    for name in names { counts[name, default: 0] += 1 }
  }
  return counts.map { NamedFood(name: $0.key, count: $0.value, countWithinDishes: 0) }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
}
