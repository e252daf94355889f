extension LanguageVocabulary {
  /// Italian.
  static let italian = LanguageVocabulary(
    ownName: "italiano",
    breakfast: "colazione, prima colazione",
    lunch: "pranzo, pranzi",
    snack: "spuntino, spuntini, merenda, merende, snack, spezzafame",
    dinner: "cena, cene",
    dessert: "dolce, dolci, dessert",
    beverage: "bevande, bevanda",
    food: "pasti, pasto, cibo, alimentazione",
    weight: "peso, peso corporeo",
    tasks: "attività, da fare, compiti, cose da fare",
    habits: "abitudini, abitudine",
    notes: "note, nota, appunti",
    mood: "umore, stato d'animo",
    total: "totale, calorie totali, totale calorie, totali, totale del giorno, totale giornaliero, subtotale",
    morning: "mattina, mattino, al mattino, di mattina, la mattina",
    noon: "mezzogiorno, a mezzogiorno",
    between: "pomeriggio, metà mattina, prima di dormire",
    evening: "sera, di sera, la sera, alla sera",
    weekdays: "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica",
    weekdayAbbreviations: "lun, mar, mer, gio, ven, sab, dom",
    months: """
      gennaio gen, febbraio feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug, \
      agosto ago, settembre sett set, ottobre ott, novembre nov, dicembre dic
      """,
    factLetters: ["g": .fat])
}
