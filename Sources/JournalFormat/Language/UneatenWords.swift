/// Words of an entry that say that its food was not eaten, or only what it was like, in all languages at once.
enum UneatenWords {
  /// A part of a bracket: the food is still to come.
  static let planned = WordSet(
    """
    planned, plan, not yet, geplant, noch nicht, prévu, prévue, pas encore, planeado, planeada, todavía no, planejado, planejada, ainda não, \
    pianificato, pianificata, non ancora, gepland, nog niet, planlagt, planerad, planerat, запланировано, 予定, 计划, 計劃, 예정, नियोजित
    """)

  /// A part of a bracket, or a label before the food: it is for another day.
  static let tomorrow = WordSet(
    """
    tomorrow, for tomorrow, for later, morgen, für morgen, für später, demain, pour demain, pour plus tard, mañana, para mañana, para luego, \
    amanhã, para amanhã, domani, per domani, voor morgen, voor later, i morgen, til i morgen, imorgon, till imorgon, завтра, на завтра, \
    明日, 明日の分, 明天, 내일, कल के लिए
    """)

  /// A part of a bracket: the food was left.
  static let left = WordSet(
    """
    not eaten, uneaten, didn't eat, did not eat, didn't eat it, did not eat it, didn't have it, skipped, skipped it, thrown away, \
    threw it away, threw away, gave it away, nicht gegessen, ausgelassen, weggeworfen, pas mangé, pas mangée, jeté, no comido, no comida, no comí, \
    no lo comí, não comido, não comi, non mangiato, non mangiata, niet gegeten, weggegooid, ikke spist, inte ätit, åt inte, не ел, не ела, \
    не съел, не съела, 食べず, 食べなかった, 没吃, 沒吃, 안 먹음, नहीं खाया
    """)

  /// What a cell below `Eaten` says of a food that was not.
  static let noInCell = WordSet("no, n, nope, nein, non, nei, nej, nee, não, нет, skipped, ✗, ❌, いいえ, 否, 아니요")

  /// The word before a food of which there was none.
  static let noneOf = WordSet("no, kein, keine, keinen, pas de, sin, sem, senza, geen, ingen, inget")

  /// A part of a bracket, or a label before the food: it is still to come.
  static let toCome = WordSet(lists: [planned.words, tomorrow.words])

  /// Words before a food that leave it one: `the cake`.
  static let articles = WordSet(
    """
    the, a, an, my, our, any, der, die, das, den, ein, eine, einen, mein, meine, meinen, le, la, les, l', un, une, mon, ma, mes, el, los, las, una, mi, \
    il, lo, i, gli, o, os, as, um, uma, het, de, een, mijn, en, et, den, det
    """)

  /// The first words of those that say so in English: `didn't eat`, `almost had`, `passed on`.
  static let englishDenials = "didn't, did, almost, nearly, wanted, craved, resisted, passed, skipped"

  /// How words begin that say that a food was not eaten, in other languages than English.
  static let denials = WordSet(
    """
    no comí, no cené, no desayuné, no almorcé, no tomé, no probé, no me comí, je n'ai pas mangé, n'ai pas mangé, je n'ai pas pris, pas mangé, \
    pas pris, non ho mangiato, non ho preso, não comi, não jantei, não almocei, não tomei, ikke spist, åt inte, spiste ikke, не ел, не ела, \
    niet gegeten, nicht gegessen, not eaten
    """)

  /// Words among others by which something was eaten after all: `didn't eat lunch, had a banana`.
  static let eaten = WordSet("had, ate, got, took, instead")

  /// Those that take it back: `wanted pizza but had none`.
  static let none = WordSet("had none, had nothing, had no, ate none, ate nothing, got none")

  /// The beginning of words that name a meal of another day and no food.
  static let same = WordSet(
    """
    same as, same breakfast as, same lunch as, same dinner as, same thing as, wie gestern, wie vorgestern, dasselbe wie, das gleiche wie, \
    das Gleiche wie, gleich wie gestern, comme hier, pareil qu'hier, la même chose que, igual que, lo mismo que, igual a ontem, o mesmo que, \
    o mesmo de ontem, come ieri, lo stesso di, uguale a ieri, zelfde als, hetzelfde als, samme som, det samme som, samma som, как вчера, \
    то же что, 昨日と同じ, 同昨天, 和昨天一样, 跟昨天一样, 어제와 같음, 어제랑 같음
    """)
}
