/// Reads the inside of a facts bracket: `320 kcal, P 11 g, C 54 g, F 7 g`.
///
/// Every part must be a known fact, else the whole is words.
struct FactsScanner {
  let words: FactWords

  /// The facts that a text is made of; `nil` if any part of it is none.
  func read(_ content: LineScanner) -> FoodFacts? {
    if let energy = plainEnergy(content) { return FoodFacts(energy: energy) }
    var line = content
    let facts = readRun(&line)
    skipSeparators(&line)
    return line.isAtEnd ? facts : nil
  }

  /// Reads facts as far as they go, and steps behind the last of them; `nil` if none stand there.
  func readRun(_ line: inout LineScanner) -> FoodFacts? {
    var facts = FoodFacts()
    var rest = line
    while true {
      let separators = rest.position
      skipSeparators(&rest)
      let isBehindSlash = (separators..<rest.position).contains { rest.byte(at: $0) == .slash }
      var later = facts
      guard !rest.isAtEnd, readPart(&rest, into: &later) else { break }
      // `165 kcal/100 g` is a rate.
      if isBehindSlash, facts.energy != nil, later.amount?.isHundred ?? false, facts.amount == nil { break }
      facts = later
      line.position = rest.position
    }
    return facts.isEmpty ? nil : facts
  }

  /// The facts of a line that names a nutrient or an energy and says how much: `Protein: ~12 g`, `**Calories:** 290`.
  ///
  /// Behind the figure may stand further facts, and a bracket of any words: `Fat: 7 g (10 %)`.
  func readLabelled(_ line: LineScanner) -> FoodFacts? {
    guard line.end > line.position, let label = ScannedLabel(line), !label.value.isEmpty else { return nil }
    return readLabelled(label, line)
  }

  /// The facts of a line that names no food: a labelled figure, or nutrients alone: `P 12 g, C 30 g`.
  func readStatement(_ line: LineScanner) -> FoodFacts? {
    guard line.firstDigit() != nil else { return nil }
    if let labelled = readLabelled(line) { return labelled }
    guard let facts = read(line), facts.energy == nil, !facts.nutrients.isEmpty else { return nil }
    return facts
  }

  func readLabelled(_ label: ScannedLabel, _ line: LineScanner) -> FoodFacts? {
    var value = line.over(label.value)
    guard value.firstDigit() != nil else { return nil }
    if isNutrition(label, line) { return read(value) }
    guard let meaning = meaning(ofKey: line.over(label.key)) else { return nil }
    var facts = FoodFacts()
    value.skipSpaces()
    guard readValue(of: meaning, &value, into: &facts) else { return nil }
    let known = facts
    var rest = value
    if let more = readRun(&rest) {
      value = rest
      facts = more
      facts.energy = known.energy ?? more.energy
      facts.nutrients = known.nutrients + more.nutrients.filter { known[$0.nutrient] == nil }
    }
    value.skipSpaces()
    let isBracket = value.peek() == .openParenthesis && value.byte(at: value.end - 1) == .closeParenthesis
    return value.isAtEnd || isBracket ? facts : nil
  }

  /// A label's key behind a word that only says how sure it is: `Est. kcal`, `Estimated nutrition`.
  private func withoutEstimate(_ key: LineScanner) -> LineScanner {
    var rest = key
    let word = wordRange(rest)
    guard word.upperBound < rest.end, word.count >= 3 else { return key }
    let bytes = rest.over(word).bytes
    guard EnergyContext.estimates.contains(bytes) else { return key }
    rest.position = word.upperBound
    _ = rest.skip(.period)
    rest.skipSpaces()
    return rest
  }

  /// Whether a label names a list of facts: `Macros: 12P 30C 7F`, `Nutrition:`.
  func isNutrition(_ label: ScannedLabel, _ line: LineScanner) -> Bool {
    let range = withoutEstimate(line.over(label.key)).rest
    let key = line.over(range).bytes
    return EnergyContext.nutrition.contains(key)
  }

