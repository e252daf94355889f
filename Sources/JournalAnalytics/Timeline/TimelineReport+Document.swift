public import JournalFormat

extension TimelineReport: Report {
  public var document: ReportDocument {
    let title = TimelineWords.title.said(["name": .text(query.name)])
    guard !occurrences.isEmpty else {
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(nowhere))])
    }
    var blocks: [ReportBlock] = [.paragraph(ReportText(opening)), .list(glance)]
    if isWithinWords {
      blocks.append(.footnote(ReportText(TimelineWords.withinWords.said(["name": .text(query.name)]))))
    }
    if seriesLines > 0 {
      blocks.append(
        .footnote(ReportText(TimelineWords.seriesLines.said(["lines": .number(seriesLines)]))))
    }
    if let mentions, !mentions.isEmpty {
      blocks.append(.footnote(ReportText(mentions.joined(separator: " "))))
    }
    blocks += (isSeries ? severityBlocks : weekStrip) + periodBlocks
    if !company.isEmpty {
      let hasShares = saysShares(of: meals)
      let heading: TimelineWords = isEverything ? .company : .companyInDiary
      blocks.append(.heading(level: 1, ReportText(heading.said(["meals": .number(meals)]))))
      blocks.append(
        .table(
          ReportTable(
            columns: [.init("Food"), .init("Meals", .trailing)]
              + (hasShares ? [.init("Share", .trailing)] : []),
            rows: company.map { food in
              [ReportText(food.shown), ReportText(grouped(food.meals))]
                + (hasShares ? [ReportText(shareText(food.meals, of: meals))] : [])
            })))
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  /// How often it occurs, and between which days.
  private var opening: String {
    guard let first = occurrences.first, let last = occurrences.last else { return nowhere }
    let sentence: TimelineWords =
      occurrences.count == 1
      ? isSeries ? .oneLine : .oneEntry
      : first.day == last.day
        ? isSeries ? .linesOneDay : .entriesOneDay : isSeries ? .linesDays : .entriesDays
    return sentence.said([
      "count": .number(occurrences.count), "days": .number(days.count), "day": spoken(first.day),
      "first": spoken(first.day), "last": spoken(last.day),
    ])
  }

  private var nowhere: String {
    if let mentions, !mentions.isEmpty {
      return ([MentionWords.noneCounts.said(["symptom": .text(query.name)])] + mentions).joined(
        separator: " ")
    }
    guard leftOut == 0 else {
      return TimelineWords.nowhereEaten.said(["name": .text(query.name), "entries": .number(leftOut)])
    }
    let isInLongerWords = !isWithinWords && withinLongerWords > 0
    let values: [String: SentenceValue] = [
      "name": .text(query.name), "lines": .number(withinLongerWords),
      "food": .text(similar?.food ?? ""), "entries": .number(similar?.entries ?? 0),
    ]
    let sentences: [TimelineWords] =
      isInLongerWords ? [.nowhereAsWord, .inLongerWords] : [.nowhere] + (similar == nil ? [] : [.similar])
    return sentences.map { $0.said(values) }.joined(separator: " ")
  }

  func spoken(_ day: Day) -> SentenceValue { .text(day.weekdayAndDay(besides: today)) }

  private var glance: [ReportText] {
    let inside = inPeriod
    let isOnEach = inside.count == Set(inside.map(\.day)).count
    let sentence: TimelineWords =
      if inside.isEmpty {
        daysLogged == 0 ? .nothingLogged : .notInPeriod
      } else if isSeries {
        inside.count == 1 ? .linesOnce : isOnEach ? .linesOnDays : .linesInPeriod
      } else {
        inside.count == 1 ? .inPeriodOnce : isOnEach ? .inPeriodDays : .inPeriod
      }
    let counts = sentence.said([
      "times": .text(timesText(inside.count)), "days": .number(Set(inside.map(\.day)).count),
      "logged": .number(daysLogged),
    ])
    var items = [labelled(capitalized(periodName), counts)]
    if let back {
      let text = TimelineWords.backOn.said([
        "day": spoken(back.day), "away": .text(FoodReturns.text(away: back.away)),
      ])
      items.append(labelled(TimelineWords.back.said(), text))
    }
    if let gap = longestGap {
      let sentence: TimelineWords = gap.isRunning ? .gapRuns : longestGapCount == 1 ? .gapOne : .gapTies
      var length = sentence.said([
        "days": .number(gap.days), "before": spoken(gap.before), "after": spoken(gap.after),
        "times": .text(timesWord(longestGapCount)),
      ])
      if let loggedInGap, loggedInGap < gap.days, gap.days > 1, sentence != .gapTies {
        length = TimelineWords.gapLogged.said([
          "gap": .text(length), "logged": .text(loggedInGap == 0 ? "none" : numberWord(loggedInGap)),
        ])
      }
      items.append(labelled(TimelineWords.gap.said(), length))
    }
    let inThese = averages(of: inPeriod)
    for scale in averages(of: occurrences) {
      var parts = [said(scale)]
      // Where the period has them all, it has the same average.
      if let own = inThese.first(where: { $0.scale == scale.scale }), own.valued < scale.valued {
        parts.append(TimelineWords.averageInPeriod.said(["average": .text(said(own))]))
      }
      items.append(
        labelled((scale.isOfDays ? TimelineWords.averageDay : .average).said(), parts.joined(separator: "; "))
      )
    }
    return items
  }

  private func said(_ scale: ScaleAverage) -> String {
    (scale.isPartly ? TimelineWords.averageOfSome : .averageOf).said([
      "average": .text(scale.averageText ?? ""), "times": .text(timesText(scale.valued)),
    ])
  }

  private func labelled(_ label: String, _ text: String) -> ReportText {
    ReportText([.strong(label), .plain(": \(text)")])
  }

  /// The mean value for each scale.
  func averages(of found: [Occurrence]) -> [ScaleAverage] {
    scaleAverages(of: found.map { (value: $0.value, day: $0.day, place: $0.place) }).filter {
      $0.scale != nil
    }
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
          averages(of: inPeriod).map {
            [
              "scale": JSONValue($0.scale), "average": .double(Double($0.averageHundredths ?? 0) / 100),
              "count": .int($0.valued),
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
      + averages(of: occurrences).map { $0.figure(named: "On average of \(numberText($0.scale ?? 0))") }
      + company.map { food in
        Figure(
          "With \(food.shown)", .count(food.meals, one: "meal", many: "meals"), rule: .sameMeal,
          lines: { food.places })
      }
  }

  private var rule: FigureRule {
    guard !isSeries else { return mentions == nil ? .seriesItems : .symptomLines }
    switch query {
    case .text: return isWithinWords ? .lettersInEntry : .wordsInEntry
    case .tag: return .tagOfEntry
    case .category: return .categoryOfHeading
    }
  }
}

extension TimelineReport {
  /// The number of weeks in the strip, and in each of its rows.
  private static let (stripWeeks, weeksInRow) = (52, 13)

  /// A strip of weeks up to the end of the period: in each, the number of days with it; over a year, or since its first day.
  var weekStrip: [ReportBlock] {
    guard let first = days.first else { return [] }
    let end = observed.isFinished ? observed.today : today
    let current = CalendarWeek(containing: end, from: firstWeekday)
    let earliest = current.first.advanced(by: -7 * (Self.stripWeeks - 1))
    let start = max(earliest, first.startOfWeek(firstWeekday))
    // A few weeks are seen day by day.
    guard start.distance(to: current.first) >= 21 else { return [] }
    var counts: [Day: Int] = [:]
    for day in days where day >= start && day <= end {
      counts[day.startOfWeek(firstWeekday), default: 0] += 1
    }
    let weeks = stride(from: 0, through: start.distance(to: current.first), by: 7).map(start.advanced(by:))
    let scale = HeatScale(weeks.map { counts[$0, default: 0] })
    let rows = stride(from: 0, to: weeks.count, by: Self.weeksInRow).map { from in
      let row = weeks[from..<min(from + Self.weeksInRow, weeks.count)]
      let label =
        row.first.map { week in
          let year = week.year == today.year ? "" : " \(week.year)"
          return TimelineWords.week.said(["day": .text(week.shortDayAndMonth + year)])
        } ?? ""
      return ChartHeatMap.Row(
        label,
        row.map { week in
          let count = counts[week, default: 0]
          return .init(grouped(count), level: scale.level(count))
        })
    }
    let map = ChartHeatMap(
      columns: Array(repeating: "", count: min(Self.weeksInRow, weeks.count)), rows: rows,
      legend: scale.legend)
    let isCut = earliest > first
    let sentence: TimelineWords = observed.isFinished ? .weekTitleThen : isCut ? .weekTitleYear : .weekTitle
    let title = sentence.said(["weeks": .number(weeks.count), "day": spoken(end)])
    let with = weeks.count { counts[$0, default: 0] > 0 }
    guard with > 0 else { return [] }
    let table = ReportTable(
      columns: [.init("Week from"), .init("Days", .trailing)],
      rows: weeks.filter { counts[$0, default: 0] > 0 }.map {
        [ReportText($0.weekdayAndDay(besides: today)), ReportText(grouped(counts[$0, default: 0]))]
      })
    return [
      .heading(level: 1, ReportText(title)),
      .chart(
        ReportChart(
          name: "weeks", title: title,
          summary: TimelineWords.weekSummary.said(["with": .number(with), "weeks": .number(weeks.count)]),
          drawing: .heatMap(map),
          table: table)),
    ]
  }

  /// The values of a symptom or another item over the whole diary, for each scale; a day without a value has a mark.
  var severityBlocks: [ReportBlock] {
    let scales = averages(of: occurrences)
    guard let first = scales.flatMap({ $0.byDay.map(\.day) + $0.bareDays }).min() else { return [] }
    let title: TimelineWords = scales.contains(where: \.hasMeans) ? .severityMeans : .severityTitle
    return [.heading(level: 1, ReportText(title.said()))]
      + scales.map {
        scaleChart($0, over: first...max(first, today), named: query.name, firstWeekday: firstWeekday)
      }
  }
}

/// The days of the period, its weekdays and hours. A single day is described by the line at the top.
extension TimelineReport {
  /// `the whole diary`, `March 2026`.
  var periodName: String {
    isEverything ? TimelineWords.wholeDiary.said() : PeriodText(observed.period).title
  }

  var periodBlocks: [ReportBlock] {
    guard !inPeriod.isEmpty, days.count > 1, seenDays?.count ?? 0 > 1 else { return [] }
    let isOnOneDay = Set(inPeriod.map(\.day)).count == 1
    return dayBlocks + (isOnOneDay ? [] : weekdayBlocks + hourBlocks)
  }

  /// Lines with a value are shown by it, in the period or, for the whole diary, as noted; others by their number.
  private var dayBlocks: [ReportBlock] {
    let chart = DailyChart(
      byDay, firstWeekday: firstWeekday, areOthersUnknown: isSeries, logged: isSeries ? nil : Set(loggedDays))
    let title = TimelineWords.dayTitle.said(["step": .text(chart.step), "period": .text(periodName)])
    let scales = averages(of: inPeriod)
    guard isSeries, !scales.isEmpty, let seenDays else {
      return [.heading(level: 1, ReportText(title)), chart.block(title)]
    }
    guard inPeriod.count < occurrences.count else { return [] }
    return [.heading(level: 1, ReportText(title))]
      + scales.map {
        scaleChart($0, over: seenDays, named: query.name, file: "by-day", firstWeekday: firstWeekday)
      }
  }

  private var weekdayBlocks: [ReportBlock] {
    // Of several scales the one that is noted most.
    let scale = isSeries ? averages(of: inPeriod).max { $0.valued < $1.valued }?.scale : nil
    let isOnAverage = scale != nil
    var bars = ChartBars(
      byWeekday.map { part in
        guard isOnAverage else {
          return .init(
            label: part.weekday.name, value: isSeries && part.count == 0 ? nil : Double(part.count),
            caption: weekdayText(part))
        }
        let mean = averages(of: inPeriod.filter { $0.day.weekday == part.weekday })
          .first { $0.scale == scale }
        return .init(
          label: part.weekday.name, value: mean?.averageHundredths.map { Double($0) / 100 },
          caption: mean.map {
            TimelineWords.weekdayMean.said([
              "mean": .text(tenthsText(share($0.averageHundredths ?? 0, among: 10))),
              "days": .number($0.byDay.count),
            ])
          } ?? "–")
      })
    bars.top = scale
    let items = bars.bars.map { "\($0.label) \($0.caption)" }
    let values: [String: SentenceValue] = [
      "period": .text(periodName), "counts": .list(items), "scale": .text(numberText(scale ?? 0)),
    ]
    let title = (isOnAverage ? TimelineWords.weekdayMeanTitle : .weekdayTitle).said(values)
    return [
      .heading(level: 1, ReportText(title)),
      .chart(
        ReportChart(
          name: "by-weekday", title: title,
          summary: (isOnAverage ? TimelineWords.weekdayMeanSummary : .weekdaySummary).said(values),
          drawing: .bars(bars), table: bars.table("Weekday", isOnAverage ? "On average" : "Times"))),
    ]
  }

  private var hourBlocks: [ReportBlock] {
    let (inside, hours) = (inPeriod, byHour)
    guard hours.contains(where: { $0 > 0 }) else { return [] }
    let title = TimelineWords.hourTitle.said(["period": .text(periodName)])
    var blocks: [ReportBlock] = [
      .heading(level: 1, ReportText(title)), entriesByHour(hours.map { ($0, [], "") }, titled: title),
    ]
    let untimed = inside.count { $0.start == nil }
    if untimed > 0 {
      let values: [String: SentenceValue] = ["count": .number(untimed), "all": .number(inside.count)]
      blocks.append(.footnote(ReportText(TimelineWords.untimed.said(values))))
    }
    return blocks
  }

  var byDay: [(day: Day, entries: Int, isRested: Bool)] {
    var counts: [Day: Int] = [:]
    for occurrence in inPeriod { counts[occurrence.day, default: 0] += 1 }
    let logged = Set(loggedDays)
    return seenDays?.map {
      (day: $0, entries: counts[$0, default: 0], isRested: !logged.contains($0) && rest.contains($0))
    } ?? []
  }

  /// `3, 4 days logged`: food is compared with the days that are logged; other lines need no food beside them.
  private func weekdayText(_ part: (weekday: Weekday, count: Int)) -> String {
    guard !isSeries else { return part.count == 0 ? "–" : grouped(part.count) }
    return TimelineWords.ofLogged.said([
      "times": .number(part.count), "logged": .number(loggedDays.count { $0.weekday == part.weekday }),
    ])
  }

  var byWeekday: [(weekday: Weekday, count: Int)] {
    let inside = inPeriod
    return Weekday.inOrder(from: firstWeekday).map { weekday in
      (weekday, inside.count { $0.day.weekday == weekday })
    }
  }

  var byHour: [Int] {
    var hours = Array(repeating: 0, count: 24)
    for start in inPeriod.compactMap(\.start) { hours[start / 60 % 24] += 1 }
    return hours
  }
}
