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
