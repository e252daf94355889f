internal import JournalFormat

/// A unit in which people say how much they ate.
struct HouseholdMeasure: Hashable {
  /// What one unit holds, unless the food states its own.
  enum Size: Hashable {
    /// Grams of anything.
    case mass(Double)
    /// Millilitres, the weight of which depends on the food.
    case volume(Double)
    /// A part or a container of the food, in grams unless the food states its own.
    case portion(Double?)
  }

  /// The name in foods of the table: `cup`, `slice`.
  var name: String
  var size: Size
  /// Whether it is the same for all foods, so that figures are as certain as on scales.
  var isExact: Bool {
    if case .mass = size { true } else { name == "ml" || name == "l" || name == "cl" || name == "dl" }
  }

  var isVolume: Bool { if case .volume = size { true } else { false } }

  /// The usual grams or millilitres of one; `nil` if only the food can tell.
  var usual: Double? {
    switch size {
    case .mass(let amount), .volume(let amount): amount
    case .portion(let grams): grams
    }
  }

  /// Whether it is a container of no usual size, so that only the food can tell what it holds.
  var isLoose: Bool { size == .portion(nil) && name != "piece" && name != "serving" }

  /// The measure of a word, which is folded.
  init?(_ word: String) {
    guard let measure = Self.measures[word] else { return nil }
    self = measure
  }

  /// The name by which a user's own food knows a measure, given as written: `Schüssel` and `bowl` are one, and so are `small can`
  /// and `kleine Dose`.
  static func name(of written: String) -> String {
    let words = FoodName.key(of: written).split(separator: " ").map(String.init)
    if words.count == 1, let measure = HouseholdMeasure(words[0]) { return measure.name }
    if words.count == 2, let size = MealWords.sizes[words[0]], let measure = HouseholdMeasure(words[1]) {
      return "\(size) \(measure.name)"
    }
    return written
  }

  init(name: String, size: Size) { (self.name, self.size) = (name, size) }

  /// The word for a measure that `word` is one typing error from: `slces` is `slices`. `nil` below five letters, and if it may be
  /// several.
  static func corrected(_ word: String) -> String? {
    let letters = Array(word.unicodeScalars)
    // A *pincho* is no pinch.
    guard letters.count >= 5, letters.count <= 16, !word.hasPrefix("pincho"),
      !EverydayWords.all.contains(word)
    else { return nil }
    let near = measures.keys.filter {
      $0.utf8.count >= 5 && $0.utf8.first == word.utf8.first
        && areOneEditApart(letters, Array($0.unicodeScalars))
    }
    guard Set(near.compactMap { measures[$0]?.name }).count == 1 else { return nil }
    return near.min()
  }

