public import JournalFormat

extension FoodEntry {
  /// The lowest and the highest energy of the entry, in tenths of a kilocalorie; `nil` without energy.
  ///
  /// A range is the one on the line. A figure of the food table or of a model (`source:`) that is marked as an estimate has the
  /// margin that `source:` states (`table ±60 %`), else one by the amounts in the words: 10 % for grams or millilitres, 25 % for a
  /// count, 40 % for none; for several foods the mean of these, and for a model 40 %. An estimate of the user's own has no width:
  /// nobody states one.
  var energyEnds: (low: Int, high: Int)? {
    guard let energy else { return nil }
    let (low, high) = (Int(energy.low.tenthsOfKilocalorie), Int(energy.high.tenthsOfKilocalorie))
    guard energy.isEstimate, low == high, let share = estimatedShare else { return (low, high) }
    let width = Int((Double(low) * share).rounded())
    return (low - width, high + width)
  }

  /// The share by which figures that were looked up may be wrong; `nil` for others.
  private var estimatedShare: Double? {
    guard let source = figureSource else { return nil }
    if let percent = source.percent { return Double(percent) / 100 }
    // A share that cannot be read makes it no surer.
    if source.name == "table" || source.name.hasPrefix("table ") {
      return EstimatedFood.Precision.meanShare(in: MealEstimate.words(text.string, facts.amount))
    }
    return source.name == "model" || source.name.hasPrefix("model ")
      ? EstimatedFood.Precision.vague.share : nil
  }
}

extension MealEstimate {
  /// The words of an entry, followed by the amount: `rice (150 g)`.
  public static func words(_ text: String, _ amount: FoodAmount?) -> String {
    let amount = FoodFacts(amount: amount).summary
    return amount.isEmpty ? text : "\(text) (\(amount))"
  }

  /// The `source:` for an entry of these words that takes these figures: with a margin only if the words do not imply it.
  public func source(of text: String, _ amount: FoodAmount?) -> FigureSource {
    // Of water nothing can be wrong.
    guard kilocalories >= 0.5 else { return FigureSource(name: "table") }
    let read = EstimatedFood.Precision.meanShare(in: Self.words(text, amount))
    return FigureSource(name: "table", percent: percent == Int((read * 100).rounded()) ? nil : percent)
  }
}

extension EstimatedFood.Precision {
  /// The mean share of the foods that words name, by how each amount is stated, without a look at the table.
  fileprivate static func meanShare(in words: String) -> Double {
    var precisions: [Self] = []
    var part: [MealToken] = []
    for token in MealTokenizer(words).tokens + [.separator] {
      let isJoint = if case .word(let word) = token { MealWords.joints.contains(word) } else { false }
      guard token == .separator || isJoint else {
        part.append(token)
        continue
      }
      if !part.isEmpty { precisions.append(Self(of: part)) }
      part = []
    }
    guard !precisions.isEmpty else { return vague.share }
    return precisions.reduce(0) { $0 + $1.share } / Double(precisions.count)
  }

  /// How sure the amount of one food is.
  private init(of words: [MealToken]) {
    var (isCounted, isLoose) = (false, false)
    for (index, token) in words.enumerated() {
      switch token {
      case .number: isCounted = true
      case .word(let word):
        if MealNumbers.value(of: word) != nil || MealWords.articles.contains(word) { isCounted = true }
        guard let measure = HouseholdMeasure(word) else { continue }
        if measure.isExact, index > 0, case .number = words[index - 1] {
          self = .said
          return
        }
        isLoose = isLoose || measure.isLoose
      case .separator, .openBracket, .closeBracket: continue
      }
    }
    self = isCounted && !isLoose ? .counted : .vague
  }
}
