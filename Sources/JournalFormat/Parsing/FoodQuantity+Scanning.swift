extension FoodQuantity {
  /// The quantities that `words` name, in their order.
  public static func quantities(in words: TextSlice) -> [FoodQuantity] {
    guard words.bytes.contains(where: { $0 >= 0x80 || ($0 >= 0x30 && $0 <= 0x39) }) else { return [] }
    var scanner = QuantityScanner(words)
    return scanner.scan()
  }
}
