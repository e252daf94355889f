/// A weight that another program wrote down.
public struct ImportedWeight: Hashable, Sendable {
  public var day: Day
  /// From 00:00 to 23:59; `nil` if it is not said.
  public var time: ClockTime?
  /// To a hundredth of its unit, of stones to one of a pound.
  public var mass: BodyMass
  public var unit: BodyMassUnit
  /// In percent, above 0 and below 100, to a tenth.
  public var bodyFatPercent: Double?
  /// Whether day and time are those of UTC, and not of where the person was.
  public var isUniversal = false

  /// `nil` if nobody weighs that: below 20 or above 400 kg.
  init?(day: Day, time: ClockTime?, amount: Double, unit: BodyMassUnit, bodyFatPercent: Double? = nil) {
    // Of stones it is a hundredth of a pound: 12 st 3 lb is 12.214 st.
    let parts = unit == .stones ? 1_400.0 : 100
    let rounded = (amount * parts).rounded() / parts
    guard let mass = BodyMass(kilograms: rounded * unit.kilograms), mass.isPlausible else { return nil }
    (self.day, self.time, self.mass, self.unit) = (day, time, mass, unit)
    if let fat = bodyFatPercent, fat > 0, fat < 100 {
      let tenth = (fat * 10).rounded() / 10
      self.bodyFatPercent = tenth > 0 && tenth < 100 ? tenth : nil
    }
  }

  /// How far two masses of one reading may lie apart, in kilograms: programs round differently.
  public static let tolerance = 0.05

  /// Whether a weight of a day file is this one: the same mass at the same minute, or with no time of its own, as somebody may have written
  /// it down beside the app.
  public func isThere(among weights: [WeightEntry]) -> Bool {
    weights.contains { weight in
      abs(weight.mass.kilograms - mass.kilograms) <= Self.tolerance
        && (weight.time == nil || time == nil || weight.time?.start == time)
    }
  }

  /// The readings in the order of their times, each once: several programs often keep the same.
  public static func sortedOnce(_ weights: [ImportedWeight]) -> [ImportedWeight] {
    let sorted = weights.sorted {
      ($0.day, $0.time?.minutes ?? -1, $0.mass) < ($1.day, $1.time?.minutes ?? -1, $1.mass)
    }
    var result: [ImportedWeight] = []
    for weight in sorted {
      if let last = result.last, last.day == weight.day, last.time == weight.time,
        weight.mass.kilograms - last.mass.kilograms <= tolerance
      {
        result[result.count - 1].bodyFatPercent = last.bodyFatPercent ?? weight.bodyFatPercent
        continue
      }
      result.append(weight)
    }
    return result
  }
}

/// The figure of a number with any number of decimals, `72.09999999999999` or `72,4`, and the offset behind it.
func scanLongDecimal(_ line: LineScanner) -> (value: Double, end: Int)? {
  var at = line.position
  var value = 0.0
  var digits = 0
  while isASCIIDigit(line.byte(at: at)), digits < 7 {
    value = value * 10 + Double(line.byte(at: at) - UInt8(ascii: "0"))
    (at, digits) = (at + 1, digits + 1)
  }
  guard digits > 0, !isASCIIDigit(line.byte(at: at)) else { return nil }
  guard line.byte(at: at) == .period || line.byte(at: at) == .comma, isASCIIDigit(line.byte(at: at + 1))
  else {
    return (value, at)
  }
  at += 1
  var (fraction, scale) = (0.0, 1.0)
  digits = 0
  while isASCIIDigit(line.byte(at: at)) {
    if digits < 12 {
      fraction = fraction * 10 + Double(line.byte(at: at) - UInt8(ascii: "0"))
      scale *= 10
    }
    (at, digits) = (at + 1, digits + 1)
  }
  return (value + fraction / scale, at)
}
