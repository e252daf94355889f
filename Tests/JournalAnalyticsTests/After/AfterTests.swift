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

/// Ways in which foods and a symptom may come together, or one of the other.
enum Course: CaseIterable {
  case runs, saturdaysAndSundays, wednesdaysAndThursdays, phases, seasons, remedy, strong, weaker

  /// The number of its diaries that are tried. Those of a year take longer.
  var diaries: UInt64 { self == .seasons ? 16 : 50 }

  /// The number of them in which a food may be named; `nil` where one should be, or is told otherwise.
  var most: Int? {
    switch self {
    case .runs, .saturdaysAndSundays, .wednesdaysAndThursdays, .phases: 4
    case .seasons: 2
    case .remedy, .strong, .weaker: nil
    }
  }

  /// A diary of 120 days, or of a year for seasons, with 12 foods.
  func days(seed: UInt64) -> FoodDays {
    var random = SplitMix64(seed: seed &* 7_919 &+ 17)
    let length = self == .seasons ? 365 : 120
    let hours = (0..<12).map { _ in 420 + Int(chance(&random) * 780) }
    let often = (0..<12).map { _ in 0.1 + 0.5 * chance(&random) }
    let turn = 4 + 16 * chance(&random)
    var phases = hours.map { _ in chance(&random) < 0.5 }
    var isIll = false
    var days: [FoodDays.FoodDay] = []
    var symptoms: [Int] = []
    for number in 0..<length {
      let day = Day(ordinal: 20_000 + number)
      let season = 0.5 + 0.5 * seasonal(number)
      var foods: [(food: Int, minute: Int)] = []
      for food in 0..<12 {
        if chance(&random) < 1 / turn { phases[food].toggle() }
        if chance(&random) < share(of: food, day.weekday, often[food], phases[food], season) {
          foods.append((food, hours[food]))
        }
      }
      let eats = foods.first { $0.food == 0 }
      switch self {
      case .runs, .phases:
        if chance(&random) < 1 / turn { isIll.toggle() }
        if chance(&random) < (isIll ? 0.7 : 0.04) {
          symptoms.append(at(480 + Int(chance(&random) * 800), day))
        }
      case .saturdaysAndSundays, .wednesdaysAndThursdays:
        let bad: Weekday = self == .saturdaysAndSundays ? .sunday : .thursday
        if chance(&random) < (day.weekday == bad ? 0.6 : 0.07) {
          symptoms.append(at(480 + Int(chance(&random) * 600), day))
        }
      case .seasons:
        if chance(&random) < 0.03 + 0.4 * season {
          symptoms.append(at(480 + Int(chance(&random) * 800), day))
        }
      case .remedy:
        isIll = chance(&random) < (isIll ? 0.6 : 0.1)
        foods.removeAll { $0.food == 0 }
        if isIll {
          symptoms.append(at(600, day))
          if chance(&random) < 0.7 { foods.append((0, 700)) }
        }
      case .strong, .weaker:
        if chance(&random) < (eats == nil ? 0.1 : self == .strong ? 0.6 : 0.4) {
          symptoms.append(at(hours[0] + 60, day))
        }
      }
      days.append(.init(day: day, foods: foods))
    }
    return FoodDays(
      names: (0..<12).map { "food \($0)" }, days: days, symptoms: symptoms.sorted(),
      within: self == .phases ? 4_320 : 1_440)
  }

  private func at(_ minute: Int, _ day: Day) -> Int { day.ordinal * 1_440 + minute }

  /// From −1 to 1 and back in a year, in straight lines.
  private func seasonal(_ number: Int) -> Double { 1 - 4 * abs(Double(number % 365) / 365 - 0.5) }

  private func share(of food: Int, _ weekday: Weekday, _ often: Double, _ phase: Bool, _ season: Double)
    -> Double
  {
    switch self {
    case .runs, .phases: phase ? 0.8 : 0.08
    case .saturdaysAndSundays where food == 0: weekday == .saturday ? 0.85 : 0.05
    case .wednesdaysAndThursdays where food == 0: weekday == .wednesday ? 0.9 : 0.04
    case .seasons where food < 4: 0.05 + 0.7 * season
    case .strong where food == 0, .weaker where food == 0: 0.3
    default: often
    }
  }
}

@Suite struct `What precedes a symptom` {
  @Test(arguments: [360, 1_440])
  func `is named by chance in fewer diaries than it says`(within: Int) {
    var named = 0
    for seed in 0..<UInt64(200) {
      let findings = madeUpDays(seed: seed, planted: false, within: within).findings().tested
      #expect(findings.count > 6, "seed \(seed)")
      if findings.contains(where: \.isClear) { named += 1 }
    }
    // The rate, and what 200 diaries scatter around it.
    #expect(Double(named) <= 200 * FoodDays.falseFindingRate + 8, "\(named) of 200")
  }

