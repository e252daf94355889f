/// Every sentence that counts the entries and days of a period.
enum PeriodWords: String, SentenceTable {
  case firstDay, oneDay, counts, countsRest, soFar, soFarRest, sinceFirst, sinceFirstRest
  case part, partRest, partOfDays, partOfDaysRest
  case begins, beginsEmpty, beforeDiary, nothing
  case noFood, weightOn, moodOn, habitOn, taskOn, ownOn, noteOn

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
    case .part: .init("logged days of a span", english: "{logged} of {days}")
    case .partRest:
      .init("the same, with days of rest without an entry", english: "{logged} of {days}, {rest} of rest")
    case .partOfDays: .init("logged days of a span, in a longer text", english: "{logged} of {days#day|days}")
    case .partOfDaysRest:
      .init(
        "the same, with days of rest without an entry", english: "{logged} of {days#day|days}, {rest} of rest"
      )
    case .begins: .init("the period has not begun", english: "The {noun} begins on {day}.")
    case .beginsEmpty:
      .init(
        "the same, and nothing is planned in it",
        english: "The {noun} begins on {day}; nothing is written here yet.")
    case .beforeDiary:
      .init(
        "the diary’s first entry is later than the period",
        english: "The diary begins later: its first entry is on {day}.")
    case .noFood:
      .init(
        "days with other lines, and no entry on them",
        english: "No food is written down here; there is {others}.")
    case .weightOn: .init("the same, and a weight is among them", english: "a weight on {days#day|days}")
    case .moodOn: .init("the same of a mood", english: "a mood on {days#day|days}")
    case .habitOn: .init("the same of a habit", english: "a habit on {days#day|days}")
    case .taskOn: .init("the same of a task", english: "a task on {days#day|days}")
    case .ownOn:
      .init(
        "the same of a line under a heading of one’s own", english: "a line of your own on {days#day|days}")
    case .noteOn: .init("the same of a note", english: "a note on {days#day|days}")
    case .nothing: .init("no day of it has a line", english: "Nothing was written down in this time.")
    }
  }
}
