import EmbeddedFoods
import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `The food table` {
  @Test func `has a food for each of its names`() {
    let table = FoodTable.embedded
    for (name, place) in table.allNames {
      #expect(table.place(of: name) == place)
      // What people write is brought into the same form.
      #expect(FoodName.key(of: name) == name)
    }
    for food in table.all { #expect(table.food(named: FoodName.key(of: food.name)) == food, "\(food.name)") }
  }

  @Test func `is large, and its figures can be`() {
    let foods = FoodTable.embedded.all
    #expect(foods.count >= 2_500)
    for food in foods {
      #expect((0...905).contains(food.composition.kilocalories), "\(food.name)")
      #expect(food.composition.protein + food.composition.carbs + food.composition.fat <= 105, "\(food.name)")
      #expect(food.measures.allSatisfy { $0.grams > 0 }, "\(food.name)")
      #expect(!food.source.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("roti", "chapati"), ("curd", "whole milk yogurt"), ("Quark", "quark"),
      ("tortilla de patatas", "tortilla de patatas"),
      ("Döner", "döner kebab"), ("DOENER", nil), ("rice, cooked", nil), ("cooked rice", "rice"),
      ("coffee with milk", "coffee with milk"),
      ("mascarpone", "mascarpone"), ("decaf", "decaf coffee"), ("Zimt", "cinnamon"), ("Grünkohl", "kale"),
      ("lavash", "pita bread"), ("farro", "spelt"), ("okroshka", "okroshka"), ("golubtsi", "cabbage roll"),
      ("khinkali", "khinkali"), ("barszcz", "borscht"), ("saltfish", "salt cod"), ("brødskive", "bread"),
      ("7 Up", "cola"), ("яйцо", "egg"), ("牛乳", "milk"), ("Crème brûlée", "creme brulee"),
    ] as [(String, String?)])
  func `knows everyday names`(name: String, expected: String?) {
    #expect(FoodLookup(table: .embedded).food(named: name)?.name == expected)
  }

  @Test(
    arguments: [
      ("yakitori", "70 chicken skewer"), ("shish kebab", "70 chicken skewer"),
      ("2 brochettes de poulet", "140 chicken skewer"), ("шашлык из курицы", "70 chicken skewer"),
      ("2 kroketten", "150 kroket"), ("salmorejo", "250 salmorejo"),
      ("choucroute", "300 sausages and sauerkraut"),
      ("pie and mash", "370 pie and mash"), ("bacon and egg roll", "155 egg and bacon sandwich"),
    ])
  func `has the dish that a name means where it is at home`(text: String, expected: String) {
    let foods = MealEstimate(text, foods: FoodLookup(table: .embedded)).foods
    #expect(foods.map { "\(Int($0.grams.rounded())) \($0.food.name)" } == [expected])
  }

  @Test func `finds foods by words`() {
    #expect(FoodTable.embedded.foods(matching: "idli").map(\.name) == ["idli", "idli podi", "rava idli"])
    #expect(FoodTable.embedded.foods(matching: "").isEmpty)
  }
}
