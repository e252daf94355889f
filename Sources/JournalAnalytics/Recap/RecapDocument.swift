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
    var parts = ["\(counted(entries, "entry", "entries")) on \(grouped(daysLogged)) of \(ofDays)"]
    if streaks.runningLength > 1 { parts.append("a streak of \(grouped(streaks.runningLength)) days") }
    if let top = foods.first, top.count >= 3 { parts.append("most of all \(top.name)") }
    return "\(PeriodText(period).title): \(parts.joined(separator: ", "))."
  }

  /// `7 days`, or `3 days so far` while some are still to come.
  var ofDays: String {
    counted(observed.elapsedCount, "day", "days") + (observed.daysToCome > 0 ? " so far" : "")
  }

  private var glance: [ReportBlock] {
    guard observed.elapsed != nil, entries > 0 || streaks.longest != nil else { return [] }
    var items: [ReportText] = []
    items.append(entriesLine)
    var logged = ": \(grouped(daysLogged)) of \(grouped(observed.dayCount))"
    if observed.daysToCome > 0 { logged += ", with \(grouped(observed.daysToCome)) still to come" }
    let rested = days.count { $0.isRest }
    if rested > 0 { logged += " (\(counted(rested, "day", "days")) of rest)" }
    items.append(ReportText([.strong("Days logged"), .plain(logged)]))
    if let streak = streaks.running {
      let since = streak.first.weekdayAndDay(besides: observed.today)
      items.append(
        ReportText([
          .strong("Current streak"), .plain(": \(counted(streak.length, "day", "days")), since \(since)"),
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
        ReportText([.strong("Longest streak"), .plain(": \(counted(streak.length, "day", "days")), \(span)")])
      )
    }
    return [.heading(level: 1, "In figures"), .list(items)]
  }

  private var entriesLine: ReportText {
    var line = ": \(grouped(entries))\(comparison)"
    let aside = [(planned, "planned"), (dropped, "dropped")].filter { $0.0 > 0 }
    if !aside.isEmpty {
      let words = aside.map { "\(grouped($0.0)) \($0.1)" }
      line += "; not counted: \(joinedWords(words))"
    }
    return ReportText([.strong("Entries"), .plain(line)])
  }

  /// How the entries compare with those of the period before.
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
      let words =
        foods.count == 1
        ? "One food, named once: \(first.name)." : "\(grouped(foods.count)) foods, none of them named twice."
      return [heading, .paragraph(ReportText(words))]
    }
    return [heading, foodChart { grouped($0.count) + within($0) }]
  }

  /// ` (4 as filter coffee)` for a word that dishes of the list hold too.
  private func within(_ food: NamedFood) -> String {
    let dishes = topFoods.filter { $0.isDish && $0.words.contains(food.name) }
    guard food.countWithinDishes > 0, !dishes.isEmpty else { return "" }
    return " (\(grouped(food.countWithinDishes)) in \(joinedWords(dishes.map(\.name))))"
  }

  private var newFoodList: [ReportBlock] {
    guard !newFoods.isEmpty else { return [] }
    var names = newFoods.prefix(5).map(\.name)
    if newFoods.count > 5 { names.append("\(grouped(newFoods.count - 5)) more") }
    return [
      .heading(level: 1, ReportText("New \(PeriodText(period).this)")),
      .paragraph(ReportText(capitalized(joinedWords(names)) + ".")),
    ]
  }

  private var mealShares: [ReportBlock] {
    guard !categories.shares.isEmpty else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "Meals"), categories.chart]
    if categories.unnamed > 0 {
      blocks.append(
        .footnote(
          ReportText(
            "Shares are of \(counted(categories.named, "entry", "entries")) under a meal; "
              + "\(grouped(categories.unnamed)) more \(categories.unnamed == 1 ? "stands" : "stand") under none."
          )))
    }
    return blocks
  }

  private var mealTimes: [ReportBlock] {
    guard timing.timed > 0 else { return [] }
    var blocks: [ReportBlock] = [.heading(level: 1, "When")]
    if !timing.usual.isEmpty { blocks.append(timeChart) }
    var sentences: [String] = []
    if let earliest = timing.earliest, let latest = timing.latest, timing.timed > 1 {
      sentences.append(
        earliest.time == latest.time
          ? "All \(grouped(timing.timed)) were at \(earliest.time.spoken)."
          : "The earliest was \(earliest.time.spoken) (\(earliest.day.weekdayAndDay)), "
            + "the latest \(latest.time.spoken) (\(latest.day.weekdayAndDay)).")
    }
    if let window = timing.eatingWindow {
      sentences.append(
        "From first to last it was \(durationText(minutes: window))\(timing.eatingWindowDays == 1 ? ", on the one day with two times." : " on average, from \(grouped(timing.eatingWindowDays)) days with two times or more.")"
      )
    }
    if !sentences.isEmpty { blocks.append(.paragraph(ReportText(sentences.joined(separator: " ")))) }
    if timing.untimed > 0 {
      blocks.append(
        .footnote(
          ReportText(
            "\(grouped(timing.untimed)) of \(counted(entries, "entry", "entries")) "
              + "\(timing.untimed == 1 ? "has" : "have") no time.")))
    }
    return blocks
  }
}
