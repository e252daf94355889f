import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The words of an entry` {
  private func decided(_ words: String) -> String {
    CategoryDetector().byKeyword(words).map { "\($0.category): \($0.keyword)" } ?? "nothing"
  }

  @Test(
    arguments: PhraseTable.rows([
      PhraseTable.drinks, PhraseTable.drinksBesideFood, PhraseTable.english, PhraseTable.india,
      PhraseTable.german,
      PhraseTable.spanish, PhraseTable.french, PhraseTable.italian, PhraseTable.japanese, PhraseTable.nordic,
      PhraseTable.russian, PhraseTable.others,
    ]))
  func `say which meal it is, as a person would`(phrase: String, category: FoodCategory) {
    #expect(CategoryDetector().byKeyword(phrase)?.category == category)
  }

  @Test func `say it right in more than nine of ten phrases that were written without a look at the lists`() {
    let rows = PhraseTable.rows([PhraseTable.heldOut, PhraseTable.heldOutLater, PhraseTable.heldOutBeside])
    let wrong = rows.filter { CategoryDetector().byKeyword($0.phrase)?.category != $0.category }.map(\.phrase)
    #expect(rows.count >= 390)
    #expect(wrong.count * 10 < rows.count, "\(wrong)")
  }

  @Test(arguments: [
    ("IDLI", "breakfast: idli"), ("Idlis!", "breakfast: idli"), ("**Idli**", "breakfast: idli"),
    ("3idlis", "breakfast: idli"),
    ("CRÈME BRÛLÉE", "dessert: creme brulee"), ("creme brulee", "dessert: creme brulee"),
    ("tomatoes", "snack: tomato"), ("cookie", "dessert: cookie"), ("Cookies", "dessert: cookie"),
    ("[Fish soup](recipes/soup.md)", "lunch: fish soup"), ("mac & cheese", "dinner: mac and cheese"),
    ("smoothie (banana, berries)", "beverage: smoothie"), ("(idli)", "breakfast: idli"),
    ("fish &amp; chips", "dinner: fish and chips"), ("Shepherd’s-pie", "dinner: shepherds pie"),
    ("ｉｄｌｉ", "breakfast: idli"),
    ("おにぎり2個", "lunch: おにぎり"), ("味噌ラーメン", "lunch: 味噌ラーメン"), ("Waldbeerenkuchen", "dessert: -kuchen"),
    ("Wildkräutersuppe", "lunch: -suppe"), ("kuchen", "dessert: kuchen"),
  ])
  func `count without case, accents, number, marks and width`(words: String, decision: String) {
    #expect(decided(words) == decision)
  }

  @Test(arguments: [
    // A dish takes its words.
    ("coffee", "beverage: coffee"), ("coffee cake", "dessert: coffee cake"),
    ("ice cream", "dessert: ice cream"),
    ("chicken tikka masala", "dinner: chicken tikka masala"),
    // The last word says what it is, in Romance languages the first.
    ("orange chicken", "dinner: orange chicken"), ("walnut chicken", "dinner: chicken"),
    ("beer pancakes", "breakfast: pancake"),
    ("rotisserie chicken salad", "lunch: chicken salad"),
    ("tarte citron", "dessert: tarte citron"), ("tarte figues", "dessert: tart"),
    // What it is of, only where nothing else is known.
    ("cup of tea", "beverage: tea"), ("tarta de zanahoria", "dessert: tarta"),
    ("xyzzy of soup", "lunch: soup"),
    // What goes along, only where nothing else is known, or beside a drink or an ingredient.
    ("cereal with soup", "breakfast: cereal"), ("xyzzy with soup", "lunch: soup"),
    ("bread with soup", "lunch: soup"),
    ("rice with cookies", "dinner: rice"), ("coffee with cookies", "dessert: cookie"),
    ("coffee with milk", "beverage: coffee"),
    ("coffee with banana", "beverage: coffee"),
    // A meal before sweets and snacks, these before drinks.
    ("filter coffee and idli", "breakfast: idli"), ("cake, idli", "breakfast: idli"),
    ("crackers, tea", "snack: cracker"),
    ("coffee, milk", "beverage: coffee"), ("idli coffee", "breakfast: idli"),
    // Dishes before ingredients, dishes in the order of the search, ingredients in that of the entry.
    ("eggs, sandwich", "lunch: sandwich"), ("steak, soup, waffles", "breakfast: waffle"),
    ("rice, eggs", "dinner: rice"),
    ("eggs, rice", "breakfast: egg"),
    // The name of a meal.
    ("pizza for breakfast", "breakfast: breakfast"), ("lunch with the team", "lunch: lunch"),
    ("soup after dinner", "lunch: soup"),
    // What is not there.
    ("soup without eggs", "lunch: soup"), ("without eggs", "nothing"), ("xyzzy after coffee", "nothing"),
    // What a drink is made of.
    ("banana and spinach smoothie", "beverage: smoothie"),
    ("apple and banana smoothie", "beverage: smoothie"),
    ("apple and smoothie", "snack: apple"), ("zumo de naranja y zanahoria", "beverage: zumo"),
    ("zumo de naranja y huevos", "breakfast: huevo"),
    // Nothing that is known.
    ("", "nothing"), ("xyzzy", "nothing"), ("with", "nothing"), ("and of without for", "nothing"),
    ("a la", "nothing"),
  ])
  func `are read by these rules`(words: String, decision: String) {
    #expect(decided(words) == decision)
  }

  @Test func `are read whatever they are`() {
    var numbers = SplitMix64(seed: 11)
    let pieces = [
      "with", "and", "of", "without", "for", "a", "la", "coffee", "idli", "カレー", "と", "2", "½", "7up", "&",
      "&amp;", ",", "/", "[",
      "](", "![", "<br>", "#x", "-", "'", "’s", "s", "es", "ie", "ss", "\u{301}", "\u{200D}", "\u{FE0F}", "🍕",
      "é", "ß", "김",
      " ", "\u{3000}", "\u{0}", "e", "y", "suppe", "xkuchen",
    ]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &numbers) {
        bytes += Array((pieces.randomElement(using: &numbers) ?? "").utf8)
        if Bool.random(using: &numbers) { bytes.append(UInt8.random(in: 0...255, using: &numbers)) }
        if Bool.random(using: &numbers) { bytes.append(0x20) }
      }
      let words = String(decoding: bytes, as: UTF8.self)
      let found = CategoryDetector(own: [.lunch: [words], .snack: ["", "-", "x y"]]).byKeyword(words)
      #expect(found?.category == .lunch || FoodPhrase(words).words.isEmpty, "\(bytes)")
      _ = CategoryDetector().byKeyword(words)
    }
  }

  @Test func `are read in time that grows with their number`() {
    let long = Array(repeating: "idli with coffee and", count: 500).joined(separator: " ")
    #expect(decided(long) == "breakfast: idli")
  }
}
