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
