/// The sentences of the report on what was eaten before a symptom.
enum AfterWords: String, SentenceTable {
  case title, period
  case tooEarlyTitle, untoldTitle, noneTitle, oneTitle, togetherTitle, foodsTitle, moreTitle
  case isFood, nowhere, didYouMean, meantFood
  case noted, notedDays, tooEarly
  case tileDays, tileNoted, tileTried, tileUntested, tileHours, tileLength, tileCounts
  case noFood, noFoodLeft, found, none, noneOne, undetectable
  case tooShort, nearlyAlways, regular, ownWeekdays, sameDays, sameDaysOne, seldom, seldomOne, rareFoods,
    rareFoodsOne
  case chart, unlistedMore, unlistedLess, unlisted, others
  case followed, shown, with, without, range, row
  case remedy, weekday, season, foundWeekday, foundSeason, ring, difference, byChance, thinned
  case untested, untimed, otherCauses, ending
  case within, withinDay, eatenWith, andMore
  case figureNoted, figureFollowed

  var row: SentenceRow {
    switch self {
    case .title: .init("always", english: "Before ‘{symptom}’")
    case .period: .init("it is noted in the period", english: "Before ‘{symptom}’ · {dates}")
    case .tooEarlyTitle: .init("too few days, or too few with it", english: "Too early to say")
    case .untoldTitle:
      .init("no food was eaten often enough, or nothing can be compared", english: "Nothing can be told yet")
    case .noneTitle: .init("no food stands out", english: "No food stands out")
    case .oneTitle: .init("one food stands out", english: "One food stands out: {foods}")
    case .togetherTitle:
      .init("foods that are nearly always eaten together stand out", english: "{Foods} stands out")
    case .foodsTitle: .init("two or three stand out", english: "{Foods} stand out")
    case .moreTitle: .init("more than three stand out", english: "{Foods} and more stand out")
    case .isFood:
      .init(
        "nothing notes it, and a food has the name",
        english:
          "‘{symptom}’ is a food here, in {entries#entry|entries}, and no symptom. ‘journal timeline {symptom}’ follows it; a symptom is asked for by its own words, such as ‘journal after headache’."
      )
    case .nowhere:
      .init(
        "nothing notes it",
        english:
          "‘{symptom}’ is under no heading of your own, in no mood and in no note here. ‘- 17:00 {symptom} 3/10’ below ‘## Symptoms’ notes it."
      )
    case .didYouMean:
      .init(
        "nothing notes it, and a word like it is noted",
        english: "Did you mean ‘{word}’, which is noted {times}?")
    case .meantFood:
      .init(
        "nothing notes it, and a food is spelled much like it",
        english:
          "Did you mean ‘{food}’, which is a food here, in {entries#entry|entries}? ‘journal timeline {food}’ follows it."
      )
    case .noted:
      .init(
        "always",
        english:
          "It is noted {times} on {symptomDays#day|days}; {days#day says|days say} what was eaten and what came after."
      )
    case .notedDays:
      .init(
        "the same, once a day",
        english:
          "It is noted on {symptomDays#day|days}; {days#day says|days say} what was eaten and what came after."
      )
    case .tooEarly:
      .init(
        "too few days, or too few with it",
        english:
          "That is too few days to say anything; it takes at least {least} such days and {leastWith} days with it."
      )
    case .tileDays: .init("always", english: "{count?day|days} with it")
    case .tileNoted: .init("always", english: "noted {times}")
    case .tileTried: .init("always", english: "{count?food|foods} tried")
    case .tileUntested: .init("foods on too few days", english: "{count} more on too few days")
    case .tileHours: .init("hours, or a day", english: "{count?hour|hours} after the food")
    case .tileLength: .init("several whole days", english: "{count?day|days} after the food")
    case .tileCounts: .init("always", english: "are what counts")
    case .noFood:
      .init(
        "no food was eaten often enough",
        english: "No food was eaten on enough days to say anything of it.")
    case .noFoodLeft:
      .init(
        "the same with more than 24 hours",
        english:
          "Nothing can be said {reach} after a food: days are left out so that no two are judged by the same hours, and no food has enough of them left. ‘--within 24h’ leaves more."
      )
    case .found:
      .init(
        "foods stand out", english: "It comes more often {reach} after {foods} than chance allows.")
    case .none:
      .init(
        "none stands out",
        english:
          "After none of the {foods} foods tried does it come more often than chance allows.")
    case .noneOne:
      .init(
        "the same of one food",
        english: "After the one food tried it does not come more often than chance allows.")
    case .undetectable:
      .init(
        "more than half of the foods were eaten too seldom to find anything",
        english:
          "That says little of {count} of them: even if it had followed them each time, that could be chance."
      )
    case .tooShort:
      .init(
        "the days can be moved against each other in fewer than 25 ways",
        english:
          "The days are too few to tell: so short a time can be held against itself in {ways#way|ways} only, and it takes 25."
      )
    case .nearlyAlways:
      .init(
        "it came on nearly all days",
        english:
          "It came on {with} of {days#day|days}: too few are left without it to compare with.")
    case .regular:
      .init(
        "it came at the same distances",
        english:
          "It came too regularly to tell: whatever is eaten at the same distances would fit it as well as a cause."
      )
    case .ownWeekdays:
      .init(
        "it came on every day of some weekdays and on no other",
        english:
          "Nothing can be compared: it came on every {weekdays} and on no other day, so it cannot be told from the weekday."
      )
    case .sameDays:
      .init(
        "within weekdays and seasons it came always or never, or each food was eaten always or never",
        english:
          "Nothing can be compared: on the days of one weekday and season, either it came always or never or each of the {foods} foods tried was eaten always or never."
      )
    case .sameDaysOne:
      .init(
        "the same of one food",
        english:
          "Nothing can be compared: on the days of one weekday and season, either it came always or never or the food tried was eaten always or never."
      )
    case .seldom:
      .init(
        "it came too seldom to find anything",
        english:
          "It came too seldom to tell: even if it had followed one of the {foods} foods tried whenever it came, that could be chance."
      )
    case .seldomOne:
      .init(
        "the same with one food",
        english:
          "It came too seldom to tell: even if it had followed the food tried whenever it came, that could be chance."
      )
    case .rareFoods:
      .init(
        "foods were eaten too seldom to find anything",
        english:
          "What was eaten came too seldom to tell: even if it had followed one of the {foods} foods tried each time, that could be chance."
      )
    case .rareFoodsOne:
      .init(
        "the same with one food",
        english:
          "What was eaten came too seldom to tell: even if it had followed the food tried each time, that could be chance."
      )
    case .chart: .init("foods were tried", english: "With the food, and without")
    case .unlistedMore:
      .init(
        "not all foods are listed, and some of these are followed more often",
        english: "the {number} after which it came more often and least by chance")
    case .unlistedLess:
      .init(
        "not all foods are listed, and some of these are followed less often",
        english: "the {number} after which it came least")
    case .unlisted:
      .init(
        "not all foods are listed",
        english: "Of {foods#food|foods} tried {shown} are listed: {which}.")
    case .others:
      .init(
        "the same", english: "The other {left} {left?tells|tell} less; ‘--format json’ has all.")
    case .followed:
      .init(
        "the first food of the chart",
        english:
          "{Food}: it followed on {followed} of {exposed#day|days} with, and on {otherwise} of {unexposed} without."
      )
    case .shown: .init("always", english: "{foods#food is|foods are} shown.")
    case .with: .init("always", english: "days with it")
    case .without: .init("always", english: "days without it")
    case .range: .init("always", english: "where “with it” may truly lie")
    case .row: .init("always", english: "{followed} of {exposed}, {otherwise} of {unexposed}")
    case .remedy:
      .init(
        "a food that stands out is eaten more often after it, too",
        english:
          "In the 24 hours after it you have {food} more often, too: it may be a remedy rather than a cause."
      )
    case .weekday:
      .init(
        "it comes more often after foods that do not stand out, and the weekdays they are eaten on explain half of it or more",
        english:
          "After {foods} it did come more often, but that can hardly be told from the weekday: it may be the day as well as the food."
      )
    case .season:
      .init(
        "the same, and spans of about four weeks explain as much, but weekdays do not",
        english:
          "After {foods} it did come more often, but that can hardly be told from the season: it may be the time of year as well as the food."
      )
    case .foundWeekday:
      .init(
        "foods stand out, and the weekdays they are eaten on explain half of it or more",
        english:
          "With {foods} that can hardly be told from the weekday, though: it may be the day as well as the food."
      )
    case .foundSeason:
      .init(
        "the same, and spans of about four weeks explain as much, but weekdays do not",
        english:
          "With {foods} that can hardly be told from the season, though: it may be the time of year as well as the food."
      )
    case .ring:
      .init(
        "always",
        english:
          "If the line reaches the ring, both may well be the same. Followed: days with the food on which it came {reach} after its first time; otherwise: days without the food, looked at from the same hours on. What came once may follow a day of each kind, so the two need not add up to how often it is noted."
      )
    case .difference:
      .init(
        "always",
        english:
          "The difference is in points of a hundred, with its interval of 95 % for that food by itself; of fewer than ten days there is none."
      )
    case .byChance:
      .init(
        "always",
        english:
          "By chance: in how many of the {ways#comparison|comparisons} in which its days are moved along the calendar, its good and bad runs unchanged, some food does as well; only days of the same weekday and season are compared. Below 4 % a food is named above, so of 25 diaries in which no food matters about one names a food."
      )
    case .thinned:
      .init(
        "more than 24 hours",
        english: "Days are left out so that no two are judged by the same hours.")
    case .untested:
      .init(
        "foods on too few days",
        english: "{count#more food was|more foods were} eaten, or left out, on too few days to say.")
    case .untimed:
      .init(
        "lines without a time",
        english: "{count#line has|lines have} no time and {count?is|are} taken for 20:00.")
    case .otherCauses:
      .init(
        "always",
        english:
          "It cannot be ruled out that something else lies behind it: the season, a remedy that is taken against it, or what belongs to a weekday."
      )
    case .ending:
      .init(
        "always",
        english: "That one thing follows another does not make it the cause; a doctor knows more.")
    case .within: .init("other hours than 24", english: "within {hours#hour|hours}")
    case .withinDay: .init("24 hours", english: "within 24 hours")
    case .eatenWith:
      .init("foods are nearly always eaten together", english: "{food} with {others}")
    case .andMore: .init("more than four of them", english: "{count} more")
    case .figureNoted: .init("always", english: "noted {times}")
    case .figureFollowed:
      .init("always", english: "{symptom} followed on {followed} of {exposed#day|days}")
    }
  }
}
