internal import JournalFormat

/// The sentences of a recap's head: the headline, the sentence below it, tiles and the closing line.
enum RecapSentence: String, SentenceTable {
  case titleRecordStreak, titleMilestone, titleStreakNew, titleStreakFirsts, titleStreakManyFirsts,
    titleStreakBack,
    titleStreakBacks, titleStreakReturn, titleStreakFullest
  case titleWeeks, titleStreakRest, titleStreak
  case leadSince, leadFromTo, leadInARow, leadWeeks, leadSinceRest, leadFormer
  case titleTopNew, titleTopBack, titleTies, titleManyTies, titleTopAgain, titleTopAgainNew,
    titleTopAgainBack, titleTopRisen, titleTopRunning, titleTopDays, titleTop
  case leadTop, leadTopNamed, leadTopMany
  case titleFirstDays, titleReturn, titleRecordDay, titleMore, titleFuller
  case leadReturn, leadFirst, leadMore, leadAfter, leadAfterNone
  case titleEveryDay, titleEveryDayNew, titleWholeWeek, titlePerfectRest
  case leadPerfect, leadPerfectRest
  case titleNew, titleBack, titleDefault, titleOneEntry
  case leadDefault, leadFullest, leadFullestTie, leadOneEntry, leadOneDay
  case titleAllDays, titleAllDaysSoFar, titleAllSinceFirst, titleAllThese, titleBothDays, titleDays,
    titleDaysSinceFirst,
    titlePeriodFoods, titleStretchFoods, titleStretchFood, titlePeriodRun
  case leadPeriodDays, leadPeriodDaysSinceFirst, leadPeriodRest, leadPeriodRun, leadPeriodRunRest,
    leadPeriodRunTwice,
    leadPeriodRunMany, leadPeriodNew
  case newsFirst, newsFirsts, newsMany, newsManyMore, newsBack, newsBacks, newsReturn, newsRest, newsBegins,
    newsFirstDay
  case titleToCome, leadToCome, titleBefore, leadBefore, titleNothingYet, leadNothingYet, titleRest, leadRest,
    titleQuiet, leadQuiet, leadQuietPages
  case titleNoFoodYet, leadNoFoodYet, titleNoFood, leadNoFood

