public import JournalFormat

/// Body masses as text in one unit.
public struct MassText: Hashable, Sendable {
  public var unit: BodyMassUnit

  public init(_ unit: BodyMassUnit) { self.unit = unit }

  /// That of a journal’s settings: kilograms or pounds.
  public init(_ units: JournalSettings.Units) { unit = units == .imperial ? .pounds : .kilograms }

  /// `72.4 kg`, `159.6 lb`, `11 st 5.6 lb`, without a sign; a distance of less than a stone in pounds.
  public func callAsFunction(_ kilograms: Double) -> String {
    guard unit == .stones else {
      let tenths = tenths(kilograms / unit.kilograms)
      return "\(tenths / 10).\(tenths % 10) \(unit.rawValue)"
    }
    let pounds = tenths(kilograms / BodyMass.kilogramsPerPound)
    return pounds < 140
      ? "\(pounds / 10).\(pounds % 10) lb" : "\(pounds / 140) st \(pounds % 140 / 10).\(pounds % 10) lb"
  }

  /// A distance as a margin of error: `0.3 kg`, and `less than 0.1 kg` if it would be shown as zero.
  func doubt(_ kilograms: Double) -> String {
    guard isNothing(kilograms) else { return self(kilograms) }
    return "less than 0.1 \(unit == .stones ? BodyMassUnit.pounds.rawValue : unit.rawValue)"
  }

  /// Whether a mass is shown as zero.
  public func isNothing(_ kilograms: Double) -> Bool {
    tenths(kilograms / (unit == .stones ? BodyMass.kilogramsPerPound : unit.kilograms)) == 0
  }

  private func tenths(_ value: Double) -> Int {
    value.isFinite ? Int((min(abs(value), 1e9) * 10).rounded()) : 0
  }
}
