/// Every sentence about streaks.
enum StreakWords: String, SentenceTable {
  case none, oneDay, daysInARow
  case running, runningOpen, noneSince
  case longest, longestCurrent, longestRest, longestTies, longestTiesRest
  case daysLogged, daysLoggedSince
  case beginning, restAlone
  case rest, restLogged, restNote

  var row: SentenceRow {
    switch self {
    case .none: .init("no streak runs", english: "No streak just now")
    case .oneDay: .init("a streak of one day runs", english: "One day")
    case .daysInARow: .init("a streak of more days runs", english: "{days} days in a row")
    case .running: .init("a streak runs", english: "{days#day|days}, since {day}")
    case .runningOpen:
      .init(
        "the same, and today has no entry and is no day of rest",
        english: "{days#day|days}, since {day}; today is still open, and an entry makes it {next}")
    case .noneSince: .init("no streak runs", english: "none; the last day logged was {day}")
    case .longest: .init("one streak is the longest", english: "{days#day|days}, {dates}")
    case .longestCurrent:
      .init("the streak that runs is the only longest", english: "{days#day|days}, the current one")
    case .longestRest:
      .init(
        "one streak with rest days inside is the longest",
        english: "{days#day|days}, {dates}, with days of rest between")
    case .longestTies:
      .init("several are the longest", english: "{days#day|days}, {times}, the first {dates}")
    case .longestTiesRest:
      .init(
        "several are the longest, and the first has rest days inside",
        english: "{days#day|days}, {times}, the first {dates} with days of rest between")
    case .daysLogged: .init("a period was asked for", english: "{of}")
    case .daysLoggedSince:
      .init("the same, and the diary begins within it", english: "{of}, from the first entry on {day} on")
    case .beginning:
      .init("the diary has no entry", english: "No food is written down yet; one line today is a beginning.")
    case .restAlone:
      .init(
        "all entries are on days of rest",
        english:
          "Food is written down on days of rest alone, which no streak counts; one line on another day is a beginning."
      )
    case .rest: .init("days of rest in the streak that runs", english: "{dates}: {days#day|days}")
    case .restLogged:
      .init(
        "the same, and some have an entry",
        english: "{dates}: {days#day|days}, {logged} of them logged all the same")
    case .restNote:
      .init(
        "days of rest in the streak that runs",
        english: "Rest days neither break the streak nor lengthen it; journal.toml names them.")
    }
  }
}
