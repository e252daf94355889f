import Testing

@Suite struct `Typing slips in meals` {
  @Test(arguments: [
    ("chickn curry", "240 chicken curry ±40"), ("2 crossiants", "114 croissant ±25"),
    ("piza", "238 cheese pizza ±40"), ("spageti bolonese", "310 spaghetti with meat sauce ±40"),
    ("soop", "245 soup ±40"), ("bred and butter", "28 bread ±40, 7 butter ±40"), ("tomatoe", "90 tomato ±40"),
    ("hot choclate", "248 hot chocolate ±40"), ("peanut buter 1 tbsp", "16 peanut butter ±25"),
    ("orang juice 200 ml", "210 orange juice ±10"), ("porage", "240 oatmeal ±40"),
  ])
  func `are read as the food that is meant`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }

  @Test(arguments: [
    ("good books", "? books"), ("rich tomato soup", "245 tomato soup ±60"),
    ("better coffee", "360 coffee ±60"), ("soup, felt better", "245 soup ±40, ? felt better"),
    ("biryani, good price", "245 chicken biryani ±40, ? price"),
  ])
  func `are not seen in words of everyday language`(text: String, expected: String) {
    #expect(toldMeal(text) == expected)
  }
}
