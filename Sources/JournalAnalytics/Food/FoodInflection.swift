internal import JournalFormat

/// A way in which languages make the plural, or a case, of a word that names a food: `y` becomes `ies`.
///
/// All of it is folded, so that German `Äpfel` and `Apfel` need no rule.
struct FoodInflection: Sendable {
  /// When two words with matching endings are the same food.
  enum Trust: Sendable {
    /// If both occur. So common that a search for one also looks for the other.
    case commonPairs
    /// If both occur.
    case pairs
    /// If both occur, and the language's keywords have one of them: `brot`, `brote`, but not `past`, `paste`.
    case knownPairs(Language)
    /// If both occur, or the basic form is a keyword of the language: for `кашу` and `каши` that is `каша`.
    case cases(Language)
  }

  /// Languages whose keywords are used.
  enum Language: CaseIterable, Sendable {
    case german, italian, dutch, nordic, russian

    var keywords: [KeywordList] {
      switch self {
      case .german: KeywordList.german
      case .italian: KeywordList.italian
      case .dutch: KeywordList.dutch
      case .nordic: KeywordList.nordic
      case .russian: KeywordList.russian
      }
    }
  }

  /// Two words, folded, of which the one may be a form of the other.
  struct Pair {
    let form: String
    let base: String
    let rule: FoodInflection
  }

  /// The ending of the basic form, and that of the other.
  let base: [UInt8]
  let inflected: [UInt8]
  let trust: Trust

  /// `=s, y=ies`: the endings of basic forms and of others.
  static let commonPairs =
    """
    =s, =es, y=ies, f=ves, au=aux, eu=eux, ou=oux, z=ces, ao=oes, ao=aes, m=ns, al=ais, el=eis, ol=ois, ा=े, ी=ियाँ, ी=ियां, \
    arancia=arance, banan=bananer, bolle=boller, goose=geese, gulerod=gulerodder, gulrot=gulrotter, kartoffel=kartofler, morot=morotter, potet=poteter, \
    radijs=radijzen, tomat=tomater, uovo=uova, яблоко=яблоки
    """
  static let pairs =
    "e=en, el=eln, er=ern, o=i, co=chi, go=ghi, a=or, e=ar, =ar, aan=anen, aat=aten, oon=onen, oot=oten"
  static let german = "=e, =en, =er"
  static let italian = "a=e, e=i"
  static let dutch = "=en, =eren, l=llen, m=mmen, p=ppen, t=tten"
  static let nordic = "=er, e=er"
  static let russian =
    """
    а=ы, а=и, а=у, а=е, а=ои, =ы, =и, =а, =у, =ом, =ов, я=и, я=ю, я=еи, ь=и, ь=я, ь=ю, ь=ем, о=а, о=у, о=ом, и=я, и=ю, и=ем, \
    ка=ек, ец=цы, ец=ца, яицо=яиц
    """

  /// Plurals, folded, that are foods of their own: the `fry` of a *stir fry* is none of the *fries*, nor are *chips* those of
  /// chocolate.
  private static let ownFoods: Set<String> = ["fries", "crisps", "chips"]

  private static let all =
    rules(commonPairs, .commonPairs) + rules(pairs, .pairs) + rules(german, .knownPairs(.german))
    + rules(italian, .knownPairs(.italian))
    + rules(dutch, .knownPairs(.dutch)) + rules(nordic, .knownPairs(.nordic))
    + rules(russian, .cases(.russian))
  /// By the last byte of the ending that is taken off.
  private static let byLastByte = Dictionary(grouping: all) { $0.inflected.last ?? 0 }

