/// Every sentence of a day.
enum DayWords: String, SentenceTable {
  case entriesSoFar, yesterday, tomorrow, ago, ahead
  case streakBegins, daysInARow, streakUpTo, oneDayUpTo, restToday, restThen, stillOpen, noFood
  case nothingToCome, nothingToday, nothing
  case moreNotes, beside

  var row: SentenceRow {
    switch self {
    case .entriesSoFar: .init("today has entries", english: "{entries#entry|entries} so far.")
    case .yesterday: .init("the day before today", english: "Yesterday.")
    case .tomorrow: .init("the day after today", english: "Tomorrow.")
    case .ago: .init("an earlier day", english: "{days#day|days} ago.")
    case .ahead: .init("a later day", english: "In {days#day|days}.")
    case .streakBegins: .init("a streak of one day, of this one", english: "A streak begins here.")
    case .daysInARow: .init("a streak up to this day", english: "{days} days in a row.")
    case .oneDayUpTo:
      .init(
        "the last day before has an entry, and the one before none", english: "{Day} has an entry; {reason}.")
    case .streakUpTo:
      .init("a streak up to an earlier day", english: "A streak of {days#day|days} up to {day}; {reason}.")
    case .restToday:
      .init("today is a day of rest", english: "today is a day of rest and does not count")
    case .restThen:
      .init("another day of rest", english: "this is a day of rest and does not count")
    case .stillOpen: .init("today has no entry", english: "today is still open")
    case .noFood: .init("another day has no entry", english: "no food was written down on this day")
    case .nothingToCome: .init("a day to come has no line", english: "Nothing is written here yet.")
    case .nothingToday:
      .init(
        "today has no line",
        english:
          "Nothing is written down yet. A line such as ‘- 08:15 Porridge’ below ‘## Breakfast’ in {file} makes a beginning."
      )
    case .nothing:
      .init(
        "a past day has no line",
        english:
          "Nothing was written down. A line such as ‘- 08:15 Porridge’ below ‘## Breakfast’ in {file} makes a beginning."
      )
    case .moreNotes:
      .init(
        "notes are not shown",
        english: "{notes#more note|more notes} in the file; --notes shows {notes?it|them}.")
    case .beside: .init("files beside the day’s", english: "Beside it, and not read: {files}.")
    }
  }
}
