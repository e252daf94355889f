/// The words that tables use besides those of titles and facts, in all languages together.
enum TableWords {
  /// What the first cell of a column may say of it.
  enum Column: String, CaseIterable {
    case time, date, meal
    /// A meal beside a column of food.
    case kind
    case food
    /// Food only where something else says so: a meal above the table, or figures beside it.
    case item
    /// Food where a column of meals stands beside it, as against what was planned.
    case actual
    case amount, energy, remark
    /// Nutrients by words that say so at the top of a column alone.
    case protein, carbs, fat, fibre, sugar, sodium
    case bodyFat = "body fat"
    /// Neither food that was eaten nor a body that was weighed stands in such a table.
    case other = "no food"
  }

  /// What the first words of a row may say of it.
  enum Row: String, CaseIterable {
    case total
    /// A figure that nobody ate: a goal, what is left, an average.
    case uneaten = "not eaten"
  }

  /// What a key means at the top of a column.
  static func column(_ key: UnsafeBufferPointer<UInt8>) -> Column? {
    columnTable.table.number(of: key).map { columnTable.meanings[$0] }
  }

  /// What a key means at the beginning of a row.
  static func row(_ key: UnsafeBufferPointer<UInt8>) -> Row? {
    rowTable.table.number(of: key).map { rowTable.meanings[$0] }
  }

  /// Whether a key is a word for body fat beside a weight.
  static func isBodyFat(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    column(key) == .bodyFat || fatWords.contains(key)
  }

  /// Words that say it of a body beside its weight alone.
  private static let fatWords = WordSet(
    """
    fat, kf, kfa, fett, grasa, gordura, graisse, graisses, grasso, vet, fedt, 지방, 脂肪
    """)

  /// What the words of a cell say of its row: all of them, or, unless one `isDish`, the first or the last.
  ///
  /// `Total intake`, `Lunch subtotal` and `Daily target` say it, `Remaining dal` and `Dim sum` do not.
  static func rowWord(in words: UnsafeBufferPointer<UInt8>, isDish: Bool) -> Row? {
    let key = WordTable.key(of: words)
    return key.withUnsafeBufferPointer { key in
      if let word = row(key) { return word }
      if isAdvice(key) { return .uneaten }
      guard let first = key.firstIndex(of: .space), let last = key.lastIndex(of: .space) else { return nil }
      // `Dim sum`, whose last word is no sum.
      if isDish || key.elementsEqual("dim sum".utf8) || key.contains(.comma) { return nil }
      if let word = row(UnsafeBufferPointer(rebasing: key[(last + 1)...])) { return word }
      return row(UnsafeBufferPointer(rebasing: key[..<first])) == .total ? .total : nil
    }
  }

  /// Words that make a row advice: its first, or, in scripts that part no words, anywhere.
  static let advice = """
    recommended, recommendation, suggested, suggestion, advice, empfohlen, empfohlene, Empfehlung, recommandé, recommandation, \
    recomendado, recomendación, recomendação, consigliato, consiglio, aanbevolen, advies, anbefalet, anbefalt, \
    rekommenderat, рекомендуется, рекомендация, совет, 建議, 建议, 推奨, アドバイス, 권장, 권고
    """

  private static let adviceTable: WordTable = {
    var table = WordTable(expecting: 40)
    forEachItem(of: advice) { _ = table.insert(WordTable.key(of: $0)) }
    return table
  }()

  private static func isAdvice(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = key.firstIndex { $0 == .space || $0 == .colon } ?? key.count
    if adviceTable.number(of: UnsafeBufferPointer(rebasing: key[..<first])) != nil { return true }
    guard key.contains(where: { $0 >= .wideScriptLead }) else { return false }
    return (0..<adviceTable.count).contains { number in
      let word = adviceTable[number]
      guard let lead = word.first, lead >= .wideScriptLead else { return false }
      return key.indices.contains { start in
        key[start] == lead && start + word.count <= key.count
          && zip(key[start..<(start + word.count)], word).allSatisfy { $0 == $1 }
      }
    }
  }

  private static let columnTable = table(of: columns)
  private static let rowTable = table(of: rows)

  private static func table<Meaning>(of lists: [(meaning: Meaning, words: String)]) -> (
    table: WordTable, meanings: [Meaning]
  ) {
    var table = WordTable(expecting: 400)
    var meanings: [Meaning] = []
    for (meaning, words) in lists {
      forEachItem(of: words) { word in
        // Of two meanings the first counts.
        if table.insert(WordTable.key(of: word)) == meanings.count { meanings.append(meaning) }
      }
    }
    return (table, meanings)
  }

