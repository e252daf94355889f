internal import JournalFormat

extension RecapStory {
  /// A month or a year: its logged days, its longest run, its foods.
  var long: RecapHeadline {
    let counts = report.loggedDays
    let (logged, of) = (counts.logged, counts.days)
    let run = report.longestWithin
    var values = self.counts
    values["logged"] = .number(logged)
    values["days"] = .number(of)
    values["period"] = .text(text.title)
    var clauses: [String] = []
    var says: Set<RecapHeadline.Said> = []
    let title: String
    let rested = counts.rested
    let begins = report.days.contains(where: \.isBefore)
    values["day"] = .text(report.firstEntry?.dayAndMonth ?? "")
    // Days of a food are those on at least half of which it was eaten.
    func isUsual(_ food: NamedFood) -> Bool {
      food.count * 2 >= of && report.dayCount(naming: food) * 2 >= of
    }
    let isMost = logged * 5 >= counts.due * 4 && of > 1
    // Days of rest aside nothing is missing.
    let isWhole = rested > 0 && counts.isWhole && !begins && report.observed.daysToCome == 0
    if isMost, isWhole {
      title = RecapSentence.titlePerfectRest.said(values)
    } else if isMost {
      let all: RecapSentence =
        begins
        ? .titleAllSinceFirst : report.observed.daysToCome > 0 ? .titleAllDaysSoFar : .titleAllDays
      title = (logged == of ? all : begins ? .titleDaysSinceFirst : .titleDays).said(values)
    } else if let run, run.length >= 14 {
      title = RecapSentence.titlePeriodRun.said(["days": .number(run.length)])
    } else if logged >= 7, !(begins && report.period.isStretch),
      let top = report.foods.first(where: isUsual)
    {
      // A word of a food that is named already is no other one.
      var named = [top]
      for food in report.foods where isUsual(food) {
        if named.allSatisfy({ Set($0.words).isDisjoint(with: food.words) }) { named.append(food) }
      }
      values["foods"] = .list(leaders(of: named, to: 3))
      values["food"] = .text(top.shown)
      values["number"] = .number(report.dayCount(naming: top))
      let isWholePeriod = !report.period.isStretch && !begins && report.observed.daysToCome == 0
      title =
        (isWholePeriod
        ? RecapSentence.titlePeriodFoods : named.count > 1 ? .titleStretchFoods : .titleStretchFood)
        .said(values)
    } else if logged * 10 < counts.due {
      // So few of so many days would be told as a reproach.
      title = capitalized(RecapSentence.titleDefault.said(self.counts))
      says.insert(.entries)
    } else {
      title = (begins ? RecapSentence.titleDaysSinceFirst : .titleDays).said(values)
    }
    says.insert(.days)
    if isMost
      ? isWhole
      : !says.contains(.entries)
        && title != (begins ? RecapSentence.titleDaysSinceFirst : .titleDays).said(values)
    {
      clauses.append((begins ? RecapSentence.leadPeriodDaysSinceFirst : .leadPeriodDays).said(values))
    }
    if rested > 0 {
      clauses.append(
        RecapSentence.leadPeriodRest.said([
          "rest": .number(rested), "number": .text(numberWord(rested)),
        ]))
    }
    // All days are one run, which the headline says.
    if logged == of, of > 1 { says.insert(.streak) }
    if let run, run.length >= 3, !says.contains(.streak) {
      says.insert(.streak)
      clauses.append(longestRun(run))
    }
    let new = report.newFoods.count
    if new > 3 {
      clauses.append(
        RecapSentence.leadPeriodNew.said([
          "foods": .number(new), "number": .text(numberWord(new)),
        ]))
      return made(title, clauses, says: says)
    }
    return made(title, clauses, news: news, says: says)
  }

  /// The longest run, or the two of equal length, with their days.
  private func longestRun(_ run: Streak) -> String {
    let runs = report.longestRuns
    let spans = runs.prefix(2).map { run in
      PeriodText(.days(run.first...run.last)).datesWithoutYear + (run.hasRest ? ", days of rest aside" : "")
    }
    // Those with an entry are not in the run either, whose days would not add up to the span otherwise.
    let resting = report.days.filter { $0.isRest && (run.first...run.last).contains($0.day) }
    let logged = resting.count { $0.entries > 0 }
    var rest = resting.count == 1 ? "one day of rest" : "\(numberWord(resting.count)) days of rest"
    if logged > 0 {
      rest += logged == resting.count ? " with an entry" : ", \(numberWord(logged)) of them with an entry"
    }
    let sentence: RecapSentence =
      switch runs.count {
      case ...1: run.hasRest ? .leadPeriodRunRest : .leadPeriodRun
      case 2: .leadPeriodRunTwice
      default: .leadPeriodRunMany
      }
    return sentence.said([
      "days": .number(run.length), "number": .text(numberWord(runs.count)),
      "rest": .text(rest),
      "span": .text(PeriodText(.days(run.first...run.last)).datesWithoutYear),
      "first": .text(spans.first ?? ""), "second": .text(spans.last ?? ""),
    ])
  }
}
