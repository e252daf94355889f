import JournalFormat

/// Cuts an entry's words into words, numbers and what separates them.
struct FoodTokenizer {
  enum Token: Hashable {
    /// In lower case.
    case word(String)
    /// Anything with a digit in it.
    case number
    case separator
  }

  /// Longer runs of letters are no words. Comparing strings takes the square of the accents on one letter.
  private static let longestWord = 200

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var tokens: [Token] = []
  /// The last place of each sign that ends something: behind it there is no use in looking.
  private let lastPlaces: [Unicode.Scalar: Int]
  /// The `]` or `|` that was looked for last, or the end; what stands before it is neither.
  private var barOrBracket = -1

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var lastPlaces: [Unicode.Scalar: Int] = [:]
    for (place, scalar) in scalars.enumerated() where scalar == ">" || scalar == "]" || scalar == ")" {
      lastPlaces[scalar] = place
    }
    self.lastPlaces = lastPlaces
    scan()
  }

  private mutating func scan() {
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isWordPart || scalar.isDigit {
        scanWord()
      } else if scalar.isSpace || scalar.isEmphasis {
        index += 1
      } else if scalar == "<" && skip(through: ">") || scalar == "&" && skipEntity() {
        tokens.append(.separator)
      } else if scalar == "#" || scalar == "^" {
        skipBlackText()
      } else if scalar == "!", index + 1 < scalars.count, scalars[index + 1] == "[" {
        skipImage()
      } else if scalar == "]", index + 1 < scalars.count, scalars[index + 1] == "(" {
        index += 1
        if !skip(through: ")") { tokens.append(.separator) }
      } else if scalar == "[" || scalar == "]" {
        scanBracket()
      } else {
        tokens.append(.separator)
        index += 1
      }
    }
  }

  private mutating func scanWord() {
    let start = index
    var hasDigit = false
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isDigit {
        hasDigit = true
      } else if !scalar.isWordPart {
        guard scalar.isJoiner, index > start, index + 1 < scalars.count, scalars[index + 1].isWordPart
        else { break }
      }
      index += 1
    }
    if !hasDigit,
      scalars[index...].starts(with: ["/", "/"]) || scalars[index...].starts(with: [":", "/", "/"])
    {
      skipBlackText()
      tokens.append(.separator)
      return
    }
    if !hasDigit, index - start > Self.longestWord {
      tokens.append(.separator)
      return
    }
    tokens.append(hasDigit ? .number : .word(lowered(scalars[start..<index])))
  }

  /// The word in lower case with plain apostrophes.
  private func lowered(_ word: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word.map { $0 == "\u{2019}" ? "'" : $0 })
    return String(text).lowercased()
  }

  /// `[[page|words]]` keeps the words; any other bracket is looked through.
  private mutating func scanBracket() {
    defer { index += 1 }
    guard scalars[index] == "[", index + 1 < scalars.count, scalars[index + 1] == "[" else { return }
    if barOrBracket < index + 2 {
      barOrBracket = scalars[(index + 2)...].firstIndex { $0 == "]" || $0 == "|" } ?? scalars.count
    }
    if barOrBracket < scalars.count, scalars[barOrBracket] == "|" { index = barOrBracket }
  }

  private mutating func skipImage() {
    index += 1
    if skip(through: "]"), index < scalars.count, scalars[index] == "(" { _ = skip(through: ")") }
    tokens.append(.separator)
  }

  private mutating func skipEntity() -> Bool {
    let end = scalars[index...].prefix(10).firstIndex(of: ";")
    guard let end else { return false }
    index = end + 1
    return true
  }

  /// Moves behind the next `end`; false, and nowhere, if there is none.
  private mutating func skip(through end: Unicode.Scalar) -> Bool {
    guard index <= lastPlaces[end] ?? -1, let place = scalars[index...].firstIndex(of: end) else {
      return false
    }
    index = place + 1
    return true
  }

  private mutating func skipBlackText() {
    while index < scalars.count, !scalars[index].isSpace { index += 1 }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { isASCII ? value <= .space : properties.isWhitespace }

  fileprivate var isEmphasis: Bool { self == "*" || self == "_" || self == "`" || self == "~" }

  fileprivate var isJoiner: Bool { self == "'" || self == "\u{2019}" || self == "-" }

  fileprivate var isDigit: Bool {
    isASCII ? isASCIIDigit(value) : properties.numericType != nil && !properties.isIdeographic
  }

  /// A letter, or a mark that belongs to one.
  fileprivate var isWordPart: Bool {
    if isASCII { return isASCIICapital(value & ~.caseBit) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      // U+FE0F and its like only choose how the character before them looks.
      return !(0xFE00...0xFE0F).contains(value)
    default: return false
    }
  }
}
