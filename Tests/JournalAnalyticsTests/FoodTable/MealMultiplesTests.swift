import EmbeddedFoods
import Testing

@testable import JournalAnalytics

/// Amounts and foods that are told in several places of a sentence.
@Suite struct `Words of a meal that belong together` {
  @Test(arguments: [
    // Amounts in two units, and fractions behind *and*.
    ("1 lb 4 oz beef", "567 beef ±10"), ("beef 1 lb 4 oz", "567 beef ±10"),
    ("1 kg 200 g potatoes", "1200 potato ±10"), ("1 cup and 2 tbsp rice", "183 rice ±25"),
    ("a cup and 2 tbsp rice", "183 rice ±25"), ("1 tbsp and 1 tsp of sugar", "16 sugar ±25"),
    ("milk 1 l and 200 ml juice", "1017 milk ±10, 210 fruit juice ±10"),
    ("1 cup rice and 2 tbsp oil", "163 rice ±25, 28 olive oil ±25"),
    ("1 and 1/2 cups rice", "245 rice ±25"), ("1 y 1/2 tazas de arroz", "245 rice ±25"),
    ("2 eggs and 1/2 avocado", "100 egg ±25, 75 avocado ±25"),
    ("un litro y medio de leche", "1525 milk ±10"), ("dos vasos y medio de leche", "610 milk ±25"),
    ("un bicchiere e mezzo di latte", "366 milk ±25"), ("une tasse et demie de lait", "366 milk ±25"),
    ("dos manzanas y media", "500 apple ±25"), ("una pizza y media", "600 cheese pizza ±25"),
    ("una manzana y media pera", "200 apple ±25, 90 pear ±25"),
    ("1 glass of milk and a half", "366 milk ±25"),
    ("en och en halv kopp ris", "245 rice ±25"),
    ("ein Apfel und eine halbe Banane", "200 apple ±25, 63 banana ±25"),
    ("un par de huevos", "100 egg ±25"), ("un paio di uova", "100 egg ±25"),
    ("une paire d’œufs", "100 egg ±25"), ("une dizaine d'olives", "50 olive ±25"),
    ("une livre de fraises", "500 strawberry ±25"), ("due etti di prosciutto", "200 prosciutto ±10"),
    ("un etto e mezzo di mortadella", "150 mortadella ±10"), ("mezzo chilo di pane", "500 bread ±10"),
    ("2 lonchas de jamón serrano", "18 prosciutto ±25"), ("un verre d’eau", "240 water ±25"),
    // One of what is sold whole is all of it.
    ("una mozzarella", "125 mozzarella cheese ±25"), ("1 roast chicken", "700 roast chicken ±25"),
    ("ein Blumenkohl", "588 cauliflower ±25"), ("3 broccoli florets", "30 broccoli ±40"),
    ("1 camembert", "250 camembert cheese ±25"),
    ("3 x 2 eggs", "300 egg ±25"), ("bread, 2 slices (60 g)", "60 bread ±10"),
    // Spoons of several words.
    ("1 ст. л. масла", "14 butter ±25"), ("1 ч. л. сахара", "4 sugar ±25"),
    ("2 cuillères à soupe de sucre", "25 sugar ±25"), ("1 cuillère à café de miel", "7 honey ±25"),
    ("une cuillère à soupe d’huile d’olive", "14 olive oil ±25"),
    ("1 colher de sopa de azeite", "14 olive oil ±25"),
    // Measures that are others in German.
    ("1 Becher Joghurt", "150 yogurt ±25"), ("1 Becher Kaffee", "300 coffee ±25"),
    ("1 Pfund Hackfleisch", "500 minced beef ±10"), ("eine Tafel Schokolade", "100 milk chocolate ±25"),
    ("eine Portion Pommes", "110 french fries ±25"), ("2 pommes", "400 apple ±25"),
    ("Bier 0,3", "304 beer ±10"), ("0,5 Bier", "507 beer ±10"), ("half a beer", "180 beer ±25"),
    // Numbers of other languages.
    ("दो रोटी", "80 chapati ±25"), ("तीन रोटी", "120 chapati ±25"), ("आधा कप चावल", "82 rice ±25"),
    ("eineinhalb Äpfel", "300 apple ±25"), ("zweieinhalb Äpfel", "500 apple ±25"),
    ("trois quarts de pizza", "300 cheese pizza ±25"), ("2 quarts milk", "1924 milk ±25"),
    ("полстакана молока", "122 milk ±25"), ("полтора банана", "189 banana ±25"),
    ("밥 한 공기", "170 rice ±25"), ("계란 두 개", "100 egg ±25"),
    // Several amounts of one food, and one of several.
    ("1 large and 2 small eggs", "50 egg ±25, 76 egg ±25"),
    ("1 small, 1 large apple", "165 apple ±25, 242 apple ±25"),
    ("2 x (1 egg and 1 toast)", "100 egg ±25, 50 toast ±25"),
    ("2 x (egg and 1 toast", "100 egg ±25, 50 toast ±25"),
    ("2 toasts, each with an egg", "50 toast ±25, 100 egg ±25"),
    ("2 eggs, 50 g cheese each", "100 egg ±25, 100 cheese ±10"),
    ("2 half avocados", "150 avocado ±25"), ("2 bananas (small)", "202 banana ±25"),
    // Shares and ranges.
    ("50% of a pizza", "200 cheese pizza ±25"), ("150 g of 200 g yogurt", "150 yogurt ±10"),
    ("between 100 and 150 g rice", "125 rice ±10"), ("one or two eggs", "75 egg ±25"),
    ("75g (dry) pasta", "75 uncooked pasta ±10"), ("卵2個", "100 egg ±25"),
    // What was not eaten, or is of another kind.
    ("200 g chicken or tofu", "200 chicken ±10"), ("zero sugar coke", "360 diet cola ±40"),
    ("apple pie with custard", "150 apple pie ±40, 130 custard ±40"),
    ("pizza funghi", "266 vegetable pizza ±40"),
  ])
  func `are read as one`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    let told = estimate.foods.map { food in
      "\(Int(food.grams.rounded())) \(food.food.name) ±\(Int(food.precision.share * 100))"
    }
    #expect((told + estimate.unknown.map { "? \($0)" }).joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("slice of toast x3", "75 toast ±25"), ("1 slice of toast x3", "75 toast ±25"),
    ("toast with butter x2", "50 toast ±25, 14 butter ±40"), ("egg, toast ×2", "100 egg ±40, 50 toast ±40"),
    ("slice of toast (2)", "50 toast ±25"), ("slice of toast (x2)", "50 toast ±25"),
    ("slice of toast (2x), 1 egg", "50 toast ±25, 50 egg ±25"), ("a slice of toast x3", "75 toast ±25"),
    ("bowl of dal x 2", "500 dal ±25"), ("glass of red wine ×2", "296 red wine ±25"),
    ("Glas Wein, 2x", "296 red wine ±25"), ("Glas Wein (2)", "296 red wine ±25"),
    ("1 egg x3", "150 egg ±25"), ("an egg x2", "100 egg ±25"), ("eggs x2", "100 egg ±25"),
    ("100 g rice x2", "200 rice ±10"), ("1 egg and 2 slices of toast x2", "50 egg ±25, 100 toast ±25"),
    ("1 egg x2 and 1 slice of toast", "100 egg ±25, 25 toast ±25"),
  ])
  func `may be multiplied at their end`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("3 eggs each 60 g", "180 egg ±10"), ("4 Eier je 60 g", "240 egg ±10"),
    ("3 Eier à 60 g", "180 egg ±10"), ("3 eggs of 60 g", "180 egg ±10"),
    ("4 eggs, 60 g each", "240 egg ±10"), ("4 Eier, jeweils 60 g", "240 egg ±10"),
    ("2 sausages at 80 g each", "160 sausage ±10"), ("2 filets of salmon, 150 g each", "300 salmon ±10"),
    ("4 eggs (60 g each)", "240 egg ±10"), ("eggs (2 x 60 g)", "120 egg ±10"),
    ("2 eggs, 50 g cheese each", "100 egg ±25, 100 cheese ±10"),
  ])
  func `may weigh so much each`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("rice and dal, 1 cup each", "163 rice ±25, 240 dal ±25"),
    ("rice, dal and egg, 100 g each", "100 rice ±10, 100 dal ±10, 100 egg ±10"),
    ("3 slices of toast mit je 20 g Käse", "75 toast ±25, 60 cheese ±10"),
    ("3 Tassen Kaffee mit je 10 g Zucker, 1 egg", "720 coffee ±25, 30 sugar ±10, 50 egg ±25"),
    ("2 toasts, each with an egg", "50 toast ±25, 100 egg ±25"),
  ])
  func `may be given to each`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("2 coffees each with milk and sugar", "2 coffees with milk and sugar"),
    ("rice, dal and curd, a bowl each", "a bowl of rice, a bowl of dal and a bowl of curd"),
    ("3 Tassen Kaffee mit je 1 TL Zucker", "3 Tassen Kaffee, 3 TL Zucker"),
    ("Liter Milch", "1 Liter Milch"), ("Liter Wasser", "1 l Wasser"),
    ("dreiviertel Liter Milch", "0.75 l Milch"), ("Liter Milch x2", "2 l Milch"),
    ("10 dkg butter", "100 g butter"), ("10 dag butter", "100 g butter"),
    ("1 stone of potatoes", "6350 g potatoes"),
    ("six-pack of beer", "6 beers"), ("six pack of beer", "6-pack of beer"), ("sixpack of beer", "6 beers"),
  ])
  func `say the same in two ways`(text: String, other: String) {
    #expect(toldMeal(text) == toldMeal(other))
  }

  @Test(arguments: [
    ("omelette (2 eggs)", "110 omelette ±25"),
    ("scrambled eggs (3 eggs) on 2 slices sourdough", "165 scrambled egg ±25, 62 sourdough bread ±25"),
    ("sandwich (2 slices bread, ham, cheese)", "135 ham and cheese sandwich ±40"),
    ("sandwich (2 slices bread, 1 slice ham, 1 slice cheese)", "56 bread ±25, 28 ham ±25, 21 cheese ±25"),
    ("porridge (40 g oats, 200 ml milk)", "40 oat ±10, 203 milk ±10"),
    (
      "chicken curry (200 g chicken, 1 tbsp oil, 100 g rice), apple",
      "200 chicken ±10, 14 olive oil ±25, 100 rice ±10, 200 apple ±40"
    ),
    ("chicken curry 300 g (200 g chicken, 1 tbsp oil)", "300 chicken curry ±10"),
    ("stew (2 carrots, flurbo)", "255 stew ±40, ? flurbo"),
    // What comes on top of bread or into a cup counts with it.
    ("coffee (milk, 2 sugars)", "360 coffee ±40, 30 milk ±40, 8 sugar ±25"),
    ("rice (1 tbsp ghee)", "122 rice ±40, 14 ghee ±25"),
    // Brackets that hold no parts.
    ("eggs (2 large eggs)", "100 egg ±25"), ("rice (150 g)", "150 rice ±10"),
    ("pizza (pepperoni)", "204 pepperoni pizza ±40"), ("toast (with butter)", "25 toast ±40, 7 butter ±40"),
    ("omelette (cheese)", "130 cheese omelette ±40"),
  ])
  func `in a bracket behind a dish are its parts`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    let told = estimate.foods.map { food in
      "\(Int(food.grams.rounded())) \(food.food.name) ±\(Int(food.precision.share * 100))"
    }
    #expect((told + estimate.unknown.map { "? \($0)" }).joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("share bag of doritos", "30 nacho chip ±60"),
    ("stake and chips", "160 beef steak ±40, 110 french fries ±40"),
    ("thé sans sucre", "360 black tea ±40"), ("thé glacé", "360 iced tea ±40"),
    ("thé vert", "360 green tea ±40"),
    ("du thé avec lait", "360 black tea ±40, 30 milk ±40"), ("the pasta", "200 pasta ±40"),
    ("1/8 of a cake", "150 cake ±25"), ("a bite of cake", "15 cake ±25"),
    ("1/2 meatloaf", "430 meatloaf ±25"),
    ("pack of ramen", "440 instant noodles ±40"), ("half a jar of nutella", "200 nutella ±25"),
    ("une tablette de chocolat", "100 milk chocolate ±25"),
    ("3 rows of dark chocolate", "60 dark chocolate ±25"),
    ("mini pizza", "120 mini pizza ±40"), ("sugar free red bull", "250 red bull sugar free ±40"),
    ("a banana and a half", "189 banana ±25"), ("яичница из 3 яиц", "165 fried egg ±25"),
    ("5 baby corn", "50 baby corn ±25"), ("4 finger kit kat", "40 chocolate wafer bar ±25"),
  ])
  func `may be shares, bites and packs`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    let told = estimate.foods.map { food in
      "\(Int(food.grams.rounded())) \(food.food.name) ±\(Int(food.precision.share * 100))"
    }
    #expect((told + estimate.unknown.map { "? \($0)" }).joined(separator: ", ") == expected)
  }

  @Test(arguments: ["liter", "liters", "litre", "litres"])
  func `are no liver`(word: String) {
    #expect(FoodLookup(table: .embedded).corrected(word) == nil)
  }

  @Test func `name the dish that they count for`() {
    let estimate = MealEstimate("porridge (40 g oats, 200 ml milk)", foods: FoodLookup(table: .embedded))
    #expect(estimate.foods.map(\.explanation) == Array(repeating: "as said; part of the oatmeal", count: 2))
  }

  @Test(arguments: [
    ("200 g chicken or tofu", "or tofu"), ("творог 5% 200 г", "5 %"), ("tea / coffee", "/ coffee"),
    ("pizza minus 2 slices", "minus 2 slices"),
    ("low sugar jam", "no sugar"),
  ])
  func `are named where the figures leave them out`(text: String, ignored: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(estimate.foods.flatMap(\.ignored) == [ignored])
  }

  @Test(arguments: [
    ("a steak, 300 g", "beef steak 300"), ("1 yogurt, 150 g", "yogurt 150"),
    ("2 bananas, 240 g", "banana 240"),
    ("a can of cola, 500 ml", "cola 524"), ("2x Yogurt 125 g", "yogurt 250"),
    ("3x bread 50 g", "bread 150"),
    ("2 Becher Joghurt 150 g", "yogurt 300"), ("3 idlis 120 g", "idli 120"),
  ])
  func `weigh what is said behind a count`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(
      estimate.foods.map { "\($0.food.name) \(Int($0.grams.rounded()))" }.joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("tea with a dash of milk", "black tea 360, milk 5"),
    ("tea with a drop of milk", "black tea 360, milk 0"),
    ("drop", "licorice 60"), ("juice of 1 lemon", "juice of a lemon 47"),
    ("juice of half a lemon", "juice of half a lemon 24"), ("2 cs huile", "vegetable oil 28"),
    ("ein Viertel Wein", "Viertel Rotwein 250"), ("Achtel Weißwein", "Achtel Weißwein 125"),
    ("1/8 Weißwein", "white wine 127"), ("2 Viertel Rotwein", "red wine 507"), ("2 cc sucre", "sugar 8"),
    ("200 cc milk", "milk 203"), ("1/2 chicken and chips", "chicken and chips 380"), ("tostada", "toast 25"),
    ("a glass of wine", "red wine 148"), ("2 glasses of wine", "red wine 296"),
  ])
  func `weigh dashes, drops, juice of a fruit and glasses of wine`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(
      estimate.foods.map { "\($0.food.name) \(Int($0.grams.rounded()))" }.joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("chicken and rice (150 g chicken, 200 g rice)", "chicken 150, rice 200"),
    (
      "chicken, rice and broccoli (200 g chicken, 150 g rice, 100 g broccoli)",
      "chicken 200, rice 150, broccoli 100"
    ),
    ("Reis mit Hähnchen (200 g Reis, 150 g Hähnchen)", "rice 200, chicken 150"),
    ("arroz con huevo (100 g arroz, 1 huevo)", "rice 100, egg 50"),
    ("eggs and toast (2 eggs, 2 toast)", "egg 100, toast 50"),
    ("eggs and bacon (2 eggs, 3 rashers)", "egg 100, bacon 24"),
    ("toast with butter (2 slices)", "toast 50, butter 14"),
    ("Brot mit Butter (2 Scheiben)", "bread 56, butter 14"),
    ("fish and chips (200 g fish, 150 g chips)", "fish 200, french fries 150"),
    ("omelette: 3 eggs, 30 g cheese", "egg 150, cheese 30"),
    ("Obstsalat: 1 Apfel, 1 Banane", "apple 200, banana 126"),
    ("porridge: 40 g oats, 200 ml milk", "oat 40, milk 203"),
    ("rice and dal (1 katori each)", "rice 102, dal 150"),
    ("rice with chicken, 150 g each", "rice 150, chicken 150"),
    ("apple, banana (2)", "apple 200, banana 252"),
    ("rice, dal, chapati (3)", "rice 122, dal 240, chapati 120"),
    ("curry with naan (2)", "vegetable curry 240, naan 180"),
    ("tea, biscuit (3)", "black tea 360, cookie 60"),
    ("gnocchi al pesto 200 g", "potato gnocchi 200, pesto 25"), ("rice in ghee 150 g", "rice 150, ghee 5"),
    ("pane e burro 80 g", "bread 80, butter 7"), ("caffè con latte", "coffee 360, milk 30"),
    ("arroz cocido 150 g", "rice 150"), ("garbanzos cocidos", "chickpea 130"),
    ("couscous poulet", "couscous 160, chicken 85"),
    ("2 flurbos avec du beurre", "butter 14"),
  ])
  func `go to the foods that a bracket or a list behind a colon names again`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(
      estimate.foods.map { "\($0.food.name) \(Int($0.grams.rounded()))" }.joined(separator: ", ") == expected)
  }

  @Test(
    arguments: [
      ("Chicken 500", "Chicken"), ("pizza 800", "pizza"), ("coke 330", nil), ("2 eggs 200", nil),
      ("lasagne 1.200", "lasagne"), ("lasagne 1,200", "lasagne"), ("lasagne 1 200", "lasagne"),
      ("lasagne 1.20", nil), ("lasagne 12 200", nil), ("cola 1.500", nil),
      ("flurbo 500", nil),
      ("toast 7", nil), ("chicken", nil), ("rice 150 g", nil),
    ])
  func `a bare number behind a dish is its energy`(text: String, name: String?) {
    #expect(MealEstimate.nameAndEnergy(of: text, foods: FoodLookup(table: .embedded))?.name == name)
  }
}
