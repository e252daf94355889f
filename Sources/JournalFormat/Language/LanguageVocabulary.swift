/// The words of one language, as its writers spell them.
///
/// A row is a list with commas between the words. Words are compared folded, and `-` counts as a space, so each is
/// listed once. A word belongs here if it would be a heading of its row and of nothing else: a wrong one does more harm
/// than a missing one, which `journal.toml` can add.
struct LanguageVocabulary: Sendable {
  /// What those who speak it call the language.
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
  /// Words for a time of day, which name a meal only under `## Food`.
  var morning = ""
  var noon = ""
  var evening = ""
  /// Monday first; the forms of one day stand between commas, with spaces between them.
  var weekdays: String
  /// Short forms, which mean a day only beside a date.
  var weekdayAbbreviations: String
  /// January first, all forms of one month together; empty where months are numbered.
  var months = ""
  /// Letters for nutrients that mean something else in other languages, in lower case.
  var factLetters: [String: Nutrient] = [:]

  /// Every row of headings, with what it means and whether its words are times of day.
  var headings: [(section: Section, isTimeOfDay: Bool, words: String)] {
    [
      (.meal(.breakfast), false, breakfast), (.meal(.lunch), false, lunch), (.meal(.snack), false, snack),
      (.meal(.dinner), false, dinner), (.meal(.dessert), false, dessert), (.meal(.beverage), false, beverage),
      (.food, false, food), (.weight, false, weight), (.tasks, false, tasks), (.habits, false, habits),
      (.notes, false, notes), (.mood, false, mood), (.total, false, total),
      (.meal(.breakfast), true, morning), (.meal(.lunch), true, noon), (.meal(.dinner), true, evening),
    ]
  }
}

/// The items of a list with commas, without the spaces before them; none of them empty.
func items(of list: String) -> [String] {
  var items: [String] = []
  forEachItem(of: list) { items.append(String(decoding: $0, as: UTF8.self)) }
  return items
}

/// Calls `body` with the bytes of each item of a list: what stands between two separators, without the white space
/// before it, unless it is empty.
///
/// Tables of many hundred words are made of lists at every start, so this allocates nothing.
func forEachItem(
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
