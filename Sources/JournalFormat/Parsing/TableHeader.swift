/// What the columns of a table hold, by the words of its first row.
struct TableHeader {
  enum Column: Equatable {
    case time, date, meal, bodyFat, remark
    /// Perhaps a meal, where another column holds what was eaten.
    case kind
    /// What was eaten; `isSure` if the word is said of nothing else.
    case food(isSure: Bool)
    /// What was eaten, where a column of meals stands beside it.
    case actual
    /// What was eaten at the meal that the column is named for.
    case foodOf(FoodCategory)
    /// How much of it, in this unit where a cell names none.
    case amount(FactWord?)
    /// A body weight, or how much was eaten.
    case weight(FactWord?)
    /// Energy or a nutrient; for a nutrient, with the grams that a figure without a unit is counted in.
    case figure(FactWord, grams: Double, isEstimate: Bool)
    /// Prices, sets, repetitions.
    case noFood
    case other
  }

  private(set) var columns: [Column]
  /// The texts of the header's cells.
  let cells: [Range<Int>]

  /// The column whose cells were eaten.
  private(set) var food: Int?
  private(set) var meal: Int?
  let time: Int?
  let date: Int?
  private(set) var weight: Int?
  /// The column from which on a second table stands beside the first, `Food | kcal | Food | kcal`; it is not read.
  let second: Int?

  init(_ row: TableRow, of file: StructuredSource, _ parser: DayFileParser) {
    cells = row.cells
    var columns = row.cells.map { cell in file.scan(cell) { parser.column($0) } }
    let foods = columns.indices.filter { if case .food = columns[$0] { true } else { false } }
    let names = foods.map { index in file.source[row.cells[index]].withBytes { folded($0) } }
    second = zip(foods, names).dropFirst().first { $0.1 == names.first }?.0
    if let second { for index in columns.indices[second...] { columns[index] = .other } }
    self.columns = columns
    time = columns.firstIndex(of: .time)
    date = columns.firstIndex(of: .date)
    meal = columns.firstIndex(of: .meal)
    weight = columns.firstIndex { if case .weight = $0 { true } else { false } }
    food =
      columns.firstIndex(of: .food(isSure: true)) ?? columns.firstIndex(of: .food(isSure: false))
      ?? columns.firstIndex { if case .foodOf = $0 { true } else { false } }
    let others = columns.indices.filter { columns[$0] == .other }
    if meal != nil, let actual = columns.firstIndex(of: .actual) {
      // `Meal | Planned | Actual`
      self.columns[actual] = .food(isSure: true)
      food = actual
    } else if food == nil, meal != nil, others.count == 1, hasEnergy {
      // `Meal | What I had | Cals`
      food = others[0]
    } else if food == nil {
      food = meal
      meal = nil
    } else if meal == nil {
      // Above the names of meals there is often nothing.
      meal = columns.firstIndex(of: .kind) ?? (columns.first == .other && cells[0].isEmpty ? 0 : nil)
    }
  }

  /// Whether what was eaten stands in the column of meals: their names, or dishes.
  var isFoodAMeal: Bool { food.map { columns[$0] == .meal } ?? false }

  /// The meal that the column of foods is named for: `Lunch | kcal`.
  var categoryOfFood: FoodCategory? {
    if let food, case .foodOf(let category) = columns[food] { category } else { nil }
  }

  /// The columns of meals where each has one of its own: `Breakfast | Lunch | Dinner`; one alone only beside a date. Beside several, one
  /// column of energy is the day's; else columns of figures say that the rows are single foods.
  var mealColumns: [(index: Int, category: FoodCategory)] {
    let meals = columns.enumerated().compactMap { index, column in
      if case .foodOf(let category) = column { (index: index, category: category) } else { nil }
    }
    let energies = columns.count { if case .figure(.kilocalories, _, _) = $0 { true } else { false } }
    let isOfRows = columns.contains { column in
      switch column {
      case .figure where meals.count > 1 && energies == 1: false
      case .foodOf, .date, .remark, .weight, .noFood, .actual, .other: false
      case .time, .meal, .bodyFat, .kind, .food, .amount, .figure: true
      }
    }
    return !isOfRows && (meals.count > 1 || meals.count == 1 && date != nil) ? meals : []
  }

  /// How many columns hold energy or a nutrient.
  private var figures: Int { columns.count { if case .figure = $0 { true } else { false } } }

  var hasEnergy: Bool {
    columns.contains { column in
      if case .figure(.kilocalories, _, _) = column { return true }
      if case .figure(.kilojoules, _, _) = column { return true }
      return false
    }
  }

  private var hasAmount: Bool {
    columns.contains { column in
      switch column {
      case .amount, .weight: true
      default: false
      }
    }
  }

  /// Whether a column says that nothing was eaten and nobody weighed.
  var isOfOther: Bool { columns.contains(.noFood) }

