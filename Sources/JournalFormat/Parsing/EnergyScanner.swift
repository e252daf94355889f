/// Reads the energies that stand among an entry's words: `800 kcal pizza`, `rice (400 kcal) + egg (80 kcal)`.
///
/// Of figures that say something else, such as `105 kcal each` or `of 2000 kcal`, none is the entry's. One that is left
/// is its energy, several are its energy together if the words between them join them.
struct EnergyScanner {
  let facts: FactsScanner
  /// The text that the words are from: the end of a line joins what stands on both sides.
  let text: ItemText

  /// What the words say.
  enum Outcome {
    /// No more than what was found at their end.
    case none
    /// Facts at their end, which begin at `start` and are no words.
    case tail(FoodFacts, start: Int)
    /// Facts that stay words, together with those found at their end, and where they stand if it is one place.
    case words(FoodFacts, at: Range<Int>?)
    /// An energy that is not counted.
    case uncounted(UncountedEnergy)
  }

  /// A figure of energy, with what is said along with it.
  struct Mention {
    var facts: FoodFacts
    /// From its estimate, label or bracket to the end of its facts.
    var range: Range<Int>
    /// The bracket it stands in; `range` if it stands alone there.
    var bracket: Range<Int>?
    /// Whether it says something else than what was eaten: `105 kcal each`.
    var isOther = false
    /// Whether it says what all before it amounts to: `= 480 kcal`.
    var isTotal = false
    /// Whether it was written for one piece of several.
    var isOfPieces = false

    /// Whether both state about one energy, perhaps in two units.
    func saysTheSame(as other: Mention) -> Bool {
      guard let own = facts.energy?.middle.kilocalories, let energy = other.facts.energy?.middle.kilocalories
      else { return false }
      return abs(own - energy) <= 0.5 + energy / 50
    }
  }

  /// Reads an entry's words; `own` is what was found behind them, and where.
  func read(_ words: LineScanner, behind own: (facts: FoodFacts, range: Range<Int>)?) -> Outcome {
    guard words.firstDigit() != nil else { return .none }
    var mentions: [Mention] = []
    if let broken = collect(words, into: &mentions) { return .uncounted(broken) }
    // `bread 2 × (80 kcal)`.
    if let own, isProduct(before: own.range, words) {
      return .uncounted(.init(range: own.range, reason: .other))
    }
    guard let first = mentions.first else { return .none }
    var behind = words.position
    for index in mentions.indices {
      let end = mentions[index].bracket?.upperBound ?? mentions[index].range.upperBound
      mentions[index].isTotal = saysTotal(mentions[index].range, words)
      switch pieces(mentions[index], behind: behind, words) {
      case .count(let count, let end)
      where own.map({ isApart($0.range, from: mentions[index], through: end, words) }) ?? true:
        if let nutrients = nutrients(behind: end, of: mentions[index], words) {
          mentions[index].facts.fill(from: nutrients)
        }
        mentions[index].multiply(by: count, through: end)
      case .unknown, .count: mentions[index].isOther = true
      case .none: mentions[index].isOther = isOther(mentions[index], words)
      }
      behind = end
    }
    if let own {
      var line = words
      line.end = own.range.upperBound
      let isTotal = saysTotal(own.range, line)
      mentions.append(Mention(facts: own.facts, range: own.range, bracket: own.range, isTotal: isTotal))
    }
    var eaten = mentions.filter { !$0.isOther }
    // `320 kcal (1340 kJ)` says it twice.
    for index in eaten.indices.dropFirst().reversed()
    where gap(between: eaten[index - 1], and: eaten[index], in: words) == .none
      && eaten[index].saysTheSame(as: eaten[index - 1])
    {
      eaten.remove(at: index)
    }
    guard let last = eaten.last else { return .uncounted(.init(range: first.range, reason: .other)) }
    if last.isTotal || eaten.count == 1 {
      if own != nil, last.range.lowerBound >= words.end { return .none }
      return alone(last, words)
    }
    // `(was 450 kcal, now 500 kcal)`: one stands in the place of the other.
    if eaten.contains(where: { $0.bracket != nil && isVersion($0, words) }) {
      return .uncounted(.init(range: eaten[0].range.lowerBound..<last.range.upperBound, reason: .replaced))
    }
    var sum = eaten[0].facts
    sum.amount = nil
    for (before, after) in zip(eaten, eaten.dropFirst()) {
      guard gap(between: before, and: after, in: words) == .joined else {
        // A bracket behind all the words says what the whole entry has.
        if let own, after.range == own.range, gap(between: before, and: after, in: words) == .none {
          return .none
        }
        return .uncounted(.init(range: before.range.lowerBound..<after.range.upperBound, reason: .several))
      }
      sum.add(after.facts)
    }
    return .words(sum, at: nil)
  }

