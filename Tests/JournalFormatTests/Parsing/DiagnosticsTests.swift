import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Diagnostics of a page` {
  @Test func `stand below what they are about`() {
    let text = """
      # Sunday, 15 March 2026

      ## Brekfast
      - tea

      ## Lunch
      -soup
      - 8:75 rice
      - [] bread
      - cake (210 kcal with cream)
      - plate (300 kcal)
        - rice (100 kcal)

      ## Weight
      - 500 kg
      - 72.4

      ## Tasks
      - [ ] a due:2026-02-30

      ## Déjeuner
      - pain

      ```
      - eggs

      """
    #expect(
      annotated(text) == """
        # Sunday, 15 March 2026
        ^^^^^^^^^^^^^^^^^^^^^^^ heading-names-another-day

        ## Brekfast
        ^^^^^^^^^^^ near-miss-heading
        - tea

        ## Lunch
        -soup
        ^ missing-bullet-space
        - 8:75 rice
          ^^^^ impossible-time
        - [] bread
          ^^ empty-box
        - cake (210 kcal with cream)
               ^^^^^^^^^^^^^^^^^^^^^ almost-facts
        - plate (300 kcal)
        ^^^^^^^^^^^^^^^^^^ energy-differs-from-parts to 12:20
          - rice (100 kcal)

        ## Weight
        - 500 kg
          ^^^^^^ implausible-weight
        - 72.4
          ^^^^ weight-without-unit

        ## Tasks
        - [ ] a due:2026-02-30
                    ^^^^^^^^^^ impossible-date

        ## Déjeuner
        ^^^^^^^^^^^ ambiguous-heading
        - pain

        ```
        ^^^ unclosed-fence
        - eggs

        """)
  }

  @Test(arguments: [
    "## Shopping\n- milk\n", "## Lunch\n-\n- \n", "- Lunch:\n", "- [ ]\n", "## Lunch\n", "", "\n",
    "## Lunsj\n- a\n",
    "## Lunch\n- soup (with my sister, 20 min)\n", "## Lunch\n- 3:1 ratio\n- 16:00:24 timer\n",
    "Prose: as ever.\n",
    "%%\n- a\n", "- total 5\n", "---\na: b\n---\n", "# 2026-03-14\n", "## Lunch\n| a | b |\n",
  ]) func `are silent about habits that are merely different`(text: String) {
    #expect(annotated(text) == text)
  }

  @Test func `apply their remedy to the bytes they name`() {
    let text = "## Lunch\n-soup\n- [] bread\n"
    var bytes = Array(text.utf8)
    let edits = parsed(text).diagnostics.compactMap { $0.fixIt?.edit }
    for edit in edits.reversed() {
      let source = SourceText(bytes)
      let place = source.byteOffset(of: edit.range.lowerBound)..<source.byteOffset(of: edit.range.upperBound)
      bytes.replaceSubrange(place, with: edit.replacement)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "## Lunch\n- soup\n- [ ] bread\n")
  }
}
