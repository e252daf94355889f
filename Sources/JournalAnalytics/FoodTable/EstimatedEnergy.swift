public import JournalFormat

extension FoodEntry {
  /// The tenths of a kilocalorie that the entry may have at least and at most; `nil` without energy.
  ///
  /// A range is what the line says. A figure of the food table or of a model (`source:`) that is marked as an estimate is as sure as
  /// `source:` says (`table ±60 %`), else as the amounts in the words: 10 % about an amount in grams or millilitres, 25 % about a count,
  /// 40 % about none; of several foods, the mean of these, and of a model 40 %. An estimate of the person's own has no width: nobody says
  /// which.
  var energyEnds: (low: Int, high: Int)? {
    guard let energy else { return nil }
    let (low, high) = (Int(energy.low.tenthsOfKilocalorie), Int(energy.high.tenthsOfKilocalorie))
    guard energy.isEstimate, low == high, let share = estimatedShare else { return (low, high) }
    let width = Int((Double(low) * share).rounded())
    return (low - width, high + width)
  }

  /// The share by which figures that were looked up may be wrong; `nil` of others.
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
  /// The words of an entry with the amount that stands behind them: `rice (150 g)`.
  public static func words(_ text: String, _ amount: FoodAmount?) -> String {
    let amount = FoodFacts(amount: amount).summary
    return amount.isEmpty ? text : "\(text) (\(amount))"
  }

  /// What `source:` says below an entry of these words that takes these figures: how sure they are only where the words do not tell it.
  public func source(of text: String, _ amount: FoodAmount?) -> FigureSource {
    // Of water nothing can be wrong.
    guard kilocalories >= 0.5 else { return FigureSource(name: "table") }
    let read = EstimatedFood.Precision.meanShare(in: Self.words(text, amount))
    return FigureSource(name: "table", percent: percent == Int((read * 100).rounded()) ? nil : percent)
  }
}

extension EstimatedFood.Precision {
  /// The mean share of the foods that words name, by what they say of each amount and without a look at the table.
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