  /// The one energy of words: facts at their end, or facts that stay words.
  private func alone(_ mention: Mention, _ words: LineScanner) -> Outcome {
    if mention.isOfPieces { return .words(mention.facts, at: nil) }
    let before = words.trimmed(words.position..<mention.range.lowerBound)
    guard mention.bracket == nil, words.trimmed(mention.range.upperBound..<words.end).isEmpty, !before.isEmpty
    else { return .words(mention.facts, at: mention.range) }
    // `200ml/120kcal`.
    let slash = before.upperBound - 1
    let isBehindSlash = words.byte(at: slash) == .slash && isASCIILetter(words.byte(at: slash - 1))
    return .tail(mention.facts, start: isBehindSlash ? slash : mention.range.lowerBound)
  }

  // MARK: Looking for figures

  /// Finds all figures of energy, and returns the first that cannot be counted for the way it is written.
  private func collect(_ words: LineScanner, into mentions: inout [Mention]) -> UncountedEnergy? {
    var at = words.position
    var bracket: (start: Int, firstMention: Int)?
    while at < words.end {
      let byte = words.byte(at: at)
      if isASCIILetter(byte) || byte == .space {
        at += 1
        continue
      }
      if words.digit(at: at) != nil {
        let start = at
        switch figure(at: start, words, behind: mentions.last?.range.upperBound ?? words.position) {
        case .none(let end): at = end
        case .energy(let mention):
          mentions.append(mention)
          at = mention.range.upperBound
        case .broken(let energy): return energy
        }
        continue
      }
      let (sign, length) = byte == .wideLead ? words.scalar(at: at) : (UInt32(byte), 1)
      if sign == .openParenthesis || sign == .wideOpenParenthesis {
        bracket = (at, mentions.count)
      } else if sign == .closeParenthesis || sign == .wideCloseParenthesis, let open = bracket {
        bracket = nil
        if open.firstMention < mentions.count {
          close(open.start..<at + length, from: open.firstMention, in: words, mentions: &mentions)
        }
      }
      at += max(1, length)
    }
    if let bracket, bracket.firstMention < mentions.count {
      return UncountedEnergy(range: bracket.start..<words.end, reason: .unclosed)
    }
    return nil
  }

  /// Puts together what stands in a bracket if it is facts alone.
  private func close(
    _ bracket: Range<Int>, from first: Int, in words: LineScanner, mentions: inout [Mention]
  ) {
    if let whole = facts.read(words.over(insideBracket(bracket, words))) {
      mentions.removeSubrange(first...)
      mentions.append(Mention(facts: whole, range: bracket, bracket: bracket))
    } else {
      for index in first..<mentions.count { mentions[index].bracket = bracket }
    }
  }

  // MARK: What is said around them

  /// Whether the word before a figure says that it held before or holds now.
  private func isVersion(_ mention: Mention, _ words: LineScanner) -> Bool {
    has(word(before: mention.range.lowerBound, words), of: words, among: EnergyContext.versions)
  }

  /// Whether a bracket says what all of something had, of which less was eaten: `half a pizza (whole: 1000 kcal)`.
  private func isOfWhole(_ mention: Mention, in bracket: Range<Int>, _ words: LineScanner) -> Bool {
    EnergyContext.wholes.occurs(in: words.over(bracket.lowerBound..<mention.range.lowerBound).bytes)
      && EnergyContext.shares.occurs(in: words.over(words.position..<bracket.lowerBound).bytes)
  }

