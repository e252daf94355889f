/// The headings of all languages in one table, built once.
final class KnownWords: Sendable {
  static let shared = KnownWords()

  /// The languages' sections in a fixed order; bit `n` of a `Meanings` is the one at `n`.
  static let sections: [Section] =
    FoodCategory.allCases.map { .meal($0) } + [.food, .weight, .tasks, .habits, .notes, .mood, .total]

  /// Sections as a set of bits.
  typealias Meanings = UInt16

  let table: WordTable

  /// One word in one language.
  private struct Sense {
    var number: Int32
    var language: Language
    var meaning: Meanings
  }

  private let senses: [Sense]
  /// The languages that have each word, as bits.
  private let languages: [UInt32]
  /// The sections for which a word is a time of day.
  private let timesOfDay: [Meanings]
  /// At `beginning(of:)` whether a word for a total begins so.
  private let totalBeginnings: [Bool]

  private init() {
    var table = WordTable(expecting: 1_600)
    var senses: [Sense] = []
    var languages: [UInt32] = []
    var timesOfDay: [Meanings] = []
    var totalBeginnings = [Bool](repeating: false, count: 1 << 10)
    senses.reserveCapacity(1_600)
    for language in Language.allCases {
      let vocabulary = language.vocabulary
      let languageBit = KnownWords.bit(of: language)
      for (section, isTimeOfDay, list) in vocabulary.headings {
        let meaning = KnownWords.bit(of: section)
        forEachItem(of: list) { word in
          let number = table.insert(WordTable.key(of: word))
          if number == languages.count {
            timesOfDay.append(0)
            languages.append(0)
          }
          languages[number] |= languageBit
          if isTimeOfDay { timesOfDay[number] |= meaning }
          if section == .total { totalBeginnings[KnownWords.beginning(of: word)] = true }
          senses.append(Sense(number: Int32(number), language: language, meaning: meaning))
        }
      }
    }
    self.table = table
    self.senses = senses
    self.languages = languages
    self.timesOfDay = timesOfDay
    self.totalBeginnings = totalBeginnings
  }

  /// A number for the first two letters of a word, the same for capitals.
  private static func beginning(of word: UnsafeBufferPointer<UInt8>) -> Int {
    Int(word[0] & 0b11111) << 5 | (word.count > 1 ? Int(word[1] & 0b11111) : 0)
  }

  /// Whether a text may be a word for a total; most are not, and their first letters tell.
  func mayNameTotal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, first.isASCII, text.count == 1 || text[1].isASCII else {
      return !text.isEmpty
    }
    return totalBeginnings[KnownWords.beginning(of: text)]
  }

  /// The meaning of every word if the words of `language` take precedence.
  func matches(in language: Language?) -> [HeadingWords.Match] {
    var all = [Meanings](repeating: 0, count: table.count)
    var english = all
    var first = all
    for sense in senses {
      let number = Int(sense.number)
      all[number] |= sense.meaning
      if sense.language == .english { english[number] |= sense.meaning }
      if sense.language == language { first[number] |= sense.meaning }
    }
    return all.indices.map { number in
      var meanings = first[number] == 0 ? all[number] : first[number]
      if meanings.nonzeroBitCount > 1, english[number] != 0 { meanings = english[number] }
      return match(meanings, of: number)
    }
  }

  /// The meaning of a word in one language, if it has one there.
  func match(_ number: Int, in language: Language) -> HeadingWords.Match? {
    var meanings: Meanings = 0
    for sense in senses where Int(sense.number) == number && sense.language == language {
      meanings |= sense.meaning
    }
    return meanings == 0 ? nil : match(meanings, of: number)
  }

  /// The spelling of each word, in the first language that has it. Used for corrections only.
  static let spellings: [String] = {
    var spellings = [String](repeating: "", count: shared.table.count)
    for language in Language.allCases {
      for heading in language.vocabulary.headings {
        for word in items(of: heading.words) {
          let number = wordKey(word).withUnsafeBufferPointer { shared.table.number(of: $0) }
          if let number, spellings[number].isEmpty { spellings[number] = word }
        }
      }
    }
    return spellings
  }()

  /// Whether a word is English or of `language`; always true without a language.
  func isWord(_ number: Int, ofEnglishOr language: Language?) -> Bool {
    guard let language else { return true }
    return languages[number] & (KnownWords.bit(of: .english) | KnownWords.bit(of: language)) != 0
  }

  /// Whether `key`, a text as the table compares it, is a word of `language`.
  func isWord(_ key: [UInt8], of language: Language) -> Bool {
    key.withUnsafeBufferPointer { table.number(of: $0) }.map {
      languages[$0] & KnownWords.bit(of: language) != 0
    }
      ?? false
  }

  private static func bit(of language: Language) -> UInt32 {
    1 << UInt32(Language.allCases.firstIndex(of: language) ?? 0)
  }

  /// The bit of a section.
  static func bit(of section: Section) -> Meanings { 1 << Meanings(sections.firstIndex(of: section) ?? 0) }

  private func match(_ meanings: Meanings, of number: Int) -> HeadingWords.Match {
    let found = KnownWords.sections.indices.filter { meanings & 1 << Meanings($0) != 0 }
    guard found.count == 1 else { return .ambiguous(found.map { KnownWords.sections[$0] }) }
    let section = KnownWords.sections[found[0]]
    if case .meal(let meal) = section, timesOfDay[number] & meanings != 0 { return .timeOfDay(meal) }
    return .section(section)
  }
}

/// The key of a word in a table.
func wordKey(_ word: some StringProtocol) -> [UInt8] {
  word.utf8.withContiguousStorageIfAvailable { WordTable.key(of: $0) }
    ?? Array(word.utf8).withUnsafeBufferPointer { WordTable.key(of: $0) }
}