  @Test(arguments: Course.allCases.filter { $0.most != nil })
  func `is not told of foods that only come when it comes`(course: Course) throws {
    var named = 0
    for seed in 0..<course.diaries where course.days(seed: seed).findings().tested.contains(where: \.isClear)
    {
      named += 1
    }
    let most = try #require(course.most)
    #expect(named <= most, "\(named) of \(course.diaries)")
  }

  @Test(arguments: [(Course.strong, 57), (.weaker, 36)])
  func `is found in diaries of 120 days`(course: Course, least: Int) {
    var found = 0
    for seed in 0..<UInt64(60) {
      let clear = course.days(seed: seed).findings().tested.filter(\.isClear)
      if clear.contains(where: { $0.foods.contains(0) }) { found += 1 }
    }
    #expect(found >= least, "\(found) of 60")
  }

  @Test func `is told of foods that are always eaten together in one line`() {
    var days = Course.strong.days(seed: 3)
    days.names[1] = "its bread"
    for index in days.days.indices {
      days.days[index].foods.removeAll { $0.food == 1 }
      if let food = days.days[index].foods.first(where: { $0.food == 0 }) {
        days.days[index].foods.append((1, food.minute))
      }
    }
    let clear = days.findings().tested.filter(\.isClear)
    #expect(clear.map(\.foods) == [[0, 1]])
  }

  @Test func `is what something is eaten against, where that comes after it as well`() {
    var marked = 0
    var named = 0
    for seed in 0..<UInt64(40) {
      for finding in Course.remedy.days(seed: seed).findings().tested where finding.isClear {
        named += 1
        if finding.mayBeRemedy { marked += 1 }
      }
    }
    #expect(named - marked <= 6, "\(named) named, \(marked) marked")
  }

  /// Why nothing can be told of diaries whose days have these foods and the symptom.
  enum Untold: String, CaseIterable {
    case tooShort, nearlyAlways, regular, ownWeekdays, sameDays, seldom, rareFoods

    var days: Int { self == .tooShort ? 24 : 90 }

    private func eats(_ number: Int) -> [String] {
      switch self {
      case .tooShort, .nearlyAlways: [number % 4 < 3 ? "soup" : "salad"]
      case .regular: [number % 2 == 0 ? "soup" : "salad"]
      case .ownWeekdays: [number * number % 11 < 5 ? "soup" : "salad"]
      case .sameDays: [number % 7 < 3 ? "soup" : "salad"]
      case .seldom: number % 13 == 5 ? [] : ["soup"]
      case .rareFoods: number % 17 == 3 ? ["soup"] : []
      }
    }

    private func isIll(_ number: Int, _ random: inout SplitMix64) -> Bool {
      switch self {
      case .tooShort: [2, 7, 12, 16, 20].contains(number)
      case .nearlyAlways: ![3, 41, 77].contains(number)
      case .regular: number % 2 == 0
      case .ownWeekdays: number % 7 == 1 || number % 7 == 4
      case .sameDays: number % 5 == 0 || number % 7 == 1
      case .seldom: [2, 17, 32, 56, 80].contains(number)
      case .rareFoods: chance(&random) < 0.7
      }
    }

    var diary: Journal {
      var random = SplitMix64(seed: 5)
      var files: [String: String] = [:]
      for number in 0..<days {
        let symptom =
          isIll(number, &random) ? "\n## Symptoms\n- 18:00 headache 3/10\n" : "\n## Notes\nA day.\n"
        let lines = eats(number).map { "- 12:00 \($0)\n" }.joined()
        files[day("2026-01-05").advanced(by: number).description] =
          "## Lunch\n- 12:00 water\n\(lines)\(symptom)"
      }
      return JournalTestSupport.diary(files)
    }

    var words: String {
      switch self {
      case .tooShort:
        "The days are too few to tell: so short a time can be held against itself in 23 ways only, and it takes 25."
      case .nearlyAlways: "It came on 86 of 89 days: too few are left without it to compare with."
      case .regular:
        "It came too regularly to tell: whatever is eaten at the same distances would fit it as well as a cause."
      case .sameDays:
        "Nothing can be compared: on the days of one weekday and season, either it came always or never or each of the 2 foods tried was eaten always or never."
      case .ownWeekdays:
        "Nothing can be compared: it came on every Tuesday and Friday and on no other day, so it cannot be told from the weekday."
      case .seldom:
        "It came too seldom to tell: even if it had followed the food tried whenever it came, that could be chance."
      case .rareFoods:
        "What was eaten came too seldom to tell: even if it had followed the food tried each time, that could be chance."
      }
    }
  }

  @Test(arguments: Untold.allCases)
  func `is said not to be told for the reason that there is`(untold: Untold) {
    let today = day("2026-01-05").advanced(by: untold.days)
    let report = afterReport(of: untold.diary, "headache", within: 24, period: nil, today: today)
    let text = report.document.markdown
    #expect(text.contains("# Nothing can be told yet\n"))
    #expect(text.contains("\n\(untold.words)"), "\(text)")
  }

