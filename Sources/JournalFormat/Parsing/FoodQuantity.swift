/// A quantity in an entry's text: `2 eggs`, `rice 150 g`.
public struct FoodQuantity: Hashable, Sendable {
  /// Above zero, at most 9,999,999.
  public var amount: Double
  /// The unit in its short English form; `nil` for a plain count.
  public var unit: String?

  public init(amount: Double, unit: String? = nil) {
    self.amount = amount
    self.unit = unit
  }
}

extension FoodQuantity {
  /// The quantities that `words` name, in their order.
  public static func quantities(in words: TextSlice) -> [FoodQuantity] {
    guard words.bytes.contains(where: { !$0.isASCII || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) })
    else { return [] }
    var scanner = QuantityScanner(words)
    return scanner.scan()
  }
}
