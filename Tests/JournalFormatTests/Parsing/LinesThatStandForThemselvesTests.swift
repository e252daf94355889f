import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `A line that stands for itself` {
  @Test func `is a bold one that names other energy than that of food`() {
    let day = parsed("## Lunch\n- soup\n**Exercise**\n- 5 km run (300 kcal)\n").day
    #expect(day.entries.map(\.text.string) == ["soup"])
    #expect(day.series.map(\.text.string) == ["5 km run (300 kcal)"])
  }

  @Test(arguments: [
    // A time, a box or a known label ends the item and those around it.
    (
      "## Lunch\n- Thali\n  - rice\n13:10 soup (300 kcal)\n",
      "2 lunch “Thali” part “rice”\n4 lunch 13:10 “soup” 300 kcal\n"
    ),
    (
      "## Lunch\n- porridge\n12:30 pizza\n  - cheese (300 kcal)\n",
      "2 lunch “porridge”\n3 lunch 12:30 “pizza”\n4 lunch “cheese” 300 kcal\n"
    ),
    (
      "## Food\n- porridge\nLunch:\n  - soup (300 kcal)\n",
      "2 food “porridge”\n4 lunch “soup” 300 kcal\n"
    ),
    ("## Lunch\n- soup\n[ ] apple\n[x] pear\n", "2 lunch “soup”\n3 lunch planned “apple”\n4 lunch “pear”\n"),
    ("## Tasks\n- [ ] a\n[ ] b\n", "2 task open “a”\n3 note under “Tasks” “[ ] b”\n"),
    // So does a paragraph within an item.
    ("## Lunch\n- soup\n\n  hot\n13:10 tea\n", "2 lunch “soup” text “hot”\n5 lunch 13:10 “tea”\n"),
    // What a label said of the list goes on behind it.
    ("- Lunch:\n- soup\n12:30 pizza\n- tea\n", "2 lunch “soup”\n3 lunch 12:30 “pizza”\n4 lunch “tea”\n"),
    // A timed line of a paragraph ends at the next such line too.
    (
      "## Breakfast\n08:15 porridge\nweight: 72.1 kg\nTotal: 300 kcal\n",
      "2 breakfast 08:15 “porridge”\n3 weight 72.1 kg\n"
    ),
    (
      "## Breakfast\n08:15 porridge\nwith milk\n[ ] toast\n",
      "2 breakfast 08:15 “porridge with milk”\n4 breakfast planned “toast”\n"
    ),
    // What CommonMark would not let end a paragraph is an item still.
    ("## Lunch\n1. soup\n12:30 tea\n2. rice\n", "2 lunch “soup”\n3 lunch 12:30 “tea”\n4 lunch “rice”\n"),
    ("## Lunch\n- soup\n12:30 tea\n-\n- rice\n", "2 lunch “soup”\n3 lunch 12:30 “tea”\n5 lunch “rice”\n"),
    // A reserved key below it is said of it.
    ("## Lunch\n- soup\n12:30 pizza\nnote: hot\n", "2 lunch “soup”\n3 lunch 12:30 “pizza” note “hot”\n"),
    // Without a scale a mood is one as an item alone.
    ("## Lunch\n- soup\nmood: good\n", "2 lunch “soup”\n3 note under “Lunch” “mood: good”\n"),
  ])
  func `ends the item above it`(text: String, model: String) {
    #expect(modelText(text) == model)
  }

  @Test(arguments: [
    // A known bold line opens its section wherever it stands in a paragraph.
    (
      "## Breakfast\n**Lunch**\n12:30 pizza\nhot\n**Dinner**\n19:00 soup\n**Notes**\n20:00 went\n",
      "3 lunch 12:30 “pizza hot”\n6 dinner 19:00 “soup”\n8 note under “Notes” “20:00 went”\n"
    ),
    // A title over an underline ends the list too.
    ("## Lunch\n- x\n**Snack**\n---\n- y\n", "2 lunch “x”\n5 snack “y”\n"),
    // A label may hold a time.
    ("## Lunch\n- x\nSnack 12:30: soup\n", "2 lunch “x”\n3 snack 12:30 “soup”\n"),
    (
      "- Lunch:\n- soup\n- Dinner 12:30: rice\n- pear\n",
      "2 lunch “soup”\n3 dinner 12:30 “rice”\n4 note “- pear”\n"
    ),
    // A known title above nested items ends what a label said of those around it.
    ("- Lunch:\n- a\n- Dinner\n  - x\n- b\n", "2 lunch “a”\n4 dinner “x”\n5 note “- b”\n"),
    // A title may be numbered.
    ("- 3. Lunch\n  - soup\n", "2 lunch “soup”\n"),
    // A label with a value over a lone bullet or an underline is no title.
    ("Weight: 72.4 kg\n-\n", "1 weight 72.4 kg\n"), ("Weight: 72.4 kg\n---\n", "1 weight 72.4 kg\n"),
  ])
  func `is told from one that does not`(text: String, model: String) {
    #expect(modelText(text) == model)
  }

  @Test(arguments: [
    ("## Lunch\n- soup\nwith bread\n", "2 lunch “soup with bread”\n"),
    ("## Lunch\n- soup\n  13:10 tea\n", "2 lunch “soup 13:10 tea”\n"),
    ("## Lunch\n- soup\nBread: white\n", "2 lunch “soup” text “Bread: white”\n"),
    ("## Lunch\n- soup\nnote: hot\n", "2 lunch “soup” note “hot”\n"),
  ])
  func `is no other line`(text: String, model: String) {
    #expect(modelText(text) == model)
  }
}

