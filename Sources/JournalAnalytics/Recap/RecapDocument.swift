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

extension RecapReport {
  /// Energy by day, and the basis of its average.
  var energySection: [ReportBlock] {
    guard energy.hasEnergy else { return [] }
    let stated = days.count { $0.energy.stated > 0 }
    let chart =
      observed.dayCount <= 7 && stated >= 3 ? [energyChart] : observed.dayCount > 190 ? energyByMonth : []
    let sentences = energySentences
    // Nothing is left to say where the tile says the average of days that are all alike.
    guard !chart.isEmpty || !sentences.isEmpty else { return [] }
    let text = sentences.isEmpty ? [] : [ReportBlock.paragraph(ReportText(sentences.joined(separator: " ")))]
    return [.heading(level: 1, "Energy")] + chart + text
  }

  private var energySentences: [String] {
    var sentences: [String] = []
    let whole = energy.complete
    if let average = energy.averageText() {
      let isSaid = tiles.contains { $0.label == "kcal a day" }
      let known = days.filter { energy.isKnown($0.day) }
      if known.count == 1, let day = known.first?.day {
        sentences.append(
          (energy.completeDaysWithoutValue > 0 ? RecapWords.energyOneDayStated : .energyOneDay).said([
            "kcal": .text(capitalized(average)), "day": .text(name(of: day)),
          ]))
      } else if !isSaid {
        sentences.append(
          RecapWords.energyAverage.said([
            "kcal": .text(capitalized(average)), "days": .number(energy.completeDays),
            "of": .number(countedDays),
          ]))
      }
      let sums = whole.incomplete > 0 ? [] : known.map { share($0.energy.middleTenths, among: 10) }
      if let low = sums.min(), let high = sums.max(), sums.count > 1, low < high {
        sentences.append(
          RecapWords.energyAlone.said([
            "days": .text(numberWord(sums.count)), "low": .number(low), "high": .number(high),
          ]))
      }
      if whole.lowTenths < whole.highTenths, whole.incomplete == 0 {
        let among = 10 * energy.completeDays
        sentences.append(
          (energy.completeDays == 1 ? RecapWords.energyWritten : .energyRange).said([
            "low": .number(share(whole.lowTenths, among: among)),
            "high": .number(share(whole.highTenths, among: among)),
          ]))
      }
      if whole.estimatedTenths > 0 {
        sentences.append(
          (known.count == 1 ? RecapWords.energyOneDayEstimated : .energyEstimated).said([
            "part": .text(part(whole.estimatedTenths, of: whole.middleTenths)),
            "kcal": .number(share(whole.estimatedTenths, among: 10 * energy.completeDays)),
          ]))
      }
    } else {
      let days = max(1, energy.partialDaysWithValue)
      sentences.append(
        (days == 1 ? RecapWords.energyNone : .energyNoneDays).said([
          "kcal": .number(share(energy.partial.lowTenths, among: 10 * days)), "days": .number(days),
        ]))
    }
    let without = energy.entriesWithoutValue
    if without > 0 {
      let declared = energy.declaredWithoutValue
      let sentence: RecapWords =
        declared.entries == 0
        ? .energyWithout : declared.entries == without ? .energyAllDeclared : .energyDeclared
      sentences.append(
        sentence.said([
          "number": .text(numberWord(without)), "count": .number(without), "days": .number(declared.days),
          "declared": .text(numberWord(declared.entries)),
        ]))
    }
    let empty = energy.completeDaysWithoutValue
    if empty > 0, energy.completeDays > 0 {
      sentences.append(
        RecapWords.energyEmpty.said(["number": .text(numberWord(empty)), "count": .number(empty)]))
    }
    return sentences
  }

  /// A part in everyday words: `nearly half`.
  private func part(_ amount: Int, of whole: Int) -> String {
    if amount >= whole { return "All" }
    if 2 * amount == whole { return "Half" }
    switch percentage(amount, of: whole) {
    case ...9: return "A small part"
    case 10...19: return "Some"
    case 20...29: return "About a quarter"
    case 30...36: return "About a third"
    case 37...44: return "More than a third"
    case 45...64: return 2 * amount < whole ? "Nearly half" : "More than half"
    case 65...94: return "Most"
    default: return "Nearly all"
    }
  }

  /// The nutrients that are stated.
  var nutrientSection: [ReportBlock] {
    guard !energy.nutrients.isEmpty else { return [] }
    let table = ReportTable(
      columns: [.init("Nutrient"), .init("In all", .trailing), .init("Stated by", .trailing)],
      rows: energy.nutrients.map { total in
        [
          ReportText(total.nutrient.name), ReportText(amountText(total)),
          ReportText("\(grouped(total.entries)) of \(counted(entries, "entry", plural: "entries"))"),
        ]
      })
    return [.fold("Nutrients", [.table(table)])]
  }

