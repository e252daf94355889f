import EmbeddedFoods
import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `Estimates of meals` {
  @Test(
    arguments: [
      ("2 eggs and a slice of toast", "100 egg ±25, 25 toast ±25"),
      ("rice 150 g", "150 rice ±10"),
      ("rice (150 g), dal", "150 rice ±10, 240 dal ±40"),
      ("half a cup of dal", "120 dal ±25"),
      ("3x apples", "600 apple ±25"),
      ("apples x3", "600 apple ±25"),
      ("1 1/2 katori sambar", "233 sambar ±25"),
      ("1½ katori sambar", "233 sambar ±25"),
      ("one and a half katori of sambar", "233 sambar ±25"),
      ("large coffee with milk", "480 coffee with milk ±25"),
      ("coffee with milk, no sugar", "240 coffee with milk ±40"),
      ("mac and cheese", "190 macaroni and cheese ±40"),
      ("2 tsp each of sugar and milk", "8 sugar ±25, 10 milk ±25"),
      ("idli sambar", "76 idli ±40, 150 sambar ±40"),
      ("chiken curry", "240 chicken curry ±40"),
      ("zwei Eier und eine Scheibe Brot", "100 egg ±25, 28 bread ±25"),
      ("ご飯とみそ汁", "122 rice ±40, 245 miso soup ±40"),
      ("2-3 cookies", "50 cookie ±45"),
      ("toast with butter and jam", "25 toast ±40, 7 butter ±40, 15 jam ±40"),
      ("two dozen eggs", "1200 egg ±25"),
      ("200 ml milk", "203 milk ±10"),
      ("0 beers", ""),
      // Shares of what there was, percentages, and names that hold figures.
      ("3 of 8 slices of pizza", "357 cheese pizza ±25"), ("3 pizza slices", "357 cheese pizza ±25"),
      ("2 of the 6 slices of pizza", "238 cheese pizza ±25"), ("half of 3 bananas", "189 banana ±25"),
      ("one of 2 bananas", "126 banana ±25"), ("a cup and a half of rice", "245 rice ±25"),
      ("3,5 % Milch 200 ml", "203 whole milk ±10"), ("Milch 3,5% 200 ml", "203 whole milk ±10"),
      ("Milch 1,5% 200 ml", "203 semi-skimmed milk ±10"), ("творог 5% 200 г", "200 cottage cheese ±25"),
      ("100% apple juice 200 ml", "210 apple juice ±10"), ("beer 5% 330 ml", "335 beer ±25"),
      ("7-grain bread 2 slices", "56 bread ±25"), ("3rd slice of pizza", "119 cheese pizza ±40"),
      ("Salat mit Öl", "73 salad ±40, 9 vegetable oil ±40"),
      ("1-1/2 cups milk", "366 milk ±25"), ("2-1/4 cups flour", "281 flour ±25"),
      ("1 & 1/2 cups rice", "245 rice ±25"),
      ("1 + 1/2 bananas", "189 banana ±25"), ("1½-2 cups rice", "285 rice ±39"),
      ("1-2 cups rice", "245 rice ±58"),
      ("a dozen and a half eggs", "900 egg ±25"), ("whey protein shake", "330 protein shake ±40"),
      ("3 slices of toast with 10 g butter each", "75 toast ±25, 30 butter ±10"),
      ("3 coffees with 2 sugars each", "1080 coffee ±25, 25 sugar ±25"),
      ("2 or 3 eggs", "125 egg ±45"), ("two to three eggs", "125 egg ±45"), ("2-3 eggs", "125 egg ±45"),
      ("egg whites from 3 eggs", "99 egg white ±25"), ("dal instead of rice", "240 dal ±40"),
      ("2 EL Öl", "28 vegetable oil ±25"),
      // Amounts that several words say, and units without a figure.
      ("gajar ka halwa 100 g", "100 carrot halwa ±10"), ("chicken ki curry 200 g", "200 chicken curry ±10"),
      ("ek mutthi badam", "30 almond ±25"),
      ("100 g rice x2", "200 rice ±10"), ("rice 100 g x 2, 2 eggs", "200 rice ±10, 100 egg ±25"),
      ("100 g + 50 g rice", "150 rice ±10"), ("100 g rice + 50 g dal", "100 rice ±10, 50 dal ±10"),
      ("6-pack of beer", "2160 beer ±25"), ("6er-Pack Bier", "2160 beer ±25"),
      ("Gran's stew", "255 stew ±40"), ("L-shaped biscuit", "40 cookie ±40"),
      ("litre of milk", "1017 milk ±40"),
      ("olie 10 g", "10 vegetable oil ±10"), ("thé", "360 black tea ±40"), ("2 gum", "10 chewing gum ±25"),
      ("1 कटोरी दाल", "150 dal ±25"),
      // A number in a name counts nothing.
      ("four cheese pizza", "238 cheese pizza ±40"), ("quattro formaggi", "238 cheese pizza ±40"),
      ("2 minute noodles", "440 instant noodles ±40"), ("5 spice chicken", "85 roast chicken ±40"),
      ("2 slices 50/50 bread", "56 wheat bread ±25"), ("3 bean salad", "116 black bean salad ±40"),
      ("7up", "372 cola ±40"),
      // What a dish has on it.
      ("2 slices of buttered toast", "60 buttered toast ±25"), ("huevos fritos", "55 fried egg ±40"),
      ("Quark mit Leinöl", "150 quark ±40, 14 flaxseed oil ±40"),
      ("tostadas con mermelada", "40 jam on toast ±40"),
      // Weighed before it was cooked.
      ("80 g uncooked rice", "80 uncooked rice ±10"),
      ("rice 80 g (dry)", "80 uncooked rice ±10"),
      ("dry pasta 100g", "100 uncooked pasta ±10"), ("oatmeal 40 g dry", "40 oat ±10"),
      // What carries others stays.
      ("pasta tonno e pomodoro", "200 pasta ±40, 90 tuna ±40, 40 tomato ±40"),
      ("bagel smoked salmon and cream cheese", "105 bagel ±40, 50 smoked salmon ±40, 20 cream cheese ±40"),
      ("पानी पूरी", "150 pani puri ±40"), ("मसाला डोसा", "267 masala dosa ±40"),
      ("noodles 75 g dry", "75 uncooked noodles ±10"), ("Nudeln 75 g trocken", "75 uncooked pasta ±10"),
      ("barley 50 g uncooked", "50 uncooked barley ±10"), ("beans 50 g dry", "50 dry pinto bean ±10"),
      ("flour 50 g dry", "50 flour ±10"), ("ravioli 100 g dry", "100 ravioli ±25"),
      ("100 ml dry white wine", "101 white wine ±10"), ("1 chicken", "700 chicken ±25"),
      ("100 g pasta", "100 pasta ±10"),
      ("rice 150", "150 rice ±40"),
      // Not five portions of what nobody counts.
      ("rice 5", "122 rice ±40"), ("wine 2012", "180 red wine ±40"), ("rice 1500", "122 rice ±40"),
      ("2 glasses of wine 2012", "296 red wine ±25"), ("1500 g rice", "1500 rice ±10"),
      ("rice 2", "244 rice ±25"),
      ("tea without sugar", "360 black tea ±40"),
      ("croissant au beurre", "70 croissant ±40"),
      ("100 almonds", "120 almond ±25"),
      ("50 g oats with 200 ml milk", "50 oat ±10, 203 milk ±10"),
      // Amounts behind their foods.
      ("1 Bier 0,5 l", "507 beer ±10"),
      ("2 beers 330 ml", "670 beer ±10"),
      ("a large glass of red wine 250ml", "254 red wine ±10"),
      ("3 pizza slices", "357 cheese pizza ±25"),
      ("salmon sushi 6 pieces", "210 salmon nigiri ±25"),
      ("100 g quinoa, cooked", "100 quinoa ±10"),
      ("1 can of tuna in water, drained", "165 tuna in water ±25"),
      ("2 pkts crisps", "56 potato chip ±25"), ("half rack of ribs", "210 rib ±25"),
      ("a rack of ribs", "420 rib ±25"), ("onion bhaji x 2", "90 onion bhaji ±25"),
      ("large chips", "150 french fries ±25"), ("rack of lamb", "80 lamb ±40"),
      ("a bag of crisps", "28 potato chip ±25"),
      ("small bowl of popcorn", "23 popcorn ±40"),
      ("Schnitzel mit Pommes", "120 breaded pork chop ±40, 110 french fries ±40"),
      ("80 g basmati rice, dry", "80 uncooked rice ±10"),
      ("100 g raw spinach", "100 raw spinach ±10"),
      ("150 g mushrooms, raw", "150 raw mushroom ±10"),
      ("2 slices of toast with avocado", "50 toast ±25, 50 avocado ±40"),
      ("1 cup rice, brown", "196 brown rice ±25"),
      ("1 tortilla, flour", "45 flour tortilla ±25"),
      ("tea, milk", "360 black tea ±40, 244 milk ±40"),
      ("tuna salad with mayo 150 g", "150 tuna salad ±10, 15 mayonnaise ±40"),
      ("bread with butter 10 g", "28 bread ±40, 10 butter ±10"),
      ("plantains fried 100 g", "100 fried plantain ±10"),
      ("1 snickers bar", "45 snickers ±25"),
      ("2 pommes", "400 apple ±25"),
      ("una porzione di pasta", "200 pasta ±25"), ("2 bao buns with pork", "200 bao bun ±25"),
      ("crisps, 25 g bag", "25 potato chip ±10"),
      ("25 g bag of crisps", "25 potato chip ±10"),
      // Parts of a whole.
      ("half a pizza", "200 cheese pizza ±25"),
      ("a whole pizza", "400 cheese pizza ±25"),
      ("2 slices of pizza", "238 cheese pizza ±25"),
      ("half a rotisserie chicken", "350 rotisserie chicken ±25"),
      ("a quarter of a pizza", "100 cheese pizza ±25"),
      ("a third of a baguette", "83 french bread ±25"),
      ("three quarters of a cup of rice", "122 rice ±25"),
      ("the third coffee", "360 coffee ±40"),
      // Amounts behind a comma.
      ("french toast, 2 slices", "130 french toast ±25"),
      ("lasagna, large piece", "313 lasagna ±40"),
      // Containers that no list knows, and what is only a form.
      ("a basket of fries", "110 french fries ±40"),
      ("a side of fries", "110 french fries ±40"),
      ("a bunch of grapes", "120 grape ±25"),
      ("a bit of cheese", "11 cheese ±40"),
      ("carrot sticks", "60 carrot ±40"),
      ("a plate of pakoras", "100 pakora ±25"),
      // A number counts the first of two foods, though both together are a dish.
      ("sausages and mash", "400 bangers and mash ±40"),
      ("2 sausages and mash", "70 sausage ±25, 150 mashed potato ±40"),
      // What is in a dish anyway.
      ("smoothie with banana and berries", "324 fruit smoothie ±40"),
      ("shakshuka with 2 eggs", "300 shakshuka ±40"),
      ("poha with curd", "150 poha ±40, 100 whole milk yogurt ±40"),
      ("miso soup with tofu", "245 miso soup ±40"),
      ("porridge made with 40 g oats and 200 ml milk", "40 oat ±10, 203 milk ±10"),
      ("porridge made with milk", "240 oatmeal ±40, 60 milk ±40"),
      ("bread with salmon", "28 bread ±40, 50 salmon ±40"),
      ("salmon with bread", "140 salmon ±40, 28 bread ±40"),
      ("pilau rice", "170 vegetable pulao ±40"), ("injera with doro wat", "400 injera with wat ±40"),
      ("burrito bowl with chicken, rice, beans and guacamole", "400 burrito bowl ±40"),
      ("burrito bowl with chicken, 2 apples", "400 burrito bowl ±40, 400 apple ±25"),
      // Chips are British beside what is fried.
      ("egg and chips", "50 egg ±40, 110 french fries ±40"),
      ("chips and gravy", "110 french fries ±40, 60 gravy ±40"), ("cheesy chips", "130 cheese fries ±40"),
      ("curry and chips", "240 vegetable curry ±40, 110 french fries ±40"),
      ("scampi and chips", "280 scampi and chips ±40"),
      ("chips with mayo", "110 french fries ±40, 15 mayonnaise ±40"),
      ("portion of chips", "110 french fries ±40"),
      ("chips", "28 potato chip ±40"),
      ("chips and salsa", "30 tortilla chip ±40, 30 salsa ±40"),
      ("a plate of fries", "110 french fries ±25"),
      ("chicken 65, 1 plate", "180 chicken 65 ±25"),
      ("ein Stück Apfelkuchen", "150 apple pie ±25"),
      // What dishes are made of.
      ("3 egg omelette", "165 omelette ±25"),
      ("omelette from 3 eggs", "165 omelette ±25"),
      ("2 omelettes", "220 omelette ±25"),
      ("2 scrambled eggs on toast", "110 scrambled egg ±25, 25 toast ±40"),
      // What goes on each of several.
      ("2 slices of bread with butter and jam", "56 bread ±25, 14 butter ±40, 30 jam ±40"),
      ("coffee with 2 sugars", "360 coffee ±40, 8 sugar ±25"),
      ("cornflakes with milk", "30 corn flakes ±40, 125 milk ±40"),
      ("masala chai, no sugar", "150 chai without sugar ±40"),
      // Side by side.
      ("eggs, toast / coffee", "100 egg ±40, 25 toast ±40, 360 coffee ±40"),
      ("coffee / croissant", "360 coffee ±40, 70 croissant ±40"), ("tea / coffee", "360 black tea ±40"),
      ("dal / rice", "240 dal ±40, 122 rice ±40"),
      ("natto", "45 natto ±40"), ("3 momos", "84 momo ±25"), ("plate of momos", "250 momo ±40"),
      ("poulet rôti et haricots verts", "85 roast chicken ±40, 80 green beans ±40"),
      ("scallion pancake", "100 scallion pancake ±40"), ("beef wellington", "200 beef wellington ±40"),
      ("puri bhaji", "50 puri ±40, 220 bhaji ±40"),
      ("chole bhature", "220 chana masala ±40, 140 bhatura ±40"),
      ("blueberry muffin", "130 fruit muffin ±40"),
      ("oat milk latte", "360 latte with plant milk ±40"),
      ("a few grapes", "38 grape ±40"),
      ("2 dozen cherries", "168 cherry ±25"),
      ("toad in the hole", "200 toad in the hole ±40"),
      ("6 inch sub", "115 sandwich ±40"), ("6\" sub", "115 sandwich ±40"), ("6'' sub", "115 sandwich ±40"),
      ("half a 12\" pizza", "200 cheese pizza ±25"), ("10\" pizza", "400 cheese pizza ±25"),
      ("12″ pizza", "400 cheese pizza ±25"), ("12-inch pizza", "400 cheese pizza ±25"),
      ("half a 12 in pizza", "200 cheese pizza ±25"), ("5 eggs in butter", "250 egg ±25, 7 butter ±40"),
      ("breakfast: 3 idlis", "114 idli ±25"),
      // Other languages.
      ("ek katori chawal", "102 rice ±25"),
      ("do roti aur dal", "80 chapati ±25, 150 dal ±40"),
      ("thoda dal", "120 dal ±40"),
      ("spaghetti al pomodoro", "250 pasta with tomato sauce ±40"),
      // Typing slips.
      ("2 slces of braed", "56 bread ±25"),
      ("2 eegs and mlik", "100 egg ±25, 30 milk ±40"),
      ("hot choclate", "248 hot chocolate ±40"),
      ("flurbo", "? flurbo"),
      // What some name has in it is no slip, and neither is a short word.
      ("due uova sode", "100 boiled egg ±25"), ("roti canai", "80 parotta ±40"),
      ("bun cha", "330 bún chả ±40"),
      ("salep", "200 salep ±40"), ("pasta canai", "200 pasta ±60"),
      // A time is no amount.
      ("apple at 3pm", "200 apple ±40"),
      ("apple at 3", "200 apple ±40"),
      ("15:30 soup", "245 soup ±40"),
      ("toast at 8:30 am with butter", "25 toast ±40, 7 butter ±40"),
      ("Suppe um 12 Uhr", "245 soup ±40"),
      ("2 apples at 3 pm", "400 apple ±25"),
      // More pieces than anybody eats are grams, by one rule.
      ("150 eggs", "150 egg ±40"),
      ("100 eggs", "100 egg ±40"),
      ("30 eggs", "1500 egg ±25"),
      ("mango, one", "210 mango ±25"),
      // What has no sugar in it.
      ("iced tea, unsweetened", "360 iced tea without sugar ±40"),
      ("unsweetened almond milk", "244 unsweetened almond milk ±40"),
      // Cans of food, and what is only told of a dish.
      ("a can of sardines", "110 canned sardines ±25"),
      ("a can of lentils", "240 lentil ±25"),
      ("pho with beef", "480 pho ±40"),
      ("protein shake with 300 ml milk", "331 protein shake ±25"),
      ("200 g spaghetti alla carbonara", "200 spaghetti carbonara ±10"),
      ("risotto alla milanese", "300 risotto ±40"), ("lasagne alla bolognese", "250 lasagna ±40"),
      ("protein shake with banana", "330 protein shake ±40, 126 banana ±40"),
      ("smoothie with banana, spinach and milk", "324 fruit smoothie ±40"),
      ("smoothie with 200 ml milk and a banana", "203 milk ±10, 126 banana ±25"),
      ("beans on toast 2 slices", "280 beans on toast ±25"),
      // What a filled dish is made with names its kind.
      ("pizza with pepperoni", "204 pepperoni pizza ±40"),
      ("sandwich with ham and cheese", "135 ham and cheese sandwich ±40"),
      ("lasagna with meat 250 g", "250 lasagna ±10"), ("muffin with butter", "130 muffin ±40, 7 butter ±40"),
      // An amount behind a comma is that of the dish.
      ("ravioli with cheese, 1 cup", "160 ravioli ±25, 21 cheese ±40"),
      // A large egg weighs 50 g, a large banana 136.
      ("2 large eggs", "100 egg ±25"), ("large banana", "136 banana ±25"),
      ("a cheese stick", "28 part skim mozzarella cheese ±25"),
      // A part of what is sold whole.
      ("quarter of a cabbage", "225 green cabbage ±25"), ("1/4 of a watermelon", "1125 watermelon ±25"),
      ("half a key lime pie", "800 key lime pie ±25"), ("2 tbsp sunflower seeds", "18 sunflower seed ±25"),
      ("5 dried apricots", "35 dried apricot ±25"),
      ("guacamole and chips", "60 guacamole ±40, 30 tortilla chip ±40"),
      ("flurbo and rice", "122 rice ±40, ? flurbo"),
      ("a hundred grams of rice", "100 rice ±10"),
      ("two hundred and fifty grams rice", "250 rice ±10"),
      ("zweihundert Gramm Reis", "200 rice ±10"),
      ("fünfundzwanzig Gramm Butter", "25 butter ±10"),
      ("twenty almonds", "24 almond ±25"),
      ("二個の卵", "100 egg ±25"),
      ("venti latte", "360 latte ±40"),
      (".25 cup oats", "20 oat ±25"), (".5 avocado", "75 avocado ±25"), ("rice .5 cup", "82 rice ±25"),
      ("3 slices of a large pizza", "357 cheese pizza ±25"),
      ("large pepperoni pizza", "816 pepperoni pizza ±25"),
      ("half of a large pepperoni pizza", "408 pepperoni pizza ±25"),
      ("coffee without milk or sugar", "360 coffee ±40"), ("coffee without milk and sugar", "360 coffee ±40"),
      ("pizza without cheese and a salad", "238 cheese pizza ±40, 73 salad ±25"),
      ("无糖豆浆", "244 soy milk ±40"), ("無糖豆漿", "244 soy milk ±40"), ("설탕 없는 커피", "360 coffee ±40"),
      ("बिना चीनी की चाय", "150 chai without sugar ±40"),
      ("a 6\" turkey sandwich", "175 turkey sandwich ±25"), ("a 12\" turkey sub", "130 turkey sub ±25"),
      ("2 yogurts (125g each)", "250 yogurt ±10"), ("2 yogurts (each 125 g)", "250 yogurt ±10"),
      ("2 cans of 330 ml beer", "670 beer ±10"), ("2 bowls of 150 g rice", "300 rice ±10"),
      ("10 pumpkin seeds", "2 pumpkin seed ±25"), ("10 raspberries", "40 raspberry ±25"),
      ("10 hot wings", "320 buffalo wing ±25"), ("6 bbq wings", "210 BBQ chicken wing ±25"),
      ("2 lettuce leaves", "20 lettuce ±25"), ("3 segments of orange", "45 orange ±25"),
      ("1 pineapple ring", "56 pineapple ±25"), ("2 potato wedges", "60 potato ±25"),
      ("large onion rings", "162 onion rings ±40"), ("large popcorn", "125 popcorn ±25"),
      ("half of a small watermelon", "1688 watermelon ±25"),
      ("творог 200 г со сметаной", "200 cottage cheese ±10, 30 sour cream ±40"),
      ("салат цезарь", "150 caesar salad ±40"),
      ("김밥 한 줄", "250 kimbap ±25"), ("김밥 2줄", "500 kimbap ±25"),
      ("불고기와 밥", "180 bulgogi ±40, 122 rice ±40"),
      ("豆浆和油条", "244 soy milk ±40, 70 youtiao ±40"), ("大さじ1の砂糖", "12 sugar ±25"), ("설탕 1큰술", "12 sugar ±25"),
      ("डेढ़ कप चावल", "245 rice ±25"), ("3 carrés de chocolat noir", "30 dark chocolate ±25"),
      ("spagetti bolognese", "310 spaghetti with meat sauce ±40"), ("bagle", "105 bagel ±40"),
      ("rasberries", "75 raspberry ±40"),
      ("latte with oat milk", "360 latte with plant milk ±40"),
      ("flat white with oat milk", "200 flat white with plant milk ±40"),
      ("latte with skimmed milk", "360 skinny latte ±40"), ("poulet frites", "380 chicken and chips ±40"),
      ("chicken kiev and chips", "140 chicken kiev ±40, 110 french fries ±40"),
      ("a sliver of cake", "63 cake ±40"),
      ("唐揚げ5個", "150 karaage ±25"),
      // Words that nobody knows beside a food may make another of it, so it is one step less sure.
      ("mapo chicken", "85 chicken ±60"), ("croissant from the station", "70 croissant ±40"),
      ("cheese sandwich at the zorbo desk", "102 cheese sandwich ±40"), ("Kuchen vom Zorbo", "125 cake ±40"),
      ("spaetzle", "200 spätzle ±40"),
      ("potatoes and dill", "170 potato ±40, 1 dill weed ±40"), ("matcha ice cream", "135 ice cream ±40"),
      ("2 slices zorbo toast", "50 toast ±40"),
      ("zorbo rice 150 g", "150 rice ±25"), ("mapo eggplant", "250 mapo eggplant ±40"),
      ("souvlaki pita", "200 gyro ±40"),
      ("patatje met", "180 fries with mayonnaise ±40"), ("patatje", "110 french fries ±40"),
      ("2 tsp each of sugar, honey and jam", "8 sugar ±25, 13 honey ±25, 13 jam ±25"),
      ("sugar-free cola", "360 diet cola ±40"),
      ("butter-free toast", "25 toast ±40"),
      ("rice 100 g to 150 g", "125 rice ±30"),
      ("rice 150g - 200g", "175 rice ±24"),
      ("1.000 g rice", "1000 rice ±10"),
      ("1.250 kg rice", "1250 rice ±10"),
      ("porridge 40 g oats with 200 ml milk", "40 oat ±10, 203 milk ±10"),
    ])
  func `find foods and amounts`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("pizza 600 kcal", "600 kcal"), ("600kcal pizza", "600 kcal"), ("pizza 2510 kJ", "600 kcal"),
    ("salad 200-300 calories", "250 kcal"), ("soup 120 kcal, bread 80 kcal", "200 kcal"),
  ])
  func `are not made where the words say the energy`(text: String, expected: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(estimate.facts.summary == expected)
    #expect(estimate.facts.nutrients.isEmpty)
    #expect(estimate.range.lowerBound == estimate.range.upperBound)
  }

  @Test func `reach from the low end of a range to its high end`() {
    let estimate = MealEstimate("100-150 g rice", foods: FoodLookup(table: .embedded))
    let one = estimate.kilocalories / 125
    // 10 % for grams and half of the 50 g, so that the figure stays in the middle.
    #expect(Int(estimate.range.lowerBound.rounded()) == Int((87.5 * one).rounded()))
    #expect(Int(estimate.range.upperBound.rounded()) == Int((162.5 * one).rounded()))
  }

  @Test(arguments: [
    ("milk 200", true), ("almonds 20", true), ("rice 5, egg", true), ("chicken 65", false),
    ("apples x3", false), ("eggs 3", false),
    ("rice 150 g", false), ("coffee at 4", false), ("2 eggs", false),
  ])
  func `know a bare number behind a food`(text: String, isBare: Bool) {
    #expect(MealEstimate.hasBareNumber(in: text, foods: FoodLookup(table: .embedded)) == isBare)
  }

  @Test func `know the longest of the person's own names, with commas in them too`() throws {
    let bar = try #require(FoodTable.embedded.food(named: "protein bar"))
    func own(_ name: String) -> TableFood {
      TableFood(name: name, composition: bar.composition, measures: [], source: "foods.md")
    }
    let names = ["Protein bar, chocolate", "Rice and beans of aunt Rosa with extra cheese and salsa"]
    let foods = FoodLookup(
      table: .embedded, own: Dictionary(uniqueKeysWithValues: names.map { ($0, own($0)) }))
    for name in names {
      let estimate = MealEstimate("2 eggs, \(name.lowercased()), apple", foods: foods)
      #expect(estimate.foods.map(\.food.name) == ["egg", name, "apple"])
    }
  }

  @Test func `ask imported foods about words that the table would pass over`() throws {
    let bar = try #require(FoodTable.embedded.food(named: "protein bar"))
    let soup = TableFood(name: "Aunt Rosa soup", composition: bar.composition, measures: [], source: "list")
    let estimate = MealEstimate("aunt rosa soup", foods: FoodLookup(table: .embedded)) {
      $0 == "aunt rosa soup" ? soup : nil
    }
    #expect(estimate.foods.map(\.food.name) == ["Aunt Rosa soup"])
  }

  @Test(arguments: [
    "boiled potatoes", "potatoes", "lentils", "chickpeas", "black beans", "kidney beans", "beans", "pasta",
    "spaghetti", "rice", "brown rice", "sweet potato", "pumpkin", "leek", "barley", "buckwheat",
    "canned chickpeas",
    "peas", "broccoli", "carrots", "spinach", "Kartoffeln", "Linsen", "Kichererbsen", "arroz",
  ])
  func `take plain words as plainly cooked`(text: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(estimate.foods.count == 1)
    for food in estimate.foods { #expect(food.food.composition.fat <= 3.5, "\(food.food.name)") }
  }

  @Test func `are rounded once, at the end`() {
    let estimate = MealEstimate("2 eggs and a slice of toast", foods: FoodLookup(table: .embedded))
    #expect(estimate.facts.summary == "~250 kcal, P 14 g, C 14 g, F 15 g")
    #expect(Int(estimate.range.lowerBound.rounded()) == 187)
    #expect(Int(estimate.range.upperBound.rounded()) == 312)
  }

  @Test(arguments: [
    "", " ", "(((", "1/0 egg", "999999999999999999999 eggs", "½½½", "x x x", "no no no", "\u{0301}\u{0301}",
    "- - -", "2 2 2 2",
  ])
  func `hold against nonsense`(text: String) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(estimate.kilocalories.isFinite)
    #expect(estimate.range.lowerBound <= estimate.range.upperBound)
  }

  @Test func `hold against long nonsense`() {
    for word in ["egg ", "2 ", "( ", "no ", "and ", "flurbo", "a "] {
      let estimate = MealEstimate(String(repeating: word, count: 4_000), foods: FoodLookup(table: .embedded))
      #expect(estimate.kilocalories >= 0)
    }
  }
}
