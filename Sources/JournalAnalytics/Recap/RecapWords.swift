/// Every sentence of a recap below its head.
enum RecapWords: String, SentenceTable {
  case tileMore, tileFewer, tileSame, tilePerDay, tilePerDaySame, tilePerDaySoFar, tilePerDaySoFarSame,
    tileRuns, tileRest, tileBeginning,
    tileDaysBefore, tileFirstFood, tileLess, tileHeavier, tileSameWeight
  case overdue, overdueTask, next, nextTask, nextToday, distance, runToday, runTomorrow
  case oneFood, noneTwice, twiceEach, timesEach, timesOne, firsts, firstOn, backFood
  case earliestLatest, firstLast, alwaysSame, sameTime, sameTimeBoth, sameTimeOfMore, sameTimeBothOfMore,
    window, windowOne, windowBetween,
    windowSome, noTime,
    noExactTime
  case energyAverage, energyOneDay, energyOneDayStated, energyOneDayEstimated, energyAlone, energyNone,
    energyNoneDays,
    energyRange, energyWritten, energyEstimated
  case energyWithout, energyDeclared, energyAllDeclared, energyEmpty
  case weightOnly, weightOneDay, weightSince, weightChange, weightStray, weightStrays
  case moodOne, moodSeveral, seriesOne, seriesSeveral, seriesOneBare, seriesSeveralBare,
    seriesPartly, seriesPartlyOnce, seriesScales, seriesScaleOne, seriesScale, seriesMore, moodBare
  case fullest, fullestTie, fullestLogged, fullestAll
  case planned, dropped
  case habitShades
  case quarter, quarterNew, quarterAlike, quarterAlikeNew
  case closing, closingStreak, closingStreakRest, closingTop, closingTies

