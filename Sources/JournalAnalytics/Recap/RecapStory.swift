internal import JournalFormat

/// The words of a headline.
struct RecapStory {
  let report: RecapReport
  let text: PeriodText
  let surprises: RecapSurprises
  private let kind: RecapHeadline.Kind

  init(_ report: RecapReport) {
    self.report = report
    text = PeriodText(report.period)
    surprises = report.surprises
    kind = report.headlineKind
  }

  var headline: RecapHeadline {
    guard report.entries > 0 else { return empty }
    // Of one day or two a month has no more to tell than a week.
    if report.isLong, report.daysLogged >= 3 { return long }
    return switch kind {
    case .streak: streak
    case .topFood: topFood
    case .improvement: improvement
    case .perfect: perfect
    case .default: plain
    }
  }

  // MARK: Parts of sentences

  func made(
    _ title: String, _ clauses: [String], news: News? = nil, says: Set<RecapHeadline.Said> = [], new: Int = 0
  ) -> RecapHeadline {
    var words = clauses.filter { !$0.isEmpty }.joined(separator: "; ")
    if let news, !news.text.isEmpty {
      words +=
        words.isEmpty ? news.text : news.joint + (news.joint == ". " ? capitalized(news.text) : news.text)
    }
    var headline = RecapHeadline(
      kind: kind, title: title, subtitle: words.isEmpty ? "" : capitalized(words) + ".")
    headline.says = says
    headline.newFoodsNamed = new + (news?.foods ?? 0)
    return headline
  }

  var counts: [String: SentenceValue] {
    [
      "entries": .number(report.entries), "days": .number(report.daysLogged), "noun": .text(text.noun),
      "before": .text(text.before), "previousDays": .number(report.previousDaysLogged),
    ]
  }

  /// `Saturday` in a week, `Saturday 14 March` in a longer period.
  private func name(_ day: Day) -> String { report.name(of: day) }

  /// What was new or came back; how it is joined to other words, and how many new foods it names.
  struct News {
    var text = ""
    var joint = ", and "
    var foods = 0
  }

  /// The foods that a headline may name.
  var new: [RecapSurprises.Food] { surprises.new.filter(\.isSure) }
  var back: [RecapSurprises.Food] { surprises.back.filter(\.isSure) }

  var news: News { news(besides: []) }

  /// `said` are the words of foods that the headline names.
  private func news(besides said: [[String]]) -> News {
    let new = new.filter { !said.contains($0.words) }
    if let first = new.first {
      switch new.count {
      case 1:
        return News(
          text: RecapSentence.newsFirst.said(["day": .text(name(first.day)), "food": .text(first.name)]),
          foods: 1)
      case 2, 3:
        return News(
          text: RecapSentence.newsFirsts.said(["foods": .list(new.map(\.name))]), joint: ". ",
          foods: new.count)
      default:
        let named = surprises.new.count { said.contains($0.words) }
        let sentence: RecapSentence = named > 0 ? .newsManyMore : .newsMany
        return News(
          text: sentence.said(["number": .text(numberWord(report.newFoods.count - named))]), joint: ". ")
      }
    }
    let backs = back.filter { !said.contains($0.words) }
    guard let back = backs.first else { return News() }
    if backs.count > 1 {
      let foods = shortened(backs.map(\.name), to: 3, of: "food")
      return News(text: RecapSentence.newsBacks.said(["foods": .list(foods)]), joint: ". ")
    }
    return News(
      text: RecapSentence.newsBack.said([
        "food": .text(back.name), "away": .text(FoodReturns.text(away: back.away)),
      ])
    )
  }

  // MARK: The kinds

