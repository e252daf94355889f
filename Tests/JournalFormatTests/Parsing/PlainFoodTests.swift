import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Foods on lines without bullets` {
  private func foods(_ text: String) -> [String] { parsed(text).day.entries.map(\.text.string) }

  @Test(arguments: [
    ("Fried rice", ["Fried rice"]),
    ("Fried rice\nMilk - 120\n1 egg (80 kcal)", ["Fried rice", "Milk - 120", "1 egg"]),
    ("Oatmeal: 130\nTotal: 420 kcal", ["Oatmeal: 130"]),
    ("oatmeal:150\nmilk:85\ntotal:235\nrunning total:420", ["oatmeal:150", "milk:85"]),
    ("pizza\n16:00 tea\n[x] cake\n• figs", ["pizza", "tea", "cake", "figs"]),
    ("? crackers\n~2 figs\n🍎 apple", ["? crackers", "~2 figs", "🍎 apple"]),
    ("ご飯\n味噌汁", ["ご飯", "味噌汁"]),
  ])
  func `are entries below a meal`(_ text: String, _ expected: [String]) {
    #expect(foods("## Lunch\n\n\(text)\n") == expected)
    #expect(foods("## Lunch\n\(text)\n\n## Notes\n\n- rain\n") == expected)
    #expect(foods("**Lunch**\n\n\(text)\n\n**Running**\n\n- 5 km\n") == expected)
    #expect(foods("# Food\n\n\(text)\n") == expected)
  }

  @Test(arguments: [
    "Soup with bread.", "Felt tired", "I was not hungry", "Very good", "At the station", "with Anna,",
    "Was it the milk?",
    "Pizza and", "Mood: good", "*fast*", "[menu](menu.md)", "(nothing new)", "1200", "Total: 1200",
    "Rice with all of the curry that was left over from the day before",
    "Fried rice\nThen a long walk through the park with the dog, who liked it.", "2時くらいに鍋作って食べた",
    "Habe nichts gegessen",
  ])
  func `are no prose, no figure and no total`(_ text: String) {
    #expect(foods("## Lunch\n\n\(text)\n") == [])
  }

  @Test func `are those of the first paragraph only, and only where there is no list`() {
    #expect(foods("## Lunch\n\npizza\n\nLong walk\n") == ["pizza"])
    #expect(foods("## Lunch\n\nNew place\n\n- pizza\n") == ["pizza"])
    #expect(foods("## Lunch\n\n- pizza\n\nNew place\n") == ["pizza"])
    #expect(foods("## Work\n\npizza\n") == [])
    #expect(foods("pizza\n") == [])
  }

  @Test func `with an energy are those of every paragraph`() {
    #expect(foods("## Lunch\n\n- pizza\n\n2 eggs (150 kcal)\n") == ["pizza", "2 eggs"])
    #expect(foods("## Lunch\n\nNew place\nToast - 150 kcal\n\n- pizza\n") == ["Toast", "pizza"])
  }

  @Test(arguments: [
    "I ate 2 eggs (150 kcal).", "That was a good one (100 kcal)", "Walked it off with Anna (200 kcal)",
  ])
  func `that tell something are named if they state an energy`(_ line: String) {
    let read = parsed("## Lunch\n\n- pizza\n\n\(line)\n")
    #expect(read.day.entries.map(\.text.string) == ["pizza"])
    #expect(read.diagnostics.map(\.code) == [.uncountedEnergy])
  }

  @Test func `stand for themselves, while a line that begins with a time goes on`() {
    #expect(foods("## Lunch\n\npizza\n12:30 tea\nwith milk\n") == ["pizza", "tea", "with milk"])
    #expect(foods("## Lunch\n\n12:30 tea\nwith milk\n") == ["tea with milk"])
  }
}

@Suite struct `A total among the foods` {
  @Test(arguments: [
    "Total so far 1200 kcal", "Daily total - 1200kcal", "Subtotal 1200 kcal", "= 1200 kcal",
    "Gesamt 1200 kcal",
    "Today's total 1200 kcal", "Grand total (1200 kcal)", "Total 1200 kcal",
  ])
  func `is not eaten once more`(_ line: String) {
    let read = parsed("## Lunch\n\n- pasta (500 kcal)\n- cake (700 kcal)\n- \(line)\n")
    #expect(read.day.entries.map(\.text.string) == ["pasta", "cake"])
    #expect(read.diagnostics.isEmpty)
    let wrong = parsed("## Lunch\n\n- pasta (500 kcal)\n- \(line)\n")
    #expect(wrong.diagnostics.map(\.code) == [.wrongTotal])
  }

  @Test func `may be of the meal or of the day so far`() {
    let text =
      "## Breakfast\n- oats (300 kcal)\n\n## Lunch\n- soup (200 kcal)\n- Total so far %\n\n## Dinner\n- rice (100 kcal)\n"
    for total in ["200 kcal", "500 kcal"] {
      #expect(parsed(text.replacing("%", with: total)).diagnostics.isEmpty)
    }
    #expect(parsed(text.replacing("%", with: "600 kcal")).diagnostics.map(\.code) == [.wrongTotal])
  }

  @Test(arguments: ["Total yoghurt 100 kcal", "Equal 10 kcal", "Cereal Total 100 kcal"])
  func `is none by a word within a name`(_ line: String) {
    #expect(parsed("## Lunch\n- \(line)\n").day.entries.count == 1)
  }
}

@Suite struct `A line below a meal that is no food` {
  @Test(arguments: [
    "1200/2000 kcal", "1,200 / 2,000 kcal", "https://example.org/soup", "<https://example.org/soup>",
    "Steps: 8000", "Schlaf: 7 h", "Puls: 60",
  ])
  func `is a note`(_ line: String) {
    let read = parsed("## Lunch\n- soup\n- \(line)\n")
    #expect(read.day.entries.map(\.text.string) == ["soup"])
    #expect(read.day.notes.count == 1)
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: ["Forgot to log", "no lunch today", "nothing much", "Forgot, was out", "Nothing today."])
  func `is nothing`(_ line: String) {
    #expect(parsed("## Lunch\n- \(line)\n").day.entries.isEmpty)
    #expect(parsed("## Lunch\n\(line)\n").day.entries.isEmpty)
  }

  @Test func `is an address with words for one`() {
    #expect(
      parsed("## Lunch\n- soup https://example.org/soup\n- https://example.org of Anna\n").day.entries.count
        == 2)
  }

  @Test func `is dropped if it is struck out`() {
    #expect(
      modelText("## Lunch\n- ~~Cake (300 kcal)~~\n- ~~Tea~~ water\n- [x] ~~Rice~~\n- ~~Soup~~ #home\n") == """
        2 lunch dropped “~~Cake (300 kcal)~~” 300 kcal
        3 lunch “~~Tea~~ water”
        4 lunch “~~Rice~~”
        5 lunch dropped “~~Soup~~” #home

        """)
  }
}

@Suite struct `A label for the time of a meal` {
  @Test func `gives it to the foods below, or behind the last to those above`() {
    #expect(
      modelText("## Lunch\n- Time: 12:30\n- soup\n- 13:00 tea\n") == """
        3 lunch 12:30 “soup”
        4 lunch 13:00 “tea”

        """)
    #expect(
      modelText("## Lunch\n- soup\n- 13:00 tea\n- Time: 12:30\n\n## Dinner\n- rice\n") == """
        2 lunch 12:30 “soup”
        3 lunch 13:00 “tea”
        7 dinner “rice”

        """)
    #expect(
      modelText("## Food\n- Meal 1:\n  - soup\n- Meal 2:\n  - rice\n  - Time: 18:30\n") == """
        3 food “soup”
        5 food 18:30 “rice”

        """)
  }
}

@Suite struct `What people call the times between meals` {
  @Test func `names a snack below Food`() {
    #expect(
      modelText(
        "## Food\n### Afternoon\n- apple\n### Before bed\n- tea\n- Bedtime: milk\n- Post-Dinner (11 PM)\n  - figs\n"
      ) == """
        3 snack “apple”
        5 snack “tea”
        6 snack “milk”
        8 snack 23:00 “figs”

        """)
    #expect(modelText("## Afternoon\n- walk\n") == "2 series “Afternoon” “walk”\n")
  }

  @Test func `ends the entry above in a run of such lines`() {
    #expect(
      modelText("**Breakfast** — Oats\n**Lunch** — Soup\n**Before bed** — Mini Oreos\n") == """
        1 breakfast “Oats”
        2 lunch “Soup”
        3 snack “Mini Oreos”

        """)
  }

  @Test func `with a time and a colon is a meal without a category`() {
    #expect(
      modelText(
        "## Food\n- Movie Snacks (7:30 PM):\n  - popcorn\n- Late Seconds (9 PM):\n  - pizza\n- Salad:\n  - beans\n"
      ) == """
        3 snack 19:30 “popcorn”
        5 food 21:00 “pizza”
        6 food “Salad:” part “beans”

        """)
  }
}

@Suite struct `A meal's label` {
  @Test(arguments: ["Breakfast = oats", "Breakfast -- oats", "Breakfast — oats", "Breakfast: oats"])
  func `ends at a colon, a dash or an equals sign`(_ line: String) {
    #expect(modelText("\(line)\nLunch: soup\n") == "1 breakfast “oats”\n2 lunch “soup”\n")
    #expect(modelText("## Food\n- \(line)\n") == "2 breakfast “oats”\n")
  }

  @Test(arguments: ["35%", "32 bookings (30%)", "Rs. 180", "₹450", "$12.50", "EUR 15", "45 min"])
  func `before a share, a price or a span of time names no food`(_ value: String) {
    #expect(parsed("## Stats\n- Lunch: \(value)\n").day.entries.isEmpty)
    #expect(parsed("- Lunch: \(value)\n").day.entries.isEmpty)
  }

  @Test(arguments: ["30% off pizza", "2% milk", "12 dates", "€5 pizza", "100% rye bread"])
  func `before an amount of food names it`(_ value: String) {
    #expect(parsed("- Lunch: \(value)\n").day.entries.map(\.text.string) == [value])
  }

  @Test(arguments: ["Breakfast / Midday", "Dinner / Takeout", "Lunch / delivery"])
  func `may be followed by what else it was`(_ title: String) {
    #expect(parsed("### \(title)\n- soup\n").day.entries.first?.category != nil)
  }
}

@Suite struct `A number without a unit` {
  @Test(arguments: [
    "Soup 200", "Porridge (oats, honey) (550)", "Milk - 120", "250 beef jerky", "Rice: 300", "Salad 200C",
    "200c chips", "Soup 350k",
  ])
  func `is named`(_ line: String) {
    #expect(parsed("## Lunch\n- \(line)\n").diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    "Soup 20", "Route 66 burger", "Menu 3", "2 eggs", "Sprite 330 ml", "Vitamin B12", "Cola (2)",
    "Bun No.250x",
  ])
  func `is not where it is likely to be a count or a name`(_ line: String) {
    #expect(parsed("## Lunch\n- \(line)\n").diagnostics.isEmpty)
  }
}
