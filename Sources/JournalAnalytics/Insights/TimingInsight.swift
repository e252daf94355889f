internal import JournalFormat

/// When a period's entries were eaten, as far as they give a time.
struct TimingInsight: Insight {
  struct Meal: Hashable, Sendable {
    var category: FoodCategory
    /// The middle of the times, and the two that half of them lie between.
    var usual: ClockTime
    var early: ClockTime
    var late: ClockTime
    var entries: Int
    /// Whether half of them do lie between the two; of fewer than four, none need to.
    var hasHalf: Bool { entries >= 4 }
  }

  struct Hour: Hashable, Sendable {
    /// 0 to 23 on the clock: the hours after midnight are 0 to 5.
    var hour: Int
    var categories: [FoodCategory: Int]
    var unnamed: Int
    var entries: Int { unnamed + categories.values.reduce(0, +) }
  }

  /// All 24.
  var hours: [Hour]
  /// In the order of a day.
  var meals: [Meal]
  /// Mean minutes from the first to the last time of a day, and the days with two different times.
  var window: Int?
  var windowDays: Int
  /// Mean minutes from a day's last time to the first of the next day, and the pairs of days that have both.
  var fast: Int?
  var fastNights: Int
  var timed: Int
  var untimed: Int
  var elapsed: ClosedRange<Day>?
}

/// The times of the source's period. A stretch counts at its start, and to its end where the day's last time is asked.
func timingInsight(of source: InsightSource) -> TimingInsight {
  var hours = (0..<24).map { TimingInsight.Hour(hour: $0, categories: [:], unnamed: 0) }
  // By rank: an entry is looked at once, and a dictionary would be the larger part of it.
  let categories = FoodCategory.allCases.sorted()
  var times: [[Int]] = categories.map { _ in [] }
  var counts = Array(repeating: 0, count: 24 * categories.count)
  var timed = 0
  var windows: [Int] = []
  var nights: [Int] = []
  var before: (day: Day, last: Int)?
  for day in source.days {
    var first = Int.max
    var last = Int.min
    for row in source.diary.rows[day.rows] {
      guard let start = row.start.map(Int.init) else { continue }
      timed += 1
      first = min(first, start)
      last = max(last, start, row.end.map(Int.init) ?? start)
      if let rank = row.category?.rank {
        counts[start / 60 % 24 * categories.count + rank] += 1
        times[rank].append(start)
      } else {
        hours[start / 60 % 24].unnamed += 1
      }
    }
    guard first <= last else { continue }
    if first < last { windows.append(last - first) }
    // What was eaten after midnight may be later than the next day's first time by the clock; that is no fast.
    if let before, before.day.distance(to: day.day) == 1, first + 1_440 > before.last {
      nights.append(first + 1_440 - before.last)
    }
    before = (day.day, last)
  }
  for (place, count) in counts.enumerated() where count > 0 {
    hours[place / categories.count].categories[categories[place % categories.count]] = count
  }
  let meals = categories.compactMap { category -> TimingInsight.Meal? in
    let minutes = times[category.rank].sorted()
    guard let middle = median(minutes).flatMap(ClockTime.init(minutes:)),
      let early = quantile(0.25, of: minutes).flatMap(ClockTime.init(minutes:)),
      let late = quantile(0.75, of: minutes).flatMap(ClockTime.init(minutes:))
    else { return nil }
    return .init(category: category, usual: middle, early: early, late: late, entries: minutes.count)
  }
  return TimingInsight(
    hours: hours, meals: meals, window: mean(windows), windowDays: windows.count, fast: mean(nights),
    fastNights: nights.count, timed: timed, untimed: source.rows.count - timed,
    elapsed: source.observed.elapsed)
}

private func mean(_ values: [Int]) -> Int? {
  values.isEmpty ? nil : share(values.reduce(0, +), among: values.count)
}

extension TimingInsight {
  var blocks: [ReportBlock] {
    guard timed + untimed > 0 else { return [nothingInPeriod] }
    guard timed > 0 else {
      return [.paragraph("No entry here has a time; one such as 08:15 before the words is enough.")]
    }
    var blocks: [ReportBlock] = []
    if !meals.isEmpty { blocks.append(mealChart) }
    if let sentence { blocks.append(.paragraph(ReportText(sentence))) }
    blocks.append(.heading(level: 2, "By the hour"))
    blocks.append(hourChart)
    if untimed > 0 {
      blocks.append(
        .footnote(
          ReportText(
            "\(grouped(untimed)) of \(counted(timed + untimed, "entry", "entries")) \(untimed == 1 ? "has" : "have") no time."
          )))
    }
    return blocks
  }

