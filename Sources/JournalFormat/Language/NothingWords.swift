/// Words that mean that nothing was eaten, in all languages together.
enum NothingWords {
  private static let table: WordTable = {
    var table = WordTable(expecting: 90)
    forEachItem(of: words) { _ = table.insert(WordTable.key(of: $0)) }
    return table
  }()

  /// The length of the longest spelling in bytes.
  static let longest = 28

  /// Whether the rest of a line is one of them.
  static func contain(_ line: LineScanner) -> Bool {
    var hash = WordTable.emptyHash
    for offset in line.rest {
      let byte = line.byte(at: offset)
      guard byte >= .space, byte.isASCII else {
        let key = line.rest.map { line.byte(at: $0) }.withUnsafeBufferPointer { WordTable.key(of: $0) }
        return key.withUnsafeBufferPointer { table.number(of: $0) } != nil
      }
      hash = WordTable.hash(hash, asciiLower(byte))
    }
    return table.number(hash: hash, count: line.rest.count) { asciiLower(line.byte(at: line.position + $0)) }
      != nil
  }

  static let words = """
    not yet, to do, todo, tbc, to be confirmed, ausgefallen, entfallen, annulé, sauté, saltado, saltata, saltato, saltada, ikke spist, inte ätit, \
    nichts gegessen, verzichtet, kein Snack, keine Snacks, pas de goûter, pas de petit-déjeuner, pas de déjeuner, pas de dîner, pas de souper, \
    rien mangé, не ел, не ела, не завтракал, не завтракала, не обедал, не обедала, не ужинал, не ужинала, ничего не ел, ничего не ела, \
    hoppade över, hoppat över, åt inget, åt ingenting, ingen frukost, ingen lunch, ingen middag, inget mellanmål, non ho mangiato, \
    niente colazione, niente pranzo, niente cena, no desayuné, no almorcé, no comí, no cené, sin desayuno, sin comida, sin almuerzo, sin cena, \
    não comi, não jantei, sem almoço, sem jantar, niet ontbeten, niet gegeten, niet geluncht, geen ontbijt, geen lunch, geen diner, \
    geen avondeten, spiste ikke, spiste ingenting, ingen morgenmad, ingen frokost, ingen aftensmad, \
    no appetite, no time, no time to eat, not hungry, wasn't hungry, was not hungry, too busy to eat, kein Appetit, kein Hunger, \
    keinen Hunger, keine Zeit, pas faim, pas d'appétit, pas le temps, sin hambre, sin apetito, sem fome, senza fame, \
    geen honger, geen trek, ikke sulten, inte hungrig, не голоден, не голодна, \
    Pause, Nahrungspause, Essenspause, Fastenpause, rien à signaler, nothing to report, nichts zu berichten, \
    none today, none yet, nope, nil, zero, nothing after lunch, nothing after dinner, nothing for breakfast, nothing for lunch, \
    nothing for dinner, breakfast skipped, lunch skipped, dinner skipped, snack skipped, snacks skipped, to be decided, \
    to be announced, to be determined, not hungry so skipped, \
    none, nothing, nothing today, nothing yet, nothing else, nothing more, nothing much, nothing really, no, n/a, no food, no breakfast, \
    no lunch, no dinner, no supper, no dessert, no dessert today, no pudding, no sweets, no alcohol, no snack, no snacks, no breakfast today, no lunch today, no dinner today, no snacks today, \
    cancelled, canceled, forgot, forgot to log, forgot to record, forgot to track, forgot to write, skip, skipped, skipped it, skipped breakfast, skipped lunch, skipped dinner, \
    missed, missed it, missed breakfast, missed lunch, missed dinner, \
    did not eat, didn't eat, tbd, tba, pending, not recorded, not logged, not tracked, to be logged, fasting, fasted, nada, ninguno, ninguna, \
    nenhum, nenhuma, rien, aucun, aucune, nichts, gefastet, fasten, jeûne, ayuno, ayunas, digiuno, jejum, faste, fasta, пост, голодание, 断食, 禁食, 단식, keins, keine, keiner, keinen, kein, kein Frühstück, kein Mittagessen, kein Abendessen, kein Nachtisch, pas de dessert, sin postre, niente dolce, ausgelassen, niente, nulla, nessuno, \
    nix, nix gegessen, gar nichts, garnichts, übersprungen, entfällt, fällt aus, ausfallen lassen, keiner, niks, niks gegeten, rien noté, \
    nada anotado, \
    niets, geen, overgeslagen, intet, ingenting, inget, ingen, なし, 無し, 抜き, 食べず, 无, 無, 没有, 沒有, \
    没吃, 沒吃, 不吃, 未吃, 未食, 없음, 안 먹음, 굶음, कुछ नहीं, нет, ничего, пропустил, пропустила
    """
}
