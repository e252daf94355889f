import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Days held against their goal` {
  @Test(
    arguments: [
      (18_990, EnergyDay.State.under), (19_000, .on), (20_000, .on), (21_000, .on), (21_010, .slightlyOver),
      (23_000, .slightlyOver), (23_010, .over), (0, .under), (21_004, .on), (18_996, .on), (18_994, .under),
    ])
  func `are told by the share, ends included`(tenths: Int, state: EnergyDay.State) {
    #expect(EnergyDay.state(tenths: tenths, goal: 2_000) == state)
  }

  /// Days of which `o` is on the goal, `s` slightly over, `O` over, `u` under, `p` partial, `c` complete without any value, `-` without a
  /// record, `R` one of rest without a record and `n` complete without a goal. The last is today.
  private func days(_ text: String, _ aim: ProfileSettings.Aim?) -> [EnergyDay] {
    text.enumerated().map { number, sign in
      var tally = EnergyTally()
      tally.middleTenths = ["o": 20_000, "s": 22_000, "O": 25_000, "u": 15_000, "n": 20_000][sign] ?? 0
      tally.stated = tally.middleTenths > 0 ? 1 : 0
      return EnergyDay(
        day: Day(ordinal: 20_000 + number), tally: tally,
        coverage: "-R".contains(sign) ? .untracked : sign == "p" ? .partial : .complete, eaten: 1,
        macros: [:], goal: sign == "n" ? nil : DailyGoal(kilocalories: 2_000, basis: .profile), aim: aim,
        isRest: sign == "R", isOver: number < text.count - 1)
    }
  }

  @Test(
    arguments: [
      ("ooo", nil, 2), ("ooOoso", nil, 2), ("oopo-", nil, 3), ("o-oo", nil, 1), ("onoo", nil, 1),
      ("ocoo", nil, 2), ("oRoo", nil, 2), ("RRRo", nil, 0),
      ("ouoo", .lose, 3), ("ouoo", .gain, 1), ("ouoo", .maintain, 1), ("ouoo", nil, 1),
      ("oOoo", .lose, 1), ("oOoo", .gain, 3), ("oOoo", .maintain, 1), ("osoo", .gain, 3),
      ("oooO", nil, 3), ("ooo-", nil, 3), ("p", nil, 0), ("", nil, 0), ("ppp", .lose, 0),
    ] as [(String, ProfileSettings.Aim?, Int)])
  func `make a streak up to yesterday`(text: String, aim: ProfileSettings.Aim?, length: Int) {
    #expect(targetStreak(of: days(text, aim).reversed()).count == length)
  }

  @Test func `have a sign each, today and days without a goal too`() {
    #expect(days("osOupc-Rno", nil).map(\.gridSign).joined() == "●▲✚▽◌◌·R–◇")
    var incomplete = days("oo", nil)[0]
    incomplete.tally.incomplete = 1
    #expect(incomplete.gridSign == "≥" && incomplete.state == .partial)
    #expect(
      days("osOupc-Rno", nil).map { $0.state?.rawValue ?? "none" } == [
        "on", "slightly_over", "over", "under", "partial", "partial", "untracked", "untracked", "none",
        "none",
      ])
  }

  @Test(
    arguments: [
      ("rice 150 g", "table", 900, 1_100), ("2 eggs", "table", 750, 1_250),
      ("a slice of toast", "table", 750, 1_250),
      ("dal", "table", 600, 1_400), ("1 bowl of dal", "table", 750, 1_250),
      ("rice 150 g and dal", "table", 750, 1_250), ("2 eggs, 100 g ham with toast", "table", 750, 1_250),
      ("idli with sambar", "model gemini-2.0-flash", 600, 1_400), ("dal", "label", 1_000, 1_000),
      ("", "table", 600, 1_400),
    ])
  func `carry how sure an estimate is`(words: String, source: String, low: Int, high: Int) {
    var tally = EnergyTally()
    tally.add(
      food(words, kcal: 100...100, isEstimate: true, details: [.source(TextSlice(source))]), isKnown: true)
    #expect((tally.lowTenths, tally.middleTenths, tally.highTenths) == (low, 1_000, high))
  }

  @Test func `take figures without a sign of an estimate, ranges and own guesses as they are`() {
    var tally = EnergyTally()
    tally.add(food("dal", kcal: 100...100, details: [.source(TextSlice("table"))]), isKnown: true)
    tally.add(
      food("dal", kcal: 100...120, isEstimate: true, details: [.source(TextSlice("table"))]), isKnown: true)
    tally.add(food("dal", kcal: 100...100, isEstimate: true), isKnown: true)
    #expect((tally.lowTenths, tally.highTenths) == (3_000, 3_200))
  }

  @Test func `are neither where an entry of a complete day has no value`() {
    let file = dayFile("2026-03-12", food("rice", .lunch, kcal: 1_190), food("soup", .dinner)) {
      $0.isComplete = true
    }
    let report = EnergyReport(
      journal("[[goal]]\nenergy_kcal = 2000\n", [file]), in: day("2026-03-12")...day("2026-03-12"),
      today: day("2026-03-13"))
    #expect(report.days.map(\.state) == [.partial])
    #expect(report.targetSentence == nil)
  }

  private func journal(_ settings: String, _ days: [JournalDay]) -> Journal {
    Journal(settings: JournalSettings.reading(SourceText(settings)).settings, days: days)
  }

  @Test func `are held against the goal and the aim that they had`() {
    let settings = """
      [profile]
      aim = "lose"
      energy_goal_kcal = 2000
      [[goal]]
      from = 2026-03-11
      aim = "gain"
      energy_kcal = 2500
      [[goal]]
      from = 2026-03-12
      energy_kcal = 2600
      """
    let files = (9...12).map { number in
      dayFile(
        number == 9 ? "2026-03-09" : "2026-03-\(number)", food("rice", .lunch, kcal: 1_200),
        food("dal", .dinner, kcal: 700))
    }
    let report = EnergyReport(
      journal(settings, files), in: day("2026-03-09")...day("2026-03-12"), today: day("2026-03-13"))
    #expect(report.days.map { $0.goal?.kilocalories } == [2_000, 2_000, 2_500, 2_600])
    #expect(report.days.map { $0.aim?.rawValue } == ["lose", "lose", "gain", "gain"])
    #expect(report.days.map { $0.state?.rawValue } == ["on", "on", "under", "under"])
    #expect(report.streak.isEmpty)
  }

  @Test func `a whole page`() throws {
    var rice = food("rice", .lunch, kcal: 1_850...2_050, nutrients: [NutrientAmount(.protein, grams: 40)])
    rice.facts.nutrients.append(NutrientAmount(.fat, grams: 20))
    let files = [
      dayFile("2026-03-09", rice) { $0.isComplete = true },
      dayFile("2026-03-10", food("soup", .lunch, kcal: 1_400), food("tea"), food("bread", .dinner)),
      dayFile("2026-03-11", food("nothing said", .lunch)) { $0.isComplete = true },
      dayFile("2026-03-12", food("stew", .lunch, kcal: 1_500), food("cake", .dinner, kcal: 900)) {
        $0.weights = weights(72.4)
      },
      dayFile("2026-03-13", food("eggs", .breakfast, kcal: 300)),
    ]
    let settings = "[[goal]]\nenergy_kcal = 2000\nprotein_g = 60\n"
    let report = EnergyReport(
      journal(settings, files), in: day("2026-03-07")...day("2026-03-13"), today: day("2026-03-13"))
    try expectGolden(TerminalRenderer(width: 80, style: .plain).text(of: report.document), "energy-week.txt")
    try expectGolden(report.json.text(pretty: true), "energy-week.json")
  }

  @Test(arguments: [(31, "By day", 31), (32, "By week", 5), (190, "By week", 28), (191, "By month", 7)])
  func `are shown by week and month over longer periods`(length: Int, title: String, rows: Int) {
    let last = day("2026-03-14")
    let files = (0..<length).map { number in
      dayFile(
        last.advanced(by: number - length + 1).description, food("rice", .lunch, kcal: 900),
        food("dal", .dinner, kcal: 900))
    }
    let report = EnergyReport(
      Journal(days: files), in: last.advanced(by: 1 - length)...last, today: last.advanced(by: 1))
    #expect(report.chart.title == title)
    #expect(report.chart.table.rows.count == rows)
  }

  @Test func `of a period that is over are seen from its last day`() {
    let files = ["2026-01-30", "2026-02-03", "2026-03-13"].map {
      dayFile($0, food("rice", .lunch, kcal: 900), food("dal", .dinner, kcal: 900))
    }
    let report = EnergyReport(
      Journal(days: files), in: day("2026-01-01")...day("2026-02-05"), today: day("2026-03-14"))
    #expect(report.grid.last?.day == day("2026-02-05") && report.measured == nil)
    // January counts from the first entry on.
    #expect(report.countedDays == 7 && report.untrackedDays == 5)
    #expect(report.gridTable.rows.count == 2)
  }

  @Test func `say at least how much it is where a value is missing`() {
    let energy = EnergyAmount(
      low: Energy(kilocalories: 1_500) ?? .zero, high: Energy(kilocalories: 1_900) ?? .zero, isEstimate: false
    )
    var file = dayFile("2026-03-09", food("rice", .dinner), food("tea", .lunch))
    file.entries[0].facts.energy = energy
    file.isComplete = true
    let report = EnergyReport(
      Journal(days: [file]), in: day("2026-03-09")...day("2026-03-09"), today: day("2026-03-14"))
    let text = report.document.markdown
    #expect(text.contains("1 entry on these days has no value, so it is at least 1,500."), "\(text)")
  }

  @Test func `do not exist in an empty diary`() {
    let report = EnergyReport(Journal(), in: day("2026-03-08")...day("2026-03-14"), today: day("2026-03-14"))
    #expect(
      TerminalRenderer(width: 80, style: .plain).text(of: report.document)
        == "Energy, 8 to 14 March 2026\n\n  No food is written down in these days.\n")
  }
}
