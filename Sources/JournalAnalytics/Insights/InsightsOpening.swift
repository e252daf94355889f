internal import JournalFormat

/// The beginning of the insights: the sentences that matter, and three figures.
struct InsightsOpening: Sendable {
  let title: String
  let sentences: [String]
  /// Those of the sentences that need no food.
  let others: [String]
  let tiles: [ReportTile]

  /// The explanation of how the sentences are chosen.
  var figure: Figure {
    Figure(
      "At the top", .count(sentences.count, one: "sentence", many: "sentences"), rule: .openingSentences,
      lines: { [] })
  }

  /// `insights` are the parts already computed, whose counts are used.
  init(of source: InsightSource, _ insights: [any Insight]) {
    func part<Part: Insight>(_ type: Part.Type) -> Part? { insights.lazy.compactMap { $0 as? Part }.first }
    let foods = part(TopFoodsInsight.self)
    let times = part(TimingInsight.self)?.times
    let habits = part(HabitsInsight.self)
    let (facts, observed) = (source.facts, source.observed)
    let entries = source.rows.count
    let logged = source.days.count
    let first = facts.countedRange?.lowerBound ?? observed.first
    let counts = facts.logged
    let days = counts.days
    let top = foods?.most
    let tied = foods?.equallyMost ?? []
    let isAll = logged == days && days > 1
    let (weight, mood) = (Self.weight(of: facts), Self.mood(of: facts))
    others = [weight, mood, habits?.habitsSentence, habits?.tasksSentence].compactMap(\.self)
    title =
      if let top, top.count >= 5, (2...3).contains(tied.count) {
        InsightSentence.titleFoods.said([
          "foods": .text(joinedList(tied)), "count": .number(top.count), "entries": .number(entries),
        ])
      } else if let top, top.count >= 5, tied.count == 1 {
        InsightSentence.titleFood.said([
          "food": .text(top.shown), "count": .number(top.count), "entries": .number(entries),
        ])
      } else {
        (days == 1 && logged == 1
          ? InsightSentence.titleOneDay : isAll ? days == 2 ? .titleBoth : .titleAll : .titleDays).said([
            "logged": .number(logged), "days": .number(days), "entries": .number(entries),
          ])
      }
    let namesFood = (top?.count ?? 0) >= 5 && (1...3).contains(tied.count)
    let streak = Self.streak(of: facts)
    let rhythm =
      logged >= 3
      ? Self.missed(of: source, counts, from: first, isStreakTold: streak != nil, isTold: !namesFood)
      : Self.rhythm(of: source, counts, from: first, isTold: !namesFood)
    // Which day was missed last is news where few are, and no beginning where the headline says how many.
    let isLast = logged >= 3 && !namesFood
    let missed = isLast && 2 * logged >= days ? rhythm : nil
    let ranked = [
      source.isEverything || days == 1 ? nil : Self.beginning(of: facts), streak, isLast ? nil : rhythm,
      foods?.roseMost,
      weight,
      part(SeriesInsight.self)?.symptom, mood, habits?.habitsSentence, habits?.tasksSentence,
      part(NewFoodsInsight.self)?.latest, times?.steadiest, part(WeekdaysInsight.self)?.fullest, missed,
    ]
    sentences = Array(ranked.compactMap(\.self).prefix(5))

    var tiles: [ReportTile] = []
    let rested = counts.rested
    if namesFood {
      tiles.append(
        ReportTile(
          grouped(logged), basis: "of \(grouped(days))", label: "days logged",
          note: rested == 0 ? "" : RecapWords.tileRest.said(["rest": .number(rested)])))
    }
    if logged > 0 {
      tiles.append(ReportTile(averageText(entries, among: logged), label: "entries a logged day"))
    }
    let energy = EnergyCoverage(
      of: facts.days, open: source.observed.isFinished ? nil : source.observed.today)
    if let average = energy.averageText(atLeast: "≥ "), energy.completeDays >= 3 {
      tiles.append(
        ReportTile(
          average, label: "kcal a day", note: "from \(counted(energy.completeDays, "complete day"))")
      )
    } else if let times, let fast = times.fast, times.fastNights >= 5 {
      tiles.append(
        ReportTile(
          durationText(minutes: fast), label: "overnight", note: "from \(counted(times.fastNights, "night"))")
      )
    }
    self.tiles = logged >= 3 ? tiles : []
  }

  /// The sentence on when the diary begins, if days of the period lie before.
  private static func beginning(of facts: PeriodFacts) -> String? {
    facts.diaryBeginsWithin.map {
      InsightSentence.begins.said(["day": .text($0.weekdayAndDay(besides: facts.observed.today))])
    }
  }

