extension LanguageVocabulary {
  /// Dutch.
  static let dutch = LanguageVocabulary(
    ownName: "nederlands",
    breakfast: "ontbijt",
    lunch: "lunch, middageten, middagmaal",
    snack: "tussendoortje, tussendoortjes, snack, snacks",
    dinner: "avondeten, avondmaal, diner",
    dessert: "toetje, toetjes, nagerecht, dessert",
    beverage: "dranken, drankjes, drinken",
    food: "eten, maaltijden, maaltijd, voeding, eten en drinken",
    weight: "gewicht, lichaamsgewicht",
    tasks: "taken, taak, takenlijst, te doen",
    habits: "gewoontes, gewoonten, gewoonte",
    notes: "notities, notitie, aantekeningen",
    mood: "stemming, humeur",
    total: "totaal, totalen, dagtotaal, subtotaal, tussentotaal",
    morning: "ochtend, 's ochtends, 's morgens",
    noon: "tussen de middag",
    between: "namiddag, 's middags, voor het slapen, tussendoor",
    evening: "avond, 's avonds",
    weekdays: "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag",
    weekdayAbbreviations: "ma, di, wo, do, vr, za, zo",
    months: """
      januari jan, februari feb, maart mrt, april apr, mei, juni jun, juli jul, augustus aug, \
      september sept sep, oktober okt, november nov, december dec
      """,
    factLetters: ["v": .fat])
}
