import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A line that does not count` {
  @Test(arguments: [
    "skipped, just coffee", "no time, just a banana", "kein Frühstück, nur Kaffee", "Nada, solo un café",
  ])
  func `is an entry where it says what there was instead of a meal`(text: String) {
    #expect(parsed("# 2026-03-14\n\n## Lunch\n\n- \(text)\n").day.entries.count == 1)
  }

  @Test(arguments: ["fasting from 8pm", "fasted since noon", "nothing else", "see below"])
  func `is no entry where it says that nothing was eaten, or where it stands`(text: String) {
    #expect(parsed("# 2026-03-14\n\n## Dinner\n\n- \(text)\n").day.entries.isEmpty)
  }

  @Test(arguments: [
    "[ ] call the dentist", "[x] call", "(x) call", "( ) call", "- (x) call", "-[ ] buy milk",
    "☐ water plants", "✅ water plants",
  ])
  func `is named where it looks like a task`(line: String) {
    for title in ["", "## Log\n", "## Tasks\n", "## Notes\n"] {
      #expect(parsed(title + "\n\(line)\n").diagnostics.map(\.code) == [.uncountedTask])
    }
  }

  @Test(arguments: [
    "[link](page.md) x", "[1] a footnote", "-3 degrees", "[[page]] x", "✨ a fine day", "[a] option",
    "(a) option", "(x)",
  ])
  func `is silent where it is no task`(line: String) {
    #expect(parsed("## Log\n\n\(line)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "- Floss ✅", "- Water 6 glasses", "- 6 Water", "- Read 20", "- Run ✔️", "- Read ❌", "- Meditate: yes",
    "- Run: Done",
  ])
  func `is named where it looks like a tick`(line: String) {
    #expect(parsed("## Habits\n\n\(line)\n").diagnostics.map(\.code) == [.uncountedTask])
  }

  @Test func `is named where it is a weight among foods, and no entry`() {
    let read = parsed("## Lunch\n\n- rice\n- 80.1 kg\n- 2 lb\n- 30 kg bag of rice\n")
    #expect(read.diagnostics.map(\.code) == [.uncountedWeight])
    #expect(read.diagnostics.map(\.range.lowerBound.line) == [4])
    #expect(read.day.entries.map(\.range.lowerBound.line) == [3, 5, 6])
  }

  @Test func `is silent below habits where it is a remark`() {
    #expect(parsed("## Habits\n\n- a hard week\n- page 3 of 8\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("## Log\n\n**Later** — ice cream\n", "3:1"), ("7ish dinner: pasta\n", "1:1"),
    ("## Log\n\nlunch out with a friend: ramen\n", "3:1"),
    ("# Log\n\nA walk.\n\n08:30 breakfast - eggs\n", "5:1"),
    ("## Log\n\n- 07:10 up\n- 07:45 oats\n- 15:00 apple\n", "4:3"),
    ("## Brunch with a friend\n\n- eggs\n- toast\n", "3:3"),
    ("## Lunch\n\n- rice\n\n**Later** — ice cream\n", "5:1"),
    ("* Tasks\n** TODO call\n* Lunch\n** soup\n", "2:1"),
    ("# Log\n\n### 8:00\n\n- eggs\n", "5:3"), ("## 8:00 Breakfast\n\n- eggs\n\n## 12:30\n\n- soup\n", "7:3"),
    ("- 8 Uhr Kaffee\n- 12 Uhr Mensa: Schnitzel mit Pommes\n", "2:3"),
    ("---\nbreakfast: eggs\n---\n\n# Log\n", "2:1"), ("## Tea\n\n- beans on toast\n", "3:3"),
    ("## Lunch\n\n- rice\n• soup\n", "4:1"),
  ])
  func `is named where it may be food`(text: String, place: String) {
    let found = parsed(text).diagnostics.filter { !$0.isFurther }
    #expect(found.map(\.code) == [.uncountedFood])
    #expect(found.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" } == [place])
  }

  @Test(arguments: [
    ("## Post-workout shake\n\n- whey and banana 200 kcal\n", "3:3"),
    ("## Notes\n\n- Lunch was 600 kcal\n", "3:3"), ("## Notes\n\n- banana 90 kcal\n", "3:3"),
    ("## Training\n\n- Run 5 km 400 kcal\n- protein shake 200 kcal\n", "4:3"),
    ("Breakfast: 400\nLunch: 600\nDinner: 800\n", "1:1"), ("## Log\n\n- egg bites (170)\n", "3:3"),
  ])
  func `is named where it may be the energy of food`(text: String, place: String) {
    let found = parsed(text).diagnostics
    #expect(found.map(\.code) == [.uncountedEnergy])
    #expect(found.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" } == [place])
  }

  @Test(arguments: [
    "## Notes\n\n- a walk, 300 kcal\n", "## Notes\n\n- goal 2000 kcal\n",
    "## Training\n\n- Run 5 km 400 kcal\n- rowing 300 kcal\n",
    "## Log\n\n- 10:00 team call\n- 15:00 apple store\n", "## Log\n\nlunch meeting: budget\n",
    "## Log\n\n**Later** — call the bank\n",
    "## Dinner party\n- invite neighbours\n",
    "## Menu\n\nlunch out: ramen\n", "## 8:00\n\n- standup\n", "- 14 Uhr Einkaufen: Milch\n",
    "## Highlights\n\n- Lunch: great talk\n- Dinner: movie night\n- Lunch: 6 people\n",
    "---\ndinner: with friends\n---\n\n# Log\n",
  ])
  func `is silent where it is none`(text: String) {
    #expect(parsed(text).diagnostics.isEmpty)
  }
}

@Suite struct `What no word says` {
  @Test(arguments: [
    ("# Day 13 Saturday, 90.5kg\n\nA walk.\n", "1:20"),
    ("# 2026-03-14\n\n72.4kg, 18 %\n", "3:1"), ("# 2026-03-14\n\nScale said 72.4 kg today\n", "3:1"),
    ("# 2026-03-14\n\n- 81.8 kg\n", "3:3"), ("# 2026-03-14\n\nwaga: 71,2\n", "3:1"),
    ("# 2026-03-14\n\n- Súly: 71,2 kg\n", "3:3"),
  ])
  func `is named where it may be a body weight`(text: String, place: String) {
    let found = parsed(text).diagnostics
    #expect(found.map(\.code) == [.uncountedWeight])
    #expect(found.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" } == [place])
  }

  @Test(arguments: [
    "07:10 deadlift, 82.4 kg", "70 kg, 3x10", "# Strength\n\n80 kg, easy",
    "A parcel, 40 kg", "- 80 kg, cement", "Goal, 70 kg", "# Squats, 80 kg", "10:00 the dog, 35 kg, is fine",
    "Bought flour, 40 kg, for the bakery", "07:10 up, 5 kg of apples",
  ])
  func `is silent where it is none of a person`(line: String) {
    #expect(parsed("# 2026-03-14\n\n\(line)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Calories: 1850", "kcal in: 1850 / out: 2400", "Total calories eaten 1850", "- **Calories:** 1850",
    "## Body\n\n- Calories: 1850\n- Protein: 120 g",
  ])
  func `is named where it is the energy of a day whose entries state none`(line: String) {
    #expect(parsed("# 2026-03-14\n\n\(line)\n").diagnostics.map(\.code) == [.uncountedEnergy])
    #expect(
      parsed("# 2026-03-14\n\n\(line)\n\n## Lunch\n\n- soup\n").diagnostics.map(\.code) == [.uncountedEnergy])
    #expect(parsed("# 2026-03-14\n\n\(line)\n\n## Lunch\n\n- soup (300 kcal)\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["calories: 1850", "kcal: '1850'", "Kalorien: 1850", "energy: 7700 kJ"])
  func `is named where front matter says how much was eaten`(field: String) {
    let text = "---\n\(field)\ntags: [home]\n---\n"
    let found = parsed(text).diagnostics
    #expect(found.map(\.code) == [.uncountedEnergy])
    #expect(found.map(\.range.lowerBound.line) == [2])
    #expect(parsed(text + "\n## Lunch\n\n- soup (300 kcal)\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["calorie_goal: 1850", "calories-burned: 1850", "energy: 7", "energy: high", "kcal: 12"])
  func `is silent where front matter says another energy`(field: String) {
    #expect(parsed("---\n\(field)\n---\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Calories burned: 500", "Calories too low (~1300 kcal)", "Total 1800 kcal", "Goal: 2000 kcal",
    "Calories: 12",
    "## Goals\n\n- Calories: 1850", "## Workout\n\n- Calories: 450", "Energy: 7/10",
  ])
  func `is silent where an energy is another`(line: String) {
    #expect(parsed("# 2026-03-14\n\n\(line)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Food: B) oatmeal with milk L) chicken salad D) pasta", "> Breakfast: eggs", "#lunch soup",
    "## Intake\n\n- eggs\n- soup", "## What I ate\n\neggs and toast in the morning, soup at lunch",
    "**Breakfast**: eggs **Lunch**: soup", "сегодня ел: яйца, суп, хлеб",
  ])
  func `is named where it may be food`(text: String) {
    let codes = parsed("# 2026-03-14\n\n\(text)\n").diagnostics.filter { !$0.isFurther }.map(\.code)
    #expect(codes == [.uncountedFood] || codes == [.proseOnlyMeal])
  }

  @Test(arguments: [
    "> Breakfast: at ten", "> Lunch is for wimps", "#lunch with Peter",
    "## Diet\n\n- drink less\n- walk more",
    "Food: spent 40 on groceries", "## Food\n\nDid not cook at all today.",
  ])
  func `is silent where it is no food`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["TODO: call the dentist", "TODO call", "## To do\n\ncall the dentist\nbuy milk"])
  func `is named where it may be a task`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.map(\.code) == [.uncountedTask])
  }

  @Test(arguments: [
    "TODOs are many", "Today was fine", "## Tasks\n\nA quiet day.\nNothing urgent.",
    "## Tasks\n\ncarried over\n\n- [ ] call",
    "## Tasks\n\nfrom yesterday\nand before\n\n- [ ] call",
  ])
  func `is silent where it is no task`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "- Cucumber (<100 kcal)", "- Pizza (>800 kcal)", "- Pizza (≥ 800 kcal)", "- Cucumber <100 kcal",
  ])
  func `how much it is at least or at most is no energy`(line: String) {
    let read = parsed("## Lunch\n\n\(line)\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: ["- **Photo:** x.jpg", "- Foto: x.jpg", "- Bild: IMG_2041.png"])
  func `a picture of a meal is no food`(line: String) {
    #expect(parsed("## Lunch\n\n- Pizza\n\(line)\n").day.entries.count == 1)
  }
}

@Suite struct `An energy` {
  @Test(arguments: [
    "**Total: 300 kcal**", "**Subtotal: 300 kcal**", "**Gesamt: 300 kcal**", "*Total: 300 kcal*",
    "_Total for the day: 300 kcal_",
    "Remaining: 1500 kcal", "Goal: 2000 kcal", "**Remaining: 1500 kcal**", "- Burned: 400 kcal",
    "- Ziel: 2000 kcal", "- Net: 100 kcal",
  ])
  func `of a total or a budget below food is none of the food above it`(line: String) {
    #expect(
      parsed("## Food\n\n- toast (300 kcal)\n\(line)\n").day.entries.map(\.facts.energy?.middle.kilocalories)
        == [300])
  }

  @Test(arguments: [
    ("- salad 150 to 200 kcal", "2 lunch “salad” 150-200 kcal\n"),
    ("- Salat 150 bis 200 kcal", "2 lunch “Salat” 150-200 kcal\n"),
    ("- salade (150 à 200 kcal)", "2 lunch “salade” 150-200 kcal\n"),
    ("- milk 200ml/120kcal", "2 lunch “milk 200ml” 120 kcal\n"),
  ])
  func `is read as people put it`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    "- egg 2 @ 78 kcal", "- pizza (800 kcal, ate half)", "- Pizza (800 kcal, die Hälfte)",
    "- Pizza 400+200 kcal", "- pizza (400 + 200 kcal)", "- rice 450±50 kcal",
  ])
  func `of which the share is open is named and not counted`(line: String) {
    let read = parsed("## Lunch\n\(line)\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: ["- ☐ water plants", "- [ ]no space", "- [x]done", "> - [ ] quoted"])
  func `is named where its box is none`(line: String) {
    #expect(parsed("## Log\n\n\(line)\n").diagnostics.map(\.code) == [.uncountedTask])
  }

  @Test(arguments: ["- [x](page.md) x", "> - a quotation", "- [[page]]", "- ✨ fine"])
  func `is silent where there is none`(line: String) {
    #expect(parsed("## Log\n\n\(line)\n").diagnostics.isEmpty)
  }
}

@Suite struct `A bold label that is no meal` {
  @Test func `is named with its food where it stands below a meal`() {
    let text =
      "# 2026-03-14\n\n**Lunch**: pasta\n**Coffee round**: cheesecake\n**Walk**: 5 km\n**Dinner**: soup\n"
    #expect(parsed(text).diagnostics.map(\.code) == [.uncountedFood])
    #expect(parsed(text).diagnostics.map(\.range.lowerBound.line) == [4])
  }
}

@Suite struct `Words before a figure under Weight` {
  @Test(arguments: ["~72 kg", "ca. 72 kg", "about 72 kg", "72·4 kg"])
  func `are named`(item: String) {
    let read = parsed("## Weight\n\n- \(item)\n")
    #expect(read.diagnostics.map(\.code) == [.uncountedWeight])
    #expect(read.day.weights.isEmpty)
  }

  @Test(arguments: ["goal 72 kg", "lost 2 kg", "+0.4 kg since May", "skipped"])
  func `are not where they say something else`(item: String) {
    #expect(parsed("## Weight\n\n- \(item)\n").diagnostics.isEmpty)
  }
}

@Suite struct `A short word before a weight` {
  @Test(arguments: [
    "w: 72.4", "W = 72,4 this morning", "07:10 w: 72.4", "Waage: 72,4", "scale: 72.4", "w: 72.4 kg",
    "- Waage: 72,4",
    "kg: 72",
  ])
  func `is named`(line: String) {
    #expect(parsed("# 2026-03-14\n\n\(line)\n").diagnostics.map(\.code) == [.uncountedWeight])
  }

  @Test(arguments: [
    "w: 7 miles", "w: Peter", "balance: 1200.50", "w 72", "# Strength\n\nw: 72.4", "w: 72.4 x 5",
    "scale: 3/5", "www: 72.4",
  ])
  func `is silent where it is none`(line: String) {
    #expect(parsed("# 2026-03-14\n\n\(line)\n").diagnostics.isEmpty)
  }
}

@Suite struct `A block of code` {
  @Test(arguments: [
    ("```\nBreakfast: eggs\nLunch: soup\n```\n", "4:1", DiagnosticCode.uncountedFood),
    ("~~~text\n\nrice 400 kcal\n~~~\n", "5:1", .uncountedEnergy),
    ("    Lunch: soup (300 kcal)\n", "3:5", .uncountedFood),
    ("```\nWeight: 72.4 kg\n```\n", "4:1", .uncountedWeight),
    ("```md\n- [ ] call the dentist\n```\n", "4:1", .uncountedTask),
    ("- morning\n\n  ```\n  ## Lunch\n  - soup\n  ```\n", "7:3", .uncountedFood),
    ("## Lunch\n\n```\nsoup 300 kcal\n```\n", "6:1", .uncountedFood),
  ])
  func `is named where it looks like part of a diary`(text: String, place: String, code: DiagnosticCode) {
    let found = parsed("# 2026-03-14\n\n" + text).diagnostics
    #expect(found.map(\.code) == [code])
    #expect(found.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" } == [place])
  }

  @Test(arguments: [
    "```swift\nlet lunch = 5\n```\n", "```yaml\nlunch: soup\nweight: 72.4\n```\n",
    "```\n$ ls -la\ntotal 200\n```\n",
    "    let y = 200\n    call(y)\n", "```\nweight: 100\n```\n", "# Recipes\n\n```\nLunch: soup\n```\n",
    "```\n```\n", "```\n\n```\n",
    "```\n```\n```\n```\n",
  ])
  func `is silent where it is code`(text: String) {
    #expect(parsed("# 2026-03-14\n\n" + text).diagnostics.isEmpty)
  }

  @Test func `is read once, whatever stands in it`() {
    let deep = String(repeating: "    ", count: 200)
    #expect(parsed("    a\n\n" + deep + "b\n").diagnostics.isEmpty)
    let many = "```\n" + String(repeating: "x 1 2 3\n", count: 50_000) + "```\n"
    #expect(parsed(many).diagnostics.isEmpty)
  }
}
