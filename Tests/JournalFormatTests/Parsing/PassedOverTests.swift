import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalFormat

/// Lines that no other hint speaks of and that may be food.
@Suite struct `A line that may be food and is read as nothing` {
  private func named(_ text: String) -> [String] {
    parsed("# Saturday, 14 March 2026\n\n\(text)\n").diagnostics.map {
      "\($0.range.lowerBound.line) \($0.code.rawValue)"
    }
  }

  @Test(arguments: [
    ("## Log\n\n08:00 | Oatmeal | 300\n12:00 | Salad | 400", [5, 6]),
    ("10.30 eggs and toast\nA long walk.\n15.00 tea and cake", [3, 5]),
    ("07:00 - 07:30 Breakfast (oats, banana)\n12:00 soup", [3]),
    ("B 350\nL 500\nD 700", [3, 4, 5]),
    ("🥣 porridge\n🥪 ham sandwich\n💧💧💧", [3, 4]),
    ("8:00 porridge\n12:30 soup\n19:00 rice\n22:00 two biscottini", [6]),
    ("- Coffee\n- Breakfast 7:30\n  - eggs\n- Work till 12", [3]),
    ("lunch\nleftovers from mum\nchips\n\ndinner\nsoup\nbread", [3]),
    ("Breakfast (oats 300kcal) Lunch (rice 400kcal)\n12:00 soup", [3]),
    ("12:00 - Lunch at [[Cafe]]\n  - soup\n  - bread", [4, 5]),
    ("## Morning\n- toast\n- tea", [4, 5]), ("## Soir\n- soupe", [4]), ("## Eaten\n- apple", [4]),
    ("## Post-workout\n- banana", [4]),
  ])
  func `is named where the file holds others`(text: String, lines: [Int]) {
    #expect(named(text) == lines.map { "\($0) uncounted-food" })
  }

  @Test(arguments: [
    "## Lunch\n\nTime,Food,kcal\n08:00,oats,300\n12:00,soup,200", "Time;Food;kcal\n08:00;oats;300",
    "## Food\n\nFood\tkcal\noats\t300", "## Food\n\n08:00,oats,300\n12:00,soup,200",
  ])
  func `is named where commas or tabs make it a row of no table`(text: String) {
    let found = parsed("# 2026-03-14\n\n\(text)\n").diagnostics.filter { $0.code == .uncountedEnergy }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("journal import log") ?? false)
  }

  @Test(arguments: [
    "## Lunch\n\nrice,beans,tofu\nsoup,bread,tea", "## Lunch\n\nfood, kcal and time\nall of it, at 300",
    "08:00,standup,room 3\n09:00,review,room 4",
  ])
  func `is no row where neither a header nor times and figures say so`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.allSatisfy { $0.code != .uncountedEnergy })
  }

  @Test(arguments: [
    ("Frühstück", "Abendessen", "Mittagessen"), ("Colazione", "Cena", "Pranzo"),
    ("Breakfast", "Dinner", "Lunch"),
  ])
  func `is offered the words of its file's language`(breakfast: String, dinner: String, lunch: String) {
    let text =
      "## \(breakfast)\n\n- 8:00 a\n\n## \(dinner)\n\n- b\n\n# Log\n\n08:00 | Oatmeal | 300\n"
    let found = parsed(text).diagnostics.filter { $0.code == .uncountedFood }
    #expect(found.map(\.message).allSatisfy { $0.hasSuffix("write its meal before it: ‘\(lunch): …’") })
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "Today I had porridge for breakfast. Then work.", "Zum Frühstück ein Brot gegessen, dann Arbeit.",
    "Had oatmeal for breakfast, skipped lunch, went to bed.",
  ])
  func `is named as a sentence where nothing else is food`(text: String) {
    #expect(named(text) == ["3 uncounted-food"])
    #expect(named("\(text)\n\n## Dinner\n\n- soup").isEmpty)
  }

  @Test func `is named as an item that says so, the only one of a file`() {
    #expect(named("- had pizza for dinner\n- called Anna") == ["3 uncounted-food"])
  }

  @Test(arguments: [
    "I had lunch with Peter and we ate dust.", "Had a long day. Breakfast meeting at ten.",
    "To buy\n\n- milk\n- eggs\n\n## Lunch\n\n- soup",
    "8:00 porridge\n9:00 fixed the bike\n12:30 soup\n14:00 call",
    "10:00 Standup\n11:00 Review", "## Recipe\n\n10:00 boil rice\n\n## Lunch\n\n- soup",
    "Rice is what I think of.\n\n## Lunch\n\n- soup",
  ])
  func `is silent where it is none`(text: String) {
    #expect(named(text).isEmpty)
  }

  @Test func `is food in a bracket behind its meal beside another such line`() {
    #expect(
      modelText("07:00 - 07:30 Breakfast (oats, banana)\n12:00 Lunch (soup)\n")
        == "1 breakfast 07:00-07:30 “oats, banana”\n2 lunch 12:00 “soup”\n")
  }

  @Test func `is food below its meal once another paragraph of that form was read`() {
    #expect(
      modelText("# Saturday, 14 March 2026\n\nbreakfast\neggs\ntoast\n\nlunch\nleftovers from mum\n")
        == "4 breakfast “eggs”\n5 breakfast “toast”\n8 lunch “leftovers from mum”\n")
  }
}

@Suite struct `A number with a full stop before a food` {
  @Test(arguments: ["8.15 porridge", "8.30 Suppe", "0.15 toast"])
  func `is named, for it may be a time`(words: String) {
    #expect(parsed("## Food\n\n- \(words)\n").diagnostics.map(\.code) == [.almostTime])
  }

  @Test(arguments: ["soup 13:00", "soup 13:00 (300 kcal)"])
  func `is named at the end of the words as a time is that is no number`(words: String) {
    #expect(parsed("## Food\n\n- \(words)\n").diagnostics.map(\.code) == [.almostTime])
    #expect(parsed("## Food\n\n- 12:50 \(words)\n").diagnostics.isEmpty)
  }

  @Test func `is named on a line that goes on with another`() {
    for line in ["8.15 2 eggs", "noon sandwich", "Mittag Brot"] {
      let found = parsed("7:30 coffee\n\(line)\n13:00 ramen\n").diagnostics
      #expect(found.map(\.code) == [.almostTime])
      #expect(found.first?.range.lowerBound.line == 2)
    }
  }

  @Test(arguments: ["1.50 l milk", "2.5 eggs", "24.10 soup", "12.75 soup", "8.15", "8.15 Uhr Porridge"])
  func `is silent where it is an amount or no time`(words: String) {
    #expect(!parsed("## Food\n\n- \(words)\n").diagnostics.map(\.code).contains(.almostTime))
  }
}
