/// Energies that are those of one piece of several: `2 eggs (80 kcal each)`, `2 Eier à 80 kcal`.
extension EnergyScanner {
  /// Of how many pieces a figure is that of one.
  enum Pieces {
    /// It is that of all.
    case none
    /// The number that the words before it state, and where the word for *each* ends.
    case count(Double, through: Int)
    /// It is that of one, and no number or a measure stands before it.
    case unknown
  }

  /// What words and signs right before and right behind a figure say of pieces; what they count begins at `start`.
  func pieces(_ mention: Mention, behind start: Int, _ words: LineScanner) -> Pieces {
    let figure = mention.range.lowerBound
    // Several figures may stand in one bracket.
    let start = min(start, figure)
    var end = mention.range.upperBound
    let (named, saysEach) = eachWord(before: figure, words)
    let (sign, length) = words.scalar(
      before: words.trimmed(start..<figure).upperBound, from: start)
    let isTimes =
      sign == .multiplicationSign
      || named.count == 1 && words.byte(at: named.lowerBound) | .caseBit == UInt8(ascii: "x")
    let isSign = sign == UInt32(ascii: "@") || isTimes
    var each = isSign ? words.trimmed(start..<figure).upperBound - length : named.lowerBound
    var isSure = saysEach
    if !saysEach, !isSign, !has(named, of: words, among: EnergyContext.piecesIfCounted) {
      guard let behind = eachWord(behind: mention, words) else { return .none }
      end = behind
      isSure = true
      each = mention.bracket?.lowerBound ?? figure
    }
    guard start < each else { return isSure ? .unknown : .none }
    let counted = words.over(words.trimmed(start..<each))
    if let count = count(counted, isFactor: isTimes) { return .count(count, through: end) }
    return isSure || counted.firstDigit() != nil && !isSign ? .unknown : .none
  }

  /// The nutrients in the bracket of a figure of one piece, behind the word for *each*: `(80 kcal each, P 6 g)`; they are of one, too.
  func nutrients(behind end: Int, of mention: Mention, _ words: LineScanner) -> FoodFacts? {
    guard let bracket = mention.bracket, bracket.contains(end) else { return nil }
    var line = words.over(words.trimmed(end..<bracket.upperBound - 1))
    guard line.peek() == .comma else { return nil }
    line.position += 1
    line.skipSpaces()
    guard let read = facts.read(line), read.energy == nil, !read.nutrients.isEmpty else { return nil }
    return FoodFacts(nutrients: read.nutrients)
  }

  /// Whether facts at the end of the line are of another food than a figure, and not what all its pieces have.
  func isApart(_ own: Range<Int>, from mention: Mention, through end: Int, _ words: LineScanner) -> Bool {
    var mention = mention
    mention.range = mention.range.lowerBound..<max(mention.range.upperBound, end)
    var line = words
    line.end = own.upperBound
    return gap(between: mention, and: Mention(facts: .none, range: own, bracket: own), in: line) == .joined
  }

  /// The word right before a figure, or the two that say *each*: `je 80 kcal`, `pro Stück 80 kcal`.
  private func eachWord(before figure: Int, _ words: LineScanner) -> (range: Range<Int>, saysEach: Bool) {
    let last = word(before: figure, words)
    if has(last, of: words, among: EnergyContext.pieces) { return (last, true) }
    let both = word(before: last.lowerBound, words).lowerBound..<last.upperBound
    return !last.isEmpty && has(both, of: words, among: EnergyContext.pieces) ? (both, true) : (last, false)
  }

  /// Where a word for *each* ends that stands right behind a figure or its bracket; not `je 100 g`.
  private func eachWord(behind mention: Mention, _ words: LineScanner) -> Int? {
    for end in [mention.range.upperBound, mention.bracket?.upperBound ?? 0] where end > 0 {
      var line = words
      line.position = end
      line.skipSpaces()
      let start = line.position
      // `each`, `das Stück`, `c/u`.
      var ends: [Int] = []
      while ends.count < 2, !line.isAtEnd {
        let word = line.nextWord(behind: line.position)
        var end = word.upperBound
        while end > word.lowerBound, [.comma, .closeParenthesis, .period].contains(line.byte(at: end - 1)) {
          end -= 1
        }
        guard end > start else { break }
        ends.append(end)
        if end < word.upperBound { break }
        line.position = end
      }
      guard
        let end = ends.last(where: { has(start..<$0, of: words, among: EnergyContext.pieces) })
      else { continue }
      line.position = end
      line.skipSpaces()
      if line.digit(at: line.position) == nil { return end }
    }
    return nil
  }

  /// The one number of pieces that words state: `2 eggs`, `bread and 2x egg`, `two eggs`; no measure, as `200 g` is. As a factor
  /// it needs no words behind it: `eggs (2 x`.
  private func count(_ words: LineScanner, isFactor: Bool) -> Double? {
    guard let first = words.firstDigit() else {
      let word = facts.wordRange(words)
      let lists = EnergyContext.numbers.lists(
        in: words.over(word).bytes)
      return lists == 0 ? nil : Double(lists.trailingZeroBitCount + 2)
    }
    guard
      first == words.position || words.spaceBefore(first, from: words.position)
        || isFactor && words.byte(at: first - 1) == .openParenthesis,
      let number = ScannedNumber(words.over(first..<words.end)), let count = number.decimal, count >= 1,
      count < 100
    else { return nil }
    var line = words
    line.position = number.range.upperBound
    if isFactor, line.isAtEnd { return count }
    let (sign, length) = line.scalar(at: line.position)
    if sign == .multiplicationSign || sign | .caseBit == UInt32(ascii: "x") {
      line.position += length
    }
    guard line.spaceLength(at: line.position) > 0 else { return nil }
    line.skipSpaces()
    let unit = line.rest.first { line.spaceLength(at: $0) > 0 } ?? line.end
    let word = TextSlice(
      Array(UnsafeBufferPointer(start: line.base + line.position, count: unit - line.position)))
    guard !word.isEmpty, line.firstDigit() == nil, !QuantityUnits.isMeasure(word.string) else { return nil }
    return count
  }
}

extension EnergyScanner.Mention {
  /// Makes what one piece has that of all.
  mutating func multiply(by count: Double, through end: Int) {
    facts = facts.scaled(by: count)
    isOfPieces = true
    range = range.lowerBound..<max(range.upperBound, end)
  }
}