  private var sentence: String? {
    var sentences: [String] = []
    if let window {
      let days = counted(windowDays, "day", "days")
      sentences.append(
        "From first to last it is \(durationText(minutes: window)) a day, from \(days) with two times or more."
      )
    }
    if let fast {
      let nights = counted(fastNights, "night", "nights")
      sentences.append(
        "Overnight it is \(durationText(minutes: fast)), from \(nights) with a time before and after.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The usual time of each meal, and the stretch that half of its entries lie in.
  private var mealChart: ReportBlock {
    let rows = meals.map { meal in
      let (early, late) = (MealTimeAxis.hours(meal.early), MealTimeAxis.hours(meal.late))
      return ChartTimeline.Row(
        label: meal.category.name, caption: meal.usual.spoken, tint: meal.category.tint,
        spans: meal.hasHalf ? [early...max(early, late)] : [], marks: [MealTimeAxis.hours(meal.usual)])
    }
    let words = meals.map { meal in
      "\(meal.category.name) \(meal.usual.spoken)" + (meal.hasHalf ? " (\(meal.early)–\(meal.late))" : "")
    }
    return .chart(
      ReportChart(
        name: "meal-times",
        title: meals.contains(where: \.hasHalf) ? "Usual times and middle half" : "Usual times",
        summary: "\(joinedWords(words)).",
        drawing: .timeline(MealTimeAxis(meals.flatMap { [$0.early, $0.late] }).timeline(rows)),
        table: ReportTable(
          columns: [
            .init("Meal"), .init("Usually", .trailing), .init("Middle half", .trailing),
            .init("Entries", .trailing),
          ],
          rows: meals.map { meal in
            [
              ReportText(meal.category.name), ReportText(meal.usual.spoken),
              ReportText(meal.hasHalf ? "\(meal.early)–\(meal.late)" : ""), ReportText(grouped(meal.entries)),
            ]
          }), tableSaysMore: true))
  }

  /// With the categories of each hour's entries.
  private var hourChart: ReportBlock {
    entriesByHour(
      hours.map { hour in
        let names = FoodCategory.allCases.sorted().compactMap { category in
          hour.categories[category].map { "\(grouped($0)) \(category.rawValue)" }
        }
        return (hour.entries, names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
      })
  }

  var json: JSONValue {
    [
      "entries_with_time": .int(timed), "entries_without_time": .int(untimed),
      "usual": .array(
        meals.map {
          [
            "category": .string($0.category.rawValue), "time": .string($0.usual.description),
            "quarter_before": .string($0.early.description), "quarter_after": .string($0.late.description),
            "entries": .int($0.entries),
          ]
        }),
      "eating_window_minutes": JSONValue(window), "eating_window_days": .int(windowDays),
      "overnight_fast_minutes": JSONValue(fast), "overnight_fast_nights": .int(fastNights),
      "by_hour": .array(
        hours.map { hour in
          .object(
            [("hour", .int(hour.hour)), ("entries", .int(hour.entries))]
              + FoodCategory.allCases.sorted().map { ($0.rawValue, .int(hour.categories[$0] ?? 0)) }
              + [("none", .int(hour.unnamed))])
        }),
    ]
  }
  func explanations(from diary: EatenDiary) -> [FigureExplanation] {
    let rows = diary.rows(in: elapsed).filter { $0.start != nil }
    var explanations = meals.map { meal in
      FigureExplanation(
        "\(meal.category.name): \(meal.usual.spoken), from \(counted(meal.entries, "entry", "entries"))",
        rule: "usual-time",
        "The middle of the times of the category's entries; half of them lie between the two times beside it.",
        lines: rows.filter { $0.category == meal.category }.map(diary.place))
    }
    if let window {
      explanations.append(
        FigureExplanation(
          "From first to last: \(durationText(minutes: window)), from \(dayCount(windowDays))",
          rule: "eating-window",
          """
          From a day's first time to its last, or to the end of a stretch; the mean over days with two different times. \
          Hours after midnight belong to the day before.
          """, lines: rows.map(diary.place)))
    }
    if let fast {
      explanations.append(
        FigureExplanation(
          "Overnight: \(durationText(minutes: fast)), from \(counted(fastNights, "night", "nights"))",
          rule: "overnight-fast",
          "From a day's last time to the first of the day after; the mean over the nights that have both.",
          lines: rows.map(diary.place)))
    }
    return explanations
  }
}
