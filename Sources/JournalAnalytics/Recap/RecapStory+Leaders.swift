internal import JournalFormat

/// The headline on the foods named most often.
extension RecapStory {
  /// The foods named most often, all equally.
  private var equalFoods: [NamedFood] {
    guard let top = surprises.foods.first else { return [] }
    // A dish that contains the top word, or the other way round, is the same food.
    let others = surprises.foods.dropFirst().filter { Set($0.words).isDisjoint(with: top.words) }
    return [top] + others.prefix { $0.count == top.count }
  }

  /// The text on the foods named most often, `count` times each: a title, and the sentence below it.
  struct Leaders {
    var count: Int
    var title: String
    var lead = ""
    /// The words of another food that the title names.
    var said: [String] = []
  }

  /// `nil` where no food is named.
  var leading: Leaders? {
    guard let top = surprises.foods.first, case let equals = equalFoods else { return nil }
    var values = counts
    values["food"] = .text(top.shown)
    values["count"] = .text(numberWord(top.count))
    values["times"] = .text(timesWord(top.count))
    values["foods"] = .list(equals.map(\.shown))
    func leaders(_ title: RecapSentence, _ lead: RecapSentence?, said: [String] = []) -> Leaders {
      Leaders(count: top.count, title: title.said(values), lead: lead?.said(values) ?? "", said: said)
    }
    if equals.count > 3 {
      values["number"] = .text(numberWord(equals.count))
      values["foods"] = .list(shortened(equals.map(\.shown), to: 5, of: "food"))
      return leaders(.titleManyTies, .leadTopMany)
    }
    if equals.count > 1 { return leaders(.titleTies, nil) }
    if new.contains(where: { $0.words == top.words }) {
      return leaders(.titleTopNew, .leadTop, said: top.words)
    }
    if back.contains(where: { $0.words == top.words }) {
      return leaders(.titleTopBack, .leadTop, said: top.words)
    }
    if surprises.topBefore == top.words {
      let (title, said) = topAgain(top, values)
      let lead: RecapSentence = said.isEmpty ? .leadTop : .leadTopNamed
      return Leaders(count: top.count, title: title, lead: lead.said(values), said: said)
    }
    let on = report.dayCount(naming: top)
    if on >= 5, report.observed.dayCount == 7 {
      values["number"] = .text(numberWord(on))
      values["of"] = .text(numberWord(report.countedDays))
      // On as many days as times.
      return leaders(.titleTopDays, on == top.count ? nil : .leadTop)
    }
    return leaders(.titleTop, .leadTop)
  }

  /// A food that led before: with what is new beside it, with the next food, or with how long it has led.
  private func topAgain(_ top: NamedFood, _ values: [String: SentenceValue]) -> (
    title: String, said: [String]
  ) {
    var values = values
    if new.count == 1, let new = new.first {
      values["new"] = .text(new.name)
      return (RecapSentence.titleTopAgainNew.said(values), new.words)
    }
    if new.isEmpty, back.count == 1, let back = back.first {
      values["back"] = .text(back.name)
      return (RecapSentence.titleTopAgainBack.said(values), back.words)
    }
    if let risen = surprises.risen, case .week = report.period {
      values["risen"] = .text(risen.shown)
      values["often"] = .text(timesWord(risen.count))
      return (RecapSentence.titleTopRisen.said(values), risen.words)
    }
    if surprises.periodsLed >= 2, case .week = report.period {
      values["weeks"] = .text(numberWord(surprises.periodsLed + 1))
      return (RecapSentence.titleTopRunning.said(values), [])
    }
    return (RecapSentence.titleTopAgain.said(values), [])
  }
}

/// The names of the foods named most often, `count` of them or fewer, so that none is left out that equals one named;
/// if more than that are equal, the number of the others is told.
func leaders(of foods: [NamedFood], to count: Int) -> [String] {
  guard foods.count > count else { return foods.map(\.shown) }
  let clear = foods.prefix { $0.count > foods[count].count }
  guard clear.isEmpty else { return clear.map(\.shown) }
  return shortened(foods.prefix { $0.count == foods[0].count }.map(\.shown), to: count, of: "food")
}
