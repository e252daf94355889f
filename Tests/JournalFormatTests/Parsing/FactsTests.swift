import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A facts bracket` {
  @Test(arguments: [
    ("- a (320 kcal)", "2 lunch “a” 320 kcal\n"),
    ("- a (320kcal)", "2 lunch “a” 320 kcal\n"),
    ("- a (320 Cal/12 g fat)", "2 lunch “a” 320 kcal F12\n"),
    ("- a (kcal: 320)", "2 lunch “a” 320 kcal\n"),
    ("- a (1,250 kcal)", "2 lunch “a” 1250 kcal\n"),
    ("- a (1.250 kcal)", "2 lunch “a” 1250 kcal\n"),
    ("- a (1 250 kcal)", "2 lunch “a” 1250 kcal\n"),
    ("- a (~300 kcal)", "2 lunch “a” ~300 kcal\n"),
    ("- a (≈300 kcal)", "2 lunch “a” ~300 kcal\n"),
    ("- a ≈80 kcal", "2 lunch “a” ~80 kcal\n"),
    ("- a ~ 80 kcal", "2 lunch “a” ~80 kcal\n"),
    ("- a 2 ~80 kcal", "2 lunch “a 2” ~80 kcal\n"),
    ("- a 2 ~ 80 kcal", "2 lunch “a 2” ~80 kcal\n"),
    ("- a — 300 kcal,", "2 lunch “a” 300 kcal\n"),
    ("- a | 300 kcal |", "2 lunch “a” 300 kcal\n"),
    ("- a (3 saturated fat)", "2 lunch “a” saturated_fat 3\n"),
    ("- a (400-480 kcal)", "2 lunch “a” 400-480 kcal\n"),
    ("- a (300–350 kcal)", "2 lunch “a” 300-350 kcal\n"),
    ("- a (1340 kJ)", "2 lunch “a” 320.3 kcal\n"),
    ("- a (1340 kJ / 320 kcal)", "2 lunch “a” 320 kcal\n"),
    ("- a (0,5 l)", "2 lunch “a” 500 ml\n"),
    ("- a (150 g)", "2 lunch “a” 150 g\n"),
    ("- a (P: 23g C: 2g F: 9g)", "2 lunch “a” P23 C2 F9\n"),
    ("- a (12g protein 60g carbs 6g fat)", "2 lunch “a” P12 C60 F6\n"),
    ("- a 350kcal 12g protein 60g carbs 6g fat", "2 lunch “a” 350 kcal P12 C60 F6\n"),
    ("- a 350kcal 12g P 60g C 6g F", "2 lunch “a” 350 kcal P12 C60 F6\n"),
    ("- a 350 kcal, 150 g protein 12 g carbs 60 g", "2 lunch “a” 350 kcal P12 C60 150 g\n"),
    ("- a 12g protein 60g carbs", "2 lunch “a 12g protein 60g carbs” P12 C60\n"),
    ("- a P12 C60 F6", "2 lunch “a P12 C60 F6” P12 C60 F6\n"),
    ("- a 12p 60c", "2 lunch “a 12p 60c” P12 C60\n"), ("- a 7up 3c", "2 lunch “a 7up 3c”\n"),
    ("- a (13P 1C 11F)", "2 lunch “a” P13 C1 F11\n"),
    ("- a (E 13 KH 1 F 11)", "2 lunch “a” P13 C1 F11\n"),
    ("- a (320 kcal; 12 g protein; 3 g fibre; 200 ml)", "2 lunch “a” 320 kcal P12 fibre 3 200 ml\n"),
    (
      "- a (95 mg caffeine, 12,5 g sugar, 1.5 g salt, 3 g sat fat, 2 g alcohol)",
      "2 lunch “a” caffeine 0.095 sugar 12.5 salt 1.5 saturated_fat 3 alcohol 2\n"
    ),
    ("- a（320 kcal）", "2 lunch “a” 320 kcal\n"),
    ("- a [kcal:: 320]", "2 lunch “a” 320 kcal\n"),
    ("- a — 320 kcal", "2 lunch “a” 320 kcal\n"),
    ("- a | 320 kcal | 13P 1C 11F", "2 lunch “a” 320 kcal P13 C1 F11\n"),
    ("- (320 kcal)", "2 lunch “” 320 kcal\n"),
    ("- cake (half) (210 kcal)", "2 lunch “cake (half)” 210 kcal\n"),
    ("- a (320 kcal) #b #c", "2 lunch “a” 320 kcal #b #c\n"),
    ("- a #b (320 kcal)", "2 lunch “a” 320 kcal #b\n"),
    ("- a (ca. 300 kcal)", "2 lunch “a” ~300 kcal\n"),
    ("- a (ca 300 kcal, P about 11 g)", "2 lunch “a” ~300 kcal P~11\n"),
    ("- a (Ungefähr 300 kcal)", "2 lunch “a” ~300 kcal\n"),
    ("- a (cerca de 300 kcal)", "2 lunch “a” ~300 kcal\n"),
    ("- a (kcal: environ 300)", "2 lunch “a” ~300 kcal\n"),
    ("- a（約300kcal）", "2 lunch “a” ~300 kcal\n"),
    ("- a (约 300 千卡)", "2 lunch “a” ~300 kcal\n"),
    ("- a (около 300 ккал)", "2 lunch “a” ~300 kcal\n"),
    ("- a — approx. 320 kcal", "2 lunch “a” ~320 kcal\n"),
    ("- a etwa 80 kcal", "2 lunch “a” ~80 kcal\n"),
    ("- a cerca de 80 kcal", "2 lunch “a” ~80 kcal\n"),
    ("- тост 80 ккал", "2 lunch “тост” 80 kcal\n"),
    ("- rund 80 kcal", "2 lunch “rund 80 kcal” ~80 kcal\n"),
    ("- a, 120 kcal", "2 lunch “a” 120 kcal\n"),
    ("- 2 eggs; b, 120 kcal", "2 lunch “2 eggs; b” 120 kcal\n"),
    ("- a、 120 kcal", "2 lunch “a” 120 kcal\n"),
    ("- Calories: ca. 300 kcal", "2 lunch “Calories” ~300 kcal\n"),
  ]) func `states energy, nutrients and amounts`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- a (with my sister, 20 min)", "2 lunch “a (with my sister, 20 min)”\n"),
    ("- a (~300)", "2 lunch “a (~300)”\n"),
    ("- a (-5 kcal)", "2 lunch “a (-5 kcal)”\n"),
    ("- a (9999999999999 kcal)", "2 lunch “a (9999999999999 kcal)”\n"),
    ("- a ()", "2 lunch “a ()”\n"),
    ("- a (320 kcal", "2 lunch “a (320 kcal”\n"),
    ("- ½ cup a", "2 lunch “½ cup a”\n"),
    ("- rice - 150 g", "2 lunch “rice - 150 g”\n"),
    ("- all about 2 eggs", "2 lunch “all about 2 eggs”\n"),
  ]) func `counts only if all of it is facts`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- 800 kcal pizza", "2 lunch “800 kcal pizza” 800 kcal\n"),
    ("- (450 kcal) rice", "2 lunch “(450 kcal) rice” 450 kcal\n"),
    ("- 300 kcal: rice", "2 lunch “300 kcal: rice” 300 kcal\n"),
    ("- cake (210 kcal with cream)", "2 lunch “cake (210 kcal with cream)” 210 kcal\n"),
    ("- soup (~450 kcal, homemade) #home", "2 lunch “soup (~450 kcal, homemade)” ~450 kcal #home\n"),
    ("- 味噌汁（約300kcal、自家製）", "2 lunch “味噌汁（約300kcal、自家製）” ~300 kcal\n"),
    ("- soup (kcal: 320, tasty)", "2 lunch “soup (kcal: 320, tasty)” 320 kcal\n"),
    ("- Coffee (5 kcal), black", "2 lunch “Coffee (5 kcal), black” 5 kcal\n"),
    ("- rice **450 kcal**.", "2 lunch “rice **450 kcal**.” 450 kcal\n"),
    ("- soup, Calories: 290", "2 lunch “soup” 290 kcal\n"),
    ("- rice 450kcal 4P 10C", "2 lunch “rice” 450 kcal P4 C10\n"),
    ("- rice (450 kcal) (P 4 g)", "2 lunch “rice” 450 kcal P4\n"),
    ("- rice - 450 kcal (P 4 g)", "2 lunch “rice” 450 kcal P4\n"),
    ("- bread 320 kcal (1340 kJ)", "2 lunch “bread” 320.3 kcal\n"),
    ("- chicken 165 kcal/100g (330 kcal)", "2 lunch “chicken 165 kcal/100g” 330 kcal\n"),
    ("- rice 200 kcal (half of 400 kcal)", "2 lunch “rice 200 kcal (half of 400 kcal)” 200 kcal\n"),
    (
      "- 4 bars (100 kcal each, 400 kcal total)",
      "2 lunch “4 bars (100 kcal each, 400 kcal total)” 400 kcal\n"
    ),
  ]) func `are read wherever a person puts them`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
    #expect(parsed("## Lunch\n\(line)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("rice (400 kcal) + egg (80 kcal)", "480 kcal"), ("rice 400 kcal, egg 80 kcal", "480 kcal"),
    ("Reis (400 kcal) und Ei (~80 kcal)", "~480 kcal"),
    ("rice (400 kcal) & egg (80-90 kcal)", "480-490 kcal"),
    ("rice (400 kcal, P 8 g), salad, egg (80 kcal, P 6 g)", "480 kcal P14"),
    ("oats (50 g, 190 kcal) with milk (200 ml, 100 kcal)", "290 kcal"),
    ("rice 400 kcal | egg 80 kcal; tea", "480 kcal"),
  ]) func `of several foods in one line are added`(line: String, expected: String) {
    #expect(modelText("## Lunch\n- \(line)\n") == "2 lunch “\(line)” \(expected)\n")
  }

  @Test(arguments: [
    "- banana (105 kcal) x2", "- crackers 80 kcal each",
    "- rice (450 kcal per 100 g)",
    "- chicken (165 kcal/100g)", "- half of 800 kcal pizza", "- walked, burned 300 kcal", "- tea 2 80 kcal",
    "- toast -80 kcal",
    "- rice (400 kcal) egg (80 kcal)", "- cake 32O kcal", "- cake (5l0 kcal)", "- rice (1e9 kcal)",
    "- cake (510 kcal",
    "- rice (400 kcal) + egg (8O kcal)",
  ]) func `do not count where they are another's or in doubt, and a hint says so`(line: String) throws {
    let day = parsed("## Lunch\n\(line)\n")
    #expect(try #require(day.day.entries.first).facts.energy == nil)
    #expect(day.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    (
      "  - Calories: 290\n  - bread (80 kcal)",
      "facts “Calories: 290” 290 kcal part “bread” 80 kcal sum 290 kcal"
    ),
    (
      "  Kalorien: 290\n  Eiweiß: 12 g",
      "facts “Kalorien: 290” 290 kcal facts “Eiweiß: 12 g” P12 sum 290 kcal"
    ),
    ("  - Protéines : 12 g", "facts “Protéines : 12 g” P12"), ("  - Белки: 12 г", "facts “Белки: 12 г” P12"),
    ("  kcal:: 300", "facts “kcal:: 300” 300 kcal sum 300 kcal"),
    ("  - Protein (g): ~12", "facts “Protein (g): ~12” P~12"),
    ("  - P 12 g, C 30 g", "facts “P 12 g, C 30 g” P12 C30"),
    ("- Est. kcal: 720 | P: 45g", "facts “Est. kcal: 720 | P: 45g” 720 kcal P45 sum 720 kcal"),
    ("\n  Calories: 290\n  Fat: 7 g", "facts “Calories: 290” 290 kcal facts “Fat: 7 g” F7 sum 290 kcal"),
    ("  - Macros:\n    - Calories: 290", "facts “Calories: 290” 290 kcal sum 290 kcal"),
    ("- Sugar: 2 tsp", "\n3 lunch “Sugar: 2 tsp”"),
  ]) func `below an entry are said of it`(lines: String, expected: String) {
    let entry = expected.hasPrefix("\n") ? expected : " \(expected)"
    #expect(modelText("## Lunch\n- Soup\n\(lines)\n") == "2 lunch “Soup”\(entry)\n")
  }

  @Test(arguments: [
    ("- a (G 12, P 3, C 4)", "2 lunch “a” F12 P3 C4\n")
  ]) func `knows the letters of the language`(line: String, expected: String) {
    var settings = JournalSettings()
    settings.language = Language(rawValue: "es")
    #expect(modelText("## Lunch\n\(line)\n", settings: settings) == expected)
  }

  @Test func `at the end of a second line belongs to the entry`() {
    #expect(
      modelText(
        """
        ## Lunch
        - rice
        (320 kcal)

        """) == "2 lunch “rice” 320 kcal\n")
  }

  @Test func `of nested items is summed where the entry has none`() {
    let text = """
      ## Lunch
      - plate
        - rice (100 kcal)
        - beans (50 kcal)
      - plate
        - rice (100 kcal)
        - beans
      - plate (300 kcal)
        - rice (100 kcal)
      - plate
        - rice

      """
    #expect(
      modelText(text) == """
        2 lunch “plate” part “rice” 100 kcal part “beans” 50 kcal sum 150 kcal
        5 lunch “plate” part “rice” 100 kcal part “beans” sum 100 kcal partial
        8 lunch “plate” 300 kcal part “rice” 100 kcal
        10 lunch “plate” part “rice”

        """)
  }
}

@Suite struct `A line of thousands of nutrients` {
  @Test(arguments: ["1g protein ", "protein 1g ", "P1 ", "1g protein, "])
  func `is read without looking at all of it from each`(word: String) {
    #expect(parsed("## Food\n\n- x \(String(repeating: word, count: 20_000))\n").day.entries.count == 1)
  }
}
