/// A whole day on one line: `Breakfast: tea. Lunch: soup`.
extension DayReader {
  /// Hints at a line that names one meal and goes on with another, for all of it counts as the first: `Breakfast: tea. Lunch: soup`.
  mutating func hintSeveralMeals(_ first: FoodCategory?, _ value: Range<Int>) {
    guard let first else { return }
    let meals = mealsWithin(value)
    guard let second = meals.first else { return }
    report(
      .uncountedFood,
      "several meals stand on this line, and all of it counts as \(Section.meal(first).name); write each on a line of its own",
      at: second.name, fixIt: division(value, at: meals))
  }

  /// Hints at a line of meals each of which is a letter: `B: oats, L: soup, D: pizza`.
  mutating func hintLetteredMeals(_ label: ScannedLabel, at text: Range<Int>) {
    guard label.key.count == 1, context.planRank == nil, context.trainingRank == nil,
      mealOfLetter(label.key) != nil,
      case let others = mealsWithin(label.value, areLetters: true), !others.isEmpty,
      namesDish(label.value.lowerBound..<others[0].divider.lowerBound)
    else { return }
    report(
      .uncountedFood,
      "letters for meals on one line are words, so nothing here is counted; write each meal on a line of its own: ‘Breakfast: …’",
      at: text)
  }

  /// A meal's name within words, and what parts it from those before.
  private typealias MealWithin = (name: Range<Int>, divider: Range<Int>)

  /// The names of meals within words, before a colon or a dash and behind a stop or another dash.
  private func mealsWithin(_ value: Range<Int>, areLetters: Bool = false) -> [MealWithin] {
    var meals: [MealWithin] = []
    var rest = value
    while let meal = mealWithin(rest, areLetters) {
      meals.append(meal)
      rest = meal.name.upperBound + 1..<max(meal.name.upperBound + 1, value.upperBound)
    }
    return meals
  }

  private func mealWithin(_ value: Range<Int>, _ isLetter: Bool) -> MealWithin? {
    file.scan(value) { line in
      var start: Int?
      for at in line.rest {
        let byte = line.byte(at: at)
        switch byte {
        case .colon, .hyphen:
          if let start, case let name = withoutStars(line.trimmed(start..<at), line), !name.isEmpty,
            byte == .colon || line.byte(at: at + 1) == .space && line.byte(at: at - 1) == .space,
            isMeal(name, isLetter)
          {
            return (name, line.trimmed(line.position..<start - 1).upperBound..<name.lowerBound)
          }
          if byte == .hyphen, line.byte(at: at - 1) != .hyphen, line.byte(at: at - 1) != .space { continue }
          start = byte == .hyphen ? at + 1 : nil
        case .period, .semicolon, .comma, .verticalBar, .slash: start = at + 1
        // `**Breakfast**: eggs **Lunch**: soup`.
        case .asterisk
        where line.byte(at: at - 1) == .space || line.byte(at: at - 1) == .asterisk && start == at:
          start = at + 1
        default: continue
        }
      }
      return nil
    }
  }

  private func isMeal(_ name: Range<Int>, _ isLetter: Bool) -> Bool {
    if isLetter { return mealOfLetter(name) != nil }
    if case .section(.meal)? = knownTitle(name).match { return true }
    return false
  }

  /// The edit that writes each meal on a line of its own, below the same bullet; only where nothing but signs parts them.
  private func division(_ value: Range<Int>, at meals: [MealWithin]) -> Diagnostic.FixIt? {
    let signs: [UInt8] = [.period, .semicolon, .comma, .verticalBar, .slash, .hyphen, .space]
    let number = source.location(ofByte: value.lowerBound).line
    guard let first = meals.first?.divider, let last = meals.last?.divider,
      meals.allSatisfy({ $0.divider.allSatisfy { signs.contains(source.bytes[$0]) } }),
      let start = bullet(ofLine: number)
    else { return nil }
    var replacement: [UInt8] = []
    var end = first.lowerBound
    for meal in meals {
      replacement += source.bytes[end..<meal.divider.lowerBound]
      replacement += source.ending(below: number, otherwise: [.lineFeed]) + start
      end = meal.divider.upperBound
    }
    let place = source.location(ofByte: first.lowerBound)..<source.location(ofByte: last.upperBound)
    return Diagnostic.FixIt(
      offer: "write each meal on a line of its own", edit: TextEdit(range: place, replacement: replacement))
  }

  /// The indentation and the bullet of a line; empty for a line of a paragraph, `nil` for what is counted or boxed.
  private func bullet(ofLine number: Int) -> ArraySlice<UInt8>? {
    let line = source.lineContent(number)
    guard let first = line.first(where: { source.bytes[$0] != .space && source.bytes[$0] != .tab }) else {
      return nil
    }
    let mark = source.bytes[first]
    if mark == .hyphen || mark == .plusSign || mark == .asterisk, source.bytes[first + 1] == .space {
      let start = file.scan(line) { $0.trimmed(first + 1..<line.upperBound).lowerBound }
      return source.bytes[start] == .openBracket ? nil : source.bytes[line.lowerBound..<start]
    }
    return isASCIILetter(mark) || !mark.isASCII ? source.bytes[line.lowerBound..<first] : nil
  }
}

/// A name without the stars behind it.
private func withoutStars(_ name: Range<Int>, _ line: LineScanner) -> Range<Int> {
  var name = name
  while name.count > 1, line.byte(at: name.upperBound - 1) == .asterisk {
    name = name.lowerBound..<name.upperBound - 1
  }
  return name
}