  private var streak: RecapHeadline {
    guard let streak = report.streaks.running else { return plain }
    let inPeriod = report.daysOfStreak(streak)
    let runs = !report.observed.isFinished && streak.last == report.observed.today
    let former = surprises.formerLongest?.length ?? 0
    // Told in the period in which the former one was passed, and not for months after.
    let isRecord = former >= 7 && former < streak.length && former >= streak.length - inPeriod
    var values: [String: SentenceValue] = ["days": .number(streak.length)]
    let milestone = ([10, 25, 50] + stride(from: 100, through: 10_000, by: 100)).last {
      $0 <= streak.length && $0 > streak.length - inPeriod
    }
    let title: String
    var clauses: [String] = []
    // The foods that the headline names.
    var named: [RecapSurprises.Food] = []
    let isOld = streak.length >= 14
    let isFull = report.daysLogged == report.observed.dayCount
    // Where the menu is long something is back every week, so in every second one what was named most goes before it.
    let isLedOn = isOld && isFull && leading?.count ?? 0 >= 3 && report.observed.first.ordinal / 7 % 2 == 0
    // Whether how long it is has been said.
    var isTold = false
    let since: [String: SentenceValue] = [
      "first": .text(streak.first.weekdayAndDay(besides: report.observed.today)),
      "last": .text(streak.last.weekdayAndDay(besides: report.observed.today)),
    ]
    if streak.hasRest {
      title = RecapSentence.titleStreakRest.said(values)
      clauses.append(RecapSentence.leadSinceRest.said(since))
    } else {
      if isRecord {
        title = RecapSentence.titleRecordStreak.said(values)
      } else if runs, let milestone, new.isEmpty || milestone >= 50 {
        title = RecapSentence.titleMilestone.said(values)
      } else if isOld, (1...3).contains(new.count) {
        // A run of weeks is no news by itself.
        named = new
        values["food"] = .text(named[0].name)
        values["foods"] = .list(named.map(\.name))
        title = (named.count == 1 ? RecapSentence.titleStreakNew : .titleStreakFirsts).said(values)
      } else if isOld, new.count > 3 {
        named = new
        values["number"] = .text(numberWord(report.newFoods.count))
        title = RecapSentence.titleStreakManyFirsts.said(values)
      } else if surprises.record != nil {
        title = RecapSentence.titleStreakFullest.said(values)
      } else if new.isEmpty, let farthest = back.max(by: { $0.away < $1.away }), !isLedOn {
        // Of many the one that was away longest is the surprise.
        named = isOld && back.count <= 3 ? back : [farthest]
        values["food"] = .text(farthest.name)
        values["foods"] = .list(named.map(\.name))
        values["away"] = .text(FoodReturns.text(away: farthest.away))
        let sentence: RecapSentence =
          !isOld ? .titleStreakBack : named.count > 1 ? .titleStreakBacks : .titleStreakReturn
        title = sentence.said(values)
      } else if isOld, isFull, let leaders = leading, leaders.count >= 3 {
        // A week of its own after others that are as whole: by what it had most of.
        title = leaders.title
        values["weeks"] = .text(numberWord(streak.length / 7))
        let length: RecapSentence = streak.length >= 28 ? .leadWeeks : .leadInARow
        clauses += [leaders.lead, length.said(values)]
        isTold = true
      } else if streak.length >= 28, isFull {
        values["weeks"] = .text(capitalized(numberWord(streak.length / 7)))
        title = RecapSentence.titleWeeks.said(values)
      } else {
        title = RecapSentence.titleStreak.said(values)
      }
      // Where a long one began has been said for weeks.
      let fullest = streak.length >= 28 ? report.fullestClause : ""
      if isOld, !named.isEmpty, !title.contains("in a row") {
        clauses.append(RecapSentence.leadInARow.said(values))
        if !fullest.isEmpty { clauses.append(fullest) }
      } else if isTold {
        if !fullest.isEmpty { clauses.append(fullest) }
      } else {
        clauses.append(fullest.isEmpty ? (runs ? RecapSentence.leadSince : .leadFromTo).said(since) : fullest)
      }
    }
    if isRecord {
      clauses.append(RecapSentence.leadFormer.said(["days": .number(former)]))
    }
    return made(
      title, clauses, news: news(besides: named.map(\.words)), says: [.streak],
      // More than three are counted, not named.
      new: named.count > 3 ? 0 : new.count { named.contains($0) })
  }

  private var topFood: RecapHeadline {
    guard let leaders = leading else { return plain }
    // The diary's own return is news as well.
    let returned = surprises.returned.map {
      RecapSentence.newsReturn.said(["gap": .number($0.gap), "day": .text(name($0.day))])
    }
    return made(
      leaders.title, [leaders.lead, returned ?? ""], news: news(besides: [leaders.said]),
      new: new.count { $0.words == leaders.said })
  }

  private var improvement: RecapHeadline {
    var values = counts
    values["more"] = .text(capitalized(numberWord(report.entries - report.previousEntries)))
    values["previous"] = .number(report.previousEntries)
    let title: RecapSentence
    let lead: RecapSentence
    if let returned = surprises.returned {
      values["gap"] = .number(returned.gap)
      (title, lead) = (.titleReturn, report.previousEntries == 0 ? .leadReturn : .leadMore)
    } else if let record = surprises.record {
      values["day"] = .text(name(record))
      (title, lead) = (.titleRecordDay, .leadMore)
    } else if report.isPerfect {
      (title, lead) = (.titleFuller, .leadMore)
    } else if report.daysLogged == report.previousDaysLogged {
      (title, lead) = (.titleMore, .leadMore)
    } else {
      // More days make more entries, so the totals are told side by side.
      (title, lead) = (.titleDefault, report.previousEntries == 0 ? .leadAfterNone : .leadAfter)
    }
    return made(capitalized(title.said(values)), [lead.said(values)], news: news, says: [.entries, .days])
  }

