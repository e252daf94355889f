/// Words that are said of a food and name none by themselves, all folded, separated by white space.
package enum FoodQualities {
  /// Number words.
  package static let numbers = """
    one two three four five six seven eight nine ten eleven twelve half quarter couple dozen
    """

  /// Units of food and what holds it, singular and plural.
  package static let measures = """
    bag bags bar bars bit bits bite bites bottle bottles bowl bowls box boxes can cans carton cartons container containers
    cup cups dash drop drops glass glasses gram grams handful handfuls jar jars kcal litre litres liter liters lunchbox mug
    mugs ounce ounces pack packet packets piece pieces pinch pint pints plate plates portion portions pot pots pound pounds
    scoop scoops serving servings shot shots slice slices spoon spoons spoonful square squares tablespoon tablespoons tbsp
    teaspoon teaspoons thermos tin tins tray trays tsp tub tubs
    """

  /// Colours and sizes: `red lentils`.
  package static let colours = """
    big black blue brown green huge large medium pink purple red small tiny white yellow
    blau braun gelb gross grosse grosser grosses grun grune gruner grunes klein kleine kleiner kleines rot rote roter rotes
    schwarz schwarze schwarzer schwarzes weiss weisse weisser weisses
    amarilla amarillo blanca blanco grande grandes negra negro pequena pequeno roja rojo verde verdes
    amarela amarelo branca branco preta preto vermelha vermelho
    blanc blanche grand jaune noir noire petit petite rouge rouges vert verte verts
    bianca bianco gialla giallo nera nero piccola piccolo rossa rosso
    geel gele groen groene groot grote klein kleine rode rood wit witte zwart zwarte
    grona gron gront gul gult hvid hvidt hvit hvitt liten lille rod rodt rott stor stort svart vit vita vitt
    белая белое белый большая большой желтый зеленая зеленые зеленый красная красное красные красный маленькая маленький
    черная черное черный
    """

  /// How a food is made, kept and served: `fried eggs`, `leftover soup`.
  package static let ways = """
    leftover leftovers homemade home made fried grilled roasted baked boiled poached scrambled steamed mashed stewed smoked
    toasted fresh frozen hot cold iced warm plain salted unsalted sweet spicy sour raw ripe dry dried dark light strong
    vegan vegetarian veggie organic wholemeal wholegrain wholewheat whole grain multigrain rye greek french italian
    indian thai chinese mexican turkish japanese korean mini extra more another mixed sliced chopped crispy crunchy creamy
    buttered stuffed filled glazed double single tall regular skinny instant canned tinned low fat sugar free gluten bit lots
    lot plenty leftover overnight pickled soft hard
    gebraten gebratene gebratener gekocht gekochte gekochter gekochtes gegrillt gegrillte gegrillter gegrilltes selbstgemacht
    selbstgemachte frisch frische frischer frisches kalt kalte kalter kaltes warm warme warmer warmes heiss heisse heisser
    gerostet gemischter gemischte gebackene paar etwas stuck scheibe scheiben
    maison frais fraiche grille grillee chaud chaude froid froide entier frito frita fritos asado asada casero casera caliente
    frio fria integral integrales fritto fritta caldo calda freddo fredda integrale gebakken gekookt gegrilde verse
    stekt stegt kokt varm varmt kold kald kall fersk fersh frisk farsk
    жареная жареный жареные вареная вареный вареные домашний домашняя свежий свежая свежие горячий холодный с
    の 的
    """

  /// Units and what holds food, in languages other than English, and short forms.
  package static let units = """
    g gr kg mg ml cl dl l oz lb el tl pc pcs stk x
    tasse tassen glas glaser teller schale becher dose dosen flasche flaschen scheibe portion portionen
    taza tazas vaso vasos plato platos bol botella rebanada rebanadas trozo racion copo copos prato fatia fatias xicara xicaras
    verre verres assiette assiettes bouteille tranche tranches morceau bicchiere bicchieri piatto tazza tazze fetta fette pezzo
    kop koppen bord plak plakken stuks kopp skal tallerken tallrik skive skiver skiva skivor
    г гр кг мл л шт стакан стакана чашка чашки тарелка тарелки кусок куска порция порции
    杯 碗 个 個 枚 本 片 只 份 皿 개 잔 컵 그릇 조각
    """

  /// Words that say that something was eaten, or that join a food to its measure: `had a bowl of soup`.
  package static let fillers = """
    a an the of some my had ate eaten drank drunk eating drinking having for as la
    ein eine einen einem etwas gegessen getrunken zum
    un une de du des d l le mange bu uno una unos unas del comi desayune bebi almorce um uma comido da do di mangiato bevuto
    en ett et gegeten gedronken een spist spiste drakk drack at
    съел съела ела ел выпил выпила пил пила
    """

  /// Words between two foods.
  static let joints = """
    and with w n on in plus then without und mit auf im ohne et avec sans y con sin e com sem ed senza met zonder op og
    med och uden uten utan pa и с со без と 和 与 加 와 과 और or oder ou o
    """
}
