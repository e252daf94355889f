import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A line that does not count` {
  @Test(arguments: ["[ ] call the dentist", "[x] call", "-[ ] buy milk", "☐ water plants", "✅ water plants"])
  func `is named where it looks like a task`(line: String) {
    for title in ["", "## Log\n", "## Tasks\n", "## Notes\n"] {
      #expect(parsed(title + "\n\(line)\n").diagnostics.map(\.code) == [.uncountedTask])
    }
  }

  @Test(arguments: [
    "[link](page.md) x", "[1] a footnote", "-3 degrees", "[[page]] x", "✨ a fine day", "[a] option",
  ])
  func `is silent where it is no task`(line: String) {
    #expect(parsed("## Log\n\n\(line)\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["- Floss ✅", "- Water 6/8", "- Run ✔️", "- Read ❌"])
  func `is named where it looks like a tick`(line: String) {
    #expect(parsed("## Habits\n\n\(line)\n").diagnostics.map(\.code) == [.uncountedTask])
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
  ])
  func `is named where it may be food`(text: String, place: String) {
    let found = parsed(text).diagnostics
    #expect(found.map(\.code) == [.uncountedFood])
    #expect(found.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" } == [place])
  }

  @Test(arguments: [
    "## Log\n\n- 10:00 team call\n- 15:00 apple store\n", "## Log\n\nlunch meeting: budget\n",
    "## Log\n\n**Later** — call the bank\n",
    "## Dinner party\n- invite neighbours\n",
    "## Menu\n\nlunch out: ramen\n",
  ])
  func `is silent where it is none`(text: String) {
    #expect(parsed(text).diagnostics.isEmpty)
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
    "- 2x egg @ 78 kcal", "- pizza (800 kcal, ate half)", "- Pizza (800 kcal, die Hälfte)",
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
