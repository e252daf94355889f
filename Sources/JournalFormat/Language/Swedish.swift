extension LanguageVocabulary {
  /// Swedish.
  static let swedish = LanguageVocabulary(
    ownName: "svenska",
    breakfast: "frukost",
    lunch: "lunch",
    snack: "mellanmål, fika, snacks, snack",
    dinner: "middag, kvällsmat, kvällsmål",
    dessert: "dessert, efterrätt, efterrätter",
    beverage: "dryck, drycker",
    food: "mat, måltider, måltid, mat och dryck",
    weight: "vikt, kroppsvikt, morgonvikt",
    tasks: "uppgifter, uppgift, att göra",
    habits: "vanor, vana",
    notes: "anteckningar, anteckning, noteringar",
    mood: "humör",
    total: "totalt, total, summa, delsumma, summa hittills",
    morning: "morgon, på morgonen",
    between: "eftermiddag",
    evening: "kväll, på kvällen",
    weekdays: "måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag",
    weekdayAbbreviations: "mån, tis, ons, tor tors, fre, lör, sön",
    months: """
      januari jan, februari feb, mars mar, april apr, maj, juni jun, juli jul, augusti aug, \
      september sept sep, oktober okt, november nov, december dec
      """)
}
