import JournalFormat

/// Phrases that people say around what they ate, folded and split into words; the longest first.
struct TranscriptVocabulary: Sendable {
  typealias Phrase = [String]

  static let shared = TranscriptVocabulary()

  /// Sounds without meaning.
  let fillers = Set(
    "um umm ummm uh uhh uhm er erm hm hmm hmmm mmm mhm ah ahh eh ehm oh ahm ohm aeh aehm euh heu".split(
      separator: " "
    ).map(String.init))
  /// Asides without meaning.
  let asides = phrases("you know; i mean; wie sagt man; tu sais; sabes; come dire")
  /// In German `er` before these verbs is a pronoun, not a filler.
  let germanVerbs: Set<String> = ["hat", "hatte", "ist", "isst", "ass", "trank", "trinkt", "war", "wollte"]
  /// Words that are repeated only by mistake.
  let functionWords = Set(
    """
    a an the i we my of with and or some to for in on at from had ate it was is had two three four five six
    ein eine einen der die das ich und mit von zu im un une des les du de avec et el la los las con y una il lo e le
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Phrases of correction. Some of them are often mere asides.
  let corrections = phrases(
    """
    i mean; i meant; no wait; wait no; wait; no sorry; sorry no; sorry; no hang on; hang on no; no no; no actually; \
    actually no; scratch that; make that; or rather; oh no; nein warte; warte nein; nein quatsch; quatsch; ach nein; ich meine; \
    besser gesagt; non attends; non pardon; pardon; je veux dire; ou plutôt; no espera; espera no; no perdón; perdón; \
    quiero decir; mejor dicho; no aspetta; aspetta no; no scusa; volevo dire; não espera; quero dizer; nee wacht; ik bedoel
    """)
  /// Articles, which never follow one another.
  let articles: Set<String> = ["a", "an", "the"]
  /// Words that may precede anything that was eaten.
  private let amounts = Set(
    "a an the some another ein eine einen un une des una uno unos unas um uma een".split(separator: " ").map(
      String.init))
  private let numbers = Set(
    """
    one two three four five six seven eight nine ten twelve half zwei drei vier fünf sechs halbe halbes deux trois quatre cinq six \
    dos tres cuatro cinco seis due tre quattro cinque sei dois duas três quatro twee drie vier vijf
    """.split(separator: " ").map { folded(String($0)) })
  /// Words that separate the items of an enumeration.
  let partings: Set<String> = [
    "and", "with", "or", "plus", "und", "mit", "et", "avec", "y", "con", "e", "com", "en", "met",
  ]
  /// Words that refer to what was named before: `two eggs, I mean big ones`.
  let pronouns: Set<String> = [
    "it", "them", "one", "ones", "that", "this", "too", "also", "es", "sie", "auch", "eins", "tambien",
    "aussi",
  ]

  /// Openers without meaning at the beginning of a sentence.
  let openers = phrases(
    """
    so; well; okay; ok; alright; all right; right; yeah; yes; hi; hello; hey; now; then; and; also; anyway; let's see; \
    let me see; please; add; log; ja; na; naja; na ja; nun; und; dann; alors; bon; ben; bah; donc; et; puis; bueno; pues; entonces; y; \
    allora; dunque; poi; e; entao; bom; nou; dus
    """)
  /// Times that the entry's own day and time already say.
  let moments = phrases(
    """
    today; this morning; this afternoon; this evening; tonight; just now; at noon; heute; heute morgen; heute früh; \
    heute mittag; heute nachmittag; heute abend; gerade; gerade eben; aujourd'hui; ce matin; cet après-midi; ce soir; \
    hoy; esta mañana; esta tarde; esta noche; oggi; stamattina; stasera; questa mattina; hoje; esta manhã; vandaag; \
    vanochtend; vanmorgen; vanmiddag; vanavond; idag; i dag
    """)
  /// Phrases that say that something was eaten.
  let sayings =
    phrases(
      """
      having; eating; drinking; had; ate; drank; ich hatte; hatte ich; ich habe; habe ich; ich hab; hab ich; ich aß; aß ich; \
      ich trank; ich esse; ich trinke; es gab; gab es; es gibt; gibt es; wir hatten; wir haben; j'ai mangé; j'ai bu; \
      j'ai pris; j'ai eu; je mange; je bois; je prends; on a mangé; nous avons mangé; he comido; he bebido; he tomado; \
      he desayunado; he almorzado; he cenado; comí; bebí; tomé; desayuné; almorcé; cené; yo comí; me comí; me he comido; \
      me tomé; comimos; ho mangiato; ho bevuto; ho preso; eu comi; bebi; tomei; eu tomei; eu bebi; ik had; ik heb; had ik; \
      heb ik; ik at; ik dronk; jag åt; jag hade; jag drack; jeg spiste; jeg drakk; jeg drak; jeg havde; jeg hadde
      """) + englishSayings()
  /// All words of these phrases.
  private static let sayingWords = Set(shared.sayings.flatMap { $0 })
  /// Participles that end a sentence that began with `ich habe` or `ik heb`.
  let participles: Set<String> = ["gegessen", "getrunken", "gehabt", "gegeten", "gedronken"]
  /// Whole sentences about the recording.
  let farewells = Set(
    phrases(
      """
      thank you; thanks; thanks for watching; thank you for watching; that's it; that's all; that was it; that is all; bye; \
      das war's; das war es; danke; c'est tout; merci; eso es todo; gracias; è tutto; grazie; é tudo; obrigado; obrigada
      """))
  /// Polite words at the end of a sentence.
  let courtesies: Set<String> = ["please", "thanks", "bitte", "danke", "merci", "gracias", "grazie"]
  let joiners: Set<String> = ["and", "und", "et", "y", "e"]
  let thens: Set<String> = ["then", "later", "dann", "puis", "luego", "poi"]

  /// Phrases that name a meal within a sentence.
  let mealPhrases = meals(
    """
    breakfast = for breakfast; at breakfast; zum frühstück; au petit déjeuner; au petit-déjeuner; pour le petit déjeuner; \
    pour le petit-déjeuner; para desayunar; de desayuno; en el desayuno; a colazione; per colazione; no café da manhã; \
    ao pequeno-almoço; bij het ontbijt; als ontbijt; till frukost
    lunch = for lunch; at lunch; zum mittagessen; zu mittag; au déjeuner; pour le déjeuner; à midi; ce midi; para almorzar; \
    de almuerzo; en el almuerzo; a pranzo; per pranzo; no almoço; ao almoço; bij de lunch; als lunch; till lunch
    dinner = for dinner; at dinner; for supper; zum abendessen; zu abend; au dîner; pour le dîner; para cenar; de cena; \
    en la cena; a cena; per cena; no jantar; ao jantar; bij het avondeten; als avondeten
    snack = for a snack; as a snack; als snack; au goûter; pour le goûter; de merienda; para merendar; a merenda; \
    per merenda; no lanche; ao lanche; als tussendoortje
    dessert = for dessert; zum nachtisch; als nachtisch; en dessert; au dessert; pour le dessert; de postre; de sobremesa; \
    als dessert; als toetje
    """)
  /// Meals as the subject of a sentence: `my breakfast was`.
  let mealNames = meals(
    """
    breakfast = breakfast; frühstück; petit déjeuner; petit-déjeuner; desayuno; colazione; ontbijt
    lunch = lunch; mittagessen; déjeuner; almuerzo; pranzo; almoço
    dinner = dinner; supper; abendessen; dîner; cena; jantar; avondeten
    snack = snack; goûter; merienda; merenda; lanche
    dessert = dessert; nachtisch; postre; sobremesa
    """)
  let possessives: Set<String> = ["my", "today's", "mein", "mon", "le", "mi", "el", "la", "il", "o", "mijn"]
  let copulas: Set<String> = [
    "was", "is", "were", "war", "ist", "waren", "etait", "c'etait", "fue", "era", "foi",
  ]

  /// Whether a correction phrase may also be an aside.
  func isAside(_ phrase: Phrase) -> Bool {
    ["mean", "meine", "dire", "decir", "dizer", "bedoel"].contains(phrase.last)
  }

  /// Whether a word is a content word, not part of a phrase that says that something was eaten.
  func isContent(_ token: TranscriptToken) -> Bool {
    !functionWords.contains(token.key) && !isAmount(token) && !Self.sayingWords.contains(token.key)
  }

  /// Whether a word is a number, an article or another amount.
  func isAmount(_ token: TranscriptToken) -> Bool { amounts.contains(token.key) || isNumber(token) }

  func isNumber(_ token: TranscriptToken) -> Bool {
    numbers.contains(token.key) || !token.key.isEmpty && token.key.allSatisfy(\.isNumber)
  }

  private static func phrases(_ list: String) -> [Phrase] {
    list.split(separator: ";").map { folded(String($0)).split(separator: " ").map(String.init) }
      .sorted { $0.count > $1.count }
  }

  private static func meals(_ lists: String) -> [(phrase: Phrase, meal: FoodCategory)] {
    lists.split(separator: "\n").flatMap { line -> [(phrase: Phrase, meal: FoodCategory)] in
      let parts = line.split(separator: "=").map(String.init)
      guard parts.count == 2, let name = parts[0].split(separator: " ").first,
        let meal = FoodCategory(rawValue: String(name))
      else { return [] }
      return phrases(parts[1]).map { ($0, meal) }
    }.sorted { $0.phrase.count > $1.phrase.count }
  }

  /// `i had`, `i've just eaten`, `we're having` and their like.
  private static func englishSayings() -> [Phrase] {
    let tenses: [(subjects: [Phrase], verbs: [String])] = [
      ([["i"], ["we"]], ["had", "ate", "drank", "got", "grabbed"]),
      ([["i've"], ["we've"], ["i", "have"], ["we", "have"]], ["had", "eaten", "drunk"]),
      (
        [["i'm"], ["we're"], ["i", "am"], ["we", "are"], ["i", "was"], ["we", "were"]],
        ["having", "eating", "drinking"]
      ),
      ([["i", "think", "i"], ["i", "guess", "i"]], ["had", "ate", "drank"]),
      ([[]], ["had", "ate", "drank"]),
    ]
    var sayings: [Phrase] = []
    for tense in tenses {
      for subject in tense.subjects {
        for adverb in ["", "just", "also", "only", "then", "already"]
        where !(subject.isEmpty && adverb.isEmpty) {
          let start = subject + (adverb.isEmpty ? [] : [adverb])
          sayings += tense.verbs.map { start + [$0] }
        }
      }
    }
    return sayings.sorted { $0.count > $1.count }
  }
}
