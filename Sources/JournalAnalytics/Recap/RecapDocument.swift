internal import JournalFormat

extension RecapReport {
  /// The recap as a document. Sections without data are left out.
  public var document: ReportDocument {
    let headline = headline
    var blocks: [ReportBlock] = headline.subtitle.isEmpty ? [] : [.lead(ReportText(headline.subtitle))]
    let tiles = tiles
    if !tiles.isEmpty { blocks.append(.tiles(tiles)) }
    let parts = [wordsSection, photoSection].filter { !$0.isEmpty }
    if !parts.isEmpty { blocks.append(.columns(parts)) }
    blocks += mostOften(said: headline.newFoodsNamed) + tableSection + partSection + energySection
    let course = [taskSection, habitSection, weightSection, moodSection].filter { !$0.isEmpty }
    if !course.isEmpty { blocks.append(.columns(course)) }
    blocks += nutrientSection + unreadSection
    let farewell = farewell
    if !farewell.isEmpty { blocks.append(.closing(ReportText(farewell))) }
    var document = ReportDocument(title: headline.title, blocks: blocks)
    document.period = periodLine
    return document
  }

  /// `Week 11 of 2026, so far · 9 to 15 March`, `Week of 15 to 21 February 2026`.
  var periodLine: String {
    // Days up to today are no part of anything longer.
    let isWhole =
      observed.isFinished || observed.elapsed == nil || period.isStretch && observed.daysToCome == 0
    return PeriodText(period).line(isWhole ? "" : ", so far")
  }

  /// One line to share: counts and the foods named most often, nothing else of the diary.
  public var closingLine: String {
    if observed.elapsed == nil { return "\(PeriodText(period).title) has not begun." }
    if let before = facts.beforeDiarySentence { return "\(PeriodText(period).title): \(before)" }
    var parts = [
      RecapWords.closing.said(["entries": .number(entries), "of": .text(loggedDays.textOfDays)])
        + (observed.daysToCome > 0 ? " so far" : "")
    ]
    if let streak = streaks.running, streak.length > 1, streak.last >= observed.first {
      let sentence: RecapWords = streak.hasRest ? .closingStreakRest : .closingStreak
      parts.append(sentence.said(["days": .number(streak.length)]))
    }
    if let top = foods.first, top.count >= 3 {
      let others = foods.dropFirst().filter { Set($0.words).isDisjoint(with: top.words) }
      let equals = [top] + others.prefix { $0.count == top.count }
      if equals.count == 1 {
        parts.append(RecapWords.closingTop.said(["food": .text(top.shown)]))
      } else if equals.count <= 3 {
        parts.append(RecapWords.closingTies.said(["foods": .list(equals.map(\.shown))]))
      }
    }
    return "\(PeriodText(period).title): \(parts.joined(separator: ", "))."
  }

  private var wordsSection: [ReportBlock] {
    guard !quotations.isEmpty else { return [] }
    return [
      .heading(level: 1, "In your words"),
      .quotations(quotations.map { ReportQuotation($0.text, source: name(of: $0.day)) }),
    ]
  }

  private var photoSection: [ReportBlock] {
    guard !photos.isEmpty else { return [] }
    return [
      .photos(
        photos.map { photo in
          let time = photo.time.map { " \($0.spoken)" } ?? ""
          return ReportPhoto(
            target: photo.target, caption: photo.caption, moment: "\(name(of: photo.day))\(time)")
        })
    ]
  }

  /// The foods with a row: whole groups of equals, at most eight in all, and the equals that do not fit.
  private var listedFoods: (rows: [NamedFood], tied: [NamedFood]) {
    var rows: [NamedFood] = []
    let often = foods.prefix { $0.count >= 2 }
    var rest = often[...]
    while let first = rest.first {
      let equals = rest.prefix { $0.count == first.count }
      guard rows.count + equals.count <= 8, first.count > 2 || rows.isEmpty else {
        return (rows, Array(equals))
      }
      rows += equals
      rest = rest[equals.endIndex...]
    }
    return (rows, [])
  }