  /// The sentence on how many days have an entry, and which was missed last; `nil` if the headline states it.
  private static func rhythm(
    of source: InsightSource, _ counts: LoggedDays, from first: Day, isTold: Bool, saysRest: Bool = true
  ) -> String? {
    let (logged, days) = (counts.logged, counts.days)
    let values = counts.values.merging(["of": .text(counts.textOfDays)]) { $1 }
    // The first of the whole diary, not only of a period of one day.
    let isOnlyDay = days == 1 && source.diary.days.count == 1
    guard logged < days else {
      if isOnlyDay { return InsightSentence.rhythmOne.said(values) }
      return isTold ? nil : (days == 2 ? InsightSentence.rhythmBoth : .rhythmAll).said(values)
    }
    let rest = source.facts.rest
    var known = source.days[...]
    var day = source.observed.today
    // Today may still get its line.
    if known.last?.day != day, !source.observed.isFinished { day = day.advanced(by: -1) }
    while day >= first {
      if known.last?.day == day {
        known.removeLast()
      } else if !rest.contains(day) {
        let sentence: InsightSentence =
          !isTold ? .rhythmGap : counts.rested > 0 && saysRest ? .rhythmMissedRest : .rhythmMissed
        return sentence.said(
          values.merging(["day": .text(day.weekdayAndDay(besides: source.observed.today))]) { $1 })
      }
      day = day.advanced(by: -1)
    }
    return InsightSentence.rhythm.said(values)
  }

  /// Whether a current streak is long enough to mention.
  static func tells(_ streak: Streak?) -> Bool { streak?.length ?? 0 >= 7 }

  /// A current streak of a week or more.
  private static func streak(of facts: PeriodFacts) -> String? {
    guard let streak = facts.holdingStreak, tells(streak) else { return nil }
    let today = facts.observed.today
    // Today may still be open, and days of rest may have followed.
    let isFollowed = facts.observed.isFinished || streak.last < today
    let sentence: InsightSentence =
      switch (streak.hasRest, isFollowed) {
      case (false, false): .streak
      case (true, false): .streakRest
      case (false, true): .streakBeforeRest
      case (true, true): .streakRestBeforeRest
      }
    return sentence.said([
      "days": .number(streak.length), "first": .text(streak.first.weekdayAndDay(besides: today)),
      "last": .text(streak.last.weekdayAndDay(besides: today)),
    ])
  }

  /// The day missed last, unless a streak shows it, and the days of rest, unless a tile does: the headline or a tile states how
  /// many days are logged.
  private static func missed(
    of source: InsightSource, _ counts: LoggedDays, from first: Day, isStreakTold: Bool, isTold: Bool
  ) -> String? {
    let rest: InsightSentence? = isTold && counts.rested > 0 ? .rhythmRest : nil
    guard !isStreakTold, !counts.isWhole else { return rest?.said(counts.values) }
    return rhythm(of: source, counts, from: first, isTold: true, saysRest: isTold)
  }

  private static func weight(of facts: PeriodFacts) -> String? {
    let strays = StrayWeights.readings(among: facts.journal.weightReadings)
    let left = strays.count { reading in facts.days.contains { $0.day == reading.day } }
    let doubt = left == 0 ? nil : InsightSentence.weightStrays.said(["readings": .number(left)])
    guard let change = weightChange(of: facts.days, after: [], without: strays) else { return doubt }
    let units = facts.journal.settings.units
    func text(_ reading: WeightChange.Reading) -> String {
      "\(tenthsText(units.tenths(reading.mass))) \(units.massUnit)"
    }
    let (first, last) = (text(change.first), text(change.last))
    let sentence: InsightSentence = change.all.count == 1 ? .weightOne : first == last ? .weightSame : .weight
    let said = sentence.said([
      "first": .text(first), "last": .text(last), "readings": .number(change.readings),
    ])
    return [said, doubt].compactMap(\.self).joined(separator: " ")
  }

  /// The mood on the scale that was used most.
  private static func mood(of facts: PeriodFacts) -> String? {
    let moods = scaleAverages(of: facts.days.lazy.flatMap(\.files), from: .moods)
    guard let mood = moods.max(by: { ($0.count, $0.scale ?? 0) < ($1.count, $1.scale ?? 0) }) else {
      return nil
    }
    let least = mood.extremes?.lowerBound ?? 0
    let isSame = least == mood.extremes?.upperBound
    let sentence: InsightSentence =
      mood.days == 1 ? .moodOne : isSame ? .moodSame : least <= 1 ? .moodLow : .mood
    return sentence.said([
      "mean": .text(mood.meanText),
      "scale": .text(numberText(mood.scale ?? 0)),
      "days": .number(mood.days), "least": .text(numberText(least)),
    ])
  }
}

extension MealTimes {
  /// The meal with the narrowest middle half, from five times on, or the two that share it; `nil` if none has that many, there is
  /// no other to compare with, or more are alike.
  var steadiest: String? {
    let meals = usual.filter { $0.entries >= 5 }
    func width(_ meal: Usual) -> Int { Int(meal.late.minutes) - Int(meal.early.minutes) }
    let narrowest = meals.map(width).min()
    let steadiest = meals.filter { width($0) == narrowest }
    guard meals.count > 1, let meal = steadiest.first, let minutes = narrowest else { return nil }
    if steadiest.count > 1 {
      guard steadiest.count == 2, meals.count > 2 else { return nil }
      let sentence: InsightSentence = minutes == 0 ? .steadiestTwoSame : .steadiestTwo
      return sentence.said([
        "meals": .list(steadiest.map(\.category.rawValue)), "span": .text(durationText(minutes: minutes)),
      ])
    }
    return (meal.early == meal.late ? InsightSentence.steadiestSame : .steadiest).said([
      "meal": .text(meal.category.name), "early": .text(meal.early.spoken), "late": .text(meal.late.spoken),
    ])
  }
}
