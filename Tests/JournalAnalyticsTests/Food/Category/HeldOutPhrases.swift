import JournalFormat

/// Entries that were written before it was known how they come out.
extension PhraseTable {
  /// Written before the lists.
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
    mutton biryani and raita
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
    chicken tikka masala with naan | palak paneer, 2 rotis
    dal makhani with jeera rice | kadai chicken | malai kofta | paella de marisco | boeuf bourguignon
    gratin dauphinois avec rôti de porc | Wiener Schnitzel mit Pommes | Rinderbraten mit Knödeln
    spaghetti alla carbonara | risotto ai funghi porcini | すき焼き | katsu curry
    """,
  ]

  /// Written when the lists were whole, of other foods.
  static let heldOutLater: [FoodCategory: String] = [
    .beverage: """
    pint of guinness | peanut butter banana smoothie | green juice | matcha | ice cold lemonade
    jigarthanda | butter milk | rose milk | ein Radler | Zitronenlimonade | infusión de manzanilla
    tinto de verano | bière blonde | 野菜ジュース | vitamina de banana | 奶茶
    """,
    .dessert: """
    kitkat | mince pies and mulled wine | shortbread and tea | rhubarb crumble & custard
    two scoops vanilla | elaneer payasam | moong dal halwa | mishti doi | Pflaumenkuchen mit Sahne
    Schokoriegel | natillas con galleta | île flottante | compote de pommes | un éclair au café
    crostata di albicocche | caffellatte con biscotti | シュークリームと紅茶 | mochi
    stroopwafel bij de koffie
    """,
    .breakfast: """
    egg white omelette w/ mushrooms | nutella toast | greek yoghurt with berries and granola
    tofu scramble with toast | jam on toast | protein pancakes | banana oat pancakes
    smoked salmon bagel | eggs florentine | kanda poha | sabudana khichdi | set dosa with vada curry
    egg roast with appam | Butterbrot mit Schnittlauch | Mohnbrötchen mit Käse | Magerquark mit Beeren
    pan con tomate y jamón | yogur con muesli | tartine de beurre et thé | pain complet et confiture
    pane e marmellata con tè | yogurt greco con miele | ホットケーキ | ヨーグルトとバナナ
    pão de queijo
    """,
    .snack: """
    chai and two parle-g | large popcorn and a coke | baked camembert with crusty bread
    salt and vinegar crisps | chocolate digestive | handful of peanuts | babybel and grapes
    bread pakora | egg puff and tea | rasam vada | chicken 65 | Erdnussflips | Paprikachips
    croquetas caseras | sandía | poire | saucisson et cornichons | birra e patatine | uva | みかん2個
    焼き芋 | 떡볶이
    """,
    .lunch: """
    bowl of chicken noodle soup | chicken shawarma plate | rotisserie chicken salad | sausage rolls x2
    lobster roll | black bean soup | tomato and mozzarella salad | tom yum soup
    turkey and swiss sandwich | grilled cheese and tomato soup | tomato rice and boiled egg
    mango pickle and curd rice | fish curry meals | masala maggi | Leberkässemmel | Gulaschsuppe
    Kürbissuppe mit Brot | Sushi | Bauernsalat | tortilla de patata con pan | cocido madrileño
    lentejas | ensalada de garbanzos | crema de calabacín | salade de chèvre chaud | soupe de potiron
    focaccia con mortadella | vellutata di zucca | 天ぷらそば | オムライス | カツ丼 | tempura udon
    zaru soba | broodje kroket | arroz e feijão com bife | 김밥 | 순두부찌개
    """,
    .dinner: """
    leftover lasagna | cold pizza | ham, egg and chips | crab linguine
    sweet potato curry with spinach | beef tacos | veggie pizza, side salad | cottage pie with peas
    pad kra pao with fried egg | chicken katsu curry | beef burrito | tandoori roti with paneer bhurji
    chettinad chicken with parotta | veg fried rice and gobi manchurian | keema naan | hakka noodles
    Reibekuchen mit Apfelmus | Hähnchenschenkel mit Kartoffelsalat | Spaghetti Carbonara
    Kartoffelpuffer | Ofengemüse mit Feta | Kichererbsencurry | pincho moruno | churrasco con papas
    pulpo a la gallega | dos cañas y unas bravas | steak haché et haricots verts
    blanquette de veau au riz | gratin de courgettes | pâtes carbonara | moules-frites
    orecchiette alle cime di rapa | saltimbocca | pesce spada alla griglia | gnocchi al gorgonzola
    ハイボールと唐揚げ | 麻婆豆腐 | 鮭の塩焼きとご飯 | tonkatsu | macaroni met gehakt | 小笼包
    치킨과 맥주
    """,
  ]

  /// Written after those: several things in one entry.
  static let heldOutBeside: [FoodCategory: String] = [
    .beverage: """
    coffee w/ cream and sugar | tea no sugar | black tea with honey & lemon | water with cucumber
    coffee (no milk) | coffee x2 | just coffee | another coffee | smoothie (banana, berries, oat milk)
    Kaffee mit Milch
    """,
    .dessert: """
    apple pie with ice cream and coffee | espresso and tiramisu | hot chocolate and a cookie
    cheesecake with tea | donut and coffee | Kaffee und Kuchen | Tee und Kekse | té con galletas
    コーヒーとケーキ
    """,
    .breakfast: """
    Filter coffee and 2 idlis | tea and toast with butter | latte and blueberry scone
    milk, cornflakes | orange juice and scrambled eggs | dosa, sambar, chutney, coffee
    pongal & vada & coffee | yogurt and coffee | Brötchen mit Käse und Orangensaft | café y medialunas
    zumo y tostadas | café et croissant | caffè e brioche | cappuccino con cornetto | pane e formaggio
    紅茶とスコーン | breakfast: eggs and bacon | beans on toast with tea | bread and cheese
    cheese omelette with toast and juice
    """,
    .snack: """
    glass of milk and two biscuits | wine and cheese | beer and nachos | chai with onion pakoras
    lassi and samosa | banana and milk | apple, coffee | protein shake and banana | cerveza y tapas
    thé et biscuits | vin rouge et fromage | snack: cheese toast
    """,
    .lunch: """
    sandwich, crisps and a coke | soup, bread roll, water | salad with grilled chicken and lemonade
    coke with chicken burger | rice, sambar, poriyal, curd | meals with payasam | ramen and gyoza
    ラーメンと餃子 | ご飯、味噌汁、焼き魚 | late lunch - noodles | chicken soup with noodles
    noodle soup with chicken | tortilla wrap with chicken | veg sandwich and masala chai
    """,
    .dinner: """
    3 chapatis, dal, salad | chapati with aloo gobi and buttermilk | steak, potatoes, red wine
    pasta with a glass of white wine | salmon with rice and green tea | pizza and ice cream
    Pizza und Bier | Schnitzel, Pommes, Cola | pollo con ensalada y agua | poulet, frites, coca
    pizza e birra | dinner at my sister's | egg and chips | fish curry with rice
    curry with rice and naan
    """,
  ]
}
