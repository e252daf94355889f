/// How foods are spelled in reports; they are compared in lower case.
///
/// The spelling most frequent within entries counts, of equals the latest. A capital at the beginning of an entry means nothing by
/// itself; it is kept for a word that occurs nowhere else, if the diary capitalises most of its foods within entries too, as in
/// German.
struct FoodSpellings: Sendable {
  /// A word that is not written in lower case.
  struct Capital: Hashable, Sendable {
    /// In lower case.
    var word: String
    var written: String
    /// Whether the entry begins with it.
    var opens: Bool
  }

  private struct Use {
    var count = 0
    /// The number of the last row.
    var last = 0
  }

  /// For words not shown in lower case: their spelling.
  private var shown: [String: String] = [:]

  init() {}

  /// The spellings in `phrases`, whose words are in lower case, with the `capitals` of each; `rows` are the phrases as used.
  init(_ phrases: [[[String]]], capitals: [[Capital]], rows: [Int]) {
    guard capitals.contains(where: { !$0.isEmpty }) else { return }
    var uses = Array(repeating: Use(), count: phrases.count)
    for (row, phrase) in rows.enumerated() { uses[phrase] = Use(count: uses[phrase].count + 1, last: row) }
    var within: [String: [String: Use]] = [:]
    var opening: [String: [String: Use]] = [:]
    var (capital, small) = (0, 0)
    func add(_ use: Use, to known: inout Use) {
      known = Use(count: known.count + use.count, last: max(known.last, use.last))
    }
    for (phrase, use) in uses.enumerated() {
      for word in Set(phrases[phrase].joined().flatMap { $0.split(separator: " ").map(String.init) }) {
        let spelled = capitals[phrase].filter { $0.word == word }
        if spelled.isEmpty {
          add(use, to: &within[word, default: [:]][word, default: Use()])
          // The *mit* of a dish is no noun anywhere.
          if FoodVocabulary.isFood(word) { small += use.count }
        }
        for spelling in Set(spelled) {
          if spelling.opens {
            add(use, to: &opening[word, default: [:]][spelling.written, default: Use()])
          } else {
            add(use, to: &within[word, default: [:]][spelling.written, default: Use()])
            capital += use.count
          }
        }
      }
    }
    func most(_ uses: [String: Use]) -> String? {
      uses.max { ($0.value.count, $0.value.last, $0.key) < ($1.value.count, $1.value.last, $1.key) }?.key
    }
    for (word, uses) in within {
      if let written = most(uses), written != word { shown[word] = written }
    }
    for (word, uses) in opening where within[word] == nil {
      if let written = most(uses), capital > small || written != capitalized(word) { shown[word] = written }
    }
  }

  /// `name`, given in lower case, as displayed.
  func shown(_ name: String) -> String {
    guard !shown.isEmpty else { return name }
    return name.split(separator: " ").map { shown[String($0)] ?? String($0) }.joined(separator: " ")
  }
}
