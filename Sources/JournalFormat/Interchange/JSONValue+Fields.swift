/// The values that exports are made of.
extension JSONValue {
  /// A text, or null.
  static func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }

  /// A text of the file, or null.
  static func text(_ value: TextSlice?) -> JSONValue { .text(value?.string) }

  /// Kilocalories to a tenth, or null.
  static func energy(_ value: Energy?) -> JSONValue {
    guard let value else { return .null }
    let tenths = Int(value.tenthsOfKilocalorie)
    return tenths % 10 == 0 ? .int(tenths / 10) : .double(Double(tenths) / 10)
  }

  /// A number to three decimals, without a point where it is whole, or null.
  static func amount(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    guard abs(value) < 1e12 else { return .double(value) }
    let thousandths = (value * 1000).rounded()
    let whole = (thousandths / 1000).rounded(.towardZero)
    return whole * 1000 == thousandths ? .int(Int(whole)) : .double(thousandths / 1000)
  }

  /// `{"amount": 150, "unit": "g"}`.
  static func quantity(_ value: FoodQuantity) -> JSONValue {
    .object([("amount", .amount(value.amount)), ("unit", .text(value.unit))])
  }

  /// Names of tags, in order.
  static func tags(_ tags: [Tag]) -> JSONValue {
    .sequence { AnySequence(tags.lazy.map { .string($0.name.string) }) }
  }

  /// A day as `2026-03-14`, or null.
  static func day(_ day: Day?) -> JSONValue { .text(day?.description) }

  /// A time as `08:15`, or null.
  static func time(_ time: ClockTime?) -> JSONValue { .text(time?.description) }
}
