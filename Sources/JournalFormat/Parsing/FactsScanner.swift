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
    if let facts = read(line), facts.energy == nil, !facts.nutrients.isEmpty { return facts }
    // `**Calories:** 450 | **Protein:** 30 g`: emphasis says nothing of figures.
    guard [.asterisk, .underscore].contains(line.peek()), meaning(ofEmphasised: line) else { return nil }
    let plain = line.rest.lazy.map { line.byte(at: $0) }.filter { $0 != .asterisk && $0 != .underscore }
    return Array(plain).withUnsafeBufferPointer { readLabelled(LineScanner($0, 0..<$0.count)) }
  }

  /// Whether the first word of a line in emphasis is one for an energy or a nutrient.
  private func meaning(ofEmphasised line: LineScanner) -> Bool {
    let start = line.rest.first { ![.asterisk, .underscore].contains(line.byte(at: $0)) } ?? line.end
    let rest = line.over(start..<line.end)
    switch meaning(of: wordRange(rest), rest) {
    case .kilocalories, .kilojoules, .energy, .nutrient, .otherNutrient: return true
    case .grams, .millilitres, nil: return false
    }
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
    _ = skipGoal(&value)
    return isEndOrBracket(value) ? facts : nil
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
      case .comma, .semicolon, .slash, .verticalBar, .middleDot, .bulletSign, .wideComma,
        .ideographicComma, .wideSemicolon, .wideSlash, .wideVerticalBar:
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
  func readValue(
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

/// Figures and ranges of two.
extension FactsScanner {
  /// A figure or a range of two, and where it ends. A space before exactly three digits joins them if energy follows.
  func readFigure(_ line: inout LineScanner) -> (ScannedNumber, ScannedNumber?)? {
    guard var low = ScannedNumber(line), !hasExponent(low, line) else { return nil }
    joinThousandsOfEnergy(&low, line)
    line.position = low.range.upperBound
    var rest = line
    rest.skipSpaces()
    let (sign, length) = rest.scalar(at: rest.position)
    switch sign {
    case .hyphen, .enDash, .emDash, .tilde, .wideTilde, .waveDash: break
    default:
      // `150 to 200 kcal`; `2 a 300 kcal` are two of something.
      guard mayLead(rest.peek()), let high = upperEnd(of: low, rest) else { return (low, nil) }
      line.position = high.range.upperBound
      return (low, high)
    }
    rest.position += length
    rest.skipSpaces()
    guard rest.digit(at: rest.position) != nil, var high = ScannedNumber(rest) else { return (low, nil) }
    guard !hasExponent(high, rest) else { return nil }
    joinThousandsOfEnergy(&high, rest)
    line.position = high.range.upperBound
    return (low, high)
  }

  /// Whether a word from one number to another may begin so; `kcal` and `g` do not.
  @inline(__always)
  private func mayLead(_ byte: UInt8) -> Bool {
    switch byte | .caseBit {
    case UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "a"), UInt8(ascii: "h"),
      // Those behind *between*: `and`, `und`, `e`, `y`, `og`.
      UInt8(ascii: "u"), UInt8(ascii: "e"), UInt8(ascii: "y"), UInt8(ascii: "o"):
      true
    // `à` and `до`.
    default: !byte.isASCII
    }
  }

  /// The number behind a word that leads from one to another, if it is no more than four times as much.
  private func upperEnd(of low: ScannedNumber, _ line: LineScanner) -> ScannedNumber? {
    guard line.position > low.range.upperBound else { return nil }
    var wordEnd = line.position + 1
    while wordEnd < line.end, wordEnd < line.position + 8, line.byte(at: wordEnd) > .space { wordEnd += 1 }
    var behind = line.over(min(wordEnd, line.end)..<line.end)
    behind.skipSpaces()
    guard behind.position > wordEnd, behind.digit(at: behind.position) != nil,
      case let word = UnsafeBufferPointer(start: line.base + line.position, count: wordEnd - line.position),
      EnergyContext.ranges.contains(word)
        || EnergyContext.betweens.joints.contains(word) && isBehindBetween(low, line),
      var high = ScannedNumber(behind), !hasExponent(high, behind)
    else { return nil }
    joinThousandsOfEnergy(&high, behind)
    guard let lower = low.decimal, let upper = high.decimal, lower < upper, upper <= 4 * lower else {
      return nil
    }
    return high
  }

  /// Whether *between* stands right before a number: `between 300 and 400 kcal`.
  private func isBehindBetween(_ low: ScannedNumber, _ line: LineScanner) -> Bool {
    var end = low.range.lowerBound
    // The scanner may begin at the number; what stands before it in the line is in the same buffer.
    guard end > 0, line.byte(at: end - 1) == .space else { return false }
    end -= 1
    var start = end
    while start > 0, end - start < 12, isWordByte(line.byte(at: start - 1)) { start -= 1 }
    return EnergyContext.betweens.first.contains(
      UnsafeBufferPointer(start: line.base + start, count: end - start))
  }

  /// Whether `e9` or `e+9` stands right behind a number, where `e` is no letter for protein.
  private func hasExponent(_ number: ScannedNumber, _ line: LineScanner) -> Bool {
    let end = number.range.upperBound
    guard asciiLower(line.byte(at: end)) == UInt8(ascii: "e") else { return false }
    let sign = line.byte(at: end + 1)
    return line.digit(at: sign == .plusSign || sign == .hyphen ? end + 2 : end + 1) != nil
  }

  private func joinThousandsOfEnergy(_ number: inout ScannedNumber, _ line: LineScanner) {
    var joined = number
    while joined.joinThousands(line) {
      var rest = line
      rest.position = joined.range.upperBound
      rest.skipSpaces()
      switch meaning(of: wordRange(rest), rest) {
      case .kilocalories, .kilojoules:
        number = joined
        return
      case .energy, .nutrient, .otherNutrient, .grams, .millilitres, nil: continue
      }
    }
  }
}

/// Figures of tables, whose unit stands at the top of the column: `320`, `~320 kcal`, `11 g`, `300–350`.
extension FactsScanner {
  /// Whether a cell stated a figure.
  enum CellReading {
    case figure
    /// It is empty or says that the figure is not known: `-`, `?`, `n/a`.
    case unknown
    /// It says something else: `32O`.
    case words
  }

  /// Reads the cell of a column of energy, of a nutrient or of amounts into `facts`.
  func readCell(
    _ cell: LineScanner, as meaning: FactWord, grams: Double, isEstimate isColumnEstimate: Bool,
    into facts: inout FoodFacts
  ) -> CellReading {
    var line = cell.over(withoutEmphasis(cell))
    if saysUnknown(line) { return .unknown }
    var found = FoodFacts()
    var isEstimate = skipEstimate(&line) || skipEstimateWord(&line) || skipBound(&line)
    guard line.digit(at: line.position) != nil, let (low, high) = readCellFigure(&line, of: meaning) else {
      return .words
    }
    line.skipSpaces()
    let word = wordRange(line)
    let unit = word.isEmpty ? nil : self.meaning(of: word, line)
    if unit != nil { line.position = word.upperBound }
    guard let isMarked = estimateMark(line) else { return readWhole(cell, as: meaning, into: &facts) }
    isEstimate = isEstimate || isMarked || isColumnEstimate
    switch (meaning, unit) {
    case (.kilocalories, nil), (.kilojoules, nil):
      guard setEnergy(from: low, to: high, in: meaning, isEstimate: isEstimate, of: &found) else {
        return .words
      }
    case (.kilocalories, .kilocalories?), (.kilocalories, .kilojoules?), (.kilojoules, .kilocalories?),
      (.kilojoules, .kilojoules?):
      guard setEnergy(from: low, to: high, in: unit ?? meaning, isEstimate: isEstimate, of: &found) else {
        return .words
      }
    case (.nutrient(let nutrient), _):
      guard let figure = middle(low, high) else { return .words }
      let factor: Double
      switch unit {
      case nil: factor = grams
      case .grams(let unitGrams)?: factor = unitGrams
      case .nutrient(nutrient)?: factor = 1
      default: return .words
      }
      guard
        add(NutrientAmount(nutrient, grams: figure * factor, isEstimate: isEstimate), to: &found)
      else { return .words }
    case (.grams, nil), (.millilitres, nil), (.grams, .grams?), (.millilitres, .millilitres?),
      (.grams, .millilitres?), (.millilitres, .grams?):
      guard let figure = middle(low, high) else { return .words }
      switch unit ?? meaning {
      case .grams(let factor) where figure * factor <= 1_000_000: found.amount = .grams(figure * factor)
      case .millilitres(let factor) where figure * factor <= 1_000_000:
        found.amount = .millilitres(figure * factor)
      default: return .words
      }
    default: return .words
    }
    take(found, unit: unit ?? meaning, into: &facts)
    return .figure
  }

  /// `320 kcal / 1340 kJ`: a cell that is facts on its own.
  private func readWhole(_ cell: LineScanner, as meaning: FactWord, into facts: inout FoodFacts)
    -> CellReading
  {
    guard let found = read(cell.over(withoutEmphasis(cell))) else { return .words }
    switch meaning {
    case .kilocalories, .kilojoules: if found.energy == nil { return .words }
    case .nutrient(let nutrient): if found[nutrient] == nil { return .words }
    case .grams, .millilitres: if found.amount == nil { return .words }
    case .energy, .otherNutrient: return .words
    }
    take(found, unit: meaning, into: &facts)
    return .figure
  }

  /// Of energy in both units kilocalories count; of all else what the first column says.
  private func take(_ found: FoodFacts, unit: FactWord, into facts: inout FoodFacts) {
    if facts.energy == nil || unit == .kilocalories { facts.energy = found.energy ?? facts.energy }
    facts.amount = facts.amount ?? found.amount
    for amount in found.nutrients where facts[amount.nutrient] == nil { facts.nutrients.append(amount) }
  }

  /// In a column of energy a space before three digits joins them: `1 320`.
  private func readCellFigure(
    _ line: inout LineScanner, of meaning: FactWord
  ) -> (ScannedNumber, ScannedNumber?)? {
    guard let (number, high) = readFigure(&line) else { return nil }
    var low = number
    if meaning == .kilocalories || meaning == .kilojoules, high == nil, low.joinThousands(line) {
      line.position = low.range.upperBound
    }
    return (low, high)
  }

  /// `<5`, `>300`: of what is stated as a bound the bound counts, as an estimate.
  private func skipBound(_ line: inout LineScanner) -> Bool {
    guard line.skip(.lessThanSign) || line.skip(.greaterThanSign) else { return false }
    line.skipSpaces()
    return true
  }

  /// What may stand behind a figure: nothing, `*`, `?`, `+`, a word for an estimate, or a bracket. Whether it marks an
  /// estimate; `nil` if anything else stands there.
  private func estimateMark(_ line: LineScanner) -> Bool? {
    let rest = line.over(line.trimmed(line.rest))
    if rest.isAtEnd { return false }
    if rest.rest.allSatisfy({ at in
      let byte = rest.byte(at: at)
      return byte == .asterisk || byte == .questionMark || byte == .plusSign || byte == .tilde
    }) {
      return true
    }
    if rest.peek() == .openParenthesis, rest.byte(at: rest.end - 1) == .closeParenthesis {
      return TableHeader.saysEstimate(rest.over(rest.position + 1..<rest.end - 1))
    }
    return TableHeader.saysEstimate(rest) ? true : nil
  }

  /// Whether a cell says that its figure is not known.
  func saysUnknown(_ cell: LineScanner) -> Bool {
    if saysNothing(cell) { return true }
    let words: [StaticString] = [
      "na", "tbd", "tba", "unknown", "unbekannt", "inconnu", "desconocido", "desconhecido", "sconosciuto",
      "onbekend", "未知", "不明", "x",
    ]
    let line = cell.over(cell.trimmed(cell.rest))
    return words.contains { line.isWhole($0) }
  }
}

/// A text without emphasis around all of it: `**320**`, `*320*`, `` `320` ``, `~~320~~`.
func withoutEmphasis(_ line: LineScanner) -> Range<Int> {
  var text = line.trimmed(line.rest)
  while text.count > 2, case let mark = line.byte(at: text.lowerBound),
    mark == .asterisk || mark == .underscore || mark == .backtick,
    line.byte(at: text.upperBound - 1) == mark
  {
    text = line.trimmed(text.lowerBound + 1..<text.upperBound - 1)
  }
  return text
}

extension FactsScanner {
  /// The first of the facts behind `end` that looks like a nutrient and is none that is known, as `, EW 12 g`; `nil` if none is.
  ///
  /// A food with its amount looks the same, `, rice 30 g`, so the name is a letter, capitals or an abbreviation; behind a known nutrient any short
  /// word.
  func unknownNutrient(behind end: Int, _ words: LineScanner, isBehindNutrient: Bool) -> Range<Int>? {
    var line = words.over(end..<words.end)
    line.skipSpaces()
    guard [.comma, .semicolon, .slash, .verticalBar].contains(line.peek()) else { return nil }
    line.position += 1
    line.skipSpaces()
    _ = skipEstimate(&line)
    let start = line.position
    var name = wordRange(line)
    if !name.isEmpty {
      line.position = name.upperBound
      let hasPeriod = line.skip(.period)
      line.skipSpaces()
      if line.peek() == .colon || line.peek() == .equalsSign { line.position += 1 }
      line.skipSpaces()
      guard isNutrientName(name, hasPeriod, words, isBehindNutrient), readFigure(&line) != nil,
        skipMass(&line)
      else { return nil }
    } else {
      guard line.digit(at: line.position) != nil, readFigure(&line) != nil, skipMass(&line) else {
        return nil
      }
      line.skipSpaces()
      name = wordRange(line)
      line.position = name.upperBound
      guard isNutrientName(name, line.skip(.period), words, isBehindNutrient) else { return nil }
    }
    let isWhole =
      line.isAtEnd || line.spaceLength(at: line.position) > 0
      || [.comma, .semicolon, .slash, .verticalBar, .closeParenthesis].contains(line.peek())
    return isWhole ? start..<line.position : nil
  }

  private func isNutrientName(
    _ name: Range<Int>, _ hasPeriod: Bool, _ line: LineScanner, _ isBehindNutrient: Bool
  ) -> Bool {
    // Grams and litres in capitals are none.
    guard !name.isEmpty,
      meaning(of: name, line) == nil || name.count == 1 && line.byte(at: name.lowerBound) < 97
    else { return false }
    let isAbbreviation = hasPeriod && name.count <= 6
    let isCapitals = name.count <= 3 && name.allSatisfy { (65...90).contains(line.byte(at: $0)) }
    return name.count == 1 || isCapitals || isAbbreviation || isBehindNutrient && name.count <= 5
  }

  /// Steps behind a unit of mass.
  private func skipMass(_ line: inout LineScanner) -> Bool {
    line.skipSpaces()
    let unit = wordRange(line)
    guard case .grams? = meaning(of: unit, line) else { return false }
    line.position = unit.upperBound
    return true
  }
}
