import JournalFormat

/// The words of an entry, prepared for comparison with keywords.
///
/// Words are split at white space, punctuation, hyphens and apostrophes; a possessive `s` is dropped; each Chinese,
/// Japanese or Korean character is a word of its own. `&` is `and`. Numbers, link targets and tags are no words.
struct FoodPhrase: Sendable {
  struct Word: Sendable {
    /// The word, folded.
    let text: String
    /// As written, with what is joined to it: `Käsebrot`, `half-moons`.
    let written: String
    /// `text` without a plural ending, see `foodStem`.
    let stem: [UInt8]
    /// Whether punctuation precedes it.
    let followsBreak: Bool
    /// Whether a number precedes it.
    let followsNumber: Bool
    /// Whether folding removed accents or replaced another letter.
    let isAccented: Bool
  }

  let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var followsBreak = false
    var followsNumber = false
    for token in FoodTokenizer(FoodPhrase.spelledOut(text)).tokens {
      switch token {
      case .separator:
        followsBreak = true
        followsNumber = false
      case .number: followsNumber = true
      case .word(let word):
        let plain = folded(word)
        let isAccented = plain != word.lowercased()
        for part in FoodPhrase.parts(of: plain) {
          let stem = foodStem(of: Array(part.utf8))
          words.append(
            Word(
              text: part, written: word, stem: stem, followsBreak: followsBreak,
              followsNumber: followsNumber, isAccented: isAccented))
          followsBreak = false
          followsNumber = false
        }
      }
    }
    self.words = words
  }

  /// Whether a word only leads to the next one: *the* is no tea (`thé`), *most* no cider and *per* no pear, unless nothing follows.
  func isFunctionWord(at index: Int) -> Bool {
    let word = words[index]
    return FoodPhrase.functionWords.contains(word.text) && !word.isAccented && index + 1 < words.count
      && !words[index + 1].followsBreak
  }

  /// The words at `range` as they were written.
  func written(_ range: Range<Int>) -> String {
    var written: [String] = []
    for word in words[range] where written.last != word.written { written.append(word.written) }
    return written.joined(separator: " ")
  }

  /// Words of one language that are a food in another.
  private static let functionWords: Set = ["the", "most", "per"]

  /// `text` with `and` for `&` and `&amp;`, `with` for a bracket, which lists ingredients, and a space between
  /// digits and letters: `2eggs`, `おにぎり2個`.
  private static func spelledOut(_ text: String) -> String {
    var spelled = ""
    var wasDigit = false
    var wasLetter = false
    var last: Unicode.Scalar?
    // By scalars: to split at words takes the square of the length where there are flags.
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "&", rest.starts(with: "amp;".unicodeScalars) { rest = rest.dropFirst(4) }
      let isDigit = scalar.properties.numericType == .decimal
      let isLetter = scalar.properties.isAlphabetic
      if wasDigit && isLetter || wasLetter && isDigit { spelled += " " }
      switch scalar {
      case "&": spelled += " and "
      case "(" where last != "]", "（": spelled += " with "
      default: spelled.unicodeScalars.append(scalar)
      }
      (wasDigit, wasLetter, last) = (isDigit, isLetter, scalar)
    }
    return spelled
  }

  /// A folded word split at hyphens and apostrophes and around Chinese, Japanese and Korean characters.
  private static func parts(of word: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var followsApostrophe = false
    func close() {
      if !part.isEmpty, !(followsApostrophe && part == "s") { parts.append(part) }
      part = ""
      followsApostrophe = false
    }
    for scalar in word.unicodeScalars {
      if scalar == "-" || scalar == "'" {
        close()
        followsApostrophe = scalar == "'"
      } else if scalar.isWordOfItsOwn {
        close()
        parts.append(String(scalar))
      } else {
        part.unicodeScalars.append(scalar)
      }
    }
    close()
    return parts
  }
}

/// Searches a phrase for keywords in one pass over the lists, without building a table.
struct KeywordSearch {
  private let phrase: FoodPhrase
  /// A bit set of the beginnings of the phrase's words, which excludes most keywords at once.
  private var beginnings: UInt64 = 0

  init(_ phrase: FoodPhrase) {
    self.phrase = phrase
    for word in phrase.words {
      beginnings |= KeywordSearch.bit(word.stem[0], word.stem.count > 1 ? word.stem[1] : .space)
    }
  }

