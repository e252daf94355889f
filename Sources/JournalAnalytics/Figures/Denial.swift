internal import JournalFormat

/// How a text mentions something: not at all, as present, or as absent.
enum Mention: Hashable, Sendable {
  case none, affirmed, denied
}

/// The words that deny what stands beside them.
enum Denial {
  /// How `text` speaks of `symptom`, both folded; a text that names it twice denies it only if it does so each time.
  ///
  /// A word of `before` denies what follows it, with nothing between but words of `between`; one of `after` denies
  /// what it follows, perhaps behind a colon, a dash or a question mark. Neither looks across a comma or the end of a sentence,
  /// but the first for what a list with “or” denies: “no fever, nausea or headache”.
  static func mention(of symptom: String, in text: String) -> Mention {
    guard !symptom.isEmpty else { return .none }
    var result = Mention.none
    var rest = text[...]
    while let found = rest.firstRange(of: symptom) {
      guard denies(text[..<found.lowerBound], text[found.upperBound...]) else { return .affirmed }
      result = .denied
      rest = rest[found.upperBound...]
    }
    return result
  }

  /// Whether an item with `text` under a heading of the user's own says that `name` was absent, both folded. Under the heading that
  /// is asked for, denying any complaint, or all, does so: “no headache”, “none”.
  static func denies(_ text: String, _ name: String) -> Bool {
    switch mention(of: name, in: text) {
    case .denied: true
    case .affirmed: false
    case .none: deniesAll(in: text, isName: SymptomWords.isNamed(by:))
    }
  }

