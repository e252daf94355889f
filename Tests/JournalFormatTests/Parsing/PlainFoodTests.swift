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

  @Test func `stand for themselves, while a line that begins with a time goes on`() {
    #expect(foods("## Lunch\n\npizza\n12:30 tea\nwith milk\n") == ["pizza", "tea", "with milk"])
    #expect(foods("## Lunch\n\n12:30 tea\nwith milk\n") == ["tea with milk"])
  }
}
