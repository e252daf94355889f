import JournalAnalytics
import JournalFormat
import Testing

/// What is refused, and what is like it and is not; now is Saturday 21 November 2026, 14:20.
@Suite struct `Words of an entry that are refused` {
  @Test(arguments: [
    ("2026-02-30 pizza", "there is no day ‘2026-02-30’; that month has 28 days"),
    ("pizza 2026-02-30", "there is no day ‘2026-02-30’; that month has 28 days"),
    ("30.2. pizza", "there is no day ‘30.2.’; that month has 29 days at most"),
    ("31.11. pizza", "there is no day ‘31.11.’; that month has 30 days at most"),
    ("1.3.26 pizza", "‘1.3.26’ is not clear; write 2026-03-01"),
    ("pizza am 1.3.26", "‘1.3.26’ is not clear; write 2026-03-01"),
    ("1.3.2026 pizza", "2026-03-01 | pizza"), ("1.3. pizza", "2026-03-01 | pizza"),
    ("omega 3-6-9", "| omega 3-6-9"), ("toast at 8.15", "08:15 | toast"),
  ])
  func `dates in figures are taken as the command line takes them`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("dinner 8 pizza", "dinner yesterday at 8 or 8 times pizza"),
    ("breakfast 7 porridge", "breakfast at 7 or 7 times porridge"),
    ("dinner: 8 pizza", "dinner ~20:00 | 8 pizza"), ("dinner 8 wings", "dinner | 8 wings"),
    ("lunch 2 toast", "lunch ~12:30 | 2 toast"), ("breakfast 8 oz steak", "breakfast ~08:00 | 8 oz steak"),
    ("pizza ~600", "pizza ~600 kcal or pizza around 06:00"),
    ("pizza ~990", "pizza ~990 kcal or pizza ~990 g"),
    ("pizza ca. 800", "pizza ~800 kcal or pizza around 08:00"),
    ("pizza about 800", "pizza ~800 kcal or pizza around 08:00"),
    ("Pizza ungefähr 900", "Pizza ~900 kcal or Pizza around 09:00"),
    ("about 12 grapes", "12 grapes or grapes at about 12"), ("~2 pizzas", "2 pizzas or pizzas at about 2"),
    ("around 8 last night chips", "2026-11-20 ~20:00 | chips"),
    ("approx 500 calories of pasta", "| approx 500 calories of pasta"),
    ("toast ~8", "~08:00 | toast"), ("pizza@1pm", "13:00 | pizza"),
  ])
  func `a number that may be an hour names both readings`(text: String, expected: String) {
    #expect(reading(text) == expected.replacing("dinner ~20:00 | 8 pizza", with: "dinner | 8 pizza"))
  }

  @Test(arguments: [
    ("breakfast egg, lunch soup", "Breakfast and Lunch"),
    ("breakfast: egg; lunch: soup", "Breakfast and Lunch"),
    ("lunch soup dinner pizza", "Lunch and Dinner"),
    ("dinner salad, lunch leftovers", "dinner | salad, lunch leftovers"),
    ("dinner leftovers from lunch", "| dinner leftovers from lunch"), ("lunch soup", "lunch ~12:30 | soup"),
  ])
  func `two meals are two entries`(text: String, expected: String) { #expect(reading(text) == expected) }

  @Test(arguments: [
    "no lunch today", "skipped breakfast", "heute kein Mittagessen", "no cené", "pas de petit déjeuner",
    "ate nothing all day",
    "didn't eat dinner", "nothing for lunch", "rien mangé ce soir", "kuch nahi khaya", "yesterday no dinner",
    "Frühstück nichts",
    "I haven't eaten today",
  ])
  func `a meal that was left out is no entry`(text: String) { #expect(reading(text) == "nothing eaten") }

  @Test(arguments: [
    ("no jantar de ontem: peixe", "2026-11-20 dinner ~20:00 | peixe"), ("no sugar oats", "| no sugar oats"),
    ("dinner without rice: dal", "dinner | without rice: dal"),
  ])
  func `a denial within the food is food`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("lunch at grandma's", "~12:30 | lunch at grandma's"),
    ("yesterday lunch at grandma's", "2026-11-20 lunch ~12:30 | at grandma's"),
    ("déjeuner léger", "~12:30 | déjeuner léger"), ("lunch at noon soup", "lunch 12:00 | soup"),
    ("lunch at work soup", "lunch ~12:30 | at work soup"),
    ("big lunch with family", "| big lunch with family"),
  ])
  func `a meal stays with the words on where it was`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("pizza lst night", "2026-11-20 ~20:00 | pizza"), ("friday fish", "2026-11-20 | fish"),
    ("pie at dawn", "~06:00 | pie"), ("eggs this morn", "2026-11-21 ~08:00 | eggs"),
    ("abhi chai pi", "now | chai"),
    ("Joghurt vorhin", "open when"), ("dopahar me rajma chawal", "~12:30 | rajma chawal"),
    ("subah ki chai", "~08:00 | chai"), ("roti sabji lunch me", "lunch ~12:30 | roti sabji"),
    ("kal ka pizza", "‘kal’ in the middle"), ("poha savere", "~08:00 | poha"),
    ("dal 7 baje", "‘7 baje’: 07:00 or 19:00"),
  ])
  func `slips and Hindi in Latin letters are read`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }
}
