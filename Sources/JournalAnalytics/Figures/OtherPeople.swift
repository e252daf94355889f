internal import JournalFormat

/// Whether a sentence of a note speaks of somebody else's complaint: “Anna had a headache”, “Kopfschmerzen von Anna”.
///
/// Somebody else is a common given name, a relative or the like, *she* or *he*: before a verb of having that the complaint follows,
/// as its owner (*her*), or after *of* and *von*. A sentence with *I* is the writer's own.
enum OtherPeople {
  /// Whether all sentences of `text` that hold one of `forms`, which are folded, speak of somebody else.
  static func have(_ forms: [String], in text: String) -> Bool {
    let sentences = text.split { ".!?;\n".contains($0) }.map { folded(String($0)) }
    let naming = sentences.filter { sentence in forms.contains { sentence.contains($0) } }
    return !naming.isEmpty && naming.allSatisfy { sentence in isOfOther(sentence, forms) }
  }

  private static func isOfOther(_ sentence: String, _ forms: [String]) -> Bool {
    let words = sentence.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { String($0) }
    guard own.isDisjoint(with: words) else { return false }
    let firsts = Set(forms.compactMap { $0.split(separator: " ").first.map(String.init) })
    guard
      let place = words.firstIndex(where: { word in
        firsts.contains { word.hasPrefix($0) || word.hasSuffix($0) }
      })
    else { return false }
    // “Anna had a bad headache”, “my sister still has a headache”.
    for distance in 1...4 where place - distance > 0 && verbs.contains(words[place - distance]) {
      var subject = place - distance - 1
      while subject > 0, adverbs.contains(words[subject]) { subject -= 1 }
      if isPerson(words[subject]) || pronouns.contains(words[subject]) { return true }
    }
    // “Anna’s headache”, “her bad migraine”.
    for distance in 1...2 where place - distance >= 0 {
      let word = words[place - distance]
      if theirs.contains(word) { return true }
      if let name = possessive(word), isPerson(name) { return true }
    }
    // “Kopfschmerzen von Anna”, “the headache of my son”.
    let behind = words[(place + 1)...].prefix(3)
    guard let joint = behind.first, joints.contains(joint) else { return false }
    return behind.dropFirst().first { !articles.contains($0) }.map(isPerson) ?? false
  }

  private static func isPerson(_ word: String) -> Bool {
    GivenNames.all.contains(word) || relatives.contains(word)
  }

  /// The name in `anna's`, `annas`, `anna’s`.
  private static func possessive(_ word: String) -> String? {
    for ending in ["'s", "’s", "s", "'", "’"] where word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return nil
  }

  private static let own: Set<String> = [
    "i", "me", "myself", "i've", "i’ve", "i'd", "i’d", "we", "us", "ich", "mir", "mich", "wir",
    "uns", "je",
    "j'ai", "j’ai", "nous",
  ]

  private static let verbs: Set<String> = [
    "had", "has", "have", "got", "gets", "hat", "hatte", "haben", "hatten", "bekam", "bekommt",
    "avait", "tenia", "tiene",
    "aveva",
  ]

  private static let adverbs: Set<String> = [
    "also", "still", "again", "always", "often", "just", "only", "today", "auch", "wieder", "noch", "immer",
    "heute", "oft",
  ]

  private static let pronouns: Set<String> = [
    "she", "he", "they", "er", "sie", "elle", "il", "ella", "lei", "lui",
  ]

  private static let theirs: Set<String> = ["her", "his", "their", "ihre", "ihr", "ihren", "seine", "seinen"]

  private static let joints: Set<String> = ["of", "von", "bei", "de", "di"]

  private static let articles: Set<String> = [
    "my", "our", "the", "meiner", "meinem", "unserer", "unserem", "der", "dem",
  ]

  private static let relatives: Set<String> = [
    "mum", "mom", "mother", "dad", "father", "sister", "brother", "husband", "wife", "son", "daughter",
    "child", "kid", "kids",
    "baby", "partner", "boyfriend", "girlfriend", "friend", "colleague", "boss", "neighbour", "neighbor",
    "grandma",
    "grandpa", "gran", "granny", "aunt", "uncle", "cousin", "niece", "nephew", "mama", "papa", "oma", "opa",
    "mutter", "vater", "schwester", "bruder", "mann", "frau", "sohn", "tochter", "kind", "kinder", "freund",
    "freundin",
    "kollege", "kollegin", "chef", "chefin", "nachbar", "nachbarin", "tante", "onkel", "partnerin",
    "mere", "pere", "soeur", "frere", "mari", "femme", "fils", "fille", "madre", "padre", "hermana",
    "hermano",
  ]
}
