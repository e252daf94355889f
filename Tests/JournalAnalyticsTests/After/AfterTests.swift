import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

/// A number from 0 to below 1.
private func chance(_ random: inout SplitMix64) -> Double {
  Double(random.next() >> 11) / 9_007_199_254_740_992
}

/// A made-up diary of 70 days and 10 foods, each with its own frequency, hours and liking for weekends. The symptom comes and
/// goes in spells, more on weekends, at hours of its own; with `planted` also within hours after the first food.
private func madeUpDays(seed: UInt64, planted: Bool, within: Int) -> FoodDays {
  var random = SplitMix64(seed: seed)
  let often = (0..<10).map { planted && $0 == 0 ? 0.3 : 0.1 + 0.6 * chance(&random) }
  let hours = (0..<10).map { _ in 420 + Int(chance(&random) * 840) }
  let weekend = 0.3 * chance(&random)
  let rate = planted ? 0.08 : 0.05 + 0.35 * chance(&random)
  let spell = chance(&random)
  var days: [FoodDays.FoodDay] = []
  var symptoms: [Int] = []
  var isIll = false
  for number in 0..<70 {
    let day = Day(ordinal: 20_000 + number)
    let extra = day.weekday.rawValue >= 6 ? weekend : 0
    var foods: [(food: Int, minute: Int)] = []
    for food in 0..<10 where chance(&random) < often[food] + extra {
      foods.append((food, max(0, hours[food] + Int(chance(&random) * 180) - 90)))
    }
    isIll = chance(&random) < rate + extra + (isIll ? 0.3 * spell : 0)
    if isIll { symptoms.append(day.ordinal * 1_440 + 480 + Int(chance(&random) * 800)) }
    if planted, let milk = foods.first(where: { $0.food == 0 }), chance(&random) < 0.6 {
      symptoms.append(day.ordinal * 1_440 + milk.minute + 60 + Int(chance(&random) * 120))
    }
    days.append(.init(day: day, foods: foods))
  }
  return FoodDays(
    names: (0..<10).map { "food \($0)" }, days: days, symptoms: symptoms.sorted(), within: within)
}

@Suite struct `What precedes a symptom` {
  @Test(arguments: [360, 1_440])
  func `is named by chance in fewer diaries than it says`(within: Int) {
    var named = 0
    for seed in 0..<UInt64(500) {
      let findings = madeUpDays(seed: seed, planted: false, within: within).findings().tested
      #expect(findings.count > 6, "seed \(seed)")
      if findings.contains(where: \.isClear) { named += 1 }
    }
    #expect(Double(named) <= 500 * FoodDays.falseFindingRate)
  }

  @Test func `is found where it is`() {
    var found = 0
    for seed in 0..<UInt64(60) {
      let clear = madeUpDays(seed: seed, planted: true, within: 360).findings().tested.filter(\.isClear)
      if clear.first?.food == 0 { found += 1 }
    }
    #expect(found >= 54)
  }

  /// Every third day milk at eight, and a headache at eleven after two of three; soup at noon by its own count.
  private var journal: Journal {
    var files: [String: String] = [:]
    for number in 0..<60 {
      let day = day("2026-01-05").advanced(by: number)
      var text =
        "## Breakfast\n- 08:00 \(number % 3 == 0 ? "milk" : "tea")\n\n## Lunch\n- 12:00 \(number % 2 == 0 ? "soup" : "salad")\n"
      if number % 3 == 0, number % 9 != 0 { text += "\n## Symptoms\n- 11:00 headache 3/10\n" }
      if number == 40 { text += "\n## Symptoms\n- headache 0/10\n\n## Notes\n\nHeadache at night.\n" }
      files[day.description] = text
    }
    return diary(files)
  }

  @Test func `is told with how sure it is`() throws {
    let report = afterReport(of: journal, "Headache", within: 6, period: nil, today: day("2026-03-05"))
    try expectGolden(report.document.markdown, "after.md")
    try expectGolden(report.json.text(pretty: true), "after.json")
    #expect(report.figures.first?.lines.count == 14)
  }

  @Test(arguments: [
    (
      "headache", "2026-01-20",
      "That is too few days to say anything; it takes at least 20 such days and 5 days with it."
    ),
    ("knee", "2026-03-05", "‘knee’ is under no heading of your own, in no mood and in no note here."),
  ])
  func `is not told from too little`(symptom: String, today: String, words: String) {
    let report = afterReport(of: journal, symptom, within: 24, period: nil, today: day(today))
    #expect(report.document.markdown.contains(words) && report.clear.isEmpty)
  }

  @Test func `leaves out days of which it is not known what came after`() {
    var diary = journal
    diary.days.removeAll { $0.day == day("2026-02-01") }
    let whole = afterReport(of: journal, "headache", within: 24, period: nil, today: day("2026-03-05")).days
    // The day itself and the one before it.
    #expect(
      afterReport(of: diary, "headache", within: 24, period: nil, today: day("2026-03-05")).days == whole - 2)
    #expect(whole == 58)
  }
}
