public import JournalFormat

extension TimelineReport {
  public var document: ReportDocument {
    let title = "Timeline of \(query.name)"
    guard let first = occurrences.first, let last = occurrences.last else {
      let words =
        "‘\(query.name)’ is in no entry, and under no heading of your own. ‘journal search’ looks everywhere."
      return ReportDocument(title: title, blocks: [.paragraph(ReportText(words))])
    }
    let seen = observed.today
    let noun =
      isSeries ? counted(occurrences.count, "line", "lines") : counted(occurrences.count, "entry", "entries")
    var sentence = "\(noun) on \(dayCount(days.count))"
    sentence +=
      first.day == last.day
      ? ": \(first.day.weekdayAndDay(besides: seen))."
      : ", first on \(first.day.weekdayAndDay(besides: seen)), last on \(last.day.weekdayAndDay(besides: seen))."
    var blocks: [ReportBlock] = [.paragraph(ReportText(sentence)), .list(figures)]
    if seriesLines > 0 {
      let lines = counted(seriesLines, "line", "lines")
      let verb = seriesLines == 1 ? "has it, too, and is" : "have it, too, and are"
      blocks.append(.footnote(ReportText("\(lines) under headings of your own \(verb) not counted here.")))
    }
    blocks += periodBlocks
    if !company.isEmpty {
      let all = isEverything ? "" : ", in the whole diary"
      blocks.append(
        .heading(level: 1, ReportText("Eaten with, of \(counted(meals, "meal", "meals"))\(all)")))
      blocks.append(
        .table(
          ReportTable(
            columns: [.init("Food"), .init("Meals", .trailing), .init("Share", .trailing)],
            rows: company.map {
              [
                ReportText($0.name), ReportText(grouped($0.meals)),
                ReportText("\(percentage($0.meals, of: meals)) %"),
              ]
            })))
    }
    return ReportDocument(title: title, blocks: blocks)
  }

  private var periodName: String {
    isEverything ? "the whole diary" : PeriodText(observed.period).title
  }

  private var figures: [ReportText] {
    let inside = inPeriod
    var words = ": \(timesText(inside.count)) on \(grouped(Set(inside.map(\.day)).count))"
    words += " of \(counted(daysLogged, "logged day", "logged days"))"
    if inside.isEmpty { words = ": not once on \(counted(daysLogged, "logged day", "logged days"))" }
    var items = [ReportText([.strong(capitalized(periodName)), .plain(words)])]
    if let gap = longestGap {
      let seen = observed.today
      items.append(
        ReportText([
          .strong("Longest gap"),
          .plain(
            ": \(dayCount(gap.days)), between \(gap.before.weekdayAndDay(besides: seen)) and "
              + gap.after.weekdayAndDay(besides: seen)),
        ]))
    }
    for scale in averages {
      items.append(
        ReportText([
          .strong("On average"),
          .plain(
            ": \(tenthsText(share(scale.hundredths, among: 10))) of \(figure(scale.scale)), noted "
              + timesText(scale.count)),
        ]))
    }
    return items
  }

  /// The mean figure of the period for each scale, the smallest scale first.
  private var averages: [(scale: Double, hundredths: Int, count: Int)] {
    var sums: [Double: (thousandths: Int, count: Int)] = [:]
    for value in inPeriod.compactMap(\.value) where (0...1_000_000).contains(value.value) {
      let sum = sums[value.scale] ?? (0, 0)
      sums[value.scale] = (sum.thousandths + Int((value.value * 1_000).rounded()), sum.count + 1)
    }
    return sums.sorted { $0.key < $1.key }
      .map {
        (
          scale: $0.key, hundredths: share($0.value.thousandths, among: 10 * $0.value.count),
          count: $0.value.count
        )
      }
  }

