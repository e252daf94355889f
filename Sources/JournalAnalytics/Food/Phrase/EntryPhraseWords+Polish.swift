internal import JournalFormat

/// Polish words for when something was eaten. Headings of a diary do not know the language.
extension EntryPhraseWords {
  static let polish: [(String, Meaning)] = [
    ("dziś, dzisiaj", .day(0)), ("wczoraj", .day(-1)), ("przedwczoraj", .day(-2)), ("jutro", .day(1)),
    ("dziś rano, dzisiaj rano", .part(.morning, day: 0)), ("wczoraj rano", .part(.morning, day: -1)),
    ("dziś w południe, dzisiaj w południe", .part(.noon, day: 0)),
    ("wczoraj w południe", .part(.noon, day: -1)),
    ("dziś po południu, dzisiaj po południu", .part(.afternoon, day: 0)),
    ("wczoraj po południu", .part(.afternoon, day: -1)),
    ("dziś wieczorem, dzisiaj wieczorem", .part(.evening, day: 0)),
    ("wczoraj wieczorem, wczoraj w nocy", .part(.evening, day: -1)),
    ("rano, z rana", .part(.morning, day: nil)), ("po południu", .part(.afternoon, day: nil)),
    ("wieczorem", .part(.evening, day: nil)), ("w południe", .noon), ("o północy", .midnight),
    ("teraz, przed chwilą", .now), ("godzinę temu", .minutesAgo(60, times: 1)),
    ("pół godziny temu", .minutesAgo(30, times: 1)), ("tydzień temu", .day(-7)),
    ("niedawno, później, w zeszłym tygodniu", .vague),
    ("zjadłem, zjadłam, jadłem, jadłam, wypiłem, wypiłam, piłem, piłam", .leadIn),
  ]

  static let polishVerbsOfMeals: [(String, FoodCategory)] = [
    ("śniadanie, śniadania", .breakfast), ("obiad, obiadu", .lunch), ("kolację, kolacja, kolacji", .dinner),
    ("podwieczorek", .snack),
  ]

  static let polishPartsBehindDays: [(String, DayPart)] = [("rano", .morning), ("wieczorem", .evening)]

  static let polishAgoFrames: [(frames: String, units: (String, String, String, String))] = [
    ("# % temu", ("min, minuty, minut", "h, godz, godziny, godzin", "dni", "tygodnie, tygodni"))
  ]

  static let polishNumbers =
    "jeden jedną, dwa dwie, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście"

  /// Names of weekdays, also behind *w* and *zeszły*, by those that are known.
  static let polishWeekdays = [
    "poniedzialek": "monday", "wtorek": "tuesday", "sroda": "wednesday", "srode": "wednesday",
    "czwartek": "thursday", "piatek": "friday", "sobota": "saturday", "sobote": "saturday",
    "niedziela": "sunday", "niedziele": "sunday",
  ]
}
