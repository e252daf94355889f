import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Ordinary lines of a diary` {
  @Test(arguments: [
    ("- 07:00 80.1 kg\n- 08:00 porridge\n", 80.1), ("Heute 80,1 kg\n", 80.1),
    ("Heute morgen 80,1 kg auf der Waage.\n", 80.1), ("Peso al mattino: 71,2 kg\n", 71.2),
    ("Poids ce matin : 72,4 kg\n", 72.4), ("Vikt i morse: 72,4 kg\n", 72.4),
    ("# 2026-03-14\n\n07:10 up, 82.4 kg\n", 82.4),
    ("Gewicht vanochtend: 80,1 kg\n", 80.1),
    ("| Weight | Steps |\n|---|---|\n| 81.9 kg | 8000 |\n", 81.9), ("| Weight |\n|---|\n| 81.9 kg |\n", 81.9),
  ])
  func `are weights with when they were taken, or alone in a table`(text: String, mass: Double) {
    let read = parsed(text)
    #expect(read.day.weights.map(\.mass.kilograms) == [mass])
    #expect(read.diagnostics == [])
  }

  @Test(arguments: [
    "80 kg bench press today\n", "After 72 kg squats\n", "| Weight | Reps |\n|---|---|\n| 80 kg | 8 |\n",
    "## Gym\n\n| Weight | Rest |\n|---|---|\n| 80 kg | 90 s |\n",
  ])
  func `are no body weights beside training`(text: String) {
    #expect(parsed(text).day.weights.isEmpty)
  }

  @Test(arguments: [
    ("| Meal | Notes |\n|---|---|\n| Breakfast | oats |\n| Lunch | soup 300 kcal |\n", ["oats", "soup"]),
    ("| Time | Meal |\n|---|---|\n| 08:00 | oats |\n| 12:00 | soup |\n", ["oats", "soup"]),
    ("## Food\n\n| | Breakfast | Lunch |\n|---|---|---|\n| Food | oats | soup |\n", ["oats", "soup"]),
    ("## Evening meal\n\n- pizza\n", ["pizza"]),
  ])
  func `are meals`(text: String, foods: [String]) {
    let read = parsed(text)
    #expect(read.day.entries.map { $0.text.string.prefix { $0 != " " } } == foods.map { Substring($0) })
    #expect(read.diagnostics == [])
  }

  @Test(arguments: [
    "## Food\n\n| Date | Breakfast | Lunch |\n|---|---|---|\n| 2026-03-14 | oats | soup |\n| kcal | 300 | 400 |\n"
  ])
  func `are named where their energy is in no sum`(text: String) {
    #expect(parsed(text).diagnostics.map(\.code) == [.uncountedEnergy])
  }

  @Test(arguments: [
    "Oats 350 (12P/50C/8F)", "165 - Chicken", "165: Chicken", "[165] Chicken", "Soup (maybe 300?)",
    "Fish & chips (approx 800-900)", "Pizza 2000",
  ])
  func `are asked about where a number has no unit`(words: String) {
    #expect(parsed("## Lunch\n\n- \(words)\n").diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    "at most 900 kcal", "up to 300 kcal", "mindestens 300 kcal", "höchstens 300 kcal", "bis zu 300 kcal",
    "au moins 300 kcal", "moins de 300 kcal", "al menos 300 kcal", "fino a 300 kcal",
  ])
  func `state no energy where words leave open how much it is`(words: String) {
    let read = parsed("## Lunch\n\n- soup (\(words))\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    ("1/5, argued", 1, "argued"), ("2/5: argued", 2, "argued"), ("2/5 - argued", 2, "argued"),
    ("5/5!!", 5, nil),
    ("2/5.", 2, nil), ("tired (2/5)", 2, "tired"), ("calm 4/5.", 4, "calm"),
  ])
  func `say a mood with the signs of a sentence behind its value`(line: String, value: Double, words: String?)
  {
    let moods = parsed("## Mood\n\n- \(line)\n").day.moods
    #expect(moods.map(\.value?.value) == [value])
    #expect(moods.map { $0.text?.string } == [words])
  }

  @Test(arguments: [
    "## Lunch\n\n- Wine 2019\n- Bread from 2024\n", "Read about a 2000 kcal diet.\n",
    "## Lunch\n\n- soup\n\n## Garmin\n\n- Calories: 2400\n",
  ])
  func `are left alone where a number is no energy that was eaten`(text: String) {
    #expect(parsed(text).diagnostics == [])
  }
}
