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
  ]) func `is known by words that say when it was taken`(text: String, kilograms: Double) {
    #expect(parsed(text + "\n").day.weights.map(\.mass.kilograms) == [kilograms])
  }

  @Test(arguments: [
    "# Strength\n\n## Monday\n- Weight: 80 kg", "- Squat\n  - Weight: 80 kg",
    "- A\n  - Weight: 80 kg\n  - Sets: 3",
    "- Weight: 60 kg 3x5", "- Weight: 60 kg, 8 reps", "- Weight: 70 kg by June", "- Goal weight: 70 kg",
    "- Weight loss: 3 kg",
    "Weight 3 parcels", "- Kniebeugen\n  - Gewicht: 80 kg", "## Lunch\n- weight 72",
  ]) func `is none that somebody lifted or hopes for`(text: String) {
    #expect(parsed(text + "\n").day.weights.isEmpty)
  }
}
