import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A meal in bold` {
  @Test func `may have its time behind it`() {
    #expect(
      modelText(
        """
        # Saturday, 14 March 2026

        **Breakfast** 8 am: toast

        **Lunch** 12.45 – soup

        **Snack** (16:00): pear

        - **Dinner** at 7.30pm: rice
        - __Dessert__ 20:15: cake

        """)
          == """
          3 breakfast 08:00 “toast”
          5 lunch 12:45 “soup”
          7 snack 16:00 “pear”
          9 dinner 19:30 “rice”
          10 dessert 20:15 “cake”

          """)
  }

  @Test(arguments: [
    ("## Lunch 12.45", "3 lunch 12:45 “soup”\n"), ("## Lunch (8.15)", "3 lunch 08:15 “soup”\n"),
    ("## Lunch 12.75", "3 lunch “soup”\n"), ("## Lunch 24.10", "3 lunch “soup”\n"),
    ("## Lunch 1.5", "3 lunch “soup”\n"),
  ])
  func `may have a full stop in that time`(title: String, model: String) {
    #expect(modelText("\(title)\n\n- soup\n") == model)
  }

  @Test func `is a label with nothing but a time behind it`() {
    #expect(modelText("## Log\n\n- **Run** 5 km: good\n") == "3 series “Log” “**Run** 5 km: good”\n")
  }
}

@Suite struct `Dates of other days in one file` {
  @Test(arguments: [
    "# Log\n\n**2026-03-01**\n\n- Breakfast: oats\n\n**2026-03-02**\n\n- Lunch: rice\n",
    "# Food\n\n## 1 March\n\n### Lunch\n\n- rice\n\n## 2 March\n\n- oats\n",
    "2026-03-01\n\n- Breakfast: oats\n\n2026-03-02\n\n- Lunch: rice\n",
    "## Food\n\n- soup\n**2026-03-01**\n- oats\n\n## 2026-03-02\n\n- weight: 72 kg\n",
  ])
  func `are named once where something counts below them`(text: String) {
    let found = parsed(text).diagnostics.filter { $0.severity > .hint }
    #expect(
      found.map(\.message) == [
        "2 other days have titles here, and what stands below them counts as 2026-03-14; give the file a name that is no date, "
          + "and ‘journal import log FILE’ makes a file of each day"
      ])
  }

  @Test func `are named where it is one`() {
    #expect(
      annotated("## 13 March\n\n- Lunch: rice\n\n## 14 March\n\n- Lunch: soup\n")
        == """
        ## 13 March
        ^^^^^^^^^^^ heading-names-another-day

        - Lunch: rice

        ## 14 March

        - Lunch: soup

        """)
  }

  @Test(arguments: [
    "## 15 March\n\n- [ ] call Anna\n\nA note.\n", "## 14 March\n\n- Lunch: rice\n",
    "- Lunch: rice\n\n## 15 March\n\nRain.\n",
    "## 15 March\n\nRain.\n\n# Saturday, 14 March 2026\n\n- Lunch: soup\n",
    "## Plan for 15 March\n\n- Lunch: soup\n",
  ])
  func `are silent where nothing does`(text: String) {
    #expect(parsed(text).diagnostics.isEmpty)
  }

  @Test func `end the list above them`() {
    #expect(
      modelText("## Food\n\n- oats\n**2026-03-14**\n- toast\n")
        == "3 food “oats”\n4 note under “Food” “**2026-03-14**”\n5 food “toast”\n")
  }
}

@Suite struct `A whole day on one line` {
  @Test(arguments: [
    ("Breakfast: oats, Lunch: soup, Dinner: pizza", "Breakfast: oats\nLunch: soup\nDinner: pizza"),
    ("Breakfast: oats / Lunch: soup", "Breakfast: oats\nLunch: soup"),
    ("- Breakfast: oats; Lunch: soup; Dinner: pizza", "- Breakfast: oats\n- Lunch: soup\n- Dinner: pizza"),
    ("* 08:00 Breakfast: oats, fruit. Lunch: soup", "* 08:00 Breakfast: oats, fruit\n* Lunch: soup"),
    ("Breakfast: oats | Lunch 12:30: soup (300 kcal)", "Breakfast: oats\nLunch 12:30: soup (300 kcal)"),
  ])
  func `is named, and taken apart by a fix`(line: String, mended: String) {
    let source = SourceText(Array("\(line)\n".utf8))
    let found = parsed(source).diagnostics
    #expect(found.map(\.code) == [.uncountedFood])
    let fixes = DayFileFixes(source, day: day("2026-03-14"), path: "2026-03-14.md", parser: DayFileParser())
    #expect(String(decoding: fixes.result.bytes, as: UTF8.self) == "\(mended)\n")
    #expect(parsed(fixes.result).diagnostics.isEmpty)
  }

  @Test(arguments: ["B: oats, L: soup, D: pizza", "- B: oats; L: soup", "## Log\n\n- B: oats, L: soup"])
  func `is named where letters stand for its meals`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: ["B: oats", "S: Anna, L: Peter", "A: oats, B: soup", "D: call, L: write"])
  func `is none with other letters or no food`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.isEmpty)
  }
}

@Suite struct `A sign for a box` {
  @Test(arguments: [
    ("☐", " "), ("⬜", " "), ("✓", "x"), ("✔️", "x"), ("✅", "x"), ("☑", "x"), ("✗", "-"), ("❌", "-"),
    ("→", ">"), ("➜", ">"),
  ])
  func `is named with the box to write`(sign: String, mark: String) {
    #expect(
      parsed("## Tasks\n\n- \(sign) call the bank\n").diagnostics.map(\.message) == [
        "this sign is no box, so the item is no task; write ‘- [\(mark)] …’ for it"
      ])
    #expect(
      parsed("## Tasks\n\n\(sign) call the bank\n").diagnostics.map(\.message) == [
        "a sign is no box, and a box is a task only in a list, so this line is a note; write it as an item: ‘- [\(mark)] …’"
      ])
  }

  @Test(arguments: ["- → so I stayed", "- ✗ too expensive", "❌ no sugar", "- ↑ 2 kg"])
  func `may be another outside tasks`(line: String) {
    #expect(parsed("## Log\n\n\(line)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("- call the bank\n- pay rent", "3"), ("- call the bank\n- [ ] pay rent", "3"),
    ("- [ ] call\n- pay rent\n- buy milk", "4"),
    ("- TODO call\n- pay rent", "4"),
  ])
  func `is missing from a list of tasks`(list: String, line: String) {
    let found = parsed("## Tasks\n\n\(list)\n").diagnostics
    #expect(found.map(\.code) == [.uncountedTask])
    #expect(found.map { "\($0.range.lowerBound.line)" } == [line])
  }

  @Test(arguments: [
    "- [ ] call the bank\n- [x] pay rent", "- a quiet day.\n- nothing came", "- none",
    "- work:\n  - [ ] call",
    "- [ ] call\n- as agreed: soon", "- 09:00\n  - call the bank\n- [ ] pay rent",
  ])
  func `is not missed where something else is said`(list: String) {
    #expect(parsed("## Tasks\n\n\(list)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "- [x] Breakfast - oats", "- [x] Lunch: soup", "## Today\n\n- [x] 08:00 Breakfast: oats and banana",
  ])
  func `before a meal makes it a task, which is named`(text: String) {
    #expect(
      parsed("# 2026-03-14\n\n\(text)\n").diagnostics.map(\.message) == [
        "with a box this is a task and not counted as food; if it was eaten, write it without the box, or below ‘## Food’"
      ])
  }

  @Test(arguments: [
    "- [ ] Lunch: soup", "- [x] Lunch with Anna", "- [x] Lunch: call Anna", "## Tasks\n\n- [x] Lunch: soup",
  ])
  func `before another word is silent`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.isEmpty)
  }
}

@Suite struct `A weight in other signs` {
  @Test(arguments: ["- ⚖️ 72.4 kg", "⚖️ 72.4 kg", "⚖ 72.4 kg", "- ⚖️: 72.4 kg", "- 07:10 ⚖️ 72.4 kg"])
  func `is read behind scales`(line: String) {
    #expect(parsed("# 2026-03-14\n\n\(line)\n").day.weights.map(\.mass.kilograms) == [72.4])
  }

  @Test(arguments: [
    "- वजन: ७०.५ किलो", "- वजन: ७०.५", "## वजन\n\n- ०७:१५ ७०.५ किलो", "- weight: ７０.５ kg",
  ])
  func `is read in the digits of Hindi and in wide ones`(text: String) {
    #expect(parsed("\(text)\n").day.weights.map(\.mass.kilograms) == [70.5])
  }

  @Test func `is named in digits that are not read`() {
    #expect(parsed("- weight: ٧٠ kg\n").diagnostics.map(\.code) == [.uncountedWeight])
    #expect(parsed("## Weight\n\n- ৭০ kg\n").diagnostics.map(\.code) == [.uncountedWeight])
  }

  @Test func `has company in times and energies`() {
    #expect(
      modelText("## नाश्ता\n\n- ०८:१५ पोहा (३०० kcal)\n- २ अंडे (१५० kcal)\n")
        == "3 breakfast 08:15 “पोहा” 300 kcal\n4 breakfast “२ अंडे” 150 kcal\n")
  }
}

@Suite struct `What nobody eats among meals` {
  @Test(arguments: [
    "- dog food", "- Cat food 200 g", "- Hundefutter (300 kcal)", "- 猫粮", "- IMG_2041.png",
    "- [[IMG_2041.jpeg]]", "15:00 IMG_2041.HEIC",
  ])
  func `is a note and named`(line: String) {
    let read = parsed("## Lunch\n\n- soup\n\n\(line)\n")
    #expect(read.day.entries.map(\.text.string) == ["soup"])
    #expect(read.diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: [
    "- dogfish", "- hot dog", "- cat-shaped cookies", "- ![](IMG_2041.png)", "- soup at noon.png bar",
  ])
  func `is none of these`(line: String) {
    let read = parsed("## Lunch\n\n\(line)\n")
    #expect(read.day.entries.count == 1)
    #expect(read.diagnostics.isEmpty)
  }
}

@Suite struct `Lines as people write them` {
  @Test(arguments: [
    (
      "| Meal | What |\n|---|---|\n| Breakfast | eggs, toast |\n| Lunch | soup |\n",
      "3 breakfast “eggs, toast”\n4 lunch “soup”\n"
    ),
    ("| Weight | BF% |\n|---|---|\n| 82.1 kg | 21.5 |\n", "3 weight 82.1 kg fat 21.5%\n"),
    (
      "Ce matin: café\nCe midi: poulet\nCe soir: soupe\n",
      "1 breakfast “café”\n2 lunch “poulet”\n3 dinner “soupe”\n"
    ),
    ("**Breakfast** – 420 kcal\n\n- eggs\n- toast\n", "3 breakfast “eggs”\n4 breakfast “toast”\n"),
    (
      "## Food\n\n- soup (450 kcal)\n- Calories total: 450\n- Calories left: 300\n- Cravings: chocolate\n",
      "3 food “soup” 450 kcal\n5 note under “Food” “- Calories left: 300”\n6 note under “Food” “- Cravings: chocolate”\n"
    ),
    ("## Lunch\n\n- Coffee\n- Caffeine 50 mg\n", "3 lunch “Coffee” facts “Caffeine 50 mg” caffeine 0.05\n"),
    ("## Snacks\n\nNone today\n\n## Dinner\n\n- nope\n- Lunch skipped\n", ""),
    (
      "## Log\n\n- weight 60 kg x 8\n- Weight 60 kg × 8\n\n## Notes\n\n- The weight of 72 kg per m2\n",
      "3 series “Log” “weight 60 kg x 8”\n4 series “Log” “Weight 60 kg × 8”\n8 note under “Notes” “- The weight of 72 kg per m2”\n"
    ),
  ])
  func `are read`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "eggs: 78*2 kcal", "eggs 2*78 kcal", "bread 2 × (80 kcal)", "300/2 kcal soup", "600 kcal / 2",
    "oats (150 kcal) + milk (100 kcal) + honey (60)", "burrito (700–900)", "3 eggs (70 each)",
    "salad: 1,2 MJ",
  ])
  func `are named where a figure of them does not count`(line: String) {
    #expect(parsed("## Lunch\n\n- \(line)\n").diagnostics.map(\.code) == [.almostFacts])
  }
}
