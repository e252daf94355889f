import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// Four weeks with a usual breakfast and dinner, a Monday left out, and what breaks the rule.
private let journal: Journal = {
  var files: [String: String] = [:]
  let first = day("2026-02-16")
  for number in 0..<28 where number != 14 {
    let day = first.advanced(by: number)
    let minute = 10 + number % 4 * 5
    var text = "## Breakfast\n- 07:\(minute) porridge with blueberries (\(300 + number % 3 * 20) kcal)\n"
    text += "- 07:\(minute + 5) filter coffee (~45 kcal)\n\n## Dinner\n"
    text += number == 20 ? "- 06:40 rice (500 kcal)\n" : "- 19:\(minute) rice and dal (500 kcal)\n"
    if number < 6 { text += "- mango (90 kcal)\n" }
    if number == 24 {
      text += "\n## Lunch\n- 13:00 okonomiyaki\n  - photo: a.jpg\n\n## Food\n- [ ] cake\n- nuts\n"
    }
    if number == 26 {
      text = text.replacing("300 kcal", with: "320 kcal").replacing("(340 kcal)", with: "(3,400 kcal)")
    }
    if number % 9 == 0 { text += "\n## Symptoms\n- Headache \(2 + number % 5)/10\n" }
    files[day.description] = text
  }
  files["2026-03-15"]? += "\n## Beverage\n- 24:30 tea\n"
  return diary(files)
}()

@Suite struct `Insights` {
  private func report(
    _ parts: [InsightPart] = InsightPart.allCases, _ period: String? = "2026-03-02..2026-03-15",
    today: String = "2026-03-15",
    of journal: Journal = journal
  ) throws -> InsightsReport {
    let period = try period.map { try #require(PeriodExpression($0, today: day(today)).days) }
    return insightsReport(
      of: journal, InsightsRequest(parts: parts, period: period.map { .days($0) }), today: day(today))
  }

  @Test func `read as a person would say it`() throws {
    try expectGolden(report().document.markdown, "insights.md")
    try expectGolden(
      TerminalRenderer(width: 40, style: .plain).text(of: report().document), "insights-40.txt")
  }

  @Test func `are figures for programs`() throws {
    try expectGolden(report().json.text(pretty: true), "insights.json")
  }

  @Test(arguments: InsightPart.allCases)
  func `say something friendly without an entry`(part: InsightPart) throws {
    let empty = try report([part], nil, of: Journal())
    #expect(
      empty.document.blocks.count == 1 && empty.document.markdown.contains("No food is written down yet."))
    let quiet = try report([part], "2026-05-01..2026-05-31", today: "2026-05-31")
    #expect(quiet.document.blocks.count >= 1)
    #expect(!quiet.document.markdown.contains("nan"))
    #expect(empty.json.text(pretty: false).hasPrefix("{\"period\":\"2026-03-15..2026-03-15\""))
  }

  @Test(arguments: [
    ("one entry", ["2026-03-14": "- Lunch: soup"], "2026-03-14..2026-03-14", 1, 1, 1),
    (
      "a leap day", ["2024-02-28": "- Lunch: a", "2024-02-29": "- Lunch: soup\n- Dinner: rice"],
      "2024-02-01..2024-02-29", 29, 2, 3
    ),
    (
      "a gap of years", ["1999-03-01": "- Lunch: soup", "2026-03-15": "- Lunch: soup"],
      "1999-03-01..2026-03-15", 9_877, 2, 2
    ),
    ("days to come", ["2026-03-20": "- Lunch: soup"], "2026-03-01..2026-03-31", 15, 0, 0),
    (
      "two files of a day", ["2026-03-14": "- Lunch: soup\n- [-] cake\n- [ ] tea"], "2026-03-14..2026-03-15",
      2, 1, 1
    ),
  ])
  func `count days and entries at every edge`(
    name: String, files: [String: String], period: String, days: Int, logged: Int, entries: Int
  ) throws {
    let json = try report([.stats], period, of: diary(files)).json.text(pretty: false)
    #expect(json.contains("\"days_begun\":\(days),\"days_logged\":\(logged),\"entries\":\(entries),"))
  }

  @Test func `put what was eaten after midnight to the day before, and on the clock's hour`() throws {
    let files = [
      "2026-03-13": "## Dinner\n- 20:00 rice\n- 25:30 crisps\n",
      "2026-03-14": "## Breakfast\n- 07:30 tea\n- 08:00 toast\n",
    ]
    let json = try report([.timing], "2026-03-13..2026-03-14", of: diary(files)).json.text(pretty: false)
    #expect(json.contains("\"eating_window_minutes\":180,\"eating_window_days\":2"))
    #expect(json.contains("\"overnight_fast_minutes\":360,\"overnight_fast_nights\":1"))
    #expect(json.contains("{\"hour\":1,\"entries\":1,"))
  }

