/// How a figure is computed. The raw value is a stable name; each rule has one text for all reports.
public enum FigureRule: String, CaseIterable, Sendable {
  case eatenEntries = "eaten-entries"
  case loggedDays = "logged-days"
  case entriesALoggedDay = "entries-a-logged-day"
  case streakDays = "streak-days"
  case inputKind = "input-kind"
  case namedFoods = "named-foods"
  case newFoods = "new-foods"
  case backFoods = "back-foods"
  case seasonFoods = "season-foods"
  case forgottenFoods = "forgotten-foods"
  case differentFoods = "different-foods"
  case categoryOfHeading = "category-of-heading"
  case usualTime = "usual-time"
  case eatingWindow = "eating-window"
  case overnightFast = "overnight-fast"
  case energyOfDay = "energy-of-day"
  case completeDays = "complete-days"
  case partialDays = "partial-days"
  case entriesWithoutValue = "entries-without-value"
  case statedNutrients = "stated-nutrients"
  case targetStreak = "target-streak"
  case weightReadings = "weight-readings"
  case weightTrend = "weight-trend"
  case weightSlope = "weight-slope"
  case weightProjection = "weight-projection"
  case weightPlan = "weight-plan"
  case tasksOfPeriod = "tasks-of-period"
  case habitStreak = "habit-streak"
  case habitWeeks = "habit-weeks"
  case habitRate = "habit-rate"
  case habitTogether = "habit-together"
  case scaleAverage = "scale-average"
  case sameDayPairs = "same-day-pairs"
  case sameMealPairs = "same-meal-pairs"
  case unusualTime = "unusual-time"
  case unusualEnergy = "unusual-energy"
  case headlineStreak = "headline-streak"
  case headlineTopFood = "headline-top-food"
  case headlineImprovement = "headline-improvement"
  case headlinePerfect = "headline-perfect"
  case headlineDefault = "headline-default"
  case inYourWords = "in-your-words"
  case openingSentences = "opening-sentences"
  case wordsInEntry = "words-in-entry"
  case lettersInEntry = "letters-in-entry"
  case tagOfEntry = "tag-of-entry"
  case seriesItems = "series-items"
  case longestGap = "longest-gap"
  case sameMeal = "same-meal"
  case tagLines = "tag-lines"
  case symptomLines = "symptom-lines"
  case daysBeforeSymptom = "days-before-symptom"

