internal import JournalFormat

extension ScaleAverage {
  /// `Headache five times, twice with a number: 4 of 10 on average.` What is noted once has the name of its day.
  func sentence(last day: String) -> String {
    let sentence: RecapWords =
      scale == nil
      ? count == 1 ? .seriesOneBare : .seriesSeveralBare
      : isPartly
        ? valued == 1 ? .seriesPartlyOnce : .seriesPartly
        : count == 1 ? .seriesOne : .seriesSeveral
    return sentence.said([
      "name": .text(text.isEmpty ? heading : text), "times": .text(timesWord(count)), "mean": .text(meanText),
      "scale": .text(numberText(scale ?? 0)), "day": .text(day), "valued": .text(timesWord(valued)),
    ])
  }

  /// Whether it is stronger on its scale than another, or as strong and noted more often; without a value it is the weakest.
  func isWorse(than other: ScaleAverage) -> Bool {
    func strength(of item: ScaleAverage) -> Double {
      Double(item.averageHundredths ?? 0) / (item.scale.map { $0 * 100 } ?? 1)
    }
    return (strength(of: self), count, other.text) > (strength(of: other), other.count, text)
  }

  /// `4`, `3.4`.
  var meanText: String {
    let tenths = share(averageHundredths ?? 0, among: 10)
    return tenths.isMultiple(of: 10) ? grouped(tenths / 10) : tenthsText(tenths)
  }
}
