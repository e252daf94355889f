extension LanguageVocabulary {
  /// French, as in France.
  static let french = LanguageVocabulary(
    ownName: "français",
    breakfast: "petit-déjeuner, petits-déjeuners, petit-déj, p'tit déj, p'tit déjeuner, PDJ",
    lunch: "déjeuner, déjeuners, déj, repas de midi, repas du midi",
    snack:
      "goûter, goûters, collation, collations, en-cas, encas, grignotage, apéro, apéritif, snack, snacks",
    dinner: "dîner, dîners, repas du soir",
    dessert: "dessert, desserts",
    beverage: "boissons, boisson",
    food: "repas, alimentation, nourriture",
    weight: "poids, poids corporel, pesée",
    tasks: "tâches, tâche, à faire, liste de tâches",
    habits: "habitudes, habitude",
    notes: "notes, note",
    mood: "humeur, humeurs",
    total:
      "total, calories totales, total calories, totaux, total du jour, total de la journée, sous-total, sous-totaux",
    morning: "matin, ce matin",
    noon: "midi, ce midi",
    between: "après-midi, avant de dormir",
    evening: "soir, ce soir",
    weekdays: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche",
    weekdayAbbreviations: "lun, mar, mer, jeu, ven, sam, dim",
    months: """
      janvier janv jan, février févr fév, mars mar, avril avr, mai, juin, juillet juil, août, \
      septembre sept sep, octobre oct, novembre nov, décembre déc
      """,
    factLetters: ["g": .carbs, "l": .fat])
}