  @Test func `is listed with the foods that tell most, and says how many are not listed`() {
    var files: [String: String] = [:]
    let foods = [
      "soup", "rice", "peas", "fish", "kale", "plum", "corn", "beans", "tofu", "figs", "eggs", "nuts", "oats",
      "pear",
    ]
    for number in 0..<120 {
      let eaten = foods.enumerated().filter { (number * ($0.offset + 3) + $0.offset) % 13 < 3 }.map {
        "- 12:00 \($0.element)\n"
      }
      let symptom = number % 11 == 4 || number % 17 == 2 ? "- 18:00 headache\n" : ""
      files[day("2026-01-05").advanced(by: number).description] =
        "## Lunch\n\(eaten.joined())\n## Symptoms\n\(symptom)\n## Notes\nA day.\n"
    }
    let report = afterReport(of: diary(files), "headache", within: 24, period: nil, today: day("2026-05-10"))
    let text = report.document.markdown
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| ") && $0.contains(" of ") }
    let tried = report.findings.count
    #expect(tried > rows && text.contains("_Of \(tried) foods tried \(rows) are listed: the "))
    #expect(text.contains("‘--format json’ has all._"))
    #expect(text.contains("It cannot be ruled out that something else lies behind it: the season, a remedy"))
  }

  @Test(arguments: [
    (
      120, "pizza",
      "After pizza it did come more often, but that can hardly be told from the weekday: it may be the day as well as the food."
    ),
    (
      168, "cherries",
      "With cherries that can hardly be told from the season, though: it may be the time of year as well as the food."
    ),
  ])
  func `says of what a food cannot be told`(days: Int, food: String, sentence: String) {
    var files: [String: String] = [:]
    for number in 0..<days {
      // The pizza on all Saturdays but one, the cherries in the last six weeks.
      let isItsTime = food == "pizza" ? number % 7 == 5 : number >= 126
      let isEaten = isItsTime && (food == "pizza" ? number != 47 : number % 13 != 0)
      let isIll = isItsTime && number % 4 != 0
      let eaten = isEaten ? "- 12:00 \(food)\n" : ""
      let rice = number % 5 == 0 || number % 3 == 1 ? "- 12:00 rice\n" : ""
      files[day("2026-01-05").advanced(by: number).description] =
        "## Lunch\n- 12:00 water\n\(rice)\(eaten)"
        + (isIll ? "\n## Symptoms\n- 18:00 headache\n" : "\n## Notes\nA day.\n")
    }
    let report = afterReport(
      of: diary(files), "headache", within: 24, period: nil, today: day("2026-01-05").advanced(by: days + 3))
    let lead = report.document.markdown.split(separator: "\n").first { $0.contains("hardly") }
    #expect(lead?.hasSuffix(sentence) ?? false, "\(report.document.markdown)")
    #expect(lead != sentence[...])
  }

  @Test func `has no percentages of fewer than ten days`() {
    var files: [String: String] = [:]
    for number in 0..<60 {
      let soup = number % 9 == 3 ? "- 12:00 soup\n" : ""
      let symptom = number % 13 == 4 || number % 9 == 3 ? "- 18:00 headache\n" : ""
      files[day("2026-01-05").advanced(by: number).description] =
        "## Lunch\n- 12:00 bread\n\(soup)\n## Symptoms\n\(symptom)\n## Notes\nA day.\n"
    }
    let report = afterReport(of: diary(files), "headache", within: 24, period: nil, today: day("2026-03-10"))
    let row = report.document.markdown.split(separator: "\n").first {
      $0.contains("soup") && $0.contains(" of ") && $0.hasPrefix("|")
    }
    #expect(row?.contains(" 7 of 7 |") ?? false, "\(row ?? "")")
    #expect(row?.contains(" – |") ?? false)
  }

  @Test func `is found where it is`() {
    var found = 0
    for seed in 0..<UInt64(60) {
      let clear = madeUpDays(seed: seed, planted: true, within: 360).findings().tested.filter(\.isClear)
      if clear.first?.foods.first == 0 { found += 1 }
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
    ("headahce", "2026-03-05", "Did you mean ‘headache’, which is noted "),
    (
      "salda", "2026-03-05",
      "Did you mean ‘salad’, which is a food here, in 30 entries? ‘journal timeline salad’ follows it."
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

  @Test func `is noted once by an item and a note of one day`() {
    let lines = SymptomLines(
      "headache",
      in: diary([
        "2026-03-01": "## Symptoms\n- 17:00 headache 3/10\n\n## Notes\nA headache in the evening.\n",
        "2026-03-02": "## Notes\nA headache in the evening.\n",
        "2026-03-03": "## Symptoms\n- headache: none\n",
      ]), through: day("2026-03-05"))
    #expect(lines.lines.map(\.place.line) == [2, 2])
    #expect(lines.denied == 1)
  }
}
