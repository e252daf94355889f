import EmbeddedFoods
import Testing

@testable import JournalAnalytics

@Suite struct `The food that a dish is said to be of` {
  @Test(
    arguments: [
      ("burrito de frijoles", "220 bean burrito ±40"), ("burrito of beans", "220 bean burrito ±40"),
      ("burrito de frijoles y queso", "190 bean and cheese burrito ±40"),
      ("pizza de pepperoni", "204 pepperoni pizza ±40"),
      ("croissant au chocolat", "70 chocolate croissant ±40"),
      ("crêpe au nutella", "80 crepe ±40, 20 nutella ±40"),
      ("gaufre au sucre", "75 waffle ±40, 5 sugar ±40"),
      ("panqueque de avena", "100 pancake ±40"), ("éclair au chocolat", "70 cream puff ±40"),
      ("Suppe vom Huhn", "245 chicken soup ±40"),
      ("Schnitzel vom Schwein", "120 breaded pork chop ±40"),
      ("linguine alle vongole", "200 pasta ±40, 85 clam ±40"),
      ("filet de poulet", "85 chicken ±60"), ("samosas", "200 samosa ±40"),
      ("2 egs and tost", "100 egg ±25, 25 toast ±40"),
      ("pain de mie", "28 bread ±40"), ("galletas de avena", "40 oatmeal cookie ±40"),
      ("pizza de la nonna", "238 cheese pizza ±60"), ("jus de pomme", "248 apple juice ±40"),
      ("ensalada de quinoa", "73 salad ±40, 170 quinoa ±40"), ("a glass of milk", "244 milk ±25"),
    ])
  func `says of what kind it is`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }
}

@Suite struct `A name of two foods` {
  @Test(arguments: [
    ("1 Paprika", "120 green pepper ±25"), ("100 g Paprika", "100 green pepper ±10"),
    ("halbe Paprika", "60 green pepper ±25"), ("1 tsp paprika", "2 paprika ±25"),
    ("100 g de raisin", "100 grape ±10"), ("une grappe de raisin", "120 grape ±25"),
    ("trois prunes", "225 plum ±25"), ("3 prunes", "24 prune ±25"), ("raisins", "40 raisin ±40"),
    ("30 g de raisins secs", "30 raisin ±10"), ("Cadbury Dairy Milk 45 g", "45 milk chocolate ±10"),
    ("a Twix", "45 chocolate wafer bar ±25"), ("Dose Thunfisch", "115 tuna ±40"),
    ("eine Dose Mais", "240 corn ±25"), ("2 dosa", "160 dosa ±25"),
    ("steak in the pan", "160 beef steak ±40"),
    ("eggs fried in a pan", "110 fried egg ±40"), ("pan-fried eggs", "110 fried egg ±40"),
    ("a quart of milk", "962 milk ±25"), ("50 g tortilla chips", "50 tortilla chip ±10"),
    ("coca cola light", "360 diet cola ±40"), ("2 tbsp chocolate chips", "28 chocolate chip ±25"),
    ("eine Halbe Bier", "507 beer ±10"), ("Kaffee m. Milch", "360 coffee ±40, 30 milk ±40"),
    ("pan con tomate", "90 pan con tomate ±40"), ("bol de chocolat", "258 hot chocolate ±40"),
    ("eine Tasse Schokolade", "248 hot chocolate ±25"), ("100 g Schokolade", "100 milk chocolate ±10"),
  ])
  func `is the one that the words around it say`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }
}

@Suite struct `A part of what is counted` {
  @Test(arguments: [
    ("half the fries", "55 french fries ±40"), ("half of the grapes", "38 grape ±40"),
    ("half the cookies", "20 cookie ±40"), ("half a cookie", "10 cookie ±25"),
    ("half a strawberry", "9 strawberry ±25"), ("half the sushi", "90 sushi ±40"),
    ("chicken, ate half", "43 chicken ±40"), ("pizza, ate half", "200 cheese pizza ±25"),
    ("la moitié de la pizza", "200 cheese pizza ±25"), ("metà pizza", "200 cheese pizza ±25"),
    ("trois quarts d'une pizza", "300 cheese pizza ±25"), ("un tiers de pizza", "133 cheese pizza ±25"),
    ("ein Drittel Pizza", "133 cheese pizza ±25"), ("zwei Drittel der Pizza", "267 cheese pizza ±25"),
    ("un tercio de una pizza", "133 cheese pizza ±25"), ("un terzo di pizza", "133 cheese pizza ±25"),
    ("plátano y medio", "189 banana ±25"), ("un tercio de cerveza", "338 beer ±10"),
    ("la mitad de las patatas fritas", "55 french fries ±40"), ("half a chicken", "350 chicken ±25"),
    ("half the pizza", "200 cheese pizza ±25"),
  ])
  func `is one of all that was served where it is said of several`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }
}

@Suite struct `A share of fat` {
  @Test(arguments: [
    ("Rinderhack 5% 200 g", "200 minced beef (5 % fat) ±25"),
    ("steak haché 15 % 125 g", "125 beef patty (15 % fat) ±25"),
    ("Quark 40% 250 g", "250 quark (40 % fat in dry matter) ±25"),
    ("50 g cream 30%", "50 heavy cream (30 % fat) ±10"),
    ("Mozzarella light 125 g", "125 low-fat mozzarella ±10"), ("Gouda light 30 g", "30 gouda ±25"),
    ("Gouda 48 % 30 g", "30 gouda ±25"),
  ])
  func `makes another food of it where it is sold by that`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("200 g Rinderhack 5%", 341.0, 10.0), ("250 g Quark 40%", 331, 23), ("250 g Quark 20%", 216, 9),
  ])
  func `changes the rest with it`(text: String, energy: Double, fat: Double) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(abs(estimate.kilocalories - energy) < 1)
    #expect(abs(estimate.foods.reduce(0) { $0 + $1.food.composition.fat * $1.grams / 100 } - fat) < 0.6)
  }
}

@Suite struct `What is in a drink or on bread` {
  @Test(arguments: [
    ("Milch im Kaffee", "360 coffee ±40, 30 milk ±40"),
    ("du lait dans le café", "360 coffee ±40, 30 milk ±40"),
    ("2 TL Zucker im Kaffee", "360 coffee ±40, 8 sugar ±25"),
    ("2 tsp sugar in coffee", "360 coffee ±40, 8 sugar ±25"),
    ("dos cucharaditas de azúcar en el café", "8 sugar ±25, 360 coffee ±40"),
    ("2 EL Müsli im Joghurt", "170 yogurt ±40, 6 muesli ±25"),
    ("miele nel latte", "244 milk ±40, 15 honey ±40"),
    ("Käse aufs Brot", "21 cheese ±40, 28 bread ±40"),
    ("vodka in orange juice", "42 vodka ±40, 248 orange juice ±40"),
  ])
  func `counts as what is taken with it, and the amount stays where it was said`(
    text: String, expected: String
  ) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("poulet au four", "85 chicken ±40"), ("four eggs", "200 egg ±25"), ("2 hg di pane", "200 bread ±10"),
    ("dos bolas de helado", "132 ice cream ±25"), ("2 bolletjes ijs", "132 ice cream ±25"),
    ("patat met mayonaise", "180 fries with mayonnaise ±40"),
  ])
  func `and words that are others elsewhere are read by their language`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }
}