  var row: SentenceRow {
    switch self {
    case .titleRecordStreak:
      .init(
        "a streak; it has passed the longest one before in this period",
        english: "{days#day|days} in a row, a record")
    case .titleMilestone:
      .init(
        "a streak; it reached 10, 25, 50 or so many hundred days in this period",
        english: "{days} days, and counting")
    case .titleStreakNew:
      .init("a streak of two weeks or more; a food is new", english: "A first: {food}")
    case .titleStreakFirsts:
      .init(
        "a streak of two weeks or more; two or three foods are new", english: "{Foods} for the first time")
    case .titleStreakManyFirsts:
      .init("the same; more than three foods are", english: "{Number} foods for the first time")
    case .titleStreakReturn:
      .init(
        "a streak of two weeks or more; one food is back after four weeks, or of more than three the one away longest; in every second week, or where none leads",
        english: "{Food} for the first time in {away}")
    case .titleStreakBacks:
      .init(
        "the same; two or three foods are back",
        english: "Back: {foods}")
    case .titleStreakFullest:
      .init(
        "a streak; a day has more entries than any before",
        english: "{days#day|days} in a row, and the fullest day yet")
    case .titleWeeks:
      .init(
        "a streak of four weeks or more; all days of the week have an entry",
        english: "{weeks} weeks without a gap")
    case .titleStreakBack:
      .init(
        "a streak; a food is back after four weeks", english: "{days#day|days} in a row, and back: {food}")
    case .titleStreakRest:
      .init("a streak with rest days inside", english: "{days#day|days} in a row, days of rest aside")
    case .titleStreak: .init("a streak of more than 7 days", english: "{days#day|days} in a row")
    case .leadSince:
      .init("the streak runs, and today has an entry", english: "Every day since {first} has an entry")
    case .leadFromTo:
      .init(
        "the period is over, or today has no entry yet",
        english: "Every day from {first} to {last} has an entry")
    case .leadInARow:
      .init(
        "a streak of two weeks or more; the headline says what is new, back or, below four weeks, named most",
        english: "{days#day|days} in a row")
    case .leadWeeks:
      .init(
        "a streak of four weeks or more; all days of the week have an entry, and the headline says what was named most",
        english: "{weeks} weeks without a gap")
    case .leadSinceRest:
      .init(
        "a streak with rest days inside",
        english: "Every day from {first} to {last} has an entry or was a day of rest")
    case .leadFormer:
      .init(
        "the streak became the longest of the diary in the period; there was one of a week or more before",
        english: "the longest before was {days#day|days}")
    case .titleTopNew:
      .init("the food named most often is new", english: "New, and at once the most: {food}")
    case .titleTopBack:
      .init("the food named most often was not named for four weeks", english: "The return of {food}")
    case .titleTies:
      .init("two or three foods are named most often, equally", english: "{Foods}, {times} each")
    case .titleManyTies:
      .init("four foods or more are named most often, equally", english: "{Number} foods, {times} each")
    case .titleTopAgain:
      .init("the food named most often was so in the period before", english: "{Food} again")
    case .titleTopAgainNew:
      .init("the same, and one food is new", english: "{Food} again, and a first: {new}")
    case .titleTopAgainBack:
      .init(
        "the same; no food is new, and one is back after four weeks",
        english: "{Food} again, and back: {back}")
    case .titleTopRisen:
      .init(
        "the food named most often was so in three weeks before or more; the one behind it that is named more often than the week before",
        english: "{Risen} {often}, and the usual {food}")
    case .titleTopRunning:
      .init(
        "the food named most often was so in two weeks before or more",
        english: "{Food}, {weeks} weeks running")
    case .titleTopDays:
      .init(
        "the food named most often is on five days of seven, or more",
        english: "{Food}, on {number} days of {of}")
    case .titleTop: .init("a food in 3 entries or more", english: "Most of all: {food}")
    case .leadTop: .init("one food is named most often", english: "{Times}")
    case .leadTopNamed:
      .init("the same, and the headline names another food beside it", english: "{Food} {times}")
    case .leadTopMany: .init("four foods or more are named most often, equally", english: "{Foods}")
    case .titleFirstDays: .init("the diary begins in this period", english: "A good beginning")
    case .titleReturn:
      .init("the first entry after a week or more without any", english: "Back after {gap#day|days}")
    case .titleRecordDay:
      .init("a day has more entries than any before, of 14 or more", english: "The fullest day so far: {day}")
    case .titleMore:
      .init(
        "at least 4 entries more than in the period before",
        english: "{more} more {more?entry|entries} than {before}")
    case .titleFuller:
      .init("at least 4 entries more, and all days have one", english: "A fuller {noun}")
    case .leadReturn:
      .init(
        "nothing was logged in the period before",
        english: "{entries#entry|entries} on {days#day|days}, after none {before}")
    case .leadFirst:
      .init("the diary begins in this period", english: "{entries#entry|entries} on {days#day|days}")
    case .leadMore:
      .init(
        "there were entries in the period before",
        english:
          "{entries#entry|entries} on {days#day|days}, after {previous} on {previousDays#day|days} {before}")
    case .leadAfter:
      .init(
        "at least 4 entries more, on another number of days",
        english: "after {previous#entry|entries} on {previousDays#day|days} {before}")
    case .leadAfterNone:
      .init("at least 4 entries, and none in the period before", english: "after none {before}")
    case .titleEveryDay: .init("no day is without an entry", english: "Every day is here")
    case .titleEveryDayNew:
      .init("no day is without an entry, and a food is new", english: "Every day, and a first: {food}")
    case .titleWholeWeek:
      .init(
        "no day is without an entry, and the days are equally full", english: "The whole {noun}, day by day")
    case .titlePerfectRest: .init("no day is without an entry except days of rest", english: "No day missed")
    case .leadPerfect: .init("no day is without an entry", english: "{entries#entry|entries}, {span} a day")
    case .leadPerfectRest:
      .init(
        "no day is without an entry except days of rest",
        english: "{entries#entry|entries} on {days#day|days}, and {rest#day|days} of rest")
    case .titleNew: .init("none of the first four rules holds; a food is new", english: "A first: {food}")
    case .titleBack:
      .init(
        "none of the first four rules holds; a food is back", english: "{Food} again, after {away}")
    case .titleDefault:
      .init("none of the first four rules holds", english: "{entries#entry|entries} on {days#day|days}")
    case .titleOneEntry: .init("there is one entry", english: "One entry")
    case .leadDefault:
      .init(
        "the headline does not say how many entries there are",
        english: "{entries#entry|entries} on {days#day|days}")
    case .leadFullest:
      .init("one day has more entries than the others", english: "the fullest was {day} with {entries}")
    case .leadFullestTie:
      .init(
        "two or three days have the most entries", english: "{days} were the fullest, with {entries} each")
    case .leadOneEntry: .init("there is one entry", english: "On {day}")
    case .leadOneDay: .init("all entries are on one day", english: "All of them on {day}")
    case .titleAllDays:
      .init("a month or year; all days have an entry", english: "All {days} days have an entry")
    case .titleAllDaysSoFar:
      .init(
        "a month or year that runs; all days have an entry", english: "All {days} days so far have an entry")
    case .titleAllSinceFirst:
      .init(
        "a month or year in which the diary begins; all days from then on have an entry",
        english: "All {days} days since the first entry")
    case .titleBothDays: .init("two days, none without an entry and equally full", english: "Both days")
    case .titleAllThese:
      .init("some days, none without an entry and equally full", english: "All {days} days")
    case .titleDays:
      .init("a month or year; four days of five have an entry", english: "{logged} of {days} days")
    case .titleDaysSinceFirst:
      .init(
        "a month or year in which the diary begins; four of five days from then on have an entry",
        english: "{logged} of {days} days since {day}")
    case .titlePeriodRun:
      .init("a month or year; a streak of two weeks or more lies in it", english: "A run of {days} days")
    case .titlePeriodFoods:
      .init(
        "a month or year of fewer days, all within the diary; a food was eaten on at least half of them",
        english: "A {noun} of {foods}")
    case .titleStretchFoods:
      .init(
        "the same of other days; several foods were eaten on at least half of them",
        english: "{Foods}, each on half of the days or more")
    case .titleStretchFood:
      .init("the same of one food", english: "{Food}, on {number} of {days} days")
    case .leadPeriodDays:
      .init(
        "the headline does not say how many days have an entry",
        english: "{logged} of {days#day|days} {logged?has|have} an entry")
    case .leadPeriodDaysSinceFirst:
      .init(
        "the same in a month or year in which the diary begins",
        english: "{logged} of the {days#day|days} since {day} {logged?has|have} an entry")
    case .leadPeriodRest:
      .init(
        "a month or year with days of rest without an entry",
        english: "{number} {rest?day was|days were} of rest")
    case .leadPeriodRun:
      .init(
        "a streak of three days or more lies in the month or year",
        english: "the longest run was {days#day|days}, {span}")
    case .leadPeriodRunRest:
      .init(
        "the longest streak of the month or year has rest days inside",
        english: "the longest run was {days#day|days} from {span}, not counting {rest}")
    case .leadPeriodRunTwice:
      .init(
        "two streaks of the month or year are the longest",
        english: "the longest runs were {days#day|days} each, {first} and {second}")
    case .leadPeriodRunMany:
      .init(
        "more streaks of the month or year are the longest",
        english: "the longest run was {days#day|days}, {number} times")
    case .leadPeriodNew:
      .init("foods of the month or year are new", english: "{number} {foods?food was|foods were} new")
    case .newsFirst: .init("one food is new", english: "{day} brought a first: {food}")
    case .newsFirsts: .init("two or three foods are new", english: "New at the table: {foods}")
    case .newsMany: .init("four foods or more are new", english: "{Number} foods were new")
    case .newsManyMore:
      .init(
        "four foods or more are new besides one that the headline names",
        english: "{Number} more foods were new")
    case .newsBack:
      .init(
        "no food is new, and one is back after four weeks", english: "{food} came back after {away}")
    case .newsBacks:
      .init(
        "no food is new, and two or more are back after four weeks", english: "Back at the table: {foods}")
    case .newsReturn:
      .init(
        "a food is named most often, and the first entry came after a week or more without any",
        english: "the diary was back on {day} after {gap#day|days} without an entry")
    case .newsRest:
      .init(
        "days of rest without an entry, and no tile names them",
        english: "{number} {rest?day was|days were} of rest")
    case .newsBegins:
      .init(
        "the diary begins in the period, and has two days with entries in it",
        english: "The diary begins on {day}")
    case .newsFirstDay:
      .init("the same, and has one", english: "That is the first day of the diary")
    case .titleBefore:
      .init(
        "nothing is logged, and the diary’s first entry is later than the period", english: "Before the diary"
      )
    case .leadBefore: .init("the same", english: "It begins after this {noun}: its first entry is on {day}")
    case .titleToCome: .init("the period has not begun", english: "Still to come")
    case .leadToCome: .init("the period has not begun", english: "The {noun} begins on {day}")
    case .titleNothingYet:
      .init("the period runs, and nothing is logged", english: "Nothing logged so far")
    case .leadNothingYet:
      .init(
        "the period runs, and nothing is logged", english: "The {noun} is still open; one line is a beginning"
      )
    case .titleNoFoodYet:
      .init("the same, and other lines are on the page", english: "No meals on the page so far")
    case .leadNoFoodYet:
      .init(
        "the same, and other lines are on the page",
        english: "The {noun} is still open; below is what else was written down")
    case .titleRest: .init("nothing is logged, and all days were of rest", english: "A {noun} of rest")
    case .leadRest:
      .init(
        "nothing is logged, and all days were of rest",
        english: "No food was written down, and none had to be")
    case .titleQuiet: .init("nothing is logged", english: "A quiet {noun}")
    case .leadQuietPages:
      .init(
        "the same, and files of its days have more than headings",
        english: "Nothing of what is written is read as food; ‘journal check’ names what may be")
    case .leadQuiet:
      .init("nothing is logged", english: "No food was written down. The next line can be any day's")
    case .titleNoFood:
      .init("nothing is logged, and other lines are on the page", english: "A {noun} without meals")
    case .leadNoFood:
      .init(
        "nothing is logged, and other lines are on the page",
        english: "No food was written down; below is what else was")
    }
  }
}

