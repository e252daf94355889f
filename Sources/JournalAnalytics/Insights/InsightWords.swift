/// Every sentence of the insights below their top, part by part.
enum InsightWords: String, SentenceTable {
  case nothing, emptyDiary, onlyDay
  case activity
  case lastMonths, sharesWithoutRest, noCalendar
  case lastWeeks, lastWeeksSoFar, lastWeeksUpTo
  case noRecord, fewRecords, ofWholeDiary, fullest, fullestTie, foodsOne, foodsSeveral, inAll
  case noFood, noFoodNamed, foodsShare, foodsCount, foodsBefore, foodsMore, foodsFollow
  case noTimes, window, windowOne, overnight
  case noWeeks, noWeekBefore, noneThisWeek, weekBegins, weekSoFar, weekUpTo, weekWhole, weekApart,
    weekApartSoFar
  case weekdays, noWeekdays
  case noPairs, aboveChance, noneAboveChance, pairsListed
  case tooEarlyForNew, noneNew, newSince, backTitle, back, forgotten, forgottenThen
  case variety, varietyOne, noVariety, varietyLast
  case tooEarlyForOutliers, noOutliers, outlier, outliers
  case noSeries, series, noHabits

  var row: SentenceRow {
    switch self {
    case .nothing: .init("nothing is logged in the period", english: "Nothing is logged in these days.")
    case .emptyDiary:
      .init(
        "the diary has no entry",
        english:
          "No food is written down yet. A line such as ‘- 08:15 Porridge’ below ‘## Breakfast’ begins it.")
    case .onlyDay: .init("no food is named twice on the first days", english: "No food is named twice.")
    case .activity:
      .init("always", english: "{average} entries a logged day, from {of}.")
    case .lastMonths: .init("more than 24 months", english: "The last 24 of {months} months.")
    case .sharesWithoutRest:
      .init(
        "months with days of rest without an entry",
        english: "Shares leave out days of rest without an entry.")
    case .noCalendar:
      .init("fewer than three days are logged", english: "A calendar is drawn from the third day on.")
    case .lastWeeks: .init("three weeks or more", english: "Entries of each of the last {weeks} weeks:")
    case .lastWeeksSoFar:
      .init(
        "the same, and the last one runs",
        english: "Entries of each of the last {weeks} weeks, of this one so far:")
    case .lastWeeksUpTo:
      .init(
        "the period is over",
        english: "Entries of each of the {weeks} weeks up to {day}:")
    case .noRecord:
      .init("the diary has no entry", english: "No record yet: the first line sets three of them.")
    case .fewRecords:
      .init(
        "fewer than three days are logged",
        english: "With fewer than three days logged, each of them is a record.")
    case .ofWholeDiary: .init("a period was asked for", english: "Of the whole diary, up to {day}.")
    case .fullest: .init("one day is the fullest", english: "{entries#entry|entries}, on {day}")
    case .fullestTie:
      .init(
        "several days are the fullest",
        english: "{entries#entry|entries} on each of {days} days, the first of them {day}")
    case .foodsOne:
      .init(
        "the last day that brought a new food brought one",
        english: "{foods}; the latest new one is {food}, on {day}")
    case .foodsSeveral:
      .init("it brought several", english: "{foods}; the latest new ones are {names}, on {day}")
    case .inAll: .init("always", english: "{entries#entry|entries} since {day}")
    case .noFood: .init("no entry names a food", english: "No entry names a food.")
    case .noFoodNamed:
      .init("‘--match’ finds none", english: "No food here has ‘{match}’ in its name.")
    case .foodsShare:
      .init("ten entries or more", english: "Share is of {entries} entries on {days#day|days}")
    case .foodsCount:
      .init("fewer than ten entries", english: "Of {entries#entry|entries} on {days#day|days}")
    case .foodsBefore: .init("the period before compares", english: "before is {before}")
    case .foodsMore: .init("foods are not listed", english: "{more#more food|more foods}")
    case .foodsFollow: .init("always", english: "‘journal timeline {food}’ follows one of them.")
    case .noTimes:
      .init(
        "no entry has a time",
        english: "No entry here has a time; one such as 08:15 before the words is enough.")
    case .window:
      .init(
        "days with two times, on which every entry has one",
        english:
          "From the first time to the last it is {length} a day, from {days#day|days} with more than one time, and a time for each entry."
      )
    case .windowOne:
      .init(
        "one day with two times, on which every entry has one",
        english:
          "From the first time to the last it is {length}, on the one day with more than one time, and a time for each entry."
      )
    case .overnight:
      .init(
        "nights of less than a day between days with two times, on which every entry has one",
        english:
          "Overnight it is {length}, from {nights#night|nights} between days with more than one time, and a time for each entry."
      )
    case .noWeeks:
      .init("no entry in two weeks", english: "Neither this week nor the last has an entry yet.")
    case .noWeekBefore:
      .init(
        "the diary began within the week before or this one",
        english: "The diary has no whole week before this one yet.")
    case .noneThisWeek:
      .init(
        "the week runs and has no entry yet",
        english: "No entry yet this week.")
    case .weekBegins:
      .init(
        "it is the first day of the week",
        english: "{entries#entry|entries} so far this week, which begins today.")
    case .weekSoFar:
      .init(
        "the week runs, and is compared with the same days of the one before",
        english: "{entries#entry|entries} up to {day}; last week had {then} by then.")
    case .weekUpTo:
      .init(
        "the period is over",
        english:
          "{entries#entry|entries} in the week up to {day}, against {then} by the same day the week before ({all} in all)."
      )
    case .weekWhole:
      .init(
        "the week is whole, and as many days are logged in both",
        english: "{entries#entry|entries}, against {all} {before}.")
    case .weekApart:
      .init(
        "more days are logged in one of them",
        english:
          "{entries#entry|entries} on {days#day|days}, {average} a logged day; {before} it was {all} on {daysBefore}, {averageBefore} a day."
      )
    case .weekApartSoFar:
      .init(
        "the same, and the week runs or is cut short",
        english:
          "{entries#entry|entries} on {days#day|days} up to {day}, {average} a logged day; by then {before} had {then} on {daysBefore}, {averageBefore} a day."
      )
    case .weekdays:
      .init("two of each weekday", english: "Entries a logged day, and how many of such days are logged.")
    case .noWeekdays:
      .init("fewer", english: "Weekdays can be told apart once there are two of each.")
    case .noPairs:
      .init(
        "no pair is named on three days",
        english: "No two foods come together on three days yet; more days will tell.")
    case .aboveChance:
      .init(
        "a pair is above chance",
        english: """
          Above chance says how many times as often two foods meet as they would if each came by itself, in its own meals and on \
          its own weekdays; it is left out where that may be chance, with as many pairs tried as there are.
          """)
    case .noneAboveChance:
      .init(
        "no pair is above chance",
        english:
          "None of these is together more often than chance may have it: what is eaten often meets often.")
    case .pairsListed:
      .init(
        "pairs are listed",
        english:
          "Listed are up to ten that are together most often, from three times on, and those above chance. A pair is left out that repeats one above it in other words, and the third of three foods that are together equally often."
      )
    case .tooEarlyForNew:
      .init(
        "fewer than three days before the period",
        english: "With fewer than three days logged before these, every food would be new.")
    case .noneNew: .init("no food is new", english: "No food here is new.")
    case .newSince: .init("a new food", english: ", since {day}")
    case .backTitle: .init("foods are back after four weeks or, in a month, eight", english: "Back again")
    case .back: .init("the same", english: ", on {day} after {away}")
    case .forgotten:
      .init(
        "a food that is not eaten any more",
        english: ": on {days#day|days} in all, the last on {day}, {ago#day|days} ago")
    case .forgottenThen:
      .init("the same in a period that is over", english: ": on {days#day|days} in all, the last on {day}")
    case .variety:
      .init(
        "whole weeks",
        english:
          "{average} different foods a week, from {weeks#whole week|whole weeks} with {entries#entry|entries} on {days#day|days}."
      )
    case .varietyOne:
      .init(
        "one whole week",
        english:
          "{foods#different food|different foods} in the one whole week, with {entries#entry|entries} on {days#day|days}."
      )
    case .noVariety:
      .init(
        "no whole week", english: "These days hold no whole week yet, so there is no average.")
    case .varietyLast: .init("more than 26 weeks", english: "The last 26 of {weeks} weeks.")
    case .tooEarlyForOutliers:
      .init(
        "fewer than eleven meals of each kind",
        english: "There is too little yet to know what is usual for you; it takes eleven meals of one kind.")
    case .noOutliers:
      .init(
        "no meal is far from the usual", english: "Nothing here lies far outside what is usual for you.")
    case .outlier:
      .init(
        "a meal far from the usual", english: " on {day}, usually {range} ({others#other|others}). ")
    case .outliers:
      .init(
        "the same",
        english: "Hints from your own history. All of it counts; a slip of the pen is mended in the file.")
    case .noHabits:
      .init("neither a habit nor a task is noted", english: "No habit and no task is noted in these days.")
    case .noSeries:
      .init(
        "nothing under headings of one’s own",
        english:
          "Nothing stands under headings of your own here. A line such as ‘- headache 3/10’ below ‘## Symptoms’ would."
      )
    case .series:
      .init(
        "always",
        english:
          "Averages are over the days it is noted on, a day with several with their mean; days without a line are not known, and no zero."
      )
    }
  }
}
