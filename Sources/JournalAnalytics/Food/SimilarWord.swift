internal import JournalFormat

/// The word with the most similar spelling: at an edit distance of one, or of two from six letters on; of equals the one with more
/// entries, then the first by name. `nil` if none is that near.
///
/// A slip is an edit of `editDistance`.
public func similarWord(to word: String, among entries: [String: Int]) -> String? {
  let asked = Array(foldedFood(word).unicodeScalars.prefix(40))
  let limit = asked.count < 4 ? 0 : asked.count < 6 ? 1 : 2
  guard limit > 0 else { return nil }
  var best: (word: String, slips: Int)?
  for candidate in entries.keys {
    let letters = Array(foldedFood(candidate).unicodeScalars)
    guard abs(letters.count - asked.count) <= limit, letters.count >= 3 else { continue }
    let slips = editDistance(from: asked, to: letters)
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
