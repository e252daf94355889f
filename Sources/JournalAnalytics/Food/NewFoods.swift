internal import JournalFormat

/// The foods named before a period.
struct KnownFoods {
  /// All words of these days.
  private var words: Set<String> = []
  /// All pairs of adjacent words of these days.
  private(set) var pairs: Set<WordPair> = []
  /// Whether three days are logged: in the first days of a diary everything is new.
  private(set) var isEnough = false

  /// No known foods.
  init() {}

  /// The words eaten on the `earlier` days.
  init(before earlier: [DiaryDay]) {
    isEnough = earlier.lazy.filter(\.isLogged).prefix(3).count == 3
    guard isEnough else { return }
    var seen: Set<TextSlice> = []
    for file in earlier.lazy.flatMap(\.files) {
      for entry in file.entries where entry.isEaten && seen.insert(entry.text).inserted {
        add(foodWords(of: entry.text))
      }
    }
  }

  /// Adds the runs of an entry.
  mutating func add(_ runs: [[String]]) {
    for run in runs {
      words.formUnion(run)
      for (first, second) in zip(run, run.dropFirst()) {
        pairs.insert(WordPair(first: first, second: second))
      }
    }
  }

  /// Whether a word was named before, in singular or plural.
  func names(_ word: String) -> Bool { Self.forms(of: word).contains(where: words.contains) }

  /// Whether a word, or the two adjacent words of a dish, were named before, in singular or plural.
  func holds(_ name: String) -> Bool {
    let parts = name.split(separator: " ").map(String.init)
    guard parts.count == 2 else { return names(parts.last ?? name) }
    return Self.forms(of: parts[1]).contains { pairs.contains(WordPair(first: parts[0], second: $0)) }
  }

  /// The word and its possible English singular and plural forms.
  private static func forms(of word: String) -> [String] {
    var forms = [word, word + "s", word + "es"]
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("y") { forms.append(word.dropLast() + "ies") }
    return forms
  }
}

/// The foods of `entries` that no earlier day names, by count, then by name.
///
/// A word is new if it was never named. If it is in a run of two or three words, the whole run is given (`okra
/// fry`), otherwise the adjacent new words, unless one of them is also named alone. A dish is new if its two words
/// were never adjacent. Nothing is new before three earlier days are logged.
func newFoods(in entries: [[[String]]], tally: FoodTally, known: KnownFoods) -> [NamedFood] {
  guard known.isEnough else { return [] }
  let alone = Set(entries.joined().filter { $0.count == 1 }.joined()).filter { !known.names($0) }
  var counts: [String: Int] = [:]
  for entry in entries {
    var names: Set<String> = []
    for run in entry {
      for stretch in run.split(whereSeparator: known.names) {
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
