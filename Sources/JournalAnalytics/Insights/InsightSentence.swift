/// Every sentence at the top of the insights.
enum InsightSentence: String, SentenceTable {
  case titleFood, titleFoods, titleDays, titleAll, titleBoth, titleOneDay
  case begins, rhythmOne, rhythmAll, rhythm, rhythmBoth, rhythmGap, rhythmMissed, rhythmMissedRest
  case rose, roseNew, steadiest, steadiestSame, steadiestTwo, steadiestTwoSame, weight, weightSame, weightOne,
    weightStrays,
    mood, moodLow, moodSame, moodOne
  case streak, streakRest, streakBeforeRest, streakRestBeforeRest, rhythmRest, habits, habitsOne, tasks,
    tasksDone, tasksOpen, newOne, newSeveral,
    weekday
  case leftOut, oneDay, firstDay

  var row: SentenceRow {
    switch self {
    case .titleFood:
      .init("a food is in five entries or more", english: "{Food}, in {count} of {entries#entry|entries}")
    case .titleFoods:
      .init(
        "two or three foods are in as many entries, five or more",
        english: "{Foods}, each in {count} of {entries#entry|entries}")
    case .titleDays:
      .init(
        "no food is in five entries, or more than three are in as many",
        english: "{logged} of {days#day|days} {logged?has|have} an entry")
    case .titleAll:
      .init("the same, and every day has an entry", english: "All {days} days have an entry")
    case .titleOneDay:
      .init("the period is one day with entries", english: "{entries#entry|entries} on one day")
    case .begins:
      .init(
        "there are days of the period before the diary’s first entry", english: "The diary begins on {day}.")
    case .rhythmOne:
      .init(
        "there is only one day, and it has an entry",
        english: "A beginning is made: the first day is written down.")
    case .titleBoth: .init("the same of two days", english: "Both days have an entry")
    case .rhythmAll: .init("every day has an entry", english: "Each of the {days#day|days} has an entry.")
    case .rhythmBoth: .init("both of two days have an entry", english: "Both days have an entry.")
    case .rhythm:
      .init(
        "days of rest are all that is missing",
        english: "The diary has {logged} of {days#day|days}, and {rest#day|days} of rest.")
    case .rhythmGap:
      .init(
        "a day since the diary’s first entry has none",
        english: "The diary has {of}; the last day missed is {day}.")
    case .rhythmMissed:
      .init("the same, and the headline says how many days", english: "The last day missed is {day}.")
    case .rhythmMissedRest:
      .init(
        "the same, with days of rest without an entry",
        english: "{rest#day was|days were} of rest; the last day missed is {day}.")
    case .streak:
      .init(
        "a streak of a week or more holds",
        english: "Each of the last {days} days has an entry, from {first} on.")
    case .streakRest:
      .init(
        "the same with days of rest",
        english: "Each of {days} days from {first} on has an entry, days of rest aside.")
    case .streakBeforeRest:
      .init(
        "a streak that ends before today, or of a period that is over",
        english: "Each of the {days} days from {first} to {last} has an entry.")
    case .streakRestBeforeRest:
      .init(
        "the same with days of rest within",
        english: "Each of {days} days from {first} to {last} has an entry, days of rest aside.")
    case .rhythmRest:
      .init(
        "days of rest without an entry, and the headline says how many days have one",
        english: "{rest#day was|days were} of rest.")
    case .habits:
      .init(
        "two habits or more were due",
        english: "{Habits} habits were done {done} of {expected} times that they were due.")
    case .habitsOne:
      .init("one was due", english: "{Name} was done {done} of {expected} times that it was due.")
    case .tasks:
      .init(
        "tasks were done, and others are open",
        english: "{done#task is|tasks are} done, and {open} {open?is|are} open.")
    case .tasksDone: .init("tasks were done, and none is open", english: "{done#task is|tasks are} done.")
    case .tasksOpen: .init("none was done", english: "{open#task is|tasks are} open.")
    case .newOne: .init("one food is new", english: "One food is new: {food}, since {day}.")
    case .newSeveral:
      .init("several are", english: "{Count} foods are new; the latest is {food}, on {day}.")
    case .weekday:
      .init(
        "each weekday has three logged days, and the fullest a quarter more entries than the emptiest",
        english: "{Day} is the fullest weekday, with {most} entries a logged day; {other} has {least}.")
    case .rose:
      .init(
        "one food rose most for each logged day, to five entries or more and by three, since a period before that compares",
        english: "{Food} rose most: {times}, where {before} had it {earlier}.")
    case .roseNew:
      .init(
        "the same, and the period before did not have it",
        english: "{Food} rose most: {times}, where {before} did not have it.")
    case .steadiest:
      .init(
        "the narrowest middle half of the meals with five times or more",
        english: "{Meal} is the steadiest: half of the time it is between {early} and {late}.")
    case .steadiestSame:
      .init(
        "the same, and its middle half is one minute",
        english: "{Meal} is the steadiest: usually at {early}.")
    case .steadiestTwo:
      .init(
        "two meals of three or more have the narrowest middle half",
        english: "{Meals} are the steadiest: half of each begin within {span}.")
    case .steadiestTwoSame:
      .init(
        "the same, and both middle halves are one minute",
        english: "{Meals} are the steadiest: each usually begins at one and the same minute.")
    case .weight:
      .init(
        "two readings or more that differ",
        english: "The scales went from {first} to {last}, in {readings#reading|readings}.")
    case .weightSame:
      .init(
        "two readings or more, the first like the last",
        english: "The scales say {last}, as at the beginning, in {readings#reading|readings}.")
    case .weightStrays:
      .init(
        "readings of the period are far from those around them",
        english: "Not counted: {readings#reading|readings} far from the rest.")
    case .weightOne: .init("one reading", english: "The scales say {last}.")
    case .mood:
      .init(
        "moods on two days or more",
        english: "Mood is {mean} of {scale} from {days#day|days}, never under {least}.")
    case .moodLow:
      .init("the same, with the lowest on some", english: "Mood is {mean} of {scale} from {days#day|days}.")
    case .moodSame:
      .init(
        "the same mood on two days or more", english: "Mood is {mean} of {scale} on each of {days#day|days}.")
    case .moodOne: .init("a mood on one day", english: "Mood was {mean} of {scale}, on one day.")
    case .leftOut:
      .init(
        "parts with nothing to say", english: "Left out, with too little to say: {parts}.")
    case .firstDay:
      .init("the diary has one day with entries", english: "From the third day on there is more to say.")
    case .oneDay:
      .init(
        "the period is one day, and the diary has others",
        english: "This is one day; ‘journal insights --period 30d’ says what is usual.")
    }
  }
}
