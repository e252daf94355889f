/// The heading words, dates and letters of one language.
///
/// Each heading row is a list separated by commas. Words are compared folded, with `-` as a space, so each is listed
/// once. A word belongs here only if it cannot be a heading of anything else: a wrong word does more harm than a
/// missing one, which users can add in `journal.toml`.
struct LanguageVocabulary: Sendable {
  /// The language's own name for itself.
  var ownName: String
  var breakfast: String
  var lunch: String
  var snack: String
  var dinner: String
  var dessert: String
  var beverage: String
  var food: String
  var weight: String
  var tasks: String
  var habits: String
  var notes: String
  var mood: String
  var total: String
  /// Words for times of day, which name a meal only under `## Food`.
  var morning = ""
  var noon = ""
  /// Between the main meals and after them.
  var between = ""
  var evening = ""
  /// Monday first; days are separated by commas, forms of one day by spaces.
  var weekdays: String
  /// Abbreviations, which mean a day only next to a date.
  var weekdayAbbreviations: String
  /// January first, all forms of one month together; empty where months are numbered.
  var months = ""
  /// Letters for nutrients with another meaning than in other languages, in lower case.
  var factLetters: [String: Nutrient] = [:]

  /// All heading rows, with their section and whether their words are times of day.
  var headings: [(section: Section, isTimeOfDay: Bool, words: String)] {
    [
      (.meal(.breakfast), false, breakfast), (.meal(.lunch), false, lunch), (.meal(.snack), false, snack),
      (.meal(.dinner), false, dinner), (.meal(.dessert), false, dessert), (.meal(.beverage), false, beverage),
      (.food, false, food), (.weight, false, weight), (.tasks, false, tasks), (.habits, false, habits),
      (.notes, false, notes), (.mood, false, mood), (.total, false, total),
      (.meal(.breakfast), true, morning), (.meal(.lunch), true, noon), (.meal(.snack), true, between),
      (.meal(.dinner), true, evening),
    ]
  }
}

/// The items of a comma-separated list, without leading spaces and empty items.
func items(of list: String) -> [String] {
  var items: [String] = []
  forEachItem(of: list) { items.append(String(decoding: $0, as: UTF8.self)) }
  return items
}

/// Calls `body` with the bytes of each item of a list: the bytes between two separators, without leading white
/// space, unless there are none.
///
/// Tables of many hundred words are built from lists at every start, so this does not allocate.
package func forEachItem(
  of list: String, separator: UInt8 = UInt8(ascii: ","), _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
  var list = list
  list.withUTF8 { forEachItem(of: $0, separator: separator, body) }
}

/// Calls `body` with each item of the bytes of a list.
func forEachItem(
  of list: UnsafeBufferPointer<UInt8>, separator: UInt8, _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
  var start = 0
  for index in 0...list.count where index == list.count || list[index] == separator {
    while start < index, list[start] == .space || list[start] == .lineFeed { start += 1 }
    if start < index { body(UnsafeBufferPointer(rebasing: list[start..<index])) }
    start = index + 1
  }
}
