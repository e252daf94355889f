/// Words for “about” before a figure, in all languages at once: `ca. 300 kcal`, `約300kcal`.
public enum EstimateWords {
  static let all = WordSet(
    """
    about, approx, approximately, around, roughly, circa, ca, cca, zirka, cirka, etwa, rund, ungefähr, environ, env, \
    geschätzt, schätzungsweise, knapp, autour de, plus ou moins, à peu près, aprox, aproximadamente, unos, unas, alrededor de, más o menos, mais ou menos, più o meno, cerca de, approssimativamente, ongeveer, omkring, omtrent, ungefär, \
    около, примерно, लगभग, 約, およそ, 约, 大约, 大約, 약
    """)

  /// Whether a word is one of them, perhaps with a full stop behind it.
  public static func isOne(_ word: String) -> Bool {
    var word = word.lowercased()
    if word.hasSuffix(".") { word.removeLast() }
    return word.withUTF8 { all.contains($0) }
  }
}

extension FactsScanner {
  /// Steps over a word for “about” that a figure follows; a full stop may shorten it.
  func skipEstimateWord(_ line: inout LineScanner) -> Bool {
    var rest = line
    // None has more than three words, and few lines have any: look for the figure first.
    for _ in 0..<3 {
      let word = wordRange(rest)
      guard !word.isEmpty else { return false }
      rest.position = word.upperBound
      _ = rest.skip(.period)
      rest.skipSpaces()
      guard rest.digit(at: rest.position) != nil else { continue }
      let bytes = UnsafeBufferPointer(
        start: line.base + line.position, count: word.upperBound - line.position)
      guard bytes.count <= 40, EstimateWords.all.contains(bytes)
      else { return false }
      line.position = rest.position
      return true
    }
    return false
  }

  /// The energy at `figure` with a word for “about” before it: `toast ca. 80 kcal`.
  func estimate(before figure: Int, _ line: LineScanner) -> (facts: FoodFacts, start: Int)? {
    var start = figure
    for _ in 0..<3 {
      while start > line.position, line.spaceBefore(start, from: line.position) { start -= 1 }
      while start > line.position, !line.spaceBefore(start, from: line.position) { start -= 1 }
      var rest = line.over(start..<line.end)
      if skipEstimateWord(&rest), rest.position == figure,
        let facts = read(line.over(start..<line.end))
      {
        return (facts, start)
      }
    }
    return nil
  }

  /// The energy at `figure` with a sign for “about” right before it: `約300kcal`.
  func estimate(leaningOn figure: Int, _ line: LineScanner) -> (facts: FoodFacts, start: Int)? {
    var start = figure
    for _ in 0..<2 where start > line.position && !line.byte(at: start - 1).isASCII {
      start -= line.scalar(before: start, from: line.position).length
      var rest = line.over(start..<line.end)
      if skipEstimateWord(&rest), rest.position == figure, let facts = read(line.over(start..<line.end)) {
        return (facts, start)
      }
    }
    return nil
  }

  /// Whether a word for “about” begins a line that may end in an energy: `ca. 510 kcal`.
  func beginsWithEstimate(_ line: LineScanner) -> Bool {
    guard line.end > line.position, words.mayEndEnergy(line.byte(at: line.end - 1)) else { return false }
    var rest = line
    return skipEstimateWord(&rest)
  }
}
