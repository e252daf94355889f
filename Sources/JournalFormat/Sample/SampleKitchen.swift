/// All dishes of the sample, breakfast to beverage.
let sampleKitchen: [SampleDish] = [morningDishes, middayDishes, eveningDishes, smallDishes]
  .flatMap { sampleRows($0, cells: 8) }
  .compactMap(SampleDish.init(row:))

/// Slots and liking, occasion, words, energy, protein/carbohydrate/fat, source, tag, parts.
private let morningDishes = """
  B7 | | Porridge with blueberries, 1 bowl | 320 kcal | 11 54 7 | | #home
  B6 | | 3 idlis with coconut chutney | ~270 kcal | 8 42 8 | | #home
  B4 | | Idli and sambar | ~260 kcal | 10 46 4
  B4 | weekend | Masala dosa with coconut chutney | ~430 kcal | 9 62 16 | | #home
  B2 | weekend | Podi dosa with ghee | ~350 kcal | 7 50 13
  B3 | | Upma with peas, 1 plate | ~290 kcal | 7 45 9 | | #home
  B3 | weekend | Ven pongal with sambar | ~390 kcal | 12 55 13 | me | #home
  B2 | | Poha with peanuts and lime | ~300 kcal | 7 46 10
  B1 | weekend | Appam with vegetable stew | ~360 kcal | 7 55 12
  B1 | | Pesarattu with ginger chutney | ~280 kcal | 13 42 6
  B1 | weekend | Medu vada, 2 pieces, with sambar | ~340 kcal | 13 38 15
  B3 | weekday | Two slices of rye bread with cheese and cucumber | 310 kcal | 14 38 11 | table
  B3 | weekend | Bread rolls with butter, jam and a soft-boiled egg | 480 kcal | 15 62 19 | table
  B2 | | Bread roll with honey | 240 kcal | 6 46 3
  B3 | | Muesli with apple and yoghurt | 340 kcal | 12 55 8 | label
  B3 | | Skyr with walnuts and honey, 200 g | 290 kcal | 24 22 12 | label
  B3 | weekday | Toast with peanut butter and banana | 340 kcal | 12 45 13 | table
  B2 | | Scrambled eggs on toast | 350 kcal | 19 28 18
  B2 | weekday | Banana and an oat bar | 260 kcal | 5 48 6 | label
  B1 | weekend | Huevos rancheros | 420-500 kcal | 21 40 24
  B1 | weekend | Pancakes with maple syrup | ~480 kcal | 11 72 16
  B1 | | Miso soup, rice and a fried egg | ~380 kcal | 15 56 10
  B2 | weekday | Croissant from the station | ~270 kcal | | | #out
  """

private let middayDishes = """
  L5 | | Curd rice with lime pickle | ~340 kcal | 10 52 10 | | #home
  L4 | | Sambar rice with potato roast | ~480 kcal | 14 78 12 | | #leftovers
  L3 | | Lemon rice with peanuts | ~420 kcal | 9 66 13 | me | #home
  L1 | | Tamarind rice with papad | ~440 kcal | 9 68 14
  L2 | | Bisi bele bath | ~430 kcal | 14 65 13 | | #home
  L2 | | Rasam rice with beans poriyal | ~380 kcal | 10 64 9 | | #home
  LD2 | | Vegetable biryani with raita | ~560 kcal | 15 82 19 | | #home
  L3 | weekday | Lentil soup with bread | 390 kcal | 20 58 8 | | #work
  L3 | weekday | Vegetable lasagne at the canteen | 450-550 kcal | | | #work
  L2 | weekday | Potato gratin at the canteen | 420-520 kcal | | | #work
  L3 | weekday | Cheese sandwich at the desk | 380 kcal | 17 38 18 | | #work
  L2 | | Falafel wrap | ~560 kcal | | | #out
  L2 | | Tomato soup with grilled cheese toast | ~430 kcal | 16 42 22
  L2 | weekday | Chana masala with rice | ~490 kcal | 17 78 12 | | #leftovers
  L2 | weekday | Salmon and avocado sushi, 8 pieces | 410 kcal | 16 60 12 | label | #out
  L2 | | Minestrone with parmesan | 290 kcal | 12 40 9 | table
  L2 | | Burrito bowl with black beans | 520-620 kcal | 23 80 18 | | #out
  L1 | | Quesadilla with beans and corn | ~510 kcal | 20 55 23
  L2 | | Potato salad with a boiled egg | ~380 kcal | 11 42 18
  L1 | weekday | Onigiri with tuna, 2 pieces | 380 kcal | 13 68 6 | label | #work
  L2 | weekday | Caprese baguette | 470 kcal | 19 54 20 | label
  L1 | | Cheese spaetzle with onions | 620-700 kcal | | | #out
  L3 | | Rice 150 g, two eggs, spinach | 510 kcal | 23 62 18 | table | #home
  L2 | cold | Pumpkin soup with seeds | ~310 kcal | 8 34 16 | | #home
  L1 | | Udon noodle soup with tofu | 430-500 kcal | | | #out
  L1 | warm | Greek salad with bread | ~420 kcal | 13 36 25
  L2 | weekend | Thali at home | | | | #home | rice 150 g (200 kcal);sambar, 1 bowl (~120 kcal);cabbage poriyal (~90 kcal);papad (35 kcal)
  """

