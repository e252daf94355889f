/// All dishes of the sample, breakfast to beverage.
let sampleKitchen: [SampleDish] = [morningDishes, middayDishes, eveningDishes, smallDishes]
  .flatMap { sampleRows($0, cells: 8) }
  .compactMap(SampleDish.init(row:))

/// Slots and liking, occasion, words, energy, protein/carbohydrate/fat, source, tag, parts.
private let morningDishes = """
  B7 | | Porridge with blueberries, 1 bowl | 320 kcal | 11 54 7 | | #home
  B6 | | 3 idlis with coconut chutney | ~320 kcal | 10 50 10 | | #home
  B4 | | Idli and sambar | ~310 kcal | 12 55 5
  B4 | weekend | Masala dosa with coconut chutney | ~480 kcal | 10 69 18 | | #home
  B2 | weekend | Podi dosa with ghee | ~390 kcal | 8 56 15
  B3 | | Upma with peas, 1 plate | ~320 kcal | 8 50 10 | | #home
  B3 | weekend | Ven pongal with sambar | ~440 kcal | 13 62 15 | me | #home
  B2 | | Poha with peanuts and lime | ~340 kcal | 8 52 11
  B1 | weekend | Appam with vegetable stew | ~400 kcal | 8 62 13
  B1 | | Pesarattu with ginger chutney | ~310 kcal | 15 47 7
  B1 | weekend | Medu vada, 2 pieces, with sambar | ~380 kcal | 15 43 17
  B3 | weekday | Two slices of rye bread with cheese and cucumber | 350 kcal | 16 43 12 | table
  B3 | weekend | Bread rolls with butter, jam and a soft-boiled egg | 540 kcal | 17 69 21 | table
  B2 | | Bread roll with honey | 270 kcal | 7 52 3
  B3 | | Muesli with apple and yoghurt | 340 kcal | 12 55 8 | label
  B3 | | Skyr with walnuts and honey, 200 g | 290 kcal | 24 22 12 | label
  B3 | weekday | Toast with peanut butter and banana | 380 kcal | 13 50 15 | table
  B2 | | Scrambled eggs on toast | 390 kcal | 21 31 20
  B2 | weekday | Banana and an oat bar | 260 kcal | 5 48 6 | label
  B1 | weekend | Huevos rancheros | 470-560 kcal | 24 45 27
  B1 | weekend | Pancakes with maple syrup | ~540 kcal | 12 81 18
  B1 | | Miso soup, rice and a fried egg | ~430 kcal | 17 63 11
  B2 | weekday | Croissant from the station | ~300 kcal | | | #out
  """

private let middayDishes = """
  L5 | | Curd rice with lime pickle | ~410 kcal | 12 62 12 | | #home
  L4 | | Sambar rice with potato roast | ~580 kcal | 17 94 14 | | #leftovers
  L3 | | Lemon rice with peanuts | ~500 kcal | 11 79 16 | me | #home
  L1 | | Tamarind rice with papad | ~530 kcal | 11 82 17
  L2 | | Bisi bele bath | ~520 kcal | 17 78 16 | | #home
  L2 | | Rasam rice with beans poriyal | ~460 kcal | 12 77 11 | | #home
  LD2 | | Vegetable biryani with raita | ~670 kcal | 18 98 23 | | #home
  L3 | weekday | Lentil soup with bread | 470 kcal | 24 70 10 | | #work
  L3 | weekday | Vegetable lasagne at the canteen | 540-660 kcal | | | #work
  L2 | weekday | Potato gratin at the canteen | 500-620 kcal | | | #work
  L3 | weekday | Cheese sandwich at the desk | 460 kcal | 20 46 22 | | #work
  L2 | | Falafel wrap | ~670 kcal | | | #out
  L2 | | Tomato soup with grilled cheese toast | ~520 kcal | 19 50 26
  L2 | weekday | Chana masala with rice | ~590 kcal | 20 94 14 | | #leftovers
  L2 | weekday | Salmon and avocado sushi, 8 pieces | 410 kcal | 16 60 12 | label | #out
  L2 | | Minestrone with parmesan | 350 kcal | 14 48 11 | table
  L2 | | Burrito bowl with black beans | 620-740 kcal | 28 96 22 | | #out
  L1 | | Quesadilla with beans and corn | ~610 kcal | 24 66 28
  L2 | | Potato salad with a boiled egg | ~460 kcal | 13 50 22
  L1 | weekday | Onigiri with tuna, 2 pieces | 380 kcal | 13 68 6 | label | #work
  L2 | weekday | Caprese baguette | 470 kcal | 19 54 20 | label
  L1 | | Cheese spaetzle with onions | 620-700 kcal | | | #out
  L3 | | Rice 150 g, two eggs, spinach | 510 kcal | 23 62 18 | table | #home
  L2 | cold | Pumpkin soup with seeds | ~370 kcal | 10 41 19 | | #home
  L1 | | Udon noodle soup with tofu | 520-600 kcal | | | #out
  L1 | warm | Greek salad with bread | ~500 kcal | 16 43 30
  L2 | weekend | Thali at home | | | | #home | rice 150 g (200 kcal);sambar, 1 bowl (~120 kcal);cabbage poriyal (~90 kcal);papad (35 kcal)
  """

