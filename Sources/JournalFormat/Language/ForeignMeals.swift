/// Names of meals in languages that the format does not read, so that titles and labels with them can be told of.
enum ForeignMeals {
  private static let meals: [FoodCategory] = [.breakfast, .lunch, .dinner, .snack]

  /// Each a list of the names of one of `meals`; in Polish, Czech, Slovak, Turkish, Finnish, Hungarian, Romanian, Croatian and Serbian,
  /// Bulgarian, Ukrainian, Greek, Catalan, Indonesian, Vietnamese, Arabic, Hebrew, Persian, Estonian, Latvian and Lithuanian.
  private static let names = WordSet(
    lists: [
      """
      śniadanie, drugie śniadanie, snídaně, raňajky, kahvaltı, aamiainen, aamupala, reggeli, mic dejun, doručak, сніданок, πρωινό, \
      esmorzar, sarapan, bữa sáng, فطور, إفطار, ארוחת בוקר, صبحانه, hommikusöök, brokastis, pusryčiai
      """,
      """
      obiad, lunch w pracy, oběd, obed, öğle yemeği, öğle, lounas, ebéd, prânz, ručak, обід, обяд, μεσημεριανό, makan siang, bữa trưa, غداء, \
      ארוחת צהריים, ناهار, lõuna, lõunasöök, pusdienas, pietūs
      """,
      """
      kolacja, večeře, večera, akşam yemeği, akşam, päivällinen, illallinen, iltapala, vacsora, вечеря, βραδινό, δείπνο, sopar, \
      makan malam, bữa tối, عشاء, ארוחת ערב, õhtusöök, vakariņas, vakarienė
      """,
      """
      podwieczorek, przekąska, przekąski, svačina, desiata, olovrant, ara öğün, atıştırmalık, välipala, uzsonna, tízórai, gustare, užina, \
      međuobrok, перекус, полуденок, σνακ, berenar, camilan, bữa phụ, وجبة خفيفة, נשנוש, میان وعده, vahepala, uzkodas, užkandis
      """,
    ])

  /// The meal that a title or a label names and nothing else.
  static func meal(_ title: UnsafeBufferPointer<UInt8>) -> FoodCategory? {
    guard title.count <= 40, names.contains(title), case let bits = names.lists(in: title), bits != 0 else {
      return nil
    }
    return meals[bits.trailingZeroBitCount]
  }
}
