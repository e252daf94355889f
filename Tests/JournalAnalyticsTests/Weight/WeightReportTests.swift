import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The report on weight` {
  /// Weights of the days before 14 March, the last of them on that day, with these settings.
  private func report(
    _ masses: [Double?], _ settings: String, unit: BodyMassUnit? = nil, today: String = "2026-03-14"
  ) -> WeightReport {
    let last = day("2026-03-14")
    let files = masses.enumerated().compactMap { number, mass -> JournalDay? in
      guard let mass else { return nil }
      return dayFile("\(last.advanced(by: number + 1 - masses.count))") { $0.weights = weights(mass) }
    }
    let read = JournalSettings.reading(SourceText(settings)).settings
    return WeightReport(Journal(settings: read, days: files), in: nil, today: day(today), unit: unit)
  }

  /// Twenty-one days from 80 kg on, by so much a day, with a scatter of ±0.1.
  private func line(_ perDay: Double, from mass: Double = 80) -> [Double] {
    (0..<21).map { mass + perDay * Double($0) + ($0 % 2 == 0 ? 0.1 : -0.1) }
  }

  @Test(arguments: [
    (
      -0.1, "target_kg = 75",
      "You reach 75.0 kg in about 6 weeks, around 22 April 2026, going by the trend; somewhere between 5 and 6 weeks."
    ),
    (0.1, "target_kg = 75", "The target is 75.0 kg, but the trend leads away from it."),
    (-0.1, "target_kg = 79.2\naim = \"lose\"", "You have reached your target of 79.2 kg."),
    (
      -0.1, "target_kg = 90\naim = \"lose\"",
      "Your aim is to lose, but the target of 90.0 kg lies above your weight, which is 78.8 kg by the trend; ‘journal goal --aim gain’ or another --target makes them agree."
    ),
    (
      -0.1, "target_kg = 75\naim = \"maintain\"",
      "Your aim is to keep your weight at 75.0 kg; the trend is 3.8 kg above it."
    ),
    (0.0, "target_kg = 80\naim = \"maintain\"", "You are holding your target of 80.0 kg."),
    (-0.1, "", "No target is set; ‘journal goal --target’ with a weight sets one."),
    (-0.1, "aim = \"maintain\"", "Your aim is to keep your weight; there is no target to reach."),
  ])
  func `says when the target is reached, or why that cannot be said`(
    perDay: Double, profile: String, sentence: String
  ) {
    #expect(report(line(perDay), "[profile]\n\(profile)\n").projectionSentence == sentence)
  }

  @Test func `of a period that is over is seen from its end`() {
    let files = line(-0.1).enumerated().map { number, mass in
      dayFile("\(day("2026-02-22").advanced(by: number))") { $0.weights = weights(mass) }
    }
    let settings = JournalSettings.reading(SourceText("[profile]\ntarget_kg = 75\n")).settings
    let report = WeightReport(
      Journal(settings: settings, days: files), in: day("2026-02-22")...day("2026-02-28"),
      today: day("2026-03-14"))
    let text = report.document.blocks.compactMap { block in
      if case .paragraph(let text) = block { text.plain } else { nil }
    }
    #expect(
      text == [
        "79.9 kg by the trend on 28 February; the scale said 79.5 kg.",
        "Down 0.7 kg a week, give or take 0.2 kg, from 7 days with a weight over 7 days.",
      ])
  }

  @Test func `says of a weight to keep that the weights are leaving it`() {
    #expect(
      report(line(-0.1), "[profile]\ntarget_kg = 78.8\naim = \"maintain\"\n").projectionSentence
        == "Your aim is to keep your weight at 78.8 kg; the trend is there, but the weights go down by 0.7 kg a week."
    )
  }

  @Test(arguments: [
    (
      [72.4, 724.0, 72.2],
      "724.0 kg on 13 March is left out, for hardly anybody weighs that; ‘journal edit 2026-03-13#w1 --weight’ with the right one mends it."
    ),
    (
      [724.0, 12.0, 72.2],
      "724.0 kg on 12 March is left out, as is 1 other, for hardly anybody weighs that; ‘journal edit 2026-03-12#w1 --weight’ with the right one mends it."
    ),
    (
      [724.0],
      "724.0 kg on 14 March is left out, for hardly anybody weighs that; ‘journal edit 2026-03-14#w1 --weight’ with the right one mends it."
    ),
  ])
  func `names readings that no person has, and leaves them out`(masses: [Double], sentence: String) {
    let report = report(masses, "")
    #expect(report.implausibleSentence == sentence)
    #expect(
      report.document.blocks.contains { block in
        if case .paragraph(let text) = block { text.plain == sentence } else { false }
      })
    #expect(report.readings.count == masses.count { (20...400).contains($0) })
  }

  @Test func `names a reading that is far from those around it, and leaves it out of the trend`() {
    let report = report([72.4, 72.3, 27.5, 72.4, 72.2], "")
    #expect(
      report.straySentence
        == "27.5 kg on 12 March is far from the weights around it, about 72.4 kg, and left out of the trend; if it is a slip, ‘journal edit 2026-03-12#w1 --weight’ with the right one mends it."
    )
    #expect(
      report.trend.points.map(\.day.description) == ["2026-03-10", "2026-03-11", "2026-03-13", "2026-03-14"])
    // Five days say nothing of a week.
    #expect(report.slopeSentence == nil)
  }

  @Test(arguments: [
    ([72.4, 72.3, 160, 72.4], [2]), ([160, 72.3, 72.4], [0]), ([72.4, 72.3, 60], [2]),
    ([72.4, 72.3, 62], []),
    // A digit that is off by one, and a new level that is none.
    ([80.3, 80.3, 80.1, 70.3, 80.4, 80.3], [3]), ([80.3, 80.3, 80.1, 80.2, 70.3], [4]),
    ([75.9, 75.7, 85.7, 75.8], [2]),
    ([78.5, 88.5, 78.4, 78.6, 78.5], [1]), ([80.3, 80.3, 80.1, 75.0, 75.2, 75.1], []),
    ([80.3, 80.3, 80.1, 76.5, 80.4, 80.3], []),
    ([72.4, 72.3, 160, 160, 72.4, 72.2], [2, 3]),
    ([80, 80, 80, 80, 176, 177], [4, 5]),
    // A week in pounds, and one at the end.
    ([70, 70.2, 70, 70.1, 153.8, 154.1, 154, 153.9, 154, 70, 70.1, 70], [4, 5, 6, 7, 8]),
    ([70, 70.2, 70, 70.1, 70, 70.1, 153.8, 154.1, 154, 153.9], [6, 7, 8, 9]),
    // As many as before them, a level that is no other unit, and one to which nothing comes back.
    ([70, 70.2, 153.8, 154.1, 154, 153.9, 70], []), ([70, 70.2, 70, 70.1, 70, 90, 90.1, 90.2, 90], []),
    // Nobody can say which of them is right.
    ([72.4, 160], []), ([72.4, 160, 160, 72.4], []), ([72.4, nil, 160], []),
    // What is more than 28 days away says nothing.
    ([72.4, 72.3] + Array(repeating: nil, count: 29) + [60], []),
  ])
  func `takes for far what is more than 15 % off the weights around it, and a lone jump`(
    masses: [Double?], expected: [Int]
  ) throws {
    let readings = try masses.enumerated().compactMap { number, mass in
      try mass.map { mass in
        WeightReading(
          day: day("2026-01-01").advanced(by: number), mass: try #require(BodyMass(kilograms: mass)))
      }
    }
    #expect(StrayWeights.found(in: readings).map(\.index) == expected)
  }

  @Test(arguments: [
    // So straight a line leaves hardly a doubt.
    (
      BodyMassUnit.kilograms, -0.1, 0.0,
      "Down 0.7 kg a week, give or take less than 0.1 kg, from 21 days with a weight over 21 days."
    ),
    (
      .kilograms, 0, 0,
      "Steady, give or take less than 0.1 kg a week, from 21 days with a weight over 21 days."
    ),
    (
      .stones, 0.1, 0,
      "Up 1.5 lb a week, give or take less than 0.1 lb, from 21 days with a weight over 21 days."
    ),
    (
      .kilograms, 0.1, 0.8,
      "Up 0.7 kg a week, give or take 0.2 kg, from 21 days with a weight over 21 days."
    ),
  ])
  func `says how fast it goes, and never 0.0 of the doubt`(
    unit: BodyMassUnit, perDay: Double, scatter: Double, sentence: String
  ) {
    let masses = (0..<21).map { 80 + perDay * Double($0) + ($0 % 2 == 0 ? scatter : -scatter) }
    #expect(report(masses, "", unit: unit).slopeSentence == sentence)
  }

  @Test func `says the likely day also where the slower rate never arrives`() {
    // 80 kg and 500 kcal a day less: 350 · ln(1 / (1 − 20 / 22.7)) days.
    let profile =
      "sex = \"male\"\nborn = 1991-01-01\nheight_cm = 180\nactivity = \"moderate\"\naim = \"lose\"\ntarget_kg = 60"
    let sentence = report([80], "[profile]\n\(profile)\n").projectionSentence
    #expect(sentence.hasPrefix("You reach 60.0 kg in about 106 weeks, around "), "\(sentence)")
    #expect(
      sentence.hasSuffix("; in 61 weeks at the earliest, and perhaps never, for the rate is not sure."),
      "\(sentence)")
  }

  @Test func `names the last reading of a day by its time, wherever it stands`() {
    let text = "## Weight\n\n- 20:00 73 kg\n- 07:00 72.5 kg\n"
    let file = DayFileParser().parse(SourceText(text), day: day("2026-03-13"), path: "2026/2026-03-13.md").day
    let report = WeightReport(Journal(days: [file]), in: nil, today: day("2026-03-14"), unit: nil)
    #expect(report.document.markdown.contains("the scale said 73.0 kg"))
  }

  @Test func `names the last reading of a day with several, not their mean`() {
    let file = dayFile("2026-03-14") { $0.weights = weights(80) + weights(82) }
    let report = WeightReport(Journal(days: [file]), in: nil, today: day("2026-03-14"))
    let text = TerminalRenderer(width: 80, style: .plain).text(of: report.document)
    #expect(text.contains("81.0 kg by the trend on 14 March; the scale said 82.0 kg."), "\(text)")
  }

  @Test func `says nothing of today by a weight of long ago`() {
    let old = report(line(-0.1), "[profile]\ntarget_kg = 75\n", today: "2026-04-14")
    #expect(
      old.projectionSentence
        == "The target is 75.0 kg. The last weight is 31 days old, too old to say when you will be there.")
    let short = report([80, 79.9], "[profile]\ntarget_kg = 75\n")
    #expect(
      short.projectionSentence
        == "The target is 75.0 kg. When you will be there can be said after 14 days of weights, or with a goal: ‘journal goal --setup’."
    )
  }

  @Test(arguments: [
    (BodyMassUnit.kilograms, 80.0, "80.0 kg"), (.pounds, 80, "176.4 lb"), (.stones, 80, "12 st 8.4 lb"),
    (.stones, 1, "2.2 lb"),
    (.kilograms, -0.26, "0.3 kg"), (.kilograms, .nan, "0.0 kg"),
  ])
  func `writes masses in its unit`(unit: BodyMassUnit, mass: Double, text: String) {
    #expect(MassText(unit)(mass) == text)
  }

  @Test func `draws whole half kilos around the weights, with the target if it is near`() throws {
    let near = try #require(report([80, 79.9, nil, 79.6], "[profile]\ntarget_kg = 78.7\n").chart)
    guard case .line(let chart) = near.drawing else { return }
    #expect(chart.points.map(\.value) == [80, 79.9, nil, 79.6])
    #expect(chart.scale?.marks.map(\.caption) == ["78.5 kg", "80.0 kg"])
    #expect(chart.target?.caption == "target 78.7 kg")
    #expect(chart.joinedSteps == 6)
    let far = try #require(report([80, 79.9, nil, 79.6], "[profile]\ntarget_kg = 60\n").chart)
    #expect(
      far.summary
        == "From 80.0 kg on Wednesday 11 March to 79.6 kg on Saturday 14 March. The target of 60.0 kg lies below the chart."
    )
    let pounds = try #require(report([80, 79.9, 79.6], "", unit: .stones).chart)
    guard case .line(let drawn) = pounds.drawing else { return }
    #expect(drawn.scale?.marks.map(\.caption) == ["12 st 7.0 lb", "12 st 9.0 lb"])
    #expect(report([80, 79.9], "").chart == nil)
  }
}
