extension LanguageVocabulary {
  /// German, of Germany, Austria and Switzerland.
  static let german = LanguageVocabulary(
    ownName: "deutsch",
    breakfast: "Frühstück, Fruehstueck, zweites Frühstück, Zmorge",
    lunch: "Mittagessen, Brunch, Zmittag",
    snack: "Snack, Snacks, Zwischenmahlzeit, Zwischenmahlzeiten, Brotzeit, Jause, Znüni, Zvieri",
    dinner: "Abendessen, Abendbrot, Nachtessen, Nachtmahl, Znacht",
    dessert: "Nachtisch, Dessert, Desserts, Nachspeise",
    beverage: "Getränke, Getränk, Getraenke, Trinken",
    food: """
      Essen, Mahlzeiten, Mahlzeit, Ernährung, Ernaehrung, Essenstagebuch, Ernährungstagebuch, \
      Essen und Trinken
      """,
    weight: "Gewicht, Körpergewicht",
    tasks: "Aufgaben, Aufgabe, Aufgabenliste, zu erledigen, To-do-Liste",
    habits: "Gewohnheiten, Gewohnheit",
    notes: "Notizen, Notiz",
    mood: "Stimmung, Laune",
    total:
      "Summe, Kalorien gesamt, kcal gesamt, Energie gesamt, Gesamtkalorien, gesamt, insgesamt, Gesamtsumme, Tagessumme, Zwischensumme, Zwischenstand",
    morning: "morgens, am Morgen, heute Morgen, früh",
    noon: "Mittag, mittags, heute Mittag",
    between: "Nachmittag, nachmittags, vor dem Schlafen, zwischendurch",
    evening: "Abend, abends, heute Abend",
    weekdays: "Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag Sonnabend, Sonntag",
    weekdayAbbreviations: "Mo, Di, Mi, Do, Fr, Sa, So",
    months: """
      Januar Jänner Jan, Februar Feber Feb, März Maerz Mrz Mär, April Apr, Mai, Juni Jun, \
      Juli Jul, August Aug, September Sept Sep, Oktober Okt, November Nov, Dezember Dez
      """)
}
