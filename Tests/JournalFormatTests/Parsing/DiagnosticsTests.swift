import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Diagnostics of a page` {
  @Test(arguments: [
    ("- Salad 150 – 200 kcal", "2:9"), ("- Salad 150 - 200 kcal", "2:9"), ("- Salad 150–200 kcal", ""),
    ("- Salad – 200 kcal", ""), ("- Salad 150 g – 200 kcal", ""), ("- Day 5 – 200 kcal", ""),
  ])
  func `a number that may be part of a range is named`(item: String, place: String) {
    let found = parsed("## Lunch\n\(item)\n").diagnostics.map {
      "\($0.range.lowerBound.line):\($0.range.lowerBound.column)"
    }
    #expect(found.joined() == place)
  }

  @Test(arguments: [
    ("## Lunch\n- rice\n-soup\n", "3:1 part of the item above it"), ("## Lunch\n- rice\n  -soup\n", ""),
    ("## Lunch\n\n-soup\n", "3:1 a note and counts for nothing"),
  ])
  func `a missing space behind a bullet is named where it would be one`(text: String, expected: String) {
    let found = parsed(text).diagnostics.filter { $0.code == .missingBulletSpace }.map {
      "\($0.range.lowerBound.line):\($0.range.lowerBound.column) "
        + $0.message.replacing("a bullet needs a space behind it; without one the line is ", with: "")
    }
    #expect(found.joined() == expected)
  }

  @Test func `stand below what they are about`() {
    let text = """
      # Sunday, 15 March 2026

      ## Brekfast
      - tea

      ## Lunch
      -soup
      - 8:75 rice
      - [] bread
      - cake (210 kcal each)
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
        - cake (210 kcal each)
                ^^^^^^^^ almost-facts
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
    "## Lunch\n- a (half) b (300 kcal)\n- a (150 g) b\n", "## Goals\n- cut (1800 kcal)\n",
    "## Mittag\n- Goal: 2000 kcal\n- 510 kcal\n- Total 500 kcal\n- headache 3/10\n",
    "## 5k run\n- easy (400 kcal)\n", "**Workout**\n- swim (200 kcal)\n",
    "Ingredients:\n- flour (300 kcal)\n",
    "## Mittag\n```python\n- a (300 kcal)\n```\n| a (300 kcal) |\n", "- [ ] buy bread (300 kcal)\n",
    "## Notes\n- a (300 kcal)\n\nLunch: a (300 kcal)\n", "Lunch: at the sea\n",
    "%%\n- a\n", "- total 5\n", "---\na: b\n---\n", "# 2026-03-14\n", "## Lunch\n| a | b |\n",
  ]) func `are silent about habits that are merely different`(text: String) {
    #expect(annotated(text) == text)
  }

  @Test(arguments: ["250 beef jerky", "160 coffee", "Milk - 120", "Oatmeal: 130", "rice – 90"])
  func `name a number that may be kcal or grams`(
    words: String
  ) {
    #expect(parsed("## Lunch\n- \(words)\n").diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    "2 eggs", "150 g rice", "330 ml cola", "250 jerky (80 kcal)", "7up", "Dal - 7", "2 Kings 4:38",
    "ratio 16:64",
  ])
  func `are silent about numbers that say what they count`(words: String) {
    #expect(parsed("## Lunch\n- \(words)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("1/2 cup of oatmeal:150\n1 tsp of sugar:15\ntotal:165", true), ("rice\ndal", true), ("rice", false),
    ("rice\nA long walk.", false), ("swim\nread\nrice", false), ("- rice\n- dal", false),
  ])
  func `name lines of food without a meal`(text: String, isNamed: Bool) {
    let day = parsed("# Saturday, 14 March 2026\n\n\(text)\n")
    #expect(day.diagnostics.map(\.code) == (isNamed ? [.uncountedFood] : []))
    #expect(day.day.entries.isEmpty)
  }

  @Test func `name a list that says again what was eaten`() {
    #expect(
      parsed("## Lunch\n- rice\n- soup\n\n## Food\n- Rice\n- soup\n").diagnostics.map(\.code)
        == [.repeatedFood])
    #expect(parsed("## Lunch\n- rice\n- soup\n\n## Food\n- rice\n- cake\n").diagnostics.isEmpty)
  }

  @Test func `name an energy in a paragraph below an entry`() {
    #expect(
      annotated(
        "## Lunch\n- soup\n\n  with cake (300 kcal)\n  and tea (5 kcal)\n- tea (5 kcal)\n\n  too hot\n")
          == """
          ## Lunch
          - soup

            with cake (300 kcal)
            ^^^^^^^^^^^^^^^^^^^^ uncounted-energy
            and tea (5 kcal)
          - tea (5 kcal)

            too hot

          """)
  }

  @Test func `name energy that no sum holds, and shows it once below each title`() {
    let text = """
      # Saturday, 14 March 2026
      - apple (50 kcal)
      - pear (50 kcal)

      ## Kantine
      - 08:00 headache 3/10
      - 12:30 Schnitzel (1.100 kcal)
      - Salat, 120 kcal

      ### Afternoon break
      - scone — 300 kcal

      **Afterwards**
      - rice (400 kcal)

      ## Dinnr
      - soup (300 kcal)

      ## Breakfast
      - tea (5 kcal)

      Lunch: sandwich (500 kcal)
      and a pear

      ## Log
      - woke up
      Dinner: rice (400 kcal)

      ## Lunch
      Lunch: soup (300 kcal)

      """
    #expect(
      annotated(text) == """
        # Saturday, 14 March 2026
        - apple (50 kcal)
          ^^^^^^^^^^^^^^^ uncounted-energy
        - pear (50 kcal)
          ^^^^^^^^^^^^^^ uncounted-energy

        ## Kantine
        - 08:00 headache 3/10
        - 12:30 Schnitzel (1.100 kcal)
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uncounted-energy
        - Salat, 120 kcal
          ^^^^^^^^^^^^^^^ uncounted-energy

        ### Afternoon break
        - scone — 300 kcal
          ^^^^^^^^^^^^^^^^ uncounted-energy

        **Afterwards**
        - rice (400 kcal)
          ^^^^^^^^^^^^^^^ uncounted-energy

        ## Dinnr
        ^^^^^^^^ near-miss-heading
        - soup (300 kcal)
          ^^^^^^^^^^^^^^^ uncounted-energy

        ## Breakfast
        - tea (5 kcal)

        Lunch: sandwich (500 kcal)
        and a pear

        ## Log
        - woke up
        Dinner: rice (400 kcal)
        ^^^^^^^^^^^^^^^^^^^^^^^ uncounted-energy

        ## Lunch
        Lunch: soup (300 kcal)

        """)
  }

  @Test(arguments: [
    "300 cal", "300 Kalorien", "1000 kJ", "1000 kilojoules", "300 ккал", "300 カロリー", "300 千卡", "300 칼로리",
    "300 ｋｃａｌ",
  ]) func `name energy in whatever word it is stated`(energy: String) {
    #expect(parsed("## Kantine\n- a (\(energy))\n").diagnostics.map(\.code) == [.uncountedEnergy])
    #expect(parsed("## Kantine\n- a\n  (\(energy))\n").diagnostics.map(\.code) == [.uncountedEnergy])
  }

  @Test func `offer a bullet only where no other line would join the item`() {
    let log = "## Log\n\nSnack: nuts (90 kcal)\n"
    #expect(parsed(log).diagnostics.map { $0.fixIt?.offer } == ["write ‘- ’"])
    #expect(parsed(log + "and raisins\n").diagnostics.map { $0.fixIt?.offer } == [nil])
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

  @Test func `a verdict on energies is not named as food`() {
    #expect(parsed("- Calories too low (~1300 kcal)\n").diagnostics.isEmpty)
  }
}