  private func isOther(_ mention: Mention, _ words: LineScanner) -> Bool {
    if mention.isOther { return true }
    // `<100 kcal`, `≥ 800 kcal` leave open how much it is.
    let before = words.trimmed(words.position..<mention.range.lowerBound)
    switch words.scalar(before: before.upperBound, from: before.lowerBound).value {
    case UInt32(ascii: ">"):
      // `-> 100 kcal` points at it.
      let sign = words.byte(at: before.upperBound - 2)
      if before.count < 2 || sign != .hyphen && sign != .equalsSign { return true }
    case UInt32(ascii: "<"), .lessOrEqualSign, .greaterOrEqualSign: return true
    default: break
    }
    let last = word(before: mention.range.lowerBound, words)
    if has(last, of: words, among: EnergyContext.others.before) { return true }
    // `(pour 100 g : 60 kcal)`.
    let start = mention.bracket.map { $0.lowerBound + 1 } ?? words.position
    if start < mention.range.lowerBound, isOfHundred(words.over(start..<mention.range.lowerBound)) {
      return true
    }
    if !last.isEmpty, case let first = word(before: last.lowerBound, words), !first.isEmpty,
      has(first.lowerBound..<last.upperBound, of: words, among: EnergyContext.pairsOfBounds)
    {
      return true
    }
    if isFactor(before: mention.range.lowerBound, words) || isRate(behind: mention.range.upperBound, words) {
      return true
    }
    guard let bracket = mention.bracket, bracket.upperBound > mention.range.upperBound else { return false }
    if isOfWhole(mention, in: bracket, words) { return true }
    // `(800 kcal, ate half)`.
    let rest = UnsafeBufferPointer(
      start: words.base + mention.range.upperBound, count: bracket.upperBound - mention.range.upperBound)
    return EnergyContext.shares.occurs(in: rest) || isRate(behind: bracket.upperBound, words)
  }

  /// `2 x` and `2×` before a figure; and `2 eggs @`, behind a number of them.
  private func isFactor(before figure: Int, _ words: LineScanner) -> Bool {
    let before = words.trimmed(words.position..<figure)
    let (sign, length) = words.scalar(before: before.upperBound, from: before.lowerBound)
    if sign == UInt32(ascii: "@") { return words.over(before).firstDigit() != nil }
    let isTimes = sign == .multiplicationSign || sign | .caseBit == UInt32(ascii: "x")
    // `2*78 kcal`, `300/2 kcal`.
    if sign == .asterisk || sign == .slash && words.digit(at: figure + 1) == nil,
      before.upperBound == figure, before.count > 1
    {
      return isASCIIDigit(words.byte(at: before.upperBound - 2))
    }
    // `400+200 kcal`, `450±50 kcal`.
    guard isTimes || sign == .plusSign || sign == .plusMinusSign else { return false }
    let number = words.trimmed(before.lowerBound..<max(before.lowerBound, before.upperBound - length))
    return !number.isEmpty && isASCIIDigit(words.byte(at: number.upperBound - 1))
  }

  /// `2 ×` before a bracket, a sign by itself behind a number.
  private func isProduct(before own: Range<Int>, _ words: LineScanner) -> Bool {
    guard let first = text.bytes[own].first(where: { $0 != .space }), first == .openParenthesis else {
      return false
    }
    let before = words.trimmed(words.rest)
    let (sign, length) = words.scalar(before: before.upperBound, from: before.lowerBound)
    guard sign == .multiplicationSign || sign | .caseBit == UInt32(ascii: "x") || sign == .asterisk else {
      return false
    }
    let number = words.trimmed(before.lowerBound..<max(before.lowerBound, before.upperBound - length))
    return number.upperBound < before.upperBound - length && !number.isEmpty
      && isASCIIDigit(words.byte(at: number.upperBound - 1))
  }

  /// Whether what follows makes a figure that of something else: `each`, `/100 g`, `x2`.
  private func isRate(behind end: Int, _ words: LineScanner) -> Bool {
    if words.byte(at: end) == .slash, words.spaceLength(at: end + 1) == 0 { return true }
    var line = words
    line.position = end
    line.skipSpaces()
    if line.skip(.slash) {
      line.skipSpaces()
      // `600 kcal / 2`.
      return line.starts(with: "100") || ScannedNumber(line)?.range.upperBound == line.end
    }
    let (sign, length) = line.scalar(at: line.position)
    if sign == .multiplicationSign || sign | .caseBit == UInt32(ascii: "x") || sign == .asterisk {
      line.position += length
      line.skipSpaces()
      return line.digit(at: line.position) != nil
    }
    let word = facts.wordRange(line)
    return has(word, of: line, among: EnergyContext.others.behind) || isOfHundred(line)
      || has(line.nextWord(behind: line.position), of: line, among: EnergyContext.ofHundred.wholes)
  }

