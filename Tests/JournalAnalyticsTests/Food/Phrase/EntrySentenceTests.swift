import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// Now is Saturday 21 November 2026, 14:20.
@Suite struct `The sentence around what was eaten` {
  @Test(arguments: [
    ("planned: fish on thursday", "‘planned: on thursday’ is planned"),
    ("i'll have pasta", "‘i'll have’ is planned"), ("geplant: Fisch", "‘geplant:’ is planned"),
    ("voy a cenar tortilla", "‘voy a cenar’ is planned"),
  ])
  func `says that it is still to be eaten`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("lunch with Anna: green curry", "~12:30 | lunch with Anna: green curry"),
    ("yesterday dinner at the harbour", "2026-11-20 dinner ~20:00 | at the harbour"),
    ("Frühstück bei Oma: Brötchen", "breakfast ~08:00 | bei Oma: Brötchen"),
    ("tea with milk", "| tea with milk"), ("breakfast", "~08:00 | breakfast"),
  ])
  func `says at which meal it was with whom and where`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("lunes a las 9 ensalada", "‘a las 9’: 09:00 or 21:00"),
    ("el lunes a las 9 de la noche ensalada", "2026-11-16 21:00 | ensalada"),
    ("2026-11-16T19:30 lasagne", "2026-11-16 19:30 | lasagne"),
    ("gisteren om 13u broodje", "2026-11-20 13:00 | broodje"), ("soup at 13uhr", "13:00 | soup"),
    ("아침 8시 토스트", "08:00 | 토스트"), ("월요일 점심 돈까스", "2026-11-16 ~12:30 | 돈까스"),
    ("yesterday 6 ish fish", "2026-11-20 ~18:00 | fish"),
    ("a la una y media macarrones", "13:30 | macarrones"),
    ("un té hace veinte minutos", "2026-11-21 14:00 | un té"),
    ("apple twenty minutes ago", "2026-11-21 14:00 | apple"),
    ("around midday: cheese", "~12:30 | cheese"),
  ])
  func `says day and hour as people write them`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }
}

/// What is read of `text` on Saturday 21 November 2026, 14:20: day, meal, time and the words that stay; or what is wrong.
func reading(_ text: String) -> String {
  guard let today = Day("2026-11-21"), let now = ClockTime("14:20") else { return "" }
  let usual: [FoodCategory: String] = [
    .breakfast: "08:00", .lunch: "12:30", .snack: "16:00", .dinner: "20:00",
  ]
  let phrase = EntryPhrase(
    text, EntryPhrase.Surroundings(today: today, clock: (today, now)), parser: DayFileParser()
  ) { usual[$0].flatMap { ClockTime($0) } ?? .noon }
  switch phrase.problem {
  case .unclearTime(let said, let times):
    return "‘\(said)’: \(times.map { "\($0)" }.joined(separator: " or "))"
  case .unclearMeal(let said, let meals):
    return "‘\(said)’: \(meals.map(\.rawValue).joined(separator: " or "))"
  case .unclearDay(let said, let days):
    return "‘\(said)’: \(days.map { "\($0)" }.joined(separator: " or "))"
  case .future(let said, let day, let time):
    return "‘\(said)’ is to come: \(day)" + (time.map { " \($0)" } ?? "")
  case .nothingEaten: return "only when"
  case .inTheMiddle(let said): return "‘\(said)’ in the middle"
  case .vague: return "open when"
  case .notUnderstood(let said): return "‘\(said)’ is not understood"
  case .planned(let said): return "‘\(said)’ is planned"
  case .impossible(let said): return "no time ‘\(said)’"
  case .impossibleDay(let reason): return reason
  case .unclear(_, let readings, _): return readings.joined(separator: " or ")
  case .twoMeals(let first, let second): return "\(first) and \(second)"
  case .denied: return "nothing eaten"
  case nil: break
  }
  let time = phrase.time.map { (phrase.isTimeEstimated ? "~" : "") + "\($0)" }
  let parts = [
    phrase.day.map { "\($0)" }, phrase.category?.rawValue, time, phrase.endTime.map { "to \($0)" },
    phrase.isNow ? "now" : nil, "|",
    phrase.text,
  ]
  return parts.compactMap(\.self).joined(separator: " ")
}
