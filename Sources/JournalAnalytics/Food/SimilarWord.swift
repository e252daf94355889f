internal import JournalFormat

/// The word that is spelled most like another: one slip away, or two where the word has six letters or more; of equals the one with
/// more entries, then the first by name. `nil` if none is so near.
///
/// A slip inserts, drops or replaces a letter, or swaps two neighbours (optimal string alignment).
public func similarWord(to word: String, among entries: [String: Int]) -> String? {
  let asked = Array(foldedFood(word).unicodeScalars.prefix(40))
  let limit = asked.count < 4 ? 0 : asked.count < 6 ? 1 : 2
  guard limit > 0 else { return nil }
  var best: (word: String, slips: Int)?
  for candidate in entries.keys {
    let letters = Array(foldedFood(candidate).unicodeScalars)
    guard abs(letters.count - asked.count) <= limit, letters.count >= 3 else { continue }
    let slips = slips(from: asked, to: letters)
    guard slips <= limit else { continue }
    guard let known = best else {
      best = (candidate, slips)
      continue
    }
    let own = (slips, -(entries[candidate] ?? 0), candidate)
    if own < (known.slips, -(entries[known.word] ?? 0), known.word) { best = (candidate, slips) }
  }
  return best?.word
}

/// The number of slips between two words.
private func slips(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
  var (before, last) = (Array(0...b.count), Array(0...b.count))
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      row.append(least)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
