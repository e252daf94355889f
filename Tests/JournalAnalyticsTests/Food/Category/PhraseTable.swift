import JournalFormat

/// Entries as people write them, by the category a person expects; a bar or a line end divides them.
enum PhraseTable {
  /// Drinks, and what is in them.
  static let drinks: [FoodCategory: String] = [
    .beverage: """
    coffee | Coffee | COFFEES | coffee with milk and sugar | 2 cups of filter coffee
    a large cappuccino to go | double espresso | decaf flat white with oat milk
    tea with lemon and honey | cup of tea | green tea, unsweetened | glass of milk | 500 ml water
    orange juice | strawberry and banana smoothie | apple and carrot juice
    smoothie with banana, spinach and oats | protein shake with peanut butter | chocolate milk
    hot chocolate with whipped cream | pumpkin pie latte | gin & tonic | glass of red wine at Priya's
    coffee after lunch | coffee at the bakery | wheat beer, 0.5 l | diet coke | spiced buttermilk
    ginger tea | kombucha
    """
  ]

  /// Drinks with something to eat.
  static let drinksBesideFood: [FoodCategory: String] = [
    .dessert: """
    brownie and a latte | cookies and milk | coffee cake | coffee ice cream
    """,
    .breakfast: """
    idli and filter coffee | 08:15 idli & coffee | coffee and a croissant | coffee with a croissant
    eggs and orange juice | toast, coffee | cereal with milk | porridge with milk and honey
    egg toast coffee
    """,
    .snack: """
    samosa and chai | samosa chai | biscuits with tea | tea biscuits | apple and coffee
    """,
    .lunch: """
    chicken biryani with lassi | mutton biryani | chicken biryani with onion raita
    burger and coke | sandwich + apple juice
    """,
    .dinner: """
    steak and a glass of wine | pizza, beer
    """,
  ]

  /// English, and the world in English.
  static let english: [FoodCategory: String] = [
    .dessert: """
    cake | chocolate cake with cream | ice-cream | vanilla ice cream | lemon tart
    apple crumble with yoghurt | rice pudding with cinnamon | dark chocolate, 2 squares
    milk chocolate | tiramisu | plum cake | banana split | strawberries with ice cream
    cinnamon biscuits | baked apple | donuts | dessert at grandma's | crème brûlée
    """,
    .breakfast: """
    porridge with blueberries | oatmeal w/ banana | bowl of cereal | scrambled eggs on toast
    2 boiled eggs | chocolate chip pancakes | pancakes with ice cream | bagel & cream cheese
    bacon and egg roll | yogurt with granola | Skyr with walnuts and honey | toast without butter
    peanut butter toast | muesli with apple and yoghurt | breakfast at the hotel | pizza for breakfast
    chia pudding | bread rolls with butter, jam and a soft-boiled egg | cheese omelet
    croissant from the station
    """,
    .snack: """
    apple | an apple | 3 dates and walnuts | banana with peanut butter | handful of almonds
    mixed nuts | cheese & crackers | rice crackers | tortilla chips with guacamole
    hummus with carrots | granola bar | Two clementines | fruit salad | edamame with salt | popcorn
    strawberries | cherries | crisps | roasted chestnuts
    """,
    .lunch: """
    tuna sandwich | ham and cheese sandwich | bacon, egg and cress sandwich | chicken salad
    pasta salad | egg salad | cheese sandwich at the desk | lentil soup with bread
    tomato soup with grilled cheese toast | bread with soup | fish soup and bread | soup
    minestrone with parmesan | Caprese baguette | veggie burger | falafel wrap
    burrito bowl with black beans | leftover curry for lunch | onigiri with tuna | instant noodles
    quiche and green salad | jacket potato with beans | pb&j | chicken nuggets | sushi, 8 pieces
    """,
    .dinner: """
    grilled chicken | orange chicken | chicken with rice | rice with fish | chicken tikka masala
    steak and salad | steak with fries | fish & chips | baked salmon with potatoes and dill
    spaghetti with tomato sauce and parmesan | mac & cheese | shepherd's pie | shepherds pie
    chicken and mushroom pie | stir-fry with tofu | stir fried vegetables and rice
    vegetable stew with dumplings | mushroom risotto | chilli con carne with rice | chilli sin carne
    green curry with tofu | roast potatoes, gravy and lamb | fried rice with egg and peas
    penne with broccoli and anchovies | enchiladas verdes | potato pancakes with apple sauce
    pizza (leftovers) | sunday roast
    """,
  ]