  /// `pour 100 g`, `aux 100 g` at the scanner's position.
  private func isOfHundred(_ line: LineScanner) -> Bool {
    var line = line
    let word = facts.wordRange(line)
    guard has(word, of: line, among: EnergyContext.ofHundred.before) else { return false }
    line.position = word.upperBound
    // What goes on for long is no `100 g`, and is not to be read for each figure anew.
    line.end = min(line.end, line.position + 24)
    return facts.readRun(&line)?.amount?.isHundred ?? false
  }

  private func saysTotal(_ range: Range<Int>, _ words: LineScanner) -> Bool {
    var start = words.trimmed(range.lowerBound..<range.upperBound).lowerBound
    let before = words.trimmed(words.position..<start)
    if words.byte(at: start) == .equalsSign
      || words.byte(at: before.upperBound - 1) == .equalsSign && !before.isEmpty
    {
      // `oats = 190 kcal, milk = 100 kcal`: of several such signs none is of a sum.
      return words.rest.count { words.byte(at: $0) == .equalsSign } == 1
    }
    start = before.upperBound
    if has(word(before: start, words), of: words, among: EnergyContext.totals) { return true }
    var line = words
    line.position = range.upperBound
    line.skipSpaces()
    return has(facts.wordRange(line), of: line, among: EnergyContext.totals)
  }

  /// The word right before an offset, a colon, a bracket and emphasis between them left aside.
  func word(before offset: Int, _ words: LineScanner) -> Range<Int> {
    var end = offset
    while end > words.position,
      words.spaceBefore(end, from: words.position) || isOpening(words.byte(at: end - 1))
    {
      end -= 1
    }
    var start = end
    while start > words.position, case let byte = words.byte(at: start - 1),
      isASCIILetter(byte) || !byte.isASCII,
      !words.spaceBefore(start, from: words.position)
    {
      start -= 1
    }
    return start..<end
  }

  private func isOpening(_ byte: UInt8) -> Bool {
    byte == .colon || byte == .openParenthesis || byte == .asterisk || byte == .underscore || byte == .period
  }

  /// What stands between two figures.
  enum Gap {
    /// Nothing but signs.
    case none
    /// Words that do not join them.
    case words
    /// A plus, *and*, *with*, a line's end; or a comma and a name.
    case joined
  }

  func gap(between first: Mention, and second: Mention, in words: LineScanner) -> Gap {
    let start =
      first.bracket.map { $0.contains(second.range.lowerBound) ? first.range.upperBound : $0.upperBound }
      ?? first.range.upperBound
    let gap = start..<max(start, second.range.lowerBound)
    if text.hasSeam(in: gap) { return .joined }
    var line = words.over(gap)
    var hasComma = false
    var hasName = false
    while !line.isAtEnd {
      let word = facts.wordRange(line)
      if !word.isEmpty {
        if has(word, of: line, among: EnergyContext.joints) { return .joined }
        hasName = true
        line.position = word.upperBound
        continue
      }
      let (sign, length) = line.scalar(at: line.position)
      switch sign {
      case .plusSign, .ampersand: return .joined
      case .comma, .semicolon, .slash, .verticalBar, .wideComma, .ideographicComma, .wideSemicolon:
        hasComma = true
      default: break
      }
      line.position += max(1, length)
    }
    return hasName ? hasComma ? .joined : .words : .none
  }

  /// Whether a word, which may be empty, is one of some.
  func has(_ word: Range<Int>, of line: LineScanner, among words: WordSet) -> Bool {
    words.contains(line.over(word).bytes)
  }
}

extension FoodFacts {
  /// Adds what another part of a meal holds.
  fileprivate mutating func add(_ other: FoodFacts) {
    energy = energy.flatMap { own in other.energy.map { own + $0 } } ?? energy ?? other.energy
    for amount in other.nutrients {
      if let index = nutrients.firstIndex(where: { $0.nutrient == amount.nutrient }) {
        nutrients[index].grams += amount.grams
        nutrients[index].isEstimate = nutrients[index].isEstimate || amount.isEstimate
      } else {
        nutrients.append(amount)
      }
    }
  }
}
