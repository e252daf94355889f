import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `An entry that is changed` {
  private func changing(
    _ file: String, entry: Int = 0, at evening: String? = nil, _ change: (inout EntryChange) -> Void
  )
    -> String
  {
    var wanted = EntryChange()
    change(&wanted)
    let moment = evening.flatMap { time($0)?.start }.map { (day: day("2026-03-14"), time: $0) }
    return text { try editor(file).changing(entry: entry, wanted, at: moment) }
  }

  private static let kilocalories: FoodFacts = {
    let energy = Energy(kilocalories: 80)
    return FoodFacts(energy: energy.map { EnergyAmount(low: $0, high: $0, isEstimate: false) })
  }()

  @Test(arguments: [
    ("- Lunch: soup\n", "- Lunch: stew\n"),
    (
      "## Lunch\n\n- 12:00  soup   (320 kcal)  #home ^id\n",
      "## Lunch\n\n- 12:00  stew   (320 kcal)  #home ^id\n"
    ),
    ("## Lunch\n\n* [x] **12:00** - soup @ 1\n", "## Lunch\n\n* [x] **12:00** - stew\n"),
    ("## Lunch\n\n- soup\n  and bread (9 kcal)\n", "## Lunch\n\n- stew (9 kcal)\n"),
    ("## Lunch\n\n- soup — 320 kcal\n  - note: x\n", "## Lunch\n\n- stew — 320 kcal\n  - note: x\n"),
    ("## Lunch\n\n12:00 soup\n13:00 b\n", "## Lunch\n\n12:00 stew\n13:00 b\n"),
  ])
  func `gets new words and keeps the rest of its line`(file: String, expected: String) {
    #expect(changing(file) { $0.text = "stew" } == expected)
  }

  @Test(arguments: [
    ("- 800 kcal pizza\n", "- 80 kcal pizza\n"),
    ("- rice (290 kcal) leftover\n", "- rice (80 kcal) leftover\n"),
    ("- soup (~450 kcal, homemade)\n", "- soup (80 kcal, homemade)\n"), ("- 210 kcal\n", "- 80 kcal\n"),
    ("- rice, about 300 kcal in all\n", "- rice, 80 kcal in all\n"),
    ("- kcal 320 rice\n", "- 80 kcal rice\n"),
    ("- rice\n  - Calories: 290\n", "- rice\n  - Calories: 80\n"),
    ("- rice\n- Calories: 290 kcal\n", "- rice\n- Calories: 80 kcal\n"),
    ("- rice\n  Calories: 290\n", "- rice\n  Calories: 80\n"),
    ("- rice\n  - Calories: 290, P 12 g\n", "- rice (80 kcal)\n  - Calories: 290, P 12 g\n"),
    ("- Rice: 450 kcal\n", "- Rice (80 kcal)\n"),
    ("- rice (400 kcal) + egg (50 kcal)\n", "- rice (400 kcal) + egg (50 kcal) (80 kcal)\n"),
  ])
  func `gets a new figure where the old one stands`(line: String, expected: String) {
    #expect(changing("## Lunch\n\n" + line) { $0.facts = Self.kilocalories } == "## Lunch\n\n" + expected)
  }

  @Test func `says what to do where figures cannot be told from its words`() {
    #expect(
      changing("## Lunch\n\n- 800 kcal pizza\n") { $0.facts = FoodFacts.none }
        == "refused: the figures stand among the words here and cannot be told apart from them; change them by hand with "
        + "‘journal edit 2026-03-14’, or give the words anew with --text")
  }

  @Test func `says when its words were changed, where a line can hang under it`() {
    #expect(
      changing("## Lunch\n- soup\n  - note: x\n- b\n", at: "21:02") { $0.text = "stew" }
        == "## Lunch\n- stew\n  - note: x\n  - edited: 2026-03-14 21:02\n- b\n")
    #expect(
      changing("## Lunch\n- soup\n  - edited: 2026-03-01\n  - note: x", at: "21:02") { $0.text = "stew" }
        == "## Lunch\n- stew\n  - edited: 2026-03-14 21:02\n  - note: x")
    #expect(
      changing("## Lunch\n- soup", at: "21:02") { $0.text = "stew" }
        == "## Lunch\n- stew\n  - edited: 2026-03-14 21:02")
    #expect(changing("## Lunch\n- soup", at: "21:02") { $0.text = "soup" } == "## Lunch\n- soup")
    #expect(changing("## Lunch\n12:00 soup\n", at: "21:02") { $0.text = "stew" } == "## Lunch\n12:00 stew\n")
    #expect(
      changing("## Lunch\n- soup\n", at: "21:02") { $0.time = .set(TimeSpan(start: .noon)) }
        == "## Lunch\n- 12:00 soup\n  - edited: 2026-03-14 21:02\n")
  }

  @Test func `says when its time, its category or its figures were changed, and not when its tags were`() {
    let file = "## Lunch\n- 12:00 soup (300 kcal)\n"
    #expect(
      changing(file, at: "21:02") { $0.time = .remove }
        == "## Lunch\n- soup (300 kcal)\n  - edited: 2026-03-14 21:02\n")
    #expect(
      changing(file, at: "21:02") { $0.category = .set(.dinner) }
        == "## Lunch\n\n## Dinner\n- 12:00 soup (300 kcal)\n  - edited: 2026-03-14 21:02\n")
    #expect(
      changing(file, at: "21:02") { $0.facts = Self.kilocalories }
        == "## Lunch\n- 12:00 soup (80 kcal)\n  - edited: 2026-03-14 21:02\n")
    #expect(
      changing(file, at: "21:02") { $0.tags = ["home"] } == "## Lunch\n- 12:00 soup (300 kcal) #home\n")
    #expect(changing(file, at: "21:02") { $0.category = .set(.lunch) } == file)
  }

  @Test func `is at about a time, or no longer`() {
    #expect(
      changing("## Lunch\n- **12:00** soup\n") { $0.time = .set(TimeSpan(start: .noon, isEstimate: true)) }
        == "## Lunch\n- ~12:00 soup\n")
    #expect(
      changing("## Lunch\n- ~12:00 soup\n") { $0.time = .set(TimeSpan(start: .noon)) }
        == "## Lunch\n- 12:00 soup\n")
    #expect(
      changing("| Time | Food |\n|---|---|\n| 12:00 | soup |\n") {
        $0.time = .set(TimeSpan(start: .noon, isEstimate: true))
      } == "| Time | Food |\n|---|---|\n| ~12:00 | soup |\n")
  }

  @Test func `has figures of the person’s own once they are changed`() {
    let file = "## Lunch\n- soup (300 kcal)\n  - source: label\n  - note: x\n"
    #expect(
      changing(file) { $0.facts = Self.kilocalories }
        == "## Lunch\n- soup (80 kcal)\n  - source: me\n  - note: x\n")
    #expect(
      changing(file) { $0.text = "stew" }
        == "## Lunch\n- stew (300 kcal)\n  - source: label\n  - note: x\n")
  }

  @Test(arguments: [
    ("## Lunch\n\n- soup\n", "## Lunch\n\n- 12:00 soup\n"),
    ("## Lunch\n\n- 13:10 soup\n", "## Lunch\n\n- 12:00 soup\n"),
    ("## Lunch\n\n- **13:10**: soup\n", "## Lunch\n\n- **12:00**: soup\n"),
    ("## Lunch\n\n- 1:10 pm - 2 pm soup\n", "## Lunch\n\n- 12:00 soup\n"),
    ("## Lunch\n\n- soup @ 1:10 pm (9 kcal)\n", "## Lunch\n\n- 12:00 soup (9 kcal)\n"),
    ("- 13:10 Lunch: soup\n", "- 12:00 Lunch: soup\n"),
    ("- [ ] a\n- Lunch: soup\n", "- [ ] a\n- Lunch: 12:00 soup\n"),
    ("## Lunch 13:10\n\n- soup\n", "## Lunch 13:10\n\n- 12:00 soup\n"),
  ])
  func `gets a new time where the old one stands, and stays at its place`(file: String, expected: String) {
    #expect(changing(file) { $0.time = .set(TimeSpan(start: .noon)) } == expected)
  }

  @Test(arguments: [
    ("## Lunch\n\n- 13:10 soup\n", "## Lunch\n\n- soup\n"),
    ("## Lunch\n\n- soup @ 13:10\n", "## Lunch\n\n- soup\n"),
  ])
  func `loses its time`(file: String, expected: String) {
    #expect(changing(file) { $0.time = .remove } == expected)
  }

  @Test(arguments: [
    ("- Lunch: soup\n", "- Lunch: soup (80 kcal)\n"),
    ("- Lunch: soup #a\n", "- Lunch: soup (80 kcal) #a\n"),
    ("- Lunch: soup #a (320 kcal, P 9 g) #b\n", "- Lunch: soup #a (80 kcal) #b\n"),
    ("- Lunch: soup — 320 kcal\n", "- Lunch: soup (80 kcal)\n"),
    ("- Lunch: soup [kcal:: 320] [protein:: 9]\n", "- Lunch: soup (80 kcal)\n"),
  ])
  func `gets new figures in the place of the old`(file: String, expected: String) {
    #expect(changing(file) { $0.facts = Self.kilocalories } == expected)
  }

  @Test func `loses figures and tags`() {
    #expect(changing("- Lunch: soup (320 kcal) #a\n") { $0.facts = FoodFacts.none } == "- Lunch: soup #a\n")
    #expect(
      changing("- Lunch: soup #a (320 kcal) #b ^id\n") { $0.tags = [] } == "- Lunch: soup (320 kcal) ^id\n")
  }

  @Test func `gets new tags in the place of the old`() {
    #expect(
      changing("- Lunch: #hot soup #a (320 kcal) #b\n") { $0.tags = ["x", "two words"] }
        == "- Lunch: #hot soup #x #[[two words]] (320 kcal)\n")
    #expect(changing("- Lunch: soup (320 kcal)\n") { $0.tags = ["x"] } == "- Lunch: soup (320 kcal) #x\n")
  }

  @Test func `may change in all its parts at once`() {
    let file = "## Lunch\n\n- 13:10 soup (320 kcal) #a\n\n## Dinner\n\n- 19:00 rice\n"
    #expect(
      changing(file, at: "21:02") {
        $0.text = "fish soup"
        $0.time = .set(TimeSpan(start: .noon))
        $0.facts = Self.kilocalories
        $0.tags = ["b"]
        $0.category = .set(.dinner)
      } == """
        ## Lunch


        ## Dinner

        - 12:00 fish soup (80 kcal) #b
          - edited: 2026-03-14 21:02
        - 19:00 rice

        """)
  }

  @Test func `is as it was where words would be read as something else`() {
    func refusal(_ words: String, _ kind: String) -> String {
      "refused: ‘\(words)’ would be read as \(kind) in a day file, and not as these words of an entry; put it in other words"
    }
    #expect(
      changing("## Lunch\n\n- soup\n") { $0.text = "[ ] soup" }
        == refusal("[ ] soup", "food that was not eaten"))
    #expect(
      changing("## Lunch\n\n- soup\n") { $0.text = "12:00 soup" } == refusal("12:00 soup", "food with a time")
    )
    #expect(
      changing("## Lunch\n\n- soup\n") { $0.text = "nothing" }
        == "refused: ‘nothing’ says that nothing was eaten, so it is no entry; ‘journal note nothing’ writes it down as a note"
    )
  }
}
