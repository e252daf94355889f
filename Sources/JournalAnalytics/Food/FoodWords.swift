import JournalFormat

/// The words of an entry that may name a food, in runs that nothing separates.
///
/// `Filter coffee, 2 slices of toast` is `[[filter, coffee], [toast]]`.
///
/// - Words are runs of Unicode letters in lower case; an apostrophe or a hyphen between two letters
///   belongs to the word, unless the vocabulary has two words in its place: `ice-cream` is `ice cream`. A word needs three letters (combining accents are none), or two
///   where it holds Chinese, Japanese or Korean.
/// - Emphasis marks are looked through; of a link the words count, of `[[page|words]]` the words;
///   targets, addresses, images, names of files (`IMG_2041.png`), HTML tags, tags and whatever holds a digit are left out.
/// - A dish whose name has a word such as *and* or *au* in it is one word, by `FoodNames`.
/// - What stands right behind *at* is a place: `pasta at Luigi's`. A *date night* is an evening, and no date.
/// - Of *chilli con carne* the chilli is left, which is its name in short. *Pan* is bread, but for what something is fried in.
/// - What a word such as *without* leaves out is no food, by `LeftOutFoods`, nor is a reason behind *because*, nor what somebody else
///   had: `lasagne, Ben wanted chips`.
/// - Stop words, numbers in words, and measures right after a number or right before `of`
///   (`1 bowl`, `two slices`, `cup of tea`) are left out. They and all punctuation end a run;
///   a word that is merely too short ends it too.
func foodWords(of text: TextSlice) -> [[String]] { spelledFoodWords(of: text).words }

/// `foodWords`, the words of foods that were left out, and those words of the entry that are not written in lower case.
func spelledFoodWords(of text: TextSlice) -> (
  words: [[String]], leftOut: [[String]], capitals: [FoodSpellings.Capital]
) {
  let tokenizer = FoodTokenizer(text.string)
  var tokens = FoodNames.apart(tokenizer.tokens)
  for index in tokens.indices {
    guard case .word(let word) = tokens[index], FoodVocabulary.measures.contains(word) else { continue }
    let followsNumber = index > 0 && tokens[index - 1].isNumber
    let precedesOf = index + 1 < tokens.count && tokens[index + 1] == .word("of")
    if followsNumber || precedesOf { tokens[index] = .number }
  }
  for index in tokens.indices where tokens[index] == .word("pan") {
    let before = index > 0 ? tokens[index - 1].word : nil
    let behind = index + 1 < tokens.count ? tokens[index + 1].word : nil
    let isVessel =
      FoodVocabulary.beforePans.contains(before ?? "") || FoodVocabulary.behindPans.contains(behind ?? "")
    if isVessel { tokens[index] = .separator }
  }
  for index in tokens.indices.dropLast() {
    // What is no food, and in Spanish eaten standing.
    if let word = tokens[index].word, let next = FoodVocabulary.noFoods[word],
      tokens[index + 1] == .word(next)
    {
      (tokens[index], tokens[index + 1]) = (.separator, .separator)
    }
  }
  for index in tokens.indices.dropLast().dropFirst() where tokens[index] == .word("dal") {
    // Italian for *from the*: `polpette dal congelatore`, but `chana dal tadka`.
    guard let before = tokens[index - 1].word, let next = tokens[index + 1].word,
      FoodVocabulary.isFood(before),
      FoodVocabulary.isFood(next), !FoodRecognition.knows(next),
      !FoodRecognition.isSaidOfFood(foldedFood(next))
    else { continue }
    tokens[index] = .separator
  }
  leaveOut(of: &tokens, from: opensWish)
  leaveOut(of: &tokens, from: opensReason)
  for index in tokens.indices.dropFirst(2) where tokens[index] == .word("carne") {
    if tokens[index - 1] == .word("con"), case .word(let word) = tokens[index - 2], word.hasPrefix("chil") {
      tokens[index] = .separator
    }
  }
  leaveOutPlaces(of: &tokens)
  tokens = FoodNames.joined(tokens)
  let left = LeftOutFoods.places(in: tokens)
  func runs(where isCounted: (Int) -> Bool) -> [[String]] {
    tokens.enumerated().split { place, token in
      guard case .word(let word) = token, isCounted(place) else { return true }
      return !FoodVocabulary.isFood(word)
    }.map { $0.compactMap { if case .word(let word) = $0.element { word } else { nil } } }
  }
  return (
    runs { !left.contains($0) }, left.isEmpty ? [] : runs(where: left.contains), tokenizer.capitals
  )
}

/// Removes the words from one for which `opens` is true up to the next separator.
private func leaveOut(
  of tokens: inout [FoodTokenizer.Token], from opens: ([FoodTokenizer.Token], Int) -> Bool
) {
  var isLeftOut = false
  for index in tokens.indices {
    isLeftOut = tokens[index] != .separator && (isLeftOut || opens(tokens, index))
    if isLeftOut { tokens[index] = .separator }
  }
}

/// Whether a word begins a reason: `Toast because I couldn't be bothered with eggs`.
private func opensReason(_ tokens: [FoodTokenizer.Token], at index: Int) -> Bool {
  tokens[index].word.map { FoodVocabulary.reasons.contains(foldedFood($0)) } ?? false
}