  /// The bit for words that begin with these two bytes, which removing an ending does not change.
  private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
    1 << UInt64((first &* 31 &+ max(second, .space)) & 63)
  }

  /// Appends all keywords of `list` that are in the phrase.
  func collect(from list: KeywordList, into found: inout [KeywordMatch]) {
    var text = list.text
    text.withUTF8 { bytes in
      var word: [UInt8] = []
      var start = 0
      while start < bytes.count {
        while start < bytes.count, bytes[start] <= .space { start += 1 }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ",") { end += 1 }
        if start < end, mayMatch(bytes[start], start + 1 < end ? bytes[start + 1] : .space) {
          let keyword = UnsafeBufferPointer(rebasing: bytes[start..<end])
          if keyword[0] == UInt8(ascii: "-") {
            matchEnding(keyword, of: list, into: &found)
          } else {
            match(keyword, of: list, reading: &word, into: &found)
          }
        }
        start = end + 1
      }
    }
  }

  private func mayMatch(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "-") || beginnings & KeywordSearch.bit(first, second) != 0
  }

  private func match(
    _ keyword: UnsafeBufferPointer<UInt8>, of list: KeywordList, reading word: inout [UInt8],
    into found: inout [KeywordMatch]
  ) {
    var next = KeywordSearch.readWord(of: keyword, from: 0, into: &word)
    var stems: [[UInt8]] = []
    for start in phrase.words.indices where phrase.words[start].stem == word {
      if stems.isEmpty {
        stems.append(word)
        var rest: [UInt8] = []
        while next < keyword.count {
          next = KeywordSearch.readWord(of: keyword, from: next, into: &rest)
          stems.append(rest)
        }
      }
      guard start + stems.count <= phrase.words.count else { return }
      let range = start..<(start + stems.count)
      let follows = range.dropFirst().allSatisfy { place in
        !phrase.words[place].followsBreak && phrase.words[place].stem == stems[place - start]
      }
      if follows { found.append(KeywordSearch.found(keyword, of: list, at: range)) }
    }
  }

  private func matchEnding(
    _ keyword: UnsafeBufferPointer<UInt8>, of list: KeywordList, into found: inout [KeywordMatch]
  ) {
    let ending = keyword.dropFirst()
    let stem = foodStem(of: ending)
    for (place, word) in phrase.words.enumerated() where word.text.utf8.count >= ending.count + 3 {
      let text = word.text.utf8
      if word.stem.suffix(stem.count).elementsEqual(stem) || text.suffix(ending.count).elementsEqual(ending) {
        found.append(KeywordSearch.found(keyword, of: list, at: place..<(place + 1), isEnding: true))
      }
    }
  }

  private static func found(
    _ keyword: UnsafeBufferPointer<UInt8>, of list: KeywordList, at range: Range<Int>, isEnding: Bool = false
  ) -> KeywordMatch {
    let text = String(decoding: keyword, as: UTF8.self)
    return KeywordMatch(
      category: list.category, kind: list.kind, headComesFirst: list.headComesFirst, keyword: text,
      range: range,
      isEnding: isEnding)
  }

  /// Reads the word of `keyword` at `start` without its ending; returns the start of the next word.
  private static func readWord(
    of keyword: UnsafeBufferPointer<UInt8>, from start: Int, into word: inout [UInt8]
  ) -> Int {
    word.removeAll(keepingCapacity: true)
    var index = start
    if KeywordSearch.isWordOfItsOwn(keyword, at: index) {
      word.append(contentsOf: keyword[index..<(index + 3)])
      index += 3
    } else {
      while index < keyword.count, keyword[index] > .space, !KeywordSearch.isWordOfItsOwn(keyword, at: index)
      {
        word.append(keyword[index])
        index += 1
      }
      dropFoodEnding(of: &word)
    }
    while index < keyword.count, keyword[index] <= .space { index += 1 }
    return index
  }

  /// Like `Unicode.Scalar.isWordOfItsOwn`, for scalars of three bytes, as all such keywords have.
  private static func isWordOfItsOwn(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard bytes[index] > 0b1110_0000, bytes[index] < 0b1111_0000, index + 2 < bytes.count else {
      return false
    }
    let value =
      UInt32(bytes[index] & 0b1111) << 12 | UInt32(bytes[index + 1] & 0b11_1111) << 6
      | UInt32(bytes[index + 2] & 0b11_1111)
    return Unicode.Scalar(value)?.isWordOfItsOwn ?? false
  }
}

/// A keyword found in a phrase.
struct KeywordMatch {
  let category: FoodCategory
  let kind: KeywordList.Kind
  let headComesFirst: Bool
  /// The keyword as listed.
  let keyword: String
  /// The words of the phrase that it covers.
  let range: Range<Int>
  /// Whether it is only the ending of a word.
  let isEnding: Bool

  /// The distance from the head of a compound in this language, up to a constant.
  private var distanceFromHead: Int { headComesFirst ? range.lowerBound : -range.lowerBound }

