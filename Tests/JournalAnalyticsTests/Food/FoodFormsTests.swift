import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The forms of a food` {
  private func counted(_ entries: [String]) -> [String] {
    let written = entries.map { foodWords(of: TextSlice($0)) }
    let forms = FoodForms(written, weights: written.map { _ in 1 })
    return FoodTally(forms.unified(written), written: written, forms: forms).foods
      .map { "\($0.name) \($0.count)" }
  }

  @Test(arguments: [
    (["Egg", "2 eggs", "Eggs"], "eggs 3"), (["Idli", "Idlis"], "idli 2"),
    (["Café", "Cafe", "Cafe"], "cafe 3"),
    (["Strawberry", "Strawberries"], "strawberry 2"), (["Loaf", "Loaves"], "loaf 2"),
    (["Tomate", "Tomaten"], "tomate 2"), (["Nudel", "Nudeln"], "nudel 2"), (["Brot", "Brote"], "brot 2"),
    (["Apfel", "Äpfel"], "apfel 2"), (["1 Ei", "2 Eier"], "ei 2"),
    (["Kartoffel", "Kartofler"], "kartoffel 2"),
    (["Gâteau", "Gâteaux"], "gâteau 2"), (["Limón", "Limones"], "limón 2"), (["Nuez", "Nueces"], "nuez 2"),
    (["Pão", "Pães"], "pão 2"), (["Panino", "Panini"], "panino 2"), (["Mela", "Mele"], "mela 2"),
    (["Macka", "Mackor"], "macka 2"), (["Kanelbulle", "Kanelbullar"], "kanelbulle 2"),
    (["Tomat", "Tomater"], "tomat 2"), (["Frikadelle", "Frikadeller"], "frikadelle 2"),
    (["Котлета", "Котлеты", "Котлету"], "котлета 3"), (["Кашу", "Каши"], "каши 2"),
    (["Яйцо", "2 яйца"], "яйцо 2"), (["समोसा", "समोसे"], "समोसा 2"),
  ])
  func `are counted together, as the one written most often`(entries: [String], food: String) {
    #expect(counted(entries).joined(separator: ", ") == food)
  }

  @Test(arguments: [
    ["Past", "Paste"], ["Chick", "Chicken"], ["Cream", "Creamer"], ["Hummus", "Humm"],
    ["Pasta", "Paste"], ["Rice", "Ricer"], ["Stir fry", "Stir fry", "Fries"],
    ["Chocolate chip", "Chocolate chip", "Chips"],
  ])
  func `are not what looks alike`(entries: [String]) { #expect(counted(entries).count == 2) }

  @Test func `are shown as they were written where there is only one`() {
    #expect(counted(["Hummus", "Couscous", "Peas"]) == ["couscous 1", "hummus 1", "peas 1"])
  }

  @Test func `are joined within dishes, which keep the form that they are written in`() {
    #expect(
      counted(["Black beans", "Black beans", "Black bean", "Bean", "Bean", "Bean"]) == [
        "bean 6", "black beans 3",
      ])
    #expect(
      counted(["Peanut butter", "Peanut butter", "Peanuts", "Peanuts", "Peanuts", "Butter", "Butter"]) == [
        "peanuts 5", "butter 4", "peanut butter 2",
      ])
  }

  @Test(arguments: [
    (["Masala dosa", "Masala dosa", "Masala chai"], "masala dosa 2, chai 1"),
    (
      ["Vegetable biryani", "Vegetable biryani", "Vegetable soup", "Vegetable curry"],
      "vegetable biryani 2, curry 1, soup 1"
    ),
    (["Green tea", "Green tea", "Lemon tea"], "tea 3, green tea 2, lemon tea 1"),
  ])
  func `are held by a dish`(entries: [String], foods: String) {
    #expect(counted(entries).joined(separator: ", ") == foods)
  }

  @Test(arguments: [
    "IMG_2041.png", "![[IMG_2041.heic]]", "[[scan-12.pdf]]", "www.example.org/pie", "At my desk",
    "from the station",
    "Canteen", "2 squares", "red", "Ate at a restaurant", "in der Kantine", "на работе", "big", "1 tub",
    "squares",
  ])
  func `are no files, places, verbs, containers, colours and sizes`(text: String) {
    #expect(counted([text]) == [])
  }

  @Test func `stand beside such words, and with them in a dish`() {
    #expect(
      counted(["Breakfast, 2 squares chocolate", "Breakfast burrito"]) == [
        "burrito 1", "chocolate 1",
      ])
    #expect(
      counted(["Red lentils at my desk", "red lentils, 2 squares chocolate", "Soup photo.jpg", "Rice.Dal"])
        == [
          "red lentils 2", "chocolate 1", "dal 1", "rice 1", "soup 1",
        ])
  }

  static let journal = diary([
    "2026-03-09": "## Lunch\n- egg curry\n- 2 eggs\n- Masala dosa\n- at my desk\n",
    "2026-03-10": "## Lunch\n- egg curry\n- eggs\n- Masala dosa\n- masala chai\n- red apple\n",
  ])

  private func explained(_ food: String) -> String {
    var request = InsightsRequest(parts: [.foods], period: nil)
    request.food = food
    return insightsReport(of: Self.journal, request, today: day("2026-03-10")).document.markdown
  }

  @Test func `are explained`() {
    #expect(
      explained("Eggs") == """
        # ‘Eggs’, the whole diary

        9 to 10 March 2026.

        4 entries name ‘egg’, 2 of them in egg curry.

        | Written | Entries | Days | Why                                      |
        | ------- | ------: | ---: | ---------------------------------------- |
        | egg     |       2 |    2 | written most often, so it stands for all |
        | eggs    |       2 |    2 | ‘eggs’ is a form of ‘egg’ (-s)           |

        """)
  }

  @Test(arguments: [
    ("masala", "‘masala’ counts within masala dosa only: a dish holds its words."),
    (
      "red",
      "‘red’ is a container, an amount, a colour or a size: it names a food only together with another word."
    ),
    (
      "desk",
      "‘desk’ names no food: it is a number, a file, a place, a person, a verb or a word such as ‘with’."
    ),
    ("rice", "No entry of these days names ‘rice’."),
  ])
  func `say why a word is none`(word: String, verdict: String) {
    #expect(explained(word).contains("\n\(verdict)\n"), "\(explained(word))")
  }

  @Test func `are followed through the diary, and found`() throws {
    func days(_ words: String) -> Int {
      let report = timelineReport(of: Self.journal, .text(words), period: nil, today: day("2026-03-10"))
      return report.occurrences.count
    }
    #expect(days("eggs") == 4 && days("egg") == 4 && days("egg curries") == 2)
    func found(_ words: String) throws -> [String] {
      var matcher: SearchPatternMatcher?
      let query = try #require(SearchQuery(words: [words]))
      return try Self.journal.days.filter { query.mayBeFound(in: $0.source.bytes) }
        .flatMap { try query.hits(in: $0, matcher: &matcher) }.map(\.text)
    }
    #expect(try found("eggs") == ["egg curry", "2 eggs", "egg curry", "eggs"])
    #expect(try found("curries") == ["egg curry", "egg curry"])
    #expect(try found("apples") == ["red apple"])
  }
}
