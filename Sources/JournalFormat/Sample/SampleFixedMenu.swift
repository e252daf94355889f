/// Meals that are settled: those that a story or a picture belongs to, and the whole of the last week.
///
/// A row: days back or month-day, time, slot, words of the dish, figures (`+` with energy, `m` with macros as
/// well, `-` without), and a picture, a transcript (`voice`) or a detail.
let sampleFixedMenu = sampleRows(fixedMenu, cells: 6)

private let fixedMenu = """
  119 | 09:50 | B | Bread rolls with butter, jam and a soft-boiled egg | +
  119 | 10:05 | V | Filter coffee | + | coffee
  119 | 19:30 | D | Chapati with dal and cauliflower | m
  117 | 19:40 | D | Baked salmon with potatoes and dill | m | source: table
  116 | 07:40 | B | Toast with peanut butter and banana | +
  113 | 09:40 | B | Masala dosa with coconut chutney | + | dosa
  109 | 12:50 | L | Burrito bowl with black beans | +
  107 | 20:10 | D | Margherita pizza | +
  105 | 13:20 | L | Vegetable biryani with raita | + | biryani
  102 | 19:20 | D | Fish soup and bread | +
  101 | 13:10 | L | Cheese sandwich at the desk | -
  99 | 19:30 | D | Dosa with tomato chutney | - | note: the first one tore
  100 | 12:45 | L | Vegetable lasagne at the canteen | +
  96 | 16:20 | S | Pretzel | +
  94 | 13:30 | L | Cheese sandwich at the desk | - | voice
  91 | 15:10 | T | Cinnamon biscuits, 3 pieces | +
  87 | 19:50 | D | Mushroom risotto | +
  12-24 | 12:40 | L | Tomato rasam with rice and papad | +
  12-24 | 19:45 | D | Chicken biryani with onion raita | -
  12-24 | 20:50 | T | Gulab jamun, 2 pieces | -
  12-25 | 09:15 | B | 3 idlis with coconut chutney | -
  12-25 | 09:30 | B | Filter coffee | -
  12-25 | 15:40 | T | Plum cake | - | note: my mother's, with too many raisins
  12-25 | 19:45 | D | Dosa with tomato chutney | -
  12-31 | 09:30 | B | Idli and sambar | +
  12-31 | 09:45 | B | Filter coffee | +
  12-31 | 22:05 | D | Enchiladas verdes | -
  12-31 | 23:50 | T | Tiramisu | -
  12-31 | 24:10 | V | Sparkling wine, 1 glass | -
  01-14 | 08:00 | V | Filter coffee | +
  01-14 | 08:50 | T | Sweet pongal | +
  01-14 | 12:50 | L | Sambar rice with potato roast | m
  01-14 | 19:10 | D | Tomato rasam with rice and papad | +
  82 | 20:15 | D | Egg curry with rice | -
  78 | 09:30 | B | Bread rolls with butter, jam and a soft-boiled egg | m | rolls
  73 | 15:30 | T | Apple crumble with yoghurt | +
  70 | 19:10 | D | Chapati with dal and cauliflower | +
  69 | 12:50 | L | Lentil soup with bread | m | source: table
  68 | 19:40 | D | Chana masala with rice | +
  65 | 19:20 | D | Lentils with spaetzle | +
  59 | 20:00 | D | Bean tacos, 3 pieces | + | tacos
  56 | 19:00 | D | Tomato rasam with rice and papad | -
  55 | 13:00 | L | Rasam rice with beans poriyal | -
  55 | 18:30 | D | Tomato rasam with rice and papad | -
  51 | 09:30 | F | Slice of toast | -
  51 | 18:40 | D | Tomato rasam with rice and papad | - | voice
  50 | 09:30 | V | Filter coffee | -
  50 | 19:30 | D | Chapati with dal and cauliflower | - | voice
  45 | 20:20 | D | Gnocchi with sage butter | + | note: like pebbles
  43 | 13:10 | L | Sambar rice with potato roast | m
  40 | 19:15 | D | Big salad with feta and walnuts | m | salad
  35 | 09:10 | B | Skyr with walnuts and honey, 200 g | -
  35 | 13:20 | L | Fish soup and bread | - | soup
  32 | | F | Leftovers, a bit of everything | -
  29 | 19:45 | D | Spaghetti with tomato sauce and parmesan | m | spaghetti
  25 | 12:40 | L | Lemon rice with peanuts | + | voice
  24 | 07:35 | B | Porridge with blueberries, 1 bowl | m | porridge
  15 | 13:00 | L | Ramen with egg and corn | + | ramen
  10 | 18:25 | V | Filter coffee | + | note: far too weak
  7 | 10:40 | B | Pancakes with maple syrup | +
  6 | 07:30 | B | Porridge with blueberries, 1 bowl | m
  6 | 07:45 | B | Filter coffee | +
  6 | 12:50 | L | Lemon rice with peanuts | + | source: me
  6 | 16:10 | S | Handful of almonds | +
  6 | 16:15 | S | Apple | +
  6 | 19:40 | D | Spaghetti with tomato sauce and parmesan | m | source: table
  5 | 07:25 | B | 3 idlis with coconut chutney | + | heard: um three idlis coconut chutney and the coffee is on its way
  5 | 07:50 | B | Filter coffee | +
  5 | 13:05 | L | Burrito bowl with black beans | +
  5 | 16:30 | S | Banana | +
  5 | 19:30 | D | Baked salmon with potatoes and dill | m | source: table
  5 | 21:00 | V | Ginger tea | +
  4 | 07:35 | B | Toast with peanut butter and banana | +
  4 | 10:20 | V | Filter coffee | +
  4 | 13:00 | L | Cheese sandwich at the desk | - | heard: cheese sandwich at the desk no time today
  4 | 19:50 | D | Mushroom risotto | +
  3 | 07:30 | B | Porridge with blueberries, 1 bowl | +
  3 | 07:40 | B | Filter coffee | +
  3 | 12:45 | L | Sambar rice with potato roast | m
  3 | 16:20 | S | Pretzel | +
  3 | 19:35 | D | Bean tacos, 3 pieces | +
  3 | 20:30 | T | Dark chocolate, 2 squares | m | source: label
  2 | 07:20 | B | Idli and sambar | + | edited: 0 07:55
  2 | 07:35 | B | Filter coffee | +
  2 | 12:55 | L | Vegetable lasagne at the canteen | +
  2 | 15:50 | S | Banana | +
  2 | 20:10 | D | Margherita pizza | +
  1 | 09:20 | B | Bread rolls with butter, jam and a soft-boiled egg | +
  1 | 09:30 | B | Filter coffee | +
  1 | 14:10 | L | Curd rice with lime pickle | +
  1 | 19:15 | D | Okonomiyaki | - | okonomiyaki
  1 | | V | Green tea | -
  0 | 09:40 | B | 3 idlis with coconut chutney | m | idli
  0 | 10:00 | V | Filter coffee | +
  0 | 13:15 | L | Vegetable biryani with raita | +
  0 | 16:20 | T | Apple crumble with yoghurt | +
  0 | 16:25 | V | Filter coffee | +
  0 | 19:20 | D | Tomato rasam with rice and papad | +
  """