  private static func rules(_ text: String, _ trust: Trust) -> [FoodInflection] {
    // By bytes: a vowel sign would be one character with the space before it.
    text.utf8.split(separator: UInt8(ascii: ",")).map { rule in
      let endings = rule.drop { $0 == .space }.split(
        separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      return FoodInflection(
        base: Array(endings.first ?? ""[...].utf8), inflected: Array(endings.last ?? ""[...].utf8),
        trust: trust)
    }
  }

  /// `-y → -ies`, or `-s` where it is only added.
  var text: String {
    let before = base.isEmpty ? "" : "-\(String(decoding: base, as: UTF8.self)) → "
    return before + "-\(String(decoding: inflected, as: UTF8.self))"
  }

  /// What `word`, which is folded, may be a form of.
  static func bases(of word: String) -> [Pair] {
    guard let last = word.utf8.last, let rules = byLastByte[last], !ownFoods.contains(word) else { return [] }
    var text = word
    return text.withUTF8 { bytes in
      rules.compactMap { rule in
        rule.replacing(rule.inflected, by: rule.base, in: bytes).map {
          Pair(form: word, base: $0, rule: rule)
        }
      }
    }
  }

  /// What may be a form of `word`, which is folded.
  static func forms(of word: String) -> [Pair] {
    var text = word
    return text.withUTF8 { bytes in
      all.compactMap { rule in
        rule.replacing(rule.base, by: rule.inflected, in: bytes).map {
          Pair(form: $0, base: word, rule: rule)
        }
      }.filter { !ownFoods.contains($0.form) }
    }
  }

  /// What may be the same food as `word`, which is folded, without a diary to compare with.
  static func alternatives(to word: String) -> Set<String> {
    func likely(_ pairs: [Pair]) -> [Pair] {
      trusted(pairs.filter { if case .pairs = $0.rule.trust { false } else { true } }) { _ in true }
    }
    let found = Set(likely(bases(of: word)).map(\.base) + [word])
    return found.union(likely(found.flatMap(forms)).map(\.form))
  }

  /// Those of `pairs` that are the same food; `occurs` says whether a word occurs.
  static func trusted(_ pairs: [Pair], where occurs: (String) -> Bool) -> [Pair] {
    var asked: [Language: Set<String>] = [:]
    let pairs = pairs.filter { pair in
      guard occurs(pair.form) else { return false }
      let isThere = occurs(pair.base)
      switch pair.rule.trust {
      case .commonPairs, .pairs: return isThere
      case .knownPairs(let language):
        if isThere { asked[language, default: []].formUnion([pair.form, pair.base]) }
        return isThere
      case .cases(let language):
        if !isThere { asked[language, default: []].insert(pair.base) }
        return true
      }
    }
    guard !asked.isEmpty else { return pairs }
    let known = Dictionary(
      uniqueKeysWithValues: asked.map { ($0, $0.keywords.known(among: $1)) })
    return pairs.filter { pair in
      switch pair.rule.trust {
      case .commonPairs, .pairs: true
      case .knownPairs(let language):
        known[language].map { $0.contains(pair.form) || $0.contains(pair.base) } ?? false
      case .cases(let language): occurs(pair.base) || known[language]?.contains(pair.base) ?? false
      }
    }
  }

  /// Keywords for foods, and the endings of compounds among them, without their hyphen.
  private struct Keywords {
    private var all: Set<String> = []
    private var endings: Set<Substring> = []

    init(_ lists: [KeywordList]) {
      let lists = lists.filter { $0.kind != .meal }
      all.reserveCapacity(lists.reduce(0) { $0 + $1.text.utf8.count } / 9)
      for list in lists {
        forEachItem(of: list.text) { item in
          if item.first == .hyphen {
            endings.insert(Substring(String(decoding: item.dropFirst(), as: UTF8.self)))
          } else {
            all.insert(String(decoding: item, as: UTF8.self))
          }
        }
      }
    }

    /// Whether a text is one of them.
    func list(_ text: String) -> Bool { all.contains(text) }

    /// Whether a word is one of them, in the plural, too, or ends in one behind three bytes or more.
    func know(_ word: String) -> Bool {
      if all.contains(word) || all.contains(word + "s") { return true }
      var rest = word[...]
      while rest.popFirst() != nil {
        if word.utf8.count - rest.utf8.count >= 3, endings.contains(rest) { return true }
      }
      return false
    }
  }

  private static let keywords = Keywords(KeywordList.all)
  private static let keywordsByLanguage = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, Keywords($0.keywords)) })

  /// Whether a text, folded, is a keyword for foods as it stands: `ice cream`.
  static func isListed(_ text: String) -> Bool { keywords.list(text) }

  /// Whether a word, folded, or two are a keyword for foods in any language, end in one, or may be a form of one, *olive* of olives. An
  /// ending of one language makes no form of another's keyword: a *pier* is no *pie*.
  static func isKeyword(_ word: String) -> Bool {
    keywords.know(word)
      || bases(of: word).contains { pair in
        switch pair.rule.trust {
        case .commonPairs: keywords.know(pair.base)
        // A *Chor* is no form of *cha*.
        case .pairs: pair.base.utf8.count >= 5 && keywords.know(pair.base)
        case .knownPairs(let language), .cases(let language):
          keywordsByLanguage[language]?.know(pair.base) ?? false
        }
      }
  }

  /// A word, folded, its plural, and what it may be a form of in any language.
  static func likelyForms(of word: String) -> [String] {
    [word, word + "s"]
      + bases(of: word).compactMap { pair in
        switch pair.rule.trust {
        case .commonPairs: pair.base
        case .pairs: pair.base.utf8.count >= 5 ? pair.base : nil
        case .knownPairs, .cases: nil
        }
      }
  }

  private func replacing(
    _ ending: [UInt8], by other: [UInt8], in word: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let kept = word.count - ending.count
    guard kept >= 0, word[kept...].elementsEqual(ending), kept + base.count >= shortest,
      // An ending is for words of its own script.
      kept == 0 || word[kept - 1].isASCII == (inflected.first ?? 0).isASCII
    else { return nil }
    return String(decoding: word[..<kept] + other, as: UTF8.self)
  }

  /// The fewest bytes of a basic form: `ei` in German, three letters elsewhere.
  private var shortest: Int {
    switch trust {
    case .commonPairs, .pairs: 3
    case .knownPairs: 2
    case .cases: 6
    }
  }
}

extension [KeywordList] {
  /// Those of `words`, which are folded, that are keywords here, or end in one.
  func known(among words: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for list in self {
      for line in list.text.utf8.split(separator: UInt8(ascii: ",")) {
        let keyword = String(Substring(line.drop { $0 <= .space }))
        if words.contains(keyword) {
          found.insert(keyword)
        } else if keyword.utf8.first == .hyphen {
          let ending = keyword.dropFirst()
          found.formUnion(words.filter { $0.utf8.count >= ending.utf8.count + 3 && $0.hasSuffix(ending) })
        }
      }
    }
    return found
  }
}
