/// Every sentence of a month's calendar.
enum CalendarWords: String, SentenceTable {
  case toCome, nothing, nothingSoFar, others, rest

  var row: SentenceRow {
    switch self {
    case .toCome: .init("the month has not begun", english: "{month} has not begun.")
    case .nothing:
      .init("the month is over and has no entry", english: "Nothing is logged on its {days#day|days}.")
    case .nothingSoFar:
      .init("the month runs and has no entry", english: "Nothing is logged on its {days#day|days} so far.")
    case .others:
      .init("the month has other lines and no entry", english: "Each day shows how many lines it has.")
    case .rest: .init("the month has days of rest", english: "R is a day of rest.")
    }
  }
}
