/// How much of something the words of an entry name: `2 eggs`, `rice 150 g`.
public struct FoodQuantity: Hashable, Sendable {
  /// Above zero, at most 9,999,999.
  public var amount: Double
  /// The unit in its short English form; `nil` for a plain count.
  public var unit: String?

  public init(amount: Double, unit: String? = nil) {
    self.amount = amount
    self.unit = unit
  }

  /// The quantities that `words` name, in their order.
  public static func quantities(in words: TextSlice) -> [FoodQuantity] {
    guard words.bytes.contains(where: { $0 >= 0x80 || ($0 >= 0x30 && $0 <= 0x39) }) else { return [] }
    var scanner = QuantityScanner(words)
    return scanner.scan()
  }
}
