extension FoodQuantity {
  /// The quantities that `words` name, in their order.
  public static func quantities(in words: TextSlice) -> [FoodQuantity] {
    guard words.bytes.contains(where: { !$0.isASCII || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) })
    else { return [] }
    var scanner = QuantityScanner(words)
    return scanner.scan()
  }
}