private let eveningDishes = """
  D3 | | Chapati with dal and cauliflower | ~470 kcal | 18 72 12 | | #home
  D3 | | Dosa with tomato chutney | ~380 kcal | 9 62 11 | | #home
  D3 | | Spaghetti with tomato sauce and parmesan | 560 kcal | 20 88 14 | table | #home
  D2 | | Penne with broccoli and anchovies | ~540 kcal | 21 78 15
  D2 | | Mushroom risotto | ~580 kcal | 15 84 20 | | #home
  D1 | | Gnocchi with sage butter | ~560 kcal | 13 76 22
  D2 | | Margherita pizza | 780-900 kcal | | | #out
  D2 | | Bean tacos, 3 pieces | ~520 kcal | 20 68 19
  D1 | | Enchiladas verdes | ~650 kcal | 30 58 33
  D1 | | Chilli con carne with rice | 620 kcal | 34 70 22 | me
  D2 | | Fish soup and bread | 400-480 kcal | 30 40 18
  D2 | weekend | Chicken biryani with onion raita | ~680 kcal | 36 78 24 | | #home
  D2 | | Green curry with tofu | ~560 kcal | 21 58 27
  D1 | | Ramen with egg and corn | 600-700 kcal | | | #out
  D2 | | Miso aubergine with rice | ~450 kcal | 9 72 14
  D2 | | Baked salmon with potatoes and dill | 540 kcal | 36 40 26 | table
  D3 | | Rye bread with cheese, radishes and gherkins | 420 kcal | 20 46 17
  D2 | cold | Potato pancakes with apple sauce | ~520 kcal | 9 68 23
  D1 | | Paneer butter masala with naan | 750-900 kcal | | | #out
  D2 | | Egg curry with rice | ~520 kcal | 21 66 19 | | #home
  D2 | cold | Vegetable stew with dumplings | ~480 kcal | 14 76 13
  D1 | cold | Lentils with spaetzle | ~590 kcal | 28 86 15
  D2 | | Shakshuka with bread | ~430 kcal | 20 42 20
  D1 | | Vegetable kurma with parotta | ~600 kcal | 13 74 28
  D2 | | Fried rice with egg and peas | ~520 kcal | 16 72 18 | | #leftovers
  D3 | | Tomato rasam with rice and papad | ~360 kcal | 9 66 6 | | #home
  D1 | | Avial with rice | ~450 kcal | 10 66 16
  D1 | | Meen kuzhambu with rice | ~540 kcal | 32 66 16 | | #home
  D2 | | Big salad with feta and walnuts | 430 kcal | 15 18 33
  D0 | | Okonomiyaki
  """

private let smallDishes = """
  S5 | | Apple | 75 kcal
  S4 | | Handful of almonds | 170 kcal | 6 6 14 | table
  S3 | | Banana | 100 kcal
  S3 | cold | Two clementines | 70 kcal
  S2 | | Masala vada, 2 pieces | ~220 kcal
  S2 | | Murukku | ~180 kcal | | | #family
  S2 | | Rice crackers | 120 kcal | 2 26 1 | label
  S2 | | Hummus with carrots | 160 kcal | 5 14 9
  S2 | | Samosa | ~240 kcal | | | #out
  S2 | weekday | Pretzel | 300 kcal | 8 58 4
  S1 | cold | Roasted chestnuts
  S2 | | Edamame with salt | 130 kcal | 11 9 5
  S1 | | Tortilla chips with guacamole | ~330 kcal
  S2 | | Dates and walnuts | ~190 kcal
  S2 | | Chickpea sundal | ~160 kcal | 8 22 5
  S2 | | Pear | 95 kcal
  S3 | warm | Bowl of strawberries | 60 kcal
  T4 | | Dark chocolate, 2 squares | 110 kcal | 2 8 8 | label
  T2 | | Apple crumble with yoghurt | ~320 kcal
  T2 | | Semiya payasam | ~280 kcal | | | #family
  T1 | weekend | Rava kesari | ~300 kcal
  T1 | | Tiramisu | 400-450 kcal | | | #out
  T2 | | Rice pudding with cinnamon | ~260 kcal
  T1 | | Mysore pak, 1 piece | ~190 kcal
  T1 | | Matcha ice cream | ~210 kcal
  T2 | cold | Cinnamon biscuits, 3 pieces | ~180 kcal
  T1 | | Gulab jamun, 2 pieces | ~290 kcal
  T1 | cold | Baked apple | ~220 kcal
  T1 | warm | Lemon sorbet | ~130 kcal
  V9 | | Filter coffee | ~45 kcal
  V3 | | Ginger tea | ~40 kcal
  V2 | | Masala chai | ~90 kcal
  V2 | | Spiced buttermilk | ~50 kcal
  V2 | | Orange juice, 200 ml | 90 kcal | | label
  V1 | | Glass of red wine | ~125 kcal
  V1 | | Wheat beer, 0.5 l | 220 kcal | | label
  V2 | cold | Hot chocolate | ~210 kcal
  V1 | warm | Mango lassi | ~220 kcal
  V2 | | Peppermint tea
  V1 | | Oat milk cappuccino | ~90 kcal | | | #out
  V2 | | Green tea
  F2 | weekday | Cake in the kitchen at work
  F2 | | Slice of toast | 95 kcal
  F1 | | Spoons of rice from the pan
  F2 | | Handful of peanuts | ~160 kcal
  F1 | | Vegetable soup from the freezer | ~220 kcal
  F1 | | Two biscuits | ~140 kcal
  F1 | | Crisps | ~150 kcal
  F2 | | Leftovers, a bit of everything
  V0 | | Sparkling wine, 1 glass | ~90 kcal
  T0 | | Sweet pongal | ~330 kcal | | | #family
  T0 | | Plum cake | ~380 kcal | | | #family
  """
