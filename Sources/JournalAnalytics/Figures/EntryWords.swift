/// Every sentence about the meals and times of entries that several reports say.
enum EntryWords: String, SentenceTable {
  case sharesOf, sharesOfAndNone, standUnderNone
  case untimed, inexact

  var row: SentenceRow {
    switch self {
    case .sharesOf: .init("ten entries or more", english: "Shares are of {named} entries under a meal.")
    case .sharesOfAndNone:
      .init(
        "the same, and some stand under none",
        english: "Shares are of {named} entries under a meal; {more} more {more?stands|stand} under none.")
    case .standUnderNone:
      .init(
        "fewer than ten entries stand under a meal, and some under none",
        english: "{more#entry stands|entries stand} under no meal.")
    case .untimed:
      .init(
        "entries without a time",
        english: "{count} of {entries#entry|entries} {count?has|have} no time.")
    case .inexact:
      .init(
        "entries without a time or with an estimate",
        english: "{count} of {entries#entry|entries} {count?has|have} no exact time.")
    }
  }
}
