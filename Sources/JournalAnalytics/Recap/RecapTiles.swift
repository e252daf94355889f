internal import JournalFormat

extension RecapReport {
  /// The label of the number of logged days beside its basis.
  var daysLoggedLabel: String {
    (countedDays == 1 ? "day logged" : "days logged") + (observed.daysToCome > 0 ? " so far" : "")
  }

  /// `Saturday` in a week, `Saturday 14 March` in a longer period.
  func name(of day: Day) -> String {
    observed.dayCount <= 7 ? day.weekday.name : day.weekdayAndDay(besides: observed.today)
  }

  /// The number of days of the period that name a food.
  func dayCount(naming food: NamedFood) -> Int {
    var isKnown: [Bool?] = Array(repeating: nil, count: diary.phrases.count)
    return diary.days(in: observed.elapsed).count { day in
      diary.rows[day.rows].contains { row in
        let phrase = Int(row.phrase)
        if isKnown[phrase] == nil { isKnown[phrase] = diary.phrases[phrase].names(food.words) }
        return isKnown[phrase] ?? false
      }
    }
  }

  /// The fullest day or days; empty if they are many.
  var fullestClause: String {
    guard let most = days.map(\.entries).max(), daysLogged > 1 else { return "" }
    let best = bestDays
    switch best.count {
    case 1:
      return RecapSentence.leadFullest.said(["day": .text(name(of: best[0])), "entries": .number(most)])
    case 2...3 where best.count < daysLogged:
      return RecapSentence.leadFullestTie.said(["days": .list(best.map(name)), "entries": .number(most)])
    default: return ""
    }
  }

  /// Whether all days of the period are over; on the last one dinner may be to come.
  private var isOver: Bool { observed.isFinished }

  /// Whether the days of this period and the previous one can be compared: the diary had begun, neither has days of rest, and
  /// neither was kept on less than half as many days.
  private var areAlike: Bool {
    let before = period.previous.days
    guard let firstEntry, firstEntry <= before.lowerBound, daysLogged > 0, previousDaysLogged > 0,
      !days.contains(where: \.isRest), facts.rest.stretches(in: before).isEmpty
    else { return false }
    return daysLogged * 2 >= previousDaysLogged && previousDaysLogged * 2 >= daysLogged
  }

  /// The same for their totals, which needs periods of equal length; a month of 28 days is not comparable to one of 31.
  private var isComparable: Bool { isOver && areAlike && period.previous.days.count == observed.dayCount }

  /// Up to three figures that the headline does not state, in order of preference; in a week also the weight and the habits. For
  /// one or two days only if the headline does not state them.
  var tiles: [ReportTile] {
    let said = headline.says
    guard daysLogged >= 3 || entries > 0 && observed.dayCount > 1 && said.isDisjoint(with: [.entries, .days])
    else { return [] }
    var tiles = isLong && said.contains(.entries) ? [] : [entriesTile]
    if !said.contains(.days) || !isLong { tiles.append(daysTile) }
    if let energyTile { tiles.append(energyTile) }
    if !said.contains(.streak), let streakTile { tiles.append(streakTile) }
    if !tasks.done.isEmpty {
      tiles.append(
        ReportTile(
          grouped(tasks.done.count), label: tasks.done.count == 1 ? "task done" : "tasks done"))
    }
    guard observed.dayCount <= 7 else { return Array(tiles.prefix(3)) }
    return tiles.prefix(3) + [weightTile, habitsTile].compactMap(\.self)
  }

  /// The trend of the weight, and its distance from that before the period.
  var weightTile: ReportTile? {
    guard let weight else { return nil }
    let trend = WeightTrend(facts.journal.weightReadings.filter { $0.day <= weight.last.day }).points
    guard let last = trend.last, let before = trend.last(where: { $0.day < observed.first }),
      let mass = BodyMass(kilograms: last.trend), let earlier = BodyMass(kilograms: before.trend)
    else { return nil }
    let (now, then) = (units.tenths(mass), units.tenths(earlier))
    let sentence: RecapWords = now < then ? .tileLess : now > then ? .tileHeavier : .tileSameWeight
    return ReportTile(
      tenthsText(now), label: "\(units.massUnit) by the trend",
      note: sentence.said([
        "change": .text("\(tenthsText(abs(now - then))) \(units.massUnit)"),
        "day": .text(before.day.weekdayAndDay(besides: observed.today)),
      ]))
  }

  /// How often all habits were done when due.
  private var habitsTile: ReportTile? {
    let rates = habits.compactMap(\.rate)
    let expected = rates.reduce(0) { $0 + $1.expected }
    guard expected > 0 else { return nil }
    return ReportTile(
      grouped(rates.reduce(0) { $0 + $1.done }), basis: "of \(grouped(expected))", label: "habits done")
  }

  private var entriesTile: ReportTile {
    let before = PeriodText(period).before
    // Today is not over, and no day to compare.
    let today = isOver ? nil : days.last { $0.day == observed.today && $0.entries > 0 }
    let logged = daysLogged - (today == nil ? 0 : 1)
    var note = ""
    if isComparable, daysLogged == previousDaysLogged {
      let change = entries - previousEntries
      let values: [String: SentenceValue] = ["change": .number(abs(change)), "before": .text(before)]
      note = (change > 0 ? RecapWords.tileMore : change < 0 ? .tileFewer : .tileSame).said(values)
    } else if areAlike, isLong || isOver, logged >= 3, previousDaysLogged >= 3 {
      let now = averageText(entries - (today?.entries ?? 0), among: logged)
      let then = averageText(previousEntries, among: previousDaysLogged)
      let sentence: RecapWords =
        if today == nil {
          now == then ? .tilePerDaySame : .tilePerDay
        } else {
          now == then ? .tilePerDaySoFarSame : .tilePerDaySoFar
        }
      note = sentence.said([
        "now": .text(now), "then": .text(then), "before": .text(before),
      ])
    }
    return ReportTile(grouped(entries), label: entries == 1 ? "entry" : "entries", note: note)
  }

