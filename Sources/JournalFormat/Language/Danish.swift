extension LanguageVocabulary {
  /// Danish.
  static let danish = LanguageVocabulary(
    ownName: "dansk",
    breakfast: "morgenmad",
    lunch: "frokost",
    snack: "mellemmåltid, mellemmåltider, snack, snacks",
    dinner: "aftensmad, aftensmåltid",
    dessert: "dessert, desserter",
    beverage: "drikke, drikkevarer",
    food: "mad, måltider, måltid, mad og drikke",
    weight: "vægt, kropsvægt, morgenvægt",
    tasks: "opgaver, opgave, gøremål",
    habits: "vaner, vane",
    notes: "noter, note, notater",
    mood: "humør",
    total: "i alt, total, dagens total, delsum, mellemsum",
    morning: "om morgenen",
    between: "eftermiddag",
    evening: "aften, om aftenen",
    weekdays: "mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag",
    weekdayAbbreviations: "man, tir tirs, ons, tor tors, fre, lør, søn",
    months: """
      januar jan, februar feb, marts mar, april apr, maj, juni jun, juli jul, august aug, \
      september sept sep, oktober okt, november nov, december dec
      """)
}