@Suite struct `A label without a value` {
  @Test(arguments: [
    ("- Lunch:\n- soup\n- Bread: white\n- tea\n", "2 lunch “soup”\n3 lunch “Bread: white”\n4 lunch “tea”\n"),
    ("- Lunch:\n- soup\n- Work:\n- meeting\n", "2 lunch “soup”\n3 note “- Work:”\n4 note “- meeting”\n"),
    ("- Lunch:\n- soup\n- Dinner: rice\n- b\n", "2 lunch “soup”\n3 dinner “rice”\n4 note “- b”\n"),
    ("- Food:\n  soup (300 kcal)\n", "1 food “soup” 300 kcal\n"),
    ("- Tasks:\n  buy milk\n", "2 note “buy milk”\n"),
    ("- Notes:\n  - bought a bike\n", "2 note “- bought a bike”\n"),
    ("- [[TODO]]\n  - text\n", "2 note “- text”\n"),
    ("lunch::\n", "1 note “lunch::”\n"),
    ("## Food\n- Mood:\n  good\n", "3 note under “Food” “good”\n"),
    ("- - Mood: 4/5\n", "1 mood 4/5\n"),
    ("- - [ ] swim\n", "1 task open “swim”\n"),
  ])
  func `loses nothing of what follows it`(text: String, model: String) {
    #expect(modelText(text) == model)
  }
}

@Suite struct `Small signs` {
  @Test(arguments: [
    ("## Lunch\n- a (0.500 kcal)\n", "2 lunch “a” 0.5 kcal\n"),
    ("## Lunch\n- soup (with #milk)\n", "2 lunch “soup (with #milk)” #milk\n"),
    ("## Tâches :\n- x\n", "2 note under “Tâches” “- x”\n"),
    ("## Lunch\n- ***[(08:15)]*** x\n", "2 lunch “***[(08:15)]*** x”\n"),
    ("## Lunch\n- **[08:15]** x\n", "2 lunch 08:15 “x”\n"),
  ])
  func `are read as they are meant`(text: String, model: String) {
    #expect(modelText(text) == model)
  }

  @Test(arguments: [
    ("## Lunch\n  - <<<<<<< a\n  - soup\n  - =======\n  - stew\n  - >>>>>>> b\n", 2),
    ("## Lunch\n- x\n\t<<<<<<< a\n\t- soup\n\t=======\n\t>>>>>>> b\n", 3),
  ])
  func `conflict markers that an outliner has indented are named with what to do`(text: String, line: Int) {
    let found = parsed(text).diagnostics.filter { $0.code == .mergeConflict }
    #expect(found.map(\.range.lowerBound.line) == [line])
    #expect(found.allSatisfy { $0.message.contains("‘journal resolve’ takes them out") })
  }

  @Test func `conflict markers in a code fence of an item are text`() {
    let text = "## Lunch\n- x\n  ```\n  <<<<<<< a\n  =======\n  >>>>>>> b\n  ```\n"
    #expect(parsed(text).diagnostics.isEmpty)
  }

  @Test func `a byte order mark hides no conflict marker`() {
    let read = parsed("\u{FEFF}<<<<<<< a\n- x\n=======\n- y\n>>>>>>> b\n")
    #expect(read.diagnostics.map(\.code) == [.mergeConflict])
  }

  @Test func `an underlined heading is a habit by its words`() {
    let habits = DayFileParser().parseHabits(SourceText("Under\n---\n- every: week\n")).habits
    #expect(habits.map(\.name.string) == ["Under"])
  }

  @Test func `every box is a task in the file of tasks`() {
    let text = "## Food\n- [ ] buy rice\n\n## Habits\n- [x] find a gym\n- Lunch:\n  - [ ] book a table\n"
    let tasks = DayFileParser().parseTasks(SourceText(text)).tasks
    #expect(tasks.map(\.text.string) == ["buy rice", "find a gym", "book a table"])
  }
}

/// Every word for energy counts wherever a figure may stand, so that no quick look at a line can know fewer than the table.
@Suite struct `A word for energy` {
  private static let words: [(word: String, isJoules: Bool)] = FactWords.rows.flatMap { row in
    let isJoules = row.meaning == .kilojoules
    return isJoules || row.meaning == .kilocalories ? row.words.map { ($0, isJoules) } : []
  }

  @Test(arguments: Language.allCases) func `counts wherever a figure may stand`(language: Language) {
    let places = [
      "- x (80 @)", "- x 80 @", "- x — 80 @", "- x: 80 @", "- x = 80 @", "- x, 80 @", "- x ~80 @",
      "- x ca. 80 @",
      "- x [80 @]", "- x [@:: 80]", "- x (@: 80)", "- x (@ 80)", "- x | 80 @", "- 80 @", "- ca. 80 @",
      "x\n- y 80 @",
      "- x\n  - part 80 @", "- x (150 g, 80 @) #a", "- x 80 @ #a",
    ]
    var settings = JournalSettings()
    settings.language = language
    let parser = DayFileParser(settings: settings)
    for (word, isJoules) in Self.words {
      for form in [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()] {
        for place in places {
          let line = place.split(separator: "@", omittingEmptySubsequences: false).joined(separator: form)
          let read = parser.parse(
            SourceText("## Food\n\(line)\n"), day: Day(ordinal: 0), path: ""
          ).day.entries
          let energy = read.compactMap { $0.energy?.middle.kilocalories }
          let expected = isJoules ? 19.1 : 80
          #expect(energy.count == 1 && abs((energy.first ?? 0) - expected) < 0.06, "\(line): \(energy)")
        }
      }
    }
  }
}
