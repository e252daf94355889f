import JournalFormat
import JournalTestSupport
import Testing

/// Lines that CommonMark takes for the words of the item above, though a person begins something new with them.
@Suite struct `Lines right below an item` {
  @Test func `open a meal as a bold line, a label or a bare word above the next item`() {
    #expect(
      modelText(
        """
        **Breakfast**
        - porridge
        **Lunch**
        - soup
        Dinner:
        - fish
        Snack
        - nuts

        - and an apple
        """) == """
          2 breakfast “porridge”
          4 lunch “soup”
          6 dinner “fish”
          8 snack “nuts”
          10 snack “and an apple”

          """)
  }

  @Test func `keep a word that ends a sentence`() {
    #expect(modelText("## Snack\n\n- an apple after\nlunch\n") == "3 snack “an apple after lunch”\n")
  }

  @Test func `give the timed lines behind a label its meal`() {
    #expect(
      modelText("## Dinner\n\n- fish\nSnack:\n21:00 nuts\nand raisins\n22:00 tea\n") == """
        3 dinner “fish”
        5 snack 21:00 “nuts and raisins”
        7 snack 22:00 “tea”

        """)
  }
}

@Suite struct `Keys without indentation below an item` {
  @Test(arguments: [
    ("## Log\n- a\nweight: 72 kg\n", "2 series “Log” “a”\n3 weight 72 kg\n"),
    ("- [ ] a\nWeight: 72 kg\n", "1 task open “a”\n2 weight 72 kg\n"),
    ("## Habits\n- [x] a\nMood: 4/5\n", "2 habit done “a”\n3 mood 4/5\n"),
    ("## Lunch\n- a\nweight: 72 kg\nb\n", "2 lunch “a”\n3 weight 72 kg\n4 note under “Lunch” “b”\n"),
    ("## Log\n- a\n  weight: 72 kg\n", "2 series “Log” “a weight: 72 kg”\n"),
    ("## Log\n- a\nLunch: soup\n", "2 series “Log” “a”\n3 note under “Log” “Lunch: soup”\n"),
    ("## Lunch\n- a\nDinner: 2\n- b\n", "2 lunch “a”\n3 note under “Lunch” “Dinner: 2”\n4 lunch “b”\n"),
    (
      "## Lunch\n- a\nDinner: 45 min\nSnack: nuts\n",
      "2 lunch “a”\n3 note under “Lunch” “Dinner: 45 min”\n4 snack “nuts”\n"
    ),
    (
      "## Lunch\n- a\nDinner: about 500 kcal\n",
      "2 lunch “a”\n3 note under “Lunch” “Dinner: about 500 kcal”\n"
    ),
  ])
  func `are read as on a line of their own`(text: String, model: String) {
    #expect(modelText(text) == model)
  }

  @Test(arguments: ["## Lunch\n- a\ncomplete: yes\n", "- [ ] a\ncomplete: yes\n"])
  func `say that the day is complete`(text: String) {
    #expect(parsed(text).day.isComplete == true)
    #expect(modelText(text).hasSuffix(" “a”\ncomplete yes\n"))
  }
}

@Suite struct `Readings with words around them` {
  @Test(arguments: [
    ("## Weight: 72.4 kg\n", "1 weight 72.4 kg\n"),
    (
      "## Weight\n\n- 60 km ride\n- 71 kg after the ride\n",
      "3 note under “Weight” “- 60 km ride”\n4 weight 71 kg “after the ride”\n"
    ),
    ("- 07:05 Weight: 72.4 kg\n", "1 weight 07:05 72.4 kg\n"),
    ("## Notes\n\n- 21:00 Mood: 4/5\n", "3 mood 21:00 4/5\n"),
    ("## Habits\n\n- Steps: 10,000\n", "3 habit noted “Steps” 10000\n"),
  ])
  func `are weights, moods and amounts where a person sees them`(text: String, model: String) {
    #expect(modelText(text) == model)
  }

  @Test func `name nutrients before or behind their figures`() {
    #expect(
      modelText("## Lunch\n\n- x (10 g protein, 5 g fat)\n- y (150 g P 11 g)\n- z (P 11 g F 5 g)\n") == """
        3 lunch “x” P10 F5
        4 lunch “y” P11 150 g
        5 lunch “z” P11 F5

        """)
  }
}
