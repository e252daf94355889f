import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A new entry` {
  @Test func `goes among foods without bullets as one of them`() {
    let text = "## Lunch\n\nFried rice\n12:30 tea\nTotal: 420 kcal\n\n## Notes\n"
    #expect(
      adding("figs", .lunch, to: text)
        == "## Lunch\n\nFried rice\n12:30 tea\nfigs\nTotal: 420 kcal\n\n## Notes\n")
    #expect(
      adding("12:10 soup (80 kcal)", .lunch, to: text)
        == "## Lunch\n\nFried rice\n12:10 soup (80 kcal)\n12:30 tea\nTotal: 420 kcal\n\n## Notes\n")
  }

  @Test func `goes after the last of its category with an earlier or equal time`() {
    let text = """
      ## Breakfast

      - 08:15 Porridge
      - 08:40 Coffee
      - Apple

      ## Lunch

      - 13:10 Rice

      """
    #expect(
      adding("08:40 toast (80 kcal) #home", .breakfast, to: text) == """
        ## Breakfast

        - 08:15 Porridge
        - 08:40 Coffee
        - 08:40 toast (80 kcal) #home
        - Apple

        ## Lunch

        - 13:10 Rice

        """)
    #expect(
      adding("07:00 tea", .breakfast, to: text) == """
        ## Breakfast

        - 07:00 tea
        - 08:15 Porridge
        - 08:40 Coffee
        - Apple

        ## Lunch

        - 13:10 Rice

        """)
    #expect(
      adding("tea", .breakfast, to: text) == """
        ## Breakfast

        - 08:15 Porridge
        - 08:40 Coffee
        - Apple
        - tea

        ## Lunch

        - 13:10 Rice

        """)
  }

  @Test func `stands outside what hangs under the one before it`() {
    let text = """
      ## Breakfast
      - 08:15 Porridge
        - heard: so um
        > a quotation
      - 09:00 Coffee

      """
    #expect(
      adding("08:20 tea", .breakfast, to: text) == """
        ## Breakfast
        - 08:15 Porridge
          - heard: so um
          > a quotation
        - 08:20 tea
        - 09:00 Coffee

        """)
  }

  @Test(arguments: [
    ("## Lunch\n\n## Dinner\n", "## Lunch\n- x\n\n## Dinner\n"),
    ("## Lunch\n## Dinner\n", "## Lunch\n- x\n## Dinner\n"),
    ("## Lunch\n\n\n## Dinner\n", "## Lunch\n\n- x\n\n## Dinner\n"),
    ("## Lunch\n", "## Lunch\n- x\n"),
    ("## Lunch\n\n", "## Lunch\n\n- x\n"),
    ("## Lunch", "## Lunch\n- x"),
    ("**Lunch**\n\n**Dinner**\n", "**Lunch**\n- x\n\n**Dinner**\n"),
    ("Lunch\n-----\n\nDinner\n------\n", "Lunch\n-----\n- x\n\nDinner\n------\n"),
    ("- Breakfast:\n- Lunch:\n- Dinner:\n", "- Breakfast:\n- Lunch:\n  - x\n- Dinner:\n"),
    ("- Breakfast:\n\t- tea\n- Lunch:\n- Dinner:\n", "- Breakfast:\n\t- tea\n- Lunch:\n\t- x\n- Dinner:\n"),
    ("## Lunch\n\nAt the sea.\n\n## Dinner\n", "## Lunch\n\nAt the sea.\n- x\n\n## Dinner\n"),
    ("## Lunch\n\n- y\n\n## Lunch\n\n## Dinner\n", "## Lunch\n\n- y\n- x\n\n## Lunch\n\n## Dinner\n"),
    ("## Lunch\n- \n\n## Dinner\n- \n", "## Lunch\n- x\n- \n\n## Dinner\n- \n"),
    ("## Lunch\n\n1. \n2. \n", "## Lunch\n\n1. x\n1. \n2. \n"),
    ("## Lunch\n\n---\n\n## Dinner\n", "## Lunch\n- x\n\n---\n\n## Dinner\n"),
    ("## Lunch\n<!-- what? -->\n\n## Dinner\n", "## Lunch\n<!-- what? -->\n- x\n\n## Dinner\n"),
    ("## Lunch\n> what?\n\n## Dinner\n", "## Lunch\n> what?\n- x\n\n## Dinner\n"),
    ("## Food\n- Breakfast:\n- Lunch:\n- Dinner:\n", "## Food\n- Breakfast:\n- Lunch:\n  - x\n- Dinner:\n"),
    ("## Lunch\n\n## Lunch\n\n## Dinner\n", "## Lunch\n\n## Lunch\n- x\n\n## Dinner\n"),
  ])
  func `goes below its empty title`(text: String, expected: String) {
    #expect(adding("x", .lunch, to: text) == expected)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "\u{FEFF}\n", "\u{FEFF}\r\n"])
  func `goes into a file without a word, behind its byte order mark`(text: String) {
    let ending = text.hasSuffix("\r\n") ? "\r\n" : "\n"
    let written = ["# Saturday, 14 March 2026", "", "## Lunch", "", "- x", ""].joined(separator: ending)
    #expect(adding("x", .lunch, to: text) == text + written)
  }

  @Test(arguments: [
    ("## Lunch\n\n* y\n", "## Lunch\n\n* y\n* 12:00 x\n"),
    ("## Lunch\n\n+ y\n", "## Lunch\n\n+ y\n+ 12:00 x\n"),
    ("## Lunch\n\n1. y\n2. z\n", "## Lunch\n\n1. y\n2. z\n3. 12:00 x\n"),
    ("## Lunch\n\n1. y\n1. z\n", "## Lunch\n\n1. y\n1. z\n1. 12:00 x\n"),
    ("## Lunch\n\n9) y\n", "## Lunch\n\n9) y\n10) 12:00 x\n"),
    ("## Lunch\n\n- 8:15 y\n", "## Lunch\n\n- 8:15 y\n- 12:00 x\n"),
    ("## Lunch\n\n- **08:15** y\n", "## Lunch\n\n- **08:15** y\n- **12:00** x\n"),
    ("## Lunch\n\n- [08:15] y\n", "## Lunch\n\n- [08:15] y\n- [12:00] x\n"),
    ("## Lunch\n\n- y\n\n- z\n", "## Lunch\n\n- y\n\n- z\n\n- 12:00 x\n"),
    ("## Lunch\n\n\t- y\n\t\t- a\n", "## Lunch\n\n\t- y\n\t\t- a\n\t- 12:00 x\n"),
    ("## Lunch\n\n-   y\n", "## Lunch\n\n-   y\n-   12:00 x\n"),
    ("## Lunch\r\n\r\n- y\r\n", "## Lunch\r\n\r\n- y\r\n- 12:00 x\r\n"),
    ("## Lunch\r\n\r\n- y", "## Lunch\r\n\r\n- y\r\n- 12:00 x"),
    ("\u{FEFF}## Lunch\n- y\n", "\u{FEFF}## Lunch\n- y\n- 12:00 x\n"),
    ("- Lunch: y\n", "- Lunch: y\n- 12:00 Lunch: x\n"),
    ("- **Lunch:** y\n", "- **Lunch:** y\n- 12:00 **Lunch:** x\n"),
    ("## Lunch\n\n11:00 y\n", "## Lunch\n\n11:00 y\n12:00 x\n"),
    ("- Lunch:\n  - y\n- Dinner:\n", "- Lunch:\n  - y\n  - 12:00 x\n- Dinner:\n"),
  ])
  func `looks like those around it`(text: String, expected: String) {
    #expect(adding("12:00 x", .lunch, to: text) == expected)
  }

  @Test(arguments: [
    (
      "## Breakfast\n\n- a\n\n## Dinner\n\n- b\n\n## Tasks\n\n- [ ] c\n",
      "## Breakfast\n\n- a\n\n## Lunch\n\n- x\n\n## Dinner\n\n- b\n\n## Tasks\n\n- [ ] c\n"
    ),
    ("## Dinner\n\n- b\n", "## Lunch\n\n- x\n\n## Dinner\n\n- b\n"),
    ("# Day\n\n## Tasks\n\n- [ ] c\n", "# Day\n\n## Lunch\n\n- x\n\n## Tasks\n\n- [ ] c\n"),
    ("## Weight\n\n- 72 kg\n\n## Notes\n\nb\n", "## Weight\n\n- 72 kg\n\n## Lunch\n\n- x\n\n## Notes\n\nb\n"),
    ("# Day\n\nSlept badly.\n", "# Day\n\nSlept badly.\n\n## Lunch\n\n- x\n"),
    ("# Day\n\nSlept badly.", "# Day\n\nSlept badly.\n\n## Lunch\n\n- x"),
    ("### Breakfast\n- a\n### Dinner\n- b\n", "### Breakfast\n- a\n### Lunch\n- x\n### Dinner\n- b\n"),
    ("**Breakfast**\n\n- a\n", "**Breakfast**\n\n- a\n\n**Lunch**\n\n- x\n"),
    ("Breakfast:\n- a\n", "Breakfast:\n- a\n\nLunch:\n- x\n"),
    ("- Breakfast:\n  - a\n", "- Breakfast:\n  - a\n- Lunch:\n  - x\n"),
    ("- Breakfast: a\n- Dinner: b\n", "- Breakfast: a\n- Lunch: x\n- Dinner: b\n"),
    ("## Frühstück\n\n- a\n", "## Frühstück\n\n- a\n\n## Mittagessen\n\n- x\n"),
    ("## Food\n\n- a\n\n## Notes\n\nb\n", "## Food\n\n- a\n\n## Lunch\n\n- x\n\n## Notes\n\nb\n"),
    (
      "## Food\n\n### Breakfast\n\n- a\n\n## Notes\n",
      "## Food\n\n### Breakfast\n\n- a\n\n### Lunch\n\n- x\n\n## Notes\n"
    ),
    (
      "### Breakfast\n- a\n\n---\n\n## Sport\n", "### Breakfast\n- a\n\n### Lunch\n- x\n\n---\n\n## Sport\n"
    ),
    (
      "---\ntags: a\n---\n# Day\n\nSlept well.\n",
      "---\ntags: a\n---\n# Day\n\nSlept well.\n\n## Lunch\n\n- x\n"
    ),
    ("---\ntags: a\n---\n# Day\nb\n## Notes\n", "---\ntags: a\n---\n# Day\nb\n## Lunch\n- x\n## Notes\n"),
    ("b\n# Day\n\n<div>\nc\n</div>\n", "b\n# Day\n\n<div>\nc\n</div>\n\n## Lunch\n\n- x\n"),
    ("- ## Breakfast\n\t- a\n", "- ## Breakfast\n\t- a\n- ## Lunch\n\t- x\n"),
    ("", "# Saturday, 14 March 2026\n\n## Lunch\n\n- x\n"),
  ])
  func `makes its title where there is none`(text: String, expected: String) {
    #expect(adding("x", .lunch, to: text) == expected)
  }

  @Test(arguments: [
    ("## Food\n\n- a\n\n## Dinner\n\n- b\n", "## Food\n\n- a\n- x\n\n## Dinner\n\n- b\n"),
    ("## Food\n\n### Dinner\n\n- b\n", "## Food\n- x\n\n### Dinner\n\n- b\n"),
    ("## Food\n- Lunch:\n- Dinner: soup\n", "## Food\n- Lunch:\n- Dinner: soup\n- x\n"),
    ("## Food\n- Breakfast:\n- Lunch:\n", "## Food\n- x\n- Breakfast:\n- Lunch:\n"),
    ("## Breakfast\n\n- b\n", "## Food\n\n- x\n\n## Breakfast\n\n- b\n"),
    ("## Weight\n\n- 72 kg\n\n## Tasks\n", "## Weight\n\n- 72 kg\n\n## Food\n\n- x\n\n## Tasks\n"),
    ("- Lunch: soup\n", "- Lunch: soup\n\n## Food\n\n- x\n"),
  ])
  func `goes below Food where it has no category`(text: String, expected: String) {
    #expect(adding("x", to: text) == expected)
  }

  @Test func `hangs its details under its line as the file does`() throws {
    let entry = NewEntry(
      category: .lunch, time: .noon, text: "soup",
      details: [
        .heard("so um\nsoup"), .photo("../media/a.jpg"), .barcode("4006381333931"), .source("label"),
        .edited(day("2026-03-14"), ClockTime(hour: 21, minute: 2)), .note("hot"), .part("bread", .none),
      ])
    #expect(
      text { try editor("## Lunch\n\n* a\n\t* b\n").adding(entry) } == """
        ## Lunch

        * a
        \t* b
        * 12:00 soup
        \t* heard: so um soup
        \t* photo: ![](../media/a.jpg)
        \t* barcode: 4006381333931
        \t* source: label
        \t* edited: 2026-03-14 21:02
        \t* note: hot
        \t* bread

        """)
    #expect(
      text {
        try editor("1. Lunch: a\n").adding(NewEntry(category: .lunch, text: "b", details: [.note("c")]))
      }
        == "1. Lunch: a\n2. Lunch: b\n   - note: c\n")
  }
}

@Suite struct `A file that is begun` {
  private func begun(_ category: FoodCategory?, language: Language? = nil, like sample: String? = nil)
    -> String
  {
    var settings = JournalSettings()
    settings.language = language
    let parser = DayFileParser(settings: settings)
    let template = sample.map {
      DayFileTemplate(like: SourceText($0), day: day("2026-03-13"), parser: parser)
    }
    return text {
      try editor(nil, settings: settings, template: template ?? DayFileTemplate())
        .adding(NewEntry(category: category, time: .noon, text: "soup"))
    }
  }

  @Test func `has a title and the entry's section`() {
    #expect(begun(.lunch) == "# Saturday, 14 March 2026\n\n## Lunch\n\n- 12:00 soup\n")
    #expect(begun(.beverage) == "# Saturday, 14 March 2026\n\n## Beverage\n\n- 12:00 soup\n")
    #expect(begun(nil) == "# Saturday, 14 March 2026\n\n## Food\n\n- 12:00 soup\n")
  }

  @Test func `speaks the journal's language, and has the day in figures where that is not English`() {
    #expect(begun(.breakfast, language: .german) == "# 2026-03-14\n\n## Frühstück\n\n- 12:00 soup\n")
    #expect(begun(nil, language: .french) == "# 2026-03-14\n\n## Repas\n\n- 12:00 soup\n")
  }

  @Test(arguments: [
    (
      "# Friday, 13 March 2026\n\n## Lunch\n\n* rice\n",
      "# Saturday, 14 March 2026\n\n## Lunch\n\n* 12:00 soup\n"
    ),
    ("### Lunch\n+ rice\n", "### Lunch\n\n+ 12:00 soup\n"),
    ("## Lunch\r\n\r\n- rice\r\n", "## Lunch\r\n\r\n- 12:00 soup\r\n"),
    ("", "# Saturday, 14 March 2026\n\n## Lunch\n\n- 12:00 soup\n"),
  ])
  func `looks like another of the journal`(sample: String, expected: String) {
    #expect(begun(.lunch, like: sample) == expected)
  }

  @Test(arguments: Language.allCases) func `is read as it was meant in every language`(language: Language)
    throws
  {
    for category in FoodCategory.allCases + [nil] as [FoodCategory?] {
      #expect(
        !begun(category, language: language).hasPrefix("refused"),
        "\(language) \(String(describing: category))")
    }
  }
}
