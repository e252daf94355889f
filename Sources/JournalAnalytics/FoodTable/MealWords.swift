internal import JournalFormat

/// The words of a meal that are neither foods nor measures, all folded.
enum MealWords {
  /// Words between two foods.
  static let joints = words(
    "and with plus n und u mit m et avec y con e com ed en met med och og и с со 와 랑 이랑 하고 과  と 和 与 加 also then und dazu on in over im ins auf aufs dans sur nel nella nello nei sul sulla op aur saath"
  )
  /// Those of them that may name a part of the food before.
  static let parts = words("with mit m avec con com med met с со")
  /// Words that leave out the food after them.
  static let negations = LeftOutFoods.negations
  /// Words for a food weighed before cooking.
  static let rawness = words(
    "raw roh rohe rohen rohes roher crudo cruda crudos crudas cru crue crus crues rauw rauwe "
      + "ra raa сырой сырая сырые kacha kachha"
  ).union(dryness)
  /// Those used for what is cooked with water.
  static let dryness = words(
    "dry dried uncooked dryweight ungekocht ungekochte ungekochter ungekochten trocken getrocknet getrocknete ongekookt gedroogd okokt сухой "
      + "сухая")
  /// Units of energy, folded, with their kilocalories.
  static let energies: [String: Double] = {
    let kilocalories = words(
      "kcal kcals cal cals calorie calories kilocalorie kilocalories kilokalorien kalorien calorias caloria kilocalorias calorie kalorie "
        + "kalorier ккал калорий カロリー キロカロリー 大卡 千卡 卡路里")
    let kilojoules = words("kj kilojoule kilojoules kilojulios кдж")
    return Dictionary(uniqueKeysWithValues: kilocalories.map { ($0, 1) } + kilojoules.map { ($0, 1 / 4.184) })
  }()
  /// Words after the figure of a time.
  static let hours = words("am pm oclock uhr heures")
  /// Words before a time.
  static let atTimes = words("at um gegen kl klokka")
  /// Words before a place that never precede an ingredient: not *in* and *de*.
  static let places = words("at from by near am beim vom bei aus chez bij hos")
  /// Words between these and a place.
  static let determiners = words(
    "the my our his her their this that a an der die das dem den le la les meinem unserem het een")
  /// Words that leave out the food before them: `butter-free toast`.
  static let absences = words("free frei freie freier freies freien fri fritt vrij vrije 없는 없이 なし 無し 抜き ぬき")
  /// Words between the ends of a range, besides the dash.
  static let rangeWords = words("to bis till tot until til до – — or oder ou o eller или")
  /// Words before a range whose ends *and* joins.
  static let betweens = words("between zwischen entre tra mellom mellan tussen между")
  /// Words between two foods of which one was eaten.
  static let ors = words("or oder ou eller of o или")
  /// Words before *sugar* that take it out of the next food: `zero sugar cola`.
  static let lessSugar = words("zero low reduced less no")
  /// Words for no added sugar.
  static let unsweetened = words(
    "unsweetened sugarfree sugarless ungesusst ungesusster ungesusste zuckerfrei zuckerfreie zuckerfreier")
  /// Units of length, which are no amounts.
  static let lengths = words("inch inches cm zoll")
  /// Words that assign an amount to each of several.
  static let eaches = words("each je chacun chacune cadauno ciascuno elk")
  /// Words between a measure and its food.
  static let ofs = words("of de d dun dune di da von del des du av の का की के")
  /// Hindi words between an ingredient and the kind of dish.
  static let hindiOfs = words("ka ki ke")
  /// Words between a food and what it is served in.
  static let `in` = words("al alla alle allo agli ai all au aux in")
  /// Those of them by which the first food is in the second: `Milch im Kaffee`.
  static let insides = words("in im ins dans nel nella nello")
  static let beforeLatte = words("con al col di del senza nel")
  /// Words after a food for cooked, in languages that put them there.
  static let cooked = words(
    "cocido cocidos cocida cocidas cotto cotta cotti cotte cuit cuite cuits cuites cozido cozidos cozida cozidas"
  )
  /// Words for one.
  static let articles = words("a an ein eine einen einem einer un une uno una um uma en ett et één een")
  /// Parts of one; some words mean them only after a figure or before *of*: `a third of`, but not `the third coffee`.
  static let shares: [String: Double] = [
    "third": 1.0 / 3, "thirds": 1.0 / 3, "quarter": 0.25, "quarters": 0.25, "eighth": 0.125, "eighths": 0.125,
    "fifth": 0.2, "fifths": 0.2, "quarts": 0.25, "tiers": 1.0 / 3, "viertel": 0.25, "cuartos": 0.25,
    "tercios": 1.0 / 3, "quarti": 0.25, "terzi": 1.0 / 3, "tercio": 1.0 / 3, "terzo": 1.0 / 3,
    "terco": 1.0 / 3, "tercos": 1.0 / 3, "drittel": 1.0 / 3, "achtel": 0.125,
  ]
  /// Amounts without figures and their values: a number of pieces, or a share of a portion.
  static let vague: [String: (pieces: Double, share: Double)] = {
    var vague: [String: (Double, Double)] = [:]
    for word in [
      "some", "etwas", "algo", "little", "bisschen", "poco", "po", "peu", "pouco", "lite", "litt", "beetje",
      "touch", "bit", "sliver", "thoda", "thodi", "thora", "zara",
    ] {
      vague[word] = (1, word == "some" || word == "etwas" ? 1 : 0.5)
    }
    for word in [
      "few", "paar", "several", "einige", "unos", "unas", "quelques", "alcuni", "alcune", "enkele", "nagra",
      "noen",
    ] {
      vague[word] = (3, 0.5)
    }
    for word in [
      "lots", "lot", "plenty", "viel", "mucho", "mucha", "beaucoup", "molto", "muito", "veel", "extra",
      "loads",
    ] {
      vague[word] = (4, 1.5)
    }
    return vague
  }()
  /// Sizes.
  static let sizes: [String: String] = {
    var sizes: [String: String] = [:]
    let list = """
      small: small mini tiny little klein kleine kleiner kleines kleinen pequeno pequena petit petite piccolo piccola kleintje liten \
      lille lite маленький маленькая
      medium: medium regular normal mittel mittlere mittelgrosse mediano mediana moyen moyenne medio
      whole: whole entire ganze ganzer ganzes intera intero entera entero inteira inteiro entiere entier hela hele
      large: large big huge tall jumbo gross grosse grosser grosses grossen grande grand groot grote stor stort большой большая
      """
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":")
      for word in parts[1].split(separator: " ") { sizes[String(word)] = String(parts[0]) }
    }
    sizes["medio"] = nil
    return sizes
  }()
  /// Words without a meaning for food and amount.
  static let fillers = words(
    FoodQualities.fillers + " " + FoodQualities.ways + " " + FoodQualities.colours
      + " at from to into as too again about around approx approximately roughly ca circa maybe today full heaped level each this that "
      + "his her our their its served topped everything allem alles todo tout tutto side small good cooked drained sweetened rinsed undrained peeled unpeeled strained trimmed skinless boneless kids childs adult roast fry loin king new rack dish  nice delicious tasty yummy my mum mums moms mom grandma grandmas "
      + "breakfast lunch dinner supper snack brunch meal deal morning afternoon evening tonight yesterday sa si ka ki ke size sized shaped grain grains second venti style type kind just only worth bought shop store zu am beim vom zur als auch noch dann danach gegen etwa ungefahr "
      + "den dem four au aux al allo alla alle ai dei delle degli le les la il lo gli los las el")

  /// Words for a variety, not for an amount.
  private static let kinds = words(
    "kind kinds type types sort sorts style bit worth name flavour flavor taste")

  /// A word for tea that folding does not turn into an article.
  static let tea = "thee"

  /// The words with `thé` spelled as in Dutch, because folded it is the English article.
  static func withTea(_ text: String) -> String {
    guard text.utf8.contains(where: { !$0.isASCII }) else { return text }
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character == "'" || character == "’" {
        word.append(character)
        continue
      }
      let isTea = ["thé", "thés"].contains(word.lowercased())
      result += isTea ? tea : word
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  /// Whether a word has a meaning of its own beside foods and measures; *side* has none before *of*.
  static func isKnown(_ word: String) -> Bool {
    MealNumbers.value(of: word) != nil || vague[word] != nil || sizes[word] != nil || kinds.contains(word)
      || articles.contains(word) || (word != "side" && fillers.contains(word))
  }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
