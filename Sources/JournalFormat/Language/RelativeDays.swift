/// The words for the days beside today, in the languages of the format: `gestern`, `aujourd’hui`, `mañana`.
///
/// Words that mean more than one of them, as the Hindi कल, are none.
public enum RelativeDays {
  /// How many days from today the day is that a word names, in lower case; `nil` for any other word.
  public static func offset(of word: String) -> Int? { offsets[word] }

  /// Whether a word names today or a day before it.
  public static func isOver(_ word: String) -> Bool { offset(of: word).map { $0 <= 0 } ?? false }

  private static let offsets: [String: Int] = {
    var offsets: [String: Int] = [:]
    for (offset, words) in words {
      for word in words { offsets[word] = offset }
    }
    return offsets
  }()

  private static let words: [(offset: Int, words: [String])] = [
    (-2, ["vorgestern", "avant-hier", "anteayer", "anteontem", "eergisteren", "позавчера"]),
    (
      -1,
      [
        "yesterday", "gestern", "hier", "ayer", "ontem", "ieri", "gisteren", "igår", "wczoraj", "вчера", "昨日",
        "昨天", "어제",
      ]
    ),
    (
      0,
      [
        "today", "heute", "aujourd’hui", "aujourd'hui", "hoy", "hoje", "oggi", "vandaag", "idag", "dzisiaj",
        "сегодня", "今日", "今天", "오늘", "आज",
      ]
    ),
    (
      1,
      [
        "tomorrow", "morgen", "demain", "mañana", "amanhã", "domani", "imorgon", "jutro", "завтра", "明日",
        "明天", "내일",
      ]
    ),
    (2, ["übermorgen", "après-demain", "dopodomani", "overmorgen", "послезавтра", "明後日", "后天", "모레"]),
  ]
}
