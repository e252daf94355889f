import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `The names of meals in a file` {
  @Test(arguments: [
    (
      "Petit-déjeuner : tartines\nDéjeuner : quiche (500 kcal)\nDîner : soupe\n",
      "1 breakfast “tartines”\n2 lunch “quiche” 500 kcal\n3 dinner “soupe”\n"
    ),
    (
      "Déjeuner : gruau\nDîner : soupe\nSouper : pâtes\n",
      "1 breakfast “gruau”\n2 lunch “soupe”\n3 dinner “pâtes”\n"
    ),
    (
      "**Petit-déjeuner**\n- pain\n\n**Déjeuner**\n- quiche\n\n**Dîner**\n- soupe\n",
      "2 breakfast “pain”\n5 lunch “quiche”\n8 dinner “soupe”\n"
    ),
    (
      "## Petit-déjeuner\n- pain\n## Déjeuner\n- quiche\n## Dîner\n- soupe\n",
      "2 breakfast “pain”\n4 lunch “quiche”\n6 dinner “soupe”\n"
    ),
    (
      "## Frokost\n- rugbrød\n## Aftensmad\n- suppe\n",
      "2 lunch “rugbrød”\n4 dinner “suppe”\n"
    ),
    (
      "| Repas | Aliment | kcal |\n|---|---|---|\n| Petit-déjeuner | pain | 100 |\n| Déjeuner | quiche | 500 |\n| Dîner | soupe | 300 |\n",
      "3 breakfast “pain” 100 kcal\n4 lunch “quiche” 500 kcal\n5 dinner “soupe” 300 kcal\n"
    ),
  ])
  func `settle a word that means two meals`(text: String, expected: String) {
    #expect(modelText(text) == expected)
    #expect(parsed(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "## Food\n- Morning – toast\n- Noon – rice\n- Evening – soup\n",
      "2 breakfast “toast”\n3 lunch “rice”\n4 dinner “soup”\n"
    ),
    ("## Food\n- Breakfast – egg\n- Noon - rice\n", "2 breakfast “egg”\n3 lunch “rice”\n"),
    (
      "# Food\n## Breakfast\n### 8:00\n- egg\n## Lunch\n- rice\n", "4 breakfast 08:00 “egg”\n6 lunch “rice”\n"
    ),
    (
      "# Food\n## Breakfast\n### 8:00\n- egg\n### 9:30\n- tea\n",
      "4 breakfast 08:00 “egg”\n6 breakfast 09:30 “tea”\n"
    ),
    (
      "## Lunch\n- ==Soup== (250 kcal)\n- = 250 kcal\n",
      "2 lunch “==Soup==” 250 kcal\n"
    ),
  ])
  func `stand before a dash, above a time and beside a highlight`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    ("🥣 **Breakfast:** oats", "breakfast “oats”"), ("**Breakfast** oats", "breakfast “oats”"),
    ("*Breakfast* oats", "breakfast “oats”"), ("**Lunch (11:00)** apple", "lunch 11:00 “apple”"),
    ("**Dinner (19:00) –** rice", "dinner 19:00 “rice”"), ("**Snack – 16:00** nuts", "snack 16:00 “nuts”"),
    ("Lunch 12:30 soup", "lunch 12:30 “soup”"), ("Lunch (12:30) soup", "lunch 12:30 “soup”"),
    ("Dinner 8pm rice", "dinner 20:00 “rice”"), ("Dinner @8pm rice", "dinner 20:00 “rice”"),
    ("Snack x2: nuts", "snack “nuts”"), ("2nd breakfast: toast", "breakfast “toast”"),
  ])
  func `stand before a food in emphasis, before a time and with a number`(line: String, entry: String) {
    #expect(modelText("## Food\n\n- \(line)\n") == "3 \(entry)\n")
    #expect(modelText("- \(line)\n") == "1 \(entry)\n")
    #expect(modelText("## Food\n\n\(line)\n") == "3 \(entry)\n")
  }

  @Test func `stand before a place above what was eaten there`() {
    #expect(
      modelText("- 12:00 Lunch at [[Café]]\n  - soup\n  - bread\n")
        == "2 lunch 12:00 “soup”\n3 lunch 12:00 “bread”\n")
    #expect(parsed("- 12:00 Lunch at [[Café]]\n  - talked with Anna\n").day.entries.count == 1)
  }

  @Test func `in emphasis end the line above them`() {
    #expect(
      modelText("**Lunch (11:00)** apple\n**Dinner (19:00) –** rice\n**Breakfast** oats\n")
        == "1 lunch 11:00 “apple”\n2 dinner 19:00 “rice”\n3 breakfast “oats”\n")
  }

  @Test(arguments: [
    "**Lunch** 12:30 meeting with Anna", "Lunch 12:30 walk", "**Breakfast** went well",
    "Dinner 8pm we talked",
    "*really* good soup", "**Lunch special** curry",
  ])
  func `make no food of what happened then`(line: String) {
    #expect(parsed("- \(line)\n").day.entries.isEmpty)
    #expect(parsed("\(line)\n").day.entries.isEmpty)
  }

  @Test(arguments: ["- Déjeuner : riz\n- Dîner : soupe\n", "### Déjeuner\n- riz\n### Dîner\n- soupe\n"])
  func `that mean two meals are named below Food, too`(text: String) {
    let read = parsed("## Repas\n\(text)")
    #expect(read.day.entries.count == 2 && read.day.entries.allSatisfy { $0.category == nil })
    #expect(read.diagnostics.map(\.code) == [.ambiguousHeading, .ambiguousHeading])
    #expect(
      read.diagnostics[0].message
        == "‘Déjeuner’ means breakfast or lunch, depending on the language; its items are food without a meal until journal.toml says "
        + "which: language = \"…\"")
  }

  @Test func `leave it open where they fit two languages`() {
    let text = "- Déjeuner : quiche\n- Dîner : soupe\n"
    #expect(parsed(text).day.entries.isEmpty)
    #expect(parsed(text).diagnostics.map(\.code) == [.ambiguousHeading, .ambiguousHeading])
  }

  @Test func `stand for themselves though it is open which`() {
    let text = "## Log\n\n- pain\nDîner : soupe (300 kcal)\n"
    #expect(modelText("## Lunch\n- pain\nDîner : soupe (300 kcal)\n").hasPrefix("2 lunch “pain”\n"))
    #expect(parsed(text).day.entries.isEmpty)
  }

  @Test(arguments: [
    ("Breakfast:\noats\nLunch:\nsoup (300 kcal)\n", "2 breakfast “oats”\n4 lunch “soup” 300 kcal\n"),
    ("LUNCH\nsoup\nrice\nBREAKFAST\n- oats\n", "2 lunch “soup”\n3 lunch “rice”\n5 breakfast “oats”\n"),
    (
      "## Food\n\nBreakfast:\noats\nSnack:\nskipped\nLunch:\nsoup\n",
      "4 breakfast “oats”\n6 note under “Food” “skipped”\n8 lunch “soup”\n"
    ),
  ])
  func `may stand alone on their lines, the foods below them`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "Lunch\nwith Peter and Anna\nDinner\nat home\n", "Breakfast\nThe meeting begins.\nLunch\nsoup\n",
  ])
  func `alone are prose among prose`(text: String) { #expect(parsed(text).day.entries.isEmpty) }

  @Test(arguments: [
    ("- Mittag: Suppe\n- Abends: Käse\n", "1 lunch “Suppe”\n2 dinner “Käse”\n"),
    ("# Log\n\n- Midi : riz\n- Soir : soupe\n", "3 lunch “riz”\n4 dinner “soupe”\n"),
    ("- 朝: パン\n- 昼：ラーメン\n", "1 breakfast “パン”\n2 lunch “ラーメン”\n"),
    ("- Breakfast - 2 eggs\n- a walk\n", "1 breakfast “2 eggs”\n2 note “- a walk”\n"),
    ("# Log\n\n- 10.30am coffee\n", "3 series “Log” 10:30 “coffee”\n"),
    ("- 10.30am coffee\n", "1 food 10:30 “coffee”\n"),
  ])
  func `are read in a list without a title`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "- Mittag: Suppe\n- Arbeit: Bericht\n", "- Had for dinner: pizza, salad\n", "- Dinner was lasagne\n",
    "- Ate: rice and dal\n", "- Food: oats, soup, fish\n", "# Log\n\n- Had for dinner: pizza\n",
  ])
  func `are named where they stand among other words before a dish`(text: String) {
    #expect(parsed(text).day.entries.isEmpty)
    #expect(parsed(text).diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: [
    "- Lunch: with Peter", "- Lunch: meeting with the board", "- Lunch: yes", "- Lunch: walk",
    "- 12:00 Lunch: with Peter",
    "- Dinner - booked for 8 people", "- Abendessen: mit Peter", "- Dîner : avec Anne",
  ])
  func `say nothing of food before words for an occasion`(item: String) {
    #expect(parsed("# Log\n\n\(item)\n").day.entries.isEmpty)
    #expect(parsed("# Log\n\n\(item)\n").diagnostics.map(\.code).filter { $0 != .ambiguousHeading }.isEmpty)
  }

  @Test func `before an occasion and a dish are meals`() {
    #expect(modelText("- Lunch: with Peter, pizza\n") == "1 lunch “with Peter, pizza”\n")
  }
}

