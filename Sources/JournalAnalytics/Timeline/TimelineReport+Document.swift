public import JournalFormat

extension TimelineReport: Report {
  public var document: ReportDocument {
    let title = "Timeline of \(query.name)"
    guard let first = occurrences.first, let last = occurrences.last else {
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(nowhere))])
    }
    let seen = observed.today
    let noun =
      isSeries ? counted(occurrences.count, "line") : counted(occurrences.count, "entry", plural: "entries")
    var sentence = "\(noun) on \(dayCount(days.count))"
    sentence +=
      first.day == last.day
      ? ": \(first.day.weekdayAndDay(besides: seen))."
      : ", first on \(first.day.weekdayAndDay(besides: seen)), last on \(last.day.weekdayAndDay(besides: seen))."
    var blocks: [ReportBlock] = [.paragraph(ReportText(sentence)), .list(glance)]
    if isWithinWords {
      blocks.append(
        .footnote(
          ReportText("Longer words that hold ‘\(query.name)’ count, too."))
      )
    }
    if seriesLines > 0 {
      let lines = counted(seriesLines, "line")
      let verb = seriesLines == 1 ? "has it, too, and is" : "have it, too, and are"
      blocks.append(.footnote(ReportText("\(lines) under headings of your own \(verb) not counted here.")))
    }
    blocks += (isSeries ? severityBlocks : weekStrip) + periodBlocks
    if !company.isEmpty {
      let all = isEverything ? "" : ", in the whole diary"
      // A share of a handful says nothing.
      let hasShares = meals >= 10
      blocks.append(
        .heading(level: 1, ReportText("Eaten with, of \(counted(meals, "meal"))\(all)")))
      blocks.append(
        .table(
          ReportTable(
            columns: [.init("Food"), .init("Meals", .trailing)]
              + (hasShares ? [.init("Share", .trailing)] : []),
            rows: company.map { food in
              [ReportText(food.name), ReportText(grouped(food.meals))]
                + (hasShares ? [ReportText("\(percentage(food.meals, of: meals)) %")] : [])
            })))
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  private var nowhere: String {
    let whole = isWithinWords || withinLongerWords == 0 ? "" : " as a word of its own"
    var text = "‘\(query.name)’ is in no entry\(whole), and under no heading of your own."
    guard withinLongerWords == 0 else {
      let lines = counted(withinLongerWords, "line has", plural: "lines have")
      return text
        + " \(lines) it within longer words; ‘journal timeline --contains \(query.name)’ follows them."
    }
    text += " ‘journal search’ looks everywhere."
    if let similar {
      text +=
        " Did you mean ‘\(similar.food)’, which is in \(counted(similar.entries, "entry", plural: "entries"))?"
    }
    return text
  }

  private var periodName: String {
    isEverything ? "the whole diary" : PeriodText(observed.period).title
  }

  private var glance: [ReportText] {
    let inside = inPeriod
    var text = ": \(timesText(inside.count)) on \(grouped(Set(inside.map(\.day)).count))"
    text += " of \(counted(daysLogged, "logged day"))"
    if inside.isEmpty { text = ": not once on \(counted(daysLogged, "logged day"))" }
    var items = [ReportText([.strong(capitalized(periodName)), .plain(text)])]
    if let gap = longestGap {
      let seen = observed.today
      items.append(
        ReportText([
          .strong("Longest gap"),
          .plain(
            gap.isRunning
              ? ": \(dayCount(gap.days)) so far, since \(gap.before.weekdayAndDay(besides: seen))"
              : ": \(dayCount(gap.days))\(longestGapCount == 1 ? "" : ", \(timesWord(longestGapCount)), the first"), between \(gap.before.weekdayAndDay(besides: seen)) and "
                + gap.after.weekdayAndDay(besides: seen)),
        ]))
    }
    for scale in averages {
      items.append(
        ReportText([
          .strong("On average"),
          .plain(
            ": \(scale.averageText ?? ""), noted \(timesText(scale.count))"),
        ]))
    }
    return items
  }

  /// The mean value of the period for each scale.
  private var averages: [ScaleAverage] {
    scaleAverages(
      of: inPeriod.compactMap { found in found.value.map { (value: $0, day: found.day, place: found.place) } }
    )
  }

  private var periodBlocks: [ReportBlock] {
    let inside = inPeriod
    guard !inside.isEmpty else { return [] }
    let chart = DailyChart(byDay, firstWeekday: firstWeekday)
    let dayTitle = "\(capitalized(chart.step)) by \(chart.step), \(periodName)"
    let weekdays = ChartBars(
      byWeekday.map { .init(label: $0.weekday.name, value: Double($0.count), caption: grouped($0.count)) })
    let items = weekdays.bars.map { "\($0.label) \($0.caption)" }
    var blocks: [ReportBlock] = [
      .heading(level: 1, ReportText(dayTitle)),
      chart.block(dayTitle),
      .heading(level: 1, "By weekday"),
      .chart(
        ReportChart(
          name: "by-weekday", title: "By weekday", summary: "Times by weekday: \(joinedList(items)).",
          drawing: .bars(weekdays), table: weekdays.table("Weekday", "Times"))),
    ]
    let hours = byHour
    guard hours.contains(where: { $0 > 0 }) else { return blocks }
    blocks.append(.heading(level: 1, "By the hour"))
    blocks.append(entriesByHour(hours.map { ($0, [], "") }))
    let untimed = inside.count { $0.start == nil }
    if untimed > 0 {
      blocks.append(
        .footnote(
          ReportText(
            "\(grouped(untimed)) of \(grouped(inside.count)) \(untimed == 1 ? "has" : "have") no time.")))
    }
    return blocks
  }

  private var byDay: [(day: Day, entries: Int)] {
    var counts: [Day: Int] = [:]
    for occurrence in inPeriod { counts[occurrence.day, default: 0] += 1 }
    return seenDays?.map { (day: $0, entries: counts[$0, default: 0]) } ?? []
  }

  private var byWeekday: [(weekday: Weekday, count: Int)] {
    let inside = inPeriod
    return Weekday.inOrder(from: firstWeekday).map { weekday in
      (weekday, inside.count { $0.day.weekday == weekday })
    }
  }

  private var byHour: [Int] {
    var hours = Array(repeating: 0, count: 24)
    for start in inPeriod.compactMap(\.start) { hours[start / 60 % 24] += 1 }
    return hours
  }

  public var json: JSONValue {
    [
      "query": .string(query.name), "is_series": .bool(isSeries), "within_words": .bool(isWithinWords),
      "series_lines": .int(seriesLines),
      "count": .int(occurrences.count), "days": .int(days.count),
      "first_day": JSONValue(occurrences.first?.day.description),
      "last_day": JSONValue(occurrences.last?.day.description),
      "longest_gap": longestGap.map {
        [
          "days": .int($0.days), "after": .string($0.before.description),
          "before": $0.isRunning ? .null : .string($0.after.description),
        ]
      } ?? .null,
      "period": [
        "first_day": .string(observed.first.description),
        "last_day": .string(observed.period.days.upperBound.description),
        "count": .int(inPeriod.count), "days": .int(Set(inPeriod.map(\.day)).count),
        "days_logged": .int(daysLogged),
        "averages": .array(
          averages.map {
            [
              "scale": JSONValue($0.scale), "average": .double(Double($0.averageHundredths ?? 0) / 100),
              "count": .int($0.count),
            ]
          }),
        "by_day": .array(byDay.map { ["day": .string($0.day.description), "count": .int($0.entries)] }),
        "by_weekday": .array(
          byWeekday.map { ["weekday": .string($0.weekday.name.lowercased()), "count": .int($0.count)] }),
        "by_hour": .array(byHour.map { .int($0) }),
      ],
      "meals": .int(meals),
      "eaten_with": .array(company.map { ["name": .string($0.name), "meals": .int($0.meals)] }),
    ]
  }

  public var figures: [Figure] {
    guard !occurrences.isEmpty else { return [] }
    func figure(_ name: String, _ found: [Occurrence]) -> Figure {
      let value: Figure.Value =
        isSeries ? .count(found.count, one: "line", many: "lines") : .entries(found.count)
      return Figure(name, value, rule: rule, lines: { found.map(\.place) })
    }
    let gap = longestGap.map { gap in
      let ends = [occurrences.last { $0.day == gap.before }, occurrences.first { $0.day == gap.after }]
      return Figure(
        "Longest gap", .days(gap.days), rule: .longestGap, lines: { ends.compactMap { $0?.place } })
    }
    return [figure(query.name, occurrences), figure(capitalized(periodName), inPeriod)]
      + [gap].compactMap(\.self)
      + averages.map { $0.figure(named: "On average of \(numberText($0.scale ?? 0))") }
      + company.map { food in
        Figure(
          "With \(food.name)", .count(food.meals, one: "meal", many: "meals"), rule: .sameMeal,
          lines: { food.places })
      }
  }

  private var rule: FigureRule {
    guard !isSeries else { return .seriesItems }
    switch query {
    case .text: return isWithinWords ? .lettersInEntry : .wordsInEntry
    case .tag: return .tagOfEntry
    case .category: return .categoryOfHeading
    }
  }
}