/// A recap's headline and the sentence below it.
public struct RecapHeadline: Hashable, Sendable {
  /// The subject of the headline. The first that applies, in this order.
  public enum Kind: String, CaseIterable, Sendable {
    /// A current streak of more than 7 days, to which most of a finished period belongs.
    case streak
    /// A food named in 3 entries or more.
    case topFood = "top_food"
    /// At least 4 entries more than in the period before, unless the diary began within that or later.
    case improvement
    /// A period without a missed day that is over, or whose last day has an entry.
    case perfect
    /// None of these applies, or the period has not begun.
    case `default`
  }

  public var kind: Kind
  public var title: String
  public var subtitle: String
  /// What title and subtitle state, so that tiles do not repeat it.
  var says: Set<Said> = []
  /// How many of the new foods they name.
  var newFoodsNamed = 0

  enum Said: Hashable, Sendable { case streak, days, entries }

  init(kind: Kind, title: String, subtitle: String) {
    (self.kind, self.title, self.subtitle) = (kind, title, subtitle)
  }
}

extension RecapReport {
  /// The first of `RecapHeadline.Kind` that applies.
  public var headlineKind: RecapHeadline.Kind {
    guard observed.elapsed != nil else { return .default }
    if streaks.runningLength > 7, ownsStreak { return .streak }
    if let top = surprises.foods.first, top.count >= 3 { return .topFood }
    if entries - previousEntries > 3, hasPeriodBefore { return .improvement }
    return isPerfect ? .perfect : .default
  }

