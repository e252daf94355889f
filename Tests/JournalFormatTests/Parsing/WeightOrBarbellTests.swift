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
    "- Weight: 72.4 → 72.1", "- Weight: 72.4 kg -> 70 kg", "## Weight\n- 72.4 kg → 72.1 kg",
  ]) func `is none that somebody lifted or hopes for`(text: String) {
    #expect(parsed(text + "\n").day.weights.isEmpty)
  }

  @Test(arguments: [
    ("수면: 4h 42m ❌ / 깊은수면 1h5m★ / 체중 72.2kg", 72.2),
    ("**Body comp:** Weight 97.0kg | BMI 28.2 | Age 40.5 (target 35)", 97),
    ("- Slept 7 h, weight 72.4 kg, rested", 72.4), ("weighed 72.4 kg", 72.4), ("I weighed 72.4 kg.", 72.4),
    ("weigh 72.4 kg", 72.4),
    ("## 14 March (Sat) — DAY 3 · weigh-in: 70.75 kg (fasted)\n- Lunch: soup", 70.75),
    ("# 14 March 2026\n55.85kg\nTea", 55.85), ("55.85 kg\n", 55.85),
    ("# 14 March 2026\n\n# Food\n\n55.85kg\n\n- tea", 55.85),
  ]) func `may stand among other readings, or alone below the title`(text: String, kilograms: Double) {
    #expect(parsed(text + "\n").day.weights.map(\.mass.kilograms) == [kilograms])
  }

  @Test(arguments: [
    "- Bench press: 3 sets, weight 80 kg", "- Squat / weight 80 kg / 5x5",
    "Sleep: 7 h / weight 80 kg by June",
    "- weighed 2 kg of flour", "weigh 233.6", "weighed 80 kg of sand", "Squat\n80 kg", "80 kg\n\n3x5",
    "## Gym\n80 kg",
    "## Lunch\n80 kg",
    "Goal: weight 70 kg\n", "# Food\n\n- tea\n\n55.85kg", "12.5 kg", "55.7", "- Lunch: soup, weight 80 g",
    "## Training\n- row 5 km / weight 80 kg",
  ]) func `is none among what is lifted, bought or hoped for`(text: String) {
    #expect(parsed(text + "\n").day.weights.isEmpty)
  }

  @Test func `that leads to another, and a number alone, are named`() {
    #expect(parsed("- Weight: 72.4 kg → 72.1 kg\n").diagnostics.map(\.code) == [.unreadableFigure])
    #expect(parsed("# 14 March 2026\n\n55.7\n").diagnostics.map(\.code) == [.weightWithoutUnit])
    #expect(parsed("# 14 March 2026\n\nfelt well\n\n55.7\n\n2026\n").diagnostics.isEmpty)
  }
}
