internal import JournalFormat

/// Words that people write down as a complaint and that name no food.
public enum SymptomWords {
  /// Folded.
  private static let words: Set<String> = [
    "headache", "headaches", "migraine", "migraines", "nausea", "nauseous", "bloating", "bloated", "cramps",
    "fatigue", "heartburn", "rash", "cough", "fever", "dizzy", "dizziness", "tired", "exhausted", "insomnia",
    "itching", "hives", "diarrhea", "diarrhoea", "constipation", "constipated", "reflux", "backache",
    "toothache", "stomachache", "earache", "anxiety", "anxious", "congestion", "sneezing", "palpitations",
    "numbness", "vomiting", "sick", "ill", "unwell", "queasy", "shaky", "sore", "hurts",
    "sore throat", "runny nose", "stuffy nose", "blocked nose",
    "migrane", "ubelkeit", "mudigkeit", "durchfall", "verstopfung", "sodbrennen", "blahungen", "krampfe",
    "husten", "fieber", "schwindel",  // German
    "nausee", "nausees", "fievre", "toux", "vertige", "vertiges", "diarrhee", "ballonnements", "crampes",
    "nauseas", "fiebre", "tos", "mareo", "mareos", "diarrea", "hinchazon", "migrana", "ardor", "calambres",
    "emicrania", "febbre", "tosse", "vertigini", "crampi",  // Italian
    "enxaqueca", "febre", "tonturas", "caibras",  // Portuguese
    "misselijkheid", "koorts", "hoest", "duizeligheid",  // Dutch
    "migran", "illamaende", "feber", "hosta", "kvalme", "hoste",  // Swedish, Danish, Norwegian
    "мигрень", "мигрени", "тошнота", "тошноты", "изжога", "изжоги", "кашель", "кашля",  // Russian
    "頭痛", "偏頭痛", "片頭痛", "腹痛", "胃痛", "腰痛", "吐き気", "めまい", "頭疼", "头痛", "头疼", "偏头痛", "恶心", "头晕",
    "두통", "편두통", "복통", "메스꺼움", "어지러움",
  ]

  /// Words before a complaint that are none: `felt sick`.
  private static let verbs: Set<String> = [
    "i", "felt", "feel", "feeling", "am", "was", "got", "a", "very", "so", "bit", "little",
  ]

  /// Words after a complaint that state when or how it came, and name nothing else: `headache since this morning`.
  private static let circumstances: Set<String> = [
    "since", "after", "before", "during", "while", "when", "again", "all", "this", "last", "today",
    "yesterday",
    "tonight", "at", "in", "on", "from", "until", "for", "with", "and", "seit", "nach", "vor", "wahrend",
    "wieder",
    "heute", "gestern", "am", "um", "im", "depuis", "apres", "pendant", "ce", "hier", "desde", "despues",
    "durante",
    "ayer", "esta", "da", "dopo", "ieri", "sinds", "na", "gisteren", "sedan", "efter", "siden",
  ]

  private static let behind: Set<String> = ["ache", "pain", "pains", "cramps", "боль", "боли"]

  /// Words for all that a heading such as Symptoms covers.
  private static let inGeneral: Set<String> = [
    "symptom", "symptoms", "complaints", "symptome", "beschwerden", "schmerzen", "symptomes", "sintomas",
    "sintomi", "klachten", "besvar", "plager",
  ]

  /// Whether complaints stand below a heading: `Symptoms`, `Beschwerden`.
  public static func isHeading(_ text: String) -> Bool {
    SymptomHeading.isNamed(by: text) || inGeneral.contains(folded(text))
  }

  /// Endings for what hurts, in languages that join them to the part of the body.
  private static let endings = ["schmerzen", "schmerz", "weh", "pijn", "smerter", "vark"]

  /// Words before the part that hurts, in languages that write them separately.
  private static let before: Set<String> = [
    "pain in", "pains in", "ache in", "schmerz in", "schmerzen in", "schmerzen im", "dolor en", "douleur au",
    "douleurs au",
    "douleur a", "dolore al", "dolore alla", "dor no", "dor na",
    "mal de", "mal a", "mal au", "mal aux", "maux de", "douleur", "douleurs", "dolor de", "dolores de",
    "mal di", "dolore", "dolori", "dor de", "dores de", "ont i", "vondt i", "ondt i",
  ]

  /// The subject of an item below Symptoms, without a remark after a comma or in brackets, words for its strength, and a sign at
  /// its end: `headache` of `bad headache, since noon!`. All of it if a further complaint stands there, or nothing would be left.
  static func name(in text: String) -> String {
    let parts = text.split(separator: ", ").map(String.init)
    // `nausea, no fever` is about nausea.
    func isFurther(_ part: String) -> Bool {
      isNamed(by: part) && !Denial.deniesAll(in: folded(part), isName: isNamed(by:))
    }
    guard let first = parts.first, !parts.dropFirst().contains(where: isFurther) else { return text }
    let bare = first.firstRange(of: " (").map { String(first[..<$0.lowerBound]) } ?? first
    let words = bare.split(separator: " ")
    var name = words[...]
    while name.count > 1, let word = name.last, isStrength(word, of: name.dropLast()) { name.removeLast() }
    while name.count > 1, let word = name.first,
      isStrength(word, of: name.dropFirst()) || articles.contains(folded(String(word)))
    { name.removeFirst() }
    // `no headache until noon` and `headache in the evening` are about a headache that came.
    let isDenied = name.first.map { negations.contains(folded(String($0))) } ?? false
    let own = isDenied ? name.dropFirst() : name
    if let end = own.dropFirst().firstIndex(where: { circumstances.contains(folded(String($0))) }),
      areAll(of: own[..<end].joined(separator: " "))
    {
      name = own[..<end]
    }
    let letters = name.joined(separator: " ").reversed().drop { ".,;:!?–—-✗✘❌ ".contains($0) }
    return letters.isEmpty ? text : String(letters.reversed())
  }