private let eveningDishes = """
  D3 | | Chapati with dal and cauliflower | ~560 kcal | 22 86 14 | | #home
  D3 | | Dosa with tomato chutney | ~460 kcal | 11 74 13 | | #home
  D3 | | Spaghetti with tomato sauce and parmesan | 670 kcal | 24 106 17 | table | #home
  D2 | | Penne with broccoli and anchovies | ~650 kcal | 25 94 18
  D2 | | Mushroom risotto | ~700 kcal | 18 101 24 | | #home
  D1 | | Gnocchi with sage butter | ~670 kcal | 16 91 26
  D2 | | Margherita pizza | 780-900 kcal | | | #out
  D2 | | Bean tacos, 3 pieces | ~620 kcal | 24 82 23
  D1 | | Enchiladas verdes | ~780 kcal | 36 70 40
  D1 | | Chilli con carne with rice | 740 kcal | 41 84 26 | me
  D2 | | Fish soup and bread | 400-480 kcal | 30 40 18
  D2 | weekend | Chicken biryani with onion raita | ~820 kcal | 43 94 29 | | #home
  D2 | | Green curry with tofu | ~670 kcal | 25 70 32
  D1 | | Ramen with egg and corn | 600-700 kcal | | | #out
  D2 | | Miso aubergine with rice | ~540 kcal | 11 86 17
  D2 | | Baked salmon with potatoes and dill | 650 kcal | 43 48 31 | table
  D3 | | Rye bread with cheese, radishes and gherkins | 500 kcal | 24 55 20
  D2 | cold | Potato pancakes with apple sauce | ~620 kcal | 11 82 28
  D1 | | Paneer butter masala with naan | 750-900 kcal | | | #out
  D2 | | Egg curry with rice | ~620 kcal | 25 79 23 | | #home
  D2 | cold | Vegetable stew with dumplings | ~580 kcal | 17 91 16
  D1 | cold | Lentils with spaetzle | ~710 kcal | 34 103 18
  D2 | | Shakshuka with bread | ~520 kcal | 24 50 24
  D1 | | Vegetable kurma with parotta | ~720 kcal | 16 89 34
  D2 | | Fried rice with egg and peas | ~620 kcal | 19 86 22 | | #leftovers
  D3 | | Tomato rasam with rice and papad | ~430 kcal | 11 79 7 | | #home
  D1 | | Avial with rice | ~540 kcal | 12 79 19
  D1 | | Meen kuzhambu with rice | ~650 kcal | 38 79 19 | | #home
  D2 | | Big salad with feta and walnuts | 520 kcal | 18 22 40
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
  V1 | evening | Glass of red wine | ~125 kcal
  V1 | evening | Wheat beer, 0.5 l | 220 kcal | | label
  V2 | coldEvening | Hot chocolate | ~210 kcal
  V1 | warm | Mango lassi | ~220 kcal
  V2 | evening | Peppermint tea
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
