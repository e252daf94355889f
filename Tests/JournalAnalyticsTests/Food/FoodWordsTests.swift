import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `The words of a food` {
  @Test(arguments: [
    ("Filter coffee, 2 slices of toast", "filter coffee|toast"),
    ("Had a bowl of my porridge with some blueberries for me", "porridge|blueberries"),
    ("Rice 150 g, two eggs, 1 cup milk, ½ tin beans", "rice|eggs|milk|beans"),
    ("Rice bowl and a salad bowl", "rice bowl|salad bowl"),
    ("**Fish** _soup_ and `rye` bread", "fish soup|rye bread"),
    (
      "[Fish soup](recipes/soup.md) & [[Lentils|red lentils]], [[Dal makhani]]",
      "fish soup|red lentils|dal makhani"
    ),
    ("Soup ![a photo](media/x.jpg) https://example.org/pie #home ^abc <br>tea", "soup|tea"),
    ("Shepherd's pie, shepherd’s pie, stir-fry", "shepherd's pie|shepherd's pie|stir fry"),
    ("CRÈME brûlée; Müsli", "crème brûlée|müsli"),
    ("Lasagne zu Hause, Pizza bei Oma, Reis vor dem Fernseher", "lasagne|pizza|reis"),
    ("the usual, lo de siempre, wie immer", ""), ("como siempre, tostada", "tostada"),
    ("Reste vom Vortag, das Übliche, menú del día", ""), ("Cocido en casa de mi madre", "cocido"),
    ("nur Kaffee, wieder Nudeln", "kaffee|nudeln"),
    ("In Bologna zaalouk", "bologna zaalouk"), ("Ei auf Toast", "ei|toast"),
    ("ran out of milk, black tea", "black tea"), ("ran home, toast", "toast"), ("Soup with Priya", "soup"),
    ("Sopa de mi abuela", "sopa"),
    ("Pfannkuchen für die Kinder", "pfannkuchen"), ("Pollo asado para todos", "pollo asado"),
    ("Crêpes pour les enfants", "crêpes"), ("Jambon-beurre dans le train", "jambon beurre"),
    ("Beth's lasagne", "lasagne"), ("Cacio e pepe", "cacio e pepe"),
    ("Meal deal from the station", "meal deal"),
    ("shepherd's pie", "shepherd's pie"), ("chow mein", "chow mein"), ("plat du jour chez Georges", "plat"),
    ("tuna in olive oil", "tuna|olive oil"),
    ("brood en zaalouk", "brood|zaalouk"),
    ("味噌汁とご飯、卵、カレー", "味噌汁とご飯|カレー"),
    ("दाल, चाय", "दाल|चाय"),
    ("김치찌개 하나", "김치찌개 하나"),
    ("ox, B12, 7up, 3:1", ""),
    ("fish & chips", "fish and chips"), ("Chips &amp; fish", "fish and chips"), ("a < b > soup", "soup"),
    ("bread &nbsp; cheese", "bread|cheese"), ("bread & eggs; beer", "bread|eggs|beer"),
    ("Pain au chocolat, 2 pains aux raisins", "pain au chocolat|pains aux raisins"),
    ("Mac n cheese with salad", "mac and cheese|salad"), ("Schnitzel mit Pommes", "schnitzel mit pommes"),
    ("Linsen mit Spätzle und Salat", "linsen mit spätzle|salat"), ("Soupe à l’oignon", "soupe à l'oignon"),
    ("penne alla vodka, chicken à la king", "penne alla vodka|chicken à la king"),
    ("thé vert, arroz con leche", "thé vert|arroz con leche"), ("fish and rice, chips", "fish|rice|chips"),
    ("most of the cake, the rest of the pizza, another coffee", "cake|pizza|coffee"),
    ("same soup as yesterday, noch ein Brot", "soup|brot"),
    ("Soup with Anna and Ben, tom yum", "soup|ben|tom yum"),
    ("Pancakes with Mum", "pancakes"), ("Bread with my sister and friends", "bread"),
    ("Suppe mit Anna", "suppe"),
    ("[", ""),
    ("![", ""), ("](", ""),
    ("Kartoffeln mit Quark und Leinöl", "kartoffeln|quark|leinöl"),
    ("espresso without milk", "espresso"), ("coffee, no sugar", "coffee"), ("No dessert", ""),
    ("pizza without any cheese, salad", "pizza|salad"), ("Tee ohne Zucker und Milch, Brot", "tee|brot"),
    ("café sans sucre ni lait", "café"), ("café sin azúcar y una tostada", "café|tostada"),
    ("rice instead of pasta", "rice"), ("had tea instead and toast", "tea|toast"),
    ("no sugar cola", "cola"), ("toast with no butter or jam, eggs", "toast|eggs"),
    ("pasta at Luigi's", "pasta"), ("coffee at Starbucks, cake", "coffee|cake"),
    ("Salad at the Thai place with rice", "salad|rice"), ("soup at Anna’s apple pie", "soup|apple pie"),
    ("sushi @ Tanaka's", "sushi"), ("ramen @Ippudo, tea", "ramen|tea"), ("leftovers from last night", ""),
    ("At Luigi's: pizza", "pizza"), ("no bake cheesecake, no milk and coffee", "cheesecake|coffee"),
  ])
  func `come in runs that nothing separates`(text: String, runs: String) {
    #expect(foodWords(of: TextSlice(text)).map { $0.joined(separator: " ") }.joined(separator: "|") == runs)
  }
}