  /// Whether `word` says how strong the complaint of the `rest` is.
  private static func isStrength(_ word: Substring, of rest: ArraySlice<Substring>) -> Bool {
    let word = folded(String(word.filter(\.isLetter)))
    return strengths.contains(word)
      || strengthsOfComplaints.contains(word) && isNamed(by: folded(rest.joined(separator: " ")))
  }

  /// Words for how strong a complaint is; folded, as all of these.
  private static let strengths: Set<String> = [
    "mild", "slight", "slightly", "severe", "severely", "terrible", "awful", "horrible", "bad", "badly",
    "nasty",
    "moderate", "intense", "strong", "again", "still", "wieder", "encore",
    "leicht", "leichte", "leichter", "leichtes", "leichten", "stark", "starke", "starker", "starkes",
    "starken",
    "heftig", "heftige", "heftiger", "heftiges", "heftigen", "schlimm", "schlimme", "schlimmer", "schlimmen",
    "massig", "massige",
    "leger", "legere", "fort", "forte", "modere", "moderee", "petit", "petite",
    "leve", "leves", "fuerte", "fuertes", "intenso", "intensa",
    "lieve", "leggero", "leggera", "ligeiro", "ligeira",
    "licht", "lichte", "hevig", "hevige", "erge", "lindrig", "kraftig", "starkt",
    "сильно", "сильная", "сильныи", "слабая", "легкая",
  ]

  private static let negations: Set<String> = [
    "no", "kein", "keine", "keinen", "pas", "sin", "senza", "geen", "ingen",
  ]

  /// Words before one of these, or before a complaint.
  private static let articles: Set<String> = [
    "a", "bit", "of", "very", "really", "quite", "rather", "sehr", "ein", "bisschen", "etwas", "tres", "un",
    "peu",
    "de", "muy", "poco", "molto", "muito", "erg", "очень",
  ]

  /// Words for strength only beside certain words: `heavy legs`, `light sensitivity`, `schwere Beine`.
  private static let strengthsOfComplaints: Set<String> = [
    "heavy", "light", "little", "some", "schwer", "schwere", "schwerer", "schweren", "zware", "latt", "svar",
  ]

  /// Whether `text` names a complaint where no food can be meant: also `pain` and `symptoms` alone.
  static func isNamed(by text: String) -> Bool {
    behind.contains(text) || inGeneral.contains(text) || areAll(of: text)
  }

  /// Whether longer words that end in `text`, which is folded, name the same: *Spannungskopfschmerzen* those of *Kopfschmerzen*.
  static func endsCompounds(_ text: String) -> Bool {
    text.count > 4 && endings.contains { text.hasSuffix($0) && text.count > $0.count }
  }

  /// Whether the words of an entry are a complaint, perhaps with its strength: `headache 3/10`, `fever 38.5`, `back pain`.
  public static func areAll(of text: String) -> Bool {
    var words = folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
    words.removeFirst(words.prefix { verbs.contains($0) }.count)
    if words.count > 1, let last = words.last, last.allSatisfy({ $0.isNumber || "/.,".contains($0) }) {
      words.removeLast()
    }
    // `pain in left knee`.
    if (3...5).contains(words.count), before.contains(words.prefix(2).joined(separator: " ")) { return true }
    guard let last = words.last, words.count <= 3 else { return false }
    return Self.words.contains(last) || Self.words.contains(words.suffix(2).joined(separator: " "))
      || words.count > 1 && behind.contains(last)
      || endings.contains { last.hasSuffix($0) && last.count > $0.count }
      || words.count == 2 && before.contains(words[0])
  }

  /// Whether the words begin with a complaint, and continue with nothing, with tags, or with when, where and how it was: `headache
  /// 3/10 since this morning #weather`. With a value on a scale, anything may follow: `headache left side 3/10`.
  public static func begin(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    // `headache 6/10, left side`, `headache (left) 4/10`.
    let end =
      words.indices.dropFirst().first { index in
        circumstances.contains(folded(String(words[index])))
          || ["(", "#", "/"].contains(where: words[index].hasPrefix) || isScale(words[index])
          || words[index - 1].hasSuffix(",") || words[index - 1].hasSuffix(";")
      } ?? words.endIndex
    let head = words[..<end].map { String($0.reversed().drop { ",;".contains($0) }.reversed()) }
    // `pain in left knee` goes on with where it hurts.
    if areAll(of: head.joined(separator: " ")) || areAll(of: text) { return true }
    return words.contains { isScale($0) }
      && (1...3).contains { areAll(of: head.prefix($0).joined(separator: " ")) }
  }

  /// Whether a word is a value on a scale, perhaps before a comma: `3/10`, `3,5/5`.
  public static func isScale(_ word: some StringProtocol) -> Bool {
    let parts = word.prefix { !";)".contains($0) }.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Double(String($0).replacing(",", with: ".")) != nil }
  }
}
