import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalFormat

/// Names of meals with times beside them, and dishes that only the north, or only some, call food.
@Suite struct `A meal's name of two languages` {
  @Test(arguments: [
    (
      "Petit-déjeuner : tartines\nDéjeuner (12h30) : poulet\nDîner : soupe\n",
      "1 breakfast “tartines”\n2 lunch 12:30 “poulet”\n3 dinner “soupe”\n"
    ),
    (
      "## Petit-déjeuner (8h)\n- tartines\n\n## Déjeuner (12h30)\n- poulet\n",
      "2 breakfast 08:00 “tartines”\n5 lunch 12:30 “poulet”\n"
    ),
    (
      "Frokost (8:00): havregrød\nAftensmad (18:00): frikadeller\n",
      "1 lunch 08:00 “havregrød”\n2 dinner 18:00 “frikadeller”\n"
    ),
    (
      "**Frokost** 8:00 – havregrød\n\n**Aftensmad** 18:00 – frikadeller\n",
      "1 lunch 08:00 “havregrød”\n3 dinner 18:00 “frikadeller”\n"
    ),
  ])
  func `is settled by the others, with a time beside it too`(text: String, model: String) {
    #expect(modelText(text) == model)
  }

  @Test func `is warned of before a dish on a line of its own`() {
    let read = parsed("A day at home.\n\nDéjeuner : poulet rôti, haricots verts\n")
    #expect(read.diagnostics.map(\.code) == [.ambiguousHeading])
  }
}

@Suite struct `A time beside the name of a meal` {
  @Test(arguments: [
    ("- 12.30 Lunch: soup\n", "1 lunch 12:30 “soup”\n"),
    ("## Lunch (12:30, ~600 kcal)\n\n- soup\n", "3 lunch 12:30 “soup”\n"),
    ("## Lunch (12:30; with Ana)\n\n- soup\n", "3 lunch 12:30 “soup”\n"),
    (
      "## Déjeuner 13h\n\n- soupe\n\n## Petit-déjeuner (8h)\n\n- pain\n",
      "3 lunch 13:00 “soupe”\n7 breakfast 08:00 “pain”\n"
    ),
    ("## 1.2 Lunch\n\n- soup\n", "3 lunch “soup”\n"),
    ("## Lunch (table 12, window)\n\n- soup\n", "3 lunch “soup”\n"),
  ])
  func `is read with a full stop before it, and before more in a bracket`(text: String, model: String) {
    #expect(modelText(text) == model)
  }
}

@Suite struct `A timed line of a word that is food and something else` {
  @Test(arguments: [
    ("07:30 Gröt med mjölk\n12:30 Soppa\n18:30 Lax med ris\n21:00 Glass\n", 3, [4]),
    ("- 07:00 Haferbrei\n- 08:00 Spaziergang\n- 13:00 Linsensuppe\n- 21:00 Tee\n- 22:00 Bett\n", 2, [4]),
    ("- 08:00 pain au chocolat\n- 16:00 thé\n- 19:00 soupe de potiron\n- 20:00 vin\n", 2, [2, 4]),
    (
      "08:00 Porridge\n09:00 Yoga\n12:00 Soup\n13:00 Nap\n14:00 apple\n16:00 banana\n19:00 Pizza\n20:00 Vitamins\n",
      5, []
    ),
  ])
  func `is named beside foods, and an activity is not`(text: String, entries: Int, lines: [Int]) {
    let read = parsed(text)
    #expect(read.day.entries.count == entries)
    let named = read.diagnostics.filter { $0.code == .uncountedFood }.map(\.range.lowerBound.line)
    #expect(named == lines)
  }
}

@Suite struct `A line below a heading that is a task` {
  @Test(arguments: ["### DONE Write report", "### [ ] Fix roof"])
  func `is what it is elsewhere, and an item is a note`(heading: String) {
    let read = parsed("\(heading)\n\nDinner: pizza (900 kcal)\nLunch: soup (300 kcal)\n\n- call Ana\n")
    #expect(read.day.entries.map(\.text.string) == ["pizza", "soup"])
    #expect(read.day.notes.map(\.text.string) == ["- call Ana"])
    #expect(read.day.tasks.count == 1)
  }
}

@Suite struct `A total in other forms` {
  @Test(arguments: [
    "**Total**\n- Calories: 1500\n- Protein: 75 g", "## Totals\n\n- Calories: 1500 kcal",
    "## Lunch\n\n- Total calories: 1500", "## Lunch\n\nTotal kcal: 1,500", "- **Total: 1500 kcal**",
  ])
  func `is compared with the entries, and is none`(text: String) {
    let read = parsed("## Lunch\n\n- Soup (300 kcal)\n\n## Dinner\n\n- Pie (500 kcal)\n\n\(text)\n")
    #expect(read.day.entries.count == 2)
    #expect(read.diagnostics.map(\.code) == [.wrongTotal])
  }
}

@Suite struct `A hint that is not needed` {
  @Test(arguments: [
    "## Banana bread\n\nIngredients:\n\n- flour\n\nMakes 10 slices, 210 kcal each.\n",
    "## Lunch\n\n- soup\n\n## Notes\n\nDinner ideas: curry, pie, tacos\n",
  ])
  func `is not given`(text: String) { #expect(parsed(text).diagnostics.isEmpty) }
}