  private func mostOften(said: Int) -> [ReportBlock] {
    guard let first = foods.first else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "Most often")]
    var sentences: [String] = []
    let (rows, tied) = listedFoods
    if first.count < 2 {
      sentences.append(
        foods.count == 1
          ? RecapWords.oneFood.said(["food": .text(first.shown)])
          : RecapWords.noneTwice.said())
    } else if !rows.isEmpty {
      blocks.append(foodChart(rows) { grouped($0.count) + within($0, of: rows) })
    }
    if let one = tied.first {
      let names = shortened(tied.map(\.shown), to: 12, of: "food")
      let times = one.count == 2 ? "twice" : timesWord(one.count)
      sentences.append(
        tied.count == 1
          ? RecapWords.timesOne.said(["food": .text(one.shown), "times": .text(times)])
          : one.count == 2
            ? RecapWords.twiceEach.said(["foods": .list(names)])
            : RecapWords.timesEach.said(["times": .text(timesWord(one.count)), "foods": .list(names)]))
    }
    sentences += newsSentences(said: said)
    if !sentences.isEmpty { blocks.append(.footnote(ReportText(sentences.joined(separator: " ")))) }
    return blocks
  }

  /// The sentences on what was new and what came back, unless the sentence below the headline names it.
  private func newsSentences(said: Int) -> [String] {
    var sentences: [String] = []
    let headline = headline
    if surprises.new.count > said {
      // Only a few have a day.
      if surprises.new.count <= 5, newFoods.count == surprises.new.count {
        let days = Set(surprises.new.map(\.day)).sorted()
        let groups = days.map { day in
          RecapWords.firstOn.said([
            "foods": .list(surprises.new.filter { $0.day == day }.map(\.name)), "day": .text(name(of: day)),
          ])
        }
        sentences.append(RecapWords.firsts.said(["foods": .text(groups.joined(separator: "; "))]))
      } else {
        let names = surprises.new.map(\.name)
        let list =
          newFoods.count > names.count
          ? names.prefix(8) + [counted(newFoods.count - min(8, names.count), "more food")]
          : shortened(names, to: 8, of: "food")
        sentences.append(RecapWords.firsts.said(["foods": .list(Array(list))]))
      }
    }
    let told = FoldedText(Array("\(headline.title) \(headline.subtitle)".utf8))
    let back = surprises.back.filter { food in
      !told.ranges(of: Array(folded(food.name).utf8)).contains(where: told.isWholeWords)
    }
    if !back.isEmpty {
      sentences.append(
        RecapWords.backFood.said(["foods": .list(shortened(back.map(\.name), to: 5, of: "food"))]))
    }
    return sentences
  }

  /// ` (4 in filter coffee)` for a food that is also part of listed dishes.
  private func within(_ food: NamedFood, of rows: [NamedFood]) -> String {
    let dishes = rows.filter { $0.holds(food) }
    guard food.countWithinDishes > 0, !dishes.isEmpty else { return "" }
    // Others that it is part of may be none of the rows.
    let count = min(food.countWithinDishes, dishes.reduce(0) { $0 + $1.count })
    return " (\(grouped(count)) in \(joinedList(dishes.map(\.shown))))"
  }

  /// The meals, the days and the hours.
  private var tableSection: [ReportBlock] {
    guard entries > 0 else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "At the table")]
    if !categories.shares.isEmpty {
      var notes: [FoodCategory: String] = [:]
      for usual in times.usual { notes[usual.category] = usual.note }
      blocks.append(categories.chart(notes: notes, title: "At the table"))
    }
    if observed.dayCount <= 7, observed.dayCount > 1 {
      let charts = [[dayStacks]] + (times.timed > 0 ? [[hourChart]] : [])
      blocks.append(.columns(charts))
    }
    let sentences = tableSentences
    if !sentences.isEmpty { blocks.append(.footnote(ReportText(sentences.joined(separator: " ")))) }
    return blocks
  }

  private var tableSentences: [String] {
    var sentences: [String] = []
    if let sentence = bestDaySentence { sentences.append(sentence) }
    var clauses: [String] = []
    if let earliest = times.earliest, let latest = times.latest, times.timed > 1 {
      clauses.append(
        earliest.time == latest.time
          ? (times.timed == entries
            ? times.timed == 2 ? RecapWords.sameTimeBoth : .sameTime
            : times.timed == 2 ? .sameTimeBothOfMore : .sameTimeOfMore).said([
              "count": .text(numberWord(times.timed)), "time": .text(earliest.time.spoken),
            ])
          : (daysLogged == 1
            ? RecapWords.firstLast
            : isAlways(earliest) && isAlways(latest) ? .alwaysSame : .earliestLatest).said([
              "early": .text(earliest.time.spoken), "earlyDay": .text(daysText(with: earliest)),
              "late": .text(latest.time.spoken), "lateDay": .text(daysText(with: latest)),
            ]))
    }
    if let window = times.eatingWindow {
      let days = times.eatingWindowDays
      let sentence: RecapWords =
        daysLogged == 1 ? .windowBetween : days == 1 ? .windowOne : days == daysLogged ? .window : .windowSome
      clauses.append(
        sentence.said([
          "length": .text(durationText(minutes: window)), "days": .text(numberWord(days)),
        ]))
    }
    if !clauses.isEmpty { sentences.append(capitalized(clauses.joined(separator: "; ")) + ".") }
    if times.untimed > 0, times.timed > 0 {
      let sentence: RecapWords = times.hasEstimates ? .noExactTime : .noTime
      sentences.append(
        sentence.said(["number": .text(numberWord(times.untimed)), "count": .number(times.untimed)]))
    }
    if categories.unnamed > 0, !categories.shares.isEmpty { sentences.append(categories.unnamedSentence) }
    let aside = [(planned, RecapWords.planned), (dropped, .dropped)].filter { $0.0 > 0 }
    if !aside.isEmpty {
      sentences.append("Not counted: \(joinedList(aside.map { $1.said(["count": .number($0)]) })).")
    }
    return sentences
  }

  private func days(with moment: MealTimes.Moment) -> Int {
    Set(diary.rows(in: observed.elapsed).filter { $0.exactTime == moment.time }.map(\.day)).count
  }

  /// Whether each of several logged days has the time.
  private func isAlways(_ moment: MealTimes.Moment) -> Bool {
    daysLogged > 1 && days(with: moment) == daysLogged
  }

  /// `Monday`, or `three days` where more than one has the time.
  private func daysText(with moment: MealTimes.Moment) -> String {
    let days = days(with: moment)
    return days < 2 ? name(of: moment.day) : "\(numberWord(days)) days"
  }

  /// The fullest day, or days.
  private var bestDaySentence: String? {
    let best = bestDays
    // One entry on each day makes none the fullest.
    guard daysLogged > 1, let most = days.map(\.entries).max(), most > 1 else { return nil }
    // The headline may have said so.
    let clause = fullestClause
    if !clause.isEmpty, headline.subtitle.lowercased().contains(clause.lowercased()) { return nil }
    let values: [String: SentenceValue] = [
      "entries": .number(most), "day": .text(name(of: best[0])), "days": .list(best.prefix(3).map(name)),
      "logged": .text(numberWord(daysLogged)),
    ]
    if best.count == 1 { return RecapWords.fullest.said(values) }
    if best.count == countedDays { return RecapWords.fullestAll.said(values) }
    if best.count == daysLogged { return RecapWords.fullestLogged.said(values) }
    return best.count > 3 ? nil : RecapWords.fullestTie.said(values)
  }

  /// The weeks of a month, the months of a year and its foods by quarter.
  private var partSection: [ReportBlock] {
    guard entries > 0, observed.dayCount > 7 else { return [] }
    switch period {
    case .week: return []
    case .days(let stretch) where stretch.count <= 14:
      return [.heading(level: 1, "Day by day"), dayChart]
    case .days, .month: return weekChart.map { [.heading(level: 1, "Week by week"), $0] } ?? []
    case .year:
      let months = groups {
        Period.month(year: $0.year, month: $0.month).days
      } label: {
        monthName($0.lowerBound.month)
      }
      let chart = partChart("Month by month", name: "month-by-month", part: "month", months)
      let quarters = quarterFoods
      return [.heading(level: 1, "Month by month"), chart]
        + (quarters.isEmpty ? [] : [.heading(level: 1, "Through the year"), .list(quarters.map(\.text))])
    }
  }

  /// The foods of each quarter from the diary's first entry on: those named more often than in the rest of the year, and those new
  /// in it. Empty for a single quarter, which is described above, and if no quarter has foods of its own.
  var quarterFoods: [QuarterFoods] {
    guard case .year = period else { return [] }
    var hasSeason = false
    // By the dishes of the whole year, or a food would have other names in each quarter.
    let tally = diary.tally(of: diary.rows(in: observed.elapsed))
    let quarters = (0..<4).compactMap { quarter -> QuarterFoods? in
      guard let start = Day(year: observed.first.year, month: quarter * 3 + 1, day: 1),
        let end = start.advanced(byMonths: 3)?.advanced(by: -1), let known = facts.sinceFirstEntry,
        start <= known.upperBound, end >= known.lowerBound
      else { return nil }
      let days = max(start, known.lowerBound)...min(end, known.upperBound)
      let counts = tally.counts(in: diary.phrases, weights: diary.weights(of: diary.rows(in: days)))
      guard counts.contains(where: { $0.value >= 3 }) else { return nil }
      // Months of it in which nothing was written say nothing of the season.
      let logged = diary.days(in: days)
      let ends = [logged.first, logged.last].map { monthName(($0?.day ?? days.lowerBound).month) }
      let seasonal = ofSeason(tally.namedFoods, counts: counts, days: logged.count)
      let foods = leaders(of: seasonal, to: 4)
      hasSeason = hasSeason || !seasonal.isEmpty
      let new = surprises.new.filter { days.contains($0.day) && foods != [$0.name] }.map(\.name)
      let values: [String: SentenceValue] = [
        "months": .text(ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")),
        "foods": .list(foods), "new": .list(shortened(new, to: 3, of: "new food")),
      ]
      let sentence: RecapWords =
        seasonal.isEmpty
        ? new.isEmpty ? .quarterAlike : .quarterAlikeNew : new.isEmpty ? .quarter : .quarterNew
      return QuarterFoods(
        days: days, foods: seasonal.filter { foods.contains($0.name) },
        text: ReportText(sentence.said(values)))
    }
    return quarters.count > 1 && hasSeason ? quarters : []
  }

  /// The foods of one quarter only.
  struct QuarterFoods {
    var days: ClosedRange<Day>
    /// Those named, by how far they exceed the rest of the year.
    var foods: [NamedFood]
    var text: ReportText
  }

  /// The foods of the year that a part with that many logged days names by `counts` three times or more, and per logged day at
  /// least half as often again as the rest; those that exceed the rest most first, then by count.
  private func ofSeason(_ foods: [NamedFood], counts: [String: Int], days: Int) -> [NamedFood] {
    let others = daysLogged - days
    guard others > 0 else { return [] }
    return foods.compactMap { food in
      guard let own = counts[food.name], own >= 3 else { return nil }
      let elsewhere = food.count - own
      guard 2 * own * others >= 3 * elsewhere * days else { return nil }
      var food = food
      // What it has beyond the rest, for each day of the rest, so that nothing is rounded.
      food.count = own * others - elsewhere * days
      return food
    }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The entries of each week; `nil` for a single one.
  private var weekChart: ReportBlock? {
    let first = facts.journal.settings.firstWeekday
    let weeks = groups {
      let start = $0.startOfWeek(first)
      return start...start.advanced(by: 6)
    } label: {
      PeriodText(.days($0)).datesWithoutYear
    }
    return weeks.count < 2 ? nil : partChart("Week by week", name: "week-by-week", part: "week", weeks)
  }

  /// The entries of the weeks or months that overlap the period, counted within it.
  private func groups(
    _ part: (Day) -> ClosedRange<Day>, label: (ClosedRange<Day>) -> String
  ) -> [ChartBars.Bar] {
    var bars: [ChartBars.Bar] = []
    var rest = days[...]
    while let first = rest.first {
      let whole = part(first.day)
      let group = rest.prefix { whole.contains($0.day) }
      rest = rest[group.endIndex...]
      guard let last = group.last else { break }
      let sum = group.reduce(0) { $0 + $1.entries }
      // Before the diary nothing was missed, and today not yet.
      let logged = loggedDays(of: group)
      guard logged.days > 0 else { continue }
      bars.append(
        .init(
          label: label(first.day...last.day), value: Double(sum),
          caption: "\(grouped(sum)), on \(logged.textOfDays)"))
    }
    return bars
  }
}