  /// Whether the current streak belongs to this period: its last day lies in it, and in a finished period most days count towards
  /// it.
  var ownsStreak: Bool {
    guard let streak = streaks.running else { return false }
    guard observed.isFinished else { return entries == 0 || streak.last >= observed.first }
    return daysOfStreak(streak) * 2 > min(observed.dayCount, 14)
  }

  /// How many days of the period count towards a streak.
  func daysOfStreak(_ streak: Streak) -> Int {
    days.count { $0.day >= streak.first && $0.day <= streak.last && $0.entries > 0 && !$0.isRest }
  }

  /// Whether the diary had begun when the period before did, so that its entries can be compared.
  private var hasPeriodBefore: Bool {
    firstEntry.map { $0 <= period.previous.days.lowerBound } ?? false
  }

  /// The text of the headline; within its kind the wording depends on what is out of the ordinary.
  public var headline: RecapHeadline {
    var headline = RecapStory(self).headline
    let rested = loggedDays.rested
    // From three logged days on a tile says so.
    if rested > 0, (1...2).contains(daysLogged), !headline.subtitle.contains("of rest") {
      let rest = RecapSentence.newsRest.said(["rest": .number(rested), "number": .text(numberWord(rested))])
      headline.subtitle += (headline.subtitle.isEmpty ? "" : " ") + capitalized(rest) + "."
    }
    if let firstEntry, days.contains(where: \.isBefore), (1...2).contains(daysLogged), observed.dayCount > 1 {
      let begins = facts.firstDay.map { min($0, firstEntry) } ?? firstEntry
      guard begins >= observed.first else { return headline }
      let sentence: RecapSentence = daysLogged == 1 && begins == firstEntry ? .newsFirstDay : .newsBegins
      headline.subtitle +=
        (headline.subtitle.isEmpty ? "" : " ")
        + sentence.said(["day": .text(name(of: begins))]) + "."
    }
    return headline
  }

  /// Whether it is a month, a year or similarly long, which has a story of its own.
  var isLong: Bool { observed.dayCount > 14 }
}
