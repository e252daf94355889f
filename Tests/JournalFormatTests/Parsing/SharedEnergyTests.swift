import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `An energy that a line states of several foods` {
  /// Each shared energy with the line that states it, and the words of the entries that it is of.
  private func shared(_ text: String) -> [String] {
    let day = parsed(text + "\n").day
    return day.sharedEnergies.map { shared in
      let words = shared.entries.map { day.entries[$0].text.string }.joined(separator: ", ")
      return "\(shared.range.lowerBound.line): \(amountText(shared.energy.middle.kilocalories)) of \(words)"
    }
  }

  private func amountText(_ amount: Double) -> String { String(Int(amount)) }

  @Test(arguments: [
    "Calories: 450", "**Calories:** 450 | **Protein:** 30g", "\n**Calories:** 450 | **Protein:** 30g",
    "- **Calories:** 450 | **Protein:** 30g",
    "- **Calories:** 450 / 2,200 (97%) ✅", "- Calories: 450 🔴",
    "\n*Calories: ~450 kcal, Protein: ~30g*", "\n~450 cal, 30g protein",
  ])
  func `may stand in any form below a list`(line: String) {
    let read = parsed("## Lunch\n\n- oats\n- soup\n\(line)\n")
    #expect(read.day.entries.map { $0.text.string } == ["oats", "soup"])
    #expect(read.day.sharedEnergies.map(\.energy.middle.kilocalories) == [450])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "## Breakfast\n- eggs\n- toast\n- Total: 450 kcal\n## Dinner\n- soup\n- Total: 620 kcal",
      ["4: 450 of eggs, toast", "7: 620 of soup"]
    ),
    ("## Breakfast (450 kcal)\n- eggs\n- toast\n## Dinner\n- soup (300 kcal)", ["1: 450 of eggs, toast"]),
    ("## Breakfast\n- eggs\n- toast\n- Calories: ~450", ["4: 450 of eggs, toast"]),
    (
      "## Food\n- **Lunch**\n  - **Items:**\n    - soup\n    - tea\n  - Calories: 300",
      ["6: 300 of soup, tea"]
    ),
    (
      "## Food\n\n**Lunch** (700 kcal)\n- rice\n- beans\n\n- Dinner (500 kcal):\n  - soup\n  - bread",
      ["3: 700 of rice, beans", "7: 500 of soup, bread"]
    ),
    ("## Food\n- eggs\n- soup\n\n## Total\n- Calories: 1500", ["6: 1500 of eggs, soup"]),
    (
      "## Breakfast\n- eggs\n- toast\n### Total: 300 kcal\n## Lunch\n- rice\n### Total: 600 kcal",
      ["4: 300 of eggs, toast", "7: 600 of rice"]
    ),
    (
      "Breakfast: eggs\nLunch: soup\n\nBreakfast: 300 kcal\nLunch: 200 kcal",
      ["4: 300 of eggs", "5: 200 of soup"]
    ),
    ("## Lunch\n- rice\n- beans\n\nTotal: 1800 / 2000 kcal", ["5: 1800 of rice, beans"]),
    ("## Lunch\n- rice\n- beans\n- Total: 1800 kcal (goal 2000)", ["4: 1800 of rice, beans"]),
    (
      "# Food Log\n\n## Lunch\n- rice\n- beans\n\n## Daily Total: ~1300 / 2000 cal\n- Protein: 95g",
      ["7: 1300 of rice, beans"]
    ),
    (
      "### Food\n\n**Breakfast:** eggs, toast\n**Lunch:** salad\n\n**Calories:** ~1800\n",
      ["6: 1800 of eggs, toast, salad"]
    ),
    ("# 2026-03-14\n\n## Nutrition\n\n- Calories: 1850 / 2200\n\n## Lunch\n\n- soup", ["5: 1850 of soup"]),
    ("## Lunch\n- rice\n- beans\n- Calories: 1200/2000", ["4: 1200 of rice, beans"]),
  ])
  func `is theirs together where they state none`(text: String, expected: [String]) {
    #expect(shared(text) == expected)
    #expect(parsed(text + "\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("## Lunch - 300 kcal\n- soup\n- bread 100 kcal", ["1: 200 of soup"]),
    (
      "## Breakfast\n- eggs (200 kcal)\n- toast\n\nTotal so far: 300 kcal\n\n## Lunch\n- rice\n\nTotal so far: 900 kcal",
      ["5: 100 of toast", "10: 600 of rice"]
    ),
    (
      "## Breakfast\n- eggs\n- Total: 300 kcal\n## Lunch\n- rice (400 kcal)\n## Dinner\n- soup\n\n**Day: 1500 kcal**\n",
      ["3: 300 of eggs"]
    ),
    (
      "## Breakfast\n- eggs\n- Total: 300 kcal\n## Dinner\n- soup\n- Total for the day: 1500 kcal",
      ["3: 300 of eggs", "6: 1200 of soup"]
    ),
    ("## Lunch\n- rice (300 kcal)\n  - butter\n- beans\n\nTotal: 800 kcal", ["6: 500 of beans"]),
  ])
  func `is less what others among them state`(text: String, expected: [String]) {
    #expect(shared(text) == expected)
  }

  @Test(arguments: [
    "## Lunch\n- rice\n- Remaining 650 kcal", "## Lunch\n- rice\n- Net calories: 1200",
    "## Lunch\n- rice\n- Exercise: 300 kcal",
    "## Lunch\n- rice\n- Total this week: 9000 kcal", "## Lunch\n- rice\n- Weekly total: 12600 kcal",
    "## Lunch\n- rice\n- Total yesterday: 1800 kcal",
    "## Lunch\n- rice (300 kcal)\n- bread\n\nTotal: 200 kcal",
    "## Notes\nCalories: 2300\nSteps: 8000\n\n## Lunch\n- rice",
    "## Lunch (planned)\n- [ ] rice\n- Total: 300 kcal",
    "**Targets:**\n\n- Lunch: 600 kcal\n\n## Lunch\n\n- soup",
    "## Guidelines\n\n- Lunch: 600 kcal\n\n## Lunch\n\n- soup",
    "## Lunch\n- rice (300 kcal)\n- Total: 300 kcal",
  ])
  func `is none where it is another's, or not eaten, or they state more`(text: String) {
    #expect(shared(text).isEmpty)
    #expect(parsed(text + "\n").day.entries.count <= 2)
  }

  @Test func `is found once for each of ten thousand running totals`() {
    let text = "## Food\n" + String(repeating: "- rice\n- So far: 9000 kcal\n", count: 10_000)
    let day = parsed(text).day
    #expect(day.entries.count == 10_000)
    #expect(Set(day.sharedEnergies.flatMap(\.entries)).count == day.sharedEnergies.flatMap(\.entries).count)
  }
}
