/// Whether a log is of food, by its name or by what stands above its first day: `food-log.md`, `# Food Diary`.
enum LogSubject {
  /// What a word begins with that says so, folded; where no white space parts words, it may stand anywhere.
  private static let stems: [[UInt8]] = items(
    of: """
      food, diet, meal, calorie, kcal, nutrition, eating, ernahrung, essen, esstagebuch, mahlzeit, kalorien, repas, aliment, \
      comida, dieta, caloria, refei, pasti, cibo, eten, voeding, maaltijd, maltid, еда, питани, рацион, 饮食, 飲食, 食事, 三餐, 식단, \
      식사, आहार, भोजन
      """
  ).map { Array(folded($0).utf8) }

  static func isFood(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    guard title.count <= 200, !PlanWords.name(title) else { return false }
    let text = folded(title)
    return stems.contains { stem in
      text.indices.contains { place in
        text[place...].starts(with: stem)
          && (place == 0 || !stem[0].isASCII || !isASCIILetter(text[place - 1]))
      }
    }
  }
}
