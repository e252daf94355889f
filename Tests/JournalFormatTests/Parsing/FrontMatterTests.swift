import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Front matter` {
  @Test func `gives weight, mood, tags and completeness`() {
    let text = """
      ---
      weight: 72.4 kg
      mood: 4/5
      tags:
        - a
        - b
      complete: true
      other:
        weight: 9
      ---
      - x

      """
    #expect(
      modelText(text) == """
        2 weight 72.4 kg
        3 mood 4/5
        11 note “- x”
        tags #a #b
        complete yes

        """)
  }

  @Test func `may end in dots`() {
    let text = """
      ---
      tags: a b
      ...
      - x

      """
    #expect(
      modelText(text) == """
        4 note “- x”
        tags #a #b

        """)
  }

  @Test func `that never closes is none`() {
    let text = """
      ---
      weight: 72.4 kg
      - x

      """
    #expect(
      modelText(text) == """
        2 weight 72.4 kg
        3 note “- x”

        """)
  }

  @Test func `without a key is a rule`() {
    #expect(
      modelText(
        """
        ---

        ---
        - x

        """) == "4 note “- x”\n")
  }

  @Test func `may follow a byte order mark`() {
    let text = "\u{FEFF}---\nmood: 4/5\n---\n## Lunch\n- x\n"
    #expect(
      modelText(text) == """
        2 mood 4/5
        5 lunch “x”

        """)
  }
}
