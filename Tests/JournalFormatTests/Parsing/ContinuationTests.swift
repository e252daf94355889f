import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A line below an item` {
  @Test func `continues it without indentation, unless it begins with a time`() {
    let text = """
      ## Lunch
      - 08:15 porridge
      with milk
      - 08:15 tea
      12:30 soup
      - rice
      (320 kcal)
      - a\u{20}\u{20}
      hard break

      """
    #expect(
      modelText(text) == """
        2 lunch 08:15 “porridge with milk”
        4 lunch 08:15 “tea”
        5 lunch 12:30 “soup”
        6 lunch “rice” 320 kcal
        8 lunch “a hard break”

        """)
  }

  @Test(arguments: [
    ("- 09:30\n  Soup", "2 food 09:30 “Soup”\n"),
    ("- 09:30\n  Soup.\n  Very good.", "2 food 09:30 “Soup.” text “Very good.”\n"),
    ("- 09:30\n  - soup", "3 food 09:30 “soup”\n"),
    ("- 09:30\n\n  Slept well", "2 note under “Food” “- 09:30⏎⏎  Slept well”\n"),
    ("- 09:30\n  > slept well", "2 note under “Food” “- 09:30⏎  > slept well”\n"),
    ("- 09:30\n  - note: slept well", "2 note under “Food” “- 09:30⏎  - note: slept well”\n"),
    ("09:30\nnote: slept well", "2 note under “Food” “09:30⏎note: slept well”\n"),
    ("- 09:30\n  - ![](a.jpg)", "2 food 09:30 “” photo “a.jpg”\n"),
    ("- 09:30", ""),
  ]) func `says what a time alone above it does not`(text: String, expected: String) {
    #expect(modelText("## Food\n\(text)\n") == expected)
  }

  @Test func `may be indented by tabs as code is`() {
    let text = "## Breakfast\n\t- porridge\n\t- tea\n\t\t- milk\n"
    #expect(
      modelText(text) == """
        2 breakfast “porridge”
        3 breakfast “tea” part “milk”

        """)
  }

  @Test func `may be indented by four spaces, and bullets may change`() {
    let text = """
      ## Breakfast

          - porridge
            - milk
       - a
      * b
      + c
        - nested
          - deeper

      """
    #expect(
      modelText(text) == """
        3 breakfast “porridge” part “milk”
        5 breakfast “a”
        6 breakfast “b”
        7 breakfast “c” part “nested”

        """)
  }

  @Test(arguments: [
    // Behind the end of a sentence.
    ("- soup.\n  was hot\n", "2 lunch “soup.” text “was hot”\n"),
    ("- *Soup!*\nwas hot\n", "2 lunch “*Soup!*” text “was hot”\n"),
    ("- 汤。\n  很好吃\n", "2 lunch “汤。” text “很好吃”\n"),
    // With a capital where the line above had room.
    ("- cola\n  Tasty.\n  too cold\n", "2 lunch “cola” text “Tasty.⏎  too cold”\n"),
    ("- cola\n  *Élan*\n", "2 lunch “cola” text “*Élan*”\n"),
    ("12:30 cola\nTasty\n", "2 lunch 12:30 “cola” text “Tasty”\n"),
    ("- cola\n  note: cold\n  Tasty\n", "2 lunch “cola” note “cold” text “Tasty”\n"),
    ("- cola\n  Tasty #fizzy\n", "2 lunch “cola” #fizzy text “Tasty #fizzy”\n"),
  ])
  func `that begins a sentence of its own is a remark`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)") == expected)
  }

  @Test(arguments: [
    ("- cola\n  and ice\n", "2 lunch “cola and ice”\n"), ("- cola\n  2 eggs\n", "2 lunch “cola 2 eggs”\n"),
    ("- bread,\n  Gouda\n", "2 lunch “bread, Gouda”\n"),
    ("- Brot mit\n  Butter\n", "2 lunch “Brot mit Butter”\n"),
    ("- bread (and\n  Gouda)\n", "2 lunch “bread (and Gouda)”\n"),
    ("- soup\n  Hot (80 kcal)\n", "2 lunch “soup Hot” 80 kcal\n"),
    ("- カレー\n  サラダ\n", "2 lunch “カレー サラダ”\n"),
    (
      "- a soup of all that was left over in the refrigerator of Aunt\n  Mary\n",
      "2 lunch “a soup of all that was left over in the refrigerator of Aunt Mary”\n"
    ),
  ])
  func `that goes on with its words is no remark`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)") == expected)
  }

  @Test(arguments: [
    ("- 8. Idli", "2 lunch “8. Idli”\n"),
    ("- 8. Idli\nwith chutney", "2 lunch “8. Idli with chutney”\n"),
    ("- 2026. Year", "2 lunch “2026. Year”\n"),
    ("- + a", "2 lunch “+ a”\n"),
    ("- # h", "2 lunch “# h”\n"),
    ("- > q", "2 lunch “> q”\n"),
    ("- [foo]: /bar", "2 lunch “[foo]: /bar”\n"),
    ("- - nested\n  - other", "2 lunch “- nested” part “other”\n"),
  ]) func `of a block in an item is still one entry`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- 08:15 ארוחת בוקר", "2 lunch 08:15 “ארוחת בוקר”\n"),
    ("- \u{200F}08:15 x", "2 lunch 08:15 “x”\n"),
    ("-\u{A0}x", "2 lunch “x”\n"),
    ("- \u{FEFF}x", "2 lunch “x”\n"),
    ("- é 🍽️", "2 lunch “é 🍽️”\n"),
    ("- a\u{2028}b\u{0C}c", "2 lunch “a\u{2028}b\u{0C}c”\n"),
  ]) func `written in another script is read alike`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test func `that a program wrote travels with the item`() {
    let text = """
      ## Lunch
      - a
        id:: 65f0
        collapsed:: true
        :LOGBOOK:
        CLOCK: x
        :END:
      - b ^abc-1
      - c
        ^ref

      """
    #expect(
      modelText(text) == """
        2 lunch “a”
        8 lunch “b”
        9 lunch “c”

        """)
  }
}
