import JournalFormat

/// A key of `[profile]`, and how the user answers for it.
enum ProfileAnswer: String, CaseIterable {
  case sex, born
  case height = "height_cm"
  case activity, aim
  case target = "target_kg"

  func question(_ units: JournalSettings.Units) -> String {
    let isImperial = units == .imperial
    return switch self {
    case .sex: "Sex, as the formula knows it: male or female?"
    case .born: "Born on, as 1990-04-02?"
    case .height: isImperial ? "Height, as 5 ft 8 in?" : "Height in centimetres?"
    case .activity: "Activity: sedentary, light, moderate, active or very active?"
    case .aim: "Aim: lose, maintain or gain?"
    case .target: isImperial ? "Weight to reach, in pounds?" : "Weight to reach, in kilograms?"
    }
  }

  /// The profile's value in the form of an answer.
  func known(in profile: ProfileSettings, _ units: JournalSettings.Units) -> String? {
    switch self {
    case .sex: return profile.sex?.rawValue
    case .born: return profile.born?.description
    case .height:
      return profile.height.map { height in
        guard units == .imperial else { return Self.shortest(height) }
        let inches = Int((height / Self.inch).rounded())
        return "\(inches / 12) ft \(inches % 12) in"
      }
    case .activity: return profile.activity?.rawValue
    case .aim: return profile.aim?.rawValue
    case .target:
      return profile.targetMass.map { mass in
        let isImperial = units == .imperial
        let amount = isImperial ? mass.kilograms / BodyMass.kilogramsPerPound : mass.kilograms
        return "\(Self.shortest((amount * 10).rounded() / 10)) \(isImperial ? "lb" : "kg")"
      }
    }
  }

  /// The answer as TOML; `nil` for a target of `none`. Throws with the valid answers.
  func toml(_ answer: String, in diary: OpenDiary) throws(CommandFailure) -> String? {
    // What is shown again is not longer than an answer.
    let answer = String(answer.prefix(80))
    let text = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    switch self {
    case .sex:
      return try Self.word(
        text, of: ProfileSettings.Sex.self, named: "sex", or: answer, choices: "male or female")
    case .activity:
      return try Self.word(
        text.replacing("_", with: " ").replacing("-", with: " "), of: ProfileSettings.Activity.self,
        named: "activity", or: answer,
        choices: "sedentary, light, moderate, active or very active")
    case .aim:
      return try Self.word(
        text, of: ProfileSettings.Aim.self, named: "aim", or: answer, choices: "lose, maintain or gain")
    case .born:
      guard let day = Day(text) else {
        throw Self.refusal(answer, as: "day", remedy: "the day of birth, as in 1990-04-02")
      }
      guard day <= diary.now.day, day.distance(to: diary.now.day) < 47_500 else {
        throw Self.refusal(answer, as: "day of birth", remedy: "it as 1990-04-02")
      }
      return day.description
    case .height:
      guard let height = Self.centimetres(text, diary.settings.units), (50...272).contains(height) else {
        throw Self.refusal(answer, as: "height", remedy: "centimetres, as in 172, or 5 ft 8 in")
      }
      return Self.shortest((height * 10).rounded() / 10)
    case .target:
      if isNone(text) { return nil }
      guard let mass = Self.mass(text, in: diary), mass.isPlausible else {
        throw Self.refusal(
          answer, as: "weight of a person", remedy: "kilograms, as in 68.5, or 150 lb")
      }
      return Self.shortest((mass.kilograms * 100).rounded() / 100)
    }
  }

  private static func word<Value: RawRepresentable & CaseIterable>(
    _ text: String, of _: Value.Type, named what: String, or answer: String, choices: String
  ) throws(CommandFailure) -> String where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw refusal(answer, as: what, remedy: choices)
    }
    return "\"\(value.rawValue)\""
  }

  private static func refusal(_ answer: String, as what: String, remedy: String) -> CommandFailure {
    CommandFailure(.usage, "‘\(answer)’ is no \(what); write \(remedy)")
  }

  /// Centimetres in an inch.
  private static let inch = 2.54

  /// A height: `172`, `172 cm`, `1.72 m`, `5 ft 8 in`, `5'8"`, `68 in`. A bare number below 96 is inches where units are imperial.
  private static func centimetres(_ text: String, _ units: JournalSettings.Units) -> Double? {
    var parts: [(number: Double, unit: String)] = []
    var digits = ""
    var unit = ""
    func close() -> Bool {
      guard let number = Double(digits) else { return false }
      parts.append((number, unit))
      (digits, unit) = ("", "")
      return true
    }
    for character in text.replacing(",", with: ".") where character != " " {
      if character.isASCII, character.isNumber || character == "." {
        if !unit.isEmpty, !close() { return nil }
        digits.append(character)
      } else {
        unit.append("’‘′".contains(character) ? "'" : "”“″".contains(character) ? "\"" : character)
      }
    }
    guard close() else { return nil }
    switch parts.map(\.unit) {
    case [""]:
      let number = parts[0].number
      // `1,68`: nobody has so few centimetres or inches.
      if (0.5...2.72).contains(number) { return number * 100 }
      return units == .imperial && number < 96 ? number * inch : number
    case ["cm"]: return parts[0].number
    case ["m"]: return parts[0].number * 100
    case ["in"], ["\""], ["inches"]: return parts[0].number * inch
    case ["ft"], ["'"], ["feet"]: return parts[0].number * 12 * inch
    case ["ft", "in"], ["ft", ""], ["'", "\""], ["'", ""], ["feet", "inches"], ["ft", "\""]:
      guard parts[1].number < 12 else { return nil }
      return (parts[0].number * 12 + parts[1].number) * inch
    default: return nil
    }
  }

  /// A mass as a day file would have it, in the unit of the settings where it has none.
  private static func mass(_ text: String, in diary: OpenDiary) -> BodyMass? {
    let parsed = diary.parser.parse(
      SourceText(Array("## Weight\n\n- \(text)\n".utf8)), day: diary.now.day, path: "")
    guard parsed.day.weights.count == 1, let weight = parsed.day.weights.first, weight.remark == nil,
      weight.time == nil, weight.bodyFatPercent == nil
    else { return nil }
    return weight.mass
  }

  static func shortest(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
