import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `A body weight` {
  @Test(arguments: [
    ("- Morning weight: 72.4 kg", 72.4), ("- Starting weight: 80 kg", 80),
    ("Weight check-in (9:50):\n- 72.4 kg", 72.4),
    ("Weight 80.1\nSlept well.", 80.1), ("## Weight\n- **115.3 kg** — +0.4", 115.3),
    ("体重 90.2kg 前日比 -1.0kg", 90.2),
    ("- Gewicht heute morgen: 72,4 kg", 72.4), ("- Poids du matin : 72 kg", 72),
    ("- Workout: legs\n- Weight: 72.4 kg", 72.4),
    ("## Lunch\n- rice\n- weight 72 kg", 72), ("- weight: 72 kg (goal 70 kg)", 72),
    ("- 净重: 70.0kg", 70), ("- 체중 07:13 공복: 72.0kg (5/29 → -0.95kg)", 72),
    ("- Weight: 72.4 kg (14 March 2026)", 72.4),
  ]) func `is known by words that say when it was taken`(text: String, kilograms: Double) {
    #expect(parsed(text + "\n").day.weights.map(\.mass.kilograms) == [kilograms])
  }

  @Test(arguments: [
    "# Strength\n\n## Monday\n- Weight: 80 kg", "- Squat\n  - Weight: 80 kg",
    "- A\n  - Weight: 80 kg\n  - Sets: 3",
    "- Weight: 60 kg 3x5", "- Weight: 60 kg, 8 reps", "- Weight: 70 kg by June", "- Goal weight: 70 kg",
    "- Weight loss: 3 kg",
    "Weight 3 parcels", "- Kniebeugen\n  - Gewicht: 80 kg", "## Lunch\n- weight 72",
    "- Weight: 104 kg (Feb 6, 2026)", "## Goals\n- Weight: 70 kg", "## 目標\n- 体重: 120kg → まず110kg",
    "## Luggage\n- weight 23 kg", "## Luggage\n- Weight: 72 kg", "## Luggage\n### Weight\n- 72 kg",
    "# Gepäck\n\nGewicht: 40 kg", "- Suitcase\n  - Weight: 40 kg", "## Parcels\nweighed 40 kg",
    "- Weight: 70 kg is ideal for my height", "- Gewicht: 70 kg wäre schön", "- Weight: 40 kg parcel",
    "- parcel weight 3 kg", "- Package weight: 40 kg", "- Weight limit 100 kg", "- Weight limit: 100 kg",
    "- Gewicht des Pakets: 40 kg", "- Weight: 72.4 → 72.1", "- Weight: 72.4 kg -> 70 kg",
    "## Weight\n- 72.4 kg → 72.1 kg",
  ]) func `is none that somebody lifted or hopes for`(text: String) {
    #expect(parsed(text + "\n").day.weights.isEmpty)
  }

  @Test(arguments: [
    ("수면: 4h 42m ❌ / 깊은수면 1h5m★ / 체중 72.2kg", 72.2),
    ("**Body comp:** Weight 97.0kg | BMI 28.2 | Age 40.5 (target 35)", 97),
    ("- Slept 7 h, weight 72.4 kg, rested", 72.4), ("weighed 72.4 kg", 72.4), ("I weighed 72.4 kg.", 72.4),
    ("weigh 72.4 kg", 72.4), ("- weigh 233.6", 233.6), ("# 2026-03-14\n\nweigh 80.1", 80.1),
    ("I weighed 72.4 kg this morning.", 72.4), ("## Luggage\n- 23 kg\n## Evening\n- Weight: 72 kg", 72),
    ("- Weight: 72 kg (ideal)", 72), ("- Weight: 72 kg, ideal", 72),
    ("## 14 March (Sat) — DAY 3 · weigh-in: 70.75 kg (fasted)\n- Lunch: soup", 70.75),
    ("# 14 March 2026\n55.85kg\nTea", 55.85), ("55.85 kg\n", 55.85),
    ("# 14 March 2026\n\n# Food\n\n55.85kg\n\n- tea", 55.85),
  ]) func `may stand among other readings, or alone below the title`(text: String, kilograms: Double) {
    #expect(parsed(text + "\n").day.weights.map(\.mass.kilograms) == [kilograms])
  }

  @Test(arguments: [
    "- Bench press: 3 sets, weight 80 kg", "- Squat / weight 80 kg / 5x5",
    "Sleep: 7 h / weight 80 kg by June",
    "- weighed 2 kg of flour", "## Evening\n- weigh 233.6", "weigh 80", "weighed 80 kg of sand",
    "Squat\n80 kg", "80 kg\n\n3x5",
    "## Gym\n80 kg",
    "## Lunch\n80 kg",
    "Goal: weight 70 kg\n", "# Food\n\n- tea\n\n55.85kg", "12.5 kg", "55.7", "- Lunch: soup, weight 80 g",
    "## Training\n- row 5 km / weight 80 kg",
  ]) func `is none among what is lifted, bought or hoped for`(text: String) {
    #expect(parsed(text + "\n").day.weights.isEmpty)
  }

  @Test(arguments: [
    ("- My weight went to 72.4 kg", 1), ("- Weighed myself at 7:30, 72.4 kg", 1),
    ("## Evening\n\nMy weight was down to 72.4 kg.", 3), ("## Luggage\n- Weight: 72 kg", 2),
    ("## Lunch\n- rice\n\nMy weight went to 72.4 kg", 4),
    ("## Workout\n- Squat 80 kg 5x5\n\nWeight: 78.4 kg", 4),
  ]) func `that is not counted is named`(text: String, line: Int) {
    let found = parsed(text + "\n")
    #expect(found.day.weights.isEmpty)
    #expect(found.diagnostics.map(\.code) == [.uncountedWeight])
    #expect(found.diagnostics.map(\.range.lowerBound.line) == [line])
  }

  @Test(arguments: [
    "## Luggage\n- weight 23 kg", "- Package weight: 40 kg", "- Weight limit 100 kg",
    "- Gewicht des Pakets: 40 kg",
    "- Weight: 70 kg is ideal for my height", "- Goal weight: 70 kg", "## Goals\n- My weight is 70 kg",
    "# Strength\n- weight was 80 kg", "- Squat, weight up to 80 kg", "- Weight vest\n\nran 40 km, 60 kg",
    "- lost weight, 72 kg now", "weighed 80 kg of sand", "- Weight: 104 kg (Feb 6, 2026)",
    "- Weight of the flour 300 g",
    "- The dog's weight is 31 kg",
    "- Weight up to 80 kg, 3x5",
  ]) func `is not named where words say whose or what it is`(text: String) {
    #expect(parsed(text + "\n").diagnostics.isEmpty)
  }

  @Test func `among words is named without its unit too, and stands before its change`() {
    #expect(parsed("Weight today was 72.4\n").diagnostics.map(\.code) == [.uncountedWeight])
    #expect(parsed("Squat weight today was 72.4\n").diagnostics.isEmpty)
    #expect(
      modelText("## Weight\n- 72.4 (-0.3)\n- 72.4 (+ 0.3)\n")
        == "2 weight 72.4 kg “(-0.3)”\n3 weight 72.4 kg “(+ 0.3)”\n")
  }

  @Test func `above sets is not counted and named, but not one among them`() {
    #expect(
      parsed("Weight: 81 kg\nSquat 3x5 100 kg\nBench: 80 kg\n").diagnostics.map(\.code) == [.uncountedWeight])
    #expect(parsed("Weight: 81 kg\n\nSquat 3x5 100 kg\n").day.weights.count == 1)
    for text in [
      "- Squat\n  - Weight: 80 kg\n  - Sets: 3\n", "Bench press\nWeight: 80 kg\nSets: 3\n",
      "Weight: 80 kg\nReps: 5\n",
    ] {
      #expect(parsed(text).diagnostics.isEmpty)
    }
  }

  @Test func `among food needs its unit, and is named without`() {
    let found = parsed("## Lunch\n- rice\n- weight 72\n- eggs 2\n- water 2\n")
    #expect(found.day.weights.isEmpty)
    #expect(found.diagnostics.map(\.code) == [.weightWithoutUnit])
    #expect(found.diagnostics.map(\.range.lowerBound.line) == [3])
  }

  @Test func `that leads to another, and a number alone, are named`() {
    #expect(parsed("- Weight: 72.4 kg → 72.1 kg\n").diagnostics.map(\.code) == [.unreadableFigure])
    #expect(parsed("# 14 March 2026\n\n55.7\n").diagnostics.map(\.code) == [.weightWithoutUnit])
    #expect(parsed("# 14 March 2026\n\nfelt well\n\n55.7\n\n2026\n").diagnostics.isEmpty)
  }
}
