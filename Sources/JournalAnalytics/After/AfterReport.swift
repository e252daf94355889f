public import JournalFormat

/// What was eaten before a symptom, compared with how often the symptom occurs anyway.
public struct AfterReport: Sendable {
  public var symptom: String
  /// In hours, from 1 to 168.
  public var within: Int
  var observed: ObservedPeriod
  var lines: [SymptomLines.Line]
  /// The number of lines that deny it.
  var denied: Int
  /// How many lines are notes, and what was not counted, in sentences.
  var mentions: [String]
  /// The number of days that count, see `FoodDays`.
  var days: Int
  var names: [String] { foods.names }
  var found: FoodFindings
  var isTooEarly: Bool
  /// A similar word that is noted where the symptom is not, and how often it is.
  var similar: (word: String, count: Int)?
  /// The entries that the figures are computed from.
  var diary: EatenDiary
  var foods: FoodIndex
  var daysThatCount: Set<Day>

  /// The foods after which the symptom is significantly more frequent, corrected for multiple tests.
  var clear: [FoodFinding] { findings.filter { $0.isClear && $0.difference.difference > 0 } }
  /// Sorted by p-value.
  var findings: [FoodFinding] { found.tested }

  /// “milk”, and “idli with sambar” of foods that are nearly always eaten together, in the order of their first mention.
  func name(of finding: FoodFinding) -> String {
    let together = finding.foods.sorted { foods.mentioned[$0] < foods.mentioned[$1] }
    let others = together.dropFirst().map { foods.shown[$0] }
    guard !others.isEmpty else { return foods.shown[together[0]] }
    let more = AfterWords.andMore.said(["count": .number(others.count - 3)])
    return AfterWords.eatenWith.said([
      "food": .text(foods.shown[together[0]]),
      "others": .list(others.count > 4 ? others.prefix(3) + [more] : others),
    ])
  }
}

/// Compares what was eaten before `symptom` with what was eaten otherwise.
///
/// A day counts if it is logged and over, and if every day up to `within` hours after it has a line: days without a
/// record do not count as healthy. Foods are those of `FoodTally`, at their first time on a day; one without a time
/// is taken at the median of its category's times, or at noon. With fewer than 20 such days, or fewer than 5 days
/// that note the symptom, there is no result.
public func afterReport(
  of journal: Journal, _ symptom: String, within hours: Int, period: Period?, today: Day
) -> AfterReport {
  let diary = EatenDiary(journal, through: today)
  let lines = SymptomLines(symptom, in: journal, through: today)
  let beginning = [diary.days.first?.day, lines.lines.first?.day].compactMap(\.self).min()
  let observed = ObservedPeriod(period ?? .days((beginning ?? today)...today), today: today)
  let foods = FoodIndex(diary)
  let days = foodDays(
    of: journal, eaten: diary, foods: foods, symptom: lines, within: hours * 60, observed: observed)
  let noted = lines.lines.filter { observed.elapsed?.contains($0.day) ?? false }
  let isTooEarly =
    days.days.count < FoodDays.leastDays || Set(noted.map(\.day)).count < FoodDays.leastOfEach
  return AfterReport(
    symptom: symptom, within: hours, observed: observed, lines: noted, denied: lines.denied,
    mentions: lines.notes(on: noted),
    days: days.days.count, found: isTooEarly ? FoodFindings() : days.findings(), isTooEarly: isTooEarly,
    similar: lines.lines.isEmpty ? SymptomLines.similar(to: symptom, in: journal, through: today) : nil,
    diary: diary, foods: foods,
    daysThatCount: Set(days.days.map(\.day)))
}

private func foodDays(
  of journal: Journal, eaten diary: EatenDiary, foods: FoodIndex, symptom lines: SymptomLines, within: Int,
  observed: ObservedPeriod
) -> FoodDays {
  let reach = (1_439 + within) / 1_440
  let written = Set(journal.days.filter(\.hasLine).map(\.day))
  var times: [FoodCategory: [Int]] = [:]
  for row in diary.rows {
    if let category = row.category, let time = row.time {
      times[category, default: []].append(Int(time.minutes))
    }
  }
  let usual = times.compactMapValues { median($0) }
  let noon = Int(ClockTime.noon.minutes)
  let days = diary.days(in: observed.elapsed).filter { day in
    day.day.advanced(by: reach) < observed.today
      && (0..<reach).allSatisfy { written.contains(day.day.advanced(by: $0 + 1)) }
  }
  return FoodDays(
    names: foods.names,
    days: days.map { day in
      var first: [Int: Int] = [:]
      for row in diary.rows[day.rows] {
        let minute = row.time.map { Int($0.minutes) } ?? row.category.flatMap { usual[$0] } ?? noon
        for food in foods.all[Int(row.phrase)] { first[food] = min(first[food] ?? minute, minute) }
      }
      return .init(day: day.day, foods: first.map { (food: $0.key, minute: $0.value) })
    }, symptoms: lines.minutes, within: within)
}

extension JournalDay {
  /// Whether the day has any record.
  fileprivate var hasLine: Bool {
    !entries.isEmpty || !weights.isEmpty || !tasks.isEmpty || !habitTicks.isEmpty || !moods.isEmpty
      || !series.isEmpty || !notes.isEmpty
  }
}