  private var periodBlocks: [ReportBlock] {
    let inside = inPeriod
    guard !inside.isEmpty else { return [] }
    let activity = ActivityInsight(days: byDay, today: observed.today)
    let dayTitle = "\(capitalized(activity.part)) by \(activity.part), \(periodName)"
    let weekdays = ChartBars(
      byWeekday.map { .init(label: $0.weekday.name, value: Double($0.count), caption: grouped($0.count)) })
    let words = weekdays.bars.map { "\($0.label) \($0.caption)" }
    var blocks: [ReportBlock] = [
      .heading(level: 1, ReportText(dayTitle)),
      activity.chart(dayTitle),
      .heading(level: 1, "By weekday"),
      .chart(
        ReportChart(
          name: "by-weekday", title: "By weekday", summary: "Times by weekday: \(joinedWords(words)).",
          drawing: .bars(weekdays), table: weekdays.table("Weekday", "Times"))),
    ]
    let hours = byHour
    guard hours.contains(where: { $0 > 0 }) else { return blocks }
    blocks.append(.heading(level: 1, "By the hour"))
    blocks.append(entriesByHour(hours.map { ($0, "") }))
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
    return observed.elapsed?.map { (day: $0, entries: counts[$0, default: 0]) } ?? []
  }

  private var byWeekday: [(weekday: Weekday, count: Int)] {
    let inside = inPeriod
    return Weekday.allCases.map { weekday in (weekday, inside.count { $0.day.weekday == weekday }) }
  }

  private var byHour: [Int] {
    var hours = Array(repeating: 0, count: 24)
    for start in inPeriod.compactMap(\.start) { hours[start / 60 % 24] += 1 }
    return hours
  }

  public var json: JSONValue {
    [
      "query": .string(query.name), "is_series": .bool(isSeries), "series_lines": .int(seriesLines),
      "count": .int(occurrences.count), "days": .int(days.count),
      "first_day": JSONValue(occurrences.first?.day.description),
      "last_day": JSONValue(occurrences.last?.day.description),
      "longest_gap": longestGap.map {
        [
          "days": .int($0.days), "after": .string($0.before.description),
          "before": .string($0.after.description),
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
              "scale": .double($0.scale), "average": .double(Double($0.hundredths) / 100),
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

  /// Where the counts come from.
  public var explanations: [FigureExplanation] {
    guard !occurrences.isEmpty else { return [] }
    let (rule, meaning) = isSeries ? ("series-items", seriesRule) : queryRule
    let noun = isSeries ? "line" : "entry"
    func explained(_ name: String, _ found: [Occurrence]) -> FigureExplanation {
      FigureExplanation(
        "\(name): \(counted(found.count, noun, isSeries ? "lines" : "entries"))", rule: rule, meaning,
        lines: found.map(\.place))
    }
    var result = [explained(query.name, occurrences), explained(capitalized(periodName), inPeriod)]
    if let gap = longestGap {
      let ends = [occurrences.last { $0.day == gap.before }, occurrences.first { $0.day == gap.after }]
      result.append(
        FigureExplanation(
          "Longest gap: \(dayCount(gap.days))", rule: "longest-gap",
          "The most days between two days with it, the earliest of equals. Here are the lines on both sides.",
          lines: ends.compactMap { $0?.place }))
    }
    result += averages.map { scale in
      FigureExplanation(
        "On average of \(figure(scale.scale)): noted \(timesText(scale.count))", rule: "scale-average",
        "The mean of what the period notes on one scale; days without a line are not known.",
        lines: inPeriod.filter { $0.value?.scale == scale.scale }.map(\.place))
    }
    return result
      + company.map { food in
        FigureExplanation(
          "With \(food.name): \(counted(food.meals, "meal", "meals"))", rule: "same-meal",
          "Meals, that is a day's entries of one category, that also name this food. Here are the lines that do.",
          lines: food.places)
      }
  }

  private var seriesRule: String {
    "Every item of your own headings up to today that holds the words, or stands below a heading that does, counts one."
  }

  private var queryRule: (String, String) {
    switch query {
    case .words: ("words-in-entry", "Every eaten entry up to today that holds the words counts one.")
    case .tag: ("tag-of-entry", "Every eaten entry up to today that bears the tag counts one.")
    case .category:
      ("category-of-heading", "Every eaten entry up to today that stands under the category counts one.")
    }
  }
}
