internal import JournalFormat

/// The times of a period's entries that have one.
struct TimingInsight: Insight {
  let times: MealTimes
  /// Whether no more than one day is logged.
  private let isOneDay: Bool

  init(of source: InsightSource) {
    isOneDay = source.days.count <= 1
    times = MealTimes(of: source.diary, during: source.observed.elapsed)
  }

  var figures: [Figure] { times.figures + [times.overnightFast].compactMap(\.self) }

  var blocks: [ReportBlock] {
    guard times.timed + times.untimed > 0 else { return [nothingInPeriod] }
    guard times.timed > 0 else {
      return [.paragraph(ReportText(InsightWords.noTimes.said()))]
    }
    var blocks: [ReportBlock] = []
    if !times.usual.isEmpty { blocks.append(mealChart) }
    if let sentence { blocks.append(.paragraph(ReportText(sentence))) }
    // The times of one day are all in the first picture.
    if !isOneDay || times.usual.isEmpty {
      blocks.append(.heading(level: 2, "By the hour"))
      blocks.append(hourChart)
    }
    if let note = times.untimedNote { blocks.append(note) }
    return blocks
  }

  private var sentence: String? {
    var sentences: [String] = []
    if let window = times.eatingWindow {
      sentences.append(
        (times.eatingWindowDays == 1 ? InsightWords.windowOne : .window).said([
          "length": .text(durationText(minutes: window)), "days": .number(times.eatingWindowDays),
        ]))
    }
    if let fast = times.fast {
      sentences.append(
        InsightWords.overnight.said([
          "length": .text(durationText(minutes: fast)), "nights": .number(times.fastNights),
        ]))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The usual time of each meal, and the range between its quartiles.
  private var mealChart: ReportBlock {
    let rows = times.usual.map { meal in
      let (early, late) = (MealTimeAxis.hours(meal.early), MealTimeAxis.hours(meal.late))
      return ChartTimeline.Row(
        label: meal.category.name, caption: meal.timeText, tint: meal.category.tint,
        spans: meal.isUsual ? [early...max(early, late)] : [],
        marks: (meal.isUsual ? meal.isSteady ? [meal.time] : [] : meal.few).map(MealTimeAxis.hours))
    }
    let items = times.usual.map { meal in
      "\(meal.category.name) \(meal.timeText)" + (meal.isUsual ? " (\(meal.middleHalf))" : "")
    }
    let hasUsual = times.usual.contains(where: \.isUsual)
    return .chart(
      ReportChart(
        name: "meal-times",
        title: hasUsual ? "Usual times and middle half" : "Times",
        summary: "\(joinedList(items)).",
        drawing: .timeline(
          MealTimeAxis(times.usual.flatMap { [$0.early, $0.late] + $0.few }).timeline(rows)),
        table: ReportTable(
          columns: [
            .init("Meal"), .init(hasUsual ? "Usually" : "Times", .trailing),
          ] + (hasUsual ? [.init("Middle half", .trailing)] : []) + [.init("Entries", .trailing)],
          rows: times.usual.map { meal in
            [
              ReportText(meal.category.name), ReportText(meal.timeText),
            ] + (hasUsual ? [ReportText(meal.isUsual ? meal.middleHalf : "")] : [])
              + [ReportText(grouped(meal.entries))]
          }), tableSaysMore: !isOneDay))
  }

  /// Entries by hour with their categories.
  private var hourChart: ReportBlock {
    entriesByHour(
      times.hours.map { hour in
        let names = FoodCategory.allCases.sorted().compactMap { category in
          hour.categories[category].map { "\(grouped($0)) \(category.rawValue)" }
        }
        let parts = FoodCategory.allCases.sorted().compactMap { category in
          hour.categories[category].map { ChartBars.Part(Double($0), category.tint) }
        }
        return (
          hour.entries, parts + (hour.unnamed > 0 ? [.init(Double(hour.unnamed), .grey)] : []),
          names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
        )
      })
  }

  var json: JSONValue {
    [
      "entries_with_time": .int(times.timed), "entries_without_time": .int(times.untimed),
      "usual": .array(
        times.usual.map {
          [
            "category": .string($0.category.rawValue), "time": .string($0.time.description),
            "quarter_before": .string($0.early.description), "quarter_after": .string($0.late.description),
            "entries": .int($0.entries),
          ]
        }),
      "eating_window_minutes": JSONValue(times.eatingWindow),
      "eating_window_days": .int(times.eatingWindowDays),
      "overnight_fast_minutes": JSONValue(times.fast), "overnight_fast_nights": .int(times.fastNights),
      "by_hour": .array(
        times.hours.enumerated().map { number, hour in
          .object(
            [("hour", .int(number)), ("entries", .int(hour.entries))]
              + FoodCategory.allCases.sorted().map { ($0.rawValue, .int(hour.categories[$0] ?? 0)) }
              + [("none", .int(hour.unnamed))])
        }),
    ]
  }
}
