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
      case .comma, .semicolon, .slash, .verticalBar, .middleDot, .wideComma, .ideographicComma,
        .wideSemicolon:
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

/// Reads one figure of energy among an entry's words.
extension EnergyScanner {
  enum Figure {
    /// No energy; the offset to go on from.
    case none(end: Int)
    case energy(Mention)
    case broken(UncountedEnergy)
  }

  /// Reads the figure at `start`; nothing before `limit` belongs to it.
  func figure(at start: Int, _ words: LineScanner, behind limit: Int) -> Figure {
    var line = words.over(start..<words.end)
    let isInWord = start > limit && isASCIILetter(words.byte(at: start - 1)) && !isTimes(before: start, words)
    // In `tea 2 ~80 kcal` the sign parts two numbers; outside of brackets it makes no range.
    if let number = ScannedNumber(line), case var rest = line, rest.position < number.range.upperBound {
      rest.position = number.range.upperBound
      rest.skipSpaces()
      if isEstimateSign(rest.scalar(at: rest.position).value) { return .none(end: number.range.upperBound) }
    }
    let figure = facts.readFigure(&line)
    var end = line.position
    if figure == nil || isASCIILetter(words.byte(at: end)) && !isTimes(before: end + 1, words) {
      while isASCIILetter(words.byte(at: end)) || words.digit(at: end) != nil { end += 1 }
    }
    let (unit, unitEnd) = energyUnit(behind: line.position, words)
    if unit, start > limit, !words.byte(at: start - 1).isASCII,
      case let (digit, length) = words.scalar(before: start, from: limit), isForeignDigit(digit)
    {
      return .broken(UncountedEnergy(range: start - length..<unitEnd, reason: .noNumber))
    }
    if unit, figure != nil, !isInWord {
      // `45..0 kcal`.
      let sign = words.byte(at: start - 1)
      if start - 1 > limit, sign == .period || sign == .comma,
        words.byte(at: start - 2) == sign || isASCIIDigit(words.byte(at: start - 2))
      {
        return .broken(UncountedEnergy(range: start - 1..<unitEnd, reason: .noNumber))
      }
      return .energy(mention(figure: start, through: unitEnd, words, behind: limit))
    }
    if let label = energyLabel(before: start, words, behind: limit), figure != nil, !isInWord {
      var run = words.over(label..<words.end)
      if let found = facts.readRun(&run), found.energy != nil {
        return .energy(Mention(facts: found, range: label..<run.position))
      }
    }
    if figure != nil, !isInWord, let broken = brokenUnit(behind: line.position, from: start, words) {
      return .broken(broken)
    }
    // `32O kcal`, `5l0 kcal`: a word with digits where a number should be; not `100g kcal`, nor `2x300 kcal`.
    guard end > line.position || isInWord || figure == nil,
      case (true, let energyEnd) = energyUnit(behind: end, words)
    else { return .none(end: max(end, start + 1)) }
    var first = start
    while first > limit, isWordByte(words.byte(at: first - 1)) { first -= 1 }
    if figure != nil, facts.meaning(of: line.position..<end, words) != nil { return .none(end: end) }
    return .broken(UncountedEnergy(range: first..<energyEnd, reason: .noNumber))
  }

  /// Whether a sign is a digit or a fraction that no number is read from: `₂50 kcal`.
  private func isForeignDigit(_ scalar: UInt32) -> Bool {
    guard let sign = Unicode.Scalar(scalar), let type = sign.properties.numericType else { return false }
    return type != .numeric || QuantityScanner.vulgarFractions[sign] != nil
  }

  /// What stands behind a figure and may be meant for an energy: `450 kcl`, `450,- kcal`, `400-ish kcal`.
  private func brokenUnit(behind figure: Int, from start: Int, _ words: LineScanner) -> UncountedEnergy? {
    var line = words
    line.position = figure
    let isSign = [.comma, .hyphen, .period, .plusSign, .slash].contains(line.peek())
    while [.comma, .hyphen, .period, .plusSign, .slash].contains(line.peek()) { line.position += 1 }
    if isSign {
      _ = line.skip("ish")
      if case (true, let end) = energyUnit(behind: line.position, words), line.peek() == .space {
        return UncountedEnergy(range: start..<end, reason: .noNumber)
      }
      return nil
    }
    line.skipSpaces()
    let word = facts.wordRange(line)
    guard (2...5).contains(word.count), asciiLower(words.byte(at: word.lowerBound)) == UInt8(ascii: "k")
    else {
      return nil
    }
    let slips: [StaticString] = [
      "kcl", "kacl", "klac", "kcla", "kca", "kcak", "kvcal", "kccal", "kcall", "kacal", "kclas", "kc", "kal",
      "kals",
      "kkal",
    ]
    guard slips.contains(where: { line.over(word).isWhole($0) }) else { return nil }
    return UncountedEnergy(range: start..<word.upperBound, reason: .noUnit)
  }