  private var perfect: RecapHeadline {
    guard report.observed.dayCount > 1 else { return plain }
    var values = counts
    let rested = report.days.count { $0.entries == 0 }
    let most = report.days.map(\.entries).max() ?? 0
    let least = report.days.filter { $0.entries > 0 }.map(\.entries).min() ?? 0
    values["span"] = .text(most == least ? grouped(most) : "\(grouped(least)) to \(grouped(most))")
    values["rest"] = .number(rested)
    guard rested == 0 else {
      return made(
        RecapSentence.titlePerfectRest.said(values), [RecapSentence.leadPerfectRest.said(values)], news: news,
        says: [.entries, .days])
    }
    if new.count == 1 {
      values["food"] = .text(new[0].name)
      return made(
        RecapSentence.titleEveryDayNew.said(values), [RecapSentence.leadPerfect.said(values)],
        says: [.entries], new: 1)
    }
    let title: RecapSentence =
      if most != least { .titleEveryDay } else if case .days = report.period {
        report.observed.dayCount == 2 ? .titleBothDays : .titleAllThese
      } else {
        .titleWholeWeek
      }
    return made(title.said(values), [RecapSentence.leadPerfect.said(values)], news: news, says: [.entries])
  }

  private var plain: RecapHeadline {
    var values = counts
    if report.entries == 1, let day = report.bestDays.first {
      values["day"] = .text(day.weekdayAndDay)
      return made(
        RecapSentence.titleOneEntry.said(values), [RecapSentence.leadOneEntry.said(values)],
        says: [.entries, .days])
    }
    let count = RecapSentence.leadDefault.said(values)
    if report.daysLogged == 1, let day = report.bestDays.first {
      values["day"] = .text(day.weekdayAndDay)
      return made(
        capitalized(RecapSentence.titleDefault.said(values)), [RecapSentence.leadOneDay.said(values)],
        says: [.entries, .days])
    }
    if !report.hasEarlierEntries, report.entries > 3 {
      return made(
        RecapSentence.titleFirstDays.said(values), [RecapSentence.leadFirst.said(values)], news: news,
        says: [.entries, .days])
    }
    if let returned = surprises.returned {
      values["gap"] = .number(returned.gap)
      return made(RecapSentence.titleReturn.said(values), [count], news: news, says: [.entries, .days])
    }
    if let new = new.first {
      values["food"] = .text(new.name)
      return made(
        RecapSentence.titleNew.said(values), [count], news: news(besides: [new.words]),
        says: [.entries, .days],
        new: 1)
    }
    if let record = surprises.record {
      values["day"] = .text(name(record))
      return made(RecapSentence.titleRecordDay.said(values), [count], says: [.entries, .days])
    }
    if back.count == 1, let back = back.first {
      values["food"] = .text(back.name)
      values["away"] = .text(FoodReturns.text(away: back.away))
      return made(RecapSentence.titleBack.said(values), [count], says: [.entries, .days])
    }
    return made(
      capitalized(RecapSentence.titleDefault.said(values)), [report.fullestClause], says: [.entries, .days])
  }

  private var empty: RecapHeadline {
    let before = report.hasOther ? nil : report.facts.beginsLater
    let values: [String: SentenceValue] = [
      "noun": .text(text.noun == "stretch of days" ? "time" : text.noun),
      "day": .text((before ?? report.observed.first).weekdayAndDay(besides: report.observed.today)),
    ]
    let (title, lead): (RecapSentence, RecapSentence) =
      if report.observed.elapsed == nil {
        (.titleToCome, .leadToCome)
      } else if before != nil {
        (.titleBefore, .leadBefore)
      } else if !report.observed.isFinished {
        report.hasOther ? (.titleNoFoodYet, .leadNoFoodYet) : (.titleNothingYet, .leadNothingYet)
      } else if report.days.allSatisfy(\.isRest) {
        (.titleRest, .leadRest)
      } else {
        report.hasOther
          ? (.titleNoFood, .leadNoFood)
          : (
            .titleQuiet,
            report.facts.days.contains { $0.files.contains(where: \.saysSomething) }
              ? .leadQuietPages : .leadQuiet
          )
      }
    var headline = made(title.said(values), [lead.said(values)])
    headline.kind = .default
    if report.streaks.runningLength > 7 { headline.kind = kind }
    return headline
  }
}

extension JournalDay {
  /// Whether a line has more than a heading or a list marker.
  fileprivate var saysSomething: Bool {
    source.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let words = line.drop { $0 <= .space || $0 == .hyphen || $0 == UInt8(ascii: "*") }
      return !words.isEmpty && words.first != UInt8(ascii: "#")
    }
  }
}

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
