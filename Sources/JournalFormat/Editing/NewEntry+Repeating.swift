extension NewEntry {
  /// The same once more, without its time and what belongs to the day it was eaten: words, facts, tags, parts, source.
  ///
  /// With `factor` all figures are multiplied by it and `×0.5` follows the words; one that is there already is
  /// multiplied too, and goes if that makes it 1. Without it the figures stay as they are written.
  public init(repeating entry: FoodEntry, scaledBy factor: Double? = nil, parser: DayFileParser) {
    let factor = factor.flatMap { $0.isFinite && $0 > 0 && $0 != 1 ? $0 : nil }
    let inWords = entry.words.withBytes { scanTags(LineScanner($0, 0..<$0.count)).count }
    var details: [NewDetail] = []
    for detail in entry.details {
      switch detail {
      case .part(let part): details.append(.part(part.words.string, part.facts.scaled(by: factor ?? 1)))
      case .source(let source): details.append(.source(source.string))
      case .barcode(let digits): details.append(.barcode(digits.string))
      case .heard, .photo, .edited, .note, .text: break
      }
    }
    self.init(
      category: entry.category,
      words: factor.map { scaled(entry.words.string, by: $0) } ?? entry.words.string,
      facts: entry.facts.scaled(by: factor ?? 1), tags: entry.tags.dropFirst(inWords).map(\.name.string),
      details: details)
    let line = NewEntry(typed: entry.rawWords.string, parser: parser)
    if factor == nil, line.facts == facts, line.words == words { typedFacts = line.typedFacts }
  }
}

extension FoodFacts {
  /// The facts of `factor` times as much.
  func scaled(by factor: Double) -> FoodFacts {
    guard factor != 1 else { return self }
    var scaled = self
    if let energy, let low = Energy(kilocalories: energy.low.kilocalories * factor),
      let high = Energy(kilocalories: energy.high.kilocalories * factor)
    {
      scaled.energy = EnergyAmount(low: low, high: high, isEstimate: energy.isEstimate)
    }
    for index in nutrients.indices { scaled.nutrients[index].grams *= factor }
    switch amount {
    case .grams(let grams): scaled.amount = .grams(grams * factor)
    case .millilitres(let millilitres): scaled.amount = .millilitres(millilitres * factor)
    case nil: break
    }
    return scaled
  }
}

/// Words with `×0.5` behind them, put together with one that they end in.
private func scaled(_ words: String, by factor: Double) -> String {
  var words = Substring(words)
  var factor = factor
  if let sign = words.lastIndex(of: "×"), sign > words.startIndex, words[words.index(before: sign)] == " ",
    let before = plainDecimal(words[words.index(after: sign)...])
  {
    factor *= before
    // A third was written as 0.3333.
    if abs(factor - factor.rounded()) <= 0.000_051 * factor / before { factor = factor.rounded() }
    words = words[..<words.index(before: sign)]
  }
  let text = decimalText(factor)
  return text == "1" ? String(words) : "\(words) ×\(text)"
}

/// A number such as `0.5` or `2`, above zero; `nil` for anything else.
private func plainDecimal(_ text: Substring) -> Double? {
  Array(text.utf8).withUnsafeBufferPointer { buffer in
    guard let number = ScannedNumber(LineScanner(buffer, 0..<buffer.count)),
      number.range.count == buffer.count
    else { return nil }
    return number.decimal.flatMap { $0 > 0 ? $0 : nil }
  }
}
