/// What a log is of, by its name or by what stands above its first day: `food-log.md`, `# Food Diary`, `# Weight`.
public enum LogSubject: Hashable, Sendable {
  case food, weight

  /// The section that its days are of, where they do not say so themselves.
  public var section: Section { self == .food ? .food : .weight }

  /// What a title says; *food and weight* is food.
  init?(_ title: UnsafeBufferPointer<UInt8>) {
    guard title.count <= 200, !PlanWords.name(title) else { return nil }
    let text = folded(title)
    if Self.has(text, Self.foods) {
      self = .food
    } else if Self.has(text, Self.weights), !Self.has(text, Self.lifting) {
      self = .weight
    } else {
      return nil
    }
  }

  /// What a word begins with that says so, folded; where no white space parts words, it may stand anywhere.
  private static let foods = stems(
    """
    food, diet, meal, calorie, kcal, nutrition, eating, ernahrung, essen, esstagebuch, mahlzeit, kalorien, repas, aliment, \
    comida, dieta, caloria, refei, pasti, cibo, eten, voeding, maaltijd, maltid, еда, питани, рацион, 饮食, 飲食, 食事, 三餐, 식단, \
    식사, आहार, भोजन
    """
  )
  private static let weights = stems(
    """
    weight, weigh-in, weigh in, body mass, bodyweight, gewicht, korpergewicht, poids, peso corporal, peso, vikt, vekt, vaegt, вес, \
    体重, 체중, वजन
    """)
  /// What lifts weights, or loses them.
  private static let lifting = stems(
    "lift, train, gym, workout, exercise, set, rep, bench, squat, sport, kraft, muskel, entren")

  private static func stems(_ list: String) -> [[UInt8]] { items(of: list).map { Array(folded($0).utf8) } }

  private static func has(_ text: [UInt8], _ stems: [[UInt8]]) -> Bool {
    stems.contains { stem in
      text.indices.contains { place in
        text[place...].starts(with: stem)
          && (place == 0 || !stem[0].isASCII || !isASCIILetter(text[place - 1]))
      }
    }
  }
}

/// Whether a text of a log is of a diary: what was eaten or weighed.
public struct LoggedFood {
  private let parser: DayFileParser

  public init(_ parser: DayFileParser) { self.parser = parser }

  /// Whether a day's file with this text would hold an entry or a weight.
  public func isRead(in text: [UInt8], on day: Day) -> Bool {
    let day = parser.parse(SourceText(text), day: day, path: "").day
    return !day.entries.isEmpty || !day.weights.isEmpty
  }

  /// Whether it would hold a weight below a heading for weights: `- 82.1`.
  public func isWeighed(in text: [UInt8], on day: Day) -> Bool {
    !parser.parse(SourceText(Array("## Weight\n\n".utf8) + text), day: day, path: "").day.weights.isEmpty
  }

  /// Whether it would below a heading for food, if its words name a food or a figure stands beside them.
  public func isNamed(in text: [UInt8], on day: Day) -> Bool {
    let entries = parser.parse(SourceText(Array("## Food\n\n".utf8) + text), day: day, path: "").day.entries
    return entries.contains { $0.energy != nil || NamedDish($0.text).answer == .food }
  }
}