  /// What the key of a label stands for, its unit in a bracket left aside: `Total fat`, `Protein (g)`.
  private func meaning(ofKey key: LineScanner) -> FactWord? {
    let key = withoutEstimate(key)
    guard let (meaning, end) = labelMeaning(key) else { return nil }
    var rest = key
    rest.position = end
    rest.skipSpaces()
    // `Vitamin B12`.
    if meaning == .otherNutrient, rest.wordCount <= 1 { return meaning }
    if rest.skip(.openParenthesis) {
      let unit = self.meaning(of: wordRange(rest), rest)
      rest.position = wordRange(rest).upperBound
      guard unit != nil, rest.skip(.closeParenthesis) else { return nil }
    }
    return rest.isAtEnd ? meaning : nil
  }

  /// `320 kcal`, the form nearly all brackets have, without looking for any other.
  @inline(__always)
  private func plainEnergy(_ content: LineScanner) -> EnergyAmount? {
    var at = content.position
    var kilocalories = 0
    while isASCIIDigit(content.byte(at: at)), at < content.position + 4 {
      kilocalories = kilocalories * 10 + Int(content.byte(at: at) - UInt8(ascii: "0"))
      at += 1
    }
    guard at > content.position, content.end - at == 5, isKilocalories(content, at) else {
      return nil
    }
    return Energy(kilocalories: Double(kilocalories)).map {
      EnergyAmount(low: $0, high: $0, isEstimate: false)
    }
  }

  /// Whether ` kcal` stands at an offset.
  @inline(__always)
  private func isKilocalories(_ line: LineScanner, _ at: Int) -> Bool {
    line.byte(at: at) == .space && line.byte(at: at + 1) | .caseBit == UInt8(ascii: "k")
      && line.byte(at: at + 2) | .caseBit == UInt8(ascii: "c")
      && line.byte(at: at + 3) | .caseBit == UInt8(ascii: "a")
      && line.byte(at: at + 4) | .caseBit == UInt8(ascii: "l")
  }

  private func skipSeparators(_ line: inout LineScanner) {
    while !line.isAtEnd {
      line.skipSpaces()
      let (sign, length) = line.scalar(at: line.position)
      switch sign {
      case .comma, .semicolon, .slash, .verticalBar, .wideComma, .ideographicComma, .wideSemicolon,
        .wideSlash,
        .wideVerticalBar:
        line.position += length
      default: return
      }
    }
  }

  private func readPart(_ line: inout LineScanner, into facts: inout FoodFacts) -> Bool {
    let isEstimate = skipEstimate(&line)
    if line.digit(at: line.position) != nil {
      return readFigureFirst(&line, isEstimate: isEstimate, into: &facts)
    }
    if isEstimate { return false }
    var labelled = line
    if readLabelFirst(&labelled, into: &facts) {
      line = labelled
      return true
    }
    return skipEstimateWord(&line) && readFigureFirst(&line, isEstimate: true, into: &facts)
  }

  /// `320 kcal`, `400-480 kcal`, `150 g`, `23g protein`, `13P`.
  private func readFigureFirst(
    _ line: inout LineScanner, isEstimate: Bool, into facts: inout FoodFacts
  ) -> Bool {
    guard let (low, high) = readFigure(&line) else { return false }
    line.skipSpaces()
    guard let (meaning, end) = labelMeaning(line) else { return false }
    line.position = end
    switch meaning {
    case .energy: return false
    case .kilocalories, .kilojoules:
      return setEnergy(from: low, to: high, in: meaning, isEstimate: isEstimate, of: &facts)
    case .nutrient, .otherNutrient:
      return add(meaning, from: low, to: high, isEstimate: isEstimate, to: &facts)
    case .grams(let factor):
      // In `5l0 kcal` a letter was mistaken for a digit.
      guard let figure = middle(low, high), figure * factor <= 1_000_000, line.digit(at: end) == nil
      else { return false }
      // `23 g protein`: the nutrient behind its grams, unless it is the label of what follows.
      if let (nutrient, end) = nutrientBehind(line) {
        line.position = end
        return add(nutrient, from: low, to: high, factor: factor, isEstimate: isEstimate, to: &facts)
      }
      facts.amount = .grams(figure * factor)
      return true
    case .millilitres(let factor):
      guard let figure = middle(low, high), figure * factor <= 1_000_000, line.digit(at: end) == nil
      else { return false }
      facts.amount = .millilitres(figure * factor)
      return true
    }
  }

