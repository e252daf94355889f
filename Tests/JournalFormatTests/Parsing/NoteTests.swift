import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A note` {
  @Test func `is everything else`() {
    let text = """
      # Notes
      Some prose
      over two lines.

      > a quotation
      - item
        - nested
      1. one

      | a | b |
      |---|---|

      """
    #expect(
      modelText(text) == """
        2 note under “Notes” “Some prose⏎over two lines.”
        5 note under “Notes” “> a quotation”
        6 note under “Notes” “- item⏎  - nested”
        8 note under “Notes” “1. one”
        10 note under “Notes” “| a | b |⏎|---|---|”

        """)
  }

  @Test func `below an unknown bold line is under the heading above both`() {
    let text = """
      ## Saturday log

      **Breakfast**

      - tea

      by the sea

      **Plans**

      - rest

      ## Lunch

      late

      """
    #expect(
      modelText(text) == """
        5 breakfast “tea”
        7 note under “Breakfast” “by the sea”
        9 note under “Saturday log” “**Plans**”
        11 note under “Saturday log” “- rest”
        15 note under “Lunch” “late”

        """)
  }

  @Test func `under no heading has none`() {
    #expect(modelText("words\n") == "1 note “words”\n")
  }
}
