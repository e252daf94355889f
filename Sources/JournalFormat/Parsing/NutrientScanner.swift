/// Nutrients that words end in, where no energy is stated with them: `Coffee, caffeine 50 mg`, `shake, 30 g protein`.
extension FactsScanner {
  /// The nutrients at the end of an entry's words; `nil` if there are none, and where they may be food themselves.
  ///
  /// A name before its figure stands behind a separator, for 30 g of *rice protein* are a powder; caffeine and sodium in
  /// milligrams need none. Sugar, salt, fat and alcohol are eaten as such, so they count beside another nutrient only.
  func trailingNutrients(_ words: LineScanner) -> FoodFacts? {
    guard let mass = firstMass(words) else { return letteredNutrients(words) }
    var last = words.end
    while last > words.position, case let byte = words.byte(at: last - 1),
      isASCIILetter(byte) || !byte.isASCII
    {
      last -= 1
    }
    guard last < words.end, let end = meaning(of: last..<words.end, words), end.endsNutrient else {
      return nil
    }
    // No such end is longer, and a line of thousands of them is not read anew from each.
    var start = max(words.position, words.end - 400)
    while start < words.end, !words.byte(at: start).isASCII { start += 1 }
    var isSeparated = false
    while start < words.end {
      let (sign, length) = words.scalar(at: start)
      if words.spaceLength(at: start) == 0, start > words.position,
        words.spaceBefore(start, from: words.position)
      {
        let line = words.over(start..<words.end)
        if isSeparated || start >= mass || isMilligrams(words), let found = read(line), found.areNutrients,
          isSeparated || start >= mass || found.nutrients[0].nutrient.isInMilligrams
        {
          return found
        }
      }
      if words.spaceLength(at: start) == 0 { isSeparated = isSeparator(sign) }
      start += max(1, length)
    }
    return nil
  }

  /// Two or more of protein, carbs and fat by their letters, without a unit: `porridge P12 C60 F6`, `porridge 12p 60c 6f`.
  private func letteredNutrients(_ words: LineScanner) -> FoodFacts? {
    // Words end in a letter behind a figure, or a figure behind a letter, or they hold no such thing.
    guard words.rest.count > 5, case let last = words.byte(at: words.end - 1),
      case let before = words.byte(at: words.end - 2),
      isASCIIDigit(last) != isASCIIDigit(before)
        || isASCIIDigit(last) && words.byte(at: words.end - 3) != .space
    else { return nil }
    let macros = words.trimmed(max(words.position, words.end - 40)..<words.end)
    for start in macros where words.spaceBefore(start, from: macros.lowerBound) {
      let line = words.over(start..<words.end)
      guard isLettered(line), let found = read(line) else { continue }
      return found.nutrients.count > 1 && found.energy == nil && found.amount == nil ? found : nil
    }
    return nil
  }

  /// Whether each word is a letter and a figure, in either order.
  private func isLettered(_ line: LineScanner) -> Bool {
    let bytes = line.bytes
    return bytes.split(whereSeparator: { $0 == .space || $0 == .comma || $0 == .slash }).allSatisfy { word in
      let letter = isASCIILetter(word[word.startIndex]) ? word.first : word.last
      let rest = isASCIILetter(word[word.startIndex]) ? word.dropFirst() : word.dropLast()
      guard let letter, !rest.isEmpty else { return false }
      return [UInt8(ascii: "p"), UInt8(ascii: "c"), UInt8(ascii: "f")].contains(letter | .caseBit)
        && rest.allSatisfy { isASCIIDigit($0) || $0 == .period }
    }
  }

  /// Where the first figure of a mass begins.
  private func firstMass(_ words: LineScanner) -> Int? {
    var at = words.firstDigit() ?? words.end
    while at < words.end {
      guard words.digit(at: at) != nil, let number = ScannedNumber(words.over(at..<words.end)) else {
        at += 1
        continue
      }
      var line = words
      line.position = number.range.upperBound
      line.skipSpaces()
      let word = wordRange(line)
      if word.count <= 4, case .grams? = meaning(of: word, line) { return at }
      at = number.range.upperBound
    }
    return nil
  }

  private func isMilligrams(_ words: LineScanner) -> Bool {
    words.over(words.end - 2..<words.end).isWhole("mg")
  }

  private func isSeparator(_ sign: UInt32) -> Bool {
    switch sign {
    case .comma, .semicolon, .colon, .verticalBar, .hyphen, .enDash, .emDash, .equalsSign, .wideComma,
      .ideographicComma:
      true
    default: false
    }
  }
}

extension FactWord {
  /// Whether facts about a nutrient may end in this word: `30 g protein`, `protein 30 g`.
  fileprivate var endsNutrient: Bool {
    switch self {
    case .nutrient, .otherNutrient, .grams: true
    case .energy, .kilocalories, .kilojoules, .millilitres: false
    }
  }
}

extension FoodFacts {
  /// Whether they are nutrients and nothing else, one at least that is not eaten as such.
  fileprivate var areNutrients: Bool {
    guard energy == nil, amount == nil, !nutrients.isEmpty else { return false }
    return nutrients.count > 1
      || nutrients.allSatisfy {
        switch $0.nutrient {
        case .protein, .carbs, .fibre, .saturatedFat, .caffeine, .sodium: true
        case .fat, .sugar, .salt, .alcohol: false
        }
      }
  }
}