  /// Takes the one column of remarks beside one of meals for that of food, where the rows are named for meals: `Meal | Notes`.
  mutating func takeRemarksForFood() {
    let remarks = columns.indices.filter { columns[$0] == .remark }
    guard isFoodAMeal, remarks.count == 1, !isOfOther else { return }
    columns[remarks[0]] = .food(isSure: true)
    (meal, food) = (food, remarks[0])
  }

  /// Whether the header can be of nothing but food. Below a heading of another name an amount does not say so.
  func isSurelyFood(belowOther isBelowOther: Bool) -> Bool {
    // With a date in each row it is a log, what else there is beside the energy: `Date | Food | Calories | Price`.
    guard let food, !isOfOther || date != nil && hasEnergy else { return false }
    return switch columns[food] {
    case .food(isSure: true): figures > 0 || meal != nil || time != nil || (hasAmount && !isBelowOther)
    case .food(isSure: false):
      figures > 0 && (figures > 1 || meal != nil || time != nil || hasAmount)
        // `Meal | What`
        || meal != nil && !isBelowOther && !columns.contains(.other)
    case .meal: hasEnergy || !isBelowOther && isTimesAndMeals
    case .other: meal != nil && hasEnergy
    default: false
    }
  }

  /// `Time | Meal`, perhaps with a day and remarks.
  private var isTimesAndMeals: Bool {
    time != nil && columns.allSatisfy { [.time, .meal, .date, .remark].contains($0) }
  }

  /// Takes a first column that no word is known of for that of food, where figures stand beside it.
  mutating func takeFirstForFood() {
    if food == nil, columns.first == .other, hasEnergy || figures > 1 { food = 0 }
    if isOfOther, !hasEnergy { food = nil }
  }

  /// Whether the table holds body weights, wherever it stands: days or times or body fat, weights, and nothing of food or
  /// training. The weights say their unit, or what stands beside them is known.
  func isSurelyWeight(hasUnit: Bool) -> Bool {
    let hasBodyFat = columns.contains(.bodyFat)
    guard weight != nil, time != nil || date != nil || hasBodyFat, !isOfOther else { return false }
    return columns.allSatisfy { column in
      switch column {
      case .time, .date, .weight, .bodyFat, .remark: true
      case .other, .kind: hasUnit || hasBodyFat
      case .meal, .food, .actual, .foodOf, .amount, .figure, .noFood: false
      }
    }
  }

  /// Takes the only column that may hold body weights for that of weights.
  mutating func takeOneForWeight() {
    guard weight == nil else { return }
    let others = columns.indices.filter { index in
      switch columns[index] {
      case .other, .amount: true
      default: false
      }
    }
    // Of `kg` and `BMI` the one with the unit.
    let masses = others.filter { if case .amount = columns[$0] { true } else { false } }
    if others.count == 1 || masses.count == 1 { weight = others.count == 1 ? others[0] : masses[0] }
  }
}

extension TableWords.Column {
  /// The nutrient that a column is of.
  fileprivate var nutrient: FactWord? {
    switch self {
    case .protein: .nutrient(.protein)
    case .carbs: .nutrient(.carbs)
    case .fat: .nutrient(.fat)
    case .fibre: .nutrient(.fibre)
    case .sugar: .nutrient(.sugar)
    case .sodium: .nutrient(.sodium)
    case .time, .date, .meal, .kind, .food, .item, .actual, .amount, .energy, .remark, .bodyFat, .other: nil
    }
  }
}

