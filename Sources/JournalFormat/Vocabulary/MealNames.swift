extension KeywordList {
  /// The names of meals in all languages.
  package static let mealNames: [KeywordList] = [
    (
      .dessert,
      """
      dessert, nachspeise, nachtisch, postre, sobremesa, デザート, 甜点
      """
    ),
    (
      .breakfast,
      """
      breakfast, brekkie, cafe da manha, colazione, desayuno, fruhstuck, frukost, morgenmad,
      ontbijt, pequeno almoco, petit dej, petit dejeuner, завтрак, 早餐, 早饭, 朝ごはん, 朝ご飯, 朝食
      """
    ),
    (
      .lunch,
      """
      almoco, almuerzo, brunch, lunch, luncheon, lunsj, mittagessen, pranzo,
      обед, お昼ごはん, ランチ, 午餐,
      午饭, 昼ごはん, 昼ご飯, 昼食, 점심
      """
    ),
    (
      .snack,
      """
      between meals, elevenses, entre comidas, entre horas, entre les repas, gouter, mellanmal, mellemmaltid,
      mellommaltid, merenda, merienda, snack, spuntino, tussendoortje, zwischen den mahlzeiten, zwischendurch, zwischenmahlzeit, перекус, полдник,
      おやつ, 点心, 間食, 간식
      """
    ),
    (
      .dinner,
      """
      abendbrot, abendessen, aftensmad, avondeten, cena, dinner, kvallsmat, kveldsmat, supper,
      ужин, 夕ごはん, 夕食, 夕飯, 晚餐, 晚饭,
      晩ごはん, 晩ご飯, 저녁
      """
    ),
  ].map { KeywordList(category: $0, kind: .meal, headComesFirst: false, text: $1) }
}
