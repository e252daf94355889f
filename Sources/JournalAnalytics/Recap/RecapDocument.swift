internal import JournalFormat

extension RecapReport {
  /// The recap as a document. Sections without data are left out.
  public var document: ReportDocument {
    let text = PeriodText(period)
    let headline = headline
    var blocks: [ReportBlock] = [.quote(ReportText([.strong(headline.title)]))]
    blocks.append(.paragraph(ReportText(headline.subtitle)))
    if text.needsDates {
      blocks.append(.paragraph(ReportText([.dim(text.span + ".")])))
    }
    blocks += glance + topFoodBars + newFoodList + mealShares + dayByDay + mealTimes + energySection
    blocks += weightSection + taskSection + habitSection + moodSection + seriesSections
    blocks += unreadSection
    if entries > 0 { blocks.append(.quote(ReportText(closingLine))) }
    return ReportDocument(
      title: text.title + (observed.isFinished || observed.elapsed == nil ? "" : ", so far"), blocks: blocks)
  }

  /// One line to share: counts and the top food, nothing else of the diary.
  public var closingLine: String {
    if observed.elapsed == nil { return "\(PeriodText(period).title) has not begun." }
    var parts = ["\(counted(entries, "entry", plural: "entries")) on \(grouped(daysLogged)) of \(ofDays)"]
    if streaks.runningLength > 1 { parts.append("a streak of \(grouped(streaks.runningLength)) days") }
    if let top = foods.first, top.count >= 3 { parts.append("most of all \(top.name)") }
    return "\(PeriodText(period).title): \(parts.joined(separator: ", "))."
  }

  /// `7 days`, or `3 days so far` if there are days to come.
  var ofDays: String {
    counted(observed.elapsedCount, "day") + (observed.daysToCome > 0 ? " so far" : "")
  }

  private var glance: [ReportBlock] {
    guard observed.elapsed != nil, entries > 0 || streaks.longest != nil else { return [] }
    var items: [ReportText] = []
    items.append(entriesLine)
    var logged = ": \(grouped(daysLogged)) of \(grouped(observed.dayCount))"
    if observed.daysToCome > 0 { logged += ", with \(grouped(observed.daysToCome)) still to come" }
    let rested = days.count { $0.isRest }
    if rested > 0 { logged += " (\(counted(rested, "day")) of rest)" }
    items.append(ReportText([.strong("Days logged"), .plain(logged)]))
    if let streak = streaks.running {
      let since = streak.first.weekdayAndDay(besides: observed.today)
      items.append(
        ReportText([
          .strong("Current streak"), .plain(": \(counted(streak.length, "day")), since \(since)"),
        ]))
    } else {
      items.append(
        ReportText([
          .strong("Current streak"), .plain(observed.isFinished ? ": none at the end" : ": none just now"),
        ]))
    }
    if let streak = streaks.longest {
      let span =
        streak == streaks.running ? "the current one" : PeriodText(.days(streak.first...streak.last)).dates
      items.append(
        ReportText([.strong("Longest streak"), .plain(": \(counted(streak.length, "day")), \(span)")])
      )
    }
    return [.heading(level: 1, "In figures"), .list(items)]
  }

  private var entriesLine: ReportText {
    var line = ": \(grouped(entries))\(comparison)"
    let aside = [(planned, "planned"), (dropped, "dropped")].filter { $0.0 > 0 }
    if !aside.isEmpty {
      let items = aside.map { "\(grouped($0.0)) \($0.1)" }
      line += "; not counted: \(joinedList(items))"
    }
    return ReportText([.strong("Entries"), .plain(line)])
  }

  /// The comparison of the entries with those of the period before.
  private var comparison: String {
    let before = PeriodText(period).before
    guard hasEarlierEntries else { return "" }
    guard previousEntries > 0 else { return entries > 0 ? ", ↑ after none \(before)" : ", → as \(before)" }
    guard let percent = changePercent else {
      let change = entries > 0 ? "↑ after none" : "→ as"
      return ", \(change) by the same day of \(before) (\(grouped(previousEntries)) in all)"
    }
    let arrow = entries > comparedEntries ? "↑" : entries < comparedEntries ? "↓" : "→"
    let amount = percent == 0 && entries != comparedEntries ? "less than 1" : grouped(abs(percent))
    let whole = grouped(previousEntries)
    let base =
      observed.daysToCome > 0 ? "by the same day (\(grouped(comparedEntries)) of \(whole))" : "(\(whole))"
    return ", \(arrow) \(amount) % against \(before) \(base)"
  }

  private var topFoodBars: [ReportBlock] {
    guard let first = foods.first else { return [] }
    let heading = ReportBlock.heading(level: 1, "Top foods")
    guard first.count >= 2 else {
      let text =
        foods.count == 1
        ? "One food, named once: \(first.name)." : "\(grouped(foods.count)) foods, none of them named twice."
      return [heading, .paragraph(ReportText(text))]
    }
    return [heading, foodChart { grouped($0.count) + within($0) }]
  }