  /// The keywords in `phrase` from left to right. Of overlapping ones the one with more words is kept, then a whole
  /// word, then the longer ending, then the head of the compound: `rotisserie chicken salad` contains a chicken
  /// salad.
  static func all(in phrase: FoodPhrase) -> [KeywordMatch] {
    var found: [KeywordMatch] = []
    let search = KeywordSearch(phrase)
    for list in KeywordList.all { search.collect(from: list, into: &found) }
    found.removeAll { $0.range.count == 1 && phrase.isFunctionWord(at: $0.range.lowerBound) }
    found.sort { a, b in
      if a.range.count != b.range.count { return a.range.count > b.range.count }
      if a.isEnding != b.isEnding { return b.isEnding }
      if a.isEnding, a.keyword.utf8.count != b.keyword.utf8.count {
        return a.keyword.utf8.count > b.keyword.utf8.count
      }
      return a.distanceFromHead < b.distanceFromHead
    }
    var isTaken = Array(repeating: false, count: phrase.words.count)
    var kept: [KeywordMatch] = []
    for match in found where !match.range.contains(where: { isTaken[$0] }) {
      for place in match.range { isTaken[place] = true }
      kept.append(match)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Which of its keywords decides for an entry.
///
/// 1. The word for a meal decides at once: `pizza for breakfast`.
/// 2. Of words that are a dish together only the dish counts: `ice cream`, `coffee cake`. What comes after *without*, *after*,
///    *before*, *at* or *from* never counts.
/// 3. The last word says what a thing is: `walnut chicken`, `chocolate chip pancakes`; in Spanish, French, Italian and Portuguese the
///    first. A dish says it before an ingredient does.
/// 4. What comes after *of* counts only if nothing before it is known: `cup of tea`, `tarta de chocolate`.
/// 5. What comes after *with* or stands in a bracket goes along: it counts if what it goes along with is unknown, or if it is a dish beside a
///    drink or an ingredient: `cereal with milk`, `coffee with a croissant`, `bread with soup`.
/// 6. Of things side by side a meal decides before sweets and snacks, and these before drinks: `idli and filter coffee`.
///    Dishes decide before ingredients, dishes among themselves in the order of the search, ingredients in that of the
///    entry. Fruit and sweets beside a drink that is mixed of such are in it: `apple and carrot juice`.
struct PhraseReading {
  /// `nil` if no keyword counts.
  let decision: KeywordMatch?

  init(_ phrase: FoodPhrase, _ matches: [KeywordMatch]) {
    guard !matches.isEmpty else {
      decision = nil
      return
    }
    let parts = PhrasePart.all(of: phrase, matches)
    let meals = parts.filter { $0.role != .left && $0.role != .modifier }.flatMap(\.matches).filter {
      $0.kind == .meal
    }
    if let meal = parts.filter({ $0.role == .purpose }).flatMap(\.matches).first(where: { $0.kind == .meal })
      ?? meals.first
    {
      decision = meal
      return
    }
    let things = PhraseReading.things(of: parts)
    decision =
      PhraseReading.first(of: things.filter(\.isOfMeal))
      ?? PhraseReading.first(of: things.filter { $0.category != .beverage }) ?? things.first
  }

  /// One keyword for each item of an enumeration.
  private static func things(of parts: [PhrasePart]) -> [KeywordMatch] {
    var things: [KeywordMatch] = []
    var group: [KeywordMatch] = []
    func close() {
      if let head = group.first { things.append(group.first { $0.decidesBefore(head) } ?? head) }
      group = []
    }
    for part in parts {
      guard let head = part.head else {
        if part.role == .main { close() }
        continue
      }
      switch part.role {
      case .main:
        close()
        if part.goesOn, head.isFlavour { continue }
        if part.isMixedDrink { things.removeAll { $0.isFlavour } }
        group = [head]
      case .side: group.append(head)
      case .modifier, .purpose, .left: continue
      }
    }
    close()
    return things
  }

  private static func first(of things: [KeywordMatch]) -> KeywordMatch? {
    let dishes = things.filter(\.isFood)
    for category in FoodCategory.inSearchOrder {
      if let dish = dishes.first(where: { $0.category == category }) { return dish }
    }
    return things.first
  }
}

/// A part of an entry between punctuation, numbers and conjunctions or prepositions, with its keywords.
struct PhrasePart {
  enum Role {
    /// A main part.
    case main
    /// An accompaniment of the main part before it.
    case side
    /// An attribute of the part before it.
    case modifier
    /// What it is eaten for.
    case purpose
    /// Something not eaten with it.
    case left
  }

  var role: Role
  /// Whether it continues an attribute of the part before it: `naranja` and then `y zanahoria`.
  var goesOn = false
  var matches: [KeywordMatch] = []
  /// Whether it has no words.
  var isBlank = true

  /// The keyword that determines the part: the last dish that is no drink, else the last keyword; in languages with
  /// the head first, the first one. A sweet before a drink is its flavour: `pumpkin pie latte`.
  var head: KeywordMatch? {
    let headComesFirst = matches.contains { $0.headComesFirst }
    let dishes = matches.filter { $0.kind != .ingredient && $0.category != .beverage }
    let outer = headComesFirst ? matches.first : matches.last
    if outer?.category == .beverage, dishes.allSatisfy({ $0.category == .dessert }) { return outer }
    return (headComesFirst ? dishes.first : dishes.last) ?? outer
  }

  /// Whether it is a drink with its ingredients: `spinach smoothie`.
  var isMixedDrink: Bool {
    guard let head, head.category == .beverage else { return false }
    return matches.contains { $0.kind == .ingredient && $0.range.upperBound <= head.range.lowerBound }
  }

  /// Splits a phrase into its parts.
  static func all(of phrase: FoodPhrase, _ matches: [KeywordMatch]) -> [PhrasePart] {
    var parts = [PhrasePart(role: .main)]
    var rest = matches[...]
    var place = 0
    while place < phrase.words.count {
      let word = phrase.words[place]
      var last: PhrasePart { parts[parts.count - 1] }
      if word.followsBreak || word.followsNumber && !last.matches.isEmpty { open(.and, in: &parts) }
      if let match = rest.first, match.range.lowerBound == place {
        rest.removeFirst()
        parts[parts.count - 1].matches.append(match)
        parts[parts.count - 1].isBlank = false
        place = match.range.upperBound
        continue
      }
      place += 1
      let next = place < phrase.words.count ? phrase.words[place].text : nil
      // `at work pizza`: at the beginning it leaves nothing of the food out.
      if place == 1, word.text == "at" { continue }
      if let joining = JoiningWord(word.text, next: next) {
        open(joining, in: &parts)
      } else {
        parts[parts.count - 1].isBlank = false
      }
    }
    return parts
  }

  private static func open(_ joining: JoiningWord, in parts: inout [PhrasePart]) {
    let last = parts[parts.count - 1]
    var part = PhrasePart(role: .main)
    switch joining {
    case .and:
      if last.isBlank { return }
      if last.role == .side { part.role = .side }
      part.goesOn = last.role == .modifier || last.goesOn
    case .with: part.role = .side
    case .of: part.role = last.matches.isEmpty ? last.role : .modifier
    case .purpose: part.role = .purpose
    case .without: part.role = .left
    }
    if last.isBlank, parts.count > 1 { parts.removeLast() }
    parts.append(part)
  }
}

extension KeywordMatch {
  /// Whether it may be an ingredient of a drink: fruit, nuts, sweets.
  var isFlavour: Bool { kind == .ingredient && (category == .snack || category == .dessert) }

  /// Whether it is eaten by itself.
  var isFood: Bool { kind != .ingredient && category != .beverage }

  /// Whether it belongs to a main meal rather than between meals.
  var isOfMeal: Bool { category == .breakfast || category == .lunch || category == .dinner }

  /// Whether it takes precedence over `main`, which it accompanies: a dish with a drink or an ingredient, but no
  /// snack or sweet with what belongs to a main meal.
  func decidesBefore(_ main: KeywordMatch) -> Bool { isFood && !main.isFood && (isOfMeal || !main.isOfMeal) }
}

/// How a part of an entry is joined to the part before it.
enum JoiningWord {
  /// An addition: `toast and eggs`.
  case and
  /// An accompaniment: `toast with eggs`.
  case with
  /// An attribute: `cup of tea`, `zumo de naranja`.
  case of
  /// A purpose: `curry for lunch`.
  case purpose
  /// Not eaten with it: `toast without butter`, `coffee after lunch`.
  case without

  /// The meaning of a folded word between two foods; `next` is the word after it.
  init?(_ word: String, next: String?) {
    switch word {
    case "and", "n", "und", "et", "y", "e", "ed", "og", "och", "oder", "or", "plus", "then", "と", "和", "与",
      "與", "와", "과",
      "및", "और", "и":
      self = .and
    case "with", "w", "con", "com", "mit", "avec", "met", "med", "in", "on", "over", "en", "auf", "im", "sur",
      "dans", "sobre",
      "su", "op", "to", "along", "alongside", "с", "со", "pa":
      self = .with
    case "of", "de", "del", "di", "du", "des", "d", "da", "do", "della", "dello", "dei", "degli", "delle",
      "von", "vom", "van",
      "au", "aux", "al", "alla", "allo", "ai", "agli", "all":
      self = .of
    case "a" where next == "la" || next == "l": self = .of
    case "for", "as", "zum", "para", "pour", "per", "voor", "als", "fur", "til", "till", "на": self = .purpose
    case "without", "no", "uden", "uten", "utan", "без", "sans", "ohne", "sin", "senza", "sem", "zonder",
      "minus", "at", "from", "by", "bei",
      "chez", "after",
      "before", "nach", "vor", "apres", "avant", "despues", "antes", "dopo", "prima", "instead":
      self = .without
    default: return nil
    }
  }
}