  /// `P 11 g`, `P: 23g`, `protein=11`, `kcal: 320`.
  private func readLabelFirst(_ line: inout LineScanner, into facts: inout FoodFacts) -> Bool {
    guard let (meaning, end) = labelMeaning(line) else { return false }
    line.position = end
    // `prot. 12 g`.
    if line.peek() == .period, line.spaceLength(at: end + 1) > 0 { line.position += 1 }
    line.skipSpaces()
    if line.peek() == .colon || line.peek() == .equalsSign {
      line.position += 1
      _ = line.skip(.colon)
    } else if line.scalar(at: line.position).value == .wideColon {
      line.position += 3
    }
    line.skipSpaces()
    return readValue(of: meaning, &line, into: &facts)
  }

  /// The figure behind a label, and its unit.
  private func readValue(
    of label: FactWord, _ line: inout LineScanner, into facts: inout FoodFacts
  ) -> Bool {
    let isEstimate = skipEstimate(&line) || skipEstimateWord(&line)
    guard line.digit(at: line.position) != nil, let (low, high) = readFigure(&line) else { return false }
    var rest = line
    rest.skipSpaces()
    let word = wordRange(rest)
    let unit = meaning(of: word, rest)
    switch label {
    case .kilocalories, .kilojoules, .energy:
      var energy = label == .energy ? .kilocalories : label
      // The figure's own unit says more than the label: `Calories: 1200 kJ`.
      if unit == .kilocalories || unit == .kilojoules, line.digit(at: word.upperBound) == nil {
        energy = unit ?? energy
        line.position = word.upperBound
      }
      return setEnergy(from: low, to: high, in: energy, isEstimate: isEstimate, of: &facts)
    case .nutrient, .otherNutrient:
      guard case .grams(let factor)? = unit else {
        return add(label, from: low, to: high, isEstimate: isEstimate, to: &facts)
      }
      line.position = word.upperBound
      return add(label, from: low, to: high, factor: factor, isEstimate: isEstimate, to: &facts)
    case .grams, .millilitres: return false
    }
  }

  func setEnergy(
    from low: ScannedNumber, to high: ScannedNumber?, in unit: FactWord, isEstimate: Bool,
    of facts: inout FoodFacts
  ) -> Bool {
    guard let lower = low.thousands, let upper = high.map(\.thousands) ?? lower else { return false }
    let isJoules = unit == .kilojoules
    // Beyond what any table, plate or day can hold, it is no energy.
    guard max(lower, upper) <= 100_000,
      let first = isJoules ? Energy(kilojoules: lower) : Energy(kilocalories: lower),
      let second = isJoules ? Energy(kilojoules: upper) : Energy(kilocalories: upper)
    else { return false }
    // `1340 kJ / 320 kcal` says it twice: kilocalories win.
    if isJoules, facts.energy != nil { return true }
    facts.energy = EnergyAmount(low: first, high: second, isEstimate: isEstimate)
    return true
  }

  func middle(_ low: ScannedNumber, _ high: ScannedNumber?) -> Double? {
    guard let first = low.decimal else { return nil }
    guard let high else { return first }
    return high.decimal.map { (first + $0) / 2 }
  }