  /// Whether an `x` between two digits stands there: `2x300 kcal`.
  private func isTimes(before offset: Int, _ words: LineScanner) -> Bool {
    words.byte(at: offset - 1) | .caseBit == UInt8(ascii: "x") && words.digit(at: offset) != nil
      && isASCIIDigit(words.byte(at: offset - 2))
  }

  /// Whether a unit of energy stands behind a figure, and where it ends.
  private func energyUnit(behind figure: Int, _ words: LineScanner) -> (isUnit: Bool, end: Int) {
    var line = words
    line.position = figure
    line.skipSpaces()
    guard facts.words.mayBeginEnergy(line.peek()) else { return (false, figure) }
    let word = facts.wordRange(line)
    switch facts.meaning(of: word, line) {
    case .kilocalories, .kilojoules: return (true, word.upperBound)
    case .energy, .nutrient, .otherNutrient, .grams, .millilitres, nil: return (false, figure)
    }
  }

  /// Where a word for energy begins that a figure belongs to: `kcal 320`, `Calories: 320`.
  private func energyLabel(before figure: Int, _ words: LineScanner, behind limit: Int) -> Int? {
    var end = figure
    while end > limit, words.spaceBefore(end, from: limit) || isLabelSign(words.byte(at: end - 1)) {
      end -= 1
    }
    var start = end
    while start > limit, isASCIILetter(words.byte(at: start - 1)) { start -= 1 }
    guard start < end, end < figure, facts.words.mayBeginEnergy(words.byte(at: start)),
      facts.words.mayEndEnergy(words.byte(at: end - 1))
    else { return nil }
    switch facts.meaning(of: start..<end, words) {
    case .kilocalories, .kilojoules: return start
    case .energy, .nutrient, .otherNutrient, .grams, .millilitres, nil: return nil
    }
  }

  private func isLabelSign(_ byte: UInt8) -> Bool { byte == .colon || byte == .equalsSign || byte == .tilde }

  /// A figure of energy with the estimate before it and the facts behind it.
  private func mention(figure: Int, through end: Int, _ words: LineScanner, behind limit: Int) -> Mention {
    var start = figure
    let before = words.trimmed(limit..<figure)
    let (sign, length) = words.scalar(before: before.upperBound, from: limit)
    // `450±50 kcal` says how far it may be off.
    let leansOnDigit = sign == .plusMinusSign && isASCIIDigit(words.byte(at: before.upperBound - length - 1))
    if isFigureEstimateSign(sign), before.upperBound > limit, !leansOnDigit {
      start = before.upperBound - length
    } else if let about = facts.estimate(before: figure, words.over(limit..<end))
      ?? facts.estimate(leaningOn: figure, words.over(limit..<end))
    {
      start = about.start
    }
    var run = words.over(start..<words.end)
    let found = facts.readRun(&run) ?? FoodFacts()
    var mention = Mention(facts: found, range: start..<max(end, run.position))
    // `tea 2 80 kcal`, `tea 2 300 kcal`: perhaps one number, perhaps two.
    let lastDigit = (figure..<end).last { words.digit(at: $0) != nil } ?? figure
    let isRange =
      (found.energy.map { $0.low < $0.high } ?? false)
      && (figure..<lastDigit).contains { isASCIILetter(words.byte(at: $0)) }
    let isAmbiguous =
      start == figure && !isRange
      && (isASCIIDigit(words.byte(at: before.upperBound - 1)) && before.upperBound > limit
        || (figure..<end).contains { words.spaceLength(at: $0) > 0 && words.digit(at: $0 + 1) != nil })
    let isBehindBracket =
      words.byte(at: before.upperBound - 1) == .openParenthesis && before.upperBound > limit
    let isNegative =
      figure > limit && [.hyphen, .minusSign].contains(words.scalar(before: figure, from: limit).value)
    if found.energy == nil || isNegative || isAmbiguous && !isBehindBracket { mention.isOther = true }
    return mention
  }
}
