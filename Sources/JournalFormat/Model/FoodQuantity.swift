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
