internal import JournalFormat

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