  @Test func `list foods by name and number`() throws {
    var request = InsightsRequest(parts: [.foods], period: nil)
    (request.match, request.limit) = ("RÍCE", 1)
    let found = insightsReport(of: journal, request, today: day("2026-03-15"))
    #expect(
      found.json.text(pretty: false).contains(
        "\"more_foods\":0,\"foods\":[{\"name\":\"rice\",\"entries\":27,"))
    request.match = "xyz"
    let none = insightsReport(of: journal, request, today: day("2026-03-15"))
    #expect(none.document.markdown.contains("No food here has ‘xyz’ in its name."))
  }

  @Test func `call no food new or forgotten that was named within a dish, or in the plural`() throws {
    var files: [String: String] = [:]
    for number in 0..<8 {
      let text = "## Lunch\n- potato roast\n- bread rolls, apples\n"
      files[day("2026-01-01").advanced(by: 5 * number).description] =
        text + (number < 4 ? "- curd\n" : "- curd rice\n")
    }
    files["2026-03-14"] = "## Lunch\n- potato, apple, bread roll, mango\n- bread roll\n"
    let report = try report([.new], "2026-03-01..2026-03-15", of: diary(files))
    #expect(
      report.json.text(pretty: false).hasSuffix(
        """
        "new":[{"name":"mango","days":1,"first_day":"2026-03-14","last_day":"2026-03-14"}],"back":[],"forgotten":[{"name":"curd","days":8,"first_day":"2026-01-01","last_day":"2026-02-05"},{"name":"potato roast","days":8,\
        "first_day":"2026-01-01","last_day":"2026-02-05"},{"name":"curd rice","days":4,"first_day":"2026-01-21","last_day":\
        "2026-02-05"}]}}
        """))
  }

  @Test func `say what is usual only where there is enough of it, and a range only where it is one`() throws {
    let few = try report([.outliers], "2026-03-01..2026-03-15", of: diary(["2026-03-14": "- Lunch: soup"]))
    #expect(
      few.document.markdown.contains(
        "There is too little yet to know what is usual for you; it takes eleven meals of one kind."))
    var files: [String: String] = [:]
    for number in 0..<20 {
      files[day("2026-01-01").advanced(by: number).description] = "- Dinner: rice (500 kcal)"
    }
    files["2026-03-14"] = "- Dinner: rice (5000 kcal)"
    let feast = try report([.outliers], "2026-03-01..2026-03-15", of: diary(files))
    #expect(
      feast.document.markdown.contains(
        "- **5,000 kcal for dinner** on Saturday 14 March 2026, usually 500 (20 others). "))
  }

  // This diary has no habit and no task.
  @Test(arguments: InsightPart.allCases.filter { $0 != .habits })
  func `explain what each part says`(part: InsightPart) throws {
    let figures = try report([part]).figures
    #expect(!figures.isEmpty)
    for figure in figures {
      let lines = figure.lines.map(\.description)
      #expect(!lines.isEmpty && lines == lines.sorted { $0.prefix(18) < $1.prefix(18) })
    }
  }

  @Test func `explain a figure by as many lines as it counts`() throws {
    let figures = try report([.stats, .foods, .categories, .records, .weekdays]).figures
    #expect(figures.count > 15)
    for figure in figures {
      let number = try #require(figure.text.split(separator: ": ").last?.split(separator: " ").first)
      #expect(figure.lines.count == Int(number), "\(figure.text)")
    }
    #expect(figures.first?.lines.last?.description == "2026/2026-03-15.md:2")
  }

  @Test(arguments: [
    ("top-foods", InsightPart.foods), ("pairs", .together), ("variety", .variety), ("times", .timing),
  ])
  func `have parts with more than one name`(name: String, part: InsightPart) {
    #expect(InsightPart(named: name) == part && InsightPart(named: "nonsense") == nil)
  }

  @Test func `have a usual time and half of a meal around it from five entries, the times themselves below`()
    throws
  {
    func times(_ entries: Int) throws -> String {
      let lines = (0..<entries).map { "- 12:\(10 + 10 * $0) rice\n" }.joined()
      return try report([.timing], nil, of: diary(["2026-03-14": "## Lunch\n\(lines)"])).document.markdown
    }
    #expect(try times(3).contains("| Lunch | 12:10, 12:20 and 12:30 |       3 |"))
    #expect(try times(4).contains("| Lunch | 12:10 to 12:40 |       4 |"))
    #expect(try times(5).contains("| Lunch |   12:30 | 12:20–12:40 |       5 |"))
  }

  @Test func `title the headline by its own week`() throws {
    let files = ["2026-03-12": "## Lunch\n\n- rice\n"]
    let document = try report([.headline], "2026-03-01..2026-03-14", of: diary(files)).document
    #expect(document.title == "Week 11 of 2026")
    #expect(document.blocks.first == .paragraph(ReportText([.dim("Monday 9 to Sunday 15 March 2026.")])))
  }

  @Test func `leave times out that are estimates, and say so`() throws {
    let lunch = "## Lunch\n\n- 12:00 rice\n- ~15:00 soup\n- tea\n"
    let document = try report([.timing], nil, of: diary(["2026-03-14": lunch])).document.markdown
    #expect(document.contains("| Lunch | 12:00 |       1 |"))
    #expect(document.contains("2 of 3 entries have no exact time."))
    #expect(!document.contains("15:00"))
  }

  @Test(arguments: [
    ("2026-03-01..2026-03-15", "Entries by day", "| Sun 1  | "),
    ("2025-10-01..2026-03-15", "Entries by week", "| 9 to 15 March "),
    ("2024-01-01..2026-03-15", "Entries by month", "| March 2026 "),
  ])
  func `name the steps of the entries over time, and show the figure alone in the picture`(
    period: String, title: String, row: String
  ) throws {
    var older = journal
    older.earlierEntry = day("2023-12-01")
    let document = try report([.activity], period, of: older).document
    let svg = try #require(document.pictures.first { $0.name == "activity.svg" }?.svg)
    #expect(svg.contains(">\(title)</text>"))
    #expect(svg.contains("<desc id=\"activity-desc\">From ") && !svg.contains(", on "))
    #expect(document.markdown.contains(row))
  }
}
