/// Every sentence of today's page that the page of a day does not say.
enum TodayWords: String, SentenceTable {
  case lastWeek, asOf, more, done
  case pastYear, pastYears, pastYearsMany, pastMany, somethingWritten, moreWords

  var row: SentenceRow {
    switch self {
    case .lastWeek:
      .init(
        "the first day of a week, and the week before has food",
        english: "Last week’s recap: {title}. ‘journal recap --week last’ shows it.")
    case .asOf:
      .init("a page in a file", english: "As of {day}, {time}; ‘journal today’ makes the page anew.")
    case .more: .init("tasks carried on are not listed", english: "{more} more; ‘journal tasks’ lists them")
    case .done:
      .init(
        "something was done and is not listed",
        english: "{Done} done today; --show-done lists {count?it|them}.")
    case .pastYear:
      .init(
        "the year before has the day", english: "A year ago: {what}. ‘journal on-this-day’ shows the day.")
    case .pastMany:
      .init(
        "it has, and so have others",
        english: "A year ago: {what}. ‘journal on-this-day’ shows {years} years.")
    case .pastYears:
      .init(
        "an earlier year has the day",
        english: "{ago} years ago: {what}. ‘journal on-this-day’ shows the day.")
    case .pastYearsMany:
      .init(
        "several earlier years have the day",
        english: "{ago} years ago: {what}. ‘journal on-this-day’ shows {years} years.")
    case .somethingWritten: .init("the day has neither food nor notes", english: "something was written down")
    case .moreWords: .init("entries of the day are not named", english: "{more} more")
    }
  }
}