  var row: SentenceRow {
    switch self {
    case .tileMore:
      .init("the period before compares, and has fewer entries", english: "{change} more than {before}")
    case .tileFewer:
      .init("the period before compares, and has more entries", english: "{change} fewer than {before}")
    case .tileSame:
      .init("the period before compares, and has as many entries", english: "as many as {before}")
    case .tilePerDay:
      .init(
        "the periods have different numbers of days, three of each logged",
        english: "{now} a logged day, {then} {before}")
    case .tilePerDaySame:
      .init("the same, and as many on each", english: "{now} a logged day, as {before}")
    case .tilePerDaySoFar:
      .init(
        "the same of a period that runs and has an entry today",
        english: "{now} a logged day before today, {then} {before}")
    case .tilePerDaySoFarSame:
      .init("the same, and as many on each", english: "{now} a logged day before today, as {before}")
    case .tileRuns:
      .init(
        "two streaks or more of the period are the longest", english: "{times}, the first time from {first}")
    case .tileRest: .init("days of rest without an entry", english: "and {rest#day|days} of rest")
    case .tileBeginning: .init("the diary begins in the period", english: "since {day}, the first")
    case .tileFirstFood:
      .init("the same, and other lines are older", english: "since {day}, the first with food")
    case .tileLess: .init("the trend of the weight fell", english: "{change} less than on {day}")
    case .tileHeavier: .init("the trend of the weight rose", english: "{change} more than on {day}")
    case .tileSameWeight: .init("the trend of the weight stayed", english: "as on {day}")
    case .tileDaysBefore: .init("the period before compares", english: "{days} {before}")
    case .runToday:
      .init(
        "the longest is further away, and today has no entry yet",
        english: "A line today makes it {next#day|days} in a row.")
    case .runTomorrow:
      .init("the same, and today has one", english: "A line tomorrow makes it {next#day|days} in a row.")
    case .overdue:
      .init(
        "the period runs, and tasks were due in the four weeks before today", english: "Overdue: {tasks}.")
    case .overdueTask: .init("a task that was due", english: "{task} ({day})")
    case .nextToday: .init("a task that is due today", english: "{task} today")
    case .next:
      .init("the period runs, and tasks are due today or within two weeks", english: "Next: {tasks}.")
    case .nextTask: .init("a task that is due", english: "{task} by {day}")
    case .distance:
      .init(
        "the period runs; a streak of three days or more is at most a week, or as many days, from the longest",
        english:
          "{number} more {left?day|days} and this run is as long as the longest of all, {length#day|days} up to {last}."
      )
    case .oneFood: .init("one food is named, once", english: "One food, named once: {food}.")
    case .noneTwice: .init("no food is named twice", english: "No food is named twice.")
    case .twiceEach: .init("foods named twice that have no row", english: "Twice each: {foods}.")
    case .timesEach: .init("foods named equally often that have no row", english: "{Times} each: {foods}.")
    case .timesOne:
      .init("one food named equally often has no row", english: "{Food} {times}.")
    case .firsts: .init("foods that are new and not named above", english: "New: {foods}.")
    case .firstOn: .init("foods that are new", english: "{foods} on {day}")
    case .backFood:
      .init("foods that are back after four weeks and not named above", english: "Back: {foods}.")
    case .earliestLatest:
      .init(
        "two times or more", english: "The earliest was {early} on {earlyDay}, the latest {late} on {lateDay}"
      )
    case .firstLast:
      .init("two times or more, all on one day", english: "The first was at {early}, the last at {late}")
    case .alwaysSame:
      .init(
        "two times or more, the same earliest and latest on each logged day",
        english: "The earliest was always {early}, the latest {late}")
    case .sameTime:
      .init("all times are the same, of three entries or more", english: "All {count} entries were at {time}")
    case .sameTimeBoth: .init("the same of two", english: "Both entries were at {time}")
    case .sameTimeOfMore:
      .init("the same, and others have no time", english: "All {count} entries with a time were at {time}")
    case .sameTimeBothOfMore:
      .init("the same of two", english: "Both entries with a time were at {time}")
    case .window:
      .init(
        "two times on every logged day, and no entry without one",
        english: "from first to last it was {length} on average")
    case .windowOne:
      .init(
        "two times on one day, and no entry without one",
        english:
          "from first to last it was {length} on the one day with more than one time, and a time for each entry"
      )
    case .windowBetween:
      .init("two times or more, all on one logged day", english: "from first to last it was {length}")
    case .windowSome:
      .init(
        "two times on some logged days, and no entry without one",
        english:
          "from first to last it was {length} on average, on the {days} days with more than one time, and a time for each entry"
      )
    case .noTime: .init("entries without a time", english: "{Number} {count?entry has|entries have} no time.")
    case .noExactTime:
      .init(
        "entries without a time or with an estimate",
        english: "{Number} {count?entry has|entries have} no exact time.")
    case .energyAverage:
      .init(
        "two complete days or more, and the average is in no tile",
        english: "{kcal} kcal a day, from {days#complete day|complete days} of {of}.")
    case .energyOneDay:
      .init("one complete day", english: "{kcal} kcal on {day}, the one complete day.")
    case .energyOneDayStated:
      .init(
        "one of the complete days states its energy",
        english: "{kcal} kcal on {day}, the only complete day that states its energy.")
    case .energyAlone:
      .init(
        "two complete days or more that differ",
        english: "The {days} complete days lie between {low} and {high} kcal.")
    case .energyNone:
      .init(
        "energy on one day, which is not complete",
        english: "At least {kcal} kcal on one day; no day is complete, so there is no average.")
    case .energyNoneDays:
      .init(
        "energy on days that are not complete",
        english:
          "At least {kcal} kcal a day on the {days#day|days} with values; no day is complete, so there is no average."
      )
    case .energyRange:
      .init(
        "entries of complete days give ranges",
        english: "With the ranges as written, the average is {low} to {high}.")
    case .energyWritten:
      .init(
        "entries of the one complete day give ranges",
        english: "With the ranges as written, it is {low} to {high}.")
    case .energyOneDayEstimated:
      .init(
        "part of the energy of the one complete day is an estimate",
        english: "{part} of it, {kcal} kcal, is estimated.")
    case .energyEstimated:
      .init(
        "part of the average is an estimate",
        english: "{part} of the average, {kcal} kcal a day, is estimated.")
    case .energyWithout:
      .init("entries without a value", english: "{Number} {count?entry has|entries have} no value.")
    case .energyDeclared:
      .init(
        "entries without a value, some on days that say they are complete",
        english:
          "{Number} entries have no value, {declared} of them on {days?a day that says it is|days that say they are} complete."
      )
    case .energyAllDeclared:
      .init(
        "entries without a value, all on days that say they are complete",
        english:
          "{Number} {count?entry has|entries have} no value, on {days?a day that says it is|days that say they are} complete."
      )
    case .energyEmpty:
      .init(
        "days say they are complete and state no energy",
        english:
          "{Number} {count?day says it is|days say they are} complete and state{count?s|} no energy; the average leaves {count?it|them} out."
      )
    case .weightOnly: .init("the first reading of the diary", english: "{mass} on {day}, the first reading.")
    case .weightOneDay:
      .init(
        "the same, and its day has several",
        english: "{mass} on {day}, the mean of the first {readings} readings.")
    case .weightSince:
      .init("a reading before the period", english: "{mass} on {day}, {change} than on {before}.")
    case .weightChange:
      .init("readings in the period, none before", english: "{mass} on {day}, {change} than on {before}.")
    case .weightStrays:
      .init(
        "several readings of the period are far from those around them",
        english: "{Readings} readings far from the weights around them are left out.")
    case .weightStray:
      .init(
        "a reading of the period is far from those around it",
        english: "{mass} on {day} is far from the weights around it and may be a slip, so it is left out.")
    case .moodOne: .init("one mood on a scale", english: "{mean} of {scale}, noted once")
    case .moodSeveral:
      .init("moods on a scale", english: "{mean} of {scale} on average, from {days#day|days}")
    case .moodBare:
      .init("moods on a scale, and others in words alone", english: "Without a number: {words}.")
    case .seriesOne:
      .init("one value under a heading of one’s own", english: "{Name} once, {mean} of {scale}, on {day}.")
    case .seriesSeveral:
      .init("values under a heading of one’s own", english: "{Name} {times}, {mean} of {scale} on {average}.")
    case .seriesPartly:
      .init(
        "values under a heading of one’s own, and lines without one",
        english: "{Name} {times}, {valued} with a number: {mean} of {scale} on {average}.")
    case .seriesPartlyOnce:
      .init("the same with one value", english: "{Name} {times}, once with a number: {mean} of {scale}.")
    case .seriesScales:
      .init("values under a heading of one’s own on several scales", english: "{Name} {times}: {values}.")
    case .seriesScaleOne: .init("one value on one of them", english: "once with {mean} of {scale}")
    case .seriesScale:
      .init("several values on one of them", english: "{valued} with {mean} of {scale} on {average}")
    case .seriesOneBare: .init("the same without a value", english: "{Name} once, on {day}.")
    case .seriesMore:
      .init("more than six under headings of one’s own", english: "And {count} more: {names}.")
    case .seriesSeveralBare: .init("several without a value", english: "{Name} {times}.")
    case .fullest:
      .init(
        "one day has more entries than the others",
        english: "The fullest day was {day}, with {entries#entry|entries}.")
    case .fullestTie:
      .init(
        "two or three days have the most entries",
        english: "The fullest days were {days}, with {entries#entry|entries} each.")
    case .fullestLogged:
      .init(
        "all logged days have as many entries, and some days have none",
        english: "Each of the {logged} logged days had {entries#entry|entries}.")
    case .fullestAll:
      .init("all days have as many entries", english: "Every day had {entries#entry|entries}.")
    case .planned: .init("entries that were planned and not eaten", english: "{count} planned")
    case .dropped: .init("entries that were left out", english: "{count} dropped")
    case .habitShades:
      .init("habits of three months or more", english: "The darker, the more of what was due was done.")
    case .quarter:
      .init(
        "a year; foods named more often in three months than in the others",
        english: "{months}: {foods}")
    case .quarterNew:
      .init(
        "the same, and foods were new in them", english: "{months}: {foods}; for the first time {new}")
    case .quarterAlike:
      .init("none were, and they were in other months", english: "{months}: as in the rest of the year")
    case .quarterAlikeNew:
      .init(
        "the same, and foods were new in them",
        english: "{months}: as in the rest of the year; for the first time {new}")
    case .closing: .init("always", english: "{entries#entry|entries} on {of}")
    case .closingStreak: .init("a streak of two days or more", english: "{days} days in a row")
    case .closingStreakRest:
      .init(
        "a streak of two days or more with rest days inside",
        english: "{days} days in a row, days of rest aside")
    case .closingTop:
      .init("one food in 3 entries or more is named most often", english: "most of all {food}")
    case .closingTies:
      .init("two foods or three are named most often, equally", english: "most often {foods}")
    }
  }
}