@Suite struct `Below the title of a meeting, a plan or an animal` {
  @Test(arguments: ["Minutes", "Meeting", "Goals", "Doctor", "Dog", "Hund", "Directions", "Zubereitung"])
  func `nothing is eaten`(title: String) {
    #expect(parsed("## \(title)\n\n- Breakfast: 100 g rice\n").day.entries.isEmpty)
    #expect(parsed("## \(title)\n\nBreakfast: 100 g rice\nLunch: soup\n").day.entries.isEmpty)
  }

  @Test(arguments: ["- Breakfast: rice", "Breakfast: rice"])
  func `the first meal with food is named`(line: String) {
    #expect(parsed("## Dog\n\n\(line)\n\(line)\n").diagnostics.map(\.code) == [.uncountedFood])
  }
}

@Suite struct `What was not eaten or is said twice` {
  @Test(arguments: [
    "not yet", "to do", "ausgefallen", "didn't eat the cake", "did not have any", "<!-- chips (200 kcal) -->",
  ])
  func `is no entry`(words: String) { #expect(parsed("## Lunch\n\n- \(words)\n").day.entries.isEmpty) }

  @Test func `is counted once where the evening repeats the meals with their figures`() {
    let text =
      "## Breakfast\n- oats (300 kcal)\n## Lunch\n- soup (400 kcal)\n\n## Review\nMeals today:\n- Breakfast: oats (300 kcal)\n- Lunch: soup (400 kcal)\n"
    #expect(
      modelText(text)
        == "2 breakfast “oats” 300 kcal\n4 lunch “soup” 400 kcal\n8 note under “Review” “- Breakfast: oats (300 kcal)”\n9 note under “Review” “- Lunch: soup (400 kcal)”\n"
    )
  }

