internal import JournalFormat

/// Separates what an entry names as food from what else it says: of `Beans on toast, too tired to cook` the *beans* and the
/// *toast*.
///
/// A run of words is *known* if a keyword, the food table, the list of seasonings or `foods.md` has one of them, in any form.
///
/// - Of an entry with known words only these are food, and what is the whole of another entry: who writes `Zhug` for a snack eats
///   it with falafel, too.
/// - Of a known run the words after the last known one say something else, as in `Pizza outside`, unless the table has them after a
///   food (*tortilla francesa*), they are the head of a dish (*fruit bowl*), or the run is three entries by itself.
/// - An entry without known words keeps all its words, and so does each entry of a diary in which fewer than half of the different
///   entries have a known word: it may be in any language.
struct FoodRecognition: Sendable {
  /// The user's own foods, folded.
  private let ownFoods: Set<String>
  /// The different entries.
  private var entries: Set<[[String]]> = []
  /// Runs that are the whole of an entry, folded, with the number of such entries.
  private var alone: [[String]: Int] = [:]
  private var known: [String: Bool] = [:]
  /// Whether half of `entries` have a known word; `nil` until first asked.
  private var knowsLanguage: Bool?

  /// `ownFoods` are the names in `foods.md`, folded.
  init(ownFoods: Set<String> = []) { self.ownFoods = ownFoods }

  /// Whether nothing was learned.
  var isEmpty: Bool { entries.isEmpty }

  /// Learns from the words of an entry, as `foodWords` returns them, that was written `times` times.
  mutating func learn(from entry: [[String]], times: Int = 1) {
    guard !entry.isEmpty else { return }
    if entry.count == 1 { alone[entry[0].map(foldedFood), default: 0] += times }
    entries.insert(entry)
    knowsLanguage = nil
  }

  /// The words of an entry that are food.
  mutating func foods(in entry: [[String]]) -> [[String]] {
    guard isLanguageKnown() else { return entry }
    var foods: [[String]] = []
    var hasKnown = false
    for words in entry {
      if let known = knownPart(of: words) {
        foods.append(known)
        hasKnown = true
      } else if alone[words.map(foldedFood)] != nil {
        foods.append(words)
      }
    }
    return hasKnown ? foods : entry
  }

  private mutating func isLanguageKnown() -> Bool {
    if let knowsLanguage { return knowsLanguage }
    let isKnown = 2 * entries.count { $0.contains { knownPart(of: $0) != nil } } >= entries.count
    knowsLanguage = isKnown
    return isKnown
  }

  /// The words of a run up to the last that is known or describes a food; `nil` if none is known.
  private mutating func knownPart(of words: [String]) -> [String]? {
    let folded = words.map(foldedFood)
    if !ownFoods.isEmpty, ownFoods.contains(folded.joined(separator: " ")) { return words }
    let last = words.indices.last { place in
      knows(words[place]) || place > 0 && FoodInflection.isKeyword("\(folded[place - 1]) \(folded[place])")
    }
    guard var end = last.map({ $0 + 1 }) else { return nil }
    if alone[folded, default: 0] >= 3 { return words }
    while end < words.count, Self.isSaidOfFood(folded[end]) { end += 1 }
    var known = Array(words[..<end])
    /// The part of a name of several words that is food: *empanada de atún* of *empanada de atún de Carrefour*.
    func foodPart(of name: String) -> String? {
      guard name.isFoodName, !FoodNames.isListed(name) else { return nil }
      return FoodNames.part(of: name) { Self.knows($0) || Self.isSaidOfFood(foldedFood($0)) }
    }
    if let part = known.last.flatMap(foodPart) { known[end - 1] = part }
    // *Dauphinois au lit* behind a gratin.
    if end < words.count, let part = foodPart(of: words[end]) { known.append(part) }
    return known
  }

  private mutating func knows(_ word: String) -> Bool {
    if let known = known[word] { return known }
    let isKnown =
      Self.knows(word)
      || !ownFoods.isEmpty
        && FoodInflection.likelyForms(of: foldedFood(word)).contains(where: ownFoods.contains)
    known[word] = isKnown
    return isKnown
  }

  /// Whether a word, or a name of several, is a food by the keywords, the food table or the seasonings.
  static func knows(_ word: String) -> Bool {
    if word.isFoodName {
      return FoodNames.isListed(word) || FoodNames.words(of: word).contains { knows($0) }
    }
    let folded = foldedFood(word)
    if salt.contains(folded) { return false }
    return FoodInflection.isKeyword(folded)
      || FoodInflection.likelyForms(of: folded).contains { named.contains($0) }
  }

  /// Words that describe a food if they stand beside one: *demasiada sal*.
  private static let salt: Set = ["salt", "salz", "sel", "sal", "sale", "zout", "соль", "соли"]