  private var daysTile: ReportTile {
    let rested = loggedDays.rested
    let before = days.count(where: \.isBefore)
    let note: String =
      if rested > 0 {
        RecapWords.tileRest.said(["rest": .number(rested)])
      } else if before > 0, let firstEntry {
        (facts.firstDay ?? firstEntry < firstEntry ? RecapWords.tileFirstFood : .tileBeginning).said([
          "day": .text(firstEntry.weekdayAndDay(besides: observed.today))
        ])
      } else if isComparable {
        RecapWords.tileDaysBefore.said([
          "days": .number(previousDaysLogged), "before": .text(PeriodText(period).before),
        ])
      } else {
        ""
      }
    return ReportTile(
      grouped(daysLogged), basis: "of \(grouped(countedDays))",
      label: daysLoggedLabel, note: note)
  }

  private var energyTile: ReportTile? {
    guard let average = energy.averageText(atLeast: "≥ "), energy.completeDays >= 3 else { return nil }
    return ReportTile(
      average, label: "kcal a day", note: "from \(counted(energy.completeDays, "complete day"))")
  }

  /// The streak shown with the days before the period: while the period runs, and for a week that ends in one that the week's days
  /// of rest would cut in two.
  var toldStreak: Streak? {
    guard let streak = observed.isFinished ? facts.holdingStreak : streaks.running else { return nil }
    let isCut =
      observed.dayCount <= 7 && streak.hasRest && streak.first < period.days.lowerBound
      && days.contains { $0.isRest && $0.day <= streak.last }
    return !observed.isFinished || isCut ? streak : nil
  }

  private var streakTile: ReportTile? {
    if let streak = toldStreak, streak.length > 1 {
      return ReportTile(
        grouped(streak.length), label: "days in a row",
        note: "since \(streak.first.weekdayAndDay(besides: observed.today))"
          + (streak.hasRest ? ", days of rest aside" : ""))
    }
    guard let run = longestWithin, run.length > 1 else { return nil }
    let span = PeriodText(.days(run.first...run.last))
    if longestRuns.count > 1 {
      return ReportTile(
        grouped(run.length), label: "days in a row",
        note: RecapWords.tileRuns.said([
          "times": .text(timesWord(longestRuns.count)),
          "first": .text(observed.dayCount <= 7 ? run.first.weekday.name : run.first.dayAndMonth),
        ]))
    }
    let rest = run.hasRest ? ", days of rest aside" : ""
    return ReportTile(
      grouped(run.length), label: "days in a row",
      note: observed.dayCount <= 7
        ? "\(run.first.weekday.name) to \(run.last.weekday.name)\(rest)" : span.datesWithoutYear + rest)
  }

  /// What comes next, and how far the longest streak is; empty if there is nothing to say. It never scolds.
  var farewell: String {
    guard !observed.isFinished, entries > 0 else { return "" }
    var sentences: [String] = []
    let today = observed.today
    let overdue = upcoming.filter { $0.due < today }.map { task in
      RecapWords.overdueTask.said([
        "task": .text(task.name), "day": .text(task.due.dayMonthAndYear(besides: today)),
      ])
    }
    if !overdue.isEmpty {
      sentences.append(RecapWords.overdue.said(["tasks": .list(shortened(overdue, to: 2, of: "task"))]))
    }
    let next = upcoming.lazy.filter { $0.due >= today }.prefix(2).map { task in
      task.due == today
        ? RecapWords.nextToday.said(["task": .text(task.name)])
        : RecapWords.nextTask.said(["task": .text(task.name), "day": .text(shortName(of: task.due))])
    }
    if !next.isEmpty { sentences.append(RecapWords.next.said(["tasks": .list(Array(next))])) }
    // Of several that are as long none is the longest.
    if let running = streaks.running, let longest = streaks.longest, longest != running,
      running.length >= 3, longest.length > running.length, streaks.longestCount == 1
    {
      let left = longest.length - running.length
      let isNear = left <= 7 || running.length * 2 >= longest.length
      let sentence: RecapWords = isNear ? .distance : running.last == today ? .runTomorrow : .runToday
      sentences.append(
        sentence.said([
          "left": .number(left), "number": .text(capitalized(numberWord(left))),
          "length": .number(longest.length), "next": .number(running.length + 1),
          "last": .text(longest.last.dayMonthAndYear(besides: observed.today)),
        ]))
    }
    return sentences.joined(separator: " ")
  }

  /// `Tuesday` within a week, else `Tuesday 24 March`.
  private func shortName(of day: Day) -> String {
    observed.today.distance(to: day) <= 6 ? day.weekday.name : day.weekdayAndDay(besides: observed.today)
  }
}

extension Day {
  /// `12 January`, with the year if it is not that of `other`.
  func dayMonthAndYear(besides other: Day) -> String {
    year == other.year ? dayAndMonth : "\(dayAndMonth) \(year)"
  }
}
