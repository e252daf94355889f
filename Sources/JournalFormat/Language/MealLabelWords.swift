/// Words of labels below a meal that are no food themselves, in all languages.
enum MealLabelWords {
  enum Meaning {
    /// What follows is what was eaten: `- **Items:**`.
    case foods
    /// What follows is said of the meal: `- Location: at home`.
    case circumstance
  }

  private static let table: (words: WordTable, foods: Int) = {
    var table = WordTable(expecting: 200)
    forEachItem(of: foods) { _ = table.insert(WordTable.key(of: $0)) }
    let count = table.count
    forEachItem(of: circumstances) { _ = table.insert(WordTable.key(of: $0)) }
    return (table, count)
  }()

  /// What a label's key says.
  static func meaning(of key: Range<Int>, in source: SourceText) -> Meaning? {
    source.bytes.withUnsafeBufferPointer { buffer in
      let key = WordTable.key(of: UnsafeBufferPointer(rebasing: buffer[key]))
      guard let number = key.withUnsafeBufferPointer({ table.words.number(of: $0) }) else { return nil }
      return number < table.foods ? .foods : .circumstance
    }
  }

  static let foods = """
    items, ate, eaten, had, gegessen, mangé, comido, comí, comi, mangiato, gegeten, spist, ätit, съел, съела
    """

  static let circumstances = """
    location, place, where, with, who, company, when, time, hunger, hunger level, hunger before, hunger after, fullness, \
    satiety, feeling, feelings, how I felt, verdict, rating, severity, cost, price, context, situation, reason, why, \
    thoughts, duration, comment, comments, Ort, wo, mit, wann, Uhrzeit, Sättigung, Gefühl, Bewertung, Grund, Kommentar, \
    lieu, où, avec, quand, heure, faim, satiété, ressenti, commentaire, lugar, dónde, cuándo, hora, hambre, saciedad, \
    comentario, onde, quando, fome, saciedade, comentário, luogo, dove, ora, fame, sazietà, commento, plaats, waar, met, \
    tijd, honger, opmerking, sted, sult, plats, tid, место, где, с кем, время, голод, сытость
    """
}