  /// Whether a word after a food, folded, belongs to it: the *francesa* of a *tortilla francesa*.
  static func isSaidOfFood(_ word: String) -> Bool {
    saidOfFood.contains(word) || FoodVocabulary.headsOfDishes.contains(word)
      || FoodVocabulary.measures.contains(word)
  }

  private static let saidOfFood = wordList(TableFoodNames.behindFoods)

  private static let named = wordList(TableFoodNames.alone + seasonings)

  /// Seasonings, folded, that the food table lacks; then what belongs to no meal in particular.
  private static let seasonings = """
    basil basilic basilico basilikum bayleaf caraway chervil chives ciboulette cinnamon coriander cress cumin fennel harissa marjoram
    oregano paprika parsley persil relish rosemary saffron sambal sumac tarragon thyme turmeric yuzu zaatar zhug
    dill essig estragon gewurze ingwer kerbel knoblauch koriander kresse krauter kummel kurkuma liebstockel majoran meerrettich
    petersilie pfeffer rosmarin safran salbei schnittlauch thymian zimt
    aneth cannelle cerfeuil coriandre cumin curcuma epices estragon gingembre laurier muscade origan poivre romarin sarriette
    sauge thym vinaigre
    albahaca azafran canela cilantro comino curcuma eneldo jengibre laurel oregano perejil pimenton pimienta romero tomillo vinagre
    aceto cannella cumino curcuma origano pepe prezzemolo rosmarino salvia timo zafferano zenzero
    coentro cominho gengibre louro manjericao oregaos salsa
    azijn basilicum bieslook gember kaneel komijn peper peterselie rozemarijn tijm
    eddike ingefara ingefaer kanel oregano pepper peppar persilja persille rosmarin timian timjan vinager
    базилик корица имбирь перец петрушка укроп уксус

    alcachofas banh creatine freekeh frosting gels gomen goreng gulas hefezopf hornchen knedlikem lecso lucio mac masale migas msemen obatzda osterzopf pici ploughman's rabo rogan smarties
    spag streusel supplement teow tinto tomatensauce tomatensosse trimmings vitamins yorkshires zaalouk zopf zwetschgendatschi
    acciughe acelga acelgas acorda agriao andouille angulas arroz-doce artichaut artichauts atascaburras austernpilze bakewell
    banderilla bannock barramundi berbigao beringela berros besugo beuschel bieta bigoli bigorneaux biscottate blettes bloater
    boletus bolinhos breva brevas broa bulots calcots caldereta caldoso canape canonigos cantal capretto carabineros carapau
    carciofo cardo cardos carrillera carrilleras catalogna cavatelli cawl cebolleta centollo cepes chausson chicoree chinakohl
    chistorra choco chuchu cicoria cigala cime cipolle clootie coing coings collards colomba coppa coquilles crescentine cresson
    croque-madame croque-monsieur culatello damson damsons diot diots doperwten dourada echalote endibias endivie escarola
    esgarraet faggots faisan faisselle farinheira fave fenouil ficelle finocchi finocchiona flageolets flamenquin fougasse
    gambon garbure gazpachuelo girolles gnocco grana granizado greengage greengages griess grosellas grouse gsalz hagebutten
    handkas handkase hare hogget holunder hushpuppies indivia inhame janssons junket jurel kalrot kantareller kapucijners
    kartoffelklosse kasspatzen knolselderij kouign-amann krautfleckerl lacon lardo lauch laugengeback lechazo luganega
    malloreddus mangold marrow medlar membrillo merengada merlu messmor mettigel mille-feuille mirabelle mirabellen mirabelles
    mohnschnecke moras morilles nabicas nabo nabos navajas navet navets nduja necora nectarina neeps nespola nespole niscalos
    obatzter oseille paleron palmier palsternacka panais panceta pantumaca paraguaya paris-brest parkin partridge passatelli
    pastinaak pastinake pastinaken peperoncino pepito percebes perdiz perogies perogy perrunillas pescadilla petit-suisse
    pfifferling pfifferlinge piccalilli pichon picota piemontaise pinkel piperade pois porcini porree porri postelein potimarron
    potiron powidl prei printen puerro puerros pularda puntarelle pytt quesada quetsches quiabo quitten raie reblochon
    redcurrants reineclauden rettich romesco rossejat rotebete rotfrukter rucula rumsteck rundstuck saint-nectaire salsifis
    samphire sanddorn sarde scarola schalotten schaufele schnitty schol schwarzwurzel schwarzwurzeln sepia sericaia serranito
    skink sloe snijbonen sobrasada spada spiedini spigola spitzkohl spritzgeback stachelbeeren steckrube steckruben steinpilze
    stoccafisso stovies stracciatella streuselschnecke swede tarte tartufo tatties terrine timtam tomme tonnarelli topinambour
    topinambours topinambur torrezno torreznos totani tourte tourteau travesseiro trenette triglie trinxat truffade verza whelks
    winkles wirsing zamburinas zarangollo zuckerschoten
    """
}
