internal import JournalFormat

/// A token of the words of a meal, folded.
enum MealToken: Hashable {
  /// A figure as written, and its value; with `upTo` for a range.
  case number(String, Double, upTo: Double?)
  case word(String)
  /// A separator of two foods: a comma, a plus sign, the end of a sentence.
  case separator
  case openBracket, closeBracket

  /// The text for comparing names; `nil` for separators.
  var text: String? {
    switch self {
    case .number(let text, _, _): text
    case .word(let word): word
    case .separator, .openBracket, .closeBracket: nil
    }
  }
}

/// Names of foods in the form for comparisons: folded, words and figures separated by one space, nothing else.
///
/// `Crème brûlée` is `creme brulee`, `7UP` is `7 up`, `Ben's rice (cooked)` is `bens rice cooked`.
enum FoodName {
  static func key(of name: String) -> String {
    MealTokenizer(name).tokens.compactMap(\.text).joined(separator: " ")
  }
}

/// Splits the words of a meal into tokens.
struct MealTokenizer {
  var tokens: [MealToken] = []
  /// The figures with a percent sign after them, as written: `1,5`.
  private(set) var percentages: Set<String> = []
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Longer texts are cut: no meal has four thousand characters.
  private static let longest = 4_000

  init(_ text: String) {
    scalars = Array(folded(text).unicodeScalars.prefix(Self.longest))
    while index < scalars.count { scan() }
    joinShares()
  }