/// Whether a word begins what somebody else had or wanted: `Lasagne, Ben wanted chips`.
private func opensWish(_ tokens: [FoodTokenizer.Token], at index: Int) -> Bool {
  guard index > 0, tokens[index - 1] == .separator, index + 1 < tokens.count, let person = tokens[index].word,
    let verb = tokens[index + 1].word
  else { return false }
  return FoodVocabulary.wishes.contains(foldedFood(verb)) && GivenNames.people.contains(foldedFood(person))
}

/// Removes the names of places after *at*, up to a possessive: of `pasta at Luigi's`, `coffee at Starbucks`.
private func leaveOutPlaces(of tokens: inout [FoodTokenizer.Token]) {
  for index in tokens.indices where tokens[index] == .word("at") {
    var next = index + 1
    while next < tokens.count, case .word(let word) = tokens[next] {
      if FoodVocabulary.articles.contains(word), next == index + 1 {
        next += 1
        continue
      }
      guard FoodVocabulary.isFood(word) else { break }
      tokens[next] = .separator
      guard !word.hasSuffix("'s"), !word.hasSuffix("’s") else { break }
      next += 1
    }
  }
}

extension FoodTokenizer.Token {
  fileprivate var isNumber: Bool {
    switch self {
    case .number: true
    case .word(let word): FoodVocabulary.numbers.contains(foldedFood(word)) || word == "a" || word == "an"
    case .separator: false
    }
  }
}

/// Splits an entry's text into words, numbers and separators.
struct FoodTokenizer {
  enum Token: Hashable {
    /// In lower case.
    case word(String)
    /// Anything with a digit.
    case number
    case separator
  }

  /// Longer runs of letters are no words. Comparing strings is quadratic in the accents on one letter.
  private static let longestWord = 200

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var tokens: [Token] = []
  private(set) var capitals: [FoodSpellings.Capital] = []
  /// The last position of each closing character, beyond which searching is useless.
  private let lastPlaces: [Unicode.Scalar: Int]
  /// The `]` or `|` found last, or the end of the text; there is none before it.
  private var barOrBracket = -1
  /// The number of tokens before the current text without a space, bracket or slash.
  private var stretch = 0

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
        if scalar.isSpace { stretch = tokens.count }
      } else if scalar == ".", let end = endOfFileName {
        tokens.removeSubrange(min(stretch, tokens.count)...)
        tokens.append(.separator)
        index = end
      } else if scalar == "@" {
        // `sushi @ Tanaka's`.
        tokens.append(.word("at"))
        index += 1
      } else if scalar == "&" {
        scanAmpersand()
      } else if scalar == "<" && skip(through: ">") {
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
        stretch = tokens.count
      } else {
        tokens.append(.separator)
        index += 1
        if scalar == "(" || scalar == "," || scalar == ";" { stretch = tokens.count }
      }
    }
  }

  /// If a full stop is part of a file name: the end of that name.
  private var endOfFileName: Int? {
    guard index > 0, scalars[index - 1].isWordPart || scalars[index - 1].isDigit else { return nil }
    let ending = scalars[(index + 1)...].prefix(6).prefix { $0.isASCII && ($0.isWordPart || $0.isDigit) }
    guard FoodVocabulary.fileEndings.contains(lowered(ending)) else { return nil }
    let isLonger = ending.endIndex < scalars.count && scalars[ending.endIndex].isWordPart
    return isLonger ? nil : ending.endIndex
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
        || index - start == 3 && scalars[start...].starts(with: ["w", "w", "w", "."])
    {
      skipBlackText()
      tokens.append(.separator)
      return
    }
    if !hasDigit, index - start > Self.longestWord {
      tokens.append(.separator)
      return
    }
    guard !hasDigit else { return tokens.append(.number) }
    let written = plain(scalars[start..<index])
    // A Turkish İ leaves its dot behind.
    let word = written.lowercased().replacing("i\u{307}", with: "i")
    if word != written {
      let opens = tokens.allSatisfy { $0 == .separator }
      capitals.append(.init(word: word, written: written, opens: opens))
    }
    tokens.append(.word(word))
  }

  /// The word in lower case with plain apostrophes.
  private func lowered(_ word: ArraySlice<Unicode.Scalar>) -> String { plain(word).lowercased() }

  /// The word with plain apostrophes.
  private func plain(_ word: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word.map { $0 == "\u{2019}" ? "'" : $0 })
    return String(text)
  }

  /// Of `[[page|words]]` the words are kept; any other bracket is ignored.
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

  /// `&` and `&amp;` are the word *and*; other entities separate words.
  private mutating func scanAmpersand() {
    let name = scalars[(index + 1)...].prefix(9)
      .prefix { $0.isASCII && ($0.isWordPart || $0.isDigit || $0 == "#") }
    let isEntity = !name.isEmpty && name.endIndex < scalars.count && scalars[name.endIndex] == ";"
    tokens.append(!isEntity || lowered(name) == "amp" ? .word("and") : .separator)
    index = isEntity ? name.endIndex + 1 : index + 1
  }

  /// Skips through the next `end`; returns false and does not move if there is none.
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

  /// A letter, or a combining mark.
  fileprivate var isWordPart: Bool {
    if isASCII { return isASCIICapital(value & ~.caseBit) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      // Variation selectors only choose how the character before them looks.
      return !(0xFE00...0xFE0F).contains(value)
    default: return false
    }
  }
}