  static let columns: [(meaning: Column, words: String)] = [
    (
      .time,
      """
      time, when, timestamp, date/time, date & time, datetime, hour, clock, time of day, hora, horario, horário, heure, horaire, Zeit, Uhrzeit, wann, ora, \
      orario, tijd, tijdstip, tid, tidspunkt, klokkeslæt, klokkeslett, klockslag, 時刻, 時間, 时间, 시간, 시각, समय, \
      время
      """
    ),
    (
      .date,
      """
      date, day, weekday, fecha, día, data, dia, date du jour, jour, Datum, tag, Wochentag, giorno, dag, dato, \
      日付, 日期, 曜日, 날짜, 요일, तारीख, दिन, дата, день
      """
    ),
    (
      .meal,
      """
      meal, meals, meal type, meal time, mealtime, meal name, tipo de comida, refeição, refeições, repas, Mahlzeit, \
      Mahlzeiten, pasto, pasti, maaltijd, maaltijden, måltid, måltider, 食事, 食事区分, 餐, 餐次, 식사, 끼니, भोजन, \
      приём пищи, приёмы пищи
      """
    ),
    (
      .kind,
      """
      category, type, kind, occasion, slot, section, categoría, tipo, categoria, catégorie, moment, Kategorie, Art, \
      categorie, soort, kategori, 区分, 種類, 类别, 類別, 구분, 종류, श्रेणी, категория, тип
      """
    ),
    (
      .food,
      """
      food, foods, food item, food items, food eaten, foods eaten, food name, food description, food and drink, \
      food & drink, food and drinks, food & drinks, food or drink, drink, drinks, beverage, beverages, dish, dishes, \
      eaten, ate, what I ate, what was eaten, what did I eat, consumed, meal item, meal items, meal description, \
      meal details, snack, comido, comí, mangé, mangiato, spist, spiste, ätit, съел, съела, съедено, comida, comidas, alimento, alimentos, plato, platos, bebida, bebidas, prato, pratos, \
      aliment, aliments, plat, plats, nourriture, boisson, Essen, Speise, Speisen, Gericht, Gerichte, \
      Lebensmittel, Nahrungsmittel, Nahrung, gegessen, Getränk, cibo, cibi, piatto, piatti, bevanda, eten, gerecht, \
      voedsel, voeding, voedingsmiddel, gegeten, mad, ret, retter, madvare, fødevare, mat, matrett, rett, matvare, \
      rätt, maträtt, livsmedel, 食べ物, 食べたもの, 料理, 食品, 食品名, 料理名, メニュー, 献立, 食物, 菜品, 음식, 음식명, \
      메뉴, 식품, खाना, व्यंजन, आहार, खाद्य पदार्थ, еда, блюдо, продукт, продукты
      """
    ),
    (
      .item,
      """
      item, items, ingredient, ingredients, name, description, details, what, product, component, components, \
      contents, content, menu, composition, descripción, ingrediente, ingredientes, qué, nombre, producto, detalle, \
      descrição, o que, nome, produto, item consumido, ingrédient, ingrédients, quoi, nom, produit, Beschreibung, \
      Zutat, Zutaten, was, Produkt, Artikel, Bezeichnung, descrizione, ingredienti, cosa, prodotto, omschrijving, \
      ingrediënt, ingrediënten, wat, naam, beskrivelse, ingrediens, ingredienser, hvad, hva, navn, vare, \
      beskrivning, vad, namn, vara, 内容, 品名, 品目, 名前, 名称, 描述, 내용, 품목, 이름, विवरण, नाम, описание, что, \
      название, наименование, ингредиент
      """
    ),
    (
      .actual,
      """
      actual, actually, actual food, actual meal, real, réel, tatsächlich, Ist, reell, real food, what happened, effettivo, werkelijk, \
      faktisk, faktiskt, 実際, 实际, 實際, 실제, фактически, факт
      """
    ),
    (
      .amount,
      """
      amount, amounts, quantity, qty, quant, portion, portions, portion size, serving, servings, serving size, size, \
      how much, count, cantidad, porción, porciones, ración, quantidade, qtd, qtde, porção, porções, quantité, qté, \
      Menge, Mengen, Anzahl, Portionsgröße, quantità, porzione, porzioni, hoeveelheid, portie, porties, aantal, \
      mængde, antal, mengde, antall, mängd, 量, 分量, 数量, 重量, 份量, 양, 분량, 수량, 중량, मात्रा, количество, кол-во, \
      порция, объём
      """
    ),
    (
      .energy,
      """
      energy, energía, energia, énergie, Energie, Kalorie, Brennwert, energi, kalorier, kaloriar, calorieën, \
      カロリー, エネルギー, 热量, 熱量, 能量, 卡路里, 열량, 에너지, कैलोरी, ऊर्जा, калории, калорийность, энергия
      """
    ),
    (
      .remark,
      """
      comment, comments, remark, remarks, comentario, comentarios, observaciones, comentário, comentários, \
      observações, commentaire, commentaires, remarque, remarques, Kommentar, Bemerkung, Bemerkungen, Anmerkung, \
      commento, commenti, osservazioni, opmerking, opmerkingen, kommentarer, bemærkning, merknad, コメント, 備考, 备注, \
      備註, 비고, комментарий, комментарии
      """
    ),
    (
      .bodyFat,
      """
      body fat, bodyfat, bf, bf%, body fat%, body fat %, fat %, grasa corporal, gordura corporal, masse grasse, Körperfett, \
      grasso corporeo, lichaamsvet, kropsfedt, kroppsfett, 体脂肪, 体脂肪率, 体脂, 体脂率, 체지방, 체지방률, жир
      """
    ),
    (.protein, "pro, prots, EW, eiw"),
    (.carbs, "cho, carbo, carbos, gluc"),
    (.fat, "lip, lips, gord, gras, grs"),
    (.fibre, "fib, fibr, ballast"),
    (.sugar, "sug, sugs, zuck"),
    (.sodium, "sod, natr"),
    (
      .other,
      """
      price, prices, cost, costs, $, €, £, store, shop, aisle, buy, set, sets, rep, reps, exercise, exercises, lift, \
      precio, costo, series, repeticiones, preço, custo, séries, repetições, prix, coût, répétitions, Preis, Kosten, \
      Übung, Sätze, Wiederholungen, prezzo, serie, ripetizioni, prijs, oefening, pris, øvelse, övning, sæt, sett, \
      値段, 価格, 種目, セット, 価格, 价格, 價格, 组数, 가격, 세트, 횟수, कीमत, цена, упражнение, подходы, повторения
      """
    ),
  ]

