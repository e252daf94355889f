/// A body mass as read off a scale.
public struct BodyMass: Hashable, Comparable, Sendable {
  /// The mass in kilograms, always above zero.
  public let kilograms: Double

  /// Creates a body mass, or returns `nil` unless `kilograms` is finite and above zero.
  public init?(kilograms: Double) {
    guard kilograms.isFinite, kilograms > 0 else { return nil }
    self.kilograms = kilograms
  }

  /// Whether a person can weigh this: 20 to 400 kg.
  public var isPlausible: Bool { (20...400).contains(kilograms) }

  public static func < (a: BodyMass, b: BodyMass) -> Bool { a.kilograms < b.kilograms }

  /// Kilograms in a pound, by the international agreement of 1959.
  public static let kilogramsPerPound = 0.453_592_37
  /// Kilograms in a stone of 14 pounds.
  public static let kilogramsPerStone = 14 * kilogramsPerPound
}

/// The unit a weight was written in.
public enum BodyMassUnit: String, CaseIterable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"
  case stones = "st"
  /// 市斤, half a kilogram.
  case jin = "斤"

  /// How many kilograms one is.
  public var kilograms: Double {
    switch self {
    case .kilograms: 1
    case .pounds: BodyMass.kilogramsPerPound
    case .stones: BodyMass.kilogramsPerStone
    case .jin: 0.5
    }
  }
}