  private func amountText(_ total: EnergyCoverage.NutrientTotal) -> String {
    if total.nutrient.isInMilligrams { return "\(grouped(total.milligrams)) mg" }
    if total.milligrams < 10_000 { return "\(tenthsText(share(total.milligrams, among: 100))) g" }
    return "\(grouped(share(total.milligrams, among: 1_000))) g"
  }

  /// The weight of the last day with a reading, and how it differs from the last one before the period.
  var weightSection: [ReportBlock] {
    guard let weight else {
      let said = strayWeightSentences.joined(separator: " ")
      return said.isEmpty ? [] : [.heading(level: 1, "Weight"), .paragraph(ReportText(said))]
    }
    let last = weight.last
    var values: [String: SentenceValue] = [
      "mass": .text(massText(last)), "day": .text(name(of: last.day)),
    ]
    let sentence: RecapWords
    if let before = weight.previous ?? (weight.all.count > 1 ? weight.first : nil) {
      values["change"] = .text(differenceText(last, before))
      values["before"] = .text(before.day.weekdayAndDay(besides: last.day))
      sentence = weight.previous == nil ? .weightChange : .weightSince
    } else {
      values["readings"] = .text(numberWord(weight.readings))
      sentence = weight.readings == 1 ? .weightOnly : .weightOneDay
    }
    return [.heading(level: 1, "Weight")] + weightChart(weight, massText).map { [$0] }.joined()
      + [.paragraph(ReportText(([sentence.said(values)] + strayWeightSentences).joined(separator: " ")))]
  }

  /// The sentences on readings of the period that are far from those around them.
  private var strayWeightSentences: [String] {
    let strays = strayWeights.filter { observed.period.days.contains($0.day) }
    guard strays.count > 1 else {
      return strays.map {
        RecapWords.weightStray.said([
          "mass": .text(massText(.init(day: $0.day, mass: $0.mass))), "day": .text(name(of: $0.day)),
        ])
      }
    }
    return [RecapWords.weightStrays.said(["readings": .text(numberWord(strays.count))])]
  }

  private func massText(_ reading: WeightChange.Reading) -> String {
    "\(tenthsText(units.tenths(reading.mass))) \(units.massUnit)"
  }

  /// The difference of the rounded figures as they are shown.
  private func differenceText(_ later: WeightChange.Reading, _ earlier: WeightChange.Reading) -> String {
    let tenths = units.tenths(later.mass) - units.tenths(earlier.mass)
    if tenths == 0 { return "no more and no less" }
    return "\(tenthsText(abs(tenths))) \(units.massUnit) \(tenths < 0 ? "less" : "more")"
  }

  /// The tasks done and the open ones by name in a week, their numbers in a longer period.
  var taskSection: [ReportBlock] {
    let heading = ReportBlock.heading(level: 1, "Tasks")
    guard observed.dayCount <= 7 else {
      let counts = [(tasks.done.count, "done"), (tasks.cancelled, "cancelled")]
      let ended = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
      // Older ones may be open, too: they are the list of tasks, and not this period.
      let open = tasks.openTasks.count
      let verb =
        observed.isFinished
        ? open == 1 ? "was open at the end" : "were open at the end"
        : open == 1 ? "is still open" : "are still open"
      let text = [ended, open == 0 ? "" : "of those written in it \(grouped(open)) \(verb)"].filter {
        !$0.isEmpty
      }
      .joined(separator: "; ")
      return text.isEmpty ? [] : [heading, .paragraph(ReportText(capitalized(text) + "."))]
    }
    let items = doneTasks + openTasks
    return items.isEmpty ? [] : [heading, .signed(items)]
  }

  /// The first six different tasks done, with counts, and the number of others.
  private var doneTasks: [ReportSignedItem] {
    var order: [String] = []
    var times: [String: Int] = [:]
    for task in tasks.done {
      if times[task] == nil { order.append(task) }
      times[task, default: 0] += 1
    }
    let left = order.count - 6
    return order.prefix(6).enumerated().map { place, task in
      let count = times[task, default: 1]
      var runs: [ReportText.Run] = [.plain(count > 1 ? "\(task) (\(timesText(count)))" : task)]
      if place == 5, left > 0 { runs.append(.dim(" and \(grouped(left)) more")) }
      return ReportSignedItem(sign: "✓", tint: .green, text: ReportText(runs))
    }
  }

  private var openTasks: [ReportSignedItem] {
    let open = tasks.openTasks
    return open.prefix(6).enumerated().map { place, task in
      var runs: [ReportText.Run] = [.plain(task.name)]
      if let due = task.due { runs.append(.dim(" by \(due.weekday.name) \(due.dayOfMonth)")) }
      if place == 5, open.count > 6 { runs.append(.dim(" and \(grouped(open.count - 6)) more")) }
      return ReportSignedItem(sign: "○", tint: .amber, text: ReportText(runs))
    }
  }

