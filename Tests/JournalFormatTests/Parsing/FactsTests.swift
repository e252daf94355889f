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
    ("- Calories: ca. 300 kcal", ""),
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
