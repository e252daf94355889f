import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A category` {
  @Test func `ends at a heading of its level or above, or at a known one`() {
    let text = """
      ## Lunch
      - a
      ## Shopping
      - eggs
      ## Dinner
      - b
      ### First course
      - c
      #### Weight
      - 72 kg
      # Elsewhere
      - d

      """
    #expect(
      modelText(text) == """
        2 lunch “a”
        4 series “Shopping” “eggs”
        6 dinner “b”
        8 dinner “c”
        10 weight 72 kg
        12 series “Elsewhere” “d”

        """)
  }

  @Test func `below Food is a meal, and Food has entries of its own`() {
    let text = """
      # Food
      - a
      ## Lunch
      - b
      ## Elsewhere
      - c
      ## Afternoon
      - d
      ## Weight
      - 72 kg

      """
    #expect(
      modelText(text) == """
        2 food “a”
        4 lunch “b”
        6 food “c”
        8 snack “d”
        10 weight 72 kg

        """)
  }

  @Test(arguments: ["**Breakfast** (350 kcal)", "Breakfast (350 kcal)"])
  func `is that of a meal's name, which is all the words of an entry below Food`(item: String) {
    let text = "## Food\n\n- \(item)\n  - 2 eggs\n  - toast\n"
    let entries = parsed(text).day.entries
    #expect(entries.first?.category == .breakfast)
    #expect(entries.first?.energy?.middle.kilocalories == 350)
  }

  @Test func `opened by a bold line ends at another bold line`() {
    let text = """
      **Lunch**
      - a

      **Random**

      - b

      """
    #expect(
      modelText(text) == """
        2 lunch “a”
        4 note “**Random**”
        6 note “- b”

        """)
  }

  @Test(arguments: [
    ("## Frokost\n- a", "2 lunch “a”\n")
  ]) func `of a word that means two things is read in the language of the journal`(
    line: String, expected: String
  ) {
    var settings = JournalSettings()
    settings.language = Language(rawValue: "da")
    #expect(modelText("\(line)\n", settings: settings) == expected)
  }

  @Test(arguments: [
    ("## Frokost\n- a", "2 note under “Frokost” “- a”\n"),
    ("## Déjeuner\n- a", "2 note under “Déjeuner” “- a”\n"),
  ]) func `that depends on the language is none without one`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("## Déjeuner\n- a", "2 breakfast “a”\n"),
    ("## Dîner\n- a", "2 lunch “a”\n"),
    ("## Souper\n- a", "2 dinner “a”\n"),
  ]) func `has words of its own in Québec`(line: String, expected: String) {
    var settings = JournalSettings()
    settings.language = Language(rawValue: "fr-CA")
    #expect(modelText("\(line)\n", settings: settings) == expected)
  }
}