  /// All habits with their count and what was expected; in a week day by day.
  var habitSection: [ReportBlock] {
    guard !habits.isEmpty else { return [] }
    let heading = ReportBlock.heading(level: 1, "Habits")
    guard observed.dayCount <= 7, observed.dayCount > 1 else {
      let items = habits.map { ReportText([.strong($0.name), .plain(": \($0.text)")]) }
      return [heading, .list(items)] + (observed.dayCount > 190 ? habitsByMonth : [])
    }
    let days = Array(period.days)
    let table = ReportTable(
      columns: [.init("")] + days.map { .init(String($0.weekday.name.prefix(1)), .trailing) }
        + [.init("", .trailing)],
      rows: habits.map { habit in
        [ReportText(habit.name)] + days.map { ReportText(habitSign(habit.name, on: $0)) }
          + [ReportText([.strong(habitCount(habit))])]
      })
    return [heading, .table(table), .footnote("● done  ◐ in part  ○ not done  – skipped  ? not noted")]
  }

  private func habitCount(_ habit: HabitTotal) -> String {
    guard let rate = habit.rate, rate.expected > 0 else { return timesText(habit.done) }
    return "\(grouped(rate.done))/\(grouped(rate.expected))"
  }

  private func habitSign(_ name: String, on day: Day) -> String {
    guard day <= observed.today,
      let (record, course) = habitRecords.first(where: { $0.record.name.lowercased() == name.lowercased() })
    else { return "" }
    switch record.on(day)?.state {
    case .done: return "●"
    case .noted: return "◐"
    case .open: return "○"
    case .skipped: return "–"
    case nil:
      guard let occasion = course.occasion(on: day), occasion.timesAWeek == nil else { return "" }
      // The last day of a finished period is open, seen from itself.
      let isOver = occasion.outcome == .missed || occasion.outcome == .open && observed.isFinished
      return isOver ? "?" : ""
    }
  }

  /// The files that could not be read.
  var unreadSection: [ReportBlock] { notRead(unread) }
}

/// Moods, and what stands under headings of one's own.
extension RecapReport {
  /// The moods day by day, and every heading of one's own.
  var moodSection: [ReportBlock] {
    let hasMoods = !moods.isEmpty || !moodWords.isEmpty
    guard hasMoods || !series.isEmpty else { return [] }
    var headings: [String] = []
    for item in series where !headings.contains(where: { folded($0) == folded(item.heading) }) {
      headings.append(capitalized(item.heading))
    }
    let title = joinedList((hasMoods ? ["Mood"] : []) + shortened(headings, to: 2, of: "heading"))
    var blocks: [ReportBlock] = [.heading(level: 1, ReportText(title))]
    var sentences: [String] = []
    for mood in moods {
      if observed.dayCount <= 31, mood.byDay.count > 1 {
        blocks.append(
          scaleChart(
            mood, over: period.days, named: "Mood", firstWeekday: facts.journal.settings.firstWeekday))
      }
      let sentence: RecapWords = mood.count == 1 ? .moodOne : .moodSeveral
      let words = sentence.said([
        "mean": .text(mood.meanText), "scale": .text(numberText(mood.scale ?? 0)),
        "days": .number(mood.days),
      ])
      let said = wordsBesideNumbers
      sentences.append(capitalized(words) + (said.isEmpty || moods.count > 1 ? "" : ": \(said)") + ".")
    }
    if moods.isEmpty {
      sentences += told(moodWords)
    } else if !moodWords.isEmpty {
      let words = shortened(moodWords.map(\.text), to: 6, of: "mood").joined(separator: ", ")
      sentences.append(RecapWords.moodBare.said(["words": .text(words)]))
    }
    sentences += told(series.count > 6 ? series.sorted { $0.isWorse(than: $1) } : series)
    return blocks + [.paragraph(ReportText(sentences.joined(separator: " ")))]
  }

  /// A sentence for each of the first six, and the names of the others.
  private func told(_ noted: [ScaleAverage]) -> [String] {
    let noted = noted.byName
    let sentences = noted.prefix(6).map { $0.sentence(last: name) }
    let others = noted.dropFirst(6).compactMap(\.first).map { $0.text.isEmpty ? $0.heading : $0.text }
    guard !others.isEmpty else { return sentences }
    return sentences + [
      RecapWords.seriesMore.said([
        "count": .number(others.count), "names": .list(shortened(others, to: 12, of: "line")),
      ])
    ]
  }

  /// `calm, cheerful, rested`: the words of moods with a number, in order, each once; empty for none.
  private var wordsBesideNumbers: String {
    guard observed.dayCount <= 7 else { return "" }
    var words: [String] = []
    for mood in facts.days.flatMap(\.files).flatMap(\.moods) where mood.value != nil {
      guard let text = mood.text?.string, !text.isEmpty, displayWidth(text) <= 30, !words.contains(text)
      else {
        continue
      }
      words.append(text)
    }
    return words.count > 6 ? "" : words.joined(separator: ", ")
  }
}
