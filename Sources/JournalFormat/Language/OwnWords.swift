/// The user's own heading words, from `journal.toml`.
final class OwnWords: Sendable {
  let table: WordTable
  /// The spelling of each word.
  let spellings: [String]
  let matches: [HeadingWords.Match]

  init(_ words: [Section: [String]]) {
    var table = WordTable()
    var spellings: [String] = []
    var meanings: [[Section]] = []
    // In a fixed order: the order of a dictionary is random.
    for section in KnownWords.sections {
      for word in words[section] ?? [] {
        let key = wordKey(word)
        guard !key.isEmpty else { continue }
        let number = table.insert(key)
        if number == spellings.count {
          spellings.append(word)
          meanings.append([section])
        } else if !meanings[number].contains(section) {
          meanings[number].append(section)
        }
      }
    }
    self.table = table
    self.spellings = spellings
    matches = meanings.map { $0.count == 1 ? .section($0[0]) : .ambiguous($0) }
  }
}
