import JournalAnalytics

/// A page with every kind of chart, from plausible figures.
enum SampleCharts {
  static let bars = ReportChart(
    name: "top-foods", title: "Top foods", summary: "Rice leads with 6 entries; six foods are shown.",
    drawing: .bars(foods), table: foods.table("Food", "Entries"))

  private static let foods = ChartBars([
    .init(label: "rice", value: 6, caption: "6 (18 %)", isMarked: true),
    .init(label: "filter coffee", value: 4, caption: "4 (12 %)"),
    .init(label: "masala dosa with sambar and coconut chutney", value: 3, caption: "3 (9 %)"),
    .init(label: "味噌ラーメン", value: 2, caption: "2 (6 %)"), .init(label: "nothing", value: 0, caption: "0"),
  ])

  static let columns = ReportChart(
    name: "day-by-day", title: "Day by day", summary: "Friday is the fullest day, with 7 entries.",
    drawing: .bars(days), table: days.table("Day", "Entries"))

  private static let days = ChartBars(
    [("Mon", 6), ("Tue", 0), ("Wed", 6), ("Thu", 6), ("Fri", 7), ("Sat", 5), ("Sun", 6)].map {
      .init(label: $0.0, value: Double($0.1), caption: "\($0.1)", isMarked: $0.1 == 7)
    }, .columns)

  static let comparison = ReportChart(
    name: "week-against-week", title: "This week against last", summary: "Five days of seven are fuller.",
    drawing: .bars(weeks), table: weeks.table("Day", "This week, last week"))

  private static let weeks = ChartBars(
    [("Mon", 6, 4), ("Tue", 0, 3), ("Wed", 6, 5), ("Thu", 6, 5), ("Fri", 7, 6), ("Sat", 5, 5), ("Sun", 6, 2)]
      .map {
        .init(label: $0.0, value: Double($0.1), caption: "\($0.1) (\($0.2))", earlier: Double($0.2))
      }, .columns, name: "this week", earlierName: "last week")

  static let change = ReportChart(
    name: "weight-change", title: "Weight by week", summary: "Two weeks down, one up.",
    drawing: .bars(changes), table: changes.table("Week", "Change"))

  private static let changes = ChartBars([
    .init(label: "23 February to 1 March", value: -0.4, caption: "−0.4 kg", tint: .green),
    .init(label: "2 to 8 March", value: 0.2, caption: "+0.2 kg", tint: .orange),
    .init(label: "9 to 15 March", value: -0.1, caption: "−0.1 kg", tint: .green),
    .init(label: "16 to 22 March", value: nil, caption: "not known", tint: .grey),
  ])

  static let line = ReportChart(
    name: "weight", title: "Weight", summary: "From 72.9 kg to 72.2 kg in three weeks.",
    drawing: .line(readings), table: readings.table("Day", "Weight"))

  private static let readings: ChartLine = {
    let values: [Int?] = [
      729, 731, nil, 728, 727, 727, nil, nil, nil, 730, nil, 726, 725, 725, 724, 722, 723, nil, 721, 722, 722,
    ]
    let points = values.enumerated().map { day, value in
      ChartLine.Point(
        label: "\(day + 1) Mar", value: value.map { Double($0) / 10 },
        caption: value.map { "\($0 / 10).\($0 % 10) kg" } ?? "–")
    }
    let trend = values.indices.map { day -> Double? in
      let known = values[max(0, day - 6)...day].compactMap { $0 }
      return Double(known.reduce(0, +)) / Double(max(1, known.count)) / 10
    }
    return ChartLine(points, trend: trend, name: "reading", trendName: "7-day average", isAmount: false)
  }()

  static let area = ReportChart(
    name: "energy", title: "Energy", summary: "Between 1,540 and 2,625 kcal on complete days.",
    drawing: .line(energy), table: energy.table("Day", "Energy"))

  private static let energy = ChartLine(
    [("Mon", 1540), ("Tue", nil), ("Wed", 2220), ("Thu", 1835), ("Fri", 1990), ("Sat", nil), ("Sun", 2625)]
      .map {
        .init(
          label: $0.0, value: $0.1.map { Double($0) },
          caption: $0.1.map { "\($0 / 1000),\($0 % 1000) kcal" } ?? "–")
      }, isAmount: true)