  /// ` (4 in filter coffee)` for a food that is also part of listed dishes.
  private func within(_ food: NamedFood) -> String {
    let dishes = topFoods.filter { $0.isDish && $0.words.contains(food.name) }
    guard food.countWithinDishes > 0, !dishes.isEmpty else { return "" }
    return " (\(grouped(food.countWithinDishes)) in \(joinedList(dishes.map(\.name))))"
  }

  private var newFoodList: [ReportBlock] {
    guard !newFoods.isEmpty else { return [] }
    var names = newFoods.prefix(5).map(\.name)
    if newFoods.count > 5 { names.append("\(grouped(newFoods.count - 5)) more") }
    return [
      .heading(level: 1, ReportText("New \(PeriodText(period).this)")),
      .paragraph(ReportText(capitalized(joinedList(names)) + ".")),
    ]
  }

  private var mealShares: [ReportBlock] {
    guard !categories.shares.isEmpty else { return [] }
    let meals: [ReportBlock] = [.heading(level: 1, "Meals"), categories.chart]
    return categories.unnamed == 0 ? meals : meals + [.footnote(ReportText(categories.unnamedSentence))]
  }

  private var mealTimes: [ReportBlock] {
    guard times.timed > 0 else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "When")]
    if !times.usual.isEmpty { blocks.append(timeChart) }
    var sentences: [String] = []
    if let earliest = times.earliest, let latest = times.latest, times.timed > 1 {
      sentences.append(
        earliest.time == latest.time
          ? "All \(grouped(times.timed)) were at \(earliest.time.spoken)."
          : "The earliest was \(earliest.time.spoken) (\(earliest.day.weekdayAndDay)), "
            + "the latest \(latest.time.spoken) (\(latest.day.weekdayAndDay)).")
    }
    if let window = times.eatingWindow {
      sentences.append(
        "From first to last it was \(durationText(minutes: window))\(times.eatingWindowDays == 1 ? ", on the one day with two times." : " on average, from \(grouped(times.eatingWindowDays)) days with two times or more.")"
      )
    }
    if !sentences.isEmpty { blocks.append(.paragraph(ReportText(sentences.joined(separator: " ")))) }
    if let note = times.untimedNote { blocks.append(note) }
    return blocks
  }
}

extension RecapReport {
  /// The entries by day: a strip for a week, weeks for a month, months for a year.
  var dayByDay: [ReportBlock] {
    guard entries > 0 else { return [] }
    var blocks: [ReportBlock] = []
    switch period {
    case .week:
      blocks = [.heading(level: 1, "Day by day"), dayChart]
    case .days(let stretch):
      guard stretch.count > 1 else { return [] }
      blocks =
        stretch.count <= 14
        ? [.heading(level: 1, "Day by day"), dayChart] : [.heading(level: 1, "Week by week"), weekChart]
    case .month:
      blocks = [.heading(level: 1, "Week by week"), weekChart]
    case .year:
      let months = groups { .month(year: $0.year, month: $0.month) }
      blocks = [
        .heading(level: 1, "Month by month"),
        partChart("Month by month", name: "month-by-month", part: "month", months),
      ]
    }
    if let sentence = bestDaySentence { blocks.append(.paragraph(ReportText(sentence))) }
    return blocks
  }

  private var weekChart: ReportBlock {
    partChart("Week by week", name: "week-by-week", part: "week", groups { .week(ISOWeek(containing: $0)) })
  }

  private var bestDaySentence: String? {
    let best = bestDays
    guard daysLogged > 1, let first = best.first, let most = days.map(\.entries).max() else { return nil }
    let each = counted(most, "entry", plural: "entries")
    if best.count == 1 { return "The best day was \(first.weekdayAndDay), with \(each)." }
    if best.count == days.count { return "Every day had \(each)." }
    if best.count > 3 { return "\(grouped(best.count)) days share the most, with \(each) each." }
    return "The best days were \(joinedList(best.map(\.weekdayAndDay))), with \(each) each."
  }

  /// The entries of the weeks or months that overlap the period, counted within it.
  private func groups(_ part: (Day) -> Period) -> [ChartBars.Bar] {
    var bars: [ChartBars.Bar] = []
    var rest = days[...]
    while let first = rest.first {
      let whole = part(first.day)
      let group = rest.prefix { whole.days.contains($0.day) }
      rest = rest.dropFirst(group.count)
      guard let last = group.last else { break }
      let sum = group.reduce(0) { $0 + $1.entries }
      let logged = group.count { $0.entries > 0 }
      let label =
        switch whole {
        case .month(_, let month): monthName(month)
        case .week, .year, .days:
          PeriodText(.days(first.day...last.day)).datesWithoutYear
        }
      bars.append(
        .init(
          label: label, value: Double(sum),
          caption: "\(grouped(sum)), on \(grouped(logged)) of \(counted(group.count, "day"))"))
    }
    return bars
  }
}