  /// India.
  static let india: [FoodCategory: String] = [
    .beverage: """
    masala chai | mango lassi | nimbu pani | tender coconut water | चाय
    """,
    .dessert: """
    rava kesari | sweet pongal | gulab jamun, 2 pieces | gajar ka halwa | kheer | paal payasam
    गुलाब जामुन
    """,
    .breakfast: """
    3 idlis with coconut chutney | idly sambar | Idli and sambar | Masala dosa with coconut chutney
    podi dosa with ghee | dosa and lassi | upma with peas, 1 plate | poha with peanuts and lime
    aloo parathas and curd | puri bhaji | pongal, vada | appam with egg roast | bread omelette and tea
    इडली और चाय | आलू पराठा
    """,
    .snack: """
    samosas | masala vada | murukku | pani puri | pakoras with mint chutney | chickpea sundal
    bhel puri | onion bhaji | समोसा
    """,
    .lunch: """
    curd rice with lime pickle | sambar rice with potato roast | lemon rice with peanuts
    bisi bele bath | rajma chawal | dal chawal | veg thali | chana masala with rice
    tamarind rice with papad | khichdi | दाल चावल
    """,
    .dinner: """
    butter chicken with naan | paneer butter masala with naan | chapati with dal and cauliflower
    rotis and sabzi | dal makhani
    egg curry with rice | meen kuzhambu with rice | palak paneer & garlic naan | चिकन बिरयानी
    """,
  ]

  /// German.
  static let german: [FoodCategory: String] = [
    .beverage: """
    Milchkaffee | Pfefferminztee | Apfelsaftschorle | ein Glas Rotwein | Weißbier | Kaffee ohne Zucker
    """,
    .dessert: """
    Apfelkuchen mit Sahne | Zwetschgenkuchen | Schokoladenpudding | Erdbeereis | ein Stück Torte
    Kaiserschmarrn
    """,
    .breakfast: """
    Müsli mit Milch | 2 Brötchen mit Butter und Honig | Rührei mit Speck | Käsebrot und Kaffee
    Haferflocken mit Banane | Spiegeleier | Vollkornbrot mit Käse | Butterbrezel und Tee
    """,
    .snack: """
    Brezel | Apfel | Handvoll Nüsse | Müsliriegel | Obstsalat | Salzstangen
    """,
    .lunch: """
    Tomatensuppe | Hühnersuppe mit Nudeln | Nudelsalat | Döner | Belegtes Brötchen | Linseneintopf
    Currywurst mit Pommes | Gemüseeintopf mit Brot
    """,
    .dinner: """
    Schweinebraten mit Klößen | Spargel mit Kartoffeln | Gemüsecurry mit Reis | Käsespätzle
    Nudelauflauf | Lachsfilet und Brokkoli | Pizza Margherita | Rindergulasch
    """,
  ]

  /// Spanish.
  static let spanish: [FoodCategory: String] = [
    .beverage: """
    café con leche | zumo de naranja y zanahoria | vaso de leche | cerveza | una caña
    """,
    .dessert: """
    churros con chocolate | tarta de chocolate | tarta de queso y café | arroz con leche | flan
    helado de fresa | galletas con leche
    """,
    .breakfast: """
    café con leche y tostada | tostada con aguacate | huevos revueltos con jamón
    """,
    .snack: """
    manzana | un puñado de almendras | palomitas | aceitunas
    """,
    .lunch: """
    bocadillo de atún | ensalada de tomate | ensalada con pollo | sopa de pollo | lentejas con chorizo
    gazpacho | tortilla de patatas | empanadas
    """,
    .dinner: """
    pollo a la plancha con arroz | paella | merluza al horno con patatas | albóndigas en salsa
    espaguetis a la boloñesa | tacos de carnitas | lomo saltado | enchiladas de pollo
    """,
  ]

  /// French.
  static let french: [FoodCategory: String] = [
    .beverage: """
    café au lait | thé vert | un thé | jus d'orange | jus de pomme et carotte | un verre de vin rouge
    """,
    .dessert: """
    tarte aux fraises | tarte citron | gâteau au chocolat | crêpes au sucre | glace à la vanille
    mousse au chocolat et café
    """,
    .breakfast: """
    croissant | tartines et café | pain au chocolat | œufs brouillés | yaourt et céréales
    """,
    .snack: """
    une pomme | poignée de noix | chips | fromage et raisin
    """,
    .lunch: """
    soupe de légumes | salade niçoise | quiche lorraine | sandwich jambon beurre | croque-monsieur
    velouté de potiron
    """,
    .dinner: """
    poulet rôti avec pommes de terre | steak frites | bœuf bourguignon | pâtes au pesto
    saumon et riz | ratatouille | pizza aux champignons
    """,
  ]