  /// Whether `text`, folded, denies what it names of the things that `isName` knows: “no headache today”, but not
  /// “nausea, no fever”; or is nothing but a word that denies. Longer texts are remarks, and deny nothing.
  static func deniesAll(in text: String, isName: (String) -> Bool) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    if words.count == 1, let word = words.first.map(String.init) {
      return nothing.contains(word) || after.contains(word)
        // “頭痛なかった”.
        || endings.contains { word.hasSuffix($0) && isName(String(word.dropLast($0.count))) }
        || beginnings.contains { word.hasPrefix($0) && isName(String(word.dropFirst($0.count))) }
        // “kopfschmerzfrei”.
        || isName(word) && denies(text[..<words[0].startIndex], text[words[0].endIndex...])
        || word.hasSuffix("frei") && ["", "en"].contains { isName(word.dropLast(4) + $0) }
    }
    guard (2...8).contains(words.count) else { return false }
    if words.count <= 6, saysNothingHurts(words), joints.isDisjoint(with: words.map(String.init)) {
      return true
    }
    guard mayDeny(text, words) else { return false }
    var (denied, affirmed): ([ClosedRange<Int>], [ClosedRange<Int>]) = ([], [])
    for first in words.indices {
      for last in words[first...].indices where last - first < words.count - 1 {
        let name = text[words[first].startIndex..<words[last].endIndex]
        guard isName(String(name)) else { continue }
        if denies(text[..<name.startIndex], text[name.endIndex...]) {
          denied.append(first...last)
        } else {
          affirmed.append(first...last)
        }
      }
    }
    return !denied.isEmpty && affirmed.allSatisfy { span in denied.contains { $0.overlaps(span) } }
  }

  /// Whether words say of anything that it does not hurt: “голова не болит”, “no me duele la cabeza”.
  private static func saysNothingHurts(_ words: [Substring]) -> Bool {
    words.indices.contains { place in
      painless[words[place]]?.contains { words[place...].starts(with: $0) } ?? false
    }
  }

  /// Whether something in `text`, whose words are `words`, may deny what stands beside it; where nothing may, no name need be looked for.
  private static func mayDeny(_ text: String, _ words: [Substring]) -> Bool {
    text.utf8.contains { !$0.isASCII || deniers.contains($0) }
      || words.contains { denying.contains(String($0)) }
  }

  /// The signs that deny, or join words that do: `: – n/a`, `didn't`.
  private static let deniers: [UInt8] = [.colon, .hyphen, .slash, .apostrophe]

  /// All words that deny, or begin words that do, in the Latin alphabet and in others.
  private static let denying: Set<String> = before.union(nothing).union(after).union(zeros).union(
    alternatives
  )
  .union(
    (phrases + ends + absences + openings).flatMap { $0.split { !$0.isLetter && !$0.isNumber }.prefix(1) }
      .map(String.init))

  private static func denies(_ head: Substring, _ tail: Substring) -> Bool {
    if cameLater(tail) { return false }
    if beginnings.contains(where: head.hasSuffix) || endsInZero(head) { return true }
    if openings.contains(where: { head.hasSuffix($0) && endsClause(head.dropLast($0.count)) }),
      !tail.hasPrefix(" qu")
    {
      return true
    }
    let behind = tail.drop { " :".contains($0) }
    if endings.contains(where: behind.hasPrefix) { return true }
    // “頭痛も吐き気もない”, “두통도 구역질도 없음”.
    if let first = behind.first, "も도".contains(first) {
      let clause = behind.prefix { !",;.!?。、".contains($0) }
      if endings.contains(where: clause.hasSuffix) { return true }
    }
    // The rest of the word that holds the symptom: the `head` of a `headache`, the `s` of `headaches`.
    var head = head.dropLast(head.reversed().prefix { $0.isLetter }.count)
    if deniesList(head)
      || endsInComma(head) && leadsToAlternative(tail) && deniesList("\(head.dropLast(2)) or ")
    {
      return true
    }
    // “❌ headache”.
    if let sign = head.last(where: { $0 != " " }), "✗✘❌🚫".contains(sign) { return true }
    for _ in 0..<5 {
      while let last = head.last, last == " " || last == "-" { head.removeLast() }
      guard let last = head.last, last.isLetter || isApostrophe(last) else { break }
      let word = head.reversed().prefix { $0.isLetter || isApostrophe($0) }
      let text = String(word.reversed())
      if before.contains(text) || text.hasSuffix("n't") || text.hasSuffix("n’t") { return true }
      head.removeLast(word.count)
      // “noch hoofdpijn noch misselijkheid”, but not “noch Kopfschmerzen”, which are still there.
      if text == "noch" {
        return (" " + head).contains(" noch ") || tail.contains(" noch ")
      }
      // “je n'ai plus mal de tête”, but not “plus de mal”.
      if text == "plus", let verb = head.split(separator: " ").last {
        return verb == "ne" || verb.hasPrefix("n'") || verb.hasPrefix("n’")
      }
      guard between.contains(text) else { break }
    }
    var tail = tail.drop { $0.isLetter }
    // “headache –”, “headache: n/a”.
    let signs = String(tail.filter { $0 != " " })
    if ["-", "–", "—", "👎", ":👎", ":n/a", "n/a"].contains(signs) { return true }
    // “headache: –”, “headache ✗”.
    if tail.contains(where: { ":✗✘❌".contains($0) }), tail.allSatisfy({ " :-–—✗✘❌".contains($0) }),
      tail.count > 1
    {
      return true
    }
    let isNamed = tail.first { $0 != " " }.map { ":?-–—=(".contains($0) } ?? false
    tail = tail.drop { " :?-–—=(".contains($0) }
    // “headache: not today”, but not “headache: not today but all night”, nor “headache not at all gone”.
    if isNamed, phrases.contains(where: { tail.hasPrefix($0) && isAtEnd(tail.dropFirst($0.count)) }) {
      return true
    }
    // “headache, none”, but not “headache, none of it bad”.
    let apart = tail.drop { " ,;/.…".contains($0) }
    if apart.startIndex != tail.startIndex, isDenialAlone(apart) { return true }
    let word = tail.prefix { $0.isLetter || $0.isNumber }
    let rest = tail.dropFirst(word.count)
    // “headache: none of the pills helped”, “headache none the less”, “headache no. 3”.
    if [" of the ", " of my ", " the less"].contains(where: rest.hasPrefix) { return false }
    if word == "no", rest.first == ".", rest.dropFirst().first(where: { $0 != " " })?.isNumber ?? false {
      return false
    }
    if after.contains(String(word)) { return true }
    let bare = String(tail.map { $0 == "’" ? "'" : $0 })
    if (ends + absences).contains(where: { bare.hasPrefix($0) && endsThere(bare.dropFirst($0.count)) }) {
      return true
    }
    guard zeros.contains(String(word)) else { return false }
    // They may begin something else: “headache no better”, “headache 0.5”, “headache gone by noon”.
    if word == "0", scaleWords.contains(where: rest.hasPrefix) { return true }
    return isAtEnd(tail.dropFirst(word.count)) && !isFraction(tail, after: word)
  }

  /// Whether a text is nothing but a denial: “none.”, “not today”.
  private static func isDenialAlone(_ text: Substring) -> Bool {
    func endsIt(_ rest: Substring) -> Bool { rest.allSatisfy { " .!".contains($0) } }
    let word = text.prefix { $0.isLetter }
    return (nothing.contains(String(word)) || after.contains(String(word)))
      && endsIt(text.dropFirst(word.count))
      || phrases.contains { text.hasPrefix($0) && endsIt(text.dropFirst($0.count)) }
  }

  /// Whether nothing follows, or a word for the day and the end of the clause: “… today”.
  private static func endsThere(_ text: Substring) -> Bool {
    isAtEnd(text) || circumstances.contains { text.hasPrefix($0) && isAtEnd(text.dropFirst($0.count)) }
  }

  private static let circumstances = [
    " today", " tonight", " again", " at last", " by now", " at all", " all day", " so far", " this time",
    " heute", " wieder", " mehr", " aujourd'hui", " hoy", " oggi", " hoje", " vandaag", " idag", " i dag",
    " сегодня",
  ]

  /// Whether a text ends a clause, or is empty.
  private static func isAtEnd(_ text: Substring) -> Bool {
    text.first.map { ",;.!?)/".contains($0) } ?? true
  }

  /// Whether a text is empty or ends a clause.
  private static func endsClause(_ text: Substring) -> Bool {
    text.last { $0 != " " }.map { ",;.!?:(".contains($0) } ?? true
  }

  /// Whether what stands before a symptom ends in a list that a word of `before` denies and that “or” ends, of up to three
  /// others of one word or two: “no fever, nausea or ”.
  private static func deniesList(_ head: some StringProtocol) -> Bool {
    // “no nausea/headache”.
    let head = String(head).replacing("/", with: " or ")
    var words = head.split(separator: " ").suffix(8).map(String.init)
    guard head.last == " ", let last = words.popLast(), alternatives.contains(last) else { return false }
    var (others, length) = (1, 0)
    while let word = words.popLast() {
      let isListed = word.hasSuffix(",") || alternatives.contains(word)
      let bare = word.hasSuffix(",") ? String(word.dropLast()) : word
      if isListed, length > 0 { (others, length) = (others + 1, 0) }
      if alternatives.contains(word) { continue }
      if before.contains(bare) { return length > 0 && !isListed }
      guard others <= 3, length < 2, !joints.contains(bare),
        bare.allSatisfy({ $0.isLetter || isApostrophe($0) })
      else {
        return false
      }
      length += 1
    }
    return false
  }

  private static func endsInComma(_ head: Substring) -> Bool { head.hasSuffix(", ") }

  /// Whether more of a list follows, up to its “or”: of “no nausea, headache or fever” behind the headache.
  private static func leadsToAlternative(_ tail: Substring) -> Bool {
    let words = tail.drop { $0.isLetter }.prefix { !".;!?(".contains($0) }.split(separator: " ").prefix(6)
    guard let end = words.firstIndex(where: { alternatives.contains(String($0)) }) else { return false }
    return words[..<end].allSatisfy { !joints.contains(String($0)) }
  }

  /// Whether what stands behind a symptom that is denied says that it came later: “no headache until noon”, “…, a bad one at night”.
  private static func cameLater(_ tail: Substring) -> Bool {
    let rest = tail.drop { $0.isLetter }
    if limits.contains(where: rest.hasPrefix) { return true }
    guard let comma = rest.firstIndex(of: ",") else { return false }
    return rest[comma...].split { !$0.isLetter }.contains { $0 == "one" || $0 == "ones" }
  }

  /// Words for the end of a time without a symptom.
  private static let limits = [
    " until ", " till ", " bis ", " jusqu", " hasta ", " fino a", " ate ", " tot ", " tills ", " indtil ",
    " до ",
  ]

  /// Whether a value of 0 on a scale stands right before: “0/10 headache”.
  private static func endsInZero(_ head: Substring) -> Bool {
    let word = head.reversed().drop { $0 == " " }.prefix { $0.isNumber || $0 == "/" }.reversed()
    let parts = String(word).split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == "0" && !parts[1].isEmpty
  }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

  /// Whether a decimal sign and a digit follow: `0.5`.
  private static func isFraction(_ text: Substring, after word: Substring) -> Bool {
    let rest = text.dropFirst(word.count)
    return (rest.first == "." || rest.first == ",") && rest.dropFirst().first?.isNumber ?? false
  }

  /// Words in front of what they deny.
  private static let before: Set<String> = [
    "no", "not", "never", "without", "neither", "nor", "zero", "nil", "free",  // English
    "ne", "nem", "varken", "hverken", "verken",  // Italian, Portuguese, Swedish, Danish, Norwegian
    "kein", "keine", "keinen", "keiner", "keinerlei", "weder", "null", "frei",  // German
    "ohne", "nie", "nicht",
    "pas", "sans", "aucun", "aucune", "jamais", "ni",  // French
    "sin", "ningun", "ninguna", "nunca",  // Spanish
    "non", "nessun", "nessuna", "senza", "mai", "niente",  // Italian
    "nao", "sem", "nenhum", "nenhuma",  // Portuguese
    "geen", "zonder", "niet", "nooit",  // Dutch
    "ingen", "inga", "inget", "utan", "uden", "uten", "ikke", "inte",  // Swedish, Danish, Norwegian
    "brak", "bez", "nie", "zadnego", "zadnej",  // Polish
    "нет", "без", "не", "никакои", "никакой",  // Russian
  ]

  /// Words that may stand between the two: “no sign of a headache”.
  private static let between: Set<String> = [
    "a", "an", "any", "the", "more", "longer", "further", "hay", "hubo", "habia", "c'era", "c'e", "houve",
    "ha", "hade", "havde", "hadde", "было", "была", "был", "были", "bylo", "been", "real", "bad", "sign",
    "signs", "trace", "hint", "of", "have", "had", "having", "get", "got", "getting", "gotten", "suffer",
    "experience", "notice", "last", "feel", "one", "single", "even", "me", "duele", "duelen", "dio", "da",
    "dolio", "dolieron", "mehr", "einen", "eine", "von", "van", "de", "d", "du", "la", "le", "l", "un", "una",
    "ho", "tengo", "tuve", "avuto", "eu", "tive", "het", "een", "meer", "mer", "mere", "był", "nog", "spur",
    "anzeichen", "bisschen", "trace", "signe", "tout", "rastro", "senal", "traccia", "spoor", "spar",
  ]

  /// Words that alone say that there was nothing, besides those of `after`.
  private static let nothing: Set<String> = [
    "nothing", "no", "nichts", "nein", "rien", "nada", "niente", "niets", "inget", "ingenting", "intet",
    "nic", "nope", "ничего", "なし", "无",
  ]

  /// Words behind what they deny: “headache: none”, “headache-free”.
  private static let after: Set<String> = [
    "none", "nil", "free", "absent", "avoided", "uberstanden", "überstanden", "nothing", "nichts", "frei",
    "keine", "keiner", "keins", "keines", "keinen", "fehlanzeige", "assente", "assenti", "ausente", "absente",
    "нету", "yok", "aucun", "aucune", "ninguno", "ninguna", "nessuno", "nessuna", "nenhum", "nenhuma", "geen",
    "ingen", "inga", "brak", "нет", "nahi", "nahin", "nhi", "नहीं", "无", "無", "沒",
  ]

  /// Words behind what they deny that also begin other things.
  private static let zeros: Set<String> = [
    "0", "no", "nope", "nein", "nix", "non", "nao", "nej", "nee", "zero", "false", "gone", "clear", "weg",
    "rien", "nada", "niente", "niets", "ничего", "over", "vorbei", "nicht", "garnicht", "null", "inget",
    "niet", "pas", "ikke", "inte",
  ]

  /// The same of several words: “Kopfschmerzen nicht mehr”.
  private static let ends = [
    "nicht mehr", "all gone", "finally gone", "ausgeblieben", "has gone", "have gone", "has gone away",
    "have gone away", "had gone away", "went away", "vanished", "disappeared", "sind weg", "war weg",
    "waren weg", "не болит", "не болят", "не болела", "ist weg", "is gone", "is over", "no more", "no longer",
    "ya no", "non piu", "niet meer", "hatte ich nicht", "hatte ich keine", "hatte ich nie", "habe ich nicht",
    "habe ich keine", "hab ich nicht", "hab ich keine", "gab es nicht", "gab es keine", "war nicht da",
    "waren nicht da", "verschwunden", "disparu", "disparue", "disparus", "disparues", "desaparecido",
    "desaparecida", "scomparso", "scomparsa", "verdwenen", "borta", "borte", "vaek",
  ]

  /// Words behind a symptom that say that it did not come: “the headache stayed away”.
  private static let absences: [String] = {
    let verbs = ["come", "come back", "return", "appear", "show up", "happen", "occur", "start", "bother me"]
    let english = ["did not ", "didn't ", "does not ", "doesn't "].flatMap { not in verbs.map { not + $0 } }
    return english + [
      "has not come back", "hasn't come back", "has not returned", "hasn't returned", "never came",
      "never came back", "never returned", "never appeared", "stayed away", "stays away", "stayed gone",
      "blieb aus", "bleibt aus", "blieben aus", "ist ausgeblieben", "sind ausgeblieben", "kam nicht",
      "kam nicht wieder", "kam nicht zuruck", "kamen nicht", "kamen nicht wieder", "n'est pas revenu",
      "n'est pas revenue", "n'est pas venu", "n'est pas venue", "pas revenu", "pas revenue", "no volvio",
      "no ha vuelto", "no aparecio", "no vino", "no regreso", "non e tornato", "non e tornata",
      "non e venuto", "non e venuta", "nao voltou", "nao apareceu", "nao veio", "bleef weg", "kwam niet",
      "kwam niet terug", "uteblev", "udeblev", "kom inte", "kom inte tillbaka", "kom ikke",
      "kom ikke tilbake", "kom ikke tilbage", "не вернулась", "не вернулся", "не вернулось", "не было",
      "не приходила",
    ]
  }()

  /// Words that deny what they follow behind a sign such as a colon, where nothing else follows them.
  private static let phrases = [
    "never", "nie", "jamais", "nunca", "mai", "nooit", "aldrig", "all clear", "not today", "not now",
    "not this time", "not at all", "not any more", "not anymore", "not present", "not there", "not really",
    "n", "nicht wirklich", "eher nicht", "pas vraiment", "no realmente", "niet echt", "heute nicht",
    "nicht heute", "gar nicht", "uberhaupt nicht", "gar keine", "gar keiner", "gar keinen", "uberhaupt keine",
    "keine spur", "kein bisschen", "pas du tout", "para nada", "en absoluto", "per niente", "helemaal niet",
    "inte alls", "slet ikke", "pas aujourd'hui", "hoy no", "oggi no", "hoje nao", "vandaag niet",
  ]

  /// Words between 0 and the end of its scale: “headache: 0 out of 10”.
  private static let scaleWords = [
    " of ", " out of ", " /", " von ", " sur ", " de ", " su ", " van ", " av ", " из ",
  ]

  /// Words that say that something does not hurt.
  private static let painless = Dictionary(
    grouping: painlessTexts.map { $0.split(separator: " ") }, by: { $0.first ?? "" })

  /// Without apostrophes.
  private static let painlessTexts = [
    "does not hurt", "doesn t hurt", "did not hurt", "didn t hurt", "tut nicht weh", "tat nicht weh",
    "no me duele", "no me duelen", "no me dolio", "ne fait pas mal", "n ai pas mal", "n ai plus mal",
    "non mi fa male", "nao doi", "doet geen pijn", "gor inte ont", "gor ikke ondt", "nie boli", "не болит",
    "не болят", "не болел", "не болела", "не болело", "не болели",
  ]

  /// Words that are in no list: “no sleep, so nausea or headache”.
  private static let joints: Set<String> = [
    "so", "but", "then", "and", "with", "after", "because", "just", "only", "still", "aber", "also", "und",
    "mit", "mais", "donc", "et", "avec", "pero", "y", "con", "ma", "e", "com", "maar", "dus", "en", "men",
    "och", "og",
  ]

  /// Words before the last one of a list.
  private static let alternatives: Set<String> = [
    "or", "oder", "noch", "ou", "o", "of", "eller", "lub", "или", "nor",
  ]

  /// Signs before what they deny, in scripts without spaces, and behind it.
  private static let beginnings = ["没有", "沒有", "无", "無", "没", "不"]
  private static let endings = [
    "なし", "はなし", "もない", "もなかった", "もなし", "無し", "ない", "はない", "がない", "なかった", "はなかった", "がなかった", "没有", "沒有", "없음",
    "없다", "없었", "없었음", "없었다",
  ]

  /// What denies the words behind it at the beginning of a clause: “plus de mal de tête”, but not “un peu plus de”.
  private static let openings = ["plus de ", "plus d'", "plus d’", "nada de "]
}
