import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `What holds no entries` {
  @Test func `is code, HTML, quotations and tables`() {
    let text = """
      ## Lunch
      ``` a ```
      - a
      ```
      - b
      ```
      - c
      > - 08:15 x

      <div>
      - d
      </div>

      - e
      <!-- - f -->
      - g

      | 12:30 | soup |

      """
    #expect(
      modelText(text) == """
        2 note under “Lunch” “``` a ```”
        3 lunch “a”
        4 note under “Lunch” “```⏎- b⏎```”
        7 lunch “c”
        8 note under “Lunch” “> - 08:15 x”
        14 lunch “e”
        16 lunch “g”
        18 note under “Lunch” “| 12:30 | soup |”

        """)
  }

  @Test func `is what the program owns, and comments`() {
    let text = """
      ## Lunch
      - a
      %%
      - b
      %%
      - c
      %% - d %%
      - e
      <!-- journal begin recap -->
      - f
      <!-- journal end -->
      - g

      """
    #expect(
      modelText(text) == """
        2 lunch “a”
        6 lunch “c”
        8 lunch “e”
        12 lunch “g”

        """)
  }

  @Test func `is not what an unfinished merge left`() {
    let text = """
      ## Lunch
      - a
      <<<<<<< HEAD
      - b
      =======
      - c
      >>>>>>> x
      - d

      """
    #expect(
      modelText(text) == """
        2 lunch “a”
        4 lunch “b”
        6 lunch “c”
        8 lunch “d”

        """)
  }

  @Test(arguments: [
    "## Lunch\n>>>>>>> quoted\n\n- a\n", "## Lunch\n>>>>>>> quoted\n\n- a\n\n<<<<<<< b\n",
  ]) func `is not a quotation within quotations`(text: String) {
    #expect(parsed(text).diagnostics.isEmpty)
    #expect(modelText(text).contains("4 lunch “a”\n"))
    #expect(modelText(text).contains("2 note under “Lunch” “>>>>>>> quoted”\n"))
  }
}