  /// Italian.
  static let italian: [FoodCategory: String] = [
    .beverage: """
    caffè | caffè macchiato | spremuta d'arancia | un bicchiere di vino rosso | tè freddo alla pesca
    """,
    .dessert: """
    gelato al cioccolato | torta di mele | tiramisù | biscotti
    """,
    .breakfast: """
    cappuccino e cornetto | cornetto alla marmellata | fette biscottate con marmellata
    """,
    .snack: """
    mela | frutta secca | taralli
    """,
    .lunch: """
    panino con prosciutto | insalata di riso | minestrone | zuppa di lenticchie | tramezzino al tonno
    """,
    .dinner: """
    pizza prosciutto e funghi | spaghetti al pomodoro | lasagne | risotto alla milanese
    pollo arrosto con patate | melanzane alla parmigiana | bistecca e insalata
    """,
  ]

  /// Japanese.
  static let japanese: [FoodCategory: String] = [
    .beverage: """
    コーヒー | アイスコーヒー | お茶 | hojicha
    """,
    .dessert: """
    チョコレートケーキ | プリン | どら焼きとお茶 | ソフトクリーム | taiyaki
    """,
    .breakfast: """
    トーストとコーヒー | 納豆ご飯と味噌汁 | 卵かけご飯 | 目玉焼き | tamagoyaki
    """,
    .snack: """
    ビールと枝豆 | せんべい | バナナ | りんご1個
    """,
    .lunch: """
    醤油ラーメン | きつねうどん | おにぎり2個 | 牛丼 | サンドイッチ、コーヒー
    ハムとチーズのサンドイッチ | とんかつ定食 | miso ramen
    """,
    .dinner: """
    カレーライス | チキンカレー | 焼き魚とご飯 | 寿司 | 肉じゃが | 餃子とビール | chicken karaage
    okonomiyaki
    """,
  ]

  /// Portuguese, Dutch, Chinese and Korean.
  static let others: [FoodCategory: String] = [
    .beverage: """
    suco de laranja | kopje thee | 牛奶 | 아메리카노
    """,
    .dessert: """
    pastel de nata | appeltaart met slagroom | 蛋糕 | 팥빙수
    """,
    .breakfast: """
    pão com manteiga | boterham met kaas | 豆浆和油条 | 토스트
    """,
    .snack: """
    coxinha | bitterballen | 苹果 | 사과
    """,
    .lunch: """
    erwtensoep | 牛肉面 | 김치찌개와 밥 | bibimbap
    """,
    .dinner: """
    feijoada | bacalhau à brás | stamppot boerenkool | 饺子 | 红烧肉和米饭 | 삼겹살
    """,
  ]

  /// Danish, Norwegian and Swedish.
  static let nordic: [FoodCategory: String] = [
    .beverage: """
    kaffe | kop kaffe | en kopp te | kaffe med mjölk | et glas rødvin | hvidvin | julmust | øl | saftevand
    """,
    .dessert: """
    kanelbulle | en kanelsnegl | prinsesstårta | kladdkaka med grädde | skoleboller | rødgrød med fløde | semla
    """,
    .breakfast: """
    havregrød | grøt med brunost | filmjölk med müsli | 2 smörgåsar med ost | knäckebröd | rugbrød | pannkakor med sylt
    rundstykke med ost | 2 kokta ägg | leverpostej
    """,
    .lunch: """
    smørrebrød | ärtsoppa | pytt i panna | pølser med brød | räksmörgås | lapskaus | toast skagen | matpakke
    """,
    .snack: """
    et æble | en gulerod | nødder | ost | kjeks | popkorn | blåbär
    """,
    .dinner: """
    köttbullar med potatismos | frikadeller med kartofler | fårikål | pinnekjøtt | kylling med ris | laks med poteter
    flæskesteg | torsk | janssons frestelse | biksemad
    """,
  ]

  static let russian: [FoodCategory: String] = [
    .beverage: """
    чай | чашка чая | зелёный чай | кофе с молоком | компот | кефир | стакан воды | квас, 0,5 л | чай без сахара
    """,
    .dessert: """
    мороженое | пирог с яблоками | медовик | печенье | чай с тортом и конфеты
    """,
    .breakfast: """
    каша | съел кашу | овсянка с ягодами | сырники со сметаной | блины | омлет | 2 яйца | хлеб с маслом | яичница и кофе
    """,
    .lunch: """
    борщ | щи | суп | салат оливье | окрошка | борщ со сметаной и хлеб | винегрет
    """,
    .snack: """
    бутерброд с сыром | яблоко | 2 банана | пирожок с капустой | орехи
    """,
    .dinner: """
    пельмени | гречка с котлетой | котлеты с пюре | рыба с рисом | плов | курица | шашлык | макароны по-флотски
    каша на ужин
    """,
  ]

  /// The phrases of a table, each with its category.
  static func rows(_ tables: [[FoodCategory: String]]) -> [(phrase: String, category: FoodCategory)] {
    tables.flatMap { table in
      table.sorted { $0.key < $1.key }.flatMap { category, text in
        text.split { $0 == "|" || $0 == "\n" }.map { piece in
          let words = piece.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
          return (phrase: String(words), category: category)
        }
      }
    }
  }
}
