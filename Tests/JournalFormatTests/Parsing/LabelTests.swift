import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A label` {
  @Test func `above a list or in an item names its meal`() {
    let text = """
      Lunch
      -

      Lunch
      - soup

      Lunch:
      - soup

      **Lunch**
      - soup
      - Dinner: rice
      - Lunch:
      - eggs

      """
    #expect(
      modelText(text) == """
        5 lunch “soup”
        8 lunch “soup”
        11 lunch “soup”
        12 dinner “rice”
        14 lunch “eggs”

        """)
  }

  @Test func `alone is empty and silent`() {
    #expect(modelText("- Lunch:\n") == "")
  }

  @Test func `applies to what is nested in it`() {
    let text = """
      - Lunch:
        - soup
        - rice
      - Other

      """
    #expect(
      modelText(text) == """
        2 lunch “soup”
        3 lunch “rice”
        4 note “- Other”

        """)
  }

  @Test func `applies to its list and no more`() {
    let text = """
      ## Dinner
      Lunch:
      - soup

      # Elsewhere
      - rice

      """
    #expect(
      modelText(text) == """
        3 lunch “soup”
        6 series “Elsewhere” “rice”

        """)
  }

  @Test func `may stand behind a time or hold one`() {
    let text = "- 12:30 Lunch: soup\n- Lunch 12:30: soup\n"
    #expect(
      modelText(text) == """
        1 lunch 12:30 “soup”
        2 lunch 12:30 “soup”

        """)
  }

  @Test func `before a number, a weight or a total is no food`() {
    let text = """
      - Breakfast: 72.4
      - Lunch: 500 kcal
      - Lunch: total 500 kcal

      """
    #expect(
      modelText(text) == """
        1 note “- Breakfast: 72.4”
        2 note “- Lunch: 500 kcal”
        3 note “- Lunch: total 500 kcal”

        """)
  }

  @Test func `of a meal is no food under weight, tasks, habits and notes`() {
    let text = """
      ## Weight
      - Lunch: soup

      ## Tasks
      - Lunch: soup

      ## Habits
      - Lunch: soup

      ## Notes
      - Lunch: soup

      """
    #expect(
      modelText(text) == """
        2 note under “Weight” “- Lunch: soup”
        5 note under “Tasks” “- Lunch: soup”
        8 note under “Habits” “- Lunch: soup”
        11 note under “Notes” “- Lunch: soup”

        """)
  }

  @Test func `of a meal is food under a heading of the writer’s own`() {
    let text = """
      ## Diary
      - Lunch: soup
      - walked

      """
    #expect(
      modelText(text) == """
        2 lunch “soup”
        3 series “Diary” “walked”

        """)
  }

  @Test func `for a time of day names a meal under Food alone`() {
    let text = """
      - 昼：カレー

      # Food
      - 昼：カレー
      - 朝: パン

      """
    #expect(
      modelText(text) == """
        1 note “- 昼：カレー”
        4 lunch “カレー”
        5 breakfast “パン”

        """)
  }

  @Test func `below an item is read as what it says`() {
    let text = """
      ## Dinner
      - tea (3 kcal)
      Total: 3 kcal
      - bread
      [ ] soup
      [x] rice
      Lunch: eggs (20 kcal)
      weight: 72 kg

      """
    #expect(
      modelText(text) == """
        2 dinner “tea” 3 kcal
        4 dinner “bread”
        5 dinner planned “soup”
        6 dinner “rice”
        7 lunch “eggs” 20 kcal
        8 weight 72 kg

        """)
  }

  @Test func `of a field is read once`() {
    let text = """
      ## Dinner
      - tea
      Lunch:: soup
      Petit-déjeuner:: pain
      08:15 rice
      lunch:: eggs

      """
    #expect(
      modelText(text) == """
        2 dinner “tea”
        3 lunch “soup”
        4 breakfast “pain”
        5 dinner 08:15 “rice”
        6 lunch “eggs”

        """)
  }

  @Test func `that means nothing known is a note`() {
    let text = """
      ## Notes
      - key: v
      - **Key:** v
      - key:: v
      - https://x
      - Note to self: buy milk

      """
    #expect(
      modelText(text) == """
        2 note under “Notes” “- key: v”
        3 note under “Notes” “- **Key:** v”
        4 note under “Notes” “- key:: v”
        5 note under “Notes” “- https://x”
        6 note under “Notes” “- Note to self: buy milk”

        """)
  }

  @Test(arguments: [
    ("- Dinner (6:45 PM)\n  - rice\n  - tea", "2 dinner 18:45 “rice”\n3 dinner 18:45 “tea”\n"),
    ("- Dinner (300 kcal)\n  - rice", "1 note “- Dinner (300 kcal)⏎  - rice”\n"),
    ("- 18:45 Dinner (at home)\n  - rice", "1 note “- 18:45 Dinner (at home)⏎  - rice”\n"),
    ("- **Pre-gym meal (04:30):**\n  - coffee\n  - dates", "2 food 04:30 “coffee”\n3 food 04:30 “dates”\n"),
    ("## Post-Gym\n- **07:30 – Meal:** 5 eggs", "2 food 07:30 “5 eggs”\n"),
    ("## Log\n- 10:01 — Meal: lunch, soup\n- 12:00 Meal: breakfast, none. Late.", "2 lunch 10:01 “soup”\n"),
    ("- Meal 2: oats\n- Food: pizza", "1 food “oats”\n2 note “- Food: pizza”\n"),
    ("Meal 1 – eggs + a banana.\n\nMeal 3 -steaks", "1 food “eggs + a banana.”\n3 food “steaks”\n"),
    ("# Food\n\n**Lunch — MQT** — chicken\n**Dinner** — rice", "3 lunch “chicken”\n4 dinner “rice”\n"),
    (
      "# Food\n\n**Night** — Urge to eat. Had water.",
      "3 note under “Food” “**Night** — Urge to eat. Had water.”\n"
    ),
    ("# Repas\n- midi :\n    - riz\n- soir : soupe", "3 lunch “riz”\n4 dinner “soupe”\n"),
  ]) func `of a meal may say more than its name`(text: String, expected: String) {
    #expect(modelText(text + "\n") == expected)
  }

  @Test(arguments: [
    ("- [Pending]", ""), ("- [Pending - after work]", ""),
    ("- (optional: cheese)", "2 note under “Lunch” “- (optional: cheese)”\n"),
    ("- （可加：面包1片）", "2 note under “Lunch” “- （可加：面包1片）”\n"),
    ("- **Verdict: delicious.**", "2 note under “Lunch” “- **Verdict: delicious.**”\n"),
    ("- *Slow day. Ate late.*", "2 note under “Lunch” “- *Slow day. Ate late.*”\n"),
    ("- **Soup.**", "2 lunch “**Soup.**”\n"),
    ("- (soup) and bread (brown)", "2 lunch “(soup) and bread (brown)”\n"),
    ("- [Soup](soup.md)", "2 lunch “[Soup](soup.md)”\n"), ("- 12:30 (soup)", "2 lunch 12:30 “(soup)”\n"),
  ]) func `is followed by foods, not by remarks and what a template left`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }
}
