import Testing

@Suite struct `The food that a dish is said to be of` {
  @Test(
    arguments: [
      ("burrito de frijoles", "220 bean burrito ±40"), ("burrito of beans", "220 bean burrito ±40"),
      ("burrito de frijoles y queso", "190 bean and cheese burrito ±40"),
      ("pizza de pepperoni", "204 pepperoni pizza ±40"),
      ("croissant au chocolat", "70 chocolate croissant ±40"),
      ("éclair au chocolat", "70 cream puff ±40"), ("Suppe vom Huhn", "245 chicken soup ±40"),
      ("Schnitzel vom Schwein", "120 breaded pork chop ±40"),
      ("linguine alle vongole", "200 pasta ±40, 85 clam ±40"),
      ("filet de poulet", "85 chicken ±60"), ("samosas", "200 samosa ±40"),
      ("2 egs and tost", "100 egg ±25, 25 toast ±40"),
      ("pain de mie", "28 bread ±40"), ("galletas de avena", "40 oatmeal cookie ±40"),
      ("pizza de la nonna", "238 cheese pizza ±60"), ("jus de pomme", "248 apple juice ±40"),
      ("ensalada de quinoa", "73 salad ±40, 170 quinoa ±40"), ("a glass of milk", "244 milk ±25"),
    ])
  func `says of what kind it is`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }
}