  @Test func `are notes beside food, not food`() {
    #expect(
      modelText("## Lunch\n- soup\n- Notes: too salty\n")
        == "2 lunch “soup”\n3 note under “Lunch” “- Notes: too salty”\n")
  }

  @Test func `is named below a total`() {
    let found = parsed("## Lunch\n- soup\n\n**Total: 300 kcal**\n- toast (100 kcal)\n- eggs\n").diagnostics
    #expect(found.map(\.code) == [.uncountedFood, .uncountedFood])
  }
}

@Suite struct `A figure that is not well written` {
  @Test(arguments: [
    "rice (450 kcl)", "dal (45O)", "rice 450,- kcal", "rice 400-ish kcal", "rice, 450", "rice (45..0 kcal)",
  ])
  func `is named and not counted`(words: String) {
    let day = parsed("## Lunch\n\n- \(words)\n")
    #expect(day.day.entries.map(\.energy) == [nil])
    #expect(day.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    ("Pre workout meal", "food"), ("Afternoon tea", "snack"),
    ("High tea", "snack"), ("1st meal", "food"), ("Second meal", "food"), ("Last meal", "food"),
  ])
  func `are those that people give in other words, too`(title: String, meal: String) {
    let read = parsed("## \(title)\n\n- whey and banana 200 kcal\n")
    #expect(read.day.entries.count == 1)
    #expect(read.day.entries.map { $0.category.map { "\($0)" } ?? "food" } == [meal])
    #expect(read.diagnostics.isEmpty)
  }
}
