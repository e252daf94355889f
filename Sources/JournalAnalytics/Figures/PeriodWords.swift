/// Every sentence that counts the entries and days of a period.
enum PeriodWords: String, SentenceTable {
  case firstDay, oneDay, counts, countsRest, soFar, soFarRest, sinceFirst, sinceFirstRest
  case begins, beginsEmpty, nothing

  var row: SentenceRow {
    switch self {
    case .firstDay:
      .init(
        "the only day since the diary’s first entry",
        english: "{entries#entry|entries}, on the first day of the diary.")
    case .oneDay: .init("the period is one day", english: "{entries#entry|entries}.")
    case .counts:
      .init("the period is over", english: "{entries#entry|entries} on {logged} of {days#day|days}.")
    case .countsRest:
      .init(
        "the same, with days of rest",
        english: "{entries#entry|entries} on {logged} of {days#day|days}; {rest#day was|days were} of rest.")
    case .soFar:
      .init("the period runs", english: "{entries#entry|entries} on {logged} of {days#day|days} so far.")
    case .soFarRest:
      .init(
        "the same, with days of rest",
        english:
          "{entries#entry|entries} on {logged} of {days#day|days} so far; {rest#day was|days were} of rest.")
    case .sinceFirst:
      .init(
        "the diary begins in the period",
        english: "{entries#entry|entries} on {logged} of {days#day|days} since the first entry.")
    case .sinceFirstRest:
      .init(
        "the same, with days of rest",
        english:
          "{entries#entry|entries} on {logged} of {days#day|days} since the first entry; {rest#day was|days were} of rest."
      )
    case .begins: .init("the period has not begun", english: "The {noun} begins on {day}.")
    case .beginsEmpty:
      .init(
        "the same, and nothing is planned in it",
        english: "The {noun} begins on {day}; nothing is written here yet.")
    case .nothing: .init("no day of it has a line", english: "Nothing was written down in this time.")
    }
  }
}
