/// The names of weekdays and months in all languages, in one table.
struct DayNameWords: Sendable {
  static let shared = DayNameWords()

  /// The possible meanings of a word in a date.
  struct Meaning: Sendable {
    /// Bit 0 is Monday.
    var weekdays: UInt8 = 0
    /// Whether one of them is a weekday's full name.
    var isFullWeekday = false
    /// Bit 0 is January.
    var months: UInt16 = 0
    /// Whether it is ignored in a date: `de`, `of`, `den`.
    var isFiller = false
  }

  private let table: WordTable
  private let meanings: [Meaning]

  /// Words that are ignored in a date.
  static let fillers =
    "the of on de del da do em le el il den der dem am la st nd rd th er ere a г года год"

  private init() {
    var table = WordTable(expecting: 700)
    var meanings: [Meaning] = []
    func note(_ list: String, _ change: (inout Meaning, Int) -> Void) {
      var place = 0
      forEachItem(of: list) { forms in
        forEachItem(of: forms, separator: .space) { word in
          let number = table.insert(WordTable.key(of: word))
          if number == meanings.count { meanings.append(Meaning()) }
          change(&meanings[number], place)
        }
        place += 1
      }
    }
    for language in Language.allCases {
      let vocabulary = language.vocabulary
      note(vocabulary.weekdays) {
        $0.weekdays |= 1 << UInt8($1)
        $0.isFullWeekday = true
      }
      note(vocabulary.weekdayAbbreviations) { $0.weekdays |= 1 << UInt8($1) }
      note(vocabulary.months) { $0.months |= 1 << UInt16($1) }
    }
    note(DayNameWords.fillers) { meaning, _ in meaning.isFiller = true }
    self.table = table
    self.meanings = meanings
  }

  /// The meaning of a word in a date, if it has any; `word` is folded.
  func meaning(of word: UnsafeBufferPointer<UInt8>) -> Meaning? {
    let key = WordTable.key(of: word)
    return key.withUnsafeBufferPointer { table.number(of: $0) }.map { meanings[$0] }
  }

  /// Whether a text is only this weekday, in full or abbreviated.
  func isWeekday(_ text: UnsafeBufferPointer<UInt8>, _ weekday: Weekday) -> Bool {
    (meaning(of: text)?.weekdays ?? 0) & 1 << UInt8(weekday.rawValue - 1) != 0
  }

  /// Whether a text is only a weekday, in full or abbreviated.
  func isWeekday(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    (meaning(of: text)?.weekdays ?? 0) != 0
  }
}
