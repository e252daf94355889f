/// What `[profile]` of `journal.toml` says of the person.
public struct ProfileSettings: Hashable, Sendable {
  /// As the formula for resting energy knows it.
  public enum Sex: String, CaseIterable, Sendable { case male, female }

  /// How much a person moves, work included.
  public enum Activity: String, CaseIterable, Sendable {
    case sedentary, light, moderate, active
    case veryActive = "very active"
  }

  public enum Aim: String, CaseIterable, Sendable { case lose, maintain, gain }

  public var sex: Sex?
  public var born: Day?
  /// 50 to 272 cm.
  public var height: Double?
  public var activity: Activity?
  public var aim: Aim?
  public var targetMass: BodyMass?
  /// Kilocalories of every day before the first `[[goal]]`.
  public var energyGoal: Double?

  public init() {}
}

/// A goal of the person's own, one `[[goal]]` of `journal.toml`.
public struct GoalSettings: Hashable, Sendable {
  /// The first day it holds for; `nil` for all days.
  public var from: Day?
  /// Kilocalories, 800 to 10,000; `nil` if it says none.
  public var energy: Double?
  /// The aim from that day on, for goals that are computed; `nil` for that of the profile.
  public var aim: ProfileSettings.Aim?
  /// Grams.
  public var protein: Double?
  public var carbs: Double?
  public var fat: Double?

  public init(from: Day? = nil, energy: Double? = nil) { (self.from, self.energy) = (from, energy) }

  /// The energies that a goal may have: with less nobody should be left alone.
  public static let energies = 800.0...10_000.0
}

extension JournalSettings {
  /// The `[[goal]]` that holds on a day: the one that begins last by then, of several of one day the last in the file. Without an energy
  /// the goal is computed from that day on.
  public func ownGoal(on day: Day) -> GoalSettings? {
    goals.enumerated().filter {
      ($0.element.energy != nil || $0.element.aim != nil) && $0.element.from.map { $0 <= day } ?? true
    }.max { ($0.element.from?.ordinal ?? .min, $0.offset) < ($1.element.from?.ordinal ?? .min, $1.offset) }?
    .element
  }

  /// What the person aims at on a day: by the `[[goal]]` with an aim that begins last by then, else by the profile. A later goal that says
  /// no aim leaves it as it is.
  public func aim(on day: Day) -> ProfileSettings.Aim? {
    goals.enumerated().filter { $0.element.aim != nil && $0.element.from.map { $0 <= day } ?? true }.max {
      ($0.element.from?.ordinal ?? .min, $0.offset) < ($1.element.from?.ordinal ?? .min, $1.offset)
    }?.element.aim ?? profile.aim
  }

  mutating func applyProfile(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    func word<Value: RawRepresentable & CaseIterable>(
      _ target: WritableKeyPath<ProfileSettings, Value?>
    ) -> (DiagnosticCode, String)? where Value.RawValue == String {
      let word = Self.word(of: entry.value)?.split { $0 == "_" || $0 == "-" || $0 == " " }.joined(
        separator: " ")
      guard let value = word.flatMap(Value.init(rawValue:)) else {
        let known = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return unusable(entry, "write one of \(known)")
      }
      profile[keyPath: target] = value
      return nil
    }
    switch entry.key {
    case "sex": return word(\.sex)
    case "activity": return word(\.activity)
    case "aim": return word(\.aim)
    case "born":
      guard let day = Self.day(of: entry.value) else { return unusable(entry, "write the day as 1990-04-02") }
      profile.born = day
    case "height_cm":
      guard let height = Self.number(of: entry.value), (50...272).contains(height) else {
        return unusable(entry, "write centimetres, as in 172")
      }
      profile.height = height
    case "target_kg":
      guard let mass = Self.number(of: entry.value).flatMap({ BodyMass(kilograms: $0) }), mass.isPlausible
      else {
        return unusable(entry, "write kilograms, as in 68.5")
      }
      profile.targetMass = mass
    case "energy_goal_kcal":
      guard let energy = Self.number(of: entry.value), GoalSettings.energies.contains(energy) else {
        return unusable(entry, "write kilocalories from 800 to 10000")
      }
      profile.energyGoal = energy
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are sex, born, height_cm, activity, aim, target_kg and energy_goal_kcal"
      )
    }
    return nil
  }

  mutating func applyGoal(_ entry: SettingsEntry, number: Int) -> (DiagnosticCode, String)? {
    while goals.count <= number { goals.append(GoalSettings()) }
    func grams(_ target: WritableKeyPath<GoalSettings, Double?>) -> (DiagnosticCode, String)? {
      guard let value = Self.number(of: entry.value), (0...2000).contains(value) else {
        return unusable(entry, "write grams, as in 120")
      }
      goals[number][keyPath: target] = value
      return nil
    }
    switch entry.key {
    case "from":
      guard let day = Self.day(of: entry.value) else { return unusable(entry, "write the day as 2026-03-14") }
      goals[number].from = day
      return nil
    case "energy_kcal":
      guard let energy = Self.number(of: entry.value), GoalSettings.energies.contains(energy) else {
        return unusable(entry, "write kilocalories from 800 to 10000")
      }
      goals[number].energy = energy
      return nil
    case "aim":
      guard let aim = Self.word(of: entry.value).flatMap(ProfileSettings.Aim.init(rawValue:)) else {
        return unusable(entry, "write \"lose\", \"maintain\" or \"gain\"")
      }
      goals[number].aim = aim
      return nil
    case "protein_g": return grams(\.protein)
    case "carbs_g": return grams(\.carbs)
    case "fat_g": return grams(\.fat)
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are from, energy_kcal, aim, protein_g, carbs_g and fat_g"
      )
    }
  }

  private func unusable(_ entry: SettingsEntry, _ remedy: String) -> (DiagnosticCode, String) {
    (.settingsValue, "‘\(entry.name)’ has a value that cannot be used and is left out; \(remedy)")
  }

  private static func number(of value: SettingsValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number.isFinite ? number : nil
    default: nil
    }
  }

  /// A date, in quotation marks or without.
  private static func day(of value: SettingsValue) -> Day? {
    switch value {
    case .day(let day): day
    case .text(let text): Day(text)
    default: nil
    }
  }
}
