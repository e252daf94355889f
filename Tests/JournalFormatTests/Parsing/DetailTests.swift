import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `What hangs under an entry` {
  @Test func `is read by its keys`() {
    let text = """
      ## Lunch
      - soup (300 kcal)
        - heard: so um I had soup
        - photo: ![](../media/a.jpg)
        - barcode: 4001234567890
        - source: model x
        - edited: 2026-03-14 21:02
        - note: too salty
        - rice (100 kcal)
        - beans
        > said he

        A paragraph.

        - ![[b.jpg]]
      - bread
        - **heard:** x
        - edited: 2026-03-14
      - ![](c.jpg)
      - tea
      heard: y
        photo: d.jpg

      """
    #expect(
      modelText(text) == """
        2 lunch “soup” 300 kcal heard “so um I had soup” photo “../media/a.jpg” barcode “4001234567890” source “model x” edited 2026-03-14 21:02 note “too salty” part “rice” 100 kcal part “beans” text “> said he” text “A paragraph.” photo “b.jpg”
        16 lunch “bread” heard “x” edited 2026-03-14
        19 lunch “![](c.jpg)” photo “c.jpg”
        20 lunch “tea” heard “y” photo “d.jpg”

        """)
  }

  @Test func `may be a picture whose path has spaces, in angle brackets`() {
    #expect(
      modelText("## Lunch\n- soup\n  - photo: ![](<../media/my lunch.jpg>)\n- ![](<a b.jpg>)\n") == """
        2 lunch “soup” photo “../media/my lunch.jpg”
        4 lunch “![](<a b.jpg>)” photo “a b.jpg”

        """)
  }
}
