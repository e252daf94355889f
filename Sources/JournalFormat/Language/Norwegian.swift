extension LanguageVocabulary {
  /// Norwegian, bokmål and nynorsk.
  static let norwegian = LanguageVocabulary(
    ownName: "norsk",
    breakfast: "frokost",
    lunch: "lunsj, formiddagsmat",
    snack: "mellommåltid, mellommåltider, snacks",
    dinner: "middag, kveldsmat",
    dessert: "dessert, desserter",
    beverage: "drikke, drikkevarer",
    food: "mat, måltider, måltid, mat og drikke",
    weight: "vekt, kroppsvekt, morgenvekt",
    tasks: "oppgaver, oppgave, gjøremål",
    habits: "vaner, vane",
    notes: "notater, notat",
    mood: "humør",
    total: "totalt, total, i alt, sum, delsum, sum så langt",
    morning: "om morgenen",
    between: "ettermiddag",
    evening: "kveld, om kvelden",
    weekdays: """
      mandag måndag, tirsdag tysdag, onsdag, torsdag, fredag, lørdag laurdag, søndag sundag
      """,
    weekdayAbbreviations: "man, tir tirs, ons, tor tors, fre, lør, søn",
    months: """
      januar jan, februar feb, mars mar, april apr, mai, juni jun, juli jul, august aug, \
      september sept sep, oktober okt, november nov, desember des
      """)
}
