/// The sentences of how habits went in a period.
enum HabitWords: String, SentenceTable {
  case streakNow, streakThen, noneNow, noneThen
  case weeks, weekMost, weeksMost, firstClipped, lastClipped, weeksClipped
  case timesAll, timesSome
  case weekdayMost, weekdayNone, amountOnce, amountEach, amountPart, amountNone
  case moodOnOtherScale, moodWithoutValue
  case squares
  case basis, streaksThen, rate, rateThen, otherTicks

  var row: SentenceRow {
    switch self {
    case .streakNow: .init("one habit, in a period that runs", english: "Streak")
    case .streakThen: .init("one habit, in a period that is over", english: "Streak on the last day")
    case .noneNow: .init("the same as ‘streakNow’, without a streak", english: "none just now")
    case .noneThen: .init("the same as ‘streakThen’, without a streak", english: "none")
    case .squares:
      .init(
        "a period of more than 13 weeks", english: "The squares are of its last {weeks} weeks, from {day}.")
    case .weeks:
      .init("two weeks or more, with something done", english: "{done} in {weeks#week|weeks}; {most}.")
    case .weekMost: .init("one week has the most", english: "the most are {most}, in the week from {day}")
    case .weeksMost: .init("several weeks have the most", english: "the most are {most}, in {weeks} weeks")
    case .firstClipped:
      .init(
        "the period begins within a week", english: "Of the first week {first#day counts|days count}.")
    case .lastClipped:
      .init("the period ends within a week", english: "Of the last week {last#day counts|days count}.")
    case .weeksClipped:
      .init(
        "it does both",
        english: "Of the first week {first#day counts|days count}, of the last {last}.")
    case .timesAll: .init("all of five ticks or more have a time", english: "Most often {when}.")
    case .timesSome:
      .init(
        "five ticks or more have a time, and others none",
        english: "Most often {when}; {count} of {all} ticks have a time.")
    case .weekdayMost:
      .init(
        "one weekday has the highest share, by a quarter and more, or two have all, and three times or more",
        english: "Most is done on {weekdays}.")
    case .weekdayNone: .init("no weekday has", english: "No weekday stands out.")
    case .amountOnce: .init("one day has an amount", english: "{sum}, on one day")
    case .amountEach:
      .init("it was done on each day with an amount", english: "{sum} in all, {each} each time")
    case .amountPart:
      .init(
        "it was done on some of the days with an amount",
        english: "{sum} in all, on {days#day|days}; of these {done#was|were} done, with {part}")
    case .amountNone:
      .init(
        "it was done on none of them",
        english: "{sum} in all, on {days#day|days}, and done on none")
    case .moodOnOtherScale:
      .init(
        "a mood is told, and others are on another scale on fewer than four days",
        english: "On another scale it was noted {times}: {average} on average.")
    case .moodWithoutValue:
      .init(
        "a mood is told, and others have no value", english: "Without a value it was noted {times}.")
    case .basis: .init("always", english: "From {days#day|days}.")
    case .streaksThen:
      .init("several habits, in a period that is over", english: "Streaks are as they stood on {day}.")
    case .rate:
      .init(
        "the period runs",
        english:
          "The rate is done of expected: skips and days of rest are not expected, today only once it is done."
      )
    case .rateThen:
      .init(
        "the period is over",
        english: "The rate is done of expected: skips and days of rest are not expected.")
    case .otherTicks: .init("always", english: "Ticks on other days count in ‘Done’ alone.")
    }
  }
}
