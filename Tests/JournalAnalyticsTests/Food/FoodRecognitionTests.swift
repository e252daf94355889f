import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `What is a food` {
  /// The words of an entry of a diary in English and German, in which `Zhug` is a snack.
  private func foods(in text: String) -> String {
    var recognition = FoodRecognition()
    for entry in ["Toast", "Porridge", "Soup", "Salad", "Kaffee", "Brot", "Käse", "Nudeln", "Zhug", text] {
      recognition.learn(from: foodWords(of: TextSlice(entry)))
    }
    return recognition.foods(in: foodWords(of: TextSlice(text))).map { $0.joined(separator: " ") }
      .joined(separator: "|")
  }

  @Test(arguments: [
    ("Beans on toast, too tired to cook", "beans|toast"), ("Leftover crumble, don't judge", "crumble"),
    ("Fish pie (Mum's recipe)", "fish pie"), ("Dinner at Hannah's, she made lasagne", "lasagne"),
    ("Fischstäbchen, keine Lust zu kochen", "fischstäbchen"),
    ("Streusel von Frau Brandt, Kaffee", "streusel|kaffee"),
    ("Dishoom: black daal", "black daal"), ("Date night: Padella, pici cacio e pepe", "pici cacio e pepe"),
    ("Two dates, coffee", "dates|coffee"), ("Plátano, clase de yoga", "plátano"),
    ("Kebab con los del curro", "kebab"), ("Pizza from Gusto", "pizza"),
    ("Pizza from cauliflower", "pizza|cauliflower"), ("Pizza outside", "pizza"),
    ("Pizza thanks to Sam", "pizza"), ("Tomatensuppe weil es geregnet hat", "tomatensuppe"),
    ("Brownie baked by Lucy", "brownie"), ("Pollo asado muy rico", "pollo asado"),
    ("Pizza on the pier", "pizza"),
    ("Tortilla francesa, vino tinto", "tortilla francesa|vino tinto"),
    ("Empanada de atún de Carrefour", "empanada de atún"),
    ("Toast because I couldn't be bothered with eggs", "toast"),
    ("Fruit bowl, banh mi", "fruit bowl|banh mi"),
    ("Salad, made the dressing myself", "salad|dressing"), ("Couch potato evening, soup", "soup"),
    ("Polpette dal congelatore", "polpette"), ("Chana dal tadka", "chana dal tadka"),
    ("Gulasch nach dem Chor", "gulasch"),
    ("Croquetas, demasiada sal", "croquetas"), ("Lasagne, Ben wanted chips", "lasagne"),
    ("Gulasch, Paul nur Brot", "gulasch"),
    ("Gratin dauphinois au lit", "gratin dauphinois"),
    ("Fette biscottate con marmellata", "fette biscottate|marmellata"),

    ("Eis auf der Promenade", "eis"),
    ("Toast aus dem Lidl", "toast"), ("steak frites chez Paul", "steak frites"), ("суп у соседей", "суп"),
    ("Tea in the garden with biscuits", "tea|biscuits"),
    // What is alone in an entry is food beside others, too.
    ("Falafel, zhug", "falafel|zhug"),
    // Seasonings, foods of the table alone, compounds and forms of what is known.
    ("Salat mit Essig u. Öl", "salat|essig|öl"), ("Rührei mit Schnittlauch", "rührei|schnittlauch"),
    ("Eier, Osterzopf, Lachs", "eier|osterzopf|lachs"),
    ("Spaghetti mit Tomatensoße", "spaghetti|tomatensoße"),
    ("Roast chicken, yorkshires, gravy", "roast chicken|yorkshires|gravy"),
    // Of an entry of which nothing is known all counts.
    ("Ottolenghi, chłodnik", "ottolenghi|chłodnik"),
  ])
  func `is what a keyword or the table knows, or what an entry is alone`(text: String, foods: String) {
    #expect(self.foods(in: text) == foods)
  }

  @Test func `is what somebody calls a dish, once it was three entries by itself`() {
    var recognition = FoodRecognition()
    let bonanza = foodWords(of: TextSlice("Chicken bonanza"))
    recognition.learn(from: bonanza, times: 2)
    #expect(recognition.foods(in: bonanza) == [["chicken"]])
    recognition.learn(from: bonanza)
    #expect(recognition.foods(in: bonanza) == bonanza)
  }

  @Test func `is what foods.md names, with all its words`() {
    var recognition = FoodRecognition(ownFoods: ["chicken schnitty", "zhug"])
    recognition.learn(from: foodWords(of: TextSlice("Pasta")))
    let words = foodWords(of: TextSlice("Chicken schnitty, zhug, no regrets"))
    #expect(recognition.foods(in: words) == [["chicken", "schnitty"], ["zhug"]])
  }

  @Test func `is explained where it is none`() {
    let days =
      (1...3).map { dayFile("2026-03-0\($0)", food("Soup, burnt")) } + [
        dayFile("2026-03-04", food("Pie (recipe of hers)"))
      ]
    var request = InsightsRequest(parts: [.foods], period: nil)
    request.food = "recipe"
    let report = insightsReport(of: Journal(days: days), request, today: day("2026-03-04"))
    #expect(
      report.document.markdown.contains(
        "1 entry has ‘recipe’ beside a food, so it is taken for what was said of that: no keyword has it, nor the food table or foods.md."
      ))
  }

  @Test func `is every word of a diary in a language of which few are known`() {
    var recognition = FoodRecognition()
    let entries = [
      "Jajecznica, chleb, kefir", "Rosół, ziemniaki, surówka", "Kanapka, rzodkiewka", "Bułka, masło",
    ].map {
      foodWords(of: TextSlice($0))
    }
    for entry in entries { recognition.learn(from: entry) }
    #expect(entries.map { recognition.foods(in: $0) } == entries)
  }

  /// With `UPDATE_GOLDEN` the list is written anew, to be reviewed as a diff.
  @Test func `is each name in the table`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    var names: Set<String> = []
    for list in ["foods", "recipes"] {
      let text = try String(contentsOf: root.appending(path: "Tools/EmbedFoods/\(list).tsv"), encoding: .utf8)
      for line in text.split(separator: "\n").dropFirst() {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        names.formUnion(
          ([fields[0]] + fields[1].split(separator: ";")).map {
            folded($0.trimmingCharacters(in: .whitespaces))
          })
      }
    }
    let words = names.filter { !$0.contains(" ") && !$0.isEmpty && !FoodInflection.isKeyword($0) }
    // What was done with a food is as often a remark.
    let made: Set = ["baked", "cold", "cooked", "dessert", "drink", "plain", "simmered"]
    var behind: Set<String> = []
    for run in names.flatMap({ foodWords(of: TextSlice($0)) }) {
      let parts = run.flatMap { FoodNames.words(of: $0).isEmpty ? [$0] : FoodNames.words(of: $0) }.map(
        foldedFood)
      func isFood(_ word: String) -> Bool { words.contains(word) || FoodRecognition.knows(word) }
      guard let last = parts.lastIndex(where: isFood) else { continue }
      behind.formUnion(parts[(last + 1)...])
    }
    func list(_ words: Set<String>) -> String {
      var lines: [String] = []
      for word in words.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        if let last = lines.last, last.utf8.count + word.utf8.count < 130 {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append("    " + word)
        }
      }
      return lines.joined(separator: "\n")
    }
    let source =
      """
      /// What the food table has, folded and sorted by bytes; a test writes the lists.
      enum TableFoodNames {
        /// Names of one word that no keyword for foods has.
        static let alone = \"""
      \(list(words))
          \"""

        /// Words behind the last food of a name: the *francesa* of a *tortilla francesa*.
        static let behindFoods = \"""
      \(list(behind.subtracting(made)))
          \"""
      }

      """
    let file = root.appending(path: "Sources/JournalAnalytics/Food/TableFoodNames.swift")
    if try String(contentsOf: file, encoding: .utf8) != source {
      if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
        try Data(source.utf8).write(to: file)
      }
      Issue.record("TableFoodNames.swift is not what the food table has; UPDATE_GOLDEN=1 makes it")
    }
  }
}
