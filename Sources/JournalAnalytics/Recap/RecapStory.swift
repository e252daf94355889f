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
