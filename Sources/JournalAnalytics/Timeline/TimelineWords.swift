/// Every sentence of a timeline.
enum TimelineWords: String, SentenceTable {
  case title, nowhere, nowhereEaten, nowhereAsWord, inLongerWords, similar
  case oneEntry, oneLine, entriesOneDay, entriesDays, linesOneDay, linesDays
  case withinWords, seriesLines
  case wholeDiary, inPeriod, inPeriodOnce, inPeriodDays, linesInPeriod, linesOnce, linesOnDays, notInPeriod,
    nothingLogged
  case back, backOn, gap, gapRuns, gapOne, gapTies, gapLogged, average, averageDay, averageOf, averageOfSome,
    averageInPeriod
  case week, weekTitle, weekTitleYear, weekTitleThen, weekSummary, severityTitle, severityMeans
  case dayTitle, weekdayTitle, weekdaySummary, weekdayMeanTitle, weekdayMean, weekdayMeanSummary,
    ofLogged, hourTitle, untimed
  case company, companyInDiary

  var row: SentenceRow {
    switch self {
    case .title: .init("always", english: "Timeline of {name}")
    case .nowhere:
      .init(
        "nothing matches",
        english:
          "‘{name}’ is in no entry, and under no heading of your own. ‘journal search’ looks everywhere.")
    case .nowhereEaten:
      .init(
        "a food is only named where it was left out",
        english: "‘{name}’ was not eaten: {entries#entry says|entries say} that it was left out.")
    case .nowhereAsWord:
      .init(
        "nothing matches but longer words that hold it",
        english: "‘{name}’ is in no entry as a word of its own, and under no heading of your own.")
    case .inLongerWords:
      .init(
        "the same",
        english:
          "{lines#line has|lines have} it within longer words; ‘journal timeline --contains {name}’ follows {lines?it|them}."
      )
    case .similar:
      .init(
        "nothing matches, and a food is spelled much like it",
        english: "Did you mean ‘{food}’, which is in {entries#entry|entries}?")
    case .oneEntry: .init("there is one entry", english: "One entry, on {day}.")
    case .oneLine: .init("there is one line, and no entry", english: "One line, on {day}.")
    case .entriesOneDay:
      .init("all entries are of one day", english: "{count#entry|entries} on one day: {day}.")
    case .entriesDays:
      .init(
        "entries of several days",
        english: "{count#entry|entries} on {days#day|days}, first on {first}, last on {last}.")
    case .linesOneDay:
      .init(
        "no food has the name; all lines under headings of one’s own are of one day",
        english: "{count#line|lines} on one day: {day}.")
    case .linesDays:
      .init(
        "the same on several days",
        english: "{count#line|lines} on {days#day|days}, first on {first}, last on {last}.")
    case .withinWords:
      .init("‘--contains’ follows a food", english: "Longer words that hold ‘{name}’ count, too.")
    case .seriesLines:
      .init(
        "a food is followed, and lines under headings of one’s own have the name",
        english:
          "{lines#line|lines} under headings of your own {lines?has|have} it, too, and {lines?is|are} not counted here."
      )
    case .wholeDiary: .init("no period was asked for", english: "the whole diary")
    case .inPeriod:
      .init(
        "it is on days of the period", english: "{times} on {days} of {logged#logged day|logged days}")
    case .linesInPeriod:
      .init("the same of lines, which days without food have too", english: "{times} on {days#day|days}")
    case .inPeriodOnce: .init("it is there once", english: "once in {logged#logged day|logged days}")
    case .inPeriodDays:
      .init("it is there once on each of its days", english: "on {days} of {logged#logged day|logged days}")
    case .linesOnce: .init("one line of it is there", english: "once")
    case .linesOnDays: .init("one line of it is there on each of its days", english: "on {days#day|days}")
    case .notInPeriod:
      .init("it is on none of them", english: "not once on {logged#logged day|logged days}")
    case .nothingLogged: .init("the period has no logged day", english: "nothing is logged")
    case .back: .init("a food is back in the period, by the rule of recaps", english: "Back again")
    case .backOn: .init("the same", english: "on {day}, after {away}")
    case .gap: .init("a day without it since the first", english: "Longest gap")
    case .gapRuns:
      .init("the longest gap still runs", english: "{days#day|days} so far, since {before}")
    case .gapOne:
      .init("one gap is the longest", english: "{days#day|days}, between {before} and {after}")
    case .gapTies:
      .init(
        "several gaps are as long",
        english: "{days#day|days}, {times}, the first between {before} and {after}")
    case .gapLogged:
      .init(
        "the longest gap of a food is of several days, and not each has an entry",
        english: "{gap}; {logged} of them logged")
    case .average: .init("values are noted", english: "On average")
    case .averageDay:
      .init("the same, and a day has several: it is that of the days’ means", english: "On an average day")
    case .averageOf: .init("the same", english: "{average}, noted {times}")
    case .averageOfSome:
      .init("the same, and others are noted without one", english: "{average}, noted with a number {times}")
    case .averageInPeriod:
      .init(
        "the period has some of the values that are noted, and not all", english: "in these days {average}")
    case .week: .init("a row of the strip of weeks", english: "{day}")
    case .weekTitle: .init("a food over four weeks or more", english: "Week by week, days with it")
    case .weekTitleYear:
      .init(
        "the same, and its first day is longer ago",
        english: "Week by week, days with it, the last {weeks} weeks")
    case .weekTitleThen:
      .init(
        "the same in a period that is over",
        english: "Week by week, days with it, {weeks#week|weeks} up to {day}")
    case .weekSummary:
      .init("the same", english: "Named in {with} of {weeks#week|weeks}.")
    case .severityTitle:
      .init("values are noted", english: "As it was noted, over the whole diary")
    case .severityMeans:
      .init(
        "the same, and a day has several",
        english: "Day by day, over the whole diary; a day with several has their mean")
    case .dayTitle: .init("it is in the period", english: "{Step} by {step}, {period}")
    case .weekdayTitle: .init("it is in the period", english: "By weekday, {period}")
    case .weekdaySummary: .init("it is in the period", english: "Times by weekday: {counts}.")
    case .weekdayMeanTitle:
      .init("lines with a value are in the period", english: "On average of {scale} by weekday, {period}")
    case .weekdayMean: .init("a weekday that has some", english: "{mean}, from {days#day|days}")
    case .weekdayMeanSummary: .init("the same", english: "On average by weekday: {counts}.")
    case .ofLogged: .init("a weekday of the period", english: "{times}, {logged#day|days} logged")
    case .hourTitle: .init("it has a time in the period", english: "By the hour, {period}")
    case .untimed:
      .init("some have a time, and some none", english: "{count} of {all} {count?has|have} no time.")
    case .company:
      .init(
        "meals of the period have other foods", english: "Eaten with, of {meals#meal|meals}")
    case .companyInDiary:
      .init(
        "meals have other foods, and a period was asked for",
        english: "Eaten with, of {meals#meal|meals}, in the whole diary")
    }
  }
}
