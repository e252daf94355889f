import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A weight` {
  @Test func `may have a sign and a remark behind it in a title`() {
    let weights = parsed("### 2026-03-14 — weigh-in: 71.9 kg ⚠️ after breakfast (was 70.5 kg)\n").day.weights
    #expect(weights.map(\.mass.kilograms) == [71.9])
  }

  @Test(arguments: [
    ("Weight: 72.4 / BF 18%\n", "72.4 kg"), ("- Weight: 72.4 (BMI 24)\n", "72.4 kg"),
    ("Weight: 84.2 -0.6\n", "84.2 kg"), ("weight 84.2 (+0.3 kg)\n", "84.2 kg"),
    ("Weight: 84.2 - 3 sets\n", ""),
    ("Weight: 60 / 5 reps\n", ""),
    ("Weight: 3 / body fat\n", ""),
  ])
  func `may have other words behind it without a unit`(text: String, expected: String) {
    #expect(parsed(text).day.weights.map { "\($0.mass.kilograms) kg" }.joined() == expected)
  }

  @Test(
    arguments: [
      ("72.4 kg 22.9% fat", 22.9), ("72.4 kg, 22.9 % body fat", 22.9), ("72,4 kg (KF 22,9 %)", 22.9),
      ("72.4 kg / BF 18%", 18), ("72.4 / BF: 18%", 18), ("160 lb | body fat 24.6%, tired", 24.6),
      ("72.4 kg (body fat: 18%) fasted", 18), ("72.4 kg / 24.6%", 24.6), ("72.4 kg, graisse 20 %", 20),
      ("72.4 kg 60% water", nil), ("72.4 kg, 22.9%", nil), ("72.4 kg (BF 18%, tired)", nil),
      ("72.4 kg fat 120%", nil),
    ] as [(String, Double?)])
  func `may have the share of fat behind it`(line: String, percent: Double?) {
    let weights = parsed("## Weight\n\n- \(line)\n").day.weights
    #expect(weights.map(\.bodyFatPercent) == [percent])
  }

  @Test(arguments: [
    ("- 10 st 3½ lb", "2 weight 10.25 st\n"), ("- 10 st 3 1/2 lb", "2 weight 10.25 st\n"),
    ("- 10 st 3½", "2 weight 10.25 st\n"), ("- 10½ st", "2 weight 10.5 st\n"),
    ("- 10 st 14 lb", "2 weight 11 st\n"), ("- 72½ kg", "2 weight 72.5 kg\n"),
    ("- 72 1/2 kg", "2 weight 72.5 kg\n"), ("- 160 ¼ lb", "2 weight 160.25 lb\n"),
  ])
  func `may have a half or a quarter`(line: String, expected: String) {
    #expect(modelText("## Weight\n\(line)\n") == expected)
  }

  @Test func `is that of a body beside a goal that was set`() {
    let text = "### Morning\n\n- Weight check-in (9:50am): 104 kg (229.3 lbs)\n- Weight goal set: 90 kg\n"
    #expect(parsed(text).day.weights.map(\.mass.kilograms) == [104])
  }

  @Test(arguments: ["- 70 kg by June", "- target: 70 kg", "- Ziel: 70 kg", "- goal 70 kg"])
  func `to come is none under its heading either`(line: String) {
    #expect(parsed("## Weight\n\n\(line)\n").day.weights.isEmpty)
  }

  @Test(arguments: [
    ("72.4 kg this morning, fasted\n", "72.4 kg"), ("72.4 kg\n", "72.4 kg"), ("72.4 kg of flour\n", ""),
    ("Weight = 72.4\n", "72.4 kg"), ("BW: 72.3 kg\n", "72.3 kg"), ("wt 72.3\n", "72.3 kg"),
    ("- BW 72.3 kg\n", "72.3 kg"), ("Weighed in at 72.1 this morning\n", "72.1 kg"),
    ("Weighed in at 72.1 after the holidays\n", ""), ("# Strength\n- BW: 72 kg, 3 sets\n", ""),
  ])
  func `is read as people put it`(text: String, expected: String) {
    #expect(parsed(text).day.weights.map { "\($0.mass.kilograms) kg" }.joined() == expected)
  }

  @Test(arguments: [
    ("- 朝：72.4", "2 weight 72.4 kg “朝”\n"),
    ("- 60 kg", "2 weight 60 kg\n"),
    ("- 72,4kg", "2 weight 72.4 kg\n"),
    ("- 160 lb", "2 weight 160 lb\n"),
    ("- 11 st 6 lb", "2 weight 11.4286 st\n"), ("160.8 斤", "2 weight 160.8 斤\n"),
    ("- 82,3 kilo", "2 weight 82.3 kg\n"), ("- 160 lb 8 oz", "2 weight 160.5 lb\n"),
    ("- 72 kg 400 g", "2 weight 72.4 kg\n"), ("- 11 st 5 lb 7 oz", "2 weight 11.3884 st\n"),
    ("- 72 kg 24 cm", "2 weight 72 kg “24 cm”\n"),
    ("- 72.4 kg / 24.6%", "2 weight 72.4 kg fat 24.6%\n"),
    ("- 体重：72.4", "2 weight 72.4 kg\n"),
    ("- 07:05 72.4 kg", "2 weight 07:05 72.4 kg\n"),
    ("- evening: 71.9 kg", "2 weight 71.9 kg “evening”\n"),
    ("- 14 March: 72.4 kg", "2 weight 72.4 kg “14 March”\n"),
    ("- 72.4 kg: morning", "2 weight 72.4 kg “: morning”\n"),
    ("- 08:00 [kcal:: 320]", "2 note under “体重” “- 08:00 [kcal:: 320]”\n"),
    ("- 500 kg", "2 weight 500 kg\n"),
    ("- 10 kg", "2 weight 10 kg\n"),
    ("72.4 kg", "2 weight 72.4 kg\n"),
  ]) func `is read under its heading`(line: String, expected: String) {
    #expect(modelText("## 体重\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("weight: 72.4 kg", "1 weight 72.4 kg\n"),
    ("- weight: 71", "1 weight 71 kg\n"),
    ("- **Weight:** 71 kg", "1 weight 71 kg\n"),
    ("---\nweight: 72.4 kg\n---", "2 weight 72.4 kg\n"),
  ]) func `is read behind its key`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- bench press 60 kg", "1 note “- bench press 60 kg”\n"),
    ("- weight: 3 sets", "1 note “- weight: 3 sets”\n"),
    ("## Weight\n- bench press 60 kg", "2 note under “Weight” “- bench press 60 kg”\n"),
  ]) func `is no other number`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("## Weight (lb)\n- 160\n", 72.57), ("- Weight (lbs): 160\n", 72.57), ("Weight in pounds: 160\n", 72.57),
    ("Weight 80.1 today\n", 80.1), ("Weight 80.1 this morning, felt fine.\n", 80.1),
    ("Weight was 80.1\n", 80.1), ("Weight this morning 72.1.\n", 72.1),
    ("This morning's weight: 72.1\n", 72.1),
    ("I was 80.1 kg this morning\n", 80.1), ("## Gewicht\n- morgens 72,4 kg\n", 72.4),
    ("Starting weight: 80 kg\nCurrent weight: 72 kg\n", 72), ("Starting weight: 80 kg\n", 80),
    ("- Weight: 72.4 kg, walked the dog\n", 72.4), ("- Weight: 72.4 kg\n- the cat came back\n", 72.4),
  ])
  func `is read as it is put`(text: String, kilograms: Double) {
    let found = parsed(text).day.weights.map(\.mass.kilograms)
    #expect(found.map { ($0 * 100).rounded() / 100 } == [kilograms])
  }

  @Test(arguments: [
    "## Weight\n- yesterday: 73 kg\n", "## Gewicht\n- gestern: 73 kg\n",
    "## Weight\n\n| Measure | Value |\n|---|---|\n| Weight | 72.4 |\n",
  ])
  func `is named where it is not the day's, or cannot be found`(text: String) {
    #expect(parsed(text).day.weights.isEmpty)
    #expect(parsed(text).diagnostics.map(\.code) == [.uncountedWeight])
  }

  @Test func `is none in a list below words for goals`() {
    let goals = "On May 15th I set the following goals:\n\n  • Weight: 203 lb (-7)\n  • Squat: 235\n"
    #expect(parsed(goals).day.weights.isEmpty)
    #expect(parsed("Some numbers:\n\n- Weight: 203 lb\n- Squat: 235\n").day.weights.count == 1)
  }

  @Test func `stands in a column of morning weights`() {
    let table =
      "| Date | Morning weight | Change vs yesterday |\n|---|---|---|\n| 2026-03-14 | 195.0 lb | start |\n"
    #expect(parsed(table).day.weights.count == 1)
  }

  @Test(arguments: ["Baby", "Pets", "Dog", "Kinder", "Hund"])
  func `is nobody else's`(title: String) {
    #expect(parsed("## \(title)\n- Weight: 30 kg\n").day.weights.isEmpty)
  }
}