extension DayFileParser {
  /// What the first cell of a column says of it.
  func column(_ cell: LineScanner) -> TableHeader.Column {
    let bracket = TableHeader.bracket(in: cell)
    let unit = bracket.flatMap { self.unit(of: $0) }
    var isEstimate = bracket.map { TableHeader.saysEstimate($0) } ?? false
    let isPercentage = bracket.map { $0.firstIndex(of: .percentSign) != nil } ?? false
    let words = HeadingTitle(cell).words
    return words.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, 0..<buffer.count)
      if isEstimateSign(line.scalar(at: 0).value) {
        isEstimate = true
        line.position += line.scalar(at: 0).length
        line.skipSpaces()
      }
      if let column = column(words: line, unit: unit, isEstimate: isEstimate) {
        // `Fat (%)` is no grams of fat.
        if case .figure = column, isPercentage { return .other }
        return column
      }
      // `Food/Drink` is what both are.
      guard let slash = line.firstIndex(of: .slash) else { return .other }
      let first = line.over(line.trimmed(line.position..<slash))
      let second = line.over(line.trimmed(slash + 1..<line.end))
      guard let column = column(words: first, unit: unit, isEstimate: isEstimate),
        self.column(words: second, unit: unit, isEstimate: isEstimate) != nil
      else { return .other }
      return column
    }
  }

  /// What words mean, perhaps behind one that says that they are an estimate or a sum, and before a unit.
  private func column(words line: LineScanner, unit: FactWord?, isEstimate: Bool) -> TableHeader.Column? {
    if let column = exactColumn(line, unit: unit, isEstimate: isEstimate) { return column }
    let text = line.trimmed(line.rest)
    if let space = text.first(where: { line.byte(at: $0) == .space }) {
      let first = line.over(text.lowerBound..<space)
      let rest = line.over(space + 1..<text.upperBound)
      // `Morning weight`.
      if WeightWords.circumstances.contains(first.bytes), words.match(rest.bytes) == .section(.weight) {
        return .weight(unit)
      }
      if TableHeader.saysEstimate(first) { return column(words: rest, unit: unit, isEstimate: true) }
      if first.isWhole("total") || first.isWhole("net") || first.isWhole("actual"),
        case .figure? = exactColumn(rest, unit: unit, isEstimate: isEstimate)
      {
        return exactColumn(rest, unit: unit, isEstimate: isEstimate)
      }
    }
    guard unit == nil, let space = text.last(where: { line.byte(at: $0) == .space }),
      let unit = self.unit(of: line.over(space + 1..<text.upperBound))
    else { return nil }
    return exactColumn(line.over(text.lowerBound..<space), unit: unit, isEstimate: isEstimate)
  }

  private func exactColumn(_ line: LineScanner, unit: FactWord?, isEstimate: Bool) -> TableHeader.Column? {
    let text = line.trimmed(line.rest)
    guard !text.isEmpty, text.count <= 60 else { return nil }
    let bytes = line.over(text).bytes
    let section = words.match(bytes)
    if section == .section(.weight) { return .weight(unit) }
    if section == .section(.notes) { return .remark }
    let meaning = WordTable.key(of: bytes).withUnsafeBufferPointer { TableWords.column($0) }
    if let fact = facts.words.meaning(of: bytes) ?? meaning?.nutrient {
      switch fact {
      case .kilocalories:
        return .figure(unit == .kilojoules ? .kilojoules : fact, grams: 1, isEstimate: isEstimate)
      case .kilojoules: return .figure(fact, grams: 1, isEstimate: isEstimate)
      case .energy:
        return .figure(unit == .kilojoules ? .kilojoules : .kilocalories, grams: 1, isEstimate: isEstimate)
      // `Net carbs` in a column is the amount of carbs that the person counts.
      case .otherNutrient: break
      case .nutrient(let nutrient):
        guard case .grams(let grams)? = unit ?? .grams(nutrient.isInMilligrams ? 0.001 : 1) else {
          return nil
        }
        return .figure(fact, grams: grams, isEstimate: isEstimate)
      case .grams, .millilitres: return .amount(fact)
      }
    }
    switch meaning {
    case .time: return .time
    case .date: return .date
    case .meal: return .meal
    case .kind: return .kind
    case .food: return .food(isSure: true)
    case .item: return .food(isSure: false)
    case .actual: return .actual
    case .amount: return .amount(unit)
    case .energy:
      return .figure(unit == .kilojoules ? .kilojoules : .kilocalories, grams: 1, isEstimate: isEstimate)
    case .remark: return .remark
    case .bodyFat: return .bodyFat
    case .other: return .noFood
    case .protein, .carbs, .fat, .fibre, .sugar, .sodium, nil: break
    }
    switch section {
    case .section(.food): return .food(isSure: true)
    case .section(.meal(let category)), .timeOfDay(let category): return .foodOf(category)
    default: return nil
    }
  }

  /// The unit that words are, all of them.
  private func unit(of line: LineScanner) -> FactWord? {
    let text = line.trimmed(line.rest)
    guard !text.isEmpty else { return nil }
    let word = facts.words.meaning(
      of: line.over(text).bytes)
    if case .nutrient? = word { return nil }
    return word
  }
}

extension TableHeader {
  /// What stands in the last round brackets of a cell.
  static func bracket(in cell: LineScanner) -> LineScanner? {
    var end = cell.end
    var at = cell.end
    while at > cell.position {
      let (sign, length) = cell.scalar(before: at, from: cell.position)
      guard length > 0 else { return nil }
      at -= length
      if sign == .closeParenthesis || sign == .wideCloseParenthesis { end = at }
      if sign == .openParenthesis || sign == .wideOpenParenthesis {
        return cell.over(cell.trimmed(at + length..<max(at + length, end)))
      }
    }
    return nil
  }

  /// Whether words say that a column holds estimates: `est.`, `approx`.
  static func saysEstimate(_ words: LineScanner) -> Bool {
    var text = words.trimmed(words.rest)
    if let last = text.last, words.byte(at: last) == .period { text = text.lowerBound..<last }
    if isEstimateSign(words.scalar(at: text.lowerBound).value) { return true }
    guard !text.isEmpty, text.count <= 40 else { return false }
    let key = words.over(text).bytes
    return TableWords.estimates.contains(key) || EstimateWords.all.contains(key)
  }
}
