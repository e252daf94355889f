internal import JournalFormat

extension ScaleAverage {
  /// `Headache five times, twice with a number: 4 of 10 on average.` For a single one, the name of its day follows.
  func sentence(last day: String) -> String {
    let sentence: RecapWords =
      scale == nil
      ? count == 1 ? .seriesOneBare : .seriesSeveralBare
      : isPartly
        ? valued == 1 ? .seriesPartlyOnce : .seriesPartly
        : count == 1 ? .seriesOne : .seriesSeveral
    return sentence.said(values.merging(["day": .text(day)]) { $1 })
  }

  fileprivate var values: [String: SentenceValue] {
    [
      "name": .text(text.isEmpty ? heading : text), "times": .text(timesWord(count)), "mean": .text(meanText),
      "scale": .text(numberText(scale ?? 0)), "valued": .text(timesWord(valued)),
      // The mean is that of days: one with many lines counts as one.
      "average": .text(isOfDays ? "an average day" : "average"),
    ]
  }

  /// Whether it is stronger on its scale than another, or equally strong and more frequent; without a value it is the weakest.
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

extension [ScaleAverage] {
  /// What was noted under one name, as one sentence: `Headache three times: twice with 5 of 10 on average and once with 3 of 5.`
  func sentence(last dayText: (Day) -> String) -> String {
    guard let first, let last = map(\.last).max() else { return "" }
    guard count > 1 else { return first.sentence(last: dayText(last)) }
    let scales = map { ($0.valued == 1 ? RecapWords.seriesScaleOne : .seriesScale).said($0.values) }
    return RecapWords.seriesScales.said(
      first.values.merging([
        "times": .text(timesWord(reduce(0) { $0 + $1.count })), "values": .list(scales),
      ]) { $1 })
  }
}