  private static let measures: [String: HouseholdMeasure] = {
    var measures: [String: HouseholdMeasure] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let head = parts[0].split(separator: " ")
      guard parts.count == 2, let amount = head.last else { continue }
      let name = head.dropLast().joined(separator: " ")
      let size: Size =
        if amount.hasSuffix("ml"), let value = Double(amount.dropLast(2)) {
          .volume(value)
        } else if amount.hasSuffix("g"), let value = Double(amount.dropLast()) {
          portions.contains(name) ? .portion(value) : .mass(value)
        } else {
          .portion(nil)
        }
      for word in parts[1].split(separator: " ") { measures[String(word)] = .init(name: name, size: size) }
    }
    return measures
  }()

  /// Those with a usual weight only.
  private static let portions: Set<String> = [
    "handful", "pinch", "slice", "scoop", "clove", "square", "packet", "bar", "can", "stick", "plate",
    "dollop", "tub",
    "container", "tafel", "stalk", "pat", "knob", "cube", "loaf", "punnet", "wedge", "leaf", "segment",
    "ring", "bite", "jar", "row", "finger",
  ]

  /// The name, the size of one (millilitres for liquids; `-` if only the food can tell), and the words for it. A cup is that of
  /// USDA’s tables (240 ml), a katori a small Indian bowl; spoons are level.
  private static let list = """
    g 1g: g gr gm gms gram grams gramm gramme grammes grammi gramos gramas г гр грамм грамма граммов グラム 克 그램
    kg 1000g: kg kgs kilo kilos chilo chilogrammo chilogrammi kilogramo kilogramos kilogrammes quilo quilos kilogram kilograms kilogramm кг
    mg 0.001g: mg
    hg 100g: hg hekto
    etto 100g: etto etti ettogrammo ettogrammi
    livre 500g: livre livres
    dkg 10g: dkg dag deka
    oz 28.35g: oz ounce ounces onza onzas
    lb 453.6g: lb lbs pound pounds libra libras
    ml 1ml: ml mls cc millilitre millilitres milliliter milliliters мл ミリ 毫升
    cl 10ml: cl centilitre
    dl 100ml: dl decilitre deciliter
    l 1000ml: литра l ltr litre litres liter liters litro litros litri л литр
    pfund 500g: pfund pfd
    fl oz 29.57ml: floz
    pint 473ml: pint pints pt
    pinte 500ml: pinte pintes
    quart 946ml: quart quarts qt
    gallon 3785ml: gallon gallons gal
    stein 1000ml: mass stein
    cup 240ml: cup cups tasse tassen taza tazas tazza tazze xicara xicaras kop kopje kopjes koppen kopp koppar koppen чашка чашки чашку カップ 컵 कप
    tbsp 14.8ml: tbsp tbsps tbs cs tablespoon tablespoons tablespoonful el essloffel cucharada cucharadas cucchiaio cucchiai eetlepel \
    eetlepels matsked matskedar msk ss spiseskje spiseske столовая 大さじ 큰술 汤匙 湯匙
    tsp 4.9ml: tsp tsps teaspoon teaspoons teaspoonful tl teeloffel cucharadita cucharaditas cucchiaino cucchiaini theelepel tesked \
    teskedar tsk teskje teske 小さじ 작은술 茶匙
    spoon 10ml: spoon spoons spoonful spoonfuls loffel colher colheres cuillere cuilleres lepel चम्मच 勺 숟갈 숟가락
    glass 240ml: glass glasses tumbler glas glaser vaso vasos verre verres bicchiere bicchieri copo copos glazen стакан стакана 杯 잔 गिलास
    mug 300ml: mug mugs
    beaker 300ml: becher
    bowl 250ml: bowl bowls bowlful schale schalen schuessel schussel bol bols tazon ciotola tigela kom skal skaler тарелка тарелку 碗 그릇 공기
    katori 150ml: katori katoris vati कटोरी
    ladle 100ml: ladle ladles karandi
    jug 500ml: jug
    shot 44ml: shot shots
    splash 15ml: splash drizzle schuss
    dollop 20g: dollop dollops klecks
    plate 300g: plate plates plateful teller plato platos assiette assiettes piatto piatti prato pratos bord tallrik tallerken 盘 प्लेट
    handful 30g: handful handfuls mutthi muthi fistful handvoll punado poignee manciata handvol
    dash 5ml: dash dashes
    drop 0.05ml: drop drops tropfen gota gotas goutte gouttes goccia gocce druppel druppels droppe
    pinch 0.4g: pinch pinches prise pizca pincee pizzico
    bunch -: bunch bunches bund manojo racimo grappe grappes grappolo
    stalk 40g: stalk stalks
    pat 5g: pat pats
    knob 10g: knob knobs
    cube 15g: cube cubes wurfel cubo cubos
    loaf 450g: loaf loaves laib
    punnet 250g: punnet punnets
    wedge 30g: wedge wedges
    leaf 10g: leaf leaves
    segment 15g: segment segments
    ring 20g: ring rings
    bite 15g: bite bites
    sip 20ml: sip sips
    jar 350g: jar jars
    row 20g: row rows reihe reihen
    finger 10g: finger fingers
    clove 3g: clove cloves zehe zehen
    square 10g: square squares carre carres carreau carreaux quadratino quadratini cuadradito cuadraditos blokje blokjes ruta rutor rute ruter
    scoop 65g: scoop scoops kugel kugeln pallina palline bola bolas bolletje bolletjes kula kulor kugle kugler kule boule boules
    slice 30g: slice slices scheibe scheiben rebanada rebanadas tranche tranches fetta fette fatia fatias loncha lonchas lonchita lonchitas rodaja rodajas tajada tajadas plak plakken skiva skivor \
    skive skiver rasher rashers кусок кусочек ломтик 枚
    piece -: piece pieces pc pcs pce stuck stk stucke pieza piezas morceau pezzo pezzi pedaco stuk stuks item items ear ears cob cobs strip strips spear spears nos шт 个 個 개
    serving -: serving servings portion portions portionen helping helpings racion raciones porcion porcao porzione porzioni порция порцию 份
    can 330g: can cans tin tins dose dosen lata latas canette lattina blikje burk
    bottle 500ml: bottle bottles flasche flaschen botella botellas bouteille bottiglia garrafa fles flaska бутылка
    packet 30g: packet packets pkt pkts pack packs bag bags pouch sachet sachets package tute packung paquete paquet pacchetto
    bar 45g: bar bars riegel barra barre
    tafel 100g: tafel tafeln tablette tablettes tableta tabletas tavoletta tavolette
    rack -: rack racks
    roll -: 줄
    stick 15g: stick sticks skewer skewers spiess spiesse brochette brochettes brocheta brochetas spiedino spiedini
    carton 240ml: carton cartons
    tub 150g: tub tubs pot pots
    container 150g: container containers
    """
}