  /// Words at the top of a column whose figures are estimates, besides those for *about*.
  static let estimates = WordSet(
    """
    est, estimate, estimated, estimation, estimado, estimada, estime, estimee, geschatzt, schatzung, stima, stimato, \
    stimate, geschat, anslaet, estimert, uppskattat, 推定, 目安, 估计, 估算, 估計, 추정, अनुमानित, оценка
    """)

  static let rows: [(meaning: Row, words: String)] = [
    (
      .total,
      """
      total, totals, subtotal, sub-total, subtotals, sum, grand total, overall, subtotales, totais, soma, totaux, \
      sous-total, Zwischensumme, Σ, somma, subtotale, totaal, subtotaal, delsum, delsumma, 小計, 小计, 計, 소계, योग, итог
      """
    ),
    (
      .uneaten,
      """
      goal, goals, target, targets, remaining, remaining calories, left, limit, budget, allowance, deficit, surplus, \
      difference, diff, balance, net, net calories, average, avg, mean, rda, tdee, bmr, maintenance, burned, burnt, \
      exercise, sport, sports, walk, walking, running, cycling, steps, activity, active, apple watch, \
      garmin, fitbit, verbrannt, Aktiv, Aktivität, Bewegung, Schritte, dépensé, dépensées, activité, exercice, ejercicio, deporte, \
      quemadas, quemado, exercício, queimadas, esercizio, bruciate, beweging, verbrand, forbrændt, \
      forbrent, förbränt, objetivo, meta, restante, restantes, déficit, promedio, media, média, objectif, reste, restant, \
      déficit calorique, moyenne, Ziel, Rest, übrig, verbleibend, Differenz, Durchschnitt, Defizit, obiettivo, \
      Tagesziel, Kalorienziel, Grundumsatz, Gesamtumsatz, Bilanz, bilan, yesterday, gestern, hier, ayer, ontem, ieri, gisteren, igår, вчера, rimanente, rimanenti, doel, resterend, gemiddelde, mål, gennemsnit, gjenstår, gjenstående, gjennomsnitt, \
      kvar, återstår, genomsnitt, 目標, 残り, 平均, 目标, 剩余, 剩餘, 목표, 남은, 평균, लक्ष्य, शेष, औसत, цель, осталось, \
      остаток, среднее, норма
      """
    ),
  ]
}
