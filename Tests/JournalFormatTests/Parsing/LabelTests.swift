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
}
