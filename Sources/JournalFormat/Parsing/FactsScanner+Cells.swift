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
    let words: [StaticString] = ["na", "tbd", "tba", "unknown", "x"]
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