  private func scalar(at index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func scan() {
    let scalar = scalars[index]
    if skipTime() {
    } else if digit(at: index) != nil || Self.fractions[scalar] != nil || beginsDecimal {
      scanNumber()
    } else if scalar.isMealLetter {
      scanWord()
    } else {
      index += 1
      switch scalar {
      case "(", "[", "（": tokens.append(.openBracket)
      case ")", "]", "）": tokens.append(.closeBracket)
      case "&": tokens.append(.word("and"))
      case "×", "*": tokens.append(.word("x"))
      case ",", ";", "+", "|", "、", "，", "。", "؛", "،", "\n", ":", "→", "•", "·", "!", "?":
        tokens.append(.separator)
      case ".":
        // The end of a sentence, but not of a short form: `approx. 2 eggs`.
        if self.scalar(at: index) == " ", (tokens.last?.text?.count ?? 0) > 4 { tokens.append(.separator) }
      case "/":
        if self.scalar(at: index)?.isMealLetter == true {
          tokens.append(.separator)
        } else if index >= 2, scalars[index - 2] == " ", self.scalar(at: index) == " " {
          tokens.append(.word("/"))
        }
      case "-", "–", "—":
        // A dash between spaces, or between the ends of a range.
        if isRangeDash {
          tokens.append(.word("–"))
        } else if index >= 2, scalars[index - 2] == " ", self.scalar(at: index) == " " {
          tokens.append(.separator)
        }
      default: break
      }
    }
  }

  /// Whether the dash just read stands after a figure with its unit, and before a figure: `150g - 200g`.
  private var isRangeDash: Bool {
    guard let next = scalars[index...].first(where: { $0 != " " }), next.isASCII, isASCIIDigit(next.value),
      tokens.count >= 2, case .word(let unit) = tokens[tokens.count - 1], HouseholdMeasure(unit) != nil,
      case .number = tokens[tokens.count - 2]
    else { return false }
    return true
  }

  /// Whether `.5` begins here, a decimal fraction without its zero.
  private var beginsDecimal: Bool {
    guard scalars[index] == ".", digit(at: index + 1) != nil else { return false }
    return index == 0 || digit(at: index - 1) == nil && !scalars[index - 1].isMealLetter
  }

  /// Skips `15:30` and `3:30 pm`, which are times and no amounts.
  private mutating func skipTime() -> Bool {
    let hours = digit(at: index + 1) == nil ? 1 : 2
    guard digit(at: index) != nil, scalar(at: index + hours) == ":",
      index == 0 || digit(at: index - 1) == nil,
      let tens = digit(at: index + hours + 1), tens < 6, digit(at: index + hours + 2) != nil,
      digit(at: index + hours + 3) == nil
    else { return false }
    index += hours + 3
    let rest = scalars[index...].prefix(4).drop { $0 == " " }
    if let first = rest.first, first == "a" || first == "p", rest.dropFirst().first == "m",
      rest.dropFirst(2).first?.isMealLetter != true
    {
      index = rest.startIndex + 2
    }
    return true
  }

  private mutating func scanWord() {
    if scalars[index] == "w", scalar(at: index + 1) == "/" {
      let isWithout = scalar(at: index + 2) == "o" && scalar(at: index + 3)?.isMealLetter != true
      tokens.append(.word(isWithout ? "without" : "with"))
      index += isWithout ? 3 : 2
      return
    }
    var word = String.UnicodeScalarView()
    while let scalar = scalar(at: index), scalar.isMealLetter || Self.isApostrophe(scalar) {
      if !Self.isApostrophe(scalar) { word.append(scalar) }
      index += 1
    }
    tokens.append(.word(String(word)))
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  private func digit(at index: Int) -> Int? {
    guard let scalar = scalar(at: index) else { return nil }
    if scalar.isASCII { return isASCIIDigit(scalar.value) ? Int(scalar.value - UInt32(ascii: "0")) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private mutating func scanNumber() {
    let start = index
    var value = scanAmount()
    var upTo: Double?
    // `1 1/2`, `1½`, `1 ½`, `1-1/2`, `1 & 1/2`.
    if value == value.rounded(), value < 100 {
      let before = index
      if scalar(at: index) == " " { index += 1 }
      if let joint = scalar(at: index), "-&+".unicodeScalars.contains(joint), isFractionAhead(index + 1) {
        index += scalar(at: index + 1) == " " ? 2 : 1
      }
      if let fraction = scalar(at: index).flatMap({ Self.fractions[$0] }) {
        value += fraction
        index += 1
      } else if index > before, let fraction = scanFraction() {
        value += fraction
      } else {
        index = before
      }
    }
    // `2-3`, `2 – 3`.
    let rest = scalars[min(index, scalars.count)...].prefix(3)
    if let dash = rest.firstIndex(where: { $0 == "-" || $0 == "–" }), rest[..<dash].allSatisfy({ $0 == " " })
    {
      let before = index
      index = dash + 1
      if scalar(at: index) == " " { index += 1 }
      let end = digit(at: index) == nil ? 0 : scanAmount()
      if end > value { upTo = end } else { index = before }
    }
    let text = String(String.UnicodeScalarView(scalars[start..<index]))
    if isOrdinal { return }
    if upTo == nil, skipInchMark(behind: start) {
      tokens += [.number(text, value, upTo: nil), .word("inch")]
      return
    }
    if upTo == nil, value <= 100, skipPercentOf() { value /= 100 }
    if scalars[min(index, scalars.count)...].prefix(2).first(where: { $0 != " " }) == "%" {
      percentages.insert(text)
    }
    tokens.append(upTo == nil && isPartOfName(start) ? .word(text) : .number(text, value, upTo: upTo))
  }

  /// Skips the mark of `12" pizza`, which is no closing quotation mark; `false` without one.
  private mutating func skipInchMark(behind start: Int) -> Bool {
    let marks = ["\"", "\u{2033}", "\u{201D}", "''", "\u{2019}\u{2019}"]
    let behind = String(String.UnicodeScalarView(scalars[min(index, scalars.count)...].prefix(2)))
    guard let mark = marks.first(where: { behind.hasPrefix($0) }),
      start == 0 || scalars[start - 1] == " " || scalars[start - 1] == "(",
      start < 2 || !scalars[..<start].contains("\u{201C}")
    else { return false }
    index += mark.unicodeScalars.count
    return true
  }

  /// Skips the sign of `50% of a pizza`, which is a share; `false` for that of `3.5 % milk`.
  private mutating func skipPercentOf() -> Bool {
    let rest = scalars[min(index, scalars.count)...].drop { $0 == " " }
    guard rest.first == "%" else { return false }
    let behind = String(String.UnicodeScalarView(rest.dropFirst().drop { $0 == " " }.prefix(4)))
    guard ["of ", "von ", "vom ", "de ", "d'", "di "].contains(where: behind.hasPrefix) else { return false }
    index = rest.startIndex + 1
    return true
  }

  /// Skips the ending of `3rd`, which counts nothing; `false` without one.
  private var isOrdinal: Bool {
    mutating get {
      let ending = String(String.UnicodeScalarView(scalars[min(index, scalars.count)...].prefix(2)))
      guard ["st", "nd", "rd", "th"].contains(ending), scalar(at: index + 2)?.isMealLetter != true else {
        return false
      }
      index += 2
      return true
    }
  }

  /// Whether a figure is part of a name and no amount: `V8`, `7-grain bread`, `3.5 % milk`, but not `2-pack` and `x2`.
  private func isPartOfName(_ start: Int) -> Bool {
    if start > 0, scalars[start - 1].isMealLetter, case .word(let word)? = tokens.last, word.count == 1,
      word != "x", !scalars[start - 1].isUnspacedMealLetter
    {
      return true
    }
    if self.scalar(at: index) == "-", self.scalar(at: index + 1)?.isMealLetter == true {
      let word = scalars[(index + 1)...].prefix { $0.isMealLetter }
      return ["grain", "minute", "hour", "day", "seed", "cheese", "bean"].contains(
        String(String.UnicodeScalarView(word)))
    }
    let behind = scalars[min(index, scalars.count)...].prefix(2).first { $0 != " " }
    return behind == "%"
  }

  /// `150`, `1.5`, `1,5`, `1,000`, `1/2`, `½`.
  private mutating func scanAmount() -> Double {
    if let fraction = scalar(at: index).flatMap({ Self.fractions[$0] }) {
      index += 1
      return fraction
    }
    if let fraction = scanFraction() { return fraction }
    var value = scanDigits().value
    while let mark = scalar(at: index), mark == "." || mark == ",", digit(at: index + 1) != nil {
      let before = index
      index += 1
      let (figure, count) = scanDigits()
      if count == 3, value > 0, areThousands(behind: mark) {
        value = value * 1000 + figure
      } else if count <= 9 {
        value += figure / (0..<count).reduce(1) { power, _ in power * 10 }
        break
      } else {
        index = before
        break
      }
    }
    return value
  }

  /// Whether three digits after a mark are thousands: in `1,000`, unless it is kilograms or litres; in `1.000`, if it is grams or
  /// millilitres.
  private func areThousands(behind mark: Unicode.Scalar) -> Bool {
    let unit = scalars[index...].drop { $0 == " " }.prefix { $0.isMealLetter }
    let size = HouseholdMeasure(String(String.UnicodeScalarView(unit)))?.size
    if size == .mass(1) || size == .volume(1) { return true }
    return mark == "," && size != .mass(1_000) && size != .volume(1_000)
  }

  /// Whether `1/2` or `½` stands at a position, perhaps after a space.
  private func isFractionAhead(_ place: Int) -> Bool {
    let start = scalar(at: place) == " " ? place + 1 : place
    guard let first = scalar(at: start) else { return false }
    return Self.fractions[first] != nil
      || digit(at: start) != nil && scalar(at: start + 1) == "/" && digit(at: start + 2) != nil
  }

  /// `1/2`, `3/4`: nothing else is a fraction.
  private mutating func scanFraction() -> Double? {
    guard let top = digit(at: index), digit(at: index + 1) == nil,
      scalar(at: index + 1) == "/" || scalar(at: index + 1) == "⁄",
      let bottom = digit(at: index + 2), digit(at: index + 3) == nil, bottom > 1, top > 0, top < bottom
    else { return nil }
    index += 3
    return Double(top) / Double(bottom)
  }

  private mutating func scanDigits() -> (value: Double, count: Int) {
    var value = 0.0
    let start = index
    while let digit = digit(at: index) {
      value = min(value * 10 + Double(digit), 1e12)
      index += 1
    }
    return (value, index - start)
  }

  private static let fractions: [Unicode.Scalar: Double] = [
    "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 1 / 8, "⅕": 1 / 5, "⅖": 2 / 5,
    "半": 1 / 2,
  ]
}

extension Unicode.Scalar {
  /// A letter, or a mark that belongs to one.
  fileprivate var isMealLetter: Bool {
    if isASCII { return isASCIICapital(value & ~.caseBit) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      return self != "半"
    default: return false
    }
  }

  /// Of a script that puts no spaces between words.
  var isUnspacedMealLetter: Bool { (0x3005...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value) }
}

/// Shares of what is named: `3 of the 8 slices`, `a cup and a half`.
extension MealTokenizer {
  private static let unitsOfScales: Set<String> = ["g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "lb", "lbs"]

  /// Joins `3 of the 8 slices` (3 of them), `half of 3 bananas` (one and a half) and `a cup and a half` to one amount each.
  mutating func joinShares() {
    var place = 0
    while place + 1 < tokens.count {
      defer { place += 1 }
      if place > 1, place + 2 < tokens.count, tokens[place] == .word("and"), tokens[place + 1] == .word("a"),
        tokens[place + 2] == .word("half"), tokens[place - 1] == .word("dozen"),
        tokens[place - 2] == .word("a") || tokens[place - 2] == .word("one")
      {
        // `a dozen and a half eggs`.
        tokens[place - 2] = .number("18", 18, upTo: nil)
        tokens.removeSubrange(place - 1...place + 2)
        place -= 2
        continue
      }
      if let end = bareHalf(at: place) {
        tokens.removeSubrange(place..<end)
        tokens.insert(.number("1.5", 1.5, upTo: nil), at: place - 1)
        continue
      }
      if let half = half(at: place) {
        tokens[half.number] = .number("\(half.value)", half.value, upTo: nil)
        tokens.removeSubrange(place..<half.end)
        continue
      }
      let share: Double? =
        switch tokens[place] {
        case .number(_, let value, upTo: nil): value
        case .word(let word): MealNumbers.value(of: word)
        default: nil
        }
      // `150 g of 200 g yogurt`: of the pot that much.
      if place + 4 < tokens.count, case .number(_, _, upTo: nil) = tokens[place],
        case .word(let unit) = tokens[place + 1],
        Self.unitsOfScales.contains(unit), tokens[place + 2] == .word("of"),
        case .number(_, let whole, upTo: nil) = tokens[place + 3], let share, share < whole,
        tokens[place + 4] == .word(unit)
      {
        tokens.removeSubrange(place + 2...place + 4)
        continue
      }
      guard let share, tokens[place + 1] == .word("of"), place + 2 < tokens.count else { continue }
      var next = place + 2
      if tokens[next] == .word("the") || tokens[next] == .word("my") { next += 1 }
      guard next + 1 < tokens.count, case .number(_, let whole, upTo: nil) = tokens[next], whole <= 100,
        whole == whole.rounded(), case .word(let unit) = tokens[next + 1],
        !Self.unitsOfScales.contains(unit), share < whole
      else { continue }
      tokens[place] = .number("\(share)", share < 1 ? share * whole : share, upTo: nil)
      tokens.removeSubrange(place + 1...next)
    }
  }

  /// The end of *and a half* after a single food without a number: `plátano y medio` is one and a half.
  private func bareHalf(at place: Int) -> Int? {
    func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }
    guard place > 0, MealNumbers.joints.contains(word(place) ?? ""), let food = word(place - 1),
      place == 1 || tokens[place - 2] == .separator, HouseholdMeasure(food) == nil,
      MealNumbers.value(of: food) == nil, !MealWords.articles.contains(food),
      ["medio", "media", "mezzo", "mezza", "meio", "meia"].contains(word(place + 1) ?? ""),
      place + 2 == tokens.count || tokens[place + 2] == .separator
    else { return nil }
    return place + 2
  }

  /// The position of the number that *and a half* at `place` belongs to, their sum, and the end of the half: `a cup and a half of
  /// milk`, `dos manzanas y media`; not `una manzana y media pera`.
  private func half(at place: Int) -> (number: Int, value: Double, end: Int)? {
    func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }
    guard place > 0, MealNumbers.joints.contains(word(place) ?? ""), let unit = word(place - 1) else {
      return nil
    }
    let hasArticle = word(place + 1).map(MealWords.articles.contains) ?? false
    let at = hasArticle ? place + 2 : place + 1
    guard let half = word(at), MealNumbers.value(of: half) == 0.5, half != "half" || hasArticle else {
      return nil
    }
    // `en och en halv kopp ris`.
    if hasArticle, MealWords.articles.contains(unit) { return (place - 1, 1.5, at + 1) }
    guard place > 1 else { return nil }
    let isLast = at + 1 == tokens.count || tokens[at + 1] == .separator || tokens[at + 1] == .closeBracket
    let isOf = word(at + 1).map(MealWords.ofs.contains) ?? false
    guard isLast || HouseholdMeasure(unit) != nil && (isOf || half == "half") else { return nil }
    // `1 glass of milk and a half`.
    for number in (max(0, place - (isLast ? 4 : 2))...place - 2).reversed() {
      switch tokens[number] {
      case .number(_, let value, upTo: nil): return (number, value + 0.5, at + 1)
      case .word(let word) where MealWords.articles.contains(word): return (number, 1.5, at + 1)
      case .word(let word) where MealNumbers.joints.contains(word): return nil
      case .word(let word):
        if let value = MealNumbers.value(of: word) { return (number, value + 0.5, at + 1) }
      case .number, .separator, .openBracket, .closeBracket: return nil
      }
    }
    return nil
  }
}
