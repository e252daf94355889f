/// Every sentence about the same day of past years.
enum OnThisDayWords: String, SentenceTable {
  case none, year, years, title

  var row: SentenceRow {
    switch self {
    case .none: .init("no earlier year has the day", english: "No earlier year has anything on this day.")
    case .year: .init("the year before has it", english: "{date} (a year ago)")
    case .years: .init("an earlier year has it", english: "{date} ({ago} years ago)")
    case .title: .init("always", english: "On {day}")
    }
  }
}