@Suite struct `Foods and dishes` {
  private func foods(_ entries: [String]) -> [String] {
    FoodTally(entries.map { foodWords(of: TextSlice($0)) }).foods.map { "\($0.name) \($0.count)" }
  }

  @Test func `a dish takes its words, unless they also stand elsewhere`() {
    let nine = Array(repeating: "Filter coffee", count: 9)
    #expect(foods(nine) == ["filter coffee 9"])
    #expect(
      foods(nine + ["Coffee", "Coffee and cake", "Black coffee"]) == [
        "coffee 12", "filter coffee 9", "cake 1",
      ])
  }

  @Test func `a word counts once an entry`() {
    #expect(foods(["Rice, rice and rice", "Rice"]) == ["rice 2"])
  }

  @Test func `words that meet by chance are no dish`() {
    let entries = ["rice dal", "dal rice", "rice soup", "soup dal", "dal soup", "soup rice", "rice dal"]
    #expect(foods(entries) == ["dal 5", "rice 5", "soup 4"])
  }

  @Test func `of dishes that overlap the further left takes the words`() {
    #expect(foods(["Peanut butter toast", "Peanut butter toast"]) == ["peanut butter toast 2"])
  }

  @Test(arguments: [
    (["Tofu stir-fry", "Tofu stir-fry with rice", "Rice"], ["rice 2", "tofu stir fry 2"]),
    (
      ["Black bean burger", "Black bean burger", "Veggie burger", "Veggie burger"],
      ["burger 4", "black bean burger 2", "veggie burger 2"]
    ),
    // What is also eaten by itself is a food of its own.
    (
      ["Chicken noodle soup", "Chicken noodle soup", "Chicken", "Chicken and rice"],
      ["chicken 4", "chicken noodle soup 2", "rice 1"]
    ),
    (
      ["Chicken noodle soup", "Chicken noodle soup", "Beef noodle soup"],
      ["noodle soup 3", "soup 3", "chicken noodle soup 2", "beef 1"]
    ),
    (
      ["Sweet potato curry", "Sweet potato curry", "Potato curry", "Potato curry"],
      ["curry 4", "potato curry 4", "sweet potato curry 2"]
    ),
    (["Egg fried rice", "Egg fried rice", "Tea"], ["egg fried rice 2", "tea 1"]),
  ])
  func `a word that a dish always has beside it is part of it`(entries: [String], named: [String]) {
    #expect(foods(entries) == named)
    let words = entries.map { foodWords(of: TextSlice($0)) }
    let tally = FoodTally(words)
    for food in tally.foods {
      #expect(tally.counts(in: words, weights: words.map { _ in 1 })[food.name] == food.count)
    }
  }

  @Test(arguments: [
    // What longer dishes have taken does not speak against a dish.
    (
      Array(repeating: "Chicken noodle soup", count: 4) + Array(repeating: "Chicken soup", count: 3),
      ["soup 7", "chicken noodle soup 4", "chicken soup 3"]
    ),
    (
      Array(repeating: "Chicken noodles", count: 4) + Array(repeating: "Tomato soup", count: 4)
        + Array(repeating: "Chicken soup", count: 3),
      ["soup 7", "chicken noodles 4", "tomato soup 4", "chicken soup 3"]
    ),
    // A dish within a longer one is counted in both, as a word is.
    (
      Array(repeating: "Egg fried rice", count: 3) + Array(repeating: "Fried rice", count: 4),
      ["fried rice 7", "egg fried rice 3"]
    ),
  ])
  func `what no dish has taken is weighed again`(entries: [String], named: [String]) {
    #expect(foods(entries).filter { !$0.hasPrefix("rice ") } == named)
    let words = entries.map { foodWords(of: TextSlice($0)) }
    let tally = FoodTally(words)
    for food in tally.foods {
      #expect(tally.counts(in: words, weights: words.map { _ in 1 })[food.name] == food.count)
    }
  }

  @Test(arguments: [
    (
      ["Tortilla", "Tortilla de patatas", "Tortilla de patatas", "Tortilla"],
      ["tortilla 4", "tortilla de patatas 2"]
    ),
    (["Œuf au plat", "Œufs au plat", "Œuf au plat"], ["œuf au plat 3"]),
    (
      ["Sopa de pollo", "Sopa de pollo con fideos", "Sopa de tomate"],
      ["sopa 3", "sopa de pollo 2", "fideos 1", "sopa de tomate 1"]
    ),
    (["Jus d’orange", "Un jus d'orange", "Orange"], ["orange 3", "jus d'orange 2"]),
    (["Pommes de terre", "Pomme de terre", "Pomme"], ["pomme de terre 2", "pomme 1"]),
    (["Tarta de queso de cabra"], ["tarta de queso de cabra 1"]),
    // What holds food, and how many, in any language.
    (
      ["Una taza de café", "Zwei Eier", "Drei Eier", "Une tranche de pain", "Ein Stück Kuchen"],
      ["eier 2", "café 1", "kuchen 1", "pain 1"]
    ),
    (["Pizza quattro formaggi", "Pizza quattro formaggi"], ["pizza quattro formaggi 2"]),
    (["Tres leches", "Tres leches"], ["tres leches 2"]),
    (["Pan con tomate", "Pan", "Fried in a pan", "Cocido"], ["pan 2", "cocido 1", "tomate 1"]),
    (
      ["Egg fried rice", "Egg fried rice", "Scrambled eggs", "Scrambled eggs", "Boiled eggs"],
      ["eggs 5", "egg fried rice 2", "scrambled eggs 2"]
    ),
  ])
  func `a name in any language is one food that holds others`(entries: [String], named: [String]) {
    let phrases = entries.map { foodWords(of: TextSlice($0)) }
    let forms = FoodForms(phrases, weights: phrases.map { _ in 1 })
    let tally = FoodTally(forms.unified(phrases), written: phrases, forms: forms)
    #expect(tally.foods.map { "\($0.name) \($0.count)" } == named)
  }

  @Test func `no dish ends in a quality of what stands behind it`() {
    #expect(foods(["Thai green curry", "Thai green curry", "Thai green curry"]) == ["thai green curry 3"])
    #expect(foods(["vino rosso", "vino rosso"]) == ["vino rosso 2"])
  }

  @Test(arguments: [
    (["Apple crumble", "Rhubarb crumble", "Apple"], ["apple 2", "apple crumble 1", "rhubarb crumble 1"]),
    (["Noodles with sauce", "Tofu in chilli sauce"], ["chilli sauce 1", "noodles 1", "tofu 1"]),
    (["Rye bread", "Bread", "Thai rice", "Rice with vegetables"], ["bread 2", "rice 2"]),
    (["2 rolls", "2 rolls", "Spring rolls"], ["rolls 3"]),
    (["Chilli con carne", "Chilli con carne with rice"], ["chilli 2", "rice 1"]),
    (
      ["Big salad", "Leftover lasagne", "Small lasagne", "Everything bagel"],
      ["lasagne 2", "bagel 1", "salad 1"]
    ),
    (
      ["Lentil soup", "Lentil soup", "Tomato soup", "Tomato soup"],
      ["soup 4", "lentil soup 2", "tomato soup 2"]
    ),
    (["Lentil soup", "Corn on the cob"], ["corn on the cob 1", "lentil soup 1"]),
    (["Lentil soup", "Lentil", "Soup"], ["lentil 2", "soup 2"]),
    (["Fish and chips", "Chips and fish", "Chips"], ["chips 3", "fish and chips 2"]),
    (
      ["Vegetable soup", "Lentil soup", "Pumpkin soup with seeds"],
      ["soup 3", "lentil soup 1", "pumpkin soup 1"]
    ),
  ])
  func `heads and qualifiers of dishes are no foods`(entries: [String], names: [String]) {
    #expect(foods(entries) == names)
  }

  @Test func `new is what no earlier day names`() {
    func new(_ now: [String], after: [[String]]) -> [String] {
      let earlier = Journal(
        days: after.enumerated().map { offset, texts in
          var file = JournalDay(day: Day(ordinal: offset), path: "\(offset)", source: SourceText(""))
          file.entries = texts.map {
            let place = SourceLocation(line: 1, column: 1)
            return FoodEntry(
              range: place..<place, category: nil, time: nil, rawText: TextSlice($0), text: TextSlice($0),
              facts: .none)
          }
          return file
        })
      let entries = now.map { foodWords(of: TextSlice($0)) }
      var known = KnownFoods(before: earlier.diaryDays(through: Day(ordinal: 100)), [])
      known.forms = FoodForms(entries, weights: entries.map { _ in 1 }, besides: known.words)
      return newFoods(in: entries, tally: FoodTally(entries), known: known).map { "\($0.name) \($0.count)" }
    }
    let before = [["Rice", "Egg"], ["Fish soup"], ["Coffee and berries"]]
    #expect(new(["Ramen", "Okra fry", "Eggs and rice"], after: before) == ["okra fry 1", "ramen 1"])
    #expect(new(["Ramen", "Ramen bowl", "Berry"], after: before) == ["ramen 2"])
    #expect(new(["Rice soup", "Rice soup, coffee"], after: before) == ["rice soup 2"])
    #expect(new(["Curd ramen", "Ramen"], after: before) == ["curd ramen 1"])
    #expect(new(["Ramen", "Curd ramen"], after: before) == ["curd ramen 1", "ramen 1"])
    #expect(new(["Fish and chips", "Fish and chips"], after: before) == ["fish and chips 2"])
    #expect(new(["Ramen"], after: [["Rice"], ["Rice"]]) == [])
    #expect(new(["Tofu stir-fry", "Tofu stir-fry"], after: before) == ["tofu stir fry 2"])
    #expect(new(["Egg noodle soup", "Egg noodle soup"], after: before) == ["egg noodle soup 2"])
  }
}
