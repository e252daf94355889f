internal import JournalFormat

/// Tells what an entry names as food from what else it says: of `Beans on toast, too tired to cook` the *beans* and the *toast*.
///
/// Words that nothing parts are *known* if a keyword, the food table, the list of seasonings or `foods.md` has one of them, in any form. Of an
/// entry with known words only these are food, and what is the whole of another entry: who writes `Zhug` for a snack eats it with
/// falafel, too. An entry of which nothing is known keeps all its words, and so does each of a diary of whose words, by what nothing
/// parts, fewer than half are known: it may be in any language.
struct FoodRecognition: Sendable {
  /// The person's own foods, folded.
  private let ownFoods: Set<String>
  /// All that nothing parts.
  private var stretches: Set<[String]> = []
  /// What is the whole of an entry, folded.
  private var alone: Set<[String]> = []
  private var known: [String: Bool] = [:]
  /// Whether half of `stretches` are known; `nil` until it is asked.
  private var knowsLanguage: Bool?

  /// `ownFoods` are the names in `foods.md`, folded.
  init(ownFoods: Set<String> = []) { self.ownFoods = ownFoods }

  /// Learns from the words of an entry, as `foodWords` returns them.
  mutating func learn(from entry: [[String]]) {
    if entry.count == 1 { alone.insert(entry[0].map(foldedFood)) }
    stretches.formUnion(entry)
    knowsLanguage = nil
  }

  /// The words of an entry that are food.
  mutating func foods(in entry: [[String]]) -> [[String]] {
    guard entry.count > 1, isLanguageKnown() else { return entry }
    let isKnown = entry.map { knows($0) }
    guard isKnown.contains(true) else { return entry }
    return zip(entry, isKnown).filter { words, isKnown in
      isKnown || alone.contains(words.map(foldedFood))
    }.map(\.0)
  }

  private mutating func isLanguageKnown() -> Bool {
    if let knowsLanguage { return knowsLanguage }
    let isKnown = 2 * stretches.count { knows($0) } >= stretches.count
    knowsLanguage = isKnown
    return isKnown
  }

  private mutating func knows(_ words: [String]) -> Bool {
    // Pairs are asked for last: few keywords have two words of which neither is one.
    words.contains { knows($0) }
      || words.count > 1
        && (FoodInflection.hasKeyword(words)
          || !ownFoods.isEmpty && ownFoods.contains(words.map(foldedFood).joined(separator: " ")))
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
    return FoodInflection.hasKeyword([word])
      || FoodInflection.likelyForms(of: folded).contains { named.contains($0) }
  }

  private static let named = Set(
    (TableFoodNames.list + seasonings).split(whereSeparator: \.isWhitespace).map(String.init))

  /// What dishes are seasoned with, folded, beside what the food table has; then what belongs to no meal in particular.
  private static let seasonings = """
    basil basilic basilico basilikum bayleaf caraway chervil chives ciboulette cinnamon coriander cress cumin fennel harissa marjoram
    oregano paprika parsley persil relish rosemary saffron sambal sumac tarragon thyme turmeric yuzu zaatar zhug
    dill essig estragon gewurze ingwer kerbel knoblauch koriander kresse krauter kummel kurkuma liebstockel majoran meerrettich
    petersilie pfeffer rosmarin safran salbei salz schnittlauch thymian zimt
    aneth cannelle cerfeuil coriandre cumin curcuma epices estragon gingembre laurier muscade origan poivre romarin sarriette
    sauge sel thym vinaigre
    albahaca azafran canela cilantro comino curcuma eneldo jengibre laurel oregano perejil pimenton pimienta romero tomillo vinagre
    aceto cannella cumino curcuma origano pepe prezzemolo rosmarino salvia timo zafferano zenzero
    coentro cominho gengibre louro manjericao oregaos salsa
    azijn basilicum bieslook gember kaneel komijn peper peterselie rozemarijn tijm zout
    eddike ingefara ingefaer kanel oregano pepper peppar persilja persille rosmarin salt timian timjan vinager
    базилик корица имбирь перец петрушка соль укроп уксус

    banh creatine freekeh frosting gels gomen goreng gulas hefezopf knedlikem lecso masale mein msemen osterzopf pici rogan smarties
    spag streusel supplement teow tomatensauce tomatensosse trimmings vitamins yorkshires zaalouk zopf
    """
}
