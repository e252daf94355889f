import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A heading` {
  @Test func `may say more than its day`() {
    let text =
      "### March 14 (Saturday — long run day)\n\n**Breakfast** — oats\n**Before bed** — nuts\n\n72.4 kg\n"
    #expect(modelText(text).contains("3 breakfast “oats”\n4 snack “nuts”\n"))
    #expect(parsed("# 14-03-2026, shopping and a swim\n\n08:00 porridge\n").day.entries.count == 1)
    #expect(parsed("# 14 March, menu\n\nLunch: soup\n").day.entries.isEmpty)
  }

  @Test func `may be the short name of the file's weekday`() {
    #expect(modelText("# Sat\n\n08:00 porridge\n") == "3 food 08:00 “porridge”\n")
    #expect(parsed("# Mon\n\n08:00 porridge\n").day.entries.isEmpty)
  }

  @Test(arguments: [
    ("## Breakfast\n- a", "2 breakfast “a”\n"),
    ("## 🍽️ Breakfast:\n- a", "2 breakfast “a”\n"),
    ("# BREAKFAST\n- a", "2 breakfast “a”\n"),
    ("### 2. Breakfast\n- a", "2 breakfast “a”\n"),
    ("- ## Breakfast\n- a", "2 breakfast “a”\n"),
    ("## Breakfast #log ##\n- a", "2 breakfast “a”\n"),
    ("## [[Breakfast]]\n- a", "2 breakfast “a”\n"),
    ("## [Breakfast](x.md)\n- a", "2 breakfast “a”\n"),
    ("## **Breakfast**\n- a", "2 breakfast “a”\n"),
    ("## Breakfast (late)\n- a", "2 breakfast “a”\n"),
    ("## Breakfast 2\n- a", "2 breakfast “a”\n"),
    ("## Breakfast and Lunch\n- a", "2 series “Breakfast and Lunch” “a”\n"),
    ("## Breakfast / Lunch\n- a", "2 breakfast “a”\n"),
    ("### Breakfast / Meal 1 (~615 kcal | 42g protein)\n- a (615 kcal)", "2 breakfast “a” 615 kcal\n"),
    ("## Snacks / Supplements / Protein Shake\n- a", "2 snack “a”\n"),
    ("## Breakfast / Work\n- a", "2 series “Breakfast / Work” “a”\n"),
    ("## Post-Workout Snack\n- a", "2 snack “a”\n"), ("## Pre-gym meal (04:30)\n- a", "2 food 04:30 “a”\n"),
    ("## Pre-workout\n- a", "2 series “Pre-workout” “a”\n"),
    ("## Repas post-entraînement\n- a", "2 food “a”\n"),
    ("## Breakfast ^abc-1\n- a", "2 breakfast “a”\n"),
    ("## Café da manhã\n- a", "2 breakfast “a”\n"),
    ("## Petit-déjeuner\n- a", "2 breakfast “a”\n"),
    ("## 朝食\n- a", "2 breakfast “a”\n"),
  ]) func `is known by its words, however dressed`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test func `twice is read twice`() {
    let text = """
      ## Lunch
      - a

      ## Lunch
      - b

      """
    #expect(
      modelText(text) == """
        2 lunch “a”
        5 lunch “b”

        """)
  }

  @Test func `underlined counts for known words alone`() {
    let text = """
      Lunch
      ---
      - a

      Words
      ---
      - b

      Dinner
      ===
      - c

      """
    #expect(
      modelText(text) == """
        3 lunch “a”
        5 note under “Lunch” “Words”
        7 lunch “b”
        11 dinner “c”

        """)
  }

  @Test func `below an item of a list is not swallowed`() {
    let text = """
      - a
      ## Lunch
      - b

      """
    #expect(
      modelText(text) == """
        1 note “- a”
        3 lunch “b”

        """)
  }
}