  /// The rule in whole sentences.
  public var meaning: String {
    switch self {
    case .eatenEntries:
      "Every eaten entry counts one, whatever its amount; planned and dropped ones are none."
    case .loggedDays:
      "A day counts if it has an eaten entry; planned and dropped ones are none. Here is each day's first."
    case .entriesALoggedDay:
      "The eaten entries, shared among the days that have one; days without are not known."
    case .streakDays:
      """
      Days with an eaten entry that follow each other count one each; the current streak counts back from today or, while \
      today has nothing, from yesterday. Rest days neither break a streak nor lengthen it. Here is each day's first entry.
      """
    case .inputKind: "Spoken with a ‘heard:’ below it, else photographed with a ‘photo:’, else written."
    case .namedFoods:
      """
      An entry counts once for each word in it that may name a food, in any of its forms, and for two or three words that stand \
      together often enough to be a dish; what stands behind a word such as ‘without’ or ‘no’ was not eaten. Of an entry with a \
      word that the keywords, the food table or foods.md know, only what is known counts, and what is an entry by itself elsewhere.
      """
    case .newFoods: "No earlier day names it, in any form, also within a dish."
    case .backFoods:
      """
      Named three times or more before, and then not for four weeks, in a period of more than two weeks not for eight, in one of more than a \
      month not for a quarter of a year, while at least half of the days between have an entry.
      """
    case .seasonFoods:
      """
      Named three times or more in that quarter of the year, and for each of its logged days at least half as often again as in the rest of \
      the year; the four with the most beyond that. Months in which nothing was written are not named.
      """
    case .forgottenFoods:
      "Named on 4 days or more, and now not for three times as long as it usually takes, nor for three weeks."
    case .differentFoods:
      "Dishes, and words that may name a food and are not always part of a dish, count one each."
    case .categoryOfHeading:
      """
      The heading or label an entry stands under is its category. Every eaten entry under it counts one; shares leave out \
      entries under none.
      """
    case .usualTime:
      """
      The middle of the times of the category's entries, without estimates such as ~08:15; half of them lie between the two \
      times that may stand beside it. Of fewer than five entries the times themselves are told.
      """
    case .eatingWindow:
      """
      From a day's first time to its last, or to the end of a stretch; the mean over days with two different times on which every \
      entry has one. \
      Hours after midnight belong to the day before; estimated times do not count.
      """
    case .overnightFast:
      """
      From a day's last time to the first of the day after; the mean over nights of less than a day between days with two \
      different times, on which every entry has one.
      """
    case .energyOfDay:
      """
      The sum of what the day's entries state, and lines of several entries together, ranges at their middle. Its ends are those of ranges; an estimate from the \
      food table counts 10 % about an amount in grams, 25 % about a count, 40 % about any other, or as much as its source says (table ±60 %).
      """
    case .completeDays:
      """
      What the entries of complete days state, ranges at their middle, shared among these days. Complete is a day \
      that says so, or whose entries all have a value and show two meals at least; partial days are left out.
      """
    case .partialDays: "What is stated on days of which not all is known; in no average."
    case .entriesWithoutValue:
      "Entries that state no energy, or that of some of their parts only, and of which no line states one together."
    case .statedNutrients: "The sum of what entries state; those that state nothing are not known."
    case .targetStreak:
      """
      Complete days within 5 % of the goal they had, or up to 15 % above it, counted back from yesterday; for who loses also days below, for \
      who gains also days above. Partial days and untracked days of rest neither end it nor count. Here is each day's first entry.
      """
    case .weightReadings:
      "The first and the last day of the period with a reading, each with the mean of its readings."
    case .weightTrend:
      "Each day's weight moves the trend by a tenth of its distance from it; a gap moves it by as many tenths of what is left as it has days."
    case .weightSlope:
      """
      The straight line by least squares through the days with a weight of the 28 days up to the last one, three at least; the doubt is the \
      standard error of its slope.
      """
    case .weightProjection:
      """
      From the trend at the rate of the slope, which spans 14 days at least: straight on up to twelve weeks, beyond them with an expenditure that falls by \
      22 kcal a day for each kilogram. The ends are those of the rate's 95 % interval, and of a tenth of the rate at least.
      """
    case .weightPlan:
      """
      From the trend at the rate of the goal's deficit, 7,700 kcal a kilogram, as there is no slope of 14 days yet: straight on up to twelve weeks, \
      beyond them with an expenditure that falls by 22 kcal a day for each kilogram. The ends are a quarter of the rate away.
      """
    case .tasksOfPeriod:
      """
      Done is what is ticked in the period's files, or elsewhere with a day of the period as the one it was done on; open \
      and cancelled are tasks of the period's files. Parts of tasks count apart.
      """
    case .habitStreak:
      """
      The times it was due and done, one after the other. One that is over and not done breaks the streak; today’s open one, \
      skips and days of rest do not, and do not lengthen it. Here are the lines of its days.
      """
    case .habitWeeks:
      """
      The weeks with as many days done as are meant, one after the other. A week with skips or rest, the first one and the \
      running one do not break the streak. Here are the lines of their days.
      """
    case .habitRate:
      """
      Done of expected: the times it was due from ‘since’ or the first line on, without skips and rest, and today once it is \
      done. Ticks on other days are in the total alone.
      """
    case .habitTogether:
      """
      Days on which the first was done, with and without the second. Fisher’s exact test, weekends apart, corrected for all \
      pairs tried (Holm).
      """
    case .scaleAverage:
      """
      The mean of its days, each with the mean of what is noted on it on one scale: items alike in heading and words, in any \
      case, and moods, those on habits too. Days without a line are not known, lines without a number count as times, and a line that says that it was not there is left out.
      """
    case .sameDayPairs: "Days on which both are named, each counted once."
    case .sameMealPairs: "Meals, that is a day's entries of one category, that name both."
    case .unusualTime:
      """
      It lies further outside the quarters of the times of all other such meals than three times their distance, 45 \
      minutes at least, and outside of the usual range, in which eight in ten lie.
      """
    case .unusualEnergy:
      """
      What the meal's entries state in all is above the upper quarter of all other such meals by more than three times the \
      distance of the quarters, and more than twice as much, and it lies outside of the usual range, in which eight in ten do.
      """
    case .headlineStreak, .headlineTopFood, .headlineImprovement, .headlinePerfect, .headlineDefault:
      """
      The first that holds: a streak of more than 7 days, to which most days of a finished week belong, a food in 3 \
      entries, 4 entries more than in the week before, unless the diary began within that or later, a week without a day missed that has entries on three days and is over or has one on its last day, and else what it has. Within a rule the words follow what is \
      out of the ordinary: a record, a food that is new or back after four weeks, a return after a week or more, a full \
      period. A month or year is headed by how many of its days have an entry if four fifths of those without rest do, else by its longest \
      run if that is of 14 days or more, else by the foods that were eaten on at least half of its days, else by its days again, or of very few \
      by its entries.
      """
    case .inYourWords:
      """
      A day speaks by the last sentence of its notes if that is 24 to 140 columns wide, else by its longest within that; those of a \
      paragraph of up to 140 columns are one; a line or item \
      of four words or more that ends without a stop is one, too, unless it is a label, a value, a list of foods or has a box. Of \
      more than three days with such a sentence the first, the middle and the last are quoted; in a month it is weeks, in a \
      year months, each by its last day. What an earlier one has said is not said again: then an earlier day speaks for its week or \
      month, or none. Quotations, tables, code, links, what is struck out and what \
      <!-- private --> marks are left out; `quote = false` leaves out all.
      """
    case .openingSentences:
      """
      The first five that there is something to say of: when the diary begins, a streak of a week or more, the last day missed, the \
      food that rose most, the weight, the item of your own headings noted most, the mood, habits and tasks, new foods, the \
      steadiest meal, and the fullest weekday.
      """
    case .wordsInEntry:
      """
      Every eaten entry up to today that has the words, not within longer ones, or names the same food in another form, \
      counts one.
      """
    case .lettersInEntry:
      "Every eaten entry up to today that has the words, also within longer ones, or names the same food in another form, counts one."
    case .tagOfEntry: "Every eaten entry up to today that bears the tag counts one."
    case .seriesItems:
      "Every item of your own headings up to today that holds the words, or stands below a heading that does, counts one, unless it says that it was not there. So does every mood with the words, and every mood at all where a word for moods is asked for."
    case .longestGap:
      "The most days between two days with it, or since the last one, the earliest of equals. Here are the lines on both sides."
    case .sameMeal:
      "Meals, that is a day's entries of one category, that also name this food. Here are the lines that do."
    case .tagLines:
      """
      Lines of food, tasks, habits and headings of one's own that bear the tag, in any case, once each; tags of front \
      matter count as a line.
      """
    case .symptomLines:
      """
      Items of your own headings, moods and notes that hold the words. A line that denies them does not count, nor does a note \
      about somebody else, or of a day that has an item.
      """
    case .daysBeforeSymptom:
      """
      A day counts once for a food, from its first time on; without a time it is taken at the usual time of its meal, or at \
      noon. Days without the food are looked at from the same hours on.
      """
    }
  }
}
