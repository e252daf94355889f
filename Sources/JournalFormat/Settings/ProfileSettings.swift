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
  /// A word that stands in the place of kilocalories.
  public enum Word: String, CaseIterable, Sendable {
    /// From that day on the goal is computed from the profile again.
    case computed
    /// From that day on there is no goal.
    case none
  }

  /// The first day it holds for; `nil` for all days.
  public var from: Day?
  /// Kilocalories, 800 to 10,000; `nil` if it says none.
  public var energy: Double?
  public var word: Word?
  /// What of the profile is another from that day on.
  public var aim: ProfileSettings.Aim?
  public var activity: ProfileSettings.Activity?
  public var height: Double?
  /// Grams.
  public var protein: Double?
  public var carbs: Double?
  public var fat: Double?

  public init(from: Day? = nil, energy: Double? = nil) { (self.from, self.energy) = (from, energy) }

  /// The energies that a goal may have: with less nobody should be left alone.
  public static let energies = 800.0...10_000.0

  /// Whether it says how many kilocalories the goal has; what is another of the profile decides only what is computed anyway.
  public var decidesEnergy: Bool { energy != nil || word != nil }
}

extension JournalSettings {
  /// The goals that have begun by a day, or all, by their first days; those of one day as in the file.
  public func goals(by day: Day?) -> [GoalSettings] {
    goals.enumerated().filter { goal in day.map { goal.element.from ?? $0 <= $0 } ?? true }.sorted {
      ($0.element.from?.ordinal ?? .min, $0.offset) < ($1.element.from?.ordinal ?? .min, $1.offset)
    }.map(\.element)
  }

  /// The `[[goal]]` that decides the energy of a day: the one that begins last by then. Without kilocalories the goal is computed from that
  /// day on, or there is none.
  public func ownGoal(on day: Day) -> GoalSettings? { goals(by: day).last(where: \.decidesEnergy) }

  /// The profile as it was on a day: what a `[[goal]]` says of it holds from its first day on, until a later one says otherwise.
  public func profile(on day: Day) -> ProfileSettings {
    goals(by: day).reduce(into: profile) { profile, goal in
      profile.aim = goal.aim ?? profile.aim
      profile.activity = goal.activity ?? profile.activity
      profile.height = goal.height ?? profile.height
    }
  }

  /// What the person aims at on a day.
  public func aim(on day: Day) -> ProfileSettings.Aim? { profile(on: day).aim }

  mutating func applyProfile(_ entry: SettingsEntry) -> (DiagnosticCode, String)? {
    switch entry.key {
    case "sex": return applyWord(entry, to: \.profile.sex)
    case "activity": return applyWord(entry, to: \.profile.activity)
    case "aim": return applyWord(entry, to: \.profile.aim)
    case "height_cm": return applyHeight(entry, to: \.profile.height)
    case "born":
      guard let day = Self.day(of: entry.value) else { return unusable(entry, "write the day as 1990-04-02") }
      profile.born = day
    case "target_kg":
      guard let mass = Self.number(of: entry.value).flatMap({ BodyMass(kilograms: $0) }), mass.isPlausible
      else {
        return unusable(entry, "write kilograms, as in 68.5")
      }
      profile.targetMass = mass
    case "energy_goal_kcal": return applyEnergy(entry, to: \.profile.energyGoal)
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
      if case .text(let text) = entry.value, Double(text) == nil {
        return applyWord(entry, to: \.goals[number].word)
      }
      return applyEnergy(entry, to: \.goals[number].energy)
    case "aim": return applyWord(entry, to: \.goals[number].aim)
    case "activity": return applyWord(entry, to: \.goals[number].activity)
    case "height_cm": return applyHeight(entry, to: \.goals[number].height)
    case "protein_g": return grams(\.protein)
    case "carbs_g": return grams(\.carbs)
    case "fat_g": return grams(\.fat)
    default:
      return (
        .unknownSetting,
        "nothing reads ‘\(entry.name)’; known are from, energy_kcal, aim, activity, height_cm, protein_g, carbs_g and fat_g"
      )
    }
  }

  /// What is said of goals that begin on the day of an earlier one: which of them counts is seen nowhere.
  func repeatedGoals(_ entries: [SettingsEntry]) -> [Diagnostic] {
    goals.indices.compactMap { number in
      guard goals[..<number].contains(where: { $0.from == goals[number].from }),
        let place = entries.first(where: { $0.element == number && $0.table == "goal" })?.range
      else { return nil }
      let day = goals[number].from.map { "from \($0) on" } ?? "without a ‘from’"
      return Diagnostic(
        .settingsValue,
        "there is a [[goal]] \(day) above; what both say counts as it stands here; make one of them",
        at: place)
    }
  }

  private mutating func applyWord<Value: RawRepresentable & CaseIterable>(
    _ entry: SettingsEntry, to target: WritableKeyPath<JournalSettings, Value?>
  ) -> (DiagnosticCode, String)? where Value.RawValue == String {
    let word = Self.word(of: entry.value)?.split { $0 == "_" || $0 == "-" || $0 == " " }.joined(
      separator: " ")
    guard let value = word.flatMap(Value.init(rawValue:)) else {
      let known = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      return unusable(entry, "write one of \(known)")
    }
    self[keyPath: target] = value
    return nil
  }

  private mutating func applyHeight(
    _ entry: SettingsEntry, to target: WritableKeyPath<JournalSettings, Double?>
  ) -> (DiagnosticCode, String)? {
    guard let height = Self.number(of: entry.value), (50...272).contains(height) else {
      return unusable(entry, "write centimetres, as in 172")
    }
    self[keyPath: target] = height
    return nil
  }

  private mutating func applyEnergy(
    _ entry: SettingsEntry, to target: WritableKeyPath<JournalSettings, Double?>
  ) -> (DiagnosticCode, String)? {
    guard let energy = Self.number(of: entry.value), GoalSettings.energies.contains(energy) else {
      return unusable(entry, "write kilocalories from 800 to 10000")
    }
    self[keyPath: target] = energy
    return nil
  }

  private func unusable(_ entry: SettingsEntry, _ remedy: String) -> (DiagnosticCode, String) {
    (.settingsValue, "‘\(entry.name)’ has a value that cannot be used and is left out; \(remedy)")
  }

  private static func number(of value: SettingsValue) -> Double? {
    switch value {
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
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