  /// Adds a nutrient; `factor` is its unit in grams, `nil` where none is written.
  func add(
    _ word: FactWord, from low: ScannedNumber, to high: ScannedNumber?, factor: Double? = nil,
    isEstimate: Bool,
    to facts: inout FoodFacts
  ) -> Bool {
    guard let figure = middle(low, high) else { return false }
    guard case .nutrient(let nutrient) = word else { return true }
    let grams = figure * (factor ?? (nutrient.isInMilligrams ? 0.001 : 1))
    return add(NutrientAmount(nutrient, grams: grams, isEstimate: isEstimate), to: &facts)
  }

  func add(_ amount: NutrientAmount, to facts: inout FoodFacts) -> Bool {
    guard amount.grams <= 100_000 else { return false }
    facts.nutrients.removeAll { $0.nutrient == amount.nutrient }
    facts.nutrients.append(amount)
    return true
  }

  func skipEstimate(_ line: inout LineScanner) -> Bool {
    let (sign, length) = line.scalar(at: line.position)
    guard isFigureEstimateSign(sign) else { return false }
    line.position += length
    line.skipSpaces()
    return true
  }

  /// The nutrient a label names, of up to three words (`sat fat`, `hidratos de carbono`).
  private func labelMeaning(_ line: LineScanner) -> (FactWord, Int)? {
    let first = wordRange(line)
    guard !first.isEmpty else { return nil }
    var rest = line
    rest.position = first.upperBound
    _ = rest.skip(.period)
    rest.skipSpaces()
    let second = wordRange(rest)
    if !second.isEmpty {
      rest.position = second.upperBound
      rest.skipSpaces()
      let third = wordRange(rest)
      for end in [third.isEmpty ? second.upperBound : third.upperBound, second.upperBound] {
        if let all = meaning(of: first.lowerBound..<end, line) { return (all, end) }
      }
    }
    return meaning(of: first, line).map { ($0, first.upperBound) }
  }

  /// The nutrient that follows a mass, unless it is the label of the figure behind it: `150 g protein 12 g`.
  ///
  /// Where names and figures go on in turn the last of them decides: in `12 g protein 60 g carbs` each figure is that of the name behind it.
  private func nutrientBehind(_ line: LineScanner) -> (FactWord, Int)? {
    var rest = line
    rest.skipSpaces()
    guard let (meaning, end) = labelMeaning(rest), meaning.isNutrient else { return nil }
    rest.position = end
    // No food has as many; a line of thousands is not read anew from each of them.
    for _ in 0..<16 {
      rest.skipSpaces()
      if rest.peek() == .colon || rest.peek() == .equalsSign { return nil }
      guard rest.digit(at: rest.position) != nil else { return (meaning, end) }
      guard readFigure(&rest) != nil else { return nil }
      rest.skipSpaces()
      if let (unit, end) = labelMeaning(rest), case .grams = unit {
        rest.position = end
        rest.skipSpaces()
      }
      guard let (next, end) = labelMeaning(rest), next.isNutrient else { return nil }
      rest.position = end
    }
    return nil
  }

  /// The letters at the scanner's position.
  func wordRange(_ line: LineScanner) -> Range<Int> {
    var at = line.position
    while at < line.end {
      let byte = line.byte(at: at)
      if isASCIILetter(byte) {
        at += 1
      } else if !byte.isASCII {
        let (scalar, length) = line.scalar(at: at)
        guard isFactLetter(scalar), line.digit(at: at) == nil, line.spaceLength(at: at) == 0 else { break }
        at += length
      } else {
        break
      }
    }
    return line.position..<at
  }

  func meaning(of range: Range<Int>, _ line: LineScanner) -> FactWord? {
    guard !range.isEmpty else { return nil }
    return words.meaning(of: line.over(range).bytes)
  }
}

/// Whether a scalar beyond ASCII is a letter of a fact's name, not a sign between facts.
private func isFactLetter(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3040, 0xFF00...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
    false
  default: scalar >= 0xC0
  }
}
