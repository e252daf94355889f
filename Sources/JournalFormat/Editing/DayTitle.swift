/// The title of a day's file in the manner of another day's.
enum DayTitle {
  /// The title of `day` as `title` names `other`: weekday, month and numbers exchanged, all else as it is.
  ///
  /// `nil` where the title is anything but the date of `other`, year included, in a known language.
  static func title(of day: Day, like title: String, of other: Day) -> String? {
    guard names(other, title) else { return nil }
    for language in Language.allCases {
      let pairs = pairs(from: other, to: day, in: LanguageWords.words(of: language))
      for isPadded in writesTwoDigits(title) ? [true, false] : [false, true] {
        let results = numberPairs(from: other, to: day, isPadded).map { exchanged(title, pairs + $0) }
          .filter { names(day, $0) }
        if let first = results.first { return results.allSatisfy { $0 == first } ? first : nil }
      }
    }
    return nil
  }

  /// Whether a title that does not show it is taken to write `01` rather than `1`: one of numbers and ASCII marks alone is.
  private static func writesTwoDigits(_ title: String) -> Bool {
    title.split { !$0.isNumber }.count == 3 && title.utf8.allSatisfy { $0.isASCII }
  }

  /// Whether a title names that day, its year included, and in only one way.
  private static func names(_ day: Day, _ title: String) -> Bool {
    guard let name = Array(title.utf8).withUnsafeBufferPointer({ namedDay(in: $0) }) else { return false }
    return name.readings.first?.civilDay == day && !name.contradicts(day)
  }

  private typealias Pair = (old: String, new: String)

  /// The names of both days, form by form.
  private static func pairs(from other: Day, to day: Day, in words: LanguageWords) -> [Pair] {
    let weekdays = [words.weekdays, words.weekdayAbbreviations].map { items(of: $0) }.filter { $0.count == 7 }
      .flatMap { forms($0[other.weekday.rawValue - 1], $0[day.weekday.rawValue - 1]) }
    let months = items(of: words.months)
    let names = months.count == 12 ? forms(months[other.month - 1], months[day.month - 1]) : []
    // The longer first: `Sunday` before `Sun`.
    return (weekdays + names).sorted { $0.old.count > $1.old.count }
  }

  /// Each written form of a name with the form of the other that stands in its place.
  private static func forms(_ old: String, _ new: String) -> [Pair] {
    let (old, new) = (old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init))
    return old.enumerated().flatMap { index, form -> [Pair] in
      let other = new.count == old.count ? new[index] : new[0]
      return [
        (form, other), (capital(form), capital(other)), (form.uppercased(), other.uppercased()),
        (form.lowercased(), other.lowercased()),
      ]
    }
  }

  private static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Year, month and day of the month as numbers; in two orders, which differ where month and day are the same number.
  private static func numberPairs(from other: Day, to day: Day, _ isPadded: Bool) -> [[Pair]] {
    let width = isPadded ? 2 : 1
    let year = (padded(other.year, 4), padded(day.year, 4))
    let month = (padded(other.month, width), padded(day.month, width))
    let date = (padded(other.dayOfMonth, width), padded(day.dayOfMonth, width))
    return [[year, month, date], [year, date, month]]
  }

  /// The text with each word or number that is an old one exchanged, from left to right; a number serves once.
  private static func exchanged(_ text: String, _ pairs: [Pair]) -> String {
    var result = ""
    var rest = text[...]
    var used: Set<Int> = []
    while let first = rest.first {
      let match = pairs.indices.first { index in
        let pair = pairs[index]
        return !used.contains(index) && rest.hasPrefix(pair.old) && !isTorn(result.last, pair.old.first)
          && !isTorn(pair.old.last, rest.dropFirst(pair.old.count).first)
      }
      if let match {
        result += pairs[match].new
        rest = rest.dropFirst(pairs[match].old.count)
        if pairs[match].old.first?.isNumber ?? false { used.insert(match) }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether two characters belong to one word, or one number, so that nothing ends between them.
  private static func isTorn(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    if left.isNumber || right.isNumber { return left.isNumber && right.isNumber }
    return left.isLetter && right.isLetter && left.isASCII == right.isASCII && left.isCased && right.isCased
  }
}