  static let donut = ReportChart(
    name: "meals", title: "Meals", summary: "Breakfast and dinner lead with 21 % each.",
    drawing: .shares(meals), table: meals.table("Meal", "Entries"))

  private static let meals = ChartShares(
    [
      .init(label: "Breakfast", value: 6, caption: "6 (21 %)", tint: .amber),
      .init(label: "Lunch", value: 5, caption: "5 (17 %)", tint: .orange),
      .init(label: "Snack", value: 4, caption: "4 (14 %)", tint: .green),
      .init(label: "Dinner", value: 6, caption: "6 (21 %)", tint: .blue),
      .init(label: "Dessert", value: 3, caption: "3 (10 %)", tint: .rose),
      .init(label: "Beverage", value: 5, caption: "5 (17 %)", tint: .violet),
      .init(label: "No meal", value: 1, caption: "1", tint: .grey),
    ], total: "30", unit: "entries")

  static let month = ReportChart(
    name: "month", title: "March 2026", summary: "13 of 15 days logged.", drawing: .heatMap(weeksOfMonth),
    table: weeksOfMonth.table("Week"))

  private static let weeksOfMonth = ChartHeatMap(
    columns: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    rows: [
      .init("1 Mar", [nil, nil, nil, nil, nil, nil, cell(2)]),
      .init("2–8", [6, 0, 6, 6, 4, 5, 6].map { cell($0) }),
      .init("9–15", [4, 1, 0, 2, 3, 1, 5].map { cell($0, isMarked: $0 == 5) }),
    ], legend: ["0", "1", "2", "3 and more"])

  static let year = ReportChart(
    name: "year", title: "Twelve months", summary: "Every third day is full.", drawing: .heatMap(months),
    table: ReportTable(columns: [], rows: []))

  private static let months = ChartHeatMap(
    columns: (1...31).map { "\($0)" },
    rows: ["Jan", "Feb", "Mar", "Apr"].enumerated().map { month, name in
      .init(name, (0..<(month == 1 ? 28 : 31)).map { cell(($0 * 7 + month * 3) % 5) })
    }, legend: ["0", "1", "2", "3 and more"])

  private static func cell(_ count: Int, isMarked: Bool = false) -> ChartHeatMap.Cell {
    .init("\(count)", level: .init(rawValue: min(3, count)) ?? .none, isMarked: isMarked)
  }

  static let timeline = ReportChart(
    name: "meal-times", title: "When", summary: "Breakfast is at 07:55, dinner at 19:40.",
    drawing: .timeline(hours), table: hours.table("Meal", "Usual time"))

  private static let hours = ChartTimeline(
    [
      .init(label: "Breakfast", caption: "07:55", tint: .amber, spans: [440...560], marks: [475]),
      .init(label: "Lunch", caption: "13:13", tint: .orange, spans: [770...850], marks: [793]),
      .init(label: "Snack", caption: "16:10", tint: .green, marks: [970]),
      .init(label: "Dinner", caption: "19:40", tint: .blue, spans: [1150...1260], marks: [1180]),
      .init(label: "Dessert", caption: "21:00", tint: .rose, marks: [1260]),
      .init(label: "Beverage", caption: "15:35", tint: .violet, spans: [500...1000], marks: [935]),
      .init(label: "Fast", caption: "11 h", tint: .grey, spans: [240...440, 1260...1680]),
    ], axis: 240...1680,
    ticks: [.init(360, "06"), .init(720, "12"), .init(1080, "18"), .init(1440, "24")])

  static let sparkline = ReportChart(
    name: "variety", title: "Different foods a week", summary: "From 12 to 21 in ten weeks.",
    drawing: .sparkline(variety), table: variety.table("First week", "Last week"))

  private static let variety = ChartSparkline(
    [12, 14, 13, nil, 17, 16, 15, 18, 22, 21], first: "12", last: "21 a week")

  static let all: [ReportChart] = [
    bars, columns, comparison, change, line, area, donut, month, year, timeline, sparkline,
  ]

  static let page = ReportDocument(
    title: "Every kind of chart",
    blocks: [.paragraph("Plausible figures."), .heading(level: 1, "Top foods"), .chart(bars)]
      + all.dropFirst().map { ReportBlock.chart($0) })
}
