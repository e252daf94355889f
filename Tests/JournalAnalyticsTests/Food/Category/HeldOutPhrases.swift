import JournalFormat

extension PhraseTable {
  /// Entries that were written down before the keywords were, to see how many of them come out right.
  static let heldOut: [FoodCategory: String] = [
    .beverage: """
    black coffee, no sugar | iced oat milk latte | a pint of lager | glass of red wine
    earl grey with a splash of milk | sparkling water with lime | fresh carrot juice
    mango and pineapple smoothie | hot cocoa with marshmallows | masala chai | sweet lassi
    tender coconut water | nimbu pani | badam milk | ragi malt | zumo de naranja natural
    una copa de vino tinto | thé à la menthe | verre de vin rouge | Apfelschorle | bicchiere di latte
    緑茶 | matcha latte
    """,
    .dessert: """
    2 scoops of pistachio gelato | slice of birthday cake | warm apple pie with custard
    chocolate lava cake | lemon meringue tart | three oatmeal cookies | banana split
    sticky toffee pudding | peach cobbler and vanilla ice cream | strawberry cheesecake
    gulab jamun 2 pcs | rasmalai | carrot halwa | semiya payasam | mysore pak | kaju katli
    arroz con leche | flan de huevo | mousse au chocolat | tarte aux pommes
    Schwarzwälder Kirschtorte | Vanilleeis mit heißen Himbeeren | panna cotta ai frutti di bosco
    抹茶アイス
    """,
    .breakfast: """
    flat white and almond croissant | blueberry pancakes with maple syrup | bowl of corn flakes
    overnight oats with chia and berries | two fried eggs on sourdough toast
    bagel with cream cheese and smoked salmon | full english breakfast | french toast & coffee
    spinach omelette | granola, greek yogurt and honey | avocado toast with poached egg
    cinnamon roll and tea | 3 idlis with sambar and chutney | ghee roast dosa, filter coffee
    ven pongal with vada | poori masala | aloo paratha with curd | rava upma
    appam and vegetable stew | poha and tea | café con leche y tostada con tomate | huevos rancheros
    chilaquiles verdes | croissant et café crème | tartine beurre confiture
    Brötchen mit Marmelade und Kaffee | Müsli mit Joghurt | cornetto e cappuccino | 納豆ご飯
    """,
    .snack: """
    trail mix | apple slices with peanut butter | bag of salted crisps | handful of cashews
    carrot sticks and hummus | protein bar | a couple of plums | cheese and crackers | string cheese
    movie popcorn | rice cakes | beef jerky | bunch of grapes | medu vada | bhel puri
    onion pakoda with chai | vada pav | mirchi bajji | pani puri | banana chips
    patatas fritas de bolsa | Studentenfutter | ポテトチップス
    """,
    .lunch: """
    turkey club sandwich | chicken caesar salad | roasted tomato soup with crackers | tuna wrap
    egg and cress sandwich | grilled halloumi and hummus wrap | poke bowl with salmon
    leek and potato soup | quinoa salad with feta | cheeseburger and fries | blt on rye
    leftover pizza for lunch | curd rice with pickle | lemon rice | rajma chawal | south indian thali
    sambar rice and potato fry | bisi bele bath | bocadillo de jamón serrano | ensalada mixta
    croque-monsieur et salade | soupe à l'oignon | Linsensuppe mit Würstchen | Kartoffelsalat
    insalata caprese | 味噌ラーメン | おにぎり | gyudon
    """,
    .dinner: """
    roast chicken with potatoes and gravy | spaghetti bolognese | grilled sirloin steak, asparagus
    lamb chops with mint sauce | thai green curry with jasmine rice | shrimp fried rice
    beef stroganoff over noodles | vegetable lasagna and garlic bread | pork ribs, coleslaw
    baked cod with lemon butter | mushroom risotto with white wine | pepperoni pizza and a beer
    turkey meatloaf with mash | shepherd's pie | orange chicken with broccoli | eggplant parmesan
    chicken tikka masala with naan | mutton biryani and raita | palak paneer, 2 rotis
    dal makhani with jeera rice | kadai chicken | malai kofta | paella de marisco | boeuf bourguignon
    gratin dauphinois avec rôti de porc | Wiener Schnitzel mit Pommes | Rinderbraten mit Knödeln
    spaghetti alla carbonara | risotto ai funghi porcini | すき焼き | katsu curry
    """,
  ]
}
