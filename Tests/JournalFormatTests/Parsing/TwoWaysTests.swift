import JournalFormat
import JournalTestSupport
import Testing

/// Lines that a second reader, written from the specification alone, once read in another way.
@Suite struct `What could be read in two ways` {
  @Test func `a bracket that closes before the colon is part of a label`() {
    #expect(modelText("- [[Lunch]]: soup\n") == "1 lunch “soup”\n")
    #expect(modelText("- [Lunch](x.md): soup\n") == "1 lunch “soup”\n")
    #expect(modelText("- [Lunch: soup\n") == "1 note “- [Lunch: soup”\n")
    #expect(modelText("- *Lunch* : soup\n") == "1 lunch “soup”\n")
    #expect(modelText("- *Lunch: soup\n") == "1 note “- *Lunch: soup”\n")
  }

  @Test func `a field's words end before its bracket`() {
    #expect(modelText("- [lunch:: soup]\n") == "1 lunch “soup”\n")
    #expect(modelText("- (lunch:: soup (hot))\n") == "1 lunch “soup (hot)”\n")
  }

  @Test func `a label's words may stand below it`() {
    #expect(modelText("- Lunch:\n  soup and bread\n") == "1 lunch “soup and bread”\n")
    #expect(modelText("- Lunch:\n  id:: 65f\n- soup\n") == "3 lunch “soup”\n")
  }

  @Test func `a label may hold a time and still apply to a list`() {
    #expect(modelText("- Lunch (12:30):\n  - soup\n") == "2 lunch 12:30 “soup”\n")
    #expect(modelText("- 12:30 Lunch:\n- soup\n") == "2 lunch 12:30 “soup”\n")
  }

  @Test func `struck and linked titles lose their marks`() {
    #expect(modelText("## ~~Lunch~~\n\n- soup\n") == "3 lunch “soup”\n")
    #expect(modelText("## [🍽 Lunch](x.md)\n\n- soup\n") == "3 lunch “soup”\n")
    #expect(modelText("##Lunch\n- soup\n") == "2 lunch “soup”\n")
  }

  @Test func `an item on the line of another is not what it applies to`() {
    #expect(modelText("- 1) Lunch\n") == "1 note “- 1) Lunch”\n")
    #expect(modelText("- 1) Lunch\n     - soup\n").contains("2 lunch “soup”\n"))
  }

  @Test func `a box that a label names ends no label above`() {
    #expect(modelText("- Lunch:\n- [x] : soup\n") == "2 lunch “: soup”\n")
  }

  @Test func `a day key behind a box under food is food`() {
    #expect(modelText("## Lunch\n\n- [x] Mood: 4/5\n") == "3 lunch “Mood: 4/5”\n")
  }

  @Test func `half a litre is no fat in French either`() {
    var french = JournalSettings()
    french.language = .french
    #expect(modelText("- Snack: eau (0,5 l)\n", settings: french) == "1 snack “eau” 500 ml\n")
    #expect(modelText("- Snack: noix (L 7 g)\n", settings: french) == "1 snack “noix” F7\n")
  }

  @Test func `a meal's label with a nought is no food`() {
    #expect(modelText("- Lunch: 0\n") == "1 note “- Lunch: 0”\n")
  }

  @Test func `a meal's field that is no food stays a note`() {
    #expect(modelText("lunch:: 2\n") == "1 note “lunch:: 2”\n")
  }

  @Test func `a mass alone behind a time is no facts`() {
    #expect(parsed("## Lunch\n\n- 13:00 4 g\n").day.entries.first?.facts.isEmpty == true)
  }

  @Test func `lines over an underline that is none are read like others`() {
    #expect(modelText("weight:: 72 kg\nand more\n---\n") == "1 weight 72 kg\n2 note “and more”\n")
  }

  @Test func `an indented list below a paragraph is one above a rule too`() {
    #expect(modelText("Today\n    - Lunch: soup\n---\n") == "1 note “Today”\n2 lunch “soup”\n")
  }

  @Test func `a byte order mark takes no columns`() {
    #expect(modelText("\u{FEFF}- Lunch\n  - soup\n") == "2 lunch “soup”\n")
    #expect(modelText("\u{FEFF}    - Lunch: soup\n      - hot\n") == "1 lunch “soup” part “hot”\n")
  }

  @Test func `a no-break space behind a bullet takes one column`() {
    #expect(modelText("-\u{A0}Lunch\n  -\u{A0}soup\n") == "2 lunch “soup”\n")
    #expect(modelText("    -\u{A0}Lunch: soup\n") == "1 lunch “soup”\n")
  }

  @Test func `a bold line below an item outlives the next label`() {
    let text = """
      **Breakfast**
      - porridge
      **Lunch**
      - Starter: bread
      - fish

      """
    #expect(
      modelText(text) == """
        2 breakfast “porridge”
        4 lunch “Starter: bread”
        5 lunch “fish”

        """)
  }

  @Test func `hidden lines at the end of a note are none of it`() {
    #expect(modelText("- idea\n%% aside %%\n") == "1 note “- idea”\n")
  }
}
