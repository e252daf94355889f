import JournalFormat
import JournalTestSupport
import Testing

/// Habits of people who never heard of this format: outliners, field plugins, templates left half empty.
@Suite struct `Day files as people write them` {
  @Test(arguments: [
    HandMade(
      "a label ends what a label before it said",
      """
      - Breakfast:
      - Lunch: rice and beans
      - Snacks:
      - Sleep: 7 h
      - 朝：72.4
      - walked home
      """,
      """
      2 lunch “rice and beans”
      4 note “- Sleep: 7 h”
      5 note “- 朝：72.4”
      6 note “- walked home”

      """),
    HandMade(
      "a label without a value and without more is a template's",
      """
      ## Food

      - **Breakfast:**
      - Other drinks:
      - Pre-workout:
        - banana

      ## Training
      - Sets:
      - **Legs:** 3 x 10
      """,
      """
      6 food “banana”
      10 series “Training” “**Legs:** 3 x 10”

      """),
    HandMade(
      "a known word above nested items is a label",
      """
      - Breakfast
      \t- oats
      \t- tea (20 kcal)
      - 12:30 [[Lunch]]
      \t- soup
      \t- note: with a friend
      - Meetings
      \t- Lunch
      - Dinner
      """,
      """
      2 breakfast “oats”
      3 breakfast “tea” 20 kcal
      5 lunch 12:30 “soup”
      7 note “- Meetings⏎\t- Lunch”
      9 note “- Dinner”

      """),
    HandMade(
      "a field on a line of its own",
      """
      wake-up:: 08:00
      breakfast:: a late tortilla with coffee
      lunch::
      dinner:: soup (300 kcal)
      weight:: 72.4 kg

      - breakfast:: oats
        mood:: 4/5
      """,
      """
      1 note “wake-up:: 08:00”
      2 breakfast “a late tortilla with coffee”
      3 note “lunch::”
      4 dinner “soup” 300 kcal
      5 weight 72.4 kg
      7 breakfast “oats”
      8 mood 4/5

      """),
    HandMade(
      "figures and totals among food are not eaten",
      """
      ## Lunch
      - rice and eggs
      - Calories: 510 kcal
      - **Protein:** 20 g
      - Carbs: 54
      - **Totals:** 510 / 1600 kcal
      - Carbs: a heap of rice
      - 210 kcal

      **Totals:** *(roughly)*
      - Protein: 110 g
      - Calories: 1,650 kcal
      """,
      """
      2 lunch “rice and eggs” facts “Calories: 510 kcal” 510 kcal facts “**Protein:** 20 g” P20 facts “Carbs: 54” C54 sum 510 kcal
      7 lunch “Carbs: a heap of rice”
      8 lunch “210 kcal” 210 kcal
      11 note under “Lunch” “- Protein: 110 g”
      12 note under “Lunch” “- Calories: 1,650 kcal”

      """),
    HandMade(
      "nothing eaten is no entry",
      """
      ## Food
      - Breakfast: none
      - Lunch: -
      - Dinner: Skipped
      - Snack: ✅
      - Dessert: {{dessert}}
      - Drinks: 🍵
      - nada
      - None but the best soup
      """,
      """
      7 beverage “🍵”
      9 food “None but the best soup”

      """),
    HandMade(
      "an outliner's hours",
      """
      - ### Lunch:
        collapsed:: true
      \t- 12:00
      \t\t-
      \t- 12:30
      \t\t- soup
      - ### Afternoon:
      \t- 1:00
      \t\t- nap
      """,
      """
      6 lunch 12:30 “soup”
      7 note “- ### Afternoon:⏎\t- 1:00⏎\t\t- nap”

      """),
    HandMade(
      "an outliner's tasks",
      """
      - TODO revise geology
        SCHEDULED: <2026-03-16 Mon 19:30>
        :AGENDA:
        estimated: 1h
        :END:
      - LATER [#A] essay on rivers
        DEADLINE: <2026-03-18 Wed .+1w>
        id:: 65a4ca43-8508
      - DONE [#C] tea :smile:
      """,
      """
      1 task open “revise geology” scheduled:2026-03-16 scheduled:19:30
      6 task open “essay on rivers” due:2026-03-18 !high
      9 task done “tea :smile:” !low

      """),
    HandMade(
      "a log of weights and meals by the time of day",
      """
      ## 体重
      - 朝：
      - 夜：72.4kg

      ## トレーニング内容
      - 種目：
      - 腕立て：30回

      ## 食事内容
      - 朝：パン
      - 昼：
      - 夜：カレー
      """,
      """
      2 note under “体重” “- 朝：”
      3 weight 72.4 kg “夜”
      7 series “トレーニング内容” “腕立て：30回”
      10 breakfast “パン”
      12 dinner “カレー”

      """),
    HandMade(
      "code in an item ends with it",
      """
      - Ran this:
        ```bash
        ls -l

          and more

      🧠 What I learnt
      """,
      """
      1 note “- Ran this:⏎  ```bash⏎  ls -l⏎⏎    and more”
      7 note “🧠 What I learnt”

      """),
    HandMade(
      "callouts, queries and buttons hold no entries",
      """
      > [!Recap]+
      > - Lunch: soup
      > breakfast:: [[Shake]]

      ```dataview
      LIST FROM "Food"
      ```

      %% PUBLISHER: start
      ```dataview
      TABLE x
      ```
      %%

      - [volunteers::Some, Body]
      """,
      """
      1 note “> [!Recap]+⏎> - Lunch: soup⏎> breakfast:: [[Shake]]”
      5 note “```dataview⏎LIST FROM "Food"⏎```”
      15 note “- [volunteers::Some, Body]”

      """),
    HandMade(
      "a time before a meal's label or in it, and a dash",
      """
      - 12:30 Lunch: noodles
      - Dinner (19:00): curry (600 kcal)
      - 13:00 called a friend: no answer
      - 18:00 Dinner
      - Lunch - with a friend

      ## Food
      - **Breakfast** - oats
      - 08:15 Breakfast: eggs
      - pasta - with cheese
      """,
      """
      1 lunch 12:30 “noodles”
      2 dinner 19:00 “curry” 600 kcal
      3 note “- 13:00 called a friend: no answer”
      4 note “- 18:00 Dinner”
      5 note “- Lunch - with a friend”
      8 breakfast “oats”
      9 breakfast 08:15 “eggs”
      10 food “pasta - with cheese”

      """),
    HandMade(
      "a diary of tables",
      """
      ### Lunch, 12:30pm

      | Item | Calories |
      |---|---|
      | rice | 200 |

      ## Notes on food
      - more greens
      """,
      """
      5 lunch 12:30 “rice” 200 kcal
      8 series “Notes on food” “more greens”

      """),
    HandMade(
      "front matter that is a site's or a template's",
      """
      ---
      weight: 10
      mood: ???
      date: 2026-03-14
      ---
      # Daily Note
      - Mood: {{mood}}
      ## Todo's
      - [ ] call
      ## Mood Tracker
      - calm
      """,
      """
      7 note under “Daily Note” “- Mood: {{mood}}”
      9 task open “call”
      11 mood “calm”

      """),
    HandMade(
      "figures of energy as they come",
      """
      ## Breakfast
      - coffee: 5 kcal
      - 300cal snack bar
      - toast 80kcal
      - rice 200 g: 1,260 kcal
      - two eggs = ~140 cal #home
      - 2 slices, 24 g protein

      ## Day
      - Lunch: 45 min
      - Dinner: 1h
      - Snack: 2 pears 120 kcal
      """,
      """
      2 breakfast “coffee” 5 kcal
      3 breakfast “300cal snack bar” 300 kcal
      4 breakfast “toast” 80 kcal
      5 breakfast “rice 200 g” 1260 kcal
      6 breakfast “two eggs” ~140 kcal #home
      7 breakfast “2 slices, 24 g protein” P24
      10 series “Day” “Lunch: 45 min”
      11 series “Day” “Dinner: 1h”
      12 snack “2 pears” 120 kcal

      """),
    HandMade(
      "habits by another name, and a weight below its label",
      """
      ## Habits Tracker
      - [x] water

      ## What I ate today
      - toast

      ## Health
      - Weight:
        - 72.4 kg
      """,
      """
      2 habit done “water”
      5 food “toast”
      9 weight 72.4 kg

      """),
  ])
  func `are read as a person reads them, in silence`(_ habit: HandMade) {
    let day = parsed(habit.text)
    #expect(modelText(day) == habit.model)
    #expect(annotated(habit.text, with: day.diagnostics) == habit.text)
  }
}

/// A made-up day file after what many people do, and what it holds.
struct HandMade: CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var model: String

  init(_ testDescription: String, _ text: String, _ model: String) {
    self.testDescription = testDescription
    self.text = text
    self.model = model
  }
}
