import JournalFormat
import Testing

@Suite struct QuantityTests {
  @Test(
    arguments: [
      ("2 eggs", "2"),
      ("Rice 150 g, two eggs", "150 g"),
      ("150g rice and 2 slices of bread", "150 g, 2 slice"),
      ("½ cup oats", "0.5 cup"),
      ("1 1/2 cups of oats, 1½ apples", "1.5 cup, 1.5"),
      ("1/4 pizza", "0.25"),
      ("2x toast, x3 olives, 2× idli", "2, 3, 2"),
      ("2 x 150 g yoghurt", "2, 150 g"),
      ("2x150 g yoghurt", "2, 150 g"),
      ("0,5 l water", "0.5 l"),
      ("1,250 ml water", "1.25 ml"),
      ("12 fl oz beer (0.33 l)", "12 fl oz, 0.33 l"),
      ("牛乳200ml、卵2個", "200 ml, 2 piece"),
      ("계란2개, ２００ｇ", "2 piece"),
      ("~200 g curd", "200 g"),
      ("2 EL Öl, 3 Scheiben Brot", "2 tbsp, 3 slice"),
      ("1 cupcake", "1"),
      ("7up, 3-4 dates, 10% fat, 12:30 tea, 3:1 ratio, C# 1", ""),
      ("walked 20 min, 5 km, 2000 steps, 300 kcal", ""),
      ("2026-03-14 and 5.5.2026", ""),
      ("2xl shirt, x2y, 1/0 cup, 0 eggs, 12345678 g", ""),
      ("", ""),
    ])
  func `quantities are found in words`(words: String, expected: String) {
    let found = FoodQuantity.quantities(in: TextSlice(words))
    let texts = found.map { quantity in
      let amount =
        quantity.amount == quantity.amount.rounded() ? "\(Int(quantity.amount))" : "\(quantity.amount)"
      return quantity.unit.map { "\(amount) \($0)" } ?? amount
    }
    #expect(texts.joined(separator: ", ") == expected)
  }
}
